"""Rooms: `room` is the one writer of a night, `hall` finds rooms, `door` knows who is who, `sections` and `lines` are what is shown."""
