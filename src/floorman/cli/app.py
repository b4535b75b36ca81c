"""`floorman` and the frame of its commands: language, help pages, and how a run ends.

Every text comes from the catalogues, click's own included, so the commands are built for one language (`build`) and each is imported
only when it is called. A run ends with 0; with 1 where a command has found differences; with 2 on wrong input, said on standard error;
with 130 when it is interrupted.
"""

import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from typing import Any, NoReturn

import click

from floorman.cli.complaints import BadInput, in_our_words
from floorman.cli.help import Example, page
from floorman.cli.screen import complain, write
from floorman.text.catalogue import languages, say

NAMES = ("pots", "ruling", "hand", "replay", "conform", "perft", "equity", "simulate", "bench", "serve", "tour")
INTERRUPTED = 130
NOBODY_READS = 141  # as a program that the closed pipe has ended

Callback = Callable[[click.Context, click.Parameter, Any], Any]


class Command(click.Command):
    """One command with a help page of ours."""

    def __init__(
        self, lang: str, name: str, run: Callable[..., int | None], params: Sequence[click.Parameter], examples: Sequence[Example]
    ) -> None:
        self.lang = lang
        self.examples = examples
        super().__init__(
            name,
            callback=run,
            params=[*params, language_option(lang), help_option(lang)],
            add_help_option=False,
        )

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The page that `--help` prints."""
        about = say(self.lang, f"cli-{self.name}-about")
        formatter.write(page(self.lang, self.usage_line(ctx), about, [], self.option_records(ctx), self.examples))

    def usage_line(self, ctx: click.Context) -> str:
        """`floorman pots [OPTIONS] NAME=CHIPS...`"""
        words = [param.make_metavar(ctx) for param in self.params if isinstance(param, Argument)]
        return " ".join([ctx.command_path, f"[{say(self.lang, 'cli-metavar-options')}]", *words])

    def option_records(self, ctx: click.Context) -> list[tuple[str, str]]:
        """Names and meaning of every option."""
        return [record for param in self.params if isinstance(param, Option) and (record := param.get_help_record(ctx)) is not None]


class Floorman(click.Group):
    """The program: finds a command, runs it, and sees to it that nobody meets a traceback."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        super().__init__(
            "floorman",
            params=[language_option(lang), version_option(lang), help_option(lang)],
            add_help_option=False,
            callback=self.greet,
            invoke_without_command=True,
        )

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of the help page."""
        return list(NAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """One command, imported now."""
        if cmd_name not in NAMES:
            return None
        command: click.Command = import_module(f"floorman.cli.{cmd_name}").command(self.lang)
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that `args` name, or what is wrong with them."""
        found = self.get_command(ctx, args[0])
        if found is not None:
            return args[0], found, args[1:]
        near = get_close_matches(args[0], NAMES, n=1)
        key = "cli-error-no-such-command-near" if near else "cli-error-no-such-command"
        raise BadInput(say(self.lang, key, name=args[0], near="".join(near), known=", ".join(NAMES)))

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The page that `floorman` alone prints."""
        lang = self.lang
        usage = f"{ctx.command_path} [{say(lang, 'cli-metavar-options')}] {say(lang, 'cli-metavar-command')}"
        commands = [(name, say(lang, f"cli-{name}-summary")) for name in NAMES]
        options = [record for param in self.params if (record := param.get_help_record(ctx)) is not None]
        examples = [
            Example("floorman pots A=30k B=70k C=120k", "cli-example-pots"),
            Example('floorman ruling "1/2 A=500 B=16 C=500 flop pot=6 | b10 a"', "cli-example-ruling"),
            Example("floorman tour", "cli-example-tour"),
        ]
        formatter.write(page(lang, usage, say(lang, "cli-about"), commands, options, examples))

    def greet(self) -> None:
        """Without a command, the help page."""
        ctx = click.get_current_context()
        if ctx.invoked_subcommand is None:
            write(ctx.get_help())

    def main(self, args: Sequence[str] | None = None, *_: Any, standalone_mode: bool = True, **__: Any) -> Any:
        """Runs the program and exits with its status."""
        arguments = list(sys.argv[1:] if args is None else args)
        lang = asked_language(arguments) or self.lang
        status = _run(self if lang == self.lang else build(lang), arguments)
        if standalone_mode:
            sys.exit(status)
        return status


def asked_language(arguments: Sequence[str]) -> str | None:
    """What `--lang` says, before or after the command name; None where it is absent or no language we speak."""
    found = None
    for at, word in enumerate(arguments):
        if word == "--":
            break
        if word == "--lang" and at + 1 < len(arguments):
            found = arguments[at + 1]
        elif word.startswith("--lang="):
            found = word.removeprefix("--lang=")
    return found if found in languages else None


def build(lang: str) -> Floorman:
    """The program in one language."""
    return Floorman(lang)


def _run(program: Floorman, arguments: list[str]) -> int:
    """The exit status of one run, with everything said that there is to say."""
    try:
        with program.make_context("floorman", arguments) as context:
            status = program.invoke(context)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except click.exceptions.Exit as end:
        return end.exit_code
    except (KeyboardInterrupt, click.Abort):
        complain(["", say(program.lang, "cli-interrupted")])
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on; what Python still has to write goes nowhere, so that it does not complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except OSError as error:
        # What was written could not be: a full disk. Nothing more is tried on that stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _refuse(program.lang, arguments, [say(program.lang, "cli-error-not-written", reason=str(error.strerror))])
    except BadInput as wrong:
        return _refuse(program.lang, arguments, wrong.sentences)
    except click.ClickException as error:
        return _refuse(program.lang, arguments, [in_our_words(program.lang, error)])


def _refuse(lang: str, arguments: Sequence[str], sentences: Sequence[str]) -> int:
    name = next((word for word in arguments if word in NAMES), "")
    path = f"floorman {name}".strip()
    complain([*(f"{path}: {sentence}" for sentence in sentences), say(lang, "cli-error-hint", command=f"{path} --help")])
    return 2


class Option(click.Option):
    """An option whose help is the sentence `about`. It is only read when a page shows it: most runs show none."""

    def __init__(self, lang: str, names: Sequence[str], about: str, metavar: str | None = None, **settings: Any) -> None:
        self.lang, self.about, self.word = lang, about, metavar
        super().__init__(names, metavar=metavar, **settings)

    def make_metavar(self, ctx: click.Context) -> str:
        """What stands for the value on a page; a key of the catalogue in the words of the language."""
        return in_words(self.lang, self.word) if self.word else super().make_metavar(ctx)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Names and meaning."""
        self.help = say(self.lang, self.about)
        return super().get_help_record(ctx)


