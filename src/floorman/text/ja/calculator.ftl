### サイドポット計算機。入力の誤り、例、スクリプトなしのページ。

calc-nothing-put-in = まだ誰もチップを出していません。
calc-name-missing = プレイヤーの名前が必要です。
calc-name-twice = 同じ名前が二つあります: { $name }
calc-not-live = フォールドしたか、一覧にない名前です: { $name }
calc-not-eligible = { $pot }の獲得資格がありません: { $name }
calc-contradiction = { $name }と { $other }: 一つの手が、あるポットで勝ち、別のポットで同じ手に負けることはありません。
calc-board-cards = ボードは 3 枚、4 枚、5 枚のどれかです。今は { $given } 枚です。
calc-two-cards = { $name }：ホールカードは 2 枚です。
calc-returned = 返却
calc-text-title = サイドポット (floorman)

calc-example-folded = オールイン三人とフォールド一人
calc-example-two = 二人
calc-example-three = オールイン三人
calc-example-tie = サイドポットの引き分け
calc-example-four = オールイン四人
calc-example-flush = 一つの手がすべて獲得
calc-example-levels = 同額のオールイン
calc-example-nobody = 資格者のいないポット
calc-example-odd = 端数チップ

calc-word-title = サイドポット計算機
calc-word-lead = 相手ごとに、自分が出した額までしか獲得できません。
calc-word-player = プレイヤー
calc-word-put-in = 出した額
calc-word-status = 状態
calc-word-in = 参加
calc-word-all-in = オールイン
calc-word-folded = フォールド
calc-word-pot = ポット
calc-word-amount = 額
calc-word-formula = 計算
calc-word-eligible = 獲得資格
calc-word-check = 検算
calc-word-steps = 手順
calc-word-faq = よくある質問

calc-faq-1 = 出した額より多く獲得できますか。
    .says = 相手一人につき、自分が出した額まで獲得できます。3万のオールインに二人がコールすれば、最大で9万です。
calc-faq-2 = 誰もコールできないチップはどうなりますか。
    .says = 出した人に返します。ポットではないので、獲得する人もいません。
calc-faq-3 = フォールドした人にチップは戻りますか。
    .says = 戻りません。出したチップは届いた高さまでのポットに残り、本人はどのポットも獲得できません。
calc-odds-title = オールイン: 確率と価値
