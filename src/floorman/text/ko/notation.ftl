# 칩 금액이나 한 줄로 쓴 상황을 읽을 수 없을 때.

amount-empty = 칩 금액이 없습니다.
amount-not-understood = "{ $value }": 칩 금액이 아닙니다. 1400, 1,400, 30k, 1.5k, 2m, 3만, 3万처럼 씁니다.
amount-negative = "{ $value }": 음수입니다. 칩 금액은 0 이상이어야 합니다.
amount-not-whole = "{ $value }": 칩이 나누어떨어지지 않습니다. 소수점은 1.5k처럼 단위와 함께 씁니다.
amount-too-large = "{ $value }": 최대 금액({ $most })보다 큽니다.

spot-empty = 내용이 없습니다. 1/2 A=500 B=16 C=500처럼 블라인드와 스택을 씁니다.
spot-too-long = 한 줄에는 최대 { $most }자까지 쓸 수 있습니다.
spot-not-understood = "{ $token }" ({ $place }번째 글자): 이해할 수 없습니다. 앞부분에는 블라인드(1/2), 스택(A=500), 옵션, 스트리트를 씁니다.
spot-twice = "{ $token }" ({ $place }번째 글자): 두 번 적혀 있습니다({ $what }).
spot-no-blinds = 블라인드가 없습니다. 1/2처럼 씁니다.
spot-not-an-amount = "{ $token }" ({ $place }번째 글자): 칩 금액이 아닙니다. 쉼표 없이 1400, 30k, 1.5k, 3만, 3万처럼 씁니다.
spot-amount-too-large = "{ $token }" ({ $place }번째 글자): { $most }칩보다 많습니다.
spot-bad-name = "{ $token }" ({ $place }번째 글자): 이름으로 쓸 수 없습니다. 이름은 비울 수 없고, 공백과 : , = | 문자를 쓸 수 없습니다.
spot-no-such-seat = "{ $token }" ({ $place }번째 글자): 그런 자리가 없습니다. 자리: { $known }.
spot-no-such-choice = "{ $token }" ({ $place }번째 글자): 다음 중 하나여야 합니다: { $known }.
spot-not-cards = "{ $token }" ({ $place }번째 글자): 카드로 읽을 수 없습니다: { $part }. AsKs, Ah7d2c처럼 씁니다.
spot-card-twice = "{ $token }" ({ $place }번째 글자): 이미 나온 카드입니다: { $card }.
spot-wrong-number-of-cards = "{ $token }" ({ $place }번째 글자): 카드 { $expected }장이 필요한데 { $given }장입니다.
spot-board-before-the-flop = "{ $token }" ({ $place }번째 글자): 프리플랍에는 공용 카드가 없습니다. 플랍은 다음 "|" 뒤에 씁니다.
spot-cards-after-actions = "{ $token }" ({ $place }번째 글자): 공용 카드는 스트리트 맨 앞에 씁니다. 새 스트리트는 "|" 다음에 시작합니다.
spot-too-many-streets = { $place }번째 글자: 리버 다음에는 스트리트가 없습니다.
spot-not-an-action = "{ $token }" ({ $place }번째 글자): 액션이 아닙니다. f, x, c, b10, r30, a 가운데 하나를 쓰고, 앞에 이름:을 붙일 수 있습니다.
spot-amount-missing = "{ $token }" ({ $place }번째 글자): 금액이 없습니다. 베트 10은 b10, 총 30까지 레이즈는 r30이라고 씁니다.
spot-amount-not-wanted = "{ $token }" ({ $place }번째 글자): 금액은 b와 r에만 씁니다.
spot-not-on-a-line = { $what ->
    [boards] 보드가 여러 개인 판은 한 줄로 쓸 수 없습니다.
    [correction] 스택을 수정한 판은 한 줄로 쓸 수 없습니다.
   *[names] 이름이나 자리 때문에 이 판은 한 줄로 쓸 수 없습니다.
}

# 기록된 판을 진행할 수 없는 이유.

record-file = 파일을 열 수 없거나 손상되었습니다: { $part }
record-not-toml = TOML 글이 아닙니다: { $part }
record-not-json = JSON 줄이 아닙니다: { $part }
record-no-hand = 안에 판이 없습니다.
record-other-game = 여기에서 다루는 홀덤이 아닙니다: { $part }
record-missing = 빠진 항목: { $part }
record-wrong-type = 값의 종류가 맞지 않습니다: { $part }
record-wrong-length = 목록의 길이가 맞지 않습니다: { $part }
record-not-an-amount = 칩 금액이 아닙니다: { $part }
record-not-an-action = 액션이 아닙니다: { $part }
record-no-such-player = 없는 플레이어입니다: { $part }
record-unknown-player = 자리가 없는 플레이어의 액션입니다: { $part }
record-unknown-verb = 모르는 액션입니다: { $part }
record-unknown-street = 모르는 스트리트입니다: { $part }
record-not-a-card = 카드가 아닙니다: { $part }
record-blinds = 블라인드와 스트래들이 맞지 않습니다: { $part }
record-no-big-blind = 빅블라인드를 낸 사람이 없습니다: { $part }
record-antes = 앤티가 맞지 않습니다: { $part }
record-setup = 판을 시작할 수 없습니다.
record-bad-setup = 판을 시작할 수 없습니다.
record-no-place-for = PHH에 적을 수 없습니다: { $part }
