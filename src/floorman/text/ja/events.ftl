# 起きたこと1つに1行。ホールカードは見せたときだけ書く。

event-hand-started = 新しいハンド：ブラインド { $small }/{ $big }、ボタン { $button }
    .dead-button = 新しいハンド：ブラインド { $small }/{ $big }、デッドボタン
    .bomb-pot = 新しいハンド：ボムポット、ボタン { $button }
    .later = 途中から始めたハンド：{ $street }、ポット { $pot }、ボタン { $button }

event-posted-ante = { $name }：アンティ { $amount }
event-posted-table-ante = { $name }：全員分のアンティ { $amount }
event-posted-small-blind = { $name }：スモールブラインド { $amount }
event-posted-big-blind = { $name }：ビッグブラインド { $amount }
event-posted-straddle = { $name }：ストラドル { $amount }
event-posted-live-post = { $name }：ライブブラインド { $amount }
event-posted-dead-post = { $name }：デッドブラインド { $amount }
event-posted-bomb = { $name }：ボムポットのアンティ { $amount }

event-hole-dealt = ホールカードを配りました
event-folded = { $name }：フォールド
event-checked = { $name }：チェック
event-called = { $name }：{ $by } をコール
    .all-in = { $name }：{ $by } をコール、オールイン
event-bet = { $name }：{ $to } をベット
    .all-in = { $name }：{ $to } をベット、オールイン
    .short = { $name }：ショートオールイン { $to }
event-raised = { $name }：{ $to } にレイズ（レイズ幅 { $by }）
    .all-in = { $name }：{ $to } にレイズ（レイズ幅 { $by }）、オールイン
    .short = { $name }：ショートオールイン { $to }（レイズ幅 { $by }）
event-returned = コールされなかった { $amount } を { $name } に返却
event-street-closed = { $street }：ベッティングラウンド終了
    .last = { $street }：ベット終了

event-board-dealt = { $street }：{ $cards }
    .unknown = { $street }を開きました
    .run = ボード { $board }、{ $street }：{ $cards }
    .run-unknown = ボード { $board }、{ $street }を開きました
event-runs-agreed = ボード { $runs } 回
event-hole-reported = { $name }：ホールカードを入力
event-board-reported = ボードを入力：{ $cards }
event-shown = { $name }：ショウ { $cards }
    .unknown = { $name }：ショウ
event-mucked = { $name }：マック
event-rake-taken = レーキ { $amount }

event-pot-awarded = { $pot }（{ $amount }）：{ $name }
    .split = { $pot }（{ $amount }）、チョップ：{ $shares }
    .odd = { $pot }（{ $amount }）、チョップ：{ $shares }。端数チップ：{ $odd }
    .declared = { $story }（勝者はディーラーが選択）
event-share = { $name } { $amount }

event-stack-corrected = { $name }：スタックを { $before } から { $after } に修正
    .reason = { $name }：スタックを { $before } から { $after } に修正。理由：{ $reason }
event-hand-over-all-others-folded = ハンド終了：ほかは全員フォールド
event-hand-over-showdown = ハンド終了：すべてのポットを配りました
event-hand-over-void = ハンド無効：チップはすべて返却
    .reason = ハンド無効：チップはすべて返却。理由：{ $reason }
event-undone = 元に戻しました：最初から { $version } 件目までが有効
