# ハウスルール：項目ごとに名前と問い、値ごとに名前と違い。

preset-house = 当ガイド
preset-tda = TDA 2024
preset-wsop = WSOP 2026
preset-online = オンライン
preset-own = 独自のルール

house-button_rule = ボタン
    .says = 席が空いたときのボタンの動かし方です。
house-button_rule-dead_button = デッドボタン
    .says = ビッグブラインドは1人ずつ進み、スモールブラインドとボタンは空席に置かれることがあります。
house-button_rule-forward_moving = 前へ進める
    .says = スモールとビッグのブラインドは必ず出ますが、ビッグブラインドを飛ばされる人がいることがあります。
house-button_rule-moving_button = ムービングボタン
    .says = 飛ばされたブラインドも出すので、1ハンドにビッグブラインドが何人もいることがあります。

house-heads_up_transition = 3人から2人になるとき
    .says = 1人抜けた次のハンドで、誰がビッグブラインドを出すかです。
house-heads_up_transition-no_big_blind_twice = 続けて出さない
    .says = 同じ人が2ハンド続けてビッグブラインドを出すことはありません。
house-heads_up_transition-plain_forward = そのまま進める
    .says = ビッグブラインドが続いても、ボタンをそのまま進めます。

house-new_player_entry = 新しいプレイヤー
    .says = 新しく座った人が最初のハンドの前に出すものです。
house-new_player_entry-free = そのまま参加
    .says = 何も出さずにカードを受け取ります。
house-new_player_entry-post_big_blind = ビッグブラインドを出す
    .says = すぐにビッグブラインドを出します。
house-new_player_entry-post_or_wait = 出すか待つ
    .says = ビッグブラインドを出すか、BBまで待ちます。
house-new_player_entry-buy_the_button = ボタンを買う
    .says = ブラインドとボタンの間の席で両方のブラインドを出し、次のハンドでボタンになります。

house-missed_blind = 未払いブラインド
    .says = 未払いのブラインドの出し方です。
house-missed_blind-bb_live_sb_dead = ビッグはライブ、スモールはデッド
    .says = ビッグブラインドはベットに数え、スモールブラインドはポットに入るだけです。
house-missed_blind-live_up_to_min_bet = 最小ベットまでライブ
    .says = 最小ベットの分までがライブ、残りはデッドです。
house-missed_blind-wait_for_bb = BBまで待つ
    .says = 出すことはできず、BBまで待ちます。

house-straddle = ストラドル
    .says = 誰がストラドルを出せるかです。
house-straddle-off = なし
    .says = 誰も出せません。
house-straddle-utg = UTG
    .says = ビッグブラインドの左の席だけが出せます。
house-straddle-button = ボタン
    .says = ボタンだけが出せます。
house-straddle-utg_or_button = UTG かボタン
    .says = UTG とボタンが出せます。
house-straddle-any = どの席も
    .says = ブラインド以外の全員が出せます。

house-straddle_max_levels = 1ハンドのストラドル
    .says = ストラドルを何回まで重ねられるかです。
    .value = { $value }
house-straddle_min_raise = ストラドルへのレイズ
    .says = 1/2、ストラドル 4 のときの最初のミニマムレイズです。
house-straddle_min_raise-double_straddle = ストラドルの2倍
    .says = 8 からです。
house-straddle_min_raise-plus_big_blind = ビッグブラインド分を足す
    .says = 6 からです。

house-button_straddle_first = ボタンストラドルの最初の番
    .says = ボタンがストラドルを出したとき、誰からアクションするかです。
house-button_straddle_first-left_of_straddle = ストラドルの左
    .says = スモールブラインドからアクションします。
house-button_straddle_first-under_the_gun = UTG
    .says = UTG からアクションし、ボタンが最後です。

house-bomb_pot = ボムポット
    .says = ボムポットを行うかどうかです。
house-bomb_pot-no = 行わない
    .says = ボムポットはありません。
house-bomb_pot-yes = 行う
    .says = 全員が同じアンティを出し、フロップから始めます。
