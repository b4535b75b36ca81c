### テーブル画面。4 メートル離れて読みます。

web-tv-title = テーブル画面
web-tv-game = ホームゲーム
web-tv-hand = ハンド { $number }
web-tv-pot = ポット
web-tv-players = プレイヤー
web-tv-stack = スタック
web-tv-bought = バイイン
web-tv-code = ルームコード
web-tv-join = QRコードを読むか、ルームコードを入れると参加できます。
web-tv-qr = 招待のQRコード
web-tv-spectators = 観戦者 { $count }
web-tv-all-in = オールイン
web-tv-preflop = プリフロップ
web-tv-flop = フロップ
web-tv-turn = ターン
web-tv-river = リバー
web-tv-won = ハンド { $number } の勝者
web-tv-winners = ハンド { $number } の勝者
web-tv-void = ハンド { $number } は無効
web-tv-results = 収支
web-tv-wait = お待ちください
web-tv-offline = 再接続中
web-tv-net = 収支
