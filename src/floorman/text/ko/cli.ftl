# 명령어: 도움말, 입력이 잘못되었을 때의 안내, 판정과 이야기 둘레에 붙는 말.

## 틀

cli-about = floorman은 플로어의 판정을 코드로 옮긴 것입니다. 팟을 정산하고, 액션을 판정하고, 텍사스 홀덤 한 판을 규정대로 진행합니다.
cli-heading-usage = 사용법
cli-heading-commands = 명령어
cli-heading-options = 옵션
cli-heading-examples = 예시
cli-metavar-options = 옵션
cli-metavar-command = 명령어 ...
cli-metavar-chips = 칩
cli-metavar-name = 이름
cli-metavar-name-chips = 이름=칩

cli-option-lang = 출력 언어입니다. 기본값은 로캘을 따릅니다.
cli-option-json = 프로그램이 읽을 수 있게 JSON으로 출력합니다.
cli-option-help = 이 도움말을 보여 줍니다.
cli-option-version = 버전을 보여 줍니다.

cli-interrupted = 중단했습니다.
cli-error-not-written = 결과를 쓸 수 없습니다: { $reason }
cli-error-hint = 도움말: { $command }
cli-error-no-such-option = { $option }: 없는 옵션입니다.
cli-error-no-such-option-near = { $option }: 없는 옵션입니다. 비슷한 옵션: { $near }
cli-error-no-such-command = { $name }: 없는 명령어입니다. 명령어: { $known }
cli-error-no-such-command-near = { $name }: 없는 명령어입니다. 비슷한 명령어: { $near }
cli-error-missing = 빠진 항목이 있습니다: { $what }
cli-error-option-usage = { $option }: 옵션을 쓰는 방법이 다릅니다. 값을 확인하세요.
cli-error-arguments = 인자가 너무 많습니다. 공백이 있는 글은 따옴표로 묶습니다.
cli-error-choice = { $option }: { $value } · 다음 중 하나여야 합니다: { $known }
cli-error-number = { $option }: "{ $value }"에는 0 이상의 정수를 쓰세요.

cli-error-name = "{ $name }": 이름으로 쓸 수 없습니다. 이름은 비울 수 없고 = > : , 문자를 쓸 수 없습니다.
cli-error-name-and-chips = "{ $text }": A=30000처럼 이름=칩 형식으로 씁니다.
cli-error-name-twice = { $name }: 같은 이름이 두 번 나왔습니다.
cli-error-unknown-name = { $name }: 없는 이름입니다. 이름: { $known }

cli-example-pots = 세 명의 올인: 메인 팟, 사이드 팟, 반환.
cli-example-ruling = 베트 10, 올인 16: 다음 사람은 무엇을 할 수 있나?
cli-example-tour = 정산 예시, 다시 보는 한 판, 명령어 소개.

## pots

cli-pots-summary = 올인을 정산합니다: 메인 팟, 사이드 팟, 반환, 지급.
cli-pots-about =
    모두가 낸 금액을 메인 팟, 사이드 팟, 반환으로 나누고, 승자를 알려 주면 팟별로 지급합니다. 금액은 그 판에서 낸 칩 전부이며 30000, 30,000, 30k, 3만, 3万처럼 씁니다.
    남는 칩을 받을 사람이 정해지도록 버튼 왼쪽부터 시계 방향으로 이름을 쓰거나, 버튼이 누구인지 알려 주세요.
