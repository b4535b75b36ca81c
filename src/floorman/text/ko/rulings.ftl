# 판정, 숫자, 근거의 순서. `.sum`은 그 계산.

## 차례

refusal-hand-over = 이미 끝난 판입니다.
refusal-out-of-turn = 차례 아님. 지금은 { $actor } 차례입니다.
refusal-no-betting-now = 지금은 베팅 라운드가 아닙니다.
refusal-not-in-the-hand = { $name } · 이 판에서 더 결정할 것이 없습니다.
refusal-already-all-in = { $name } · 이미 올인이라 더 걸 칩이 없습니다.

## 체크, 콜, 폴드

refusal-check-facing-a-bet = 앞에 베트가 있어 체크할 수 없습니다. 콜 금액 { $to_call }.
    .sum = 맞출 금액 { $price }, 이미 낸 금액 { $own }: { $price } − { $own } = { $owed }
refusal-nothing-to-call = 콜할 금액이 없습니다. 체크할 수 있습니다.
refusal-fold-when-check-is-free = 폴드 불가. 칩을 더 내지 않고 체크할 수 있습니다.

## 레이즈할 수 있는가

refusal-stack-covers-only-a-call = 레이즈 불가. 스택 { $stack }, 콜 금액 { $owed }. 올인해도 콜입니다.
    .sum = 콜 금액 { $owed }, 스택 { $stack }: { $stack } ≤ { $owed }
refusal-not-reopened = 액션이 다시 열리지 않았습니다. 콜 금액 { $owed }, 완전한 레이즈 { $size }.
    .alone = 액션이 다시 열리지 않았습니다. 올인을 하나씩 따로 보면 모두 완전한 레이즈 { $size } 미달입니다.
    .short-bet = 액션이 다시 열리지 않았습니다. 올인 { $price }, 완전한 베트 { $size }.
    .sum = 콜 금액 { $owed }, 완전한 레이즈 { $size }: { $owed } < { $size }
refusal-nobody-left-to-call = 레이즈 불가. { $price }보다 더 낼 수 있는 상대가 없습니다.
refusal-cap-reached = 레이즈 횟수 상한. 베트 1번, 레이즈 { $cap }번이 모두 나왔습니다. 콜 또는 폴드만 남습니다.

## 금액

refusal-bet-facing-a-bet = 이미 베트가 있습니다. 현재 { $price }, 그보다 더 걸면 레이즈입니다.
refusal-raise-without-a-bet = 아직 베트가 없습니다. 처음 거는 칩은 베트입니다.
refusal-below-minimum = 최소 금액 미달. 요청 { $asked }, 최소 { $minimum }입니다.
    .sum = { $asked } < { $minimum }
refusal-above-stack = 스택 초과. 요청 { $asked }, 올인 금액 { $all_in }입니다.
    .sum = 이미 낸 금액 { $own }, 스택 { $stack }: { $own } + { $stack } = { $all_in } < { $asked }
refusal-above-pot-limit = 팟 리밋 초과. 요청 { $asked }, 최대 { $maximum }입니다.
    .sum = { $asked } > { $maximum }
refusal-not-the-limit = 리밋 금액 아님. 요청 { $asked }, 정해진 금액 { $maximum }입니다.
    .sum = { $asked } ≠ { $maximum }
refusal-not-a-number = 칩 금액이 아닙니다: { $value }

## 카드, 쇼다운, 팟

refusal-no-cards-now = 지금은 카드를 펼칠 때가 아닙니다.
    .open = 아직 카드를 펼치지 않습니다. 지금은 { $actor } 차례입니다.
refusal-card-twice = 같은 카드가 두 번 나왔습니다: { $card }
refusal-wrong-number-of-cards = 카드 장수가 맞지 않습니다. 필요 { $expected }장, 입력 { $given }장.
refusal-cards-not-known = { $name } · 홀카드가 아직 입력되지 않았습니다.
refusal-not-at-showdown = 쇼다운에서만 할 수 있습니다.
refusal-must-be-tabled = 올인이고 더 베팅할 수 없으면 머크 없이 모두 공개합니다.
refusal-last-hand-cannot-be-mucked = 마지막으로 남은 핸드는 머크하지 않습니다. 이 핸드가 팟을 가져갑니다.
refusal-winner-not-eligible = { $pot } · { $name } · 참여 자격이 없습니다.
refusal-no-winner-named = { $pot } · { $runs ->
        [1] 승자를 선택하지 않았습니다.
       *[other] 보드 { $runs }개의 승자를 각각 선택해야 합니다.
    }
refusal-winners-contradict = { $pot } · { $other } 결과와 맞지 않습니다. 그 팟의 승자: { $winners }
refusal-no-such-pot = 없는 팟입니다: { $pot }. 지금 팟은 { $pots }개입니다.
refusal-pot-already-awarded = { $pot } · 이미 지급했습니다.
refusal-pot-out-of-order = { $pot } · 아직 차례가 아닙니다. { $next }부터 지급합니다.
refusal-too-many-runs = 요청한 보드 수 { $runs }. 최대 { $most }번입니다.
refusal-runs-not-possible = 보드를 몇 번 펼칠지는 베팅이 끝나고 펼칠 카드가 남았을 때 한 번만 정합니다.

## 방장

refusal-nothing-to-undo = 되돌릴 것이 없습니다.
refusal-bad-stack = { $name } · 스택이 될 수 없는 값입니다: { $value }
refusal-no-such-seat = 없는 자리입니다: { $seat }

## 판정에 덧붙이는 말

explain-source = 규칙: { $rule } ({ $sources })
explain-differs = 하우스마다 다릅니다: { $option }. 여기: { $house }
explain-other = { $house } · { $result }
explain-allowed = 가능합니다.
explain-same = 같은 판정입니다.