class Argument(click.Argument):
    """An argument, named on pages and in complaints by a word of the language."""

    def __init__(self, lang: str, name: str, metavar: str, **settings: Any) -> None:
        self.lang, self.word = lang, metavar
        super().__init__([name], metavar=metavar, **settings)

    def make_metavar(self, ctx: click.Context) -> str:
        """What stands for the value on a page."""
        word = in_words(self.lang, self.word) + ("..." if self.nargs != 1 else "")
        return word if self.required else f"[{word}]"


def in_words(lang: str, metavar: str) -> str:
    """A metavar: `cli-metavar-chips` is CHIPS in the language, anything else stands as it is."""
    return say(lang, metavar) if metavar.startswith("cli-") else metavar


def option(lang: str, name: str, about: str, **settings: Any) -> Option:
    """An option whose help is the sentence `about`."""
    return Option(lang, [name], about, **settings)


def flag(lang: str, name: str, about: str) -> Option:
    """An option without a value."""
    return Option(lang, [name], about, is_flag=True)


def json_option(lang: str) -> Option:
    """`--json`, which every command has."""
    return Option(lang, ["--json", "as_json"], "cli-option-json", is_flag=True)


def language_option(lang: str) -> Option:
    """`--lang`, before or after the command name. `Floorman.main` has read it already; here it is only checked."""
    check = one_of(lang, languages)
    return Option(lang, ["--lang"], "cli-option-lang", metavar="|".join(languages), callback=check, expose_value=False, is_eager=True)


def help_option(lang: str) -> Option:
    """`--help` in the language of the page."""
    return _page_option(lang, ["-h", "--help"], "cli-option-help", lambda ctx: ctx.get_help())


def version_option(lang: str) -> Option:
    """`--version`."""

    def version(ctx: click.Context) -> str:
        import floorman

        return f"floorman {floorman.__version__}"

    return _page_option(lang, ["--version"], "cli-option-version", version)


def _page_option(lang: str, names: Sequence[str], about: str, text: Callable[[click.Context], str]) -> Option:
    """A flag that prints something and ends the run."""

    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            write(text(ctx))
            ctx.exit()

    return Option(lang, names, about, is_flag=True, is_eager=True, expose_value=False, callback=show)


def one_of(lang: str, known: Sequence[str]) -> Callback:
    """Accepts the words of `known` only."""

    def check(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
        if value is None or value in known:
            return value
        refuse(lang, "cli-error-choice", option=param.opts[-1], value=value, known=", ".join(known))

    return check


def refuse(lang: str, key: str, /, **values: Any) -> NoReturn:
    """Ends the command with one sentence on what is wrong."""
    raise BadInput(say(lang, key, **values))
