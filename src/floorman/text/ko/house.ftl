# 하우스 규정: 항목마다 이름과 묻는 것, 값마다 이름과 달라지는 점.

preset-house = 우리 가이드
preset-tda = TDA 2024
preset-wsop = WSOP 2026
preset-online = 온라인
preset-own = 직접 정한 규정

house-button_rule = 버튼
    .says = 자리가 비었을 때 버튼을 옮기는 방법입니다.
house-button_rule-dead_button = 데드 버튼
    .says = 빅블라인드는 한 명씩 넘어가고, 스몰블라인드와 버튼은 빈자리에 놓일 수 있습니다.
house-button_rule-forward_moving = 앞으로 이동
    .says = 스몰블라인드와 빅블라인드가 늘 있고, 빅블라인드를 건너뛰는 사람이 생길 수 있습니다.
house-button_rule-moving_button = 무빙 버튼
    .says = 건너뛴 블라인드를 뒤따라 내므로 한 판에 빅블라인드가 여럿일 수 있습니다.

house-heads_up_transition = 세 명에서 두 명이 될 때
    .says = 한 명이 빠진 다음 판에 누가 빅블라인드를 내는지 정합니다.
house-heads_up_transition-no_big_blind_twice = 빅블라인드 연속 금지
    .says = 같은 사람이 빅블라인드를 두 판 연속 내지 않습니다.
house-heads_up_transition-plain_forward = 그대로 이동
    .says = 빅블라인드가 겹치더라도 버튼만 그대로 옮깁니다.

house-new_player_entry = 새 플레이어
    .says = 새로 앉은 사람이 첫 판 전에 내는 것입니다.
house-new_player_entry-free = 그냥 참가
    .says = 내지 않고 바로 카드를 받습니다.
house-new_player_entry-post_big_blind = 빅블라인드 내기
    .says = 바로 빅블라인드를 냅니다.
house-new_player_entry-post_or_wait = 내거나 대기
    .says = 빅블라인드를 내거나, 빅블라인드 차례까지 대기합니다.
house-new_player_entry-buy_the_button = 버튼 사기
    .says = 블라인드와 버튼 사이 자리에서 두 블라인드를 모두 내고 다음 판에 버튼이 됩니다.

house-missed_blind = 밀린 블라인드
    .says = 밀린 블라인드를 내는 방법입니다.
house-missed_blind-bb_live_sb_dead = 빅은 라이브, 스몰은 데드
    .says = 빅블라인드는 베트로 치고, 스몰블라인드는 팟에만 들어갑니다.
house-missed_blind-live_up_to_min_bet = 최소 베트까지 라이브
    .says = 최소 베트만큼은 라이브, 나머지는 데드입니다.
house-missed_blind-wait_for_bb = 빅블라인드까지 대기
    .says = 따로 낼 수 없고 빅블라인드까지 대기합니다.

house-straddle = 스트래들
    .says = 누가 스트래들을 할 수 있는지 정합니다.
house-straddle-off = 없음
    .says = 아무도 하지 않습니다.
house-straddle-utg = UTG
    .says = 빅블라인드 왼쪽 첫 자리만 할 수 있습니다.
house-straddle-button = 버튼
    .says = 버튼만 할 수 있습니다.
house-straddle-utg_or_button = UTG 또는 버튼
    .says = UTG와 버튼이 할 수 있습니다.
house-straddle-any = 어느 자리나
    .says = 블라인드가 아닌 모든 자리가 할 수 있습니다.

house-straddle_max_levels = 한 판의 스트래들
    .says = 스트래들을 이어서 몇 번까지 할 수 있는지 정합니다.
    .value = { $value }
house-straddle_min_raise = 스트래들 뒤의 레이즈
    .says = 1/2, 스트래들 4일 때 첫 레이즈의 최소 금액입니다.
house-straddle_min_raise-double_straddle = 스트래들의 두 배
    .says = 레이즈 8부터입니다.
house-straddle_min_raise-plus_big_blind = 빅블라인드만큼 더
    .says = 레이즈 6부터입니다.

house-button_straddle_first = 버튼 스트래들의 첫 차례
    .says = 버튼이 스트래들을 했을 때 누가 먼저 행동하는지 정합니다.
house-button_straddle_first-left_of_straddle = 스트래들 왼쪽
    .says = 스몰블라인드부터 행동합니다.
house-button_straddle_first-under_the_gun = UTG
    .says = UTG부터 행동하고 버튼이 마지막입니다.

house-bomb_pot = 밤 팟
    .says = 밤 팟을 하는지 정합니다.
house-bomb_pot-no = 안 함
    .says = 밤 팟을 하지 않습니다.
