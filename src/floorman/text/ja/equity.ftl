# 勝つ回数を数えるコマンドと、ハンド・レンジ・ボードの誤りの説明。

cli-equity-summary = 勝率と、オールインの価値をポットごとに計算します。
cli-equity-about =
    これから出るすべてのボードで、各ハンドやレンジが勝つ回数と引き分ける回数を数えます。時間がかかりすぎるときは無作為に引いて計算し、標準誤差を添えます。--pots を使うと、ポットごとに誰がどれだけ勝つか、返却分も含めて各ハンドがチップでいくらになるかを示します。
    ハンドはカード2枚（AsKs）またはレンジです：QQ+ · AKs AKo AK · 22-55 · ATs+ · A5s-A2s · T9s-76s · random。いくつかはカンマで区切り、76o:0.5 と書くと半分に数えます。NumPy と Numba が必要です：pip install 'floorman[bulk]'
cli-equity-metavar-hand = ハンド
cli-equity-option-board = すでに出ているコミュニティカード。なし、または5枚まで。
cli-equity-option-dead = もう出ないカード：降りた人のカード、バーンカード、見えたカード。
cli-equity-option-pots = 全員の投入額。ハンドと同じ順に、ボタンの左から時計回りに書きます。
cli-equity-option-fold = 降りた人とその投入額。何回でも書けます。
cli-equity-option-call = コールする人とコール額（--pots の額に足します）。どれだけ取れれば得か、チップでいくらかを示します。
cli-equity-option-dead-chips = 誰のものでもないチップ（ビッグブラインドアンティ、デッドブラインド）。
cli-equity-option-odd-chips = 引き分けを端数チップのルールどおりチップ単位で分けます。指定がなければ小数まで等しく分けます。
cli-equity-option-rules = 端数チップに使うハウスルール。指定がなければ house です。
cli-equity-option-exact = 時間がかかってもすべて数えます。
cli-equity-option-samples = 数えずに、この数だけ無作為に引きます。数えるのに時間がかかりすぎるときは 2,000,000 です。
cli-equity-option-seed = 乱数の種。同じ種なら結果も同じです。指定がなければ 0 です。
cli-equity-example-hands = プリフロップの2つのハンド：ボード 1,712,304 通りすべて。
cli-equity-example-ranges = フロップでの2つのレンジ。同じスートのエースは半分に数えます。
cli-equity-example-pots = ガイドの3人のオールイン：ポットごとの勝率とハンドの価値。
cli-equity-example-call = 10を出している C が2つのポットに60をコール。どれだけ取れれば得か。
cli-equity-example-odd = 引き分けはチップ単位で分けます。C は15を出してフォールド。
cli-equity-example-samples = 1つのハンドと任意の2つのハンド。プログラム向けの出力です。

cli-equity-board = ボード { $cards }
cli-equity-dead = もう出ないカード { $cards }
cli-equity-counted = すべて数えた結果：{ $deals }
cli-equity-drawn = 無作為に引いた結果：{ $deals }、種 { $seed }
cli-equity-wins = 勝ち
cli-equity-ties = 引き分け
cli-equity-win = 勝ち
cli-equity-tie = 引き分け
cli-equity-equity = エクイティ
cli-equity-chips = チップ
cli-equity-put-in = 投入額
cli-equity-returned = 返却
cli-equity-value = 価値
cli-equity-net = 収支
cli-equity-call = { $name }：コール額 { $cost }、取れるチップ { $winnable }。そのうち { $needed } 以上を取れれば得です。このハンドの取り分は { $has } です。
cli-equity-call-pot = { $pot } { $amount }：コール額のうち { $cost }、{ $needed } 以上で得です。取り分は { $has } です。
cli-equity-call-gain = フォールドとの差：{ $gain }
cli-equity-counting = 計算中

cli-error-equity-exact-and-samples = --exact と --samples は一緒に使えません。
cli-error-equity-hands-and-names = ハンドは{ $hands }つ、--pots のプレイヤーは{ $names }人です。同じ順に1人に1つずつ書き、降りた人は --fold に書きます。

cli-error-equity-needs-pots = { $option } には全員の投入額が必要です。--pots に書いてください。

equity-fault-card-twice = 同じカードが2回出ています：{ $card }
equity-fault-odd-board = ボードが{ $cards }枚あります。なし、または5枚までです。
equity-fault-wrong-players = ハンドの数は { $players } です。{ $least } から { $most } までにしてください。
equity-fault-blocked = { $player } 番目のハンド：すでに出たカードのため、できる組み合わせがありません。
equity-fault-all-blocked = これらのハンドは同時に配れません。どう配っても同じカードが2人に必要です。
equity-fault-too-few-cards = 残りのカードは{ $left }枚ですが、{ $needed }枚必要です。
equity-fault-out-of-range = { $what }：{ $value } は使えません。{ $least } から { $most } までです。
equity-fault-too-large = すべて数えるには組み合わせが多すぎます。--exact を外すと無作為に引いて計算します。
equity-fault-seldom-together = これらのレンジは同じ少しのカードを取り合い、同時に配れることがほとんどありません。人数を減らすかレンジを広げてください。
equity-fault-unknown-hand = { $player } のハンドがわかりません。{ $pot } 番目のポットに関わります。
equity-fault-no-pot = 勝てるポットがありません。
equity-fault-no-stacks = スタックがありません。
equity-fault-bad-number = { $what }：{ $value } は使えません。0 以上の数にしてください。
equity-fault-no-chips = チップを持つ人がいません。
equity-fault-nothing-to-call = { $name } にはコールする額がありません。
equity-fault-range-empty = ハンドが空です。カード2枚、レンジ、または random と書いてください。
equity-fault-range-unknown = { $part } はハンドでもレンジでもありません。
equity-fault-range-two-ranks = { $part } はレンジではありません。ペア2つ（22-55）、高いカードが同じ2つ（A5s-A2s）、間隔が同じ2つ（T9s-76s）を書きます。
equity-fault-range-suited-pair = { $part }：ペアにスートの区別（s、o）はありません。
equity-fault-range-same-card = { $part }：同じカードが2回出ています。
equity-fault-range-weight = { $part } は重みに使えません。0 より大きく 1 以下、小数点以下は3桁までです。
equity-fault-range-two-weights = { $part }：重み { $old } のハンドがすでにありますが、{ $new } と書かれています。
