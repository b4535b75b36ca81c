"""One hand as data: commands in, events or a ruling out."""
