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
cli-error-hint = 도움말: { $command }
cli-error-no-such-option = { $option }: 없는 옵션입니다.
cli-error-no-such-option-near = { $option }: 없는 옵션입니다. 비슷한 옵션: { $near }
cli-error-no-such-command = { $name }: 없는 명령어입니다. 명령어: { $known }
cli-error-no-such-command-near = { $name }: 없는 명령어입니다. 비슷한 명령어: { $near }
cli-error-missing = 빠진 항목이 있습니다: { $what }
cli-error-option-usage = { $option }: 옵션을 쓰는 방법이 다릅니다. 값을 확인하세요.
cli-error-arguments = 인자가 너무 많습니다. 공백이 있는 글은 따옴표로 묶습니다.
cli-error-choice = { $option }: { $value } · 다음 중 하나여야 합니다: { $known }

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
cli-pots-dead-term = 데드 머니 { $amount }
cli-pots-payouts = 팟 지급
cli-pots-odd = { $pot }: 남는 칩 { $amount } → { $name } · 버튼 왼쪽부터 순서: { $order }
cli-pots-goes-return = 낸 사람에게 반환 ({ $presets }): { $parts }
cli-pots-goes-merge = 아래 팟에 합침 ({ $presets }): { $parts }
cli-pots-goes-back = { $name }에게 { $amount } 반환
cli-pots-goes-in = { $pot } → { $amount }

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
cli-perft-line = 스택 { $stacks }, 블라인드 { $blinds }, { $rules }
cli-perft-leaves = 경로
cli-perft-nodes = 노드
cli-perft-outcomes = 결과
cli-perft-digest = 요약값
cli-perft-too-many = 멈췄습니다: 노드가 { $most }개보다 많습니다.
cli-error-perft-stacks = "{ $text }": 스택 목록이 아닙니다. 6,6 또는 3,5,7처럼 쉼표로 나누어 씁니다.
cli-error-perft-blinds = "{ $text }": 블라인드가 아닙니다. 1/2처럼 씁니다.
cli-error-perft-deep = 끝까지 세기에는 스택이 너무 큽니다. --depth 옵션으로 액션 수를 제한하세요.
