# 설정, 카드 표기, 동작 설명의 잘못. `what-`은 항목 이름.

fault-too-few-seats = 플레이어 { $seats }명. 두 명 이상이어야 합니다.
fault-too-many-seats = 자리 { $seats }개. 최대 { $most }개입니다.
fault-name-twice = 같은 이름이 두 번 나왔습니다: { $name }
fault-name-empty = { $place }번째 자리에 이름이 없습니다.
fault-name-not-plain = { $place }번째 이름에 쓸 수 없는 제어 문자가 있습니다.
fault-not-chips = { $what }: { $value } · 0 이상의 정수여야 합니다.
fault-stack-empty = { $name } · 스택이 0입니다.
fault-too-many-chips = { $what }: { $value } · 최대 { $most }입니다.
fault-blinds-out-of-order = 스몰블라인드가 빅블라인드보다 큽니다: { $small } > { $big }
fault-no-big-blind = 빅블라인드가 { $value }입니다.
fault-ante-above-big-blind = 앤티가 빅블라인드보다 큽니다: { $ante } > { $big }
fault-post-above-big-blind = { $name } · 포스트는 블라인드, 스트래들과 합쳐 빅블라인드를 넘을 수 없습니다: { $amount } > { $big }
fault-no-such-seat = 없는 자리입니다: { $seat }
fault-straddle-not-allowed = { $name } · 이 자리에서는 스트래들을 할 수 없습니다.
fault-straddle-too-small = 스트래들 { $amount } · 최소 { $least }입니다.
fault-straddles-too-many = 스트래들 { $levels }번 · 최대 { $most }번입니다.
fault-bomb-pot-not-allowed = 밤 팟 { $value } · 이 하우스 규정에서는 하지 않습니다.
fault-unit-not-positive = 가장 작은 칩이 { $value }입니다.
fault-all-folded = 남은 핸드가 모자랍니다. 폴드하지 않은 사람 { $seats }명.
fault-rake-out-of-range = 레이크 { $value }‰, 상한 { $cap } · 비율은 0‰부터 1,000‰까지, 상한은 0 이상이어야 합니다.
fault-runs-out-of-range = 보드 { $value }번 · 한 번에서 세 번까지 가능합니다.
fault-cap-negative = 레이즈 횟수 상한이 0보다 작습니다.
fault-same-seat-twice = { $name } · 스몰블라인드와 빅블라인드가 같은 자리입니다.
fault-stacks-do-not-fit-names = 이름은 { $seats }개, 스택은 { $stacks }개입니다.
fault-no-such-choice = { $what }: { $value } · 없는 값입니다. 가능한 값: { $known }

what-small-blind = 스몰블라인드
what-big-blind = 빅블라인드
what-ante = 앤티
what-ante-kind = 앤티
what-bomb-pot = 밤 팟
what-small-bet = 스몰 베트
what-big-bet = 빅 베트
what-pot = 팟
what-unit = 가장 작은 칩
what-straddle = 스트래들
what-post = 낸 블라인드
what-dead = 데드 머니
what-house = 하우스 규정
what-game = 게임
what-street = 베팅 라운드
what-winners = 승자 순위

card-not-a-card = 카드가 아닙니다: { $part }
card-same-card-twice = 같은 카드가 두 번 나왔습니다: { $part }
card-no-card = 카드가 없습니다: { $part }
card-not-text = 카드는 글자로 적어야 합니다: { $part }
card-wrong-number = 다섯 장에서 일곱 장이어야 족보를 가릴 수 있습니다: { $part }

gesture-empty = 말도 칩도 없습니다.
gesture-too-long = 너무 깁니다: { $part }…
gesture-not-understood = 알아듣지 못했습니다: { $part }
gesture-said-twice = 말이 두 번 나왔습니다: { $part }. 하나만 적어 주시기 바랍니다.
gesture-not-positive = 0보다 큰 금액이 아닙니다: { $part }
gesture-not-whole = 칩 단위로 떨어지지 않습니다: { $part }
gesture-too-large = 금액이 너무 큽니다: { $part }