house-bomb_pot-yes = 함
    .says = 모두 같은 앤티를 내고 플랍부터 시작합니다.
house-bomb_pot_button_moves = 밤 팟 뒤의 버튼
    .says = 밤 팟이 끝나고 버튼을 옮기는지 정합니다.
house-bomb_pot_button_moves-no = 그대로
    .says = 다음 판도 같은 버튼입니다.
house-bomb_pot_button_moves-yes = 옮김
    .says = 밤 팟도 한 판으로 칩니다.

house-ante_kind = 앤티
    .says = 앤티가 있을 때 누가 내는지 정합니다.
house-ante_kind-none = 없음
    .says = 아무도 내지 않습니다.
house-ante_kind-per_player = 각자
    .says = 모두 자기 앤티를 냅니다.
house-ante_kind-big_blind = 빅블라인드 앤티
    .says = 빅블라인드가 테이블 전체의 앤티를 냅니다.
house-ante_kind-button = 버튼 앤티
    .says = 버튼이 테이블 전체의 앤티를 냅니다.
house-ante_order = 모자랄 때 먼저 내는 것
    .says = 빅블라인드 1,000, 앤티 1,000, 스택 1,500일 때 무엇부터 내는지 정합니다.
house-ante_order-big_blind_first = 블라인드 먼저
    .says = 블라인드 1,000, 앤티 500입니다.
house-ante_order-ante_first = 앤티 먼저
    .says = 앤티 1,000, 블라인드 500입니다.

house-short_blind_call = 모자란 빅블라인드의 콜 금액
    .says = 빅블라인드 100인데 올인 60일 때 다른 사람의 콜 금액입니다.
house-short_blind_call-nominal_big_blind = 정해진 블라인드
    .says = 낸 칩이 모자라도 100입니다.
house-short_blind_call-actual_posted = 실제로 낸 금액
    .says = 60입니다.
house-burn_cards = 버닝 카드
    .says = 플랍, 턴, 리버 전에 카드를 한 장씩 빼는지 정합니다.
house-burn_cards-no = 없음
    .says = 빼지 않습니다.
house-burn_cards-yes = 있음
    .says = 펼치기 전에 한 장씩 뺍니다.

house-min_raise_basis = 최소 레이즈
    .says = 6에서 16까지 올린 뒤의 최소 레이즈입니다.
house-min_raise_basis-last_full_increment = 직전에 올린 폭
    .says = 10 더 올린 26입니다.
house-min_raise_basis-double_the_bet = 두 배
    .says = 16의 두 배인 32입니다.
house-short_allin_min_raise = 짧은 올인 뒤의 최소 레이즈
    .says = 베트 10, 올인 16 다음의 최소 레이즈입니다.
house-short_allin_min_raise-complete_to_full = 마지막 완전한 베트 기준
    .says = 10 + 10 = 20입니다.
house-short_allin_min_raise-on_top_of_all_in = 올인 금액 위에
    .says = 16 + 10 = 26입니다.
house-short_allin_min_raise-acpc_last_increment = 마지막 증가분
    .says = 16 + 6 = 22, ACPC 딜러 프로그램의 계산입니다.

house-reopen_rule = 액션이 다시 열리는 조건
    .says = 베트 100, 올인 125, 올인 200일 때 처음 베트한 사람이 다시 레이즈할 수 있는지 정합니다.
house-reopen_rule-full_bet_only = 올인을 하나씩 따로
    .says = 할 수 없습니다. 올린 폭 25, 75 모두 완전한 레이즈가 아닙니다.
house-reopen_rule-cumulative_per_player = 각자의 콜 금액
    .says = 할 수 있습니다. 콜 금액 100입니다. 125에 콜한 사람의 콜 금액은 75라서 할 수 없습니다.
house-reopen_rule-cumulative_table = 짧은 올인의 합
    .says = 25 + 75 = 100이므로 누구나 할 수 있습니다.
house-short_bet_raise = 짧은 첫 베트 뒤의 레이즈
    .says = 빅블라인드 100, 첫 베트가 올인 20일 때의 최소 레이즈입니다.
house-short_bet_raise-bb_on_top = 빅블라인드를 얹음
    .says = 20 + 100 = 120입니다.
house-short_bet_raise-complete_to_bb = 빅블라인드까지 채움
    .says = 100입니다.
house-short_bet_checkers = 체크 뒤의 짧은 베트
    .says = 빅블라인드 100, 체크, 올인 20일 때 체크한 사람이 레이즈할 수 있는지 정합니다.
house-short_bet_checkers-call_or_fold = 콜 또는 폴드
    .says = 할 수 없습니다. 올인 20, 완전한 베트가 아닙니다.
