"""Recorded hands played under the rules, one outcome each: lines of a corpus (`corpus`) and PHH files (`phh`), whole folders of them.

totals = Totals()
for outcome in replay_path("hands/"):
    totals.add(outcome)
totals.line            # 10012 replayed, 8 odd, 0 differ
"""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from floorman.notation import phh
from floorman.notation.corpus import ReadError, RecordedHand, read_lines
from floorman.notation.playback import Differs, Playback
from floorman.notation.verdict import Note, Outcome, Problem, Result, Totals, verdict
from floorman.rules.betting import live_seats
from floorman.rules.house import HouseRules
from floorman.rules.rulebook import Refusal, Verb
from floorman.table.hand import Hand
from floorman.table.state import Phase

__all__ = ["Outcome", "Result", "Totals", "count_hands", "files_of", "replay_path", "replay_phh", "replay_recorded"]

# Recorded lines.


def replay_recorded(record: RecordedHand) -> Outcome:
    """Plays one line and compares forced bets, every action, refunds, contributions, pots and payouts."""
    playback = Playback(record.setup)
    state = playback.hand.state
    if not record.button_in_place:
        playback.note(Differs.BUTTON, "", "", state.names[-1])
    if _other_blinds(record):
        playback.note(Differs.BLINDS, "", record.named_blinds, (record.setup.small_blind, record.setup.big_blind))
    posted = {name: chips for name, chips in record.posted.items() if any(chips)}
    playback.compare(Differs.POSTS, posted, playback.posted)
    for name, cards in record.holes.items():
        playback.know(name, cards)
    board = list(record.board)
    for action in record.actions:
        _deal(playback, board)
        if not playback.stopped and playback.street != action.street:
            playback.note(Differs.STREET, str(action), action.street, playback.street)
        playback.act(action.name, action.verb, action.to, str(action))
    notes: list[Note] = []
    if not playback.stopped:
        _deal(playback, board)
        if board and live_seats(state.record) > 1:  # nothing else can lie there; after the last fold a log may show what would have come
            playback.note(Differs.CARDS, "board", list(record.board), state.dealt)
        notes = _compare(record, playback)
    return verdict(record.id, playback.findings, (*record.flags, *_shown_oddities(record, playback)), notes)


def _deal(playback: Playback, board: list[str]) -> None:
    """Deals the streets that the table waits for. Cards left out are unknown; as many again as are missing are a second board."""
    state = playback.hand.state
    if state.phase == Phase.RUNNING_OUT and len(board) == 2 * (5 - state.dealt[0]):
        playback.hand.run_times(2)
    while playback.waits_for_cards and not playback.stopped:
        wanted = 3 if next(d for d in state.dealt if d < 5) == 0 else 1
        cards = board[:wanted]
        del board[:wanted]
        if not playback.deal("".join(cards) if len(cards) == wanted else ""):
            return


def _compare(record: RecordedHand, playback: Playback) -> list[Note]:
    """Chips of the whole hand. Notes how the record was read where it writes the same chips down differently."""
    hand = playback.hand
    notes: list[Note] = []
    if hand.state.phase == Phase.SHOWDOWN:
        notes.append(Note.DECLARED)
        playback.award_by_word(record.collected, len(record.pots) * record.setup.unit)
    if _walk_in_other_words(record, hand):
        return [*notes, Note.WALK]
    playback.compare(Differs.PUT_IN, record.live_put, playback.put_in)
    dead = {name: chips for name, (_, _, chips) in playback.posted.items() if chips}
    playback.compare(Differs.DEAD, record.dead, dead)
    playback.compare(Differs.RETURNED, record.uncalled, hand.returned)
    folded = {name for name, out in zip(hand.state.names, hand.state.record.folded, strict=False) if out}
    playback.compare(Differs.FOLDED, set(record.folded), folded)
    pots = [(pot.amount, frozenset(pot.eligible)) for pot in playback.pots]
    playback.compare(Differs.POTS, list(record.pots), pots)
    if _odd_chips_only(record, hand):
        notes.append(Note.ODD_CHIP)
    else:
        playback.compare(Differs.PAYOUTS, record.collected, hand.payouts)
    return notes


def _walk_in_other_words(record: RecordedHand, hand: Hand) -> bool:
    """Everybody folded to the big blind, and the log divides the same chips otherwise between pot and refund.

    10/25: 20 in the pot and 15 back, or 35 and 0, or 10 and 25. Put in and refunded are together what was posted, and nobody wins more.
    """
    if any(action.verb != Verb.FOLD for action in record.actions) or (record.uncalled, record.collected) == (hand.returned, hand.payouts):
        return False
    if not hand.over:
        return False
    for name, after, before in zip(hand.state.names, hand.state.record.stack, record.setup.stacks, strict=False):
        put_in = record.live_put.get(name, 0)
        ante, live, dead = record.posted.get(name, (0, 0, 0))
        if put_in + record.uncalled.get(name, 0) != ante + live or after - before != record.collected.get(name, 0) - put_in - dead:
            return False
    return True


