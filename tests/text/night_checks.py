"""What every sentence of a night has to be."""

import re


def whole(text: str) -> bool:
    """A sentence without a gap in it."""
    return bool(text.strip()) and not re.search(r"\{|\}|\$|None|\(으\)|night-|  ", text)
