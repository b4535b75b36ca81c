"""A spot on one line: everything that a question at the table needs, as text that can be pasted.

    1/2 A=500 B=16 C=500 flop pot=6 | b10 a c
    1/2 SB=200 BB=200:QhQd UTG=200 BTN=200:AsKs rules=tda | r6 c f c | Ah7d2c x b10

`parse` reads it, `print_spot` writes it in one form, `play` plays it up to where the text stops, `spot_of` is the line of a live hand.
The notation is described, with examples that are tests, in `docs/notation.md`.
"""

from floorman.notation.options import allowing, nearest_preset, word_of
from floorman.notation.spot_reader import DEAD, parse
from floorman.notation.spot_record import Move, Spot, SpotError, SpotFault, StreetLine, first_street, opens_by_itself
from floorman.rules.cards import name_of
from floorman.rules.house import AnteKind, Game, HouseRules
from floorman.rules.record import NOBODY
from floorman.rules.streets import Street
from floorman.table import commands as c
from floorman.table import events as e
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction, Ruling
from floorman.table.setup import GAMES, Setup, SetupError, house_of

__all__ = ["IllegalMove", "Move", "Spot", "SpotError", "SpotFault", "StreetLine", "parse", "play", "print_spot", "spot_of"]


class IllegalMove(IllegalAction):
    """An action of a line that the rules refuse: its `token`, and where it stands: the `street` and the `place` on it, from 1."""

    def __init__(self, ruling: Ruling, street: int, place: int, token: str) -> None:
        super().__init__(ruling)
        self.street = Street(street)
        self.place = place
        self.token = token


def print_spot(spot: Spot) -> str:
    """The line of a spot in one form, whatever order and spelling it was typed in. Reading it gives the same spot."""
    setup = spot.setup
    words = [] if setup.game == Game.NO_LIMIT else [_game(setup)]
    words.append(f"{setup.small_blind}/{setup.big_blind}")
    for name, stack, cards in zip(setup.names, setup.stacks, spot.cards, strict=True):
        words.append(f"{name}={stack}" + (f":{_text(cards)}" if cards else ""))
    words += _house_words(setup) + _post_words(setup)
    if setup.street != Street.PREFLOP:
        words.append(Street(setup.street).name.lower())
    if setup.pot:
        words.append(f"pot={setup.pot}")
    if spot.streets == (StreetLine(),) and opens_by_itself(setup):
        return " ".join(words)
    for street in spot.streets:
        words.append("|")
        if street.board:
            words.append(_text(street.board))
        words += map(str, street.moves)
    return " ".join(words)


def _game(setup: Setup) -> str:
    return next(word for word, game in GAMES.items() if game == setup.game)


def _text(cards: tuple[int, ...]) -> str:
    return "".join(map(name_of, cards))


def _house_words(setup: Setup) -> list[str]:
    """The preset nearest to the house, if it is not the default, and what differs from it."""
    preset, differing = nearest_preset(setup.house, len(setup.straddles), setup.bomb_pot)
    words = [] if preset == "house" else [f"rules={preset}"]
    return words + [f"{option}={word_of(setup.house, option)}" for option in differing]


def _post_words(setup: Setup) -> list[str]:
    """Forced bets, and what is unusual about the seats."""
    names = setup.names
    words = [f"button={DEAD}"] if setup.button_seat == NOBODY else []
    if setup.small_blind_seat == NOBODY and not setup.bomb_pot:
        words.append(f"sb={DEAD}")
    if setup.ante:
        kind = {AnteKind.BIG_BLIND: "bb:", AnteKind.BUTTON: "button:"}.get(setup.ante_kind, "")
        words.append(f"ante={kind}{setup.ante}")
    words += [f"straddle={names[seat]}:{amount}" for seat, amount in setup.straddles]
    words += [f"post={names[seat]}:{live}+{dead}" for seat, live, dead in setup.posts]
    if setup.bomb_pot:
        words.append(f"bomb={setup.bomb_pot}")
    if setup.unit != 1:
        words.append(f"unit={setup.unit}")
    if setup.small_bet or setup.big_bet:
        words.append(f"bets={setup.small_bet}/{setup.big_bet}")
    if setup.folded:
        words.append("folded=" + ",".join(names[seat] for seat in setup.folded))
    return words


