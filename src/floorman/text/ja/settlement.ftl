# 精算の手順。ガイドと同じ順番。

steps-sorted = 投入額を小さい順に：{ $amounts }
steps-amount = { $name } { $amount }
    .folded = { $name } { $amount }（フォールド）
steps-dead = デッドマネー：{ $amount }

steps-pot = { $pot }：{ $sum } = { $amount }。獲得資格：{ $names }
    .nobody = { $pot }：{ $sum } = { $amount }。資格のあるプレイヤーなし
steps-number = { $value }
steps-layer = { $depth } × { $payers }
steps-part-folded = { $amount }（降りた { $name }）
steps-part-dead = { $amount }（デッドマネー）
steps-part-rake = { $amount }（レーキ）
steps-returned = コールされなかった分を返却：{ $top } − { $second } = { $amount } を { $name } に返却
    .plain = コールされなかった分を返却：{ $amount } を { $name } に返却
steps-check = 検算：{ $sum } = { $total }

steps-won = { $pot }（{ $amount }）：{ $name }
steps-split = { $pot }（{ $amount }）、チョップ：{ $shares }
steps-odd = 端数チップ：{ $shares }。ボタンの左からの順：{ $order }
steps-paid = 配った額：{ $shares }
steps-nobody = { $pot }（{ $amount }）：資格のあるプレイヤーなし

note-folded-only-layer = { $pot }：{ $amount } は降りた人のチップだけで、獲得できる人がいません。扱いはハウスルールによります。
note-folded-only-returned = { $amount } は誰にもコールされていないので、降りていても { $name } に返します。
note-folded-only-merged = { $pot }：降りた人だけが出した { $amount } を含みます。
note-uncontested = { $pot }：{ $name } の単独獲得です。返却ではなく、勝ち取ったチップです。
note-below-unit = { $pot }：最小のチップ { $unit } に満たない { $amount } は最初の取り分に加えます。

settled-goes-back = { $name } に { $amount } を返却
settled-goes-in = { $pot } が { $amount } に
settled-goes-return = 出した人に返却（{ $presets }）：{ $parts }
settled-goes-merge = 下のポットに合わせる（{ $presets }）：{ $parts }
settled-odd = { $pot }：端数チップ { $amount } は { $name } に。ボタンの左からの順：{ $order }
settled-tie = { $pot }：引き分け（{ $names }）。全員に分けるにはチップが足りません。