cli-pots-option-fold = 폴드한 사람: 이름=칩, 또는 이미 쓴 이름. 낸 칩은 팟에 남습니다. 여러 번 쓸 수 있습니다.
cli-pots-option-dead = 누구의 몫도 아닌 칩(빅블라인드 앤티, 데드 블라인드). 메인 팟에 들어갑니다.
cli-pots-option-winners = 순위. 이긴 순서대로 쓰고 무승부는 = 기호를 씁니다. 다투는 팟에 참여하는 사람은 모두 씁니다.
cli-pots-option-cards = 남은 사람 모두의 홀카드. --board 옵션과 함께 씁니다. 여러 번 쓸 수 있습니다.
cli-pots-option-board = 공용 카드 다섯 장.
cli-pots-option-button = 버튼인 사람. 기본값은 마지막에 쓴 이름입니다.
cli-pots-option-unit = 가장 작은 칩. 기본값은 1입니다.
cli-pots-option-rules = 남는 칩과, 폴드한 사람만 낸 층에 적용할 하우스 규정.
cli-pots-option-folded-only = 폴드한 사람만 낸 층: report 그대로 알림(--rules 없을 때 기본값), return 낸 사람에게 반환, merge 아래 팟에 합침.
cli-pots-option-steps = 계산 과정도 보여 줍니다.
cli-pots-example-guide = 가이드의 예: 메인 팟 90,000, 사이드 팟 80,000, C에게 50,000 반환.
cli-pots-example-winners = 메인 팟은 A, 사이드 팟은 B와 C의 스플릿. 계산 과정까지.
cli-pots-example-cards = E는 15,000을 내고 폴드. 카드로 팟마다 승자를 가립니다.
cli-pots-example-folded = 가장 많이 낸 D가 폴드: TDA는 아무도 콜하지 않은 칩을 반환합니다.
cli-pots-example-odd = 세 명 무승부와 남는 칩, JSON 출력.

cli-pots-returned = 초과분 반환
cli-pots-folded = 폴드
cli-pots-nobody = 자격자 없음
cli-pots-payouts = 팟 지급

cli-error-nothing-put-in = 아무도 칩을 내지 않았습니다.
cli-error-winners = "{ $text }": 승자를 알 수 없습니다. "A > B = C"처럼 이긴 순서대로 쓰고 무승부는 = 기호를 씁니다.
cli-error-winners-missing = 다투는 팟에 있는데 순위가 없습니다: { $names } · "A > B = C"처럼 모두의 순위를 씁니다.
cli-error-winners-and-cards = --winners 옵션과 --cards, --board 옵션은 함께 쓸 수 없습니다.
cli-error-cards-need-board = --cards 옵션과 --board 옵션은 함께 씁니다.
cli-error-cards-missing = 카드가 빠졌습니다: { $names }
cli-error-cards = "{ $text }": 누구의 카드인지 알 수 없습니다. "A:AsKs B:QhQd"처럼 씁니다.
cli-error-card-count = { $what }: 카드 { $expected }장이 필요한데 { $given }장입니다.

## perft

cli-perft-summary = 모든 베팅 경로를 셉니다: 규정의 지문.
cli-perft-about =
    한 판의 끝까지 간 베팅 경로를 칩 단위로 모두 셉니다. 이 수가 같은 두 엔진은 최소 금액, 닫힌 레이즈, 스트리트의 끝이 모두 같습니다.
    스택은 블라인드를 내기 전의 칩입니다. 첫 자리가 스몰블라인드, 마지막 자리가 버튼이며, 헤즈업에서는 둘째 자리가 버튼이자 스몰블라인드입니다.
cli-perft-metavar-stacks = 스택
cli-perft-option-blinds = 스몰블라인드와 빅블라인드. 기본값은 1/2입니다.
cli-perft-option-rules = 하우스 규정. 기본값은 house입니다.
cli-perft-option-ante = 모두가 내는 앤티.
cli-perft-option-divide = 첫 액션마다 나누어 셉니다. 엔진끼리 다르면 여기를 봅니다.
cli-perft-option-settle = 경로 끝마다 남은 핸드의 모든 순위(무승부 포함)로 정산하고 요약값을 더합니다.
cli-perft-option-depth = 액션 수를 제한합니다. 끊긴 경로도 하나로 셉니다.
cli-perft-option-max-nodes = 노드가 이 수를 넘으면 멈추고 상태 1로 끝냅니다.
cli-perft-example-equal = 스택이 같으면 모든 규정에서 178입니다.
cli-perft-example-unequal = 스택이 다르면 규정이 드러납니다: 여기서는 522, house에서는 606.
cli-perft-example-divide = 수가 어디서 나오는지, 모든 정산의 요약값과 함께 봅니다.
cli-perft-example-jobs = 컴파일해서 한 줄씩, 스레드 두 개로 셉니다.
cli-perft-counting = 세는 중
cli-perft-line = 스택 { $stacks }, 블라인드 { $blinds }, { $rules }
cli-perft-leaves = 경로
cli-perft-nodes = 노드
cli-perft-outcomes = 결과
cli-perft-digest = 요약값
cli-perft-too-many = 멈췄습니다: 노드가 { $most }개보다 많습니다.
cli-error-perft-stacks = "{ $text }": 스택 목록이 아닙니다. 6,6 또는 3,5,7처럼 쉼표로 나누어 씁니다.
cli-error-perft-blinds = "{ $text }": 블라인드가 아닙니다. 1/2처럼 씁니다.
cli-error-perft-deep = 끝까지 세기에는 스택이 너무 큽니다. --depth 옵션으로 액션 수를 제한하세요.
cli-error-perft-jobs = --divide와 --max-nodes는 스레드 하나로만 셉니다. --jobs와 --scheduler를 빼세요.

