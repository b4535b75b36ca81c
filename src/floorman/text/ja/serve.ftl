### ルームとページを開くコマンド。

cli-serve-summary = ホームゲームのルームと計算機を、同じネットワークのすべてのスマホで使えるようにします。
cli-serve-about =
    本物のカードで遊ぶルームとサイドポット計算機をウェブページとして開きます。記録はすべて SQLite のファイル一つ、または PostgreSQL に残ります。受け付けたアクションはディスクに書かれています。
cli-serve-option-host = 待ち受けるアドレス。0.0.0.0 はこのパソコンのすべてのネットワークです。
cli-serve-option-port = ポート。0 なら空いているポートを使います。
cli-serve-option-database = 記録の場所: sqlite:///file.db、postgresql://user@host/name、memory:
cli-serve-option-proxy = X-Forwarded-For と X-Forwarded-Proto を付けるプロキシの後ろで使います。
cli-serve-option-lost = ホストの端末が離れてから、別の人が引き継ぐまでの秒数。
cli-serve-example-plain = ポート 8080、このフォルダーの floorman.db。
cli-serve-example-file = 別のポートと別のファイル。
cli-serve-example-postgres = プロキシの後ろで、PostgreSQL に保存。
cli-serve-no-server = サーバーがインストールされていません（{ $name } がありません）。インストール: pip install 'floorman[server]'
cli-serve-bad-port = ポートではありません: { $text }。0 から 65535 までの数を書いてください。
cli-serve-bad-lost = { $text } は時間ではありません。1 から { $most } までの秒数です。
cli-serve-cannot-listen = { $host } のポート { $port } を開けません: { $reason }。--port で別のポートを選んでください。

serve-here = このパソコン: { $url }
serve-there = 同じネットワークのスマホ: { $url }
serve-stop = 終了: { $keys }。記録はすべて { $database } に残ります。
serve-no-pages = ウェブページがビルドされていません。先に実行してください: { $command }