house-bomb_pot_button_moves = ボムポット後のボタン
    .says = ボムポットの後にボタンを動かすかどうかです。
house-bomb_pot_button_moves-no = 動かさない
    .says = 次のハンドも同じボタンです。
house-bomb_pot_button_moves-yes = 動かす
    .says = ボムポットも1ハンドと数えます。

house-ante_kind = アンティ
    .says = アンティがあるとき、誰が払うかです。
house-ante_kind-none = なし
    .says = 誰も払いません。
house-ante_kind-per_player = 各自
    .says = 全員が自分の分を払います。
house-ante_kind-big_blind = ビッグブラインドアンティ
    .says = ビッグブラインドが全員分を払います。
house-ante_kind-button = ボタンアンティ
    .says = ボタンが全員分を払います。
house-ante_order = 足りないときの払う順
    .says = ビッグブラインド 1,000、アンティ 1,000、スタック 1,500 のとき、どちらから払うかです。
house-ante_order-big_blind_first = ブラインドが先
    .says = ブラインド 1,000、アンティ 500 です。
house-ante_order-ante_first = アンティが先
    .says = アンティ 1,000、ブラインド 500 です。

house-short_blind_call = 足りないビッグブラインドへのコール額
    .says = ビッグブラインド 100 が 60 でオールインのとき、ほかの人のコール額です。
house-short_blind_call-nominal_big_blind = 決まったブラインド
    .says = チップが足りなくても 100 です。
house-short_blind_call-actual_posted = 実際に出た額
    .says = 60 です。
house-burn_cards = バーンカード
    .says = フロップ、ターン、リバーの前に1枚ずつ除くかどうかです。
house-burn_cards-no = なし
    .says = 除きません。
house-burn_cards-yes = あり
    .says = 開く前に1枚ずつ除きます。

house-min_raise_basis = ミニマムレイズ
    .says = 6 から 16 にレイズされた後の最小額です。
house-min_raise_basis-last_full_increment = 直前のレイズ幅
    .says = 10 を足した 26 です。
house-min_raise_basis-double_the_bet = 2倍
    .says = 16 の2倍の 32 です。
house-short_allin_min_raise = ショートオールイン後のミニマムレイズ
    .says = ベット 10、オールイン 16 の次の最小額です。
house-short_allin_min_raise-complete_to_full = 最後のフルベットから
    .says = 10 + 10 = 20 です。
house-short_allin_min_raise-on_top_of_all_in = オールイン額に上乗せ
    .says = 16 + 10 = 26 です。
house-short_allin_min_raise-acpc_last_increment = 最後に増えた分
    .says = 16 + 6 = 22。ACPC のディーラープログラムの数え方です。

house-reopen_rule = アクションのリオープン
    .says = ベット 100、オールイン 125、オールイン 200 のとき、最初のベッターがレイズできるかどうかです。
house-reopen_rule-full_bet_only = オールインを1つずつ
    .says = できません。幅 25 も 75 もフルレイズではありません。
house-reopen_rule-cumulative_per_player = 各自のコール額
    .says = できます。コール額が 100 だからです。125 にコールした人はコール額 75 でできません。
house-reopen_rule-cumulative_table = ショートオールインの合計
    .says = 25 + 75 = 100 なので、全員ができます。
house-short_bet_raise = 短い最初のベットへのレイズ
    .says = ビッグブラインド 100、最初のベットがオールイン 20 のときの最小額です。
house-short_bet_raise-bb_on_top = ビッグブラインドを上乗せ
    .says = 20 + 100 = 120 です。
house-short_bet_raise-complete_to_bb = ビッグブラインドまで
    .says = 100 です。
house-short_bet_checkers = チェック後の短いベット
    .says = ビッグブラインド 100、チェック、オールイン 20 のとき、チェックした人がレイズできるかどうかです。
house-short_bet_checkers-call_or_fold = コールかフォールド
    .says = できません。20 はフルベットではありません。
