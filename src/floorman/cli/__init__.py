"""The commands: `floorman pots`, `ruling`, `hand`, `replay`, `conform`, `perft`, `tour`. One file each; `app` is the frame."""

import sys


def main() -> int:
    """The program, in the language of `--lang` or of the locale. Returns its exit status."""
    from floorman.cli.app import build
    from floorman.text.catalogue import language_of

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # A terminal without our scripts shows a sign in their place instead of ending the program.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    status: int = build(language_of()).main(standalone_mode=False)
    return status
