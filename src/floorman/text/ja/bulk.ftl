# 何百万ハンドも進めて数えるコマンド。

## 長い仕事: コンパイルした進行

cli-option-jobs = スレッド数。変わるのは時間だけで、結果は同じです。既定はすべてのコアです。
cli-option-scheduler = Daskのスケジューラーに仕事を分けます。「local」ならこのコンピューターの複数のプロセスに分けます。結果は同じです。
cli-compiling = floorman: コンパイル中です。バージョンごとに一度だけで、機械語は{ $place }に置きます。
cli-error-no-bulk = { $names }が必要です。インストール: pip install 'floorman[bulk]'
cli-error-bulk-out-of-range = { $what }: { $value }は使えません。{ $least }から{ $most }までです。
cli-error-bulk-too-many-chips = 一つのテーブルにチップ{ $value }は多すぎます。{ $most }までです。
cli-error-bulk-blinds-out-of-order = スモールブラインド{ $small }がビッグブラインド{ $big }を上回っています。
cli-error-bulk-no-straddle = このハウスルールにストラドルはありません。ストラドルのあるルールを選んでください: --rules wsop。
cli-error-bulk-no-scheduler = { $address }: Daskのスケジューラーが応答しません。{ $reason }
cli-error-bulk-missing-package = { $what }: もう一つパッケージが必要です。pip install { $package }
cli-error-bulk-no-such-choice = { $what }: { $value }は知らない値です。使える値: { $known }

## simulate

cli-simulate-summary = 何百万ハンドも進めて、席ごとの勝ち負けを見ます。
cli-simulate-about =
    ルールブックをそのままコンパイルして、ハンドを最後まで進めます: カード、強制ベット、すべてのアクションの判定、ショーダウン、ポット。全員が同じ打ち方で、毎ハンド同じスタックから始まります。
    ハンド数は100000や1mのように書きます。シードが同じなら、スレッドやコンピューターが何台でも同じハンドになります。NumPyとNumbaが必要です: pip install 'floorman[bulk]'。
cli-simulate-metavar-hands = ハンド数
cli-simulate-option-policy = 全員の打ち方: できるアクションから無作為(random)、または最後までチェックとコール(call)。既定はrandomです。
cli-simulate-option-seats = 席の数、2から10。既定は6です。
cli-simulate-option-stacks = ブラインドを払う前のチップ: 一つの数、またはスモールブラインドからボタンまで席ごとに一つずつ(40,200,200)。既定は200です。
cli-simulate-option-game = ノーリミット(NL)、ポットリミット(PL)、フィックストリミット(FL)。既定はNLです。
cli-simulate-option-ante = アンティ。誰が払うかはハウスルールによります。
cli-simulate-option-straddle = UTGのストラドル。ストラドルのあるハウスルールだけです。
cli-simulate-option-seed = 乱数の始まり。既定は0です。
cli-simulate-option-out = 1ハンドを1行で保存します: .parquetまたは.npz。
cli-simulate-example-plain = 6人が無作為に100万ハンド。
cli-simulate-example-stacks = 短いスモールブラインドと深いスタック二人、全員コールだけ。
cli-simulate-example-out = ハンドごとに1行、pandas、Polars、DuckDBで読めます。
cli-simulate-example-scheduler = 何台ものコンピューターで10億ハンド。
cli-simulate-playing = 進行中
cli-simulate-line = { $hands }ハンド、毎秒{ $rate }
cli-simulate-net = 損益
cli-simulate-per-hand = 1ハンドあたり
cli-simulate-error = 標準誤差
cli-simulate-per-hundred = bb/100
cli-simulate-button = ボタン
cli-simulate-small-blind = スモールブラインド
cli-simulate-big-blind = ビッグブラインド
cli-simulate-ended = ショーダウン{ $showdown }%。プリフロップで終了{ $preflop }%、フロップ{ $flop }%、ターン{ $turn }%、ボード5枚まで{ $river }%。
cli-simulate-pot = 1ハンドのポット{ $pot }、アクション{ $decisions }回。
cli-simulate-rake = レーキ: { $rake }
cli-error-simulate-out = { $name }: ファイル名の終わりは{ $known }のどれかにしてください。
cli-error-simulate-seats = --seatsは{ $seats }、--stacksは{ $stacks }つ: 席の数が合いません。

## bench

cli-bench-summary = このコンピューターが1秒に何ハンド進め、精算し、役を比べるかを計ります。
cli-bench-about =
    floormanが何百万回もする仕事を計り、目標と並べて示します: 数回の中央値で、断りがなければ1コアです。コンピューターが忙しいとすべて遅くなります。NumPyとNumbaが必要です: pip install 'floorman[bulk]'。
cli-bench-option-quick = 短く数回だけ: 15秒ほどで、値は少し揺れます。
cli-bench-example-quick = まずひと目見ます。
cli-bench-example-json = すべて計ってプログラム用に出力します。
cli-bench-measuring = 計測中
cli-bench-here = ここ
cli-bench-goal = 目標
cli-bench-note = 初回は1分ほどコンパイルします。その時間は入っていません。
cli-bench-hands-compiled = 6人の無作為なハンド、コンパイル
cli-bench-hands-tables = 同じものを1万テーブル、NumPyで
cli-bench-hand-random = 同じものをHandで、1テーブル
cli-bench-hand-call = Hand、全員コール
cli-bench-settle = 9人オールイン、8通りの額を精算
cli-bench-rank = 無作為な7枚の役
cli-bench-rank-all = 133,784,560通りすべての役
cli-bench-equity-two = AsKs対QdQc、すべてのボード
cli-bench-equity-three = 7h6hを入れて3人
cli-bench-equity-drawn = 無作為なボード、2ハンド
cli-bench-perft = ベットの道筋を数える
cli-bench-two-threads-play = 2スレッド、ハンド
cli-bench-two-threads-equity = 2スレッド、ボード
