# コマンド：ヘルプ、入力の誤りの説明、裁定やストーリーのまわりの言葉。

## 枠組み

cli-about = floorman はフロアの裁定をコードにしたものです。ポットを精算し、アクションを裁定し、テキサスホールデムのハンドをルールどおりに進めます。
cli-heading-usage = 使い方
cli-heading-commands = コマンド
cli-heading-options = オプション
cli-heading-examples = 例
cli-metavar-options = オプション
cli-metavar-command = コマンド ...
cli-metavar-chips = チップ
cli-metavar-name = 名前
cli-metavar-name-chips = 名前=チップ

cli-option-lang = 表示する言語です。指定がなければロケールに従います。
cli-option-json = プログラム向けに JSON で出力します。
cli-option-help = このヘルプを表示します。
cli-option-version = バージョンを表示します。

cli-interrupted = 中断しました。
cli-error-not-written = 結果を書き込めません：{ $reason }
cli-error-hint = ヘルプ：{ $command }
cli-error-no-such-option = { $option } というオプションはありません。
cli-error-no-such-option-near = { $option } というオプションはありません。近いもの：{ $near }
cli-error-no-such-command = { $name } というコマンドはありません。コマンド：{ $known }
cli-error-no-such-command-near = { $name } というコマンドはありません。近いもの：{ $near }
cli-error-missing = 足りないものがあります：{ $what }
cli-error-option-usage = { $option } の書き方が違います。値を確かめてください。
cli-error-arguments = 引数が多すぎます。空白を含む文は引用符で囲みます。
cli-error-choice = { $option }：{ $value } は次のどれでもありません：{ $known }
cli-error-number = { $option }："{ $value }" には0以上の整数を書いてください。

cli-error-name = 「{ $name }」は名前に使えません。名前は空にできず、= > : , は使えません。
cli-error-name-and-chips = 「{ $text }」は 名前=チップ の形ではありません。A=30000 のように書きます。
cli-error-name-twice = { $name } という名前が2回書かれています。
cli-error-unknown-name = { $name } という名前はありません。名前：{ $known }

cli-example-pots = 3人のオールイン：メインポット、サイドポット、返却分。
cli-example-ruling = ベット10、オールイン16：次の人は何ができるか。
cli-example-tour = 精算の例、ハンドのリプレイ、コマンドの紹介。

## pots

cli-pots-summary = オールインを精算します：メインポット、サイドポット、返却、分配。
cli-pots-about =
    全員の投入額をメインポット、サイドポット、返却分に分け、勝者がわかればポットごとに配ります。額はそのハンド全体で出したチップで、30000、30,000、30k、3만、3万のように書きます。
    端数チップの行き先が決まるように、ボタンの左から時計回りに名前を書くか、ボタンの人を指定してください。
cli-pots-option-fold = 降りた人：名前=チップ、または書いてある名前。チップはポットに残ります。何回でも書けます。
cli-pots-option-dead = 誰のものでもないチップ（ビッグブラインドアンティ、デッドブラインド）。メインポットに入ります。
cli-pots-option-winners = 順位。強い順に書き、引き分けは = です。争うポットに関わる人は全員書きます。
cli-pots-option-cards = 残っている全員のホールカード。--board と一緒に使います。何回でも書けます。
cli-pots-option-board = コミュニティカード5枚。
cli-pots-option-button = ボタンの人。指定がなければ最後に書いた人です。
cli-pots-option-unit = 最小のチップ。指定がなければ1です。
cli-pots-option-rules = 端数チップと、降りた人だけが出した層に使うハウスルール。
cli-pots-option-folded-only = 降りた人だけが出した層：report はそのまま表示（--rules がないときの既定）、return は出した人に返却、merge は下のポットに合わせます。
cli-pots-option-steps = 計算の手順も表示します。
cli-pots-example-guide = ガイドの例：メインポット 90,000、サイドポット 80,000、C に 50,000 を返却。
cli-pots-example-winners = メインポットは A、サイドポットは B と C のチョップ。手順も表示します。
cli-pots-example-cards = E は 15,000 を出してフォールド。ポットごとにカードで決めます。
cli-pots-example-folded = 最も多く出した D がフォールド：TDA では誰もコールしなかった分を返します。
cli-pots-example-odd = 3人の引き分けと端数チップ。プログラム向けの出力です。

cli-pots-returned = 返却
cli-pots-folded = フォールド
cli-pots-nobody = 資格のあるプレイヤーなし
cli-pots-payouts = 配った額