def _odd_chips_only(record: RecordedHand, hand: Hand) -> bool:
    """Payouts that differ by a chip a pot and board at most, where the record does not claim to be exact."""
    if record.payout_check not in ("ok_oddchip", "ok_raked", "not_checked") or record.collected == hand.payouts:
        return False
    most = record.setup.unit * max(1, len(record.pots)) * hand.state.runs
    names = {*record.collected, *hand.payouts}
    apart = [record.collected.get(name, 0) - hand.payouts.get(name, 0) for name in names]
    return sum(apart) == 0 and max(map(abs, apart)) <= most


def _shown_oddities(record: RecordedHand, playback: Playback) -> Iterator[str]:
    """The oddities that show in the record's own numbers, never in the engine's answer alone."""
    cards = [*record.board, *(text[at : at + 2] for text in record.holes.values() for at in (0, 2))]
    for finding in playback.findings:
        if finding.refusal == Refusal.NOBODY_LEFT_TO_CALL and finding.ruling:
            numbers = finding.ruling.numbers
            if record.uncalled.get(numbers["name"], 0) >= numbers["asked"] - numbers["price"] > 0:
                yield "uncallable_raise"
    if len(cards) > len(set(cards)):
        yield "card_twice"
    if not record.button_in_place:
        yield "button_out_of_place"
    if _other_blinds(record):
        yield "other_blinds"
    if record.repeats:
        yield "repeated_lines"


def _other_blinds(record: RecordedHand) -> bool:
    return record.named_blinds != (record.setup.small_blind, record.setup.big_blind)


# Files and folders.

SUFFIXES = (".phh", ".phhs", ".jsonl", ".jsonl.gz")


def files_of(path: Path) -> list[Path]:
    """The files with recorded hands at a path: itself, or all in a folder, in the order of their numbers. `FileNotFoundError` for none."""
    if path.is_dir():
        found = [file for file in path.rglob("*") if file.is_file() and file.name.endswith(SUFFIXES)]
        found.sort(key=lambda file: [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", str(file))])
    else:
        found = [path] if path.is_file() else []
    if not found:
        raise FileNotFoundError(f"no recorded hands at {path}: {', '.join(SUFFIXES)}")
    return found


def count_hands(path: Path) -> int:
    """How many hands a path has, nearly: lines, and PHH files as one each. For a progress bar."""
    total = 0
    for file in files_of(path):
        if file.name.endswith((".jsonl", ".jsonl.gz")):
            with _open(file) as lines:
                total += sum(1 for line in lines if line.strip())
        else:
            total += 1
    return total


def replay_path(path: Path | str, house: str | HouseRules = "tda") -> Iterator[Outcome]:
    """Plays every hand of a file or folder. `house` judges PHH hands; recorded lines are judged by `corpus.site_rules`.

    A hand of another game is skipped and a broken one unreadable, both named. Raises `FileNotFoundError` where there is nothing to play.
    """
    for file in files_of(Path(path)):
        if file.name.endswith((".jsonl", ".jsonl.gz")):
            yield from _replay_lines(file)
        else:
            yield from _replay_phh(file, house)


def _open(file: Path) -> IO[str]:
    return gzip.open(file, "rt", encoding="utf-8-sig") if file.suffix == ".gz" else file.open(encoding="utf-8-sig")


def _replay_lines(file: Path) -> Iterator[Outcome]:
    try:
        with _open(file) as lines:
            for record in read_lines(lines):
                if isinstance(record, ReadError):
                    yield _unplayed(f"{file}:{record.line}", record)
                else:
                    yield replay_recorded(record)
    except (OSError, EOFError, UnicodeDecodeError) as broken:
        yield _unplayed(str(file), broken)


def _replay_phh(file: Path, house: str | HouseRules) -> Iterator[Outcome]:
    try:
        records = phh.read(file.read_text(encoding="utf-8-sig"))
    except phh.PhhError as wrong:
        yield _unplayed(str(file), wrong)
        return
    except (OSError, UnicodeDecodeError) as broken:
        yield _unplayed(str(file), broken)
        return
    for record in records:
        name = f"{file}[{record.key}]" if record.key else str(file)
        try:
            yield replay_phh(record, name, house)
        except phh.PhhError as wrong:
            yield _unplayed(name, wrong)


def _unplayed(name: str, error: Exception) -> Outcome:
    """The outcome of what is no hand of ours to play."""
    if isinstance(error, (ReadError, phh.PhhError)):
        problem = Problem(error.fault.value, error.part, error.setup_faults)
    else:
        problem = Problem("file", (error.strerror if isinstance(error, OSError) else None) or type(error).__name__)
    result = Result.SKIPPED if problem.fault == phh.Fault.OTHER_GAME else Result.UNREADABLE
    return Outcome(name, result, message=str(error), problem=problem)


def replay_phh(record: phh.PhhHand, name: str, house: str | HouseRules = "tda") -> Outcome:
    """Plays one PHH hand. Raises `PhhError` where its fields make no hand."""
    played = phh.play(record, house)
    return verdict(
        name,
        played.playback.findings,
        ("half_chip",) if played.half_chips else (),
        (Note.DECLARED,) if played.declared else (),
    )
