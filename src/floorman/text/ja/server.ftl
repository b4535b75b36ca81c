### ルール以外にサーバーが言うこと。カードの題、入室と通信の断り、テーブルの案内。

said-title = できません
said-title-fold = フォールドできません
said-title-check = チェックできません
said-title-call = コールできません
said-title-bet = ベットできません
said-title-raise = レイズできません
said-title-all-in = オールインできません

door-no-room = { $code } のルームはありません。ホストにコードを確認してください。
door-no-invite = このリンクで開けるルームはありません。ホストに新しいリンクをもらってください。
door-old-invite = 招待リンクは新しくなりました。ホストに新しいリンクをもらってください。
door-old-move = 機種変更のリンクは使用済みか期限切れです。新しいリンクをもらってください。
door-not-host = ホストだけができます。
door-not-yours = この席を別のスマホに移せるのは { $name }かホストだけです。
door-no-device = まず招待リンクでルームを開いてください。
door-not-a-guest = まずルームに入ってください。
door-already-in = このスマホはもうルームにいます: { $name }
door-night-open = 支払いの印はゲームを締めた後に付けられます。
door-results-open = 結果はゲームを締めた後に出ます。
door-no-payment = そのような支払いはありません。

wire-bad-message = サーバーがメッセージを理解できませんでした: { $reason }
wire-stale = その間に状況が変わりました。見直してから決めてください。
wire-too-fast = メッセージが多すぎます。少しお待ちください。
wire-too-slow = 接続が遅いため、つなぎ直します。
wire-busy = ルームが混み合っています。もう一度お試しください。
wire-store = 記録を書き込めませんでした。何も変わっていません。もう一度お試しください。
wire-going-down = サーバーを再起動します。何も失われません。
wire-hello-first = 最初にあいさつのメッセージが必要です。
wire-not-found = ここには何もありません。
wire-bad-origin = 他のサイトからのリクエストは受け付けません。
wire-bad-request = リクエストを読めません: { $reason }
wire-too-many = リクエストが多すぎます。{ $seconds } 秒お待ちください。
wire-trouble = サーバーで問題が起きました。何も変わっていません。

prompt-lobby = プレイヤーを待っています
prompt-lobby-more = チップを持つプレイヤーが 2 人必要です。
prompt-begin = 次のハンド
prompt-begin-more = 準備のできたプレイヤー { $ready } 人
prompt-player = { $name }の番です
prompt-player-call = { $name }の番です（コール { $amount }）
prompt-cards-flop = フロップを開いてください
prompt-cards-turn = ターンを開いてください
prompt-cards-river = リバーを開いてください
prompt-cards-more = ベッティングは終わりました。
prompt-cards-run-more = ボード { $run }
prompt-winners = 勝者を選択 · { $pot }
prompt-winners-more = { $amount } · { $names }
prompt-paused = 一時停止
prompt-paused-more = ホストが再開します。
prompt-closed = ゲームは終わりました
prompt-closed-more = 全 { $hands } ハンド

reason-all-others-folded = 全員フォールド
reason-showdown = ショーダウン
reason-void = 無効

verb-fold = フォールド
verb-check = チェック
verb-call = コール
verb-bet = ベット
verb-raise = レイズ
verb-all-in = オールイン

size-bb = { $size } BB
size-third = ⅓ ポット
size-half = ½ ポット
size-two-thirds = ⅔ ポット
size-pot = ポット
size-all-in = オールイン


page-title-start = floorman: フロアの裁定
page-title-pots = サイドポット計算機 · floorman
page-title-new = ルームを作る · floorman
page-title-room = ルーム · floorman
page-title-tv = テーブル表示 · floorman
page-title-results = 結果 · floorman
page-says = サイドポット計算機と、本物のカードで遊ぶホームゲームのルーム。スマホがチップになり、裁定には必ず根拠があります。

floors-returned = { $name }に返却
floors-returned-sum = { $top } − { $second }
