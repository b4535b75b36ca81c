# 판 바깥의 일: 받지 않은 요청과 그 이유, 일어난 일, 게임 조건, 결과.

## 받지 않은 요청과 가능한 것

night-refusal-settings-wrong = 이 조건으로는 게임을 할 수 없습니다. { $faults }
night-refusal-night-closed = 이미 끝난 게임입니다. 결과는 그대로입니다.
night-refusal-not-a-guest = 참가자 목록에 없습니다. 먼저 참가해야 합니다.
    .named = { $name } · 참가자 목록에 없습니다. 먼저 참가해야 합니다.
night-refusal-already-a-guest = { $name } · 이미 참가했습니다. 자리에 앉을 수 있습니다.
night-refusal-name-empty = 이름은 1자부터 { $most }자까지 쓸 수 있습니다.
night-refusal-name-taken = 이미 쓰고 있는 이름입니다: { $name }. 다른 이름을 골라야 합니다.
night-refusal-room-locked = 방이 잠겨 있습니다. 방장이 열 수 있습니다.
night-refusal-no-phoneless-seats = 이 방은 모두 자기 휴대폰으로 참가합니다. 휴대폰 없는 자리는 추가할 수 없습니다.
night-refusal-not-yours = { $name } 또는 방장만 할 수 있습니다.
night-refusal-host-only = 방장만 할 수 있습니다. 지금 방장: { $name }
night-refusal-no-such-chair = 없는 자리입니다: { $chair }. 자리는 1번부터 { $chairs }번까지 있습니다.
night-refusal-chair-taken = { $chair }번 자리에는 { $name } 플레이어가 있습니다. 빈자리를 골라야 합니다.
night-refusal-already-seated = { $name } · 이미 { $chair }번 자리에 앉아 있습니다. 판 사이에 옮길 수 있습니다.
night-refusal-not-seated = { $name } · 자리가 없습니다. 먼저 앉아야 합니다.
night-refusal-kicked = { $name } · 방장이 내보냈습니다. 나간 뒤에는 방장만 다시 앉힐 수 있습니다.
night-refusal-in-a-hand = { $name } · 지금 판에 들어 있습니다. 자리는 이 판이 끝난 뒤에 옮길 수 있습니다.
night-refusal-already-sitting-out = { $name } · 이미 자리를 비웠습니다. 언제든지 복귀할 수 있습니다.
night-refusal-already-leaving = { $name } · 이 판까지 하고 나갑니다. 먼저 복귀하면 자리가 유지됩니다.
night-refusal-not-chips = 칩 수량이 아닙니다: { $value }. 정수만 쓸 수 있습니다.
night-refusal-not-in-units = { $amount } · 칩으로 맞출 수 없습니다. 가장 작은 칩이 { $unit }, 가능한 금액은 { $below } 또는 { $above }입니다.
night-refusal-below-minimum-buy-in = 최소 바이인 미달. 요청 { $asked }, 최소 { $least }입니다.
night-refusal-above-maximum-buy-in = 최대 금액 초과. 요청 { $asked }, 가능 { $most }입니다. 스택 { $stack }, 최대 { $maximum }.
    .full = 스택 { $stack }, 최대 { $maximum }. 지금은 칩을 추가할 수 없습니다.
