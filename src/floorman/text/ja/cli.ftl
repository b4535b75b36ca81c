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
cli-error-hint = ヘルプ：{ $command }
cli-error-no-such-option = { $option } というオプションはありません。
cli-error-no-such-option-near = { $option } というオプションはありません。近いもの：{ $near }
cli-error-no-such-command = { $name } というコマンドはありません。コマンド：{ $known }
cli-error-no-such-command-near = { $name } というコマンドはありません。近いもの：{ $near }
cli-error-missing = 足りないものがあります：{ $what }
cli-error-option-usage = { $option } の書き方が違います。値を確かめてください。
cli-error-arguments = 引数が多すぎます。空白を含む文は引用符で囲みます。
cli-error-choice = { $option }：{ $value } は次のどれでもありません：{ $known }

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
cli-pots-dead-term = デッドマネー { $amount }
cli-pots-payouts = 配った額
cli-pots-odd = { $pot }：端数チップ { $amount } は { $name } に。ボタンの左からの順：{ $order }
cli-pots-goes-return = 出した人に返却（{ $presets }）：{ $parts }
cli-pots-goes-merge = 下のポットに合わせる（{ $presets }）：{ $parts }
cli-pots-goes-back = { $name } に { $amount } を返却
cli-pots-goes-in = { $pot } が { $amount } に

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
cli-perft-line = スタック { $stacks }、ブラインド { $blinds }、{ $rules }
cli-perft-leaves = 流れ
cli-perft-nodes = ノード
cli-perft-outcomes = 結果
cli-perft-digest = ダイジェスト
cli-perft-too-many = 中止しました：ノードが { $most } を超えました。
cli-error-perft-stacks = 「{ $text }」はスタックの並びではありません。6,6 や 3,5,7 のようにカンマで区切ります。
cli-error-perft-blinds = 「{ $text }」はブラインドではありません。1/2 のように書きます。
cli-error-perft-deep = 最後まで数えるにはスタックが大きすぎます。--depth でアクションの数を決めてください。