def play(spot: Spot, house: str | HouseRules | None = None) -> Hand:
    """The hand, played up to where the line stops; `house` (a preset or rules) in place of the line's own.

    A street is dealt where its `|` begins and not before. Raises `IllegalMove` at the first thing that the rules refuse, and `SetupError`
    where the other house does not let the hand begin.
    """
    setup = spot.setup
    if house is not None:
        setup = setup._replace(house=allowing(house_of(house), len(setup.straddles), setup.bomb_pot))
    hand = Hand.from_setup(setup, manual=True)
    for seat, cards in enumerate(spot.cards):
        if cards:
            hand.ask(c.ReportHole(seat, cards))
    for street, line in enumerate(spot.streets, first_street(setup)):
        try:
            if street > Street.PREFLOP:
                hand.ask(c.DealBoard(line.board))
        except IllegalAction as error:
            raise IllegalMove(error.ruling, street, 0, _text(line.board) or "|") from None
        for place, move in enumerate(line.moves, 1):
            try:
                hand.act(move.letter, move.to, move.name or None)
            except IllegalAction as error:
                raise IllegalMove(error.ruling, street, place, str(move)) from None
    return hand


def spot_of(hand: Hand) -> str:
    """The line of a live hand. Playing it leads where the hand stands, its betting over or not.

    It ends where betting ends: who showed, mucked, or was named a winner is not in it. Raises `SpotError` (`not-on-a-line`) for what the
    notation has no words for: corrected stacks, several boards, names with spaces.
    """
    state = hand.state
    setup = state.setup._replace(automatic=True)
    if state.runs > 1:
        raise SpotError(SpotFault.NOT_ON_A_LINE, 0, "", what="boards")
    boards: list[tuple[int, ...]] = []
    moves: list[list[Move]] = []
    if opens_by_itself(setup) and setup.street == Street.PREFLOP:
        boards, moves = [()], [[]]
    for event in hand.log:
        if isinstance(event, e.BoardDealt):
            boards.append(event.cards)
            moves.append([])
        if isinstance(event, e.StackCorrected):
            raise SpotError(SpotFault.NOT_ON_A_LINE, 0, setup.names[event.seat], what="correction")
        move = _move_of(event)
        if move is not None:
            moves[-1].append(move)
    lying = tuple(state.boards[0])
    if len(lying) == state.dealt[0]:  # all told, at once or later
        boards = _cut(lying, setup, len(moves))
    streets = tuple(StreetLine(board, tuple(played)) for board, played in zip(boards, moves, strict=True))
    spot = Spot(setup, tuple(state.hole), streets or ((StreetLine(),) if opens_by_itself(setup) else ()))
    return _checked(spot)


def _move_of(event: e.Event) -> Move | None:
    """The action that an event was, in the notation."""
    if isinstance(event, e.Folded):
        return Move("f")
    if isinstance(event, e.Checked):
        return Move("x")
    if isinstance(event, e.Called):
        return Move("c")
    if isinstance(event, (e.Bet, e.Raised)):
        if event.all_in:
            return Move("a")
        return Move("b" if isinstance(event, e.Bet) else "r", event.to)
    return None


def _cut(lying: tuple[int, ...], setup: Setup, streets: int) -> list[tuple[int, ...]]:
    """The board by the streets on which it came."""
    boards, at = [], 0
    for number in range(streets):
        street = first_street(setup) + number
        upto = 0 if street == Street.PREFLOP else street + 2
        boards.append(lying[at:upto])
        at = upto
    return boards


def _checked(spot: Spot) -> str:
    """The line, if reading it gives the spot back."""
    line = print_spot(spot)
    try:
        same = parse(line) == spot
    except (SpotError, SetupError):
        same = False
    if not same:
        raise SpotError(SpotFault.NOT_ON_A_LINE, 0, line, what="names")
    return line
