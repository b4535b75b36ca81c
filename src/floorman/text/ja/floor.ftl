# 動作がどのアクションになるかとその理由、ハンドに問題が起きたときのフロアの裁定。

binding-fold = フォールド。
binding-check = チェック。
binding-call = コール、合計 { $to }。
binding-bet = { $to } をベット。
binding-raise = { $to } にレイズ。
binding-all-in = オールイン、合計 { $to }。
binding-call-or-fold = コールかフォールド。
binding-call-or-raise = コールかレイズ。
binding-refused = 成立しません。
binding-strict = アクションとして成立しません。このテーブルは発声やチップの動作を受けず、アクションと額を入力します。
binding-returned = 戻るチップ { $amount }。

floor-as_said = 発声のとおりに認めます。
floor-as_pushed = 出したチップのとおりに認めます。
floor-words_first = 発声が先なので発声に従い、チップはその額を払うだけです。
floor-bare_amount = 額だけの発声は、その額を黙って出したものとみなします。
floor-raise_is_a_total = レイズとともに言った額は合計額です。
floor-one_chip_bet = コールする額がないときに黙って出した1枚は、そのチップ全額のベットです。
floor-one_chip_raise = チップを置く前にレイズと言ったので、そのチップ全額を認めます。
floor-last_chips = 最後のチップで、コール額より多いのでオールインです。
floor-prior_chips = 前に残したチップと新しいチップを合わせて数えます。
floor-one_oversized_chip = ベットに対して黙って出した大きなチップ1枚はコールです。
floor-every_chip_needed = どの1枚を除いてもコール額に足りないのでコールです。
floor-overchip_on_prior_chips = 前のチップが額に届かないときに1枚を足すとコールです。
floor-half_a_raise = レイズの半分以上なので、最小額まで上げます。
floor-less_than_half = レイズの半分に満たないので、コールとして扱います。
floor-underraise_to_minimum = 最小額に届きません。このハウスでは最小額まで上げます。
floor-underraise_to_call = 最小額に届きません。このハウスではコールにします。
floor-underraise_refused = 最小額に届きません。このテーブルでは受け付けません。
floor-raise_said_first = レイズと言ったので、足りない額は最小額まで上げます。
floor-raise_without_amount = 額のないレイズはミニマムレイズです。
floor-underbet = 最小額に満たないベットは最小額まで上げます。
floor-string_bet = ストリングベットです。最初の動作だけを認めます。
floor-ambiguous_amount = あいまいな額は、ポットを超えない一番大きい意味に取ります。
floor-least_reading = ポットを超えるあいまいな額は、ベットになる一番小さい意味に取ります。
floor-call_without_bet = コールする額がないのでチェックです。
floor-raise_without_bet = 上げるベットがないので、最小額以上のベットです。
floor-check_facing_bet = ベットがあるのでチェックできず、もうレイズもできません。
floor-bet_facing_bet = ベットに対して「ベット」とだけ言うと不明確なので、フロアが決めます。
floor-undercall_full = 最初のベットに対して、またはヘッズアップで足りない額は、全額のコールです。
floor-undercall_discretion = レイズに対して足りない額です。全額をコールするか、チップを置いたままフォールドします。
floor-raise_not_open = レイズが閉じているのでコールです。
floor-above_stack = スタックより多いので、スタックまでを数えます。
floor-above_maximum = 上限より多いので、上限までを数えます。
floor-pulled_back = レイズに対して前のチップを引き戻したので、もうフォールドはできません。
floor-no_gesture = 発声もチップもありません。

## 順番外

irregular-nothing_wrong = 直すことはありません。
irregular-out_of_turn_stands = 順番外ですが、その間に変わったことがないので有効です。
irregular-out_of_turn_free = 順番外で、額が変わりました。チップを戻して選び直します。
irregular-out_of_turn_fold_stands = 順番外でもフォールドは有効です。
irregular-out_of_turn_never_binds = このハウスでは順番外のアクションは無効です。チップを戻して選び直します。
irregular-out_of_turn_refused = ここでは順番外のアクションを受け付けません。
out-of-turn-pending = { $name } の番が来るまで額が変わらなければ、そのアクションは有効です。額が変われば拘束されず、チップを戻して選び直します。
irregular-skipped_may_act = 飛ばされた席はまだアクションできます。
irregular-skipped_floor_rules = 飛ばされた席の後でアクションが十分に進みました。デッドハンドか、チェック・コール・フォールドだけかをフロアが決めます。

## ディール

irregular-fouled_deck = デックに同じカードが2枚あります。ハンドを止め、チップをすべて戻します。
irregular-too_late_for_a_misdeal = アクションが十分に進んだので、ミスディールにはできません。ハンドを続けます。
irregular-misdeal_boxed_cards = ミスディールです。デックに表向きのカードが2枚以上ありました。
irregular-misdeal_wrong_seat = ミスディールです。カードが違う席に配られました。
irregular-misdeal_wrong_count = ミスディールです。枚数の合わないハンドがあります。
irregular-misdeal_foreign_card = ミスディールです。このゲームで使わないカードが出ました。
irregular-misdeal_exposed = ミスディールです。ディーラーが最初の2枚のうち1枚、またはほかの2枚を見せてしまいました。

## カード

irregular-exposed_hand_live = 本人が見せたハンドは生きています。ペナルティがつくことがあります。
irregular-discard_live = 裏向きで見分けがつき、まだマックに混ざっていないハンドは生きています。
irregular-hand_dead = マックに混ざったか、見分けのつかないハンドはデッドハンドです。

## 額

irregular-corrected = まだ訂正できます。額を間違えて出した全員が { $to } に合わせます。
irregular-error_stands = もう訂正できません。{ $to } のまま認めます。
irregular-accepted_action = 聞き違えても、コール額は実際の額です。合計 { $to }。
irregular-hidden_chips_play = 隠れていたチップもオールインに含みます。
irregular-hidden_chips_not_paid = 隠れていたチップは、勝っても支払われません。
irregular-hidden_chips_not_saved = 隠れていたチップは、負けても守られません。フロアがコールした勝者に渡すことがあります。

## 時間と、ハンドを見る請求

irregular-time_folds = ベットに対して時間切れなのでフォールドです。
irregular-time_checks = コールする額がなく時間切れなのでチェックです。
irregular-see_right = 求めがあれば、このハンドを見せます。
irregular-see_no_right = このハンドを見る権利はありません。
irregular-see_floor_decides = 見せるかどうかはフロアが決めます。
irregular-see_in_the_history = 求めなくても、後から全員がハンド履歴で読めます。
