### 첫 페이지.

web-start-headline =
    누가, 어떤 칩을,
    왜 딸 수 있는가.
web-start-lead = 팟 하나만 계산해도, 하룻밤을 통째로 맡겨도 됩니다. 카드는 실물, 휴대폰은 칩입니다.
web-start-new = 방 만들기
web-start-pots = 사이드 팟 계산기
web-start-code = 방 코드
web-start-enter = 참가
web-start-offline = 연결이 없습니다. 다시 시도하세요.
web-start-fact-1 = 실물 카드, 휴대폰은 칩
web-start-fact-1-says = 베트와 팟과 스택을 대신 기록합니다. 셀 일도, 다툴 일도 없습니다.
web-start-fact-2 = 판정마다 이유와 근거
web-start-fact-2-says = 막힌 레이즈는 사라지지 않고, 규칙 번호와 이유를 보여 줍니다.
web-start-fact-3 = 마지막 칩까지 정산
web-start-fact-3-says = 되돌리기, 리바이, 누구나 확인하는 장부, 그리고 가장 적은 송금.
web-start-example = 테이블에서 보는 판정
web-start-ruling-title = 레이즈 불가
web-start-ruling = A 베트 50, B 콜, C 레이즈 100, A 폴드, B 콜. C 다시 베트 불가. C 뒤에 레이즈가 없었습니다.
web-start-ruling-sum = 스트리트 종료: 남은 모두가 낸 금액은 100입니다.
web-start-pot-main = 메인 팟
web-start-pot-side = 사이드 팟 1
web-start-returned = C에게 반환
web-start-play-chips = 무료 · 계정 없음 · 게임용 칩 또는 기록용 · 환금 불가. 여기서 돈은 오가지 않습니다.
