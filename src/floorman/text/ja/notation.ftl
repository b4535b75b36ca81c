# チップの額や、1行で書いた局面が読めないとき。

amount-empty = チップの額がありません。
amount-not-understood = 「{ $value }」はチップの額として読めません。1400、1,400、30k、1.5k、2m、3만、3万のように書きます。
amount-negative = 「{ $value }」は負の数です。チップの額は0以上です。
amount-not-whole = 「{ $value }」はチップで割り切れません。小数点は1.5kのように単位を付けて使います。
amount-too-large = 「{ $value }」は上限（{ $most }）を超えています。

spot-empty = 何も書かれていません。1/2 A=500 B=16 C=500 のように、ブラインドとスタックを書きます。
spot-too-long = 1行に書けるのは{ $most }文字までです。
spot-not-understood = 「{ $token }」（{ $place }文字目）は読めません。前半には、ブラインド（1/2）、スタック（A=500）、オプション、ストリートを書きます。
spot-twice = 「{ $token }」（{ $place }文字目）：{ $what } が2回書かれています。
spot-no-blinds = ブラインドがありません。1/2 のように書きます。
spot-not-an-amount = 「{ $token }」（{ $place }文字目）はチップの額として読めません。カンマなしで、1400、30k、1.5k、3만、3万のように書きます。
spot-amount-too-large = "{ $token }"（{ $place }文字目）：{ $most }チップを超えています。
spot-bad-name = 「{ $token }」（{ $place }文字目）は名前に使えません。名前は空にできず、空白と : , = | は使えません。
spot-no-such-seat = 「{ $token }」（{ $place }文字目）という席はありません。席：{ $known }。
spot-no-such-choice = 「{ $token }」（{ $place }文字目）は次のどれでもありません：{ $known }。
spot-not-cards = 「{ $token }」（{ $place }文字目）はカードとして読めません：{ $part }。AsKs、Ah7d2c のように書きます。
spot-card-twice = 「{ $token }」（{ $place }文字目）：{ $card } はすでに出ています。
spot-wrong-number-of-cards = 「{ $token }」（{ $place }文字目）：カードは{ $expected }枚必要ですが、{ $given }枚です。
spot-board-before-the-flop = 「{ $token }」（{ $place }文字目）：プリフロップにコミュニティカードはありません。フロップは次の「|」のあとに書きます。
spot-cards-after-actions = 「{ $token }」（{ $place }文字目）：コミュニティカードはストリートの最初に書きます。新しいストリートは「|」で始めます。
spot-too-many-streets = { $place }文字目：リバーのあとにストリートはありません。
spot-not-an-action = 「{ $token }」（{ $place }文字目）はアクションではありません。f、x、c、b10、r30、a のどれかを書き、前に「名前:」を付けられます。
spot-amount-missing = 「{ $token }」（{ $place }文字目）：額がありません。10のベットは b10、30へのレイズは r30 と書きます。
spot-amount-not-wanted = 「{ $token }」（{ $place }文字目）：額を付けるのは b と r だけです。
spot-not-on-a-line = { $what ->
    [boards] ボードが複数あるハンドは1行で書けません。
    [correction] スタックを修正したハンドは1行で書けません。
   *[names] 名前か席のため、このハンドは1行で書けません。
}

# 記録されたハンドを進められない理由。

record-file = ファイルを開けないか、壊れています：{ $part }
record-not-toml = TOML のテキストではありません：{ $part }
record-not-json = JSON の行ではありません：{ $part }
record-no-hand = ハンドが入っていません。
record-other-game = ここで扱うホールデムではありません：{ $part }
record-missing = 足りない項目：{ $part }
record-wrong-type = 値の種類が違います：{ $part }
record-wrong-length = リストの長さが合いません：{ $part }
record-not-an-amount = チップの額ではありません：{ $part }
record-not-an-action = アクションではありません：{ $part }
record-no-such-player = そのプレイヤーはいません：{ $part }
record-unknown-player = 席のないプレイヤーのアクションです：{ $part }
record-unknown-verb = 知らないアクションです：{ $part }
record-unknown-street = 知らないストリートです：{ $part }
record-not-a-card = カードではありません：{ $part }
record-blinds = ブラインドとストラドルが合いません：{ $part }
record-no-big-blind = ビッグブラインドを出した人がいません：{ $part }
record-antes = アンティが合いません：{ $part }
record-setup = ハンドを始められません。
record-bad-setup = ハンドを始められません。
record-no-place-for = PHH には書けません：{ $part }
