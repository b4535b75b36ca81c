# 今できるアクション。`.one`：額が1つだけのとき。

menu-turn = { $name } の番
menu-fold = フォールド
menu-check = チェック
menu-call = コール
    .one = { $amount } をコール
menu-bet = ベット
    .one = { $least } をベット
    .range = { $least } から { $most } までのベット
menu-raise = レイズ
    .one = { $least } にレイズ
    .range = { $least } から { $most } までのレイズ
menu-all-in = オールイン
    .one = オールイン { $least }
menu-refused = { $action }：{ $sentence }
