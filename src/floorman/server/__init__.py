"""Rooms and the calculator over HTTP and sockets: `create_app(log)` is the ASGI application, `floorman serve` runs it.

- `app`: the application put together. `config`: what an operator can set. `pages`: the HTML. `calculator`: `POST /api/settlement`.
- `wire`: what goes over a socket, as closed unions. `rooms`: one writer a room, and everything it tells its sockets.
- `sockets`: from a frame to a room and back. `guard`: origins, headers, limits. `health`: `/healthz` and `/metrics`.
"""
