### 룰 밖에서 서버가 하는 말: 쪽지 제목, 입장과 통신의 거절, 테이블 안내.

said-title = 할 수 없음
said-title-fold = 폴드 불가
said-title-check = 체크 불가
said-title-call = 콜 불가
said-title-bet = 베트 불가
said-title-raise = 레이즈 불가
said-title-all-in = 올인 불가

door-no-room = { $code } 방이 없습니다. 방장에게 방 코드를 확인하세요.
door-no-invite = 이 링크로 열 수 있는 방이 없습니다. 방장에게 새 링크를 받으세요.
door-old-invite = 초대 링크가 바뀌었습니다. 방장에게 새 링크를 받으세요.
door-old-move = 휴대폰 변경 링크를 이미 썼거나 기한이 지났습니다. 새 링크를 받으세요.
door-not-host = 방장만 할 수 있습니다.
door-not-yours = 이 자리를 다른 휴대폰에 옮길 수 있는 사람: { $name }, 방장.
door-no-device = 먼저 초대 링크로 방을 여세요.
door-not-a-guest = 먼저 방에 들어오세요.
door-already-in = 이 휴대폰은 이미 방에 있습니다: { $name }.
door-night-open = 송금 확인은 게임을 마감한 뒤에 할 수 있습니다.
door-results-open = 결과는 게임을 마감한 뒤에 나옵니다.
door-no-payment = 그런 송금은 없습니다.

wire-bad-message = 서버가 메시지를 이해하지 못했습니다: { $reason }
wire-stale = 그사이 상황이 바뀌었습니다. 다시 보고 정하세요.
wire-too-fast = 메시지가 너무 많습니다. 잠시 기다리세요.
wire-too-slow = 연결이 느려 다시 연결합니다.
wire-busy = 방이 붐빕니다. 다시 시도하세요.
wire-store = 기록을 저장하지 못했습니다. 바뀐 것은 없습니다. 다시 시도하세요.
wire-going-down = 서버를 다시 시작합니다. 사라지는 것은 없습니다.
wire-hello-first = 먼저 인사 메시지가 필요합니다.
wire-not-found = 여기에는 아무것도 없습니다.
wire-bad-origin = 다른 사이트에서 온 요청은 받지 않습니다.
wire-bad-request = 요청을 읽을 수 없습니다: { $reason }
wire-too-many = 요청이 너무 많습니다. { $seconds }초 기다리세요.
wire-trouble = 서버에 문제가 생겼습니다. 바뀐 것은 없습니다.

prompt-lobby = 참가자를 기다리는 중
prompt-lobby-more = 칩을 가진 플레이어가 두 명 필요합니다.
prompt-begin = 다음 판
prompt-begin-more = 준비된 플레이어 { $ready }명
prompt-player = { $name } 차례
prompt-player-call = { $name } 차례 · 콜 { $amount }
prompt-cards-flop = 플랍을 펼치세요
prompt-cards-turn = 턴을 펼치세요
prompt-cards-river = 리버를 펼치세요
prompt-cards-more = 베팅이 끝났습니다.
prompt-cards-run-more = { $run }번째 보드
prompt-winners = 승자 선택 · { $pot }
prompt-winners-more = { $amount } · { $names }
prompt-paused = 일시정지
prompt-paused-more = 방장이 다시 시작합니다.
prompt-closed = 게임이 끝났습니다
prompt-closed-more = 총 { $hands }판

reason-all-others-folded = 모두 폴드
reason-showdown = 쇼다운
reason-void = 무효

verb-fold = 폴드
verb-check = 체크
verb-call = 콜
verb-bet = 베트
verb-raise = 레이즈
verb-all-in = 올인

size-bb = { $size } BB
size-third = ⅓ 팟
size-half = ½ 팟
size-two-thirds = ⅔ 팟
size-pot = 팟
size-all-in = 올인


page-title-start = floorman: 플로어의 판정
page-title-pots = 사이드 팟 계산기 · floorman
page-title-new = 방 만들기 · floorman
page-title-room = 방 · floorman
page-title-tv = 테이블 화면 · floorman
page-title-results = 결과 · floorman
page-says = 사이드 팟 계산기, 그리고 실물 카드로 치는 홈게임 방. 휴대폰이 칩이 되고 모든 판정에 근거가 있습니다.

floors-returned = { $name }에게 반환
floors-returned-sum = { $top } − { $second }
