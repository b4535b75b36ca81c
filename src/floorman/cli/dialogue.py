"""The talk of `floorman hand`: what happened, what is possible, a prompt, an answer; until every pot is paid or the input ends.

At every prompt `u` takes the last step back, `?` shows the menu and the pots, `q` ends. What cannot be done is said, and asked again.
"""

import re
from collections.abc import Callable, Sequence
from typing import TextIO

from floorman.cli.asked import asked_of
from floorman.cli.complaints import BadInput
from floorman.cli.inputs import known_name
from floorman.cli.screen import complain
from floorman.cli.settled import show_hand
from floorman.rules.cards import CardError, cards_of, name_of
from floorman.rules.record import NOBODY
from floorman.rules.rulebook import Refusal
from floorman.table.award import award_next
from floorman.table.hand import Hand
from floorman.table.ruling import IllegalAction, Ruling
from floorman.table.state import Phase
from floorman.text.catalogue import listed, say
from floorman.text.faults import card_line
from floorman.text.floor import floor_sentence
from floorman.text.labels import pot_label, street_label
from floorman.text.menu import menu_lines
from floorman.text.rulings import sentence, statement
from floorman.text.stories import tell

_HOLE = re.compile(r"([^\s:,;]+)\s*[:：]\s*((?:(?:10|[2-9TJQKA])[cdhs♣♦♥♠]\s*){2})", re.IGNORECASE)

# Answers that were mistyped, and break no rule.
SLIPS = {
    *(Refusal.CARD_TWICE, Refusal.WRONG_NUMBER_OF_CARDS, Refusal.CARDS_NOT_KNOWN, Refusal.NO_CARDS_NOW, Refusal.NOTHING_TO_UNDO),
    *(Refusal.NOT_A_NUMBER, Refusal.NO_SUCH_SEAT, Refusal.NO_SUCH_POT, Refusal.NO_WINNER_NAMED, Refusal.WINNERS_CONTRADICT),
}


class Ended(Exception):
    """The input has ended, or somebody has enough."""


