# ハンドの外のこと：受け付けない理由、起きたこと、ゲームの条件、結果。

## 受け付けない理由と、できること

night-refusal-settings-wrong = この条件ではゲームができません。{ $faults }
night-refusal-night-closed = このゲームは終了しています。結果は変わりません。
night-refusal-not-a-guest = 参加者リストにありません。先に参加してください。
    .named = { $name }：参加者リストにありません。先に参加してください。
night-refusal-already-a-guest = { $name }：すでに参加しています。着席できます。
night-refusal-name-empty = 名前は1文字から { $most } 文字までです。
night-refusal-name-taken = その名前は使われています：{ $name }。別の名前にしてください。
night-refusal-room-locked = ルームはロックされています。ホストが解除できます。
night-refusal-no-phoneless-seats = このルームでは全員が自分のスマホで参加します。スマホのない席は追加できません。
night-refusal-not-yours = { $name }かホストだけができます。
night-refusal-host-only = ホストだけができます。今のホスト：{ $name }
night-refusal-no-such-chair = その席はありません：{ $chair }。席は 1 番から { $chairs } 番までです。
night-refusal-chair-taken = { $chair } 番の席には { $name }がいます。空席を選んでください。
night-refusal-already-seated = { $name }：すでに { $chair } 番の席にいます。ハンドの合間に移れます。
night-refusal-not-seated = { $name }：席がありません。先に着席してください。
night-refusal-kicked = { $name }：ホストが退出させました。退出後に席を戻せるのはホストだけです。
night-refusal-in-a-hand = { $name }：ハンドに参加中です。席はこのハンドの後に移れます。
night-refusal-already-sitting-out = { $name }：すでに離席中です。いつでも復帰できます。
night-refusal-already-leaving = { $name }：このハンドの後に退出します。先に復帰すれば席に残れます。
night-refusal-not-chips = チップの額ではありません：{ $value }。整数にしてください。
night-refusal-not-in-units = { $amount } はチップで作れません。最小のチップは { $unit }、可能な額は { $below } か { $above } です。
night-refusal-below-minimum-buy-in = 最小バイインに届きません。申請 { $asked }、最小 { $least } です。
night-refusal-above-maximum-buy-in = 上限を超えています。申請 { $asked }、可能 { $most } です。スタック { $stack }、上限 { $maximum }。
    .full = スタック { $stack }、上限 { $maximum }。今はチップを追加できません。
night-refusal-below-what-was-taken-off = { $name }：{ $minutes } 分以内に戻るときは、持ち出したチップ以上が必要です。申請 { $asked }、持ち出し { $least }。
night-refusal-already-asked = { $name }：{ $amount } を申請済みです。先に取り消してください。
night-refusal-nothing-asked = { $name }：チップの申請はありません。
night-refusal-reason-missing = 記録に残す理由が必要です。一言で足ります。
night-refusal-hand-running = ハンド { $number } の途中です。このハンドの後にできます。
night-refusal-no-hand = まだハンドがありません。先にハンドを開始してください。
night-refusal-too-few-ready = チップがあり離席していないプレイヤーが2人以上必要です。今は { $ready } 人。
night-refusal-paused = 一時停止中です。ホストが再開できます。
night-refusal-not-paused = 一時停止していません。ゲームは進行中です。
night-refusal-last-hand-played = ハンド { $number } がラストハンドでした。ホストが取り消すか、ゲームを終了できます。
night-refusal-setup-wrong = ハンドを開始できません。{ $faults }
night-refusal-deck-wrong = デッキが合いません。カード { $cards } 枚、すべて異なる { $needed } 枚が必要です。
night-refusal-cards-are-dealt = このハンドは自動ディールです。カードと勝者は入力しません。
night-refusal-cards-already-seen = 全員が見たカードは戻せません。記録はそのままです。
night-refusal-not-your-step = 取り消せません。取り消せるのは、その行動をした人かホストです。
night-refusal-cashed-out-since = { $name }：その後チップを返却しました。前のハンドはそのままで、ホストがスタックを修正できます。
night-refusal-seats-changed-since = { $name }：その後席を移りました。前のハンドはそのままで、ホストがスタックを修正できます。
night-refusal-corrected-since = { $name }：その後スタックを修正しました。前のハンドはそのままで、ホストがもう一度スタックを修正できます。
night-refusal-not-dealt-in = { $name }：このハンドに参加していません。できるのはこのハンドのプレイヤーとホストです。
night-refusal-cannot-be-host = { $name }：ホストになれません。スマホのある別の参加者に交代できます。
night-refusal-nothing-offered = { $name }：ホスト交代の依頼はありません。今のホストが依頼できます。
night-refusal-host-cannot-be-kicked = ホストは退出させられません。先にホストを交代してください。
night-refusal-already-so = すでにそうなっています。何も変わりません。
night-refusal-count-incomplete = まだ数えていません：{ $names }
night-refusal-count-off = 数えたチップ { $counted }、出したチップ { $issued }：{ $by } 多いです。数え直すか、差額を引き受ける人を決めてください。
    .short = 数えたチップ { $counted }、出したチップ { $issued }：{ $by } 足りません。数え直すか、差額を引き受ける人を決めてください。
