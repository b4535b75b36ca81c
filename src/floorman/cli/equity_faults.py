"""What is wrong with hands, ranges and boards, in sentences; a range with a mark under the place."""

from rich.cells import cell_len

from floorman.analysis import AnalysisError, RangeError
from floorman.cli.complaints import BadInput
from floorman.text.catalogue import say, slug

INDENT = "    "


def complaint(lang: str, error: AnalysisError) -> BadInput:
    """The sentence, and for a range the text with a mark under what is wrong."""
    sentence = say(lang, f"equity-fault-{slug(error.code)}", **error.numbers)
    if not isinstance(error, RangeError) or not error.text.strip():
        return BadInput(sentence)
    mark = " " * cell_len(error.text[: error.at]) + "^" * max(cell_len(error.text[error.at : error.at + error.length]), 1)
    return BadInput(f"{sentence}\n{INDENT}{error.text}\n{INDENT}{mark}")
