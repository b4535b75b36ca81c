# 裁定、数字、根拠の順。`.sum` はその計算。

## 順番

refusal-hand-over = このハンドは終わっています。
refusal-out-of-turn = 順番外です。今は { $actor } の番です。
refusal-no-betting-now = 今はベッティングラウンドではありません。
refusal-not-in-the-hand = { $name }：このハンドで決めることはもうありません。
refusal-already-all-in = { $name }：すでにオールインで、賭けるチップがありません。

## チェック、コール、フォールド

refusal-check-facing-a-bet = ベットがあるのでチェックできません。コール額 { $to_call }。
    .sum = 合わせる額 { $price }、すでに出した額 { $own }：{ $price } − { $own } = { $owed }
refusal-nothing-to-call = コールする額がありません。チェックできます。
refusal-fold-when-check-is-free = フォールドできません。チップを出さずにチェックできます。

## レイズできるか

refusal-stack-covers-only-a-call = レイズできません。スタック { $stack }、コール額 { $owed }。オールインしてもコールです。
    .sum = コール額 { $owed }、スタック { $stack }：{ $stack } ≤ { $owed }
refusal-not-reopened = アクションはリオープンしません。コール額 { $owed }、フルレイズ { $size }。
    .alone = アクションはリオープンしません。オールインを1つずつ見ると、どれもフルレイズ { $size } に届きません。
    .short-bet = アクションはリオープンしません。オールイン { $price }、フルベット { $size }。
    .sum = コール額 { $owed }、フルレイズ { $size }：{ $owed } < { $size }
refusal-nobody-left-to-call = レイズできません。{ $price } より上を出せる相手がいません。
refusal-cap-reached = レイズ回数の上限です。ベット1回とレイズ { $cap } 回が出ています。コールかフォールドになります。

## 額

refusal-bet-facing-a-bet = すでにベットがあります。現在 { $price }、それより上はレイズです。
refusal-raise-without-a-bet = まだベットがありません。最初に出すチップはベットです。
refusal-below-minimum = 最小額に届きません。指定 { $asked }、最小 { $minimum } です。
    .sum = { $asked } < { $minimum }
refusal-above-stack = スタックを超えています。指定 { $asked }、オールイン額 { $all_in } です。
    .sum = すでに出した額 { $own }、スタック { $stack }：{ $own } + { $stack } = { $all_in } < { $asked }
refusal-above-pot-limit = ポットリミットを超えています。指定 { $asked }、最大 { $maximum } です。
    .sum = { $asked } > { $maximum }
refusal-not-the-limit = リミットの額ではありません。指定 { $asked }、決まった額は { $maximum } です。
    .sum = { $asked } ≠ { $maximum }
refusal-not-a-number = チップの額ではありません：{ $value }

## カード、ショーダウン、ポット

refusal-no-cards-now = 今はカードを開く場面ではありません。
    .open = まだカードは開きません。今は { $actor } の番です。
refusal-card-twice = 同じカードが2回出ています：{ $card }
refusal-wrong-number-of-cards = カードの枚数が合いません。必要 { $expected } 枚、入力 { $given } 枚です。
refusal-cards-not-known = { $name }：ホールカードがまだ入力されていません。
refusal-not-at-showdown = ショーダウンでのみ行えます。
refusal-must-be-tabled = オールインでもう誰も賭けられないときは、マックせず全員が見せます。
refusal-last-hand-cannot-be-mucked = 最後に残ったハンドはマックしません。このハンドがポットを獲得します。
refusal-winner-not-eligible = { $pot }：{ $name } に獲得資格はありません。
refusal-no-winner-named = { $pot }：{ $runs ->
        [1] 勝者が選ばれていません。
       *[other] { $runs } つのボードそれぞれの勝者を選んでください。
    }
refusal-winners-contradict = { $pot }：{ $other } の結果と矛盾します。そのポットの勝者：{ $winners }
refusal-no-such-pot = そのポットはありません：{ $pot }。今のポットは { $pots } つです。
refusal-pot-already-awarded = { $pot }：すでに配りました。
refusal-pot-out-of-order = { $pot }：まだです。{ $next } から配ります。
refusal-too-many-runs = 指定されたボードは { $runs } 回。最大 { $most } 回です。
refusal-runs-not-possible = ボードの回数は、ベットが終わり、開くカードが残っているときに一度だけ決めます。

## ホスト

refusal-nothing-to-undo = 元に戻すものがありません。
refusal-bad-stack = { $name }：スタックにできない値です：{ $value }
refusal-no-such-seat = その席はありません：{ $seat }

## 裁定に添える言葉

explain-source = ルール：{ $rule }（{ $sources }）
explain-differs = ハウスによって違います：{ $option }。ここでは：{ $house }
explain-other = { $house }：{ $result }
explain-allowed = できます。
explain-same = 同じ裁定です。