night-refusal-below-what-was-taken-off = { $name } · { $minutes }분 안에 돌아오면 가지고 나간 칩 이상을 가져와야 합니다. 요청 { $asked }, 가지고 나간 칩 { $least }.
night-refusal-already-asked = { $name } · 이미 요청했습니다: { $amount }. 먼저 취소해야 합니다.
night-refusal-nothing-asked = { $name } · 요청한 칩이 없습니다.
night-refusal-reason-missing = 기록에 남길 사유가 필요합니다. 한 단어면 됩니다.
night-refusal-hand-running = { $number }판이 진행 중입니다. 이 판이 끝난 뒤에 할 수 있습니다.
night-refusal-no-hand = 아직 시작한 판이 없습니다. 먼저 판을 시작해야 합니다.
night-refusal-too-few-ready = 칩이 있고 자리를 비우지 않은 플레이어가 두 명 이상이어야 합니다. 지금 { $ready }명.
night-refusal-paused = 일시정지 중입니다. 방장이 재개할 수 있습니다.
night-refusal-not-paused = 일시정지 상태가 아닙니다. 게임을 진행하고 있습니다.
night-refusal-last-hand-played = { $number }판이 마지막 판이었습니다. 방장이 마지막 판을 취소하거나 게임을 마감할 수 있습니다.
night-refusal-setup-wrong = 판을 시작할 수 없습니다. { $faults }
night-refusal-deck-wrong = 덱이 맞지 않습니다. 카드 { $cards }장, 서로 다른 카드 { $needed }장이 필요합니다.
night-refusal-cards-are-dealt = 이 판은 자동 딜입니다. 카드와 승자는 입력하지 않습니다.
night-refusal-cards-already-seen = 모두 본 카드는 되돌리지 않습니다. 기록은 그대로입니다.
night-refusal-not-your-step = 되돌릴 수 없습니다. 그 행동을 한 사람이나 방장이 되돌릴 수 있습니다.
night-refusal-cashed-out-since = { $name } · 그 뒤에 칩을 반납했습니다. 지난 판은 그대로이고, 방장이 스택을 수정할 수 있습니다.
night-refusal-seats-changed-since = { $name } · 그 뒤에 자리를 옮겼습니다. 지난 판은 그대로이고, 방장이 스택을 수정할 수 있습니다.
night-refusal-corrected-since = { $name } · 그 뒤에 스택을 수정했습니다. 지난 판은 그대로이고, 방장이 스택을 다시 수정할 수 있습니다.
night-refusal-not-dealt-in = { $name } · 이 판에 참여하지 않았습니다. 이 판의 플레이어와 방장만 할 수 있습니다.
night-refusal-cannot-be-host = { $name } · 방장이 될 수 없습니다. 휴대폰이 있는 다른 참가자에게 넘길 수 있습니다.
night-refusal-nothing-offered = { $name } · 받은 방장 제안이 없습니다. 지금 방장이 제안할 수 있습니다.
night-refusal-host-cannot-be-kicked = 방장은 내보낼 수 없습니다. 먼저 방장을 넘겨야 합니다.
night-refusal-already-so = 이미 그렇게 되어 있습니다. 바뀌는 것이 없습니다.
night-refusal-count-incomplete = 칩을 아직 세지 않았습니다: { $names }
night-refusal-count-off = 센 칩 { $counted }, 나간 칩 { $issued }: { $by } 많습니다. 다시 세거나, 차이를 맡을 사람을 정해야 합니다.
    .short = 센 칩 { $counted }, 나간 칩 { $issued }: { $by } 모자랍니다. 다시 세거나, 차이를 맡을 사람을 정해야 합니다.
night-refusal-not-a-card = 카드가 아닙니다: { $card }
night-refusal-no-such-action = 없는 행동입니다: { $verb }. 폴드, 체크, 콜, 베트, 레이즈가 있습니다.

## 게임 조건의 잘못

night-fault-not-a-number = { $what }: { $value } · 0부터 { $most }까지의 정수여야 합니다.
night-fault-seats-out-of-range = 자리 { $seats }개 · 2개부터 { $most }개까지 가능합니다.
night-fault-blinds-out-of-order = 스몰블라인드가 빅블라인드보다 큽니다: { $small } > { $big }
night-fault-no-big-blind = 빅블라인드가 { $value }입니다. 1 이상이어야 합니다.
night-fault-no-such-choice = { $what }: { $value } · 없는 값입니다. 가능한 값: { $known }
    .option = 없는 하우스 규정 항목입니다: { $value }
night-fault-buy-in-limits-crossed = 최대 바이인이 최소 바이인보다 작습니다: { $most } < { $least }
night-fault-unit-not-positive = 가장 작은 칩과 정산 단위는 1 이상이어야 합니다. 지금 { $value }.
night-fault-not-in-units = { $what }: { $value } · 칩으로 맞출 수 없습니다. 가장 작은 칩이 { $unit }입니다.
night-fault-rake-out-of-range = 레이크 { $value }‰ · 0‰부터 1,000‰까지 가능합니다.
night-fault-ante-above-big-blind = 앤티가 빅블라인드보다 큽니다: { $ante } > { $big }
night-fault-buy-in-below-big-blind = 최대 바이인이 빅블라인드보다 작습니다: { $most } < { $big }
night-fault-option-out-of-range = { $what }: { $value } · { $least }부터 { $most }까지 가능합니다.
night-fault-not-a-text = { $what }: { $value } · 글자여야 합니다.

