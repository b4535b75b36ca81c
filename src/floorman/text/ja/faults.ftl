# 設定、カードの表記、動作の説明の誤り。`what-` は項目の名前。

fault-too-few-seats = プレイヤーは { $seats } 人です。2人以上が必要です。
fault-too-many-seats = 席は { $seats } 席です。最大 { $most } 席です。
fault-name-twice = 同じ名前が2回あります：{ $name }
fault-name-empty = { $place } 番目の席に名前がありません。
fault-name-not-plain = { $place }番目の名前に、使えない制御文字があります。
fault-not-chips = { $what }：{ $value } は使えません。0 以上の整数にしてください。
fault-stack-empty = { $name }：スタックが 0 です。
fault-too-many-chips = { $what }：{ $value } は多すぎます。最大 { $most } です。
fault-blinds-out-of-order = スモールブラインドがビッグブラインドより大きくなっています：{ $small } > { $big }
fault-no-big-blind = ビッグブラインドが { $value } です。
fault-ante-above-big-blind = アンティがビッグブラインドより大きくなっています：{ $ante } > { $big }
fault-post-above-big-blind = { $name }：ポストはブラインドやストラドルと合わせてビッグブラインドを超えられません：{ $amount } > { $big }
fault-no-such-seat = その席はありません：{ $seat }
fault-straddle-not-allowed = { $name }：この席からストラドルは出せません。
fault-straddle-too-small = ストラドル { $amount }：最小 { $least } です。
fault-straddles-too-many = ストラドル { $levels } 回：最大 { $most } 回です。
fault-bomb-pot-not-allowed = ボムポット { $value }：このハウスルールでは行いません。
fault-unit-not-positive = 最小のチップが { $value } です。
fault-all-folded = 残っているハンドが足りません。降りていない人は { $seats } 人です。
fault-rake-out-of-range = レーキ { $value }‰、上限 { $cap }：率は 0‰ から 1,000‰ まで、上限は 0 以上です。
fault-runs-out-of-range = ボード { $value } 回：1回から3回までです。
fault-cap-negative = レイズ回数の上限が 0 より小さくなっています。
fault-same-seat-twice = { $name }：スモールブラインドとビッグブラインドが同じ席です。
fault-stacks-do-not-fit-names = 名前は { $seats } 個、スタックは { $stacks } 個です。
fault-no-such-choice = { $what }：{ $value } という値はありません。使える値：{ $known }

what-small-blind = スモールブラインド
what-big-blind = ビッグブラインド
what-ante = アンティ
what-ante-kind = アンティ
what-bomb-pot = ボムポット
what-small-bet = スモールベット
what-big-bet = ビッグベット
what-pot = ポット
what-unit = 最小のチップ
what-straddle = ストラドル
what-post = 出したブラインド
what-dead = デッドマネー
what-house = ハウスルール
what-game = ゲーム
what-street = ベッティングラウンド
what-winners = 勝者の順位

card-not-a-card = カードではありません：{ $part }
card-same-card-twice = 同じカードが2回出ています：{ $part }
card-no-card = カードがありません：{ $part }
card-not-text = カードは文字で書いてください：{ $part }
card-wrong-number = 役を決めるには5枚から7枚のカードが必要です：{ $part }

gesture-empty = 言葉もチップもありません。
gesture-too-long = 長すぎます：{ $part }…
gesture-not-understood = 読み取れません：{ $part }
gesture-said-twice = 発声が2回あります：{ $part }。1つだけ書いてください。
gesture-not-positive = 0 より大きい額ではありません：{ $part }
gesture-not-whole = チップで割り切れません：{ $part }
gesture-too-large = 額が大きすぎます：{ $part }
