"""Nights played at random: joins, leaves, moves, sit-outs, rebuys, busts, misclicks, voids, nonsense. The laws are checked as they go.

Same seed, same night. `RandomNight(seed).play(hands)` raises an AssertionError with the seed and the last events where a law breaks.
"""

from random import Random
from typing import Any

from floorman.rules.house import PRESETS
from floorman.rules.rulebook import Verb
from floorman.table import commands as h
from floorman.table import events as e
from floorman.table.award import award_next
from floorman.table.decide import contradicted_pot
from floorman.table.legal import Legal
from floorman.table.ruling import Ruling
from floorman.table.session import commands as c
from floorman.table.session import events as s
from floorman.table.session.decide import decide, open_night
from floorman.table.session.evolve import apply, fold
from floorman.table.session.ledger import imbalance, results
from floorman.table.session.refusal import Refused
from floorman.table.session.settings import Settings
from floorman.table.session.state import NightState, is_ready
from floorman.table.state import BETTING, SHOWDOWN, State

OPTIONS: dict[str, list[str | int]] = {
    "button_rule": ["dead_button", "forward_moving", "moving_button"],
    "heads_up_transition": ["no_big_blind_twice", "plain_forward"],
    "new_player_entry": ["free", "post_big_blind", "post_or_wait", "buy_the_button"],
    "missed_blind": ["bb_live_sb_dead", "live_up_to_min_bet", "wait_for_bb"],
    "bomb_pot_button_moves": [0, 1],
    "fold_when_check_free": ["allow", "forbid"],
    "pot_award_order": ["last_side_first", "main_first"],
    "rit_max": [1, 2, 3],
}


def random_settings(draw: Random, **fixed: Any) -> Settings:
    """Terms of a night; options are drawn on top of a preset."""
    options: dict[str, str | int] = {name: draw.choice(words) for name, words in OPTIONS.items() if draw.random() < 0.6}
    options["bomb_pot"] = 1
    drawn: dict[str, Any] = {
        "seats": draw.randint(2, 10),
        "house": draw.choice(list(PRESETS)),
        "options": options | fixed.pop("options", {}),
        "game": draw.choice(["NL", "NL", "NL", "PL", "FL"]),
        "ante": draw.choice([0, 0, 1, 2]),
        "ante_kind": draw.choice(["", "per_player", "big_blind", "button"]),
        "min_buy_in": draw.choice([0, 10, 40]),
        "max_buy_in": draw.choice([0, 100, 200]),
        "approval": draw.random() < 0.3,
        "rake_per_mille": draw.choice([0, 0, 50, 100]),
        "rake_cap": draw.choice([0, 4]),
        "time_charge": draw.choice([0, 0, 1]),
        "time_charge_minutes": draw.choice([0, 30]),
        "rathole_minutes": draw.choice([0, 60]),
        "settle_unit": draw.choice([1, 5, 10]),
    }
    return Settings(**(drawn | fixed))