house-short_bet_checkers-may_raise = レイズできる
    .says = できます。チェックは権利を捨てることではありません。

house-limit_reopen_rule = リミット：フルレイズ
    .says = 大きさ 20、ベット 20 にオールイン 30 のとき、リオープンするかどうかです。
house-limit_reopen_rule-half_bet = ハーフベットルール
    .says = します。幅 10 は 20 の半分です。
house-limit_reopen_rule-full_bet = フルベットルール
    .says = しません。幅 20 が必要です。
house-limit_raise_cap = リミット：レイズ回数の上限
    .says = 1ラウンドで、ベットの後にできるレイズの回数です。
    .value = { $value ->
        [0] 上限なし
       *[other] { $value }
    }
house-limit_cap_heads_up = リミット：ヘッズアップの上限
    .says = 2人のとき、いつ上限がなくなるかです。
house-limit_cap_heads_up-uncapped_if_heads_up_before_cap = 上限の前に2人
    .says = 上限に届く前に2人になれば、そこから上限はありません。
house-limit_cap_heads_up-uncapped_if_round_began_heads_up = 2人で始まったラウンド
    .says = 2人で始まったラウンドだけ上限がありません。
house-limit_cap_heads_up-until_event_is_heads_up = 大会の最後の2人
    .says = 大会全体が2人になるまで上限があります。
house-pl_preflop_pot = ポットリミットのプリフロップ
    .says = 5/10 での最初のレイズの最大額です。
house-pl_preflop_pot-true_count = そのまま数える
    .says = スモールブラインドは 5、最大 35 です。
house-pl_preflop_pot-round_sb_up = スモールブラインドを切り上げ
    .says = スモールブラインドを 10 と数え、最大 40 です。

house-folded_only_layer = 降りた人だけの層
    .says = 100、250、250 と降りた 400 のとき、一番上の 150 の扱いです。
house-folded_only_layer-report_no_eligible = 資格者なしと示す
    .says = 資格のあるプレイヤーなしのポットとして残します。
house-folded_only_layer-return_to_bettor = 返却
    .says = 誰もコールしていないので、出した人に返します。
house-folded_only_layer-merge_down = 下のポットへ
    .says = 下のポットに加えます。450 + 150 = 600 です。
house-pot_award_order = ポットを配る順番
    .says = どのポットから配るかです。
house-pot_award_order-last_side_first = 最後のサイドポットから
    .says = 最後のサイドポットからメインポットへ戻ります。
house-pot_award_order-main_first = メインポットから
    .says = メインポットから外へ進みます。金額は同じです。
house-odd_chip_rule = 端数チップ
    .says = ポット 101 を2人で分けるとき、51 をもらう人です。
house-odd_chip_rule-first_left_of_button = ボタンの左から
    .says = ボタンの左に一番近い勝者です。
house-odd_chip_rule-high_card_by_suit = 一番高いカード
    .says = スートまで比べ、ホールカードが一番高い勝者です。
house-odd_chip_multi = 端数チップが複数のとき
    .says = ポット 302 を3人で分けるとき、2枚の端数の渡し方です。
house-odd_chip_multi-one_each_clockwise = 1枚ずつ
    .says = 時計回りに 101、101、100 です。
house-odd_chip_multi-all_to_first = 最初の人にすべて
    .says = 102、100、100 です。
house-odd_chip_unit = 分けるときの最小単位
    .says = 最小のチップ 25、ブラインド 50/100 のとき、ポットを分ける単位です。
house-odd_chip_unit-smallest_denomination = 最小のチップ
    .says = 使っている最小のチップの 25 です。
house-odd_chip_unit-smallest_blind_unit = ブラインドの単位
    .says = ブラインドの最小単位の 50 です。
house-odd_chip_unit-one = 1
    .says = プログラムと同じく 1 まで分けます。

house-rit_max = ボードの最大回数
    .says = ボードを何回まで開けるかです。
    .value = { $value }
house-rit_odd_chip = ボード間の端数チップ
    .says = ポット 101、ボード3回のとき、端数が行くボードです。
