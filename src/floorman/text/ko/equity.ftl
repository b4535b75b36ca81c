# 이길 확률을 세는 명령어와, 핸드·레인지·보드가 잘못되었을 때의 안내.

cli-equity-summary = 이길 확률과 올인의 가치를 팟별로 계산합니다.
cli-equity-about =
    앞으로 나올 수 있는 모든 보드에서 각 핸드나 레인지가 이기는 횟수와 비기는 횟수를 셉니다. 너무 오래 걸리면 무작위로 뽑아 계산하고 표준 오차를 함께 보여 줍니다. --pots 옵션을 쓰면 팟마다 누가 얼마나 자주 이기는지, 반환되는 칩까지 더해 각 핸드가 칩으로 얼마인지 보여 줍니다.
    핸드는 카드 두 장(AsKs) 또는 레인지입니다: QQ+ · AKs AKo AK · 22-55 · ATs+ · A5s-A2s · T9s-76s · random. 여러 개는 쉼표로 나누고, 76o:0.5처럼 쓰면 절반으로 셉니다. NumPy와 Numba가 필요합니다: pip install 'floorman[bulk]'
cli-equity-metavar-hand = 핸드
cli-equity-option-board = 이미 나온 공용 카드. 없거나 다섯 장까지.
cli-equity-option-dead = 나올 수 없는 카드: 폴드했거나, 버닝했거나, 이미 본 카드.
cli-equity-option-pots = 모두가 낸 금액. 핸드와 같은 순서로, 버튼 왼쪽부터 시계 방향으로 씁니다.
cli-equity-option-fold = 폴드한 사람과 그가 낸 금액. 여러 번 쓸 수 있습니다.
cli-equity-option-call = 콜하려는 사람과 콜 금액(--pots 옵션에 쓴 금액에 더해집니다). 얼마를 가져와야 이득인지, 칩으로 얼마인지 보여 줍니다.
cli-equity-option-dead-chips = 누구의 몫도 아닌 칩(빅블라인드 앤티, 데드 블라인드).
cli-equity-option-odd-chips = 무승부를 남는 칩 규정에 따라 칩 단위로 나눕니다. 쓰지 않으면 소수까지 똑같이 나눕니다.
cli-equity-option-rules = 남는 칩에 적용할 하우스 규정. 기본값은 house입니다.
cli-equity-option-exact = 오래 걸려도 전부 셉니다.
cli-equity-option-samples = 세지 않고 이 수만큼 무작위로 뽑습니다. 세는 데 너무 오래 걸릴 때의 기본값은 2,000,000입니다.
cli-equity-option-seed = 난수의 시작값. 같은 값이면 결과도 같습니다. 기본값은 0입니다.
cli-equity-example-hands = 프리플랍의 두 핸드: 보드 1,712,304가지 전부.
cli-equity-example-ranges = 플랍에서 만난 두 레인지. 같은 무늬 에이스는 절반으로 셉니다.
cli-equity-example-pots = 가이드에 나온 세 명의 올인: 팟마다의 확률과 핸드마다의 가치.
cli-equity-example-call = 10을 낸 C가 두 팟에 60을 콜합니다. 얼마를 가져와야 이득인가?
cli-equity-example-odd = 무승부는 칩 단위로 나눕니다. C는 15를 내고 폴드.
cli-equity-example-samples = 한 핸드와 임의의 두 핸드, JSON 출력.

