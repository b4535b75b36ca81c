"""What an operator can set. Everything has a value that is right for a night at home."""

from pathlib import Path
from typing import NamedTuple

PAGES = Path(__file__).parent / "web"  # where the build of web/ puts the client


class Config(NamedTuple):
    """Limits are for one network address; a `burst` is what may come at once."""

    pages: Path = PAGES
    rooms_per_minute: int = 10  # rooms created
    looks_per_minute: int = 60  # rooms looked up, right or wrong: codes are not to be guessed
    settlements_per_minute: int = 1200  # the calculator answers every key
    frames_per_second: float = 20.0  # of one socket
    frames_burst: int = 60
    sockets_per_address: int = 400
    idle_minutes: int = 10  # a room without viewers leaves memory; its log stays
    tick_seconds: float = 5.0
    lost_after: int = 60  # seconds without the host until the longest seated player takes over
    network: str = ""  # host and port by which phones reach this machine, for invites made on it under localhost
    behind_proxy: bool = False  # whether X-Forwarded-For and X-Forwarded-Proto are believed
