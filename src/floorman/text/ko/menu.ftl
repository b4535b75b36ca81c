# 지금 할 수 있는 행동. `.one`: 금액이 하나뿐일 때.

menu-turn = { $name } 차례
menu-fold = 폴드
menu-check = 체크
menu-call = 콜
    .one = 콜 { $amount }
menu-bet = 베트
    .one = 베트 { $least }
    .range = 베트 { $least }부터 { $most }까지
menu-raise = 레이즈
    .one = 레이즈 { $least }
    .range = 레이즈 { $least }부터 { $most }까지
menu-all-in = 올인
    .one = 올인 { $least }
menu-refused = { $action } · { $sentence }
