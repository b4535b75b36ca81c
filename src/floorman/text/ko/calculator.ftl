### 사이드 팟 계산기: 입력의 문제, 예시, 스크립트 없는 페이지.

calc-nothing-put-in = 아무도 칩을 내지 않았습니다.
calc-name-missing = 플레이어 이름이 필요합니다.
calc-name-twice = 같은 이름이 두 번 있습니다: { $name }.
calc-not-live = 폴드했거나 목록에 없는 이름입니다: { $name }.
calc-not-eligible = { $pot } 참여 자격이 없습니다: { $name }.
calc-contradiction = { $name }, { $other }: 한 패가 한 팟에서 이기고 다른 팟에서 같은 패에 질 수는 없습니다.
calc-board-cards = 보드는 3장, 4장, 5장 중 하나입니다. 지금 { $given }장.
calc-two-cards = { $name } · 홀카드는 두 장입니다.
calc-returned = 반환
calc-text-title = 사이드 팟 (floorman)

calc-example-folded = 올인 셋과 폴드 하나
calc-example-two = 두 사람
calc-example-three = 올인 셋
calc-example-tie = 사이드 팟 무승부
calc-example-four = 올인 넷
calc-example-flush = 한 패가 모두 승리
calc-example-levels = 같은 금액의 올인
calc-example-nobody = 자격자 없는 팟
calc-example-odd = 홀수 칩

calc-word-title = 사이드 팟 계산기
calc-word-lead = 상대마다, 내가 낸 금액까지만 딸 수 있습니다.
calc-word-player = 플레이어
calc-word-put-in = 낸 금액
calc-word-status = 상태
calc-word-in = 참여
calc-word-all-in = 올인
calc-word-folded = 폴드
calc-word-pot = 팟
calc-word-amount = 금액
calc-word-formula = 계산
calc-word-eligible = 참여 자격
calc-word-check = 검산
calc-word-steps = 단계별 계산
calc-word-faq = 자주 묻는 질문

calc-faq-1 = 낸 금액보다 더 딸 수 있나요?
    .says = 상대 한 명에게서 내가 낸 금액까지 딸 수 있습니다. 30,000칩 올인에 콜이 둘이면 최대 90,000칩입니다.
calc-faq-2 = 아무도 콜할 수 없는 칩은 어떻게 되나요?
    .says = 낸 사람에게 돌아갑니다. 팟이 아니므로 이기는 사람도 없습니다.
calc-faq-3 = 폴드한 사람은 칩을 돌려받나요?
    .says = 돌려받지 않습니다. 낸 칩은 그 높이까지의 팟에 남고, 폴드한 사람은 어느 팟도 딸 수 없습니다.
calc-odds-title = 올인: 확률과 가치