house-short_bet_checkers-may_raise = 레이즈 가능
    .says = 할 수 있습니다. 체크는 권리를 포기하는 것이 아닙니다.

house-limit_reopen_rule = 리밋: 완전한 레이즈
    .says = 크기 20, 베트 20에 올인 30일 때 다시 열리는지 정합니다.
house-limit_reopen_rule-half_bet = 하프벳 룰
    .says = 열립니다. 올린 폭 10, 20의 절반에 닿았습니다.
house-limit_reopen_rule-full_bet = 풀벳 룰
    .says = 열리지 않습니다. 올린 폭 20이어야 합니다.
house-limit_raise_cap = 리밋: 레이즈 횟수 상한
    .says = 한 라운드에서 베트 뒤에 나올 수 있는 레이즈 횟수입니다.
    .value = { $value ->
        [0] 상한 없음
       *[other] { $value }
    }
house-limit_cap_heads_up = 리밋: 헤즈업의 상한
    .says = 두 명일 때 상한이 언제 없어지는지 정합니다.
house-limit_cap_heads_up-uncapped_if_heads_up_before_cap = 상한 전에 두 명
    .says = 상한에 닿기 전에 두 명이 되면 그때부터 상한이 없습니다.
house-limit_cap_heads_up-uncapped_if_round_began_heads_up = 두 명이 시작한 라운드
    .says = 두 명이 시작한 라운드에만 상한이 없습니다.
house-limit_cap_heads_up-until_event_is_heads_up = 대회의 마지막 두 명
    .says = 대회 전체가 두 명이 될 때까지 상한이 있습니다.
house-pl_preflop_pot = 팟 리밋의 프리플랍
    .says = 5/10에서 첫 레이즈의 최대 금액입니다.
house-pl_preflop_pot-true_count = 있는 그대로
    .says = 스몰블라인드는 5, 최대 35입니다.
house-pl_preflop_pot-round_sb_up = 스몰블라인드 올림
    .says = 스몰블라인드도 10, 최대 40입니다.

house-folded_only_layer = 폴드한 칩만 있는 층
    .says = 100, 250, 250, 폴드한 400일 때 맨 위 150의 처리입니다.
house-folded_only_layer-report_no_eligible = 자격자 없음으로 표시
    .says = 자격자 없는 팟으로 남겨 둡니다.
house-folded_only_layer-return_to_bettor = 반환
    .says = 콜한 사람이 없으므로 낸 사람에게 반환합니다.
house-folded_only_layer-merge_down = 아래 팟에 합침
    .says = 아래 팟에 더합니다. 450 + 150 = 600입니다.
house-pot_award_order = 팟 판정 순서
    .says = 어느 팟부터 판정하는지 정합니다.
house-pot_award_order-last_side_first = 마지막 사이드 팟부터
    .says = 위층부터 메인 팟까지 내려옵니다.
house-pot_award_order-main_first = 메인 팟부터
    .says = 메인 팟부터 올라갑니다. 금액은 같습니다.
house-odd_chip_rule = 남는 칩
    .says = 팟 101, 승자 두 명일 때 51 받을 사람을 정합니다.
house-odd_chip_rule-first_left_of_button = 버튼 왼쪽부터
    .says = 버튼 왼쪽에서 가장 가까운 승자입니다.
house-odd_chip_rule-high_card_by_suit = 가장 높은 카드
    .says = 무늬까지 따져 홀카드가 가장 높은 승자입니다.
house-odd_chip_multi = 남는 칩이 여러 개일 때
    .says = 팟 302, 승자 세 명일 때 남는 칩 두 개의 처리입니다.
house-odd_chip_multi-one_each_clockwise = 하나씩
    .says = 시계 방향으로 101, 101, 100입니다.
house-odd_chip_multi-all_to_first = 첫 사람에게 모두
    .says = 102, 100, 100입니다.
house-odd_chip_unit = 나누는 최소 단위
    .says = 가장 작은 칩 25, 블라인드 50/100일 때 팟을 나누는 단위입니다.
house-odd_chip_unit-smallest_denomination = 가장 작은 칩
    .says = 쓰고 있는 가장 작은 칩인 25입니다.
house-odd_chip_unit-smallest_blind_unit = 블라인드 단위
    .says = 블라인드의 최소 단위인 50입니다.
house-odd_chip_unit-one = 1
    .says = 프로그램처럼 1까지 나눕니다.

house-rit_max = 최대 보드 수
    .says = 보드를 몇 번까지 펼칠 수 있는지 정합니다.
    .value = { $value }
house-rit_odd_chip = 보드 사이의 남는 칩
    .says = 팟 101, 보드 세 번일 때 남는 칩이 가는 보드입니다.
