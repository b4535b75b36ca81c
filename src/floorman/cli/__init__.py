"""The program `floorman`: one file a command, named as `app.NAMES` lists them; `app` is the frame."""

import os
import sys


def main() -> int:
    """The program, in the language of `--lang` or of the locale. Returns its exit status."""
    from floorman.cli.app import build
    from floorman.text.catalogue import language_of

    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by who started us, as a daemon's are
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        # A terminal without our scripts shows a sign in their place instead of ending the program.
        getattr(sys, name).reconfigure(errors="replace")
    status: int = build(language_of()).main(standalone_mode=False)
    return status