## ruling

cli-ruling-summary = 상황을 판정합니다: 가능한 액션, 또는 한 액션의 판정과 이유.
cli-ruling-about =
    상황에서 가능한 액션, 또는 한 액션의 판정을 숫자와 출처, 다른 규정의 답과 함께 보여 줍니다.
    상황은 한 줄로 씁니다: 블라인드, 버튼 왼쪽부터 시계 방향으로 자리와 스택, 그다음 | 뒤에 스트리트별 액션. f 폴드, x 체크, c 콜, b10 베트 10, r30 레이즈 30, a 올인. 플랍부터 시작하려면 flop pot=6처럼 씁니다.
    액션도 같은 방식(r40, C:b200), 낱말(콜, 레이즈 40), 테이블에서의 동작("1400을 밀었다", "레이즈라고 말하고 5000 칩 한 개")으로 쓸 수 있습니다. 판정은 답이므로 불가라는 판정도 상태 0으로 끝납니다.
cli-metavar-spot = 상황
cli-metavar-action = 액션
cli-ruling-option-rules = 줄에 적힌 규정 대신 쓸 하우스 규정. 기본값은 house입니다.
cli-ruling-option-compare = 네 가지 규정을 나란히 보여 줍니다.
cli-ruling-example-menu = 베트 10, 올인 16: 다음 사람이 할 수 있는 것. 최소 금액은 여기서 20, TDA에서 26입니다.
cli-ruling-example-reopen = 짧은 올인 뒤에 베트한 사람이 다시 레이즈할 수 있나?
cli-ruling-example-compare = 레이즈 하나를 네 규정으로 판정.
cli-ruling-example-closed = A 베트 50, B 콜, C 레이즈 100, A 폴드, B 콜: C는 한 번 더 베트할 수 있나?
cli-ruling-example-gesture = 프리플랍에 말없이 민 칩, 플로어의 판정.

cli-ruling-pot = 팟 { $amount }
cli-ruling-illegal = { $token } ({ $street }, { $place }번째 액션)에서 멈췄습니다: { $reason }
cli-ruling-allowed = 가능: { $action }
cli-ruling-refused = 불가. { $statement }
cli-ruling-minimum = 최소 레이즈 { $minimum }
cli-ruling-minimum-bet = 최소 베트 { $minimum }: 빅블라인드 금액
cli-ruling-minimum-sum = 최소 레이즈: { $base } + { $size } = { $minimum }
cli-ruling-short = 최소 금액 { $minimum }보다 적은 { $to } · 올인이라 유효합니다. 완전한 레이즈는 아닙니다.
cli-ruling-reopened = { $name } · 다시 레이즈할 수 있습니다. 콜할 금액 { $owed }, 완전한 폭 { $size }: { $owed } ≥ { $size }
cli-ruling-closed-call = { $street } 종료: { $name } 콜. 남은 모두가 낸 금액은 { $price }입니다.
cli-ruling-closed-check = { $street } 종료: { $name } 체크. 열린 베트가 없습니다.
cli-ruling-closed-fold = { $street } 종료: { $name } 폴드. 남은 모두가 낸 금액은 { $price }입니다.
cli-ruling-last-raiser = { $name } · 마지막으로 베트하거나 올린 사람이라 이 스트리트에서 다시 차례를 받지 않습니다.
cli-ruling-next = 다음: { $street }
cli-ruling-running-out = 베팅이 끝났습니다. 베트를 콜할 사람이 없어 남은 보드를 모두 펼칩니다.
cli-ruling-showdown = 베팅이 끝났습니다. 쇼다운입니다.
cli-ruling-differs = 다른 규정:
cli-ruling-may-raise = 레이즈 가능
cli-ruling-column-house = 규정
cli-ruling-column-call = 콜 금액
cli-ruling-column-minimum = 최소 금액
cli-ruling-column-answer = 판정

