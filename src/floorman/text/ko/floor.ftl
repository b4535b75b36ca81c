# 동작이 어떤 행동이 되는지와 그 이유, 판이 잘못되었을 때 플로어의 판정.

binding-fold = 폴드.
binding-check = 체크.
binding-call = 콜, 총 { $to }.
binding-bet = 베트 { $to }.
binding-raise = 레이즈 { $to }.
binding-all-in = 올인, 총 { $to }.
binding-call-or-fold = 콜 또는 폴드.
binding-call-or-raise = 콜 또는 레이즈.
binding-refused = 액션으로 인정하지 않습니다.
binding-strict = 액션으로 인정하지 않습니다. 이 테이블은 말이나 칩 동작을 받지 않고, 액션과 금액을 입력받습니다.
binding-returned = 돌려받는 칩 { $amount }.

floor-as_said = 말한 그대로 인정합니다.
floor-as_pushed = 내민 칩 그대로 인정합니다.
floor-words_first = 말이 먼저 나왔으므로 말을 따르고 칩은 금액만 채웁니다.
floor-bare_amount = 금액만 말하면 그만큼의 칩을 말없이 내민 것으로 봅니다.
floor-raise_is_a_total = 레이즈와 함께 말한 금액은 총액입니다.
floor-one_chip_bet = 콜할 금액이 없을 때 말없이 낸 칩 하나는 그 칩 전액의 베트입니다.
floor-one_chip_raise = 칩을 놓기 전에 레이즈를 선언했으므로 칩 전액이 인정됩니다.
floor-last_chips = 마지막 칩이고 콜보다 많으므로 올인입니다.
floor-prior_chips = 앞에 남겨 둔 칩과 새 칩을 합쳐서 봅니다.
floor-one_oversized_chip = 베트 앞에서 말없이 낸 큰 칩 하나는 콜입니다.
floor-every_chip_needed = 칩 하나라도 빼면 콜 금액이 안 되므로 콜입니다.
floor-overchip_on_prior_chips = 먼저 낸 칩이 금액에 못 미칠 때 칩 하나를 얹으면 콜입니다.
floor-half_a_raise = 레이즈의 절반 이상이므로 최소 금액까지 올립니다.
floor-less_than_half = 레이즈의 절반 미만이므로 콜로 처리합니다.
floor-underraise_to_minimum = 최소 금액 미달. 이 하우스는 최소 금액까지 올립니다.
floor-underraise_to_call = 최소 금액 미달. 이 하우스는 콜로 정정합니다.
floor-underraise_refused = 최소 금액 미달. 이 테이블은 받지 않습니다.
floor-raise_said_first = 레이즈를 선언했으므로 모자란 금액은 최소 금액까지 올립니다.
floor-raise_without_amount = 금액 없이 레이즈만 말하면 최소 레이즈입니다.
floor-underbet = 최소 금액에 못 미치는 베트는 최소 금액까지 올립니다.
floor-string_bet = 스트링 벳. 첫 동작만 인정합니다.
floor-ambiguous_amount = 분명하지 않은 금액은 팟을 넘지 않는 가장 큰 뜻으로 봅니다.
floor-least_reading = 팟을 넘는 분명하지 않은 금액은 베트가 되는 가장 작은 뜻으로 봅니다.
floor-call_without_bet = 콜할 금액이 없으므로 체크입니다.
floor-raise_without_bet = 올릴 베트가 없으므로 최소 금액 이상의 베트입니다.
floor-check_facing_bet = 앞에 베트가 있어 체크할 수 없고, 이제 레이즈도 할 수 없습니다.
floor-bet_facing_bet = 베트 앞에서 베트라고만 말하면 분명하지 않아 플로어가 정합니다.
floor-undercall_full = 첫 베트 앞이나 헤즈업에서 모자란 콜은 전액 콜입니다.
floor-undercall_discretion = 레이즈 앞의 모자란 콜. 전액을 콜하거나, 낸 칩을 두고 폴드합니다.
floor-raise_not_open = 레이즈가 닫혀 있으므로 콜입니다.
floor-above_stack = 스택보다 많으므로 스택까지만 칩니다.
floor-above_maximum = 한도보다 많으므로 한도까지만 칩니다.
floor-pulled_back = 레이즈 앞에서 먼저 낸 칩을 거두어들였으므로 이제 폴드할 수 없습니다.
floor-no_gesture = 말도 칩도 없었습니다.