house-rit_odd_chip-one_each_in_board_order = ボードの順
    .says = 34、34、33 です。
house-rit_odd_chip-all_to_first_board = 最初のボード
    .says = 35、33、33 です。
house-showdown_order = 見せる順番
    .says = 誰から見せるかです。
house-showdown_order-last_aggressor_final_street = 最後のベッター
    .says = 最後のラウンドで最後にベットかレイズをした人からです。
house-showdown_order-by_position = 席の順
    .says = いつもボタンの左で最初に残っている人からです。
house-all_in_reveal = オールインのハンド
    .says = もう賭けられないとき、ハンドを見せるかどうかです。
house-all_in_reveal-table_all_at_once = 一斉に見せる
    .says = 次のカードの前に全員が見せます。
house-all_in_reveal-may_muck = マックできる
    .says = 負けたハンドは見せなくてもかまいません。
house-see_hand_request = ハンドを見る請求
    .says = 誰がほかの人のハンドを見せるよう求められるかです。
house-see_hand_request-none = 誰も
    .says = マックしたハンドは見せません。
house-see_hand_request-caller_may_see_last_aggressor = コールした人
    .says = リバーでコールした人は、最後にベットした人のハンドを見られます。
house-see_hand_request-any_dealt_in = そのハンドの誰でも
    .says = カードを配られた全員が求められます。
house-see_hand_request-collusion_only = 疑いがあるとき
    .says = 共謀が疑われるときだけ、フロアを通して見ます。
house-see_hand_request-hand_history = ハンド履歴
    .says = 求めなくても、後から全員が履歴で読めます。

house-input_mode = 合わないアクション
    .says = ルールに合わないアクションをどう扱うかです。
house-input_mode-strict = 受け付けない
    .says = 入力できません。
house-input_mode-live_rulings = 裁定する
    .says = フロアがどのアクションになるかを決めます。
house-underraise_ruling = 最小額に満たないレイズ
    .says = ベット 1,000 に 1,400 を出したときの扱いです。
house-underraise_ruling-fifty_percent = 半分で決まる
    .says = 400 は 1,000 の半分に満たないのでコール、1,500 からは 2,000 にレイズです。
house-underraise_ruling-always_minimum = 最小額まで
    .says = 2,000 にレイズです。
house-underraise_ruling-always_call = コール
    .says = 1,000 のコールです。
house-underraise_ruling-reject = 受け付けない
    .says = 入力できません。
house-oot_action = 順番外
    .says = 順番外のアクションの扱いです。
house-oot_action-binding_if_unchanged = 変わらなければ有効
    .says = 番が来たときに額が変わっていなければ有効です。
house-oot_action-never_binding = 無効
    .says = チップを戻して選び直します。フォールドは有効です。
house-oot_action-reject = 受け付けない
    .says = 入力できません。
house-fold_when_check_free = チェックできる場面のフォールド
    .says = チップを出さずにチェックできるときのフォールドです。
house-fold_when_check_free-allow = 認める
    .says = フォールドとして認めます。
house-fold_when_check_free-forbid = 受け付けない
    .says = 入力できません。

house-rake_per_mille = レーキ
    .says = ハウスがポットから取る割合です。
    .value = { $value }%
house-rake_cap = レーキの上限
    .says = 1ハンドで取る最大額です。
    .value = { $value ->
        [0] 上限なし
       *[other] { $value }
    }
house-no_flop_no_drop = フロップ前に終わったハンドのレーキ
    .says = フロップが開かれなかったハンドからも取るかどうかです。
house-no_flop_no_drop-no = 取る
    .says = すべてのハンドから取ります。
house-no_flop_no_drop-yes = 取らない
    .says = フロップがなければ取りません。
house-rake_rounding = レーキの端数
    .says = 90 の 5% として取る額です。
house-rake_rounding-down = 切り捨て
    .says = 4 です。
house-rake_rounding-nearest = 四捨五入
    .says = 4.5 は 5 になります。