class Dialogue:
    """One talk. `refused` counts the answers that could not be taken."""

    def __init__(self, lang: str, source: TextIO, out: TextIO) -> None:
        self.lang, self.source, self.out = lang, source, out
        self.refused = 0
        self.told = 0

    def say(self, text: str) -> None:
        """A line."""
        self.out.write(text + "\n")

    def ask(self, prompt: str) -> str:
        """An answer, without the space around it."""
        self.out.write(prompt + " ")
        self.out.flush()
        line = self.source.readline()
        if not line:
            self.out.write("\n")
            raise Ended
        if not self.source.isatty():
            self.out.write(line.strip() + "\n")  # a piped answer is seen in what is written, as if it had been typed
        if line.strip() == "q":
            raise Ended
        return line.strip()

    def refuse(self, *sentences: str) -> None:
        """Says why an answer cannot be taken."""
        self.refused += 1
        self.out.flush()
        complain(f"  {line}" for line in sentences)

    def ask_for_hand(self, begin: Callable[[str], Hand]) -> Hand:
        """Blinds and stacks, until they make a hand."""
        self.say(say(self.lang, "cli-hand-welcome"))
        while True:
            try:
                return begin(self.ask(say(self.lang, "cli-hand-ask-spot")))
            except BadInput as wrong:
                self.refuse(*wrong.sentences)

    def play(self, hand: Hand) -> None:
        """The hand from where it stands to its end."""
        self.say(say(self.lang, "cli-hand-keys"))
        while True:
            self.tell_news(hand)
            if hand.state.phase == Phase.OVER:
                self.tell_end(hand)
                if not self.undone_at_the_end(hand):
                    return
                continue
            try:
                self.step(hand)
            except BadInput as wrong:
                self.refuse(*wrong.sentences)
            except IllegalAction as illegal:
                self.refuse(self.why(illegal.ruling))

    def why(self, ruling: Ruling) -> str:
        """A refusal in words; the books are cited for what breaks a rule, not for a slip of the fingers."""
        return statement(ruling, self.lang) if ruling.refusal in SLIPS else sentence(ruling, self.lang)

    def step(self, hand: Hand) -> None:
        """One prompt and its answer."""
        phase = hand.state.phase
        betting = phase == Phase.BETTING and hand.state.record.to_act != NOBODY
        if betting:
            self.tell_menu(hand)
        line = self.ask(self.prompt(hand))
        if line == "u":
            hand.undo()
        elif line == "?":
            self.tell_pots(hand)
        elif betting:
            self.act(hand, line)
        elif phase in (Phase.DEALING, Phase.RUNNING_OUT):
            self.deal(hand, line)
        else:
            self.decide_pot(hand, line)

    def prompt(self, hand: Hand) -> str:
        """What is asked for now."""
        state = hand.state
        if state.phase == Phase.BETTING:
            return say(self.lang, "cli-hand-ask-action", name=hand.to_act)
        if state.phase in (Phase.DEALING, Phase.RUNNING_OUT):
            return say(self.lang, "cli-hand-ask-board", street=street_label(self.street(hand), self.lang))
        pot = award_next(state)
        names = [name for seat, name in enumerate(state.names) if state.record.pot_eligible[pot] >> seat & 1]
        label = pot_label(pot, self.lang)
        return say(self.lang, "cli-hand-ask-winner", pot=label, amount=state.record.pot_amount[pot], names=listed(self.lang, names))

    @staticmethod
    def street(hand: Hand) -> int:
        """The street that is dealt next."""
        if hand.state.phase == Phase.DEALING:
            return hand.state.next_street
        dealt = min(hand.state.dealt)
        return 1 if dealt == 0 else dealt - 1

    def act(self, hand: Hand, line: str) -> None:
        """An action of whoever is to act. A gesture is judged and not played: the floor rules, the players act."""
        asked = asked_of(self.lang, line, hand.state.names)
        if asked.gesture is None:
            hand.act(asked.letter, asked.to, asked.name or None)
            return
        from floorman.cli.verdict import judge

        verdict = judge(hand, asked)
        if verdict.bound is not None:
            self.say("  " + floor_sentence(verdict.bound, self.lang))
        elif verdict.ruling is not None:
            self.refuse(self.why(verdict.ruling))

    def deal(self, hand: Hand, line: str) -> None:
        """The next street. Once nobody can bet, all cards to come may be told together: Ah7d2c9s5s."""
        cards = self.cards(line) if line else ()
        if hand.state.phase == Phase.RUNNING_OUT and len(cards) == 5 - min(hand.state.dealt):
            if len(cards) > 2:
                hand.deal(_text(cards[:3]))
                cards = cards[3:]
            for card in cards:
                hand.deal(name_of(card))
            return
        hand.deal(_text(cards))

    def cards(self, line: str) -> tuple[int, ...]:
        """Cards as typed, or the complaint."""
        try:
            return cards_of(line)
        except CardError as error:
            raise BadInput(card_line(error, self.lang)) from None

    def decide_pot(self, hand: Hand, line: str) -> None:
        """At the showdown: cards of players (`A:AsKs B:QhQd`), the board, or who wins the pot that is due (`A`, or `A = B`)."""
        if not line:
            raise BadInput(say(self.lang, "cli-hand-winner-missing"))
        if _HOLE.search(line):
            self.know(hand, line)
            return
        word, _, rest = line.partition(" ")
        if word.lower() in ("board", say(self.lang, "cli-hand-word-board")):
            hand.know_board(_text(self.cards(rest)))
            return
        parts = [part for part in re.split(r"[\s,=＝、]+", line) if part]
        hand.award(award_next(hand.state), *(known_name(self.lang, part, hand.state.names) for part in parts))

    def know(self, hand: Hand, line: str) -> None:
        """Enters hole cards. One answer may have several players."""
        rest = _HOLE.sub("", line).strip(" ,;")
        if rest:
            raise BadInput(say(self.lang, "cli-error-cards", text=rest))
        for name, cards in _HOLE.findall(line):
            seat = known_name(self.lang, name, hand.state.names)
            if hand.state.phase != Phase.OVER:
                hand.know(seat, _text(self.cards(cards)))

    def tell_news(self, hand: Hand) -> None:
        """Every event that has not been told yet."""
        for event in hand.events[self.told :]:
            self.say(tell(event, hand.state.names, self.lang, hand.state.runs))
        self.told = len(hand.events)

    def tell_menu(self, hand: Hand) -> None:
        """What the player to act may do, and why not the rest."""
        self.say("")
        for line in menu_lines(hand.legal, self.lang):
            self.say(f"  {'·' if line.possible else '✗'} {line.text}")

    def tell_pots(self, hand: Hand) -> None:
        """The pots as they are now."""
        for index, pot in enumerate(hand.pots):
            self.say(f"  {pot_label(index, self.lang)} {pot.amount:,}: {listed(self.lang, pot.eligible)}")
        self.say("  " + say(self.lang, "cli-hand-keys"))

    def tell_end(self, hand: Hand) -> None:
        """The settlement step by step, and what everybody has now."""
        self.say("")
        show_hand(self.lang, hand, self.out)

    def undone_at_the_end(self, hand: Hand) -> bool:
        """The last chance to take something back."""
        try:
            if self.ask(say(self.lang, "cli-hand-ask-end")) != "u":
                return False
        except Ended:
            return False
        hand.undo()
        return True

    def tell_unfinished(self, line: str) -> None:
        """Good-bye, with the line that takes the hand up again."""
        if line:
            self.say(say(self.lang, "cli-hand-unfinished") + f'\n  floorman hand "{line}"')
        else:
            self.say(say(self.lang, "cli-hand-stopped"))


def _text(cards: Sequence[int]) -> str:
    return "".join(map(name_of, cards))
