### 모든 웹 페이지에 나오는 말.

web-nav = 페이지
web-nav-pots = 사이드 팟 계산기
web-nav-new = 방 만들기
web-theme-dark = 어둡게
web-theme-light = 밝게
web-languages = 언어
web-close = 닫기
web-why = 이유
web-folded = 폴드
web-all-in = 올인
web-nobody-called = 콜할 상대 없음
web-nobody-eligible = 자격자 없음
web-pots-table = 팟
web-pot = 팟
web-amount = 금액
web-formula = 계산
web-eligible = 참여 자격
web-check-sum = 검산
web-graph = 판마다의 손익
web-odds-win = 승
web-odds-tie = 무승부
web-odds-chips = 칩
web-odds-worth = 가치
web-odds-coming = 보드를 세는 중 …