class RandomNight:
    """One night. `log` is what happened; `hands` how many began."""

    def __init__(self, seed: int, **fixed: Any) -> None:
        self.seed = seed
        self.draw = Random(seed)
        opened = open_night(random_settings(self.draw, **fixed), "p0", "Player 0")
        assert not isinstance(opened, Refused), opened
        self.log: list[s.SessionEvent] = list(opened)
        self.state = fold(opened)
        self.now = 0
        self.people = 1

    def play(self, hands: int) -> "RandomNight":
        """Plays until so many hands have begun, then closes the night."""
        while self.state.number < hands:
            self.step()
        while self.state.live is not None:
            self.hand_step()
        counted = tuple((guest.player, guest.stack) for guest in self.state.seated())
        self.ask(c.CloseNight(self.state.host, counted, "p0"), must=True)
        assert results(self.state) is not None
        assert fold(self.log) == self.state, self.seed
        return self

    def step(self) -> None:
        """Something that can happen in a night."""
        self.now += self.draw.randint(1, 300)
        if self.draw.random() < 0.12:
            self.ask(self.guest_command())
        if self.draw.random() < 0.03:
            self.ask(nonsense(self.draw, self.state))
        if self.state.live is not None:
            self.hand_step()
        else:
            self.between()

    def between(self) -> None:
        """Between hands: enough people with chips, then the next one."""
        state, draw = self.state, self.draw
        if self.people < state.settings.seats + 2 and draw.random() < 0.5:
            self.ask(c.Join(f"p{self.people}", f"Player {self.people}"), must=True)
            self.people += 1
        for guest in list(state.guests.values()):
            if guest.chair < 0 and draw.random() < 0.3:
                self.ask(c.TakeSeat(state.host, guest.player, draw.randrange(state.settings.seats), draw.random() < 0.5))
            elif guest.chair >= 0 and guest.stack == 0 and draw.random() < 0.6:
                self.ask(c.AskChips(guest.player, guest.player, draw.choice([20, 40, 60, 100, 137]), self.now))
            if self.state.guests[guest.player].asked:
                self.ask(c.GrantChips(state.host, guest.player), must=True)
            if self.state.guests[guest.player].sitting_out and not guest.kicked and draw.random() < 0.2:
                self.ask(c.ComeBack(guest.player, guest.player, draw.random() < 0.5), must=True)
        self.undo(0.05)
        if state.paused:
            self.ask(c.Resume(state.host), must=True)
        if state.last_hand:
            self.ask(c.CallLastHand(state.host, False), must=True)
        bomb = 2 if draw.random() < 0.05 else 0
        deck = tuple(draw.sample(range(52), 52)) if draw.random() < 0.2 else ()
        ready = sum(is_ready(guest) for guest in self.state.seated())
        if state.live is None:
            self.ask(c.BeginHand(state.host, deck, draw.randrange(state.settings.seats), (), bomb, self.now), must=ready >= 2)

    def hand_step(self) -> None:
        """The next thing in a hand; now and then a misclick taken back, or the hand called off."""
        hand = self.state.live
        assert hand is not None
        if self.state.paused:
            self.ask(c.Resume(self.state.host), must=True)
        if hand.phase == BETTING:
            self.action(hand)
        elif hand.phase == SHOWDOWN:
            pot = award_next(hand)
            eligible = [seat for seat in range(hand.record.seats) if hand.record.pot_eligible[pot] >> seat & 1]
            winners = tuple(self.draw.sample(eligible, self.draw.randint(1, len(eligible))))
            while contradicted_pot(hand, pot, winners) >= 0:
                winners = tuple(self.draw.sample(eligible, self.draw.randint(1, len(eligible))))
            award = c.PlayHand(self.state.host, h.AwardPot(pot, (winners,) * hand.runs))
            if self.draw.random() < 0.1:
                self.misclick(award)
            else:
                self.ask(award, must=True)
        else:
            self.ask(c.PlayHand(self.state.host, h.DealBoard()), must=True)
        self.undo(0.04)
        if self.state.live is not None and self.draw.random() < 0.008:
            void = c.PlayHand(self.state.host, h.VoidHand("misdeal"))
            if self.draw.random() < 0.5:
                self.misclick(void)
            else:
                self.ask(void, must=True)

    def action(self, hand: State) -> None:
        """An actor always has a legal action; one of them is taken."""
        legal = Legal(hand)
        options = [option for option in legal.options() if option.possible]
        assert options, (self.seed, hand)
        option = self.draw.choice(options)
        verb = {"fold": Verb.FOLD, "check": Verb.CHECK, "call": Verb.CALL, "bet": Verb.BET, "raise": Verb.RAISE}.get(option.verb)
        to = option.least if self.draw.random() < 0.7 else self.draw.randint(option.least, option.most)
        if verb is None:
            verb = Verb.BET if hand.record.price == 0 else Verb.CALL if to <= hand.record.price else Verb.RAISE
        act = c.PlayHand(self.state.players[legal.seat], h.Act(legal.seat, verb, to))
        if self.draw.random() < 0.1:
            self.misclick(act)
        else:
            self.ask(act, must=True)

    def undo(self, chance: float) -> None:
        """A step back, if it may be taken back."""
        if self.state.hand is not None and self.draw.random() < chance:
            self.ask(c.Undo(self.state.host))

    def misclick(self, command: c.SessionCommand) -> None:
        """Something done by mistake and taken back: everything is as before, but for chips that came on the table meanwhile."""
        before, done = self.state.copy(), len(self.log)
        self.ask(command, must=True)
        landed = any(isinstance(event, (s.ChipsBought, s.ChipsDeclined)) for event in self.log[done:])
        if self.ask(c.Undo(self.state.host)):
            before.version = self.state.version
            if landed:
                before.guests = self.state.guests
            assert self.state == before, (self.seed, command)

    def guest_command(self) -> c.SessionCommand:
        """What guests and the host ask for at any time."""
        state, draw = self.state, self.draw
        player = draw.choice(list(state.guests))
        commands: list[c.SessionCommand] = [
            c.SitOut(player, player),
            c.ComeBack(player, player, draw.random() < 0.5),
            c.Leave(player, player, self.now),
            c.AskChips(player, player, draw.choice([10, 40, 100]), self.now),
            c.WithdrawAsk(player, player),
            c.GrantChips(state.host, player),
            c.MoveSeat(player, player, draw.randrange(state.settings.seats)),
            c.Kick(state.host, player, self.now),
            c.SetStackRight(state.host, player, draw.randint(0, 120), "counted"),
            c.Pause(state.host),
            c.CallLastHand(state.host),
            c.Rename(player, player, f"Name {draw.randrange(10**6)}"),
            c.OfferHost(state.host, player),
            c.AcceptHost(player),
            c.Tick(self.now, tuple(draw.sample(list(state.guests), draw.randint(0, len(state.guests))))),
        ]
        return draw.choice(commands)

    def ask(self, command: c.SessionCommand, *, must: bool = False) -> bool:
        """Asks, applies event by event, and checks the chips after each one."""
        before = self.state.copy() if self.draw.random() < 0.05 else None
        verdict = decide(self.state, command)
        assert before is None or before == self.state, (self.seed, command)
        if isinstance(verdict, (Refused, Ruling)):
            assert not must, (self.seed, command, verdict)
            return False
        for event in verdict:
            apply(self.state, event)
            self.log.append(event)
            assert imbalance(self.state) == 0, (self.seed, event, self.log[-20:])
            assert min(guest.stack for guest in self.state.guests.values()) >= 0, (self.seed, event)
        return True


