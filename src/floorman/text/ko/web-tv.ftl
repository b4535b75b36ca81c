### 테이블 화면. 4미터 떨어져서 봅니다.

web-tv-title = 테이블 화면
web-tv-game = 홈게임
web-tv-hand = { $number }판
web-tv-pot = 팟
web-tv-players = 플레이어
web-tv-stack = 스택
web-tv-bought = 바이인
web-tv-code = 방 코드
web-tv-join = QR 코드를 찍거나 방 코드를 넣으면 참가합니다.
web-tv-qr = 초대 QR 코드
web-tv-spectators = 관전자 { $count }
web-tv-all-in = 올인
web-tv-preflop = 프리플랍
web-tv-flop = 플랍
web-tv-turn = 턴
web-tv-river = 리버
web-tv-won = { $number }판 승자
web-tv-winners = { $number }판 승자
web-tv-void = { $number }판 무효
web-tv-results = 손익
web-tv-wait = 잠시만요
web-tv-offline = 다시 연결하는 중
web-tv-net = 손익