## 차례 아님

irregular-nothing_wrong = 바로잡을 것이 없습니다.
irregular-out_of_turn_stands = 차례 아닌 행동이지만 그 사이 바뀐 것이 없어 유효합니다.
irregular-out_of_turn_free = 차례 아닌 행동이고 금액이 바뀌었습니다. 칩을 돌려받고 다시 선택합니다.
irregular-out_of_turn_fold_stands = 차례가 아니어도 폴드는 유효합니다.
irregular-out_of_turn_never_binds = 이 하우스에서 차례 아닌 행동은 무효입니다. 칩을 돌려받고 다시 선택합니다.
irregular-out_of_turn_refused = 여기서는 차례 아닌 행동을 받지 않습니다.
out-of-turn-pending = { $name } 차례가 올 때까지 금액이 그대로이면 그 액션은 유효합니다. 금액이 바뀌면 구속되지 않고, 칩을 돌려받아 다시 선택합니다.
irregular-skipped_may_act = 건너뛴 자리는 아직 행동할 수 있습니다.
irregular-skipped_floor_rules = 건너뛴 자리 뒤에서 액션이 충분히 진행되었습니다. 데드 핸드로 볼지 체크·콜·폴드만 허용할지는 플로어가 정합니다.

## 딜

irregular-fouled_deck = 덱에 같은 카드가 두 장 있습니다. 판을 멈추고 모든 칩을 돌려줍니다.
irregular-too_late_for_a_misdeal = 액션이 충분히 진행되어 미스딜을 선언할 수 없습니다. 판을 계속합니다.
irregular-misdeal_boxed_cards = 미스딜. 덱에 앞면으로 섞인 카드가 두 장 이상입니다.
irregular-misdeal_wrong_seat = 미스딜. 카드가 엉뚱한 자리에 갔습니다.
irregular-misdeal_wrong_count = 미스딜. 카드 장수가 맞지 않는 핸드가 있습니다.
irregular-misdeal_foreign_card = 미스딜. 이 게임에 쓰지 않는 카드가 나왔습니다.
irregular-misdeal_exposed = 미스딜. 딜러가 처음 두 장 중 한 장, 또는 나머지 카드 두 장을 드러냈습니다.

## 카드

irregular-exposed_hand_live = 본인이 드러낸 핸드는 살아 있습니다. 벌칙이 따를 수 있습니다.
irregular-discard_live = 뒷면이고 알아볼 수 있으며 아직 머크에 섞이지 않은 핸드는 살아 있습니다.
irregular-hand_dead = 머크에 섞였거나 알아볼 수 없는 핸드는 데드 핸드입니다.

## 금액

irregular-corrected = 제때 발견했습니다. 잘못 낸 사람 모두 { $to }까지 맞춥니다.
irregular-error_stands = 늦게 발견했습니다. { $to } 그대로 인정합니다.
irregular-accepted_action = 잘못 들었더라도 콜 금액은 실제 금액입니다. 총 { $to }.
irregular-hidden_chips_play = 가려져 있던 칩도 올인에 포함됩니다.
irregular-hidden_chips_not_paid = 가려져 있던 칩은 이겨도 지급받지 못합니다.
irregular-hidden_chips_not_saved = 가려져 있던 칩은 져도 지킬 수 없습니다. 플로어가 콜한 승자에게 줄 수 있습니다.

## 시간, 패 공개 요청

irregular-time_folds = 베트 앞에서 시간이 다 되어 폴드입니다.
irregular-time_checks = 콜할 금액 없이 시간이 다 되어 체크입니다.
irregular-see_right = 요청하면 이 핸드를 공개합니다.
irregular-see_no_right = 이 핸드를 볼 권리가 없습니다.
irregular-see_floor_decides = 공개할지는 플로어가 정합니다.
irregular-see_in_the_history = 요청 없이 나중에 모두 핸드 기록에서 볼 수 있습니다.