night-setting-name = 방 이름
night-setting-seats = 자리
night-setting-small-blind = 스몰블라인드
night-setting-big-blind = 빅블라인드
night-setting-ante = 앤티
night-setting-ante-kind = 앤티를 내는 사람
night-setting-house = 하우스 규정
night-setting-options = 하우스 규정 항목
night-setting-game = 게임
night-setting-small-bet = 스몰 베트
night-setting-big-bet = 빅 베트
night-setting-min-buy-in = 최소 바이인
night-setting-max-buy-in = 최대 바이인
night-setting-approval = 방장의 바이인 승인
night-setting-unit = 가장 작은 칩
night-setting-rake-per-mille = 레이크
night-setting-rake-cap = 레이크 상한
night-setting-time-charge = 시간 요금
night-setting-time-charge-minutes = 시간 요금 간격(분 단위)
night-setting-rathole-minutes = 나간 뒤 칩을 그대로 들고 돌아와야 하는 시간(분 단위)
night-setting-phoneless = 휴대폰 없는 참가자
night-setting-settle-unit = 정산 단위

## 일어난 일

night-opened = { $name } · 방 개설 · 블라인드 { $small }/{ $big }
    .named = { $name } · 방 개설: { $room } · 블라인드 { $small }/{ $big }
night-joined = { $name } · 참가
    .kept = { $name } · 휴대폰 없이 참가 · 대신 입력: { $keeper }
night-renamed = 새 이름: { $name }
    .before = 이름 변경: { $before } → { $name }
night-seat-taken = { $name } · { $chair }번 자리
    .post = { $name } · { $chair }번 자리 · 블라인드를 내고 바로 참여
night-seat-moved = { $name } · { $chair }번 자리로 옮김
    .new = { $name } · { $chair }번 자리로 옮김 · 새 플레이어로 참여
night-sat-out = { $name } · 자리 비움
night-came-back = { $name } · 복귀
    .post = { $name } · 복귀 · 밀린 블라인드를 내고 참여
night-leave-marked = { $name } · 이 판까지 하고 나감
    .kicked = { $name } · 이 판까지 하고 내보냄
night-cashed-out = { $name } · 칩 반납 { $amount }
    .empty = { $name } · 자리에서 일어남
    .kicked = { $name } · 내보냄 · 칩 반납 { $amount }
    .kicked-empty = { $name } · 내보냄
night-chips-asked = { $name } · 칩 요청 { $amount }
night-chips-granted = { $name } · 다음 판부터 칩 { $amount }
    .approved = { $name } · 칩 { $amount } · { $by } 승인
night-chips-declined = { $name } · 칩 요청 취소
    .declined = { $name } · 칩 요청 · { $by } 거절
    .full = { $name } · 스택이 이미 최대라 칩을 추가하지 않습니다
night-chips-bought = { $name } · 바이인 { $amount }
    .cut = { $name } · 바이인 { $amount } · 요청 { $asked }, 최대까지
night-stack-set-right = { $name } · 스택 수정 { $before } → { $after } · 사유: { $reason }
night-time-charged = 시간 요금 · { $amounts }
    .none = 시간 요금 · 시간 재는 중
    .back = 시간 요금 반환 · { $amounts }
night-charge = { $name } { $amount }
night-hand-begun = { $number }판 · { $button } · { $stakes }
night-button = 버튼 { $name }
    .dead = 데드 버튼
night-stakes = 블라인드 { $small }/{ $big }
    .ante = 블라인드 { $small }/{ $big } · 앤티 { $ante }
    .bomb-pot = 밤 팟 { $bomb }
night-taken-back = { $name }님이 되돌림
    .step = { $name }님이 되돌림: { $undone }
night-paused = { $name } · 일시정지
night-resumed = { $name } · 재개
night-last-hand-called = { $number }판이 마지막 판
    .off = 마지막 판 취소
night-room-locked = 방 잠금 · 새 참가자를 받지 않습니다
    .open = 방 잠금 해제 · 새 참가자를 받습니다
night-stakes-changed = 다음 판부터 블라인드 { $small }/{ $big }
    .ante = 다음 판부터 블라인드 { $small }/{ $big } · 앤티 { $ante }
night-host-offered = { $name } · 방장 제안 받음
    .off = 방장 제안 취소 · 방장 그대로
night-host-changed = 새 방장: { $name }
    .lost = 방장이 오래 자리를 비워 새 방장: { $name }
night-host-away = 방장 연결 끊김
    .back = 방장 돌아옴
night-closed = 게임 종료 · 센 칩 { $counted } · 차이 없음
    .over = 게임 종료 · 센 칩 { $counted } · { $by } 많음 · 차이 부담: { $name }
    .short = 게임 종료 · 센 칩 { $counted } · { $by } 부족 · 차이 부담: { $name }

## 지금 상태

night-standing-guest = 자리 없음
night-standing-busted = 칩 없음
night-standing-sitting-out = 자리 비움
night-standing-waiting = 빅블라인드 대기
night-standing-ready = 준비됨
night-standing-in-hand = 플레이 중
night-standing-leaving = 이 판까지