house-rit_odd_chip-one_each_in_board_order = 보드 순서대로
    .says = 34, 34, 33입니다.
house-rit_odd_chip-all_to_first_board = 첫 보드
    .says = 35, 33, 33입니다.
house-showdown_order = 공개 순서
    .says = 누가 먼저 공개하는지 정합니다.
house-showdown_order-last_aggressor_final_street = 마지막 공격자
    .says = 마지막 라운드에서 마지막으로 베트나 레이즈를 한 사람부터입니다.
house-showdown_order-by_position = 자리 순서
    .says = 언제나 버튼 왼쪽에 남아 있는 첫 플레이어부터입니다.
house-all_in_reveal = 올인한 패
    .says = 더 베팅할 수 없을 때 패를 공개하는지 정합니다.
house-all_in_reveal-table_all_at_once = 한꺼번에 공개
    .says = 다음 카드 전에 모두 공개합니다.
house-all_in_reveal-may_muck = 머크 가능
    .says = 진 패는 공개하지 않아도 됩니다.
house-see_hand_request = 패 공개 요청
    .says = 누가 다른 사람의 패를 보자고 할 수 있는지 정합니다.
house-see_hand_request-none = 아무도
    .says = 머크한 패는 공개하지 않습니다.
house-see_hand_request-caller_may_see_last_aggressor = 콜한 사람
    .says = 리버에서 콜한 사람은 마지막으로 베트한 사람의 패를 볼 수 있습니다.
house-see_hand_request-any_dealt_in = 그 판의 누구나
    .says = 카드를 받은 모든 사람이 요청할 수 있습니다.
house-see_hand_request-collusion_only = 의심될 때
    .says = 담합이 의심될 때만 플로어를 통해 확인합니다.
house-see_hand_request-hand_history = 핸드 기록
    .says = 요청 없이 나중에 모두 기록에서 볼 수 있습니다.

house-input_mode = 맞지 않는 행동
    .says = 규칙에 맞지 않는 행동을 테이블이 어떻게 다루는지 정합니다.
house-input_mode-strict = 받지 않음
    .says = 입력되지 않습니다.
house-input_mode-live_rulings = 판정
    .says = 플로어가 어떤 행동인지 판정합니다.
house-underraise_ruling = 미달 레이즈
    .says = 베트 1,000, 내민 칩 1,400일 때의 처리입니다.
house-underraise_ruling-fifty_percent = 절반 기준
    .says = 올린 폭 400, 1,000의 절반 미만이라 콜입니다. 1,500부터는 레이즈 2,000입니다.
house-underraise_ruling-always_minimum = 최소 금액까지
    .says = 레이즈 2,000입니다.
house-underraise_ruling-always_call = 콜
    .says = 콜 1,000입니다.
house-underraise_ruling-reject = 받지 않음
    .says = 입력되지 않습니다.
house-oot_action = 차례 아닌 행동
    .says = 차례가 아닐 때 한 행동의 처리입니다.
house-oot_action-binding_if_unchanged = 바뀐 것이 없으면 유효
    .says = 차례가 왔을 때 금액이 그대로면 유효합니다.
house-oot_action-never_binding = 무효
    .says = 칩을 돌려받고 다시 선택합니다. 폴드는 유효합니다.
house-oot_action-reject = 받지 않음
    .says = 입력되지 않습니다.
house-fold_when_check_free = 체크할 수 있을 때의 폴드
    .says = 칩을 더 내지 않고 체크할 수 있을 때의 폴드입니다.
house-fold_when_check_free-allow = 인정
    .says = 폴드로 인정합니다.
house-fold_when_check_free-forbid = 받지 않음
    .says = 입력되지 않습니다.

house-rake_per_mille = 레이크
    .says = 하우스가 팟에서 떼는 비율입니다.
    .value = { $value }%
house-rake_cap = 레이크 상한
    .says = 한 판에서 떼는 최대 금액입니다.
    .value = { $value ->
        [0] 상한 없음
       *[other] { $value }
    }
house-no_flop_no_drop = 플랍 전에 끝난 판의 레이크
    .says = 플랍을 펼치지 않은 판에서도 떼는지 정합니다.
house-no_flop_no_drop-no = 뗌
    .says = 모든 판에서 뗍니다.
house-no_flop_no_drop-yes = 떼지 않음
    .says = 플랍이 없으면 떼지 않습니다.
house-rake_rounding = 레이크 끝수
    .says = 90의 5%를 떼는 금액입니다.
house-rake_rounding-down = 버림
    .says = 4입니다.
house-rake_rounding-nearest = 반올림
    .says = 4.5이면 5입니다.