night-refusal-not-a-card = カードではありません：{ $card }
night-refusal-no-such-action = その行動はありません：{ $verb }。フォールド、チェック、コール、ベット、レイズがあります。

## ゲームの条件の誤り

night-fault-not-a-number = { $what }：{ $value } は使えません。0 から { $most } までの整数にしてください。
night-fault-seats-out-of-range = 席 { $seats }：2 から { $most } までです。
night-fault-blinds-out-of-order = スモールブラインドがビッグブラインドより大きくなっています：{ $small } > { $big }
night-fault-no-big-blind = ビッグブラインドが { $value } です。1 以上にしてください。
night-fault-no-such-choice = { $what }：{ $value } という値はありません。使える値：{ $known }
    .option = そのハウスルールの項目はありません：{ $value }
night-fault-buy-in-limits-crossed = 最大バイインが最小バイインより小さくなっています：{ $most } < { $least }
night-fault-unit-not-positive = 最小のチップと精算の単位は 1 以上です。今は { $value }。
night-fault-not-in-units = { $what }：{ $value } はチップで作れません。最小のチップは { $unit } です。
night-fault-rake-out-of-range = レーキ { $value }‰：0‰ から 1,000‰ までです。
night-fault-ante-above-big-blind = アンティがビッグブラインドより大きくなっています：{ $ante } > { $big }
night-fault-buy-in-below-big-blind = 最大バイインがビッグブラインドより小さくなっています：{ $most } < { $big }
night-fault-option-out-of-range = { $what }：{ $value } は使えません。{ $least } から { $most } までです。
night-fault-not-a-text = { $what }：{ $value } は文字ではありません。

night-setting-name = ルーム名
night-setting-seats = 席
night-setting-small-blind = スモールブラインド
night-setting-big-blind = ビッグブラインド
night-setting-ante = アンティ
night-setting-ante-kind = アンティを出す人
night-setting-house = ハウスルール
night-setting-options = ハウスルールの項目
night-setting-game = ゲーム
night-setting-small-bet = スモールベット
night-setting-big-bet = ビッグベット
night-setting-min-buy-in = 最小バイイン
night-setting-max-buy-in = 最大バイイン
night-setting-approval = ホストによるバイインの承認
night-setting-unit = 最小のチップ
night-setting-rake-per-mille = レーキ
night-setting-rake-cap = レーキの上限
night-setting-time-charge = タイムチャージ
night-setting-time-charge-minutes = タイムチャージの間隔（分）
night-setting-rathole-minutes = 戻るときに持ち出した額が必要な時間（分）
night-setting-phoneless = スマホのない参加者
night-setting-settle-unit = 精算の単位

