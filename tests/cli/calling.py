"""Calls the program as a shell would, inside this process: `call("pots A=30 B=70", lang="ko")`. `shell` starts a real one."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from floorman.cli.app import NAMES, build
from floorman.text.catalogue import languages

__all__ = ["GOLDENS", "NAMES", "call", "data", "golden", "languages", "refusal", "shell"]

GOLDENS = Path(__file__).parent / "goldens"


def call(line: str, lang: str = "en", typed: str | None = None) -> Result:
    """Runs one command line; `typed` is what comes on standard input. Nothing but an exit status may come out of it."""
    result = CliRunner().invoke(build(lang), shlex.split(line), input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def data(line: str, lang: str = "en", typed: str | None = None) -> Any:
    """What a command prints with --json."""
    result = call(f"{line} --json", lang, typed)
    return json.loads(result.stdout)


def refusal(line: str, lang: str = "en", typed: str | None = None) -> str:
    """What a command says on standard error when it is asked for something wrong; it has to end with 2 and print nothing else."""
    result = call(line, lang, typed)
    assert result.exit_code == 2, f"{line}: status {result.exit_code}\n{result.stdout}"
    assert result.stdout == "", result.stdout
    assert result.stderr.startswith("floorman"), result.stderr
    assert "Traceback" not in result.stderr
    return result.stderr


def shell(*arguments: str, typed: str = "", **environment: str) -> "subprocess.CompletedProcess[bytes]":
    """A run of its own, with standard output and error in pipes."""
    command = [sys.executable, "-c", "import sys; from floorman.cli import main; sys.exit(main())", *arguments]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "FORCE_COLOR", "NO_COLOR"))}
    return subprocess.run(command, input=typed.encode(), capture_output=True, timeout=60, env=clean | environment, check=False)


def golden(name: str, text: str) -> None:
    """Compares with `goldens/<name>.txt`. FLOORMAN_GOLDENS=write writes it instead: look at the diff before you keep it."""
    path = GOLDENS / f"{name}.txt"
    if os.environ.get("FLOORMAN_GOLDENS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