cli-error-nothing-put-in = 誰もチップを出していません。
cli-error-winners = 「{ $text }」では勝者がわかりません。"A > B = C" のように強い順に書き、引き分けは = とします。
cli-error-winners-missing = 争うポットにいるのに順位がありません：{ $names }。"A > B = C" のように全員の順位を書きます。
cli-error-winners-and-cards = --winners と、--cards・--board は一緒に使えません。
cli-error-cards-need-board = --cards と --board は一緒に使います。
cli-error-cards-missing = カードが足りません：{ $names }
cli-error-cards = 「{ $text }」では誰のカードかわかりません。"A:AsKs B:QhQd" のように書きます。
cli-error-card-count = { $what }：カードは{ $expected }枚必要ですが、{ $given }枚です。

## perft

cli-perft-summary = すべてのベットの流れを数えます：ルールの指紋。
cli-perft-about =
    ハンドの終わりまでのベットの流れを、チップ1枚単位ですべて数えます。この数が合う2つのエンジンは、ミニマムも、閉じたレイズも、ストリートの終わりも同じです。
    スタックはブラインドを出す前のチップです。最初の席がスモールブラインド、最後の席がボタンです。ヘッズアップでは2番目の席がボタンでスモールブラインドです。
cli-perft-metavar-stacks = スタック
cli-perft-option-blinds = スモールブラインドとビッグブラインド。指定がなければ 1/2 です。
cli-perft-option-rules = ハウスルール。指定がなければ house です。
cli-perft-option-ante = 全員が出すアンティ。
cli-perft-option-divide = 最初のアクションごとに数えます。エンジンどうしが違うときに見ます。
cli-perft-option-settle = 終わりごとに、残ったハンドのすべての順位（引き分けを含む）で精算し、ダイジェストを足します。
cli-perft-option-depth = アクションの数で打ち切ります。打ち切った流れも1つと数えます。
cli-perft-option-max-nodes = ノードがこの数を超えたらやめ、ステータス1で終わります。
cli-perft-example-equal = スタックが同じなら、どのルールでも 178 です。
cli-perft-example-unequal = スタックが違うとルールの差が出ます：ここでは 522、house では 606 です。
cli-perft-example-divide = 数の内訳と、すべての精算のダイジェストです。
cli-perft-example-jobs = コンパイルして1本ずつ、2スレッドで数えます。
cli-perft-counting = 数えています
cli-perft-line = スタック { $stacks }、ブラインド { $blinds }、{ $rules }
cli-perft-leaves = 流れ
cli-perft-nodes = ノード
cli-perft-outcomes = 結果
cli-perft-digest = ダイジェスト
cli-perft-too-many = 中止しました：ノードが { $most } を超えました。
cli-error-perft-stacks = 「{ $text }」はスタックの並びではありません。6,6 や 3,5,7 のようにカンマで区切ります。
cli-error-perft-blinds = 「{ $text }」はブラインドではありません。1/2 のように書きます。
cli-error-perft-deep = 最後まで数えるにはスタックが大きすぎます。--depth でアクションの数を決めてください。
cli-error-perft-jobs = --divideと--max-nodesは1スレッドで数えます。--jobsと--schedulerを外してください。

## ruling

cli-ruling-summary = 局面を裁定します：できるアクション、または1つのアクションの可否と理由。
cli-ruling-about =
    局面でできるアクション、または1つのアクションの裁定を、数字、出典、ほかのルールの答えとともに示します。
    局面は1行で書きます：ブラインド、ボタンの左から時計回りの席とスタック、続いて | のあとに各ストリートのアクション。f フォールド、x チェック、c コール、b10 ベット10、r30 30にレイズ、a オールイン。途中から始めるときは flop pot=6 のように書きます。
    アクションも同じ書き方（r40、C:b200）、言葉（コール、レイズ 40）、卓上の動作（「1400を押し出す」「レイズと言って5000チップ1枚」）で書けます。裁定は答えなので、できないという裁定もステータス0で終わります。
cli-metavar-spot = 局面
cli-metavar-action = アクション
cli-ruling-option-rules = 行のルールの代わりに使うハウスルール。指定がなければ house です。
cli-ruling-option-compare = 4つのルールを並べて示します。
cli-ruling-example-menu = ベット10、オールイン16：次の人ができること。ミニマムはここでは20、TDA では26です。
cli-ruling-example-reopen = ショートオールインのあと、ベットした人はもう一度レイズできるか。
cli-ruling-example-compare = 1つのレイズを4つのルールで裁定します。
cli-ruling-example-closed = A が50をベット、B がコール、C が100にレイズ、A がフォールド、B がコール：C はもう一度ベットできるか。
cli-ruling-example-gesture = プリフロップに黙って押し出したチップを、フロアはどう扱うか。