cli-equity-board = 보드 { $cards }
cli-equity-dead = 나올 수 없는 카드 { $cards }
cli-equity-counted = 모든 경우를 셈: { $deals }
cli-equity-drawn = 무작위로 뽑음: { $deals }, 시작값 { $seed }
cli-equity-wins = 승
cli-equity-ties = 무승부
cli-equity-win = 승
cli-equity-tie = 무승부
cli-equity-equity = 에퀴티
cli-equity-chips = 칩
cli-equity-put-in = 낸 금액
cli-equity-returned = 반환
cli-equity-value = 가치
cli-equity-net = 손익
cli-equity-call = { $name }: 콜 금액 { $cost }, 걸린 칩 { $winnable } · 그중 { $needed } 이상을 가져와야 이득입니다. 이 핸드의 몫은 { $has }입니다.
cli-equity-call-pot = { $pot } { $amount }: 콜 금액 중 { $cost }, { $needed } 이상이면 이득입니다. 이 핸드의 몫은 { $has }입니다.
cli-equity-call-gain = 폴드와 비교: { $gain }
cli-equity-counting = 세는 중

cli-error-equity-exact-and-samples = --exact 옵션과 --samples 옵션은 함께 쓸 수 없습니다.
cli-error-equity-hands-and-names = 핸드는 { $hands }개인데 --pots 옵션의 플레이어는 { $names }명입니다. 같은 순서로 한 사람에 하나씩 쓰고, 폴드한 사람은 --fold 옵션에 씁니다.

cli-error-equity-needs-pots = { $option } 옵션에는 모두가 낸 금액이 필요합니다. --pots 옵션에 쓰세요.

equity-fault-card-twice = { $card }: 같은 카드가 두 번 나왔습니다.
equity-fault-odd-board = 보드가 { $cards }장입니다. 없거나 다섯 장까지입니다.
equity-fault-wrong-players = 핸드가 { $players }개입니다. { $least }개부터 { $most }개까지 쓸 수 있습니다.
equity-fault-blocked = { $player }번째 핸드: 이미 나온 카드 때문에 가능한 조합이 하나도 없습니다.
equity-fault-all-blocked = 이 핸드들은 함께 나올 수 없습니다. 어떻게 나누어도 같은 카드가 두 사람에게 필요합니다.
equity-fault-too-few-cards = 남은 카드는 { $left }장인데 { $needed }장이 필요합니다.
equity-fault-out-of-range = { $what }: { $value } · { $least }부터 { $most }까지 쓸 수 있습니다.
equity-fault-too-large = 전부 세기에는 경우가 너무 많습니다. --exact 옵션을 빼면 무작위로 뽑아 계산합니다.
equity-fault-seldom-together = 이 레인지들은 같은 카드 몇 장을 다투어 함께 나오는 일이 거의 없습니다. 사람을 줄이거나 레인지를 넓히세요.
equity-fault-unknown-hand = { $player }: 핸드를 알 수 없습니다. { $pot }번째 팟이 이 핸드에 달려 있습니다.
equity-fault-no-pot = 이길 팟이 없습니다.
equity-fault-no-stacks = 스택이 없습니다.
equity-fault-bad-number = { $what }: { $value } · 0 이상의 수여야 합니다.
equity-fault-no-chips = 칩을 가진 사람이 없습니다.
equity-fault-nothing-to-call = { $name }: 콜할 금액이 없습니다.
equity-fault-range-empty = 핸드가 비어 있습니다. 카드 두 장이나 레인지, 또는 random을 씁니다.
equity-fault-range-unknown = { $part }: 핸드도 레인지도 아닙니다.
equity-fault-range-two-ranks = { $part }: 레인지가 아닙니다. 페어 둘(22-55), 높은 카드가 같은 둘(A5s-A2s), 간격이 같은 둘(T9s-76s)을 씁니다.
equity-fault-range-suited-pair = { $part }: 페어에는 무늬 구분(s, o)이 없습니다.
equity-fault-range-same-card = { $part }: 같은 카드가 두 번 나왔습니다.
equity-fault-range-weight = { $part }: 비중으로 쓸 수 없습니다. 0보다 크고 1 이하이며 소수점 아래 세 자리까지입니다.
equity-fault-range-two-weights = { $part }: 이미 비중이 { $old }인 핸드가 있는데 { $new }도 주어졌습니다.
