"""What is said when somebody asks for something that cannot be done: our words for our own errors and for those of click."""

import click

from floorman.text.catalogue import say


class BadInput(Exception):
    """Wrong input: everything that is wrong with it, in sentences. Ends a command with status 2."""

    def __init__(self, *sentences: str) -> None:
        self.sentences = sentences
        super().__init__(" ".join(sentences))


def in_our_words(lang: str, error: click.ClickException) -> str:
    """The sentence for what click refuses before a command starts."""
    if isinstance(error, click.NoSuchOption):
        near = error.possibilities or []
        key = "cli-error-no-such-option-near" if near else "cli-error-no-such-option"
        return say(lang, key, option=error.option_name, near=", ".join(sorted(near)))
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return say(lang, "cli-error-missing", what=error.param.make_metavar(click.Context(click.Command(None))))
    if isinstance(error, click.BadOptionUsage):
        return say(lang, "cli-error-option-usage", option=error.option_name)
    return say(lang, "cli-error-arguments")