cli-ruling-pot = ポット { $amount }
cli-ruling-illegal = { $token }（{ $street }、{ $place }番目のアクション）で止まりました：{ $reason }
cli-ruling-allowed = できます：{ $action }
cli-ruling-refused = できません。{ $statement }
cli-ruling-minimum = ミニマムレイズ { $minimum }
cli-ruling-minimum-bet = 最小ベット { $minimum }：ビッグブラインドの額
cli-ruling-minimum-sum = ミニマムレイズ：{ $base } + { $size } = { $minimum }
cli-ruling-short = { $to } はミニマムの { $minimum } に足りませんが、オールインとして有効です。フルレイズではありません。
cli-ruling-reopened = { $name } はもう一度レイズできます。コール額 { $owed }、フルの幅 { $size }：{ $owed } ≥ { $size }
cli-ruling-closed-call = { $street }終了：{ $name } のコール。残った全員の投入額は { $price } です。
cli-ruling-closed-check = { $street }終了：{ $name } のチェック。ベットはありません。
cli-ruling-closed-fold = { $street }終了：{ $name } のフォールド。残った全員の投入額は { $price } です。
cli-ruling-last-raiser = { $name } は最後にベットまたはレイズした人なので、このストリートではもう番が来ません。
cli-ruling-next = 次：{ $street }
cli-ruling-running-out = ベットは終わりです。コールできる人がいないので、残りのボードを開きます。
cli-ruling-showdown = ベットは終わりです。ショーダウンです。
cli-ruling-differs = ほかのルール：
cli-ruling-may-raise = レイズできます
cli-ruling-column-house = ルール
cli-ruling-column-call = コール額
cli-ruling-column-minimum = ミニマム
cli-ruling-column-answer = 裁定

cli-error-action-empty = アクションがありません。r40、コール、または言ったことと押し出したチップを書きます。
cli-error-action-amount = 「{ $text }」：額がありません。r40 や「レイズ 40」のように書きます。
cli-error-action-no-amount = 「{ $text }」：額を付けるのはベットとレイズだけです。

## replay

cli-replay-summary = 記録されたハンドをルールどおりに進め、違いを知らせます。
cli-replay-about =
    ファイルとフォルダにあるすべてのハンドを進めます。記録されたアクションはすべてルールに合い、返却、ポット、最後のスタックが一致しなければなりません。PHH（.phh、.phhs）と1行ごとの記録（.jsonl、.jsonl.gz）を読みます。
    違うハンドがあればステータス1、読めないハンドがあれば2で終わります。記録にある既知の特徴は種類ごとに数えます。
cli-metavar-path = パス
cli-replay-option-rules = PHH のハンドに使うハウスルール。指定がなければ tda です。
cli-replay-option-show = 詳しく示すハンドの数。指定がなければ20です。
cli-replay-example-folder = フォルダのすべてのハンド。
cli-replay-example-rules = 複数のハンドのファイルを、このガイドで。
cli-replay-example-json = 合計と違いを JSON で。
cli-replay-playing = 進行中
cli-replay-unreadable = { $name }：読めません。{ $reason }
cli-replay-more = 表示していない違うハンド：{ $count }
cli-replay-odd = 記録の特徴：{ $flags }
cli-replay-flag-log-fault = 記録のアクションに誤りや欠落がある：{ $count }
cli-replay-flag-disc-fold = 切断後の順番外のフォールド：{ $count }
cli-replay-flag-cap = 投入額に上限がある：{ $count }
cli-replay-flag-short-raise-notallin = 記録にオールインの印がない：{ $count }
cli-replay-flag-uncallable-raise = 誰もコールできないレイズ：{ $count }
cli-replay-flag-card-twice = 同じカードが2か所にある：{ $count }
cli-replay-flag-button-out-of-place = ボタンの位置が合わない：{ $count }
cli-replay-flag-other-blinds = 記載と違うブラインド：{ $count }
cli-replay-flag-repeated-lines = 同じ行の繰り返し：{ $count }
cli-replay-flag-half-chip = 半端なチップ：{ $count }
cli-replay-skipped = 対象外：{ $count }。{ $reasons }
cli-replay-totals = 一致 { $replayed }、特徴あり { $odd }、不一致 { $differs }
    .skipped = 対象外 { $count }
    .unreadable = 読めない { $count }