def big_blinds(log: list[s.SessionEvent]) -> list[tuple[str, int]]:
    """Who posted the big blind in each hand that counts, and how many played; a bomb pot that moves the blinds on is ("", 0)."""
    found: list[tuple[str, int]] = []
    last: tuple[str, int] | None = None
    begun = last
    for event in log:
        if isinstance(event, s.HandBegun):
            found += [] if last is None else [last]
            setup = event.setup
            blind = (event.players[setup.big_blind_seat], len(event.players)) if setup.big_blind_seat >= 0 else ("", 0)
            begun = last = blind if blind[0] or setup.house.bomb_pot_button_moves else None
        elif isinstance(event, s.TakenBack):
            last = begun
        elif isinstance(event, s.Played) and isinstance(event.event, e.HandOver) and event.event.reason == e.Reason.VOID:
            last = None
    return found if last is None else [*found, last]


def nonsense(draw: Random, state: NightState) -> c.SessionCommand:
    """A command with wrong ids, seats, amounts and types in it."""
    ids: list[Any] = [*state.guests, "", "nobody", "p0'; drop table"]
    numbers: list[Any] = [-1, 0, 3, 99, 10**20, True, 1.5, "7", None]
    kinds: list[Any] = [c.TakeSeat, c.MoveSeat, c.AskChips, c.SitOut, c.Kick, c.Undo, c.SetStackRight, c.PlayHand, c.AddGuest, c.CloseNight]
    kind: Any = draw.choice(kinds)
    by, player, number = draw.choice(ids), draw.choice(ids), draw.choice(numbers)
    command: c.SessionCommand
    if kind in (c.TakeSeat, c.MoveSeat, c.AskChips):
        command = kind(by, player, number)
        return command
    if kind is c.PlayHand:
        seat = draw.choice(numbers)
        hand: list[h.Command] = [h.Act(seat, draw.randint(0, 4), number), h.AwardPot(number, ((seat,),)), h.CorrectStack(seat, number, "x")]
        return c.PlayHand(by, draw.choice(hand))
    if kind is c.SetStackRight:
        return c.SetStackRight(by, player, number, draw.choice(["", "  ", "counted"]))
    if kind is c.AddGuest:
        return c.AddGuest(by, player, draw.choice(["", "Player 0", "x" * 90]))
    if kind is c.CloseNight:
        return c.CloseNight(by, ((player, number), (player, number)))
    command = c.Undo(by) if kind is c.Undo else kind(by, player)
    return command
