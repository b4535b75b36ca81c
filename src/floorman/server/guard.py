"""What stands before every request: whose page it comes from, how many come from one address, and what a browser may do with the answer."""

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
MOST_ADDRESSES = 10_000


def is_ours(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from a page of this server. Browsers always say; whoever says nothing is no browser that could be misled."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


class Limit:
    """So many in a while from one address: a bucket that fills with time. The oldest addresses are forgotten first.

    `Limit(10, 60)`: ten at once, then one every six seconds.
    """

    def __init__(self, burst: float, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self._rate, self._clock = burst, burst / seconds, clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, address: str) -> float:
        """Takes one. 0, or the seconds until there is one again."""
        now = self._clock()
        left, at = self._buckets.pop(address, (self.burst, now))
        left = min(self.burst, left + (now - at) * self._rate)
        taken = left >= 1
        self._buckets[address] = (left - 1 if taken else left, now)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return 0.0 if taken else (1 - left) / self._rate