cli-replay-refused = { $where }：{ $reason }
cli-replay-nothing = なし
cli-replay-differs = { $what }：記録 { $recorded }、ルール { $found }
cli-replay-stopped = { $where }：この先は進められません
cli-replay-differs-call = コール額
cli-replay-differs-street = ストリート
cli-replay-differs-cards = カード
cli-replay-differs-blinds = ブラインド
cli-replay-differs-posts = ブラインドとアンティ
cli-replay-differs-button = ボタン
cli-replay-differs-put-in = 投入額
cli-replay-differs-dead = デッドマネー
cli-replay-differs-returned = 返却
cli-replay-differs-folded = フォールド
cli-replay-differs-pots = ポット
cli-replay-differs-payouts = 配った額
cli-replay-differs-stacks = 最後のスタック
cli-error-no-hands = { $path }：記録されたハンドがありません。ファイル名は .phh、.phhs、.jsonl、.jsonl.gz で終わります。

## conform

cli-conform-summary = ルールの問題と答えからなる適合テストを実行します。
cli-conform-about =
    conformance/FORMAT.md の形式のファイルとフォルダにあるすべてのケースを実行し、ファイルごとと全体で、合格、失敗、対象外の数を示します。知らない種類は合格とせず、名前を挙げて対象外とします。
    失敗したケースがあればステータス1、読めないファイルがあれば2で終わります。
cli-conform-example-folder = すべてのケース。
cli-conform-example-files = そのうちの2つのファイル。
cli-conform-example-json = 数と失敗を JSON で。
cli-conform-totals = 合格 { $passed }、失敗 { $failed }、対象外 { $skipped }
cli-conform-unreadable = { $path }：ケースの一覧を読めません。ケースは conformance/FORMAT.md にある JSON のリストです。
cli-conform-failed = 失敗 { $id }：{ $reason }
cli-conform-skipped = 対象外、種類 { $kind }：{ $count }
cli-error-unreadable = { $path }：読めません。
cli-error-no-cases = { $path }：ケースのファイル（.json）がありません。

## hand

cli-hand-summary = 1ハンドを順に進めるか精算します。元に戻すこともできます。
cli-hand-about =
    端末で1ハンドを進めます。誰の番か、何ができ、残りはなぜできないかを示し、ポットを分けて配ります。実物のカードで遊ぶときは、カードを空けたままポットごとに勝者を選ぶか、カードを入力して決められます。
    局面は `floorman ruling` と同じ1行で、進んだところまで書きます。なければ最初に尋ねます。答え：f、x、c、b10、r30、a、または言葉。u で元に戻す、? でポット、q で終了。答えはファイルやパイプからも渡せます。
cli-hand-option-rules = 行のルールの代わりに使うハウスルール。指定がなければ house です。
cli-hand-example-plain = 最初にブラインドとスタックを尋ねます。
cli-hand-example-spot = すぐに始めます。
cli-hand-example-settle = プリフロップで3人がオールイン：ボードと勝者だけを尋ねます。
cli-hand-welcome = ブラインド、続いてボタンの左から時計回りのスタックを、1/2 A=200 B=200 C=200 のように書きます。
cli-hand-keys = f フォールド、x チェック、c コール、b10 ベット10、r30 30にレイズ、a オールイン · u 元に戻す、? ポット、q 終了
cli-hand-ask-spot = ハンド：
cli-hand-ask-action = { $name }：
cli-hand-ask-board = { $street }のカード（不明なら Enter）：
cli-hand-ask-winner = { $pot } { $amount }（{ $names }）の勝者、または { "A:AsKs" } の形のカード：
cli-hand-ask-end = 終了は Enter、元に戻すときは u：
cli-hand-winner-missing = 勝者がいません。名前（引き分けは A = B）、またはカード A:AsKs B:QhQd を書きます。ボードは「ボード Ah7d2c9s5s」のように書きます。
cli-hand-word-board = ボード
cli-hand-unfinished = ハンドは終わっていません。続けるには：
cli-hand-stopped = ハンドは始まりませんでした。

## tour

cli-tour-summary = 一通り見る：精算、1ハンド、裁定、コマンド。
cli-tour-about = ガイドの精算の例、ストリートごとに語る1ハンド、裁定を1つ、各コマンドの例を示します。
cli-tour-example-language = 同じ内容を日本語で。
cli-tour-welcome = floorman：フロアの裁定をコードに。
cli-tour-settlement = 1. 精算。A、B、C がそれぞれ3万、7万、12万でオールインしました。A が最も強く、B と C は引き分けです。
cli-tour-hand = 2. 1ハンドをストリートごとに。C はプリフロップ、D はフロップでオールインし、メインポットとサイドポットの勝者は別です。
cli-tour-ruling = 3. 裁定。A が50をベット、B がコール、C が100にレイズ、A がフォールド、B がコール。C はもう一度ベットできますか。
cli-tour-commands = 4. コマンド。
cli-tour-more = どのコマンドも --help で説明を表示し、--lang で en・ko・ja を選び、--json で JSON を出力します。