## 게임 조건 카드

night-terms-stakes = { $game } · 블라인드 { $small }/{ $big }
    .ante = { $game } · 블라인드 { $small }/{ $big } · 앤티 { $ante } ({ $kind })
night-terms-bets = 스몰 베트 { $small } · 빅 베트 { $big }
night-terms-game-nl = 노리밋 홀덤
night-terms-game-pl = 팟리밋 홀덤
night-terms-game-fl = 픽스드 리밋 홀덤
night-terms-seats = 자리 { $seats }개
    .phoneless = 자리 { $seats }개 · 휴대폰 없이도 참가 가능
night-terms-buy-in = 바이인 제한 없음
    .least = 바이인 { $least } 이상
    .most = 바이인 { $most } 이하
    .range = 바이인 { $least }부터 { $most }까지
    .exact = 바이인 { $most }
night-terms-rebuy = 리바이와 칩 추가는 언제든지, 제한 없이 할 수 있습니다. 칩은 판 사이에 들어옵니다.
    .most = 리바이와 칩 추가는 언제든지, 스택 { $most }까지 할 수 있습니다. 칩은 판 사이에 들어옵니다.
night-terms-approval = 바이인은 방장이 승인합니다.
    .free = 바이인에 승인이 필요 없습니다.
night-terms-rathole = { $minutes }분 안에 돌아오면 가지고 나간 칩 이상을 가져옵니다.
night-terms-house = 하우스 규정: { $house }. { $meaning }
night-terms-house-house = 가이드대로 하는 홈게임입니다. 두 블라인드가 늘 있고, 새 플레이어는 블라인드를 내거나 대기하며, 규칙에 맞지 않는 행동은 받지 않습니다.
night-terms-house-tda = 토너먼트 규칙입니다. 데드 버튼이고, 새 플레이어는 바로 카드를 받으며, 맞지 않는 행동은 플로어가 판정합니다.
night-terms-house-wsop = 카지노 캐시 게임입니다. 데드 버튼이고, UTG나 버튼의 스트래들, 밤 팟, 최대 세 번의 보드가 있으며, 플로어가 판정합니다.
night-terms-house-online = 포커 사이트 방식입니다. 두 블라인드가 늘 있고, 앤티는 각자 내며, 보드는 최대 세 번, 규칙에 맞지 않는 행동은 받지 않습니다.
night-terms-option = { $option }: { $value }
night-terms-no-take = 레이크와 시간 요금이 없습니다.
night-terms-rake = 레이크 { $rate } · 상한 없음
    .cap = 레이크 { $rate } · 한 판에 최대 { $cap }
night-terms-time = 시간 요금 · 카드를 받는 사람마다 판당 { $amount }
    .clock = 시간 요금 · 카드를 받는 사람마다 { $minutes }분에 { $amount }
night-terms-unit = 가장 작은 칩 { $unit }
night-terms-settle = 정산은 칩 단위까지 합니다.
    .rounded = 정산은 { $unit } 단위로 합니다.
night-terms-play-chips = 게임용 칩 또는 기록용 · 환금 불가. 여기서 돈은 오가지 않습니다.
night-terms-yes = 예
night-terms-no = 아니요

## 결과

night-results-title = 게임 결과
    .named = 게임 결과 · { $name }
night-results-line = { $name } · 바이인 { $bought_in } · 반납 { $cashed_out } · 손익 { $net }
    .borne = { $name } · 바이인 { $bought_in } · 반납 { $cashed_out } · 차이 { $borne } · 손익 { $net }
night-results-check = 검산: { $sum } = 0
night-results-take = 하우스 몫 { $amount } · 보관: { $name }
night-results-difference = 센 칩이 { $by } 많음 · 차이 부담: { $name }
    .short = 센 칩이 { $by } 부족 · 차이 부담: { $name }
night-results-payment = { $payer } → { $payee } { $amount }
night-results-nothing = 주고받을 것이 없습니다.
night-results-exact = 가장 적은 송금 횟수(정확)
    .more = 송금 횟수를 줄였습니다. 더 줄일 수도 있습니다.
night-results-rounding = 정산 단위 { $unit } · 손익을 내림하고, 남는 단위는 나머지가 큰 사람부터 더합니다.

## 점수판

score-word-posted = 블라인드
score-word-folded = 폴드
score-word-checked = 체크
score-word-called = 콜
score-word-bet = 베트
score-word-raised = 레이즈
score-word-all-in = 올인