## 起きたこと

night-opened = { $name }がルームを作成：ブラインド { $small }/{ $big }
    .named = { $name }がルーム「{ $room }」を作成：ブラインド { $small }/{ $big }
night-joined = { $name }：参加
    .kept = { $name }：スマホなしで参加（操作する人：{ $keeper }）
night-renamed = 新しい名前：{ $name }
    .before = 名前の変更：{ $before } → { $name }
night-seat-taken = { $name }：{ $chair } 番の席に着席
    .post = { $name }：{ $chair } 番の席に着席、ブラインドを出してすぐ参加
night-seat-moved = { $name }：{ $chair } 番の席に移動
    .new = { $name }：{ $chair } 番の席に移動、新しいプレイヤーとして参加
night-sat-out = { $name }：離席
night-came-back = { $name }：復帰
    .post = { $name }：復帰、未払いブラインドを出して参加
night-leave-marked = { $name }：このハンドの後に退出
    .kicked = { $name }：このハンドの後に退出させる
night-cashed-out = { $name }：チップ返却 { $amount }
    .empty = { $name }：席を離れました
    .kicked = { $name }：退出させる、チップ返却 { $amount }
    .kicked-empty = { $name }：退出させる
night-chips-asked = { $name }：チップの申請 { $amount }
night-chips-granted = { $name }：チップ { $amount } を準備
    .approved = { $name }：チップ { $amount } を { $by }が承認
night-chips-declined = { $name }：チップの申請を取り消し
    .declined = { $name }：チップの申請を { $by }が却下
    .full = { $name }：スタックが上限なのでチップは追加しません
night-chips-bought = { $name }：バイイン { $amount }
    .cut = { $name }：バイイン { $amount }（申請 { $asked }、上限まで）
night-stack-set-right = { $name }：スタックを { $before } から { $after } に修正。理由：{ $reason }
night-time-charged = タイムチャージ：{ $amounts }
    .none = タイムチャージ：計測中、支払いなし
    .back = タイムチャージを返却：{ $amounts }
night-charge = { $name } { $amount }
night-hand-begun = ハンド { $number }：{ $button }、{ $stakes }
night-button = ボタン { $name }
    .dead = デッドボタン
night-stakes = ブラインド { $small }/{ $big }
    .ante = ブラインド { $small }/{ $big }、アンティ { $ante }
    .bomb-pot = ボムポット { $bomb }
night-taken-back = { $name }が取り消し
    .step = { $name }が取り消し：{ $undone }
night-paused = { $name }が一時停止
night-resumed = { $name }が再開
night-last-hand-called = ハンド { $number } がラストハンド
    .off = ラストハンドを取り消し
night-room-locked = ルームをロック：新しい参加者は入れません
    .open = ルームのロックを解除：新しい参加者が入れます
night-stakes-changed = 次のハンドから：ブラインド { $small }/{ $big }
    .ante = 次のハンドから：ブラインド { $small }/{ $big }、アンティ { $ante }
night-host-offered = ホスト交代の依頼：{ $name }
    .off = ホスト交代の依頼は終了：ホストはそのまま
night-host-changed = ホスト：{ $name }
    .lost = ホストの不在が続いたので交代：{ $name }
night-host-away = ホストの接続が切れました
    .back = ホストが戻りました
night-closed = ゲーム終了：数えたチップ { $counted }、過不足なし
    .over = ゲーム終了：数えたチップ { $counted }、{ $by } 多い。差額を引き受ける人：{ $name }
    .short = ゲーム終了：数えたチップ { $counted }、{ $by } 不足。差額を引き受ける人：{ $name }

## 今の状態

night-standing-guest = 席なし
night-standing-busted = チップなし
night-standing-sitting-out = 離席
night-standing-waiting = ビッグブラインド待ち
night-standing-ready = 準備完了
night-standing-in-hand = プレイ中
night-standing-leaving = このハンドの後に退出

## ゲームの条件のカード

