### すべてのウェブページに出る言葉。

web-nav = ページ
web-nav-pots = サイドポット計算機
web-nav-new = ルームを作る
web-theme-dark = ダーク
web-theme-light = ライト
web-languages = 言語
web-close = 閉じる
web-why = 理由
web-folded = フォールド
web-all-in = オールイン
web-nobody-called = コールした人なし
web-nobody-eligible = 資格のあるプレイヤーなし
web-pots-table = ポット
web-pot = ポット
web-amount = 額
web-formula = 計算
web-eligible = 獲得資格
web-check-sum = 検算
web-graph = ハンドごとの収支
web-odds-win = 勝ち
web-odds-tie = 引き分け
web-odds-chips = チップ
web-odds-worth = 価値
web-odds-coming = ボードを数えています…
