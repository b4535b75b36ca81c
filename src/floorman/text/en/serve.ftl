### The command that serves rooms and pages.

cli-serve-summary = Rooms for home games and the calculator, for every phone in the network.
cli-serve-about =
    Serves rooms with real cards and the side-pot calculator as web pages. Everything is kept in one SQLite file, or in PostgreSQL; an acknowledged action is on disk.
cli-serve-option-host = Address to listen on; 0.0.0.0 is every network of this machine.
cli-serve-option-port = Port; 0 takes any that is free.
cli-serve-option-database = Where the nights are kept: sqlite:///file.db, postgresql://user@host/name, or memory:.
cli-serve-option-proxy = Behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto.
cli-serve-option-lost = Seconds after which a host whose phone is away is replaced.
cli-serve-example-plain = On port 8080, in floorman.db in this folder.
cli-serve-example-file = Another port and another file.
cli-serve-example-postgres = Behind a proxy, in PostgreSQL.
cli-serve-no-server = The server is not installed (no { $name }). Install it: pip install 'floorman[server]'
cli-serve-bad-port = { $text } is no port: a number from 0 to 65535.
cli-serve-bad-lost = { $text } is no time: seconds from 1 to { $most }.
cli-serve-cannot-listen = Cannot listen on { $host } port { $port }: { $reason }. Choose another with --port.

serve-here = On this computer: { $url }
serve-there = On phones in this network: { $url }
serve-stop = Stop with { $keys }. Everything is kept in { $database }.
serve-no-pages = The web pages are not built. Run { $command }, or install from a wheel.