cli-error-action-empty = 액션이 없습니다. r40, 콜, 또는 말한 것과 민 칩을 씁니다.
cli-error-action-amount = "{ $text }": 금액이 없습니다. r40 또는 "레이즈 40"처럼 씁니다.
cli-error-action-no-amount = "{ $text }": 금액은 베트와 레이즈에만 씁니다.

## replay

cli-replay-summary = 기록된 판을 규정대로 다시 진행하고 다른 점을 알립니다.
cli-replay-about =
    파일과 폴더에 있는 모든 판을 다시 진행합니다. 기록된 액션은 모두 규정에 맞아야 하고, 반환, 팟, 마지막 스택이 같아야 합니다. PHH(.phh, .phhs)와 한 줄 기록(.jsonl, .jsonl.gz)을 읽습니다.
    다른 판이 있으면 상태 1, 읽을 수 없는 판이 있으면 상태 2로 끝납니다. 기록에 있는 알려진 특이 사항은 종류별로 셉니다.
cli-metavar-path = 경로
cli-replay-option-rules = PHH 판에 적용할 하우스 규정. 기본값은 tda입니다.
cli-replay-option-show = 자세히 보여 줄 다른 판의 수. 기본값은 20입니다.
cli-replay-example-folder = 폴더의 모든 판.
cli-replay-example-rules = 여러 판이 든 파일을 우리 가이드로.
cli-replay-example-json = 합계와 차이를 JSON으로.
cli-replay-playing = 진행하는 중
cli-replay-unreadable = { $name }: 읽을 수 없습니다. { $reason }
cli-replay-more = 보여 주지 않은 다른 판: { $count }
cli-replay-odd = 특이 사항: { $flags }
cli-replay-flag-log-fault = 기록이 액션을 잘못 적거나 빠뜨림: { $count }
cli-replay-flag-disc-fold = 연결이 끊긴 뒤 차례 아닌 폴드: { $count }
cli-replay-flag-cap = 낼 수 있는 금액에 상한이 있음: { $count }
cli-replay-flag-short-raise-notallin = 기록에 올인 표시가 빠짐: { $count }
cli-replay-flag-uncallable-raise = 아무도 콜할 수 없는 레이즈: { $count }
cli-replay-flag-card-twice = 같은 카드가 두 곳에 있음: { $count }
cli-replay-flag-button-out-of-place = 버튼 자리가 맞지 않음: { $count }
cli-replay-flag-other-blinds = 적힌 것과 다른 블라인드: { $count }
cli-replay-flag-repeated-lines = 같은 줄이 되풀이됨: { $count }
cli-replay-flag-half-chip = 반 칩: { $count }
cli-replay-skipped = 건너뜀: { $count }. { $reasons }
cli-replay-totals = 일치 { $replayed }, 특이 { $odd }, 불일치 { $differs }
    .skipped = 건너뜀 { $count }
    .unreadable = 읽을 수 없음 { $count }
cli-replay-refused = { $where }: { $reason }
cli-replay-nothing = 없음
cli-replay-differs = { $what }: 기록 { $recorded }, 규정 { $found }
cli-replay-stopped = { $where }: 이후는 진행할 수 없습니다
cli-replay-differs-call = 콜 금액
cli-replay-differs-street = 스트리트
cli-replay-differs-cards = 카드
cli-replay-differs-blinds = 블라인드
cli-replay-differs-posts = 블라인드와 앤티
cli-replay-differs-button = 버튼
cli-replay-differs-put-in = 낸 금액
cli-replay-differs-dead = 데드 머니
cli-replay-differs-returned = 반환
cli-replay-differs-folded = 폴드
cli-replay-differs-pots = 팟
cli-replay-differs-payouts = 팟 지급
cli-replay-differs-stacks = 마지막 스택
cli-error-no-hands = { $path }: 기록된 판이 없습니다. 파일은 .phh, .phhs, .jsonl, .jsonl.gz로 끝납니다.

## conform

cli-conform-summary = 규정 문제와 답으로 된 적합성 사례를 실행합니다.
cli-conform-about =
    conformance/FORMAT.md 형식의 파일과 폴더에 있는 모든 사례를 실행하고, 파일별로 그리고 전체로 통과, 실패, 건너뜀의 수를 보여 줍니다. 모르는 종류는 통과로 치지 않고 이름을 밝혀 건너뜁니다.
    실패한 사례가 있으면 상태 1로, 읽을 수 없는 파일이 있으면 2로 끝납니다.
