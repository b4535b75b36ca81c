"""What goes over the wire: `commands` and `inbound` from a client, `outbound` to it, `said` for everything that is refused."""
