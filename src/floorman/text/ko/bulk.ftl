# 수백만 판을 돌리고 세는 명령.

## 오래 걸리는 일: 컴파일된 진행

cli-option-jobs = 스레드 수. 시간만 달라지고 결과는 같습니다. 기본값은 모든 코어입니다.
cli-option-scheduler = Dask 스케줄러에 일을 나눕니다. "local"이면 이 컴퓨터의 여러 프로세스에 나눕니다. 결과는 같습니다.
cli-compiling = floorman: 컴파일 중입니다. 버전마다 한 번만 하고, 기계어는 { $place }에 둡니다.
cli-error-no-bulk = { $names } 패키지가 필요합니다. 설치: pip install 'floorman[bulk]'
cli-error-bulk-out-of-range = { $what }: { $value }, 가능한 값은 { $least }~{ $most }입니다.
cli-error-bulk-too-many-chips = 한 테이블에 칩 { $value }개는 너무 많습니다. { $most }개까지 됩니다.
cli-error-bulk-blinds-out-of-order = 스몰블라인드 { $small }, 빅블라인드 { $big }: 스몰블라인드가 더 큽니다.
cli-error-bulk-no-straddle = 이 하우스 규정에는 스트래들이 없습니다. 스트래들이 있는 규정을 고르세요: --rules wsop.
cli-error-bulk-no-scheduler = { $address }: Dask 스케줄러가 응답하지 않습니다. { $reason }
cli-error-bulk-missing-package = { $what }: 패키지가 하나 더 필요합니다. pip install { $package }
cli-error-bulk-no-such-choice = { $what }: { $value }, 알 수 없는 값입니다. 가능한 값: { $known }

## simulate

cli-simulate-summary = 수백만 판을 돌려 자리마다 얼마를 따는지 봅니다.
cli-simulate-about =
    룰북 그대로 컴파일해 한 판을 끝까지 돌립니다: 카드, 강제 베팅, 모든 액션의 판정, 쇼다운, 팟. 모두 같은 방식으로 치고, 매 판 같은 스택으로 시작합니다.
    판수는 100000, 1m처럼 씁니다. 시드가 같으면 스레드나 컴퓨터가 몇 대든 같은 판이 나옵니다. NumPy와 Numba가 필요합니다: pip install 'floorman[bulk]'.
cli-simulate-metavar-hands = 판수
cli-simulate-option-policy = 모두의 플레이 방식: 가능한 액션 중 무작위(random), 또는 끝까지 체크와 콜(call). 기본값은 random입니다.
cli-simulate-option-seats = 자리 수, 2~10. 기본값은 6입니다.
cli-simulate-option-stacks = 블라인드를 내기 전 칩: 숫자 하나, 또는 스몰블라인드부터 버튼까지 자리마다 하나씩(40,200,200). 기본값은 200입니다.
cli-simulate-option-game = 노리밋(NL), 팟리밋(PL), 픽스드리밋(FL). 기본값은 NL입니다.
cli-simulate-option-ante = 앤티. 누가 내는지는 하우스 규정을 따릅니다.
cli-simulate-option-straddle = UTG 스트래들. 스트래들이 있는 하우스 규정에서만 됩니다.
cli-simulate-option-seed = 난수의 시작. 기본값은 0입니다.
cli-simulate-option-out = 한 판을 한 줄로 저장합니다: .parquet 또는 .npz.
cli-simulate-example-plain = 여섯 명이 무작위로 백만 판.
cli-simulate-example-stacks = 짧은 스몰블라인드와 깊은 스택 둘, 모두 콜만 합니다.
cli-simulate-example-out = 판마다 한 줄씩, pandas, Polars, DuckDB에서 읽습니다.
cli-simulate-example-scheduler = 여러 컴퓨터에서 10억 판.
cli-simulate-playing = 진행 중
cli-simulate-line = { $hands }판, 초당 { $rate }판
cli-simulate-net = 손익
cli-simulate-per-hand = 판당 칩
cli-simulate-error = 표준오차
cli-simulate-per-hundred = bb/100
cli-simulate-button = 버튼
cli-simulate-small-blind = 스몰블라인드
cli-simulate-big-blind = 빅블라인드
cli-simulate-ended = 쇼다운 { $showdown } %. 프리플롭에 끝난 판 { $preflop } %, 플롭 { $flop } %, 턴 { $turn } %, 보드 다섯 장까지 { $river } %.
cli-simulate-pot = 한 판에 팟 { $pot }, 액션 { $decisions }번.
cli-simulate-rake = 레이크: { $rake }
cli-error-simulate-out = { $name }: 파일 이름은 { $known } 중 하나로 끝나야 합니다.
cli-error-simulate-seats = --seats { $seats }, --stacks { $stacks }개: 자리 수가 서로 다릅니다.

## bench

cli-bench-summary = 이 컴퓨터가 1초에 몇 판을 돌리고 정산하고 비교하는지 잽니다.
cli-bench-about =
    floorman이 수백만 번씩 하는 일을 재고, 목표와 나란히 보여 줍니다: 여러 번 잰 중앙값이며, 따로 말이 없으면 코어 하나입니다. 컴퓨터가 바쁘면 모두 느려집니다. NumPy와 Numba가 필요합니다: pip install 'floorman[bulk]'.
cli-bench-option-quick = 짧게 몇 번만: 15초쯤 걸리고 덜 고릅니다.
cli-bench-example-quick = 먼저 한번 봅니다.
cli-bench-example-json = 모두 재서 프로그램이 읽게 출력합니다.
cli-bench-measuring = 재는 중
cli-bench-here = 여기
cli-bench-goal = 목표
cli-bench-note = 처음에는 1분쯤 컴파일합니다. 그 시간은 넣지 않았습니다.
cli-bench-hands-compiled = 6인 무작위 한 판, 컴파일
cli-bench-hands-tables = 같은 것, 10,000테이블과 NumPy
cli-bench-hand-random = 같은 것, Hand로 한 테이블
cli-bench-hand-call = Hand, 모두 콜
cli-bench-settle = 9명 올인, 금액 8가지 정산
cli-bench-rank = 무작위 일곱 장 족보
cli-bench-rank-all = 133,784,560가지 모두의 족보
cli-bench-equity-two = AsKs 대 QdQc, 모든 보드
cli-bench-equity-three = 7h6h까지 셋이서
cli-bench-equity-drawn = 무작위 보드, 핸드 둘
cli-bench-perft = 베팅 경로 세기
cli-bench-two-threads-play = 스레드 2개, 판
cli-bench-two-threads-equity = 스레드 2개, 보드