night-terms-stakes = { $game }：ブラインド { $small }/{ $big }
    .ante = { $game }：ブラインド { $small }/{ $big }、アンティ { $ante }（{ $kind }）
night-terms-bets = スモールベット { $small }、ビッグベット { $big }
night-terms-game-nl = ノーリミットホールデム
night-terms-game-pl = ポットリミットホールデム
night-terms-game-fl = フィックスドリミットホールデム
night-terms-seats = 席：{ $seats }
    .phoneless = 席：{ $seats }、スマホなしでも参加可
night-terms-buy-in = バイイン：制限なし
    .least = バイイン：{ $least } 以上
    .most = バイイン：{ $most } 以下
    .range = バイイン：{ $least } から { $most } まで
    .exact = バイイン：{ $most }
night-terms-rebuy = リバイとチップ追加はいつでも、制限なくできます。チップはハンドの合間に入ります。
    .most = リバイとチップ追加はいつでも、スタック { $most } までできます。チップはハンドの合間に入ります。
night-terms-approval = バイインはホストが承認します。
    .free = バイインに承認はいりません。
night-terms-rathole = { $minutes } 分以内に戻るときは、持ち出したチップ以上が必要です。
night-terms-house = ハウスルール：{ $house }。{ $meaning }
night-terms-house-house = ガイドどおりのホームゲームです。2つのブラインドが必ずあり、新しいプレイヤーはブラインドを出すか待ち、ルールに合わない行動は受け付けません。
night-terms-house-tda = トーナメントのルールです。デッドボタンで、新しいプレイヤーはすぐに配られ、合わない行動はフロアが裁定します。
night-terms-house-wsop = カジノのキャッシュゲームです。デッドボタンで、UTG かボタンのストラドル、ボムポット、最大3回のボードがあり、フロアが裁定します。
night-terms-house-online = ポーカーサイトの方式です。2つのブラインドが必ずあり、アンティは全員が出し、ボードは最大3回、ルールに合わない行動は受け付けません。
night-terms-option = { $option }：{ $value }
night-terms-no-take = レーキもタイムチャージもありません。
night-terms-rake = レーキ { $rate }、上限なし
    .cap = レーキ { $rate }、1ハンドの上限 { $cap }
night-terms-time = タイムチャージ：配られた人ごとに1ハンド { $amount }
    .clock = タイムチャージ：配られた人ごとに { $minutes } 分で { $amount }
night-terms-unit = 最小のチップ：{ $unit }
night-terms-settle = 精算はチップ単位で行います。
    .rounded = 精算は { $unit } 単位で行います。
night-terms-play-chips = 遊戯用チップまたは記録用・換金不可。ここでお金は動きません。
night-terms-yes = はい
night-terms-no = いいえ

## 結果

night-results-title = ゲームの結果
    .named = ゲームの結果：{ $name }
night-results-line = { $name }：バイイン { $bought_in }、返却 { $cashed_out }、収支 { $net }
    .borne = { $name }：バイイン { $bought_in }、返却 { $cashed_out }、差額 { $borne }、収支 { $net }
night-results-check = 検算：{ $sum } = 0
night-results-take = ハウスの取り分 { $amount }、預かり：{ $name }
night-results-difference = 数えたチップが { $by } 多い。差額を引き受ける人：{ $name }
    .short = 数えたチップが { $by } 不足。差額を引き受ける人：{ $name }
night-results-payment = { $payer } → { $payee } { $amount }
night-results-nothing = 支払いはありません。
night-results-exact = 支払い回数は最少（厳密）
    .more = 支払い回数を減らしています。さらに減らせることもあります。
night-results-rounding = 精算の単位 { $unit }：収支を切り捨て、余った単位は端数の大きい人から加えます。

## スコアシート

score-word-posted = ブラインド
score-word-folded = フォールド
score-word-checked = チェック
score-word-called = コール
score-word-bet = ベット
score-word-raised = レイズ
score-word-all-in = オールイン