cli-conform-example-folder = 전체 사례.
cli-conform-example-files = 그중 두 파일.
cli-conform-example-json = 수와 실패를 JSON으로.
cli-conform-totals = 통과 { $passed }, 실패 { $failed }, 건너뜀 { $skipped }
cli-conform-unreadable = { $path }: 사례 목록을 읽을 수 없습니다. 사례는 conformance/FORMAT.md에 적힌 JSON 목록입니다.
cli-conform-failed = 실패 { $id }: { $reason }
cli-conform-skipped = 건너뜀, 종류 { $kind }: { $count }
cli-error-unreadable = { $path }: 읽을 수 없습니다.
cli-error-no-cases = { $path }: 사례 파일(.json)이 없습니다.

## hand

cli-hand-summary = 한 판을 차례대로 진행하거나 정산합니다. 되돌리기도 됩니다.
cli-hand-about =
    터미널에서 한 판을 진행합니다. 누구 차례인지, 무엇이 가능하고 나머지는 왜 안 되는지 알려 주고, 팟을 나누어 지급합니다. 실물 카드로 하는 판이면 카드를 비워 두고 팟마다 승자를 고르거나, 카드를 입력해 가릴 수 있습니다.
    상황은 `floorman ruling` 명령어와 같은 한 줄이며, 진행된 데까지 씁니다. 없으면 먼저 묻습니다. 답: f, x, c, b10, r30, a 또는 낱말. u 되돌리기, ? 팟 보기, q 끝내기. 답은 파일이나 파이프로도 줄 수 있습니다.
cli-hand-option-rules = 줄에 적힌 규정 대신 쓸 하우스 규정. 기본값은 house입니다.
cli-hand-example-plain = 블라인드와 스택을 먼저 묻습니다.
cli-hand-example-spot = 바로 시작합니다.
cli-hand-example-settle = 프리플랍 세 명 올인: 보드와 승자만 묻습니다.
cli-hand-welcome = 블라인드, 그다음 버튼 왼쪽부터 시계 방향으로 스택을 1/2 A=200 B=200 C=200처럼 씁니다.
cli-hand-keys = f 폴드, x 체크, c 콜, b10 베트 10, r30 레이즈 30, a 올인 · u 되돌리기, ? 팟, q 끝내기
cli-hand-ask-spot = 판:
cli-hand-ask-action = { $name }:
cli-hand-ask-board = { $street } 카드 (모르면 Enter):
cli-hand-ask-winner = { $pot } { $amount } ({ $names }) 승자, 또는 { "A:AsKs" } 형식의 카드:
cli-hand-ask-end = 끝내려면 Enter, 되돌리려면 u:
cli-hand-winner-missing = 승자가 없습니다. 이름(무승부는 A = B) 또는 카드 A:AsKs B:QhQd를 씁니다. 보드는 보드 Ah7d2c9s5s처럼 씁니다.
cli-hand-word-board = 보드
cli-hand-unfinished = 판이 끝나지 않았습니다. 이어서 하려면:
cli-hand-stopped = 시작한 판이 없습니다.

## tour

cli-tour-summary = 둘러보기: 정산, 한 판, 판정, 명령어.
cli-tour-about = 가이드의 정산 예시, 스트리트별로 풀어 쓴 한 판, 판정 하나, 명령어별 예시를 보여 줍니다.
cli-tour-example-language = 같은 내용을 일본어로.
cli-tour-welcome = floorman: 플로어의 판정을 코드로.
cli-tour-settlement = 1. 정산. A, B, C가 각각 3만, 7만, 12만을 올인했습니다. A의 패가 가장 좋고 B와 C는 무승부입니다.
cli-tour-hand = 2. 스트리트별로 보는 한 판. C는 프리플랍, D는 플랍에서 올인했고, 메인 팟과 사이드 팟의 승자가 다릅니다.
cli-tour-ruling = 3. 판정. A 베트 50, B 콜, C 레이즈 100, A 폴드, B 콜. C는 한 번 더 베트할 수 있습니까?
cli-tour-commands = 4. 명령어.
cli-tour-more = 모든 명령어는 --help 도움말이 있고, --lang 옵션으로 en, ko, ja를 고르며, --json 옵션으로 JSON을 출력합니다.
