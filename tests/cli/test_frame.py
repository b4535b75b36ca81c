"""The frame of all commands: languages, help pages, exit statuses, pipes, interrupts."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import pytest
from rich.cells import cell_len

from floorman import __version__
from floorman.cli.app import asked_language
from floorman.cli.screen import cut, padded, wrapped
from floorman.text.catalogue import has
from tests.cli.calling import NAMES, call, languages, refusal, shell

HEADINGS = {"en": ("Usage", "Options", "Examples"), "ko": ("사용법", "옵션", "예시"), "ja": ("使い方", "オプション", "例")}


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_a_help_page_with_examples(name: str, lang: str) -> None:
    page = call(f"{name} --help", lang).stdout
    for heading in HEADINGS[lang]:
        assert f"{heading}:" in page
    assert f"\n  floorman {name}" in page
    assert ("--json" in page) == (name != "serve")  # it answers on the web
    assert "--lang" in page


@pytest.mark.parametrize("lang", languages)
def test_the_first_page_lists_every_command(lang: str) -> None:
    for line in ("", "--help"):
        page = call(line, lang)
        assert page.exit_code == 0
        assert all(f"\n  {name} " in page.stdout for name in NAMES)


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("name", ["pots", "ruling", "perft", "tour"])
def test_the_examples_of_a_help_page_work_as_they_stand(name: str, lang: str) -> None:
    examples = import_module(f"floorman.cli.{name}").command(lang).examples
    assert examples
    for example in examples:
        program, *arguments = shlex.split(example.line)
        assert program == "floorman"
        assert call(shlex.join(arguments), lang).exit_code == 0, example.line
        assert has(lang, example.remark)


@pytest.mark.parametrize("line", ["--lang ko pots A=1 B=2", "pots --lang ko A=1 B=2", "pots A=1 B=2 --lang=ko"])
def test_the_language_may_stand_before_or_after_the_command(line: str) -> None:
    assert "메인 팟" in call(line).stdout


def test_the_last_language_named_counts() -> None:
    assert asked_language(["--lang", "ko", "pots", "--lang=ja"]) == "ja"
    assert asked_language(["pots", "--", "--lang", "ja"]) is None
    assert asked_language(["pots", "--lang"]) is None
    assert asked_language(["--lang", "klingon"]) is None


def test_a_language_we_do_not_speak_is_refused() -> None:
    assert "--lang: fr is not one of en, ko, ja" in refusal("pots A=1 --lang fr")


def test_the_version_is_the_one_of_the_package() -> None:
    assert call("--version").stdout == f"floorman {__version__}\n"


@pytest.mark.parametrize("lang", languages)
def test_mistakes_in_the_command_line_are_told_in_the_language(lang: str) -> None:
    assert "--foldd" in refusal("pots A=1 --foldd B", lang)
    assert "peft" in refusal("peft", lang)
    assert "qqq" in refusal("qqq", lang)
    assert "--nope" in refusal("--nope", lang)
    assert "--depth" in refusal("perft 6,6 --depth", lang)
    assert "--divide" in refusal("perft 6,6 --divide=3", lang)
    for line in ("pots", "ruling", "perft", "conform", "replay", "perft 6,6 7", "tour now"):
        said = refusal(line, lang)
        assert (lang == "en") == said.isascii(), said


def test_a_near_miss_is_named() -> None:
    assert "Close to it: perft." in refusal("peft")
    assert "--fold" in refusal("pots A=1 --foldd B")


def test_every_complaint_says_where_help_is() -> None:
    assert refusal("perft x").endswith("For help: floorman perft --help\n")
    assert refusal("qqq").endswith("For help: floorman --help\n")


# Runs of their own.


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"LANG": "ko_KR.UTF-8"}, "검산"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "ja_JP.UTF-8"}, "検算"),
        ({"LC_ALL": "C"}, "Check"),
        ({}, "Check"),
    ],
    ids=str,
)
def test_the_locale_is_the_default_language(environment: dict[str, str], word: str) -> None:
    result = shell("pots", "A=30", "B=70", PYTHONUTF8="1", **environment)
    assert word in result.stdout.decode()
    assert result.returncode == 0


def test_a_pipe_gets_no_colour_and_a_terminal_only_if_it_wants_some() -> None:
    assert b"\x1b[" not in shell("pots", "A=30", "B=70").stdout
    assert b"\x1b[" in shell("pots", "A=30", "B=70", FORCE_COLOR="1", COLORTERM="truecolor").stdout
    plain = shell("pots", "A=30", "B=70", FORCE_COLOR="1", NO_COLOR="1").stdout
    assert b"[38;" not in plain
    assert b"[3" not in plain


def test_a_terminal_without_our_scripts_gets_signs_in_their_place() -> None:
    result = shell("pots", "A=30", "B=70", "--lang", "ko", PYTHONIOENCODING="ascii")
    assert result.returncode == 0
    assert b"?" in result.stdout
    assert b"Traceback" not in result.stderr


def test_a_complaint_ends_a_real_run_with_status_two() -> None:
    result = shell("pots", "A=-5")
    assert result.returncode == 2
    assert result.stdout == b""
    assert result.stderr.startswith(b"floorman pots: A: ")


def test_bytes_that_are_no_text_are_no_traceback() -> None:
    command: list[str | bytes] = [sys.executable, "-c", "import sys; from floorman.cli import main; sys.exit(main())", "pots", b"A\xff=30"]
    result = subprocess.run(command, capture_output=True, timeout=60, check=False)
    assert result.returncode == 2
    assert b"Traceback" not in result.stderr


def _started(*arguments: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-c", "import sys; from floorman.cli import main; sys.exit(main())", *arguments]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | {"LC_ALL": "C"}
    )


def test_a_reader_who_leaves_is_no_traceback() -> None:
    with _started("tour") as run:
        assert run.stdout is not None
        run.stdout.close()
        assert run.wait(timeout=60) == 141
        assert run.stderr is not None
        assert run.stderr.read() == b""


def test_an_interrupt_ends_with_130_and_a_word() -> None:
    with _started("hand") as run:
        assert run.stdout is not None
        run.stdout.read(1)  # it runs, and waits for the first answer
        time.sleep(0.2)
        run.send_signal(signal.SIGINT)
        _, complaint = run.communicate(timeout=60)
        assert run.returncode == 130
        assert complaint.decode().strip() == "Interrupted."


def test_a_command_loads_only_what_it_needs() -> None:
    """The first page and the version come without the terminal library and without the other commands."""
    script = "import sys; from floorman.cli import main; main(); print(chr(10).join(sys.modules), file=sys.stderr)"
    run = subprocess.run([sys.executable, "-c", script, "--version"], capture_output=True, timeout=60, check=True)
    loaded = set(run.stderr.decode().split())
    assert "click" in loaded
    assert not loaded & {"rich.console", "fluent.runtime", "floorman.cli.pots", "floorman.notation.spot"}


def test_json_is_one_document_with_names_as_written() -> None:
    text = call("pots 민수=30 ゆき=70 --json", "ko").stdout
    assert "민수" in text
    assert json.loads(text)["put_in"] == 100


# Text in cells.


def test_korean_breaks_at_spaces_and_japanese_anywhere_but_before_a_full_stop() -> None:
    assert wrapped("메인 팟을 먼저 나눕니다", 12) == ["메인 팟을", "먼저", "나눕니다"]
    assert wrapped("ポットを配ります。", 8) == ["ポットを", "配りま", "す。"]
    assert wrapped("と「レイズ」", 4) == ["と", "「レ", "イ", "ズ」"]
    assert wrapped("one two three", 8, "  ") == ["  one", "  two", "  three"]
    assert wrapped("", 8) == [""]


def test_a_wide_character_counts_two_cells() -> None:
    assert cell_len(padded("메인", 8)) == 8
    assert cut("ばんりさん", 6) == "ばん…"
    assert cut("Ann", 6) == "Ann"


def test_every_sentence_of_the_commands_is_used() -> None:
    """A key of cli.ftl that neither a command nor a sentence shared with the web names is left over."""
    source = Path(__file__).parents[2] / "src" / "floorman"
    code = "\n".join(file.read_text(encoding="utf-8") for folder in ("cli", "text") for file in sorted((source / folder).glob("*.py")))
    keys = [
        line.split(" =")[0] for line in (source / "text/en/cli.ftl").read_text(encoding="utf-8").splitlines() if line.startswith("cli-")
    ]
    built = [f"cli-{name}-{word}" for name in NAMES for word in ("summary", "about")]
    built += [
        key for key in keys if key.startswith(("cli-replay-differs-", "cli-replay-flag-", "cli-ruling-closed-", "cli-ruling-column-"))
    ]
    built += [f"cli-perft-{word}" for word in ("leaves", "nodes", "outcomes", "digest")]
    built += ["cli-ruling-running-out", "cli-ruling-showdown"]
    assert [key for key in keys if not re.search(f"[\"']{key}[\"']", code) and key not in built] == []
