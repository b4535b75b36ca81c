### 最初のページ。

web-start-headline =
    誰が、どのチップを、
    なぜ取れるのか。
web-start-lead = ポット一つの計算から、一晩まるごとの進行まで。カードは本物、チップはスマホです。
web-start-new = ルームを作成
web-start-pots = サイドポット計算機
web-start-code = ルームコード
web-start-enter = 参加
web-start-offline = 接続がありません。もう一度お試しください。
web-start-fact-1 = カードは本物、チップはスマホ
web-start-fact-1-says = ベットもポットもスタックも記録します。数える人も、もめる人もいません。
web-start-fact-2 = 裁定には必ず理由
web-start-fact-2-says = できないレイズは消えずに残り、ルール番号と理由を示します。
web-start-fact-3 = 最後の 1 枚まで精算
web-start-fact-3-says = 元に戻す、リバイ、誰でも確かめられる収支表、そして最少の支払い。
web-start-example = テーブルで見る裁定
web-start-ruling-title = レイズできません
web-start-ruling = A ベット 50、B コール、C 100 にレイズ、A フォールド、B コール。C はもうベットできません。C にレイズした人がいないからです。
web-start-ruling-sum = ストリートは終了です。残った全員が 100 を出しました。
web-start-pot-main = メインポット
web-start-pot-side = サイドポット 1
web-start-returned = C に返却
web-start-play-chips = 無料・アカウント不要・遊戯用チップか記録のため・換金不可。ここでお金は動きません。
