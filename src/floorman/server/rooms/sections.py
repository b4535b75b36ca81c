"""A night as a screen shows it: the plain data of `table.session.view` with the words of one language beside it.

Sections are replaced whole, so a screen needs no rule to stay right: new view = old view with the sections that changed. What is the same
for every viewer is made here once; `mine` has what is different for one.
"""

from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any

from floorman.rules.streets import Street
from floorman.server.rooms.door import Door
from floorman.server.rooms.history import History
from floorman.server.rooms.screen import Section
from floorman.server.rooms.standing import floors_now, odds_now, settled_now
from floorman.server.wire.said import Names, said_again
from floorman.table.commands import AgreeRuns
from floorman.table.decide import judge
from floorman.table.ruling import Ruling
from floorman.table.session.state import NightState, is_ready
from floorman.table.session.view import guest_list, hand_of, ledger_rows, results_of, terms
from floorman.table.state import DEALING, OVER, RUNNING_OUT, State
from floorman.text.catalogue import say, slug
from floorman.text.labels import pot_index, pot_label, preset_label, street_label
from floorman.text.night import score_word, settings_card, standing_label
from floorman.text.results import results_text
from floorman.text.settlement import settlement_steps

SIZES = {"1/3": "size-third", "1/2": "size-half", "2/3": "size-two-thirds", "pot": "size-pot", "all-in": "size-all-in"}
Graph = Callable[[], Mapping[str, list[int]]]


def sections(history: History, door: Door, code: str, connected: Collection[str], lang: str) -> dict[str, Section]:
    """Everything that all viewers of one language see alike. No card that has not been turned up is in it."""
    state, names = history.state, history.names
    night, chips = state.beside, _chips(state)
    hand = cache(lambda: hand_of(state))  # the prompt is made with the hand
    return {
        "room": Section((night, door.version), lambda: _room(state, door, code, lang)),
        "guests": Section((night, chips, connected), lambda: _guests(state, connected, lang)),
        "hand": Section(state.version, lambda: _hand(state, hand(), history.sheet(), names, lang)),
        "prompt": Section(state.version, lambda: prompt(state, hand(), lang)),
        "ledger": Section((night, chips), lambda: ledger_rows(state)),
        "results": Section((night, door.version), lambda: _results(state, door, history.graph, lang)),
    }


def _chips(state: NightState) -> tuple[tuple[int, ...], ...]:
    """Where the chips of the hand are."""
    if state.hand is None:
        return ()
    record = state.hand.record
    return tuple(record.stack), tuple(record.put_in), tuple(record.returned), tuple(state.hand.payouts)


def _guests(state: NightState, connected: Collection[str], lang: str) -> list[dict[str, Any]]:
    return [
        guest | {"connected": guest["player"] in connected, "standing_label": standing_label(state.standing(guest["player"]), lang)}
        for guest in guest_list(state)
    ]


def _room(state: NightState, door: Door, code: str, lang: str) -> dict[str, Any]:
    return terms(state) | {
        "code": code,
        "name": state.settings.name,
        "opened_at": door.opened_at,
        "house_label": preset_label(state.settings.house if not state.settings.options else "own", lang),
        "card": settings_card(state.settings, lang),
    }


def _hand(state: NightState, seen: Mapping[str, Any] | None, sheet: Mapping[str, Any], names: Names, lang: str) -> dict[str, Any] | None:
    """The hand with its menu, pots and refusals in words. What is one viewer's alone has been left out."""
    hand = state.hand
    if hand is None or seen is None:
        return None
    left_out = ("may_act", "to_act", "button", "award", "legal", "presets", "pots", "reason")
    kept = {name: value for name, value in seen.items() if name not in left_out}
    settlement = settled_now(hand) if hand.phase == OVER else None
    over, street = hand.phase == OVER, _next_street(hand)
    return kept | {
        "street_label": "" if over else street_label(hand.record.street, lang),
        "next_street_label": "" if street is None else street_label(street, lang),
        "cards_due": 0 if street is None or hand.phase not in (DEALING, RUNNING_OUT) else 3 if street == Street.FLOP else 1,
        "pot": sum(pot["amount"] for pot in seen["pots"]),
        "pots": [pot | {"label": pot_label(pot_index(pot["name"]), lang)} for pot in seen["pots"]],
        # With nobody to act there is no menu: what the table waits for is said by the prompt.
        "legal": [_entry(entry, state.settings.house, names, lang) for entry in seen["legal"]] if seen["actor"] else [],
        "presets": [_size(preset, lang) for preset in seen["presets"]],
        "runs_offered": _runs_offered(hand),
        "award": _award(state, seen["award"], lang),
        "floors": floors_now(hand, lang),
        "odds": odds_now(hand, lang),
        "story": settlement_steps(settlement, lang) if settlement is not None else [],
        "score": _score(sheet, lang),
        "reason": seen["reason"] or "",
        "reason_label": say(lang, f"reason-{slug(seen['reason'])}") if seen["reason"] else "",
    }


def _runs_offered(hand: State) -> list[int]:
    """How often the board may be run out if everybody left wants it: what the rules would take, without once."""
    live = tuple(seat for seat in range(hand.record.seats) if not hand.record.folded[seat])
    return [runs for runs in range(2, hand.house.rit_max + 1) if not isinstance(judge(hand, AgreeRuns(runs, live)), Ruling)]


def _entry(entry: Mapping[str, Any], house: str, names: Names, lang: str) -> dict[str, Any]:
    verb = entry["verb"]
    return {**entry, "label": say(lang, f"verb-{verb}"), "ruling": said_again(entry["ruling"], lang, house, names, verb)}


def _size(preset: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """A size offered with one tap."""
    name = preset["label"]
    return {**preset, "label": say(lang, SIZES[name]) if name in SIZES else say(lang, "size-bb", size=name.removesuffix("bb"))}


def _award(state: NightState, award: Mapping[str, Any] | None, lang: str) -> dict[str, Any] | None:
    """The pot whose winners have to be named, with the ids to name them by."""
    if award is None:
        return None
    assert state.hand is not None
    players = dict(zip(state.hand.names, state.players, strict=True))
    eligible = [{"player": players[name], "name": name} for name in award["eligible"]]
    return {**award, "label": pot_label(award["pot"], lang), "eligible": eligible}


def _score(sheet: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The score sheet, its words beside the codes."""
    rows = {
        player: {street: cell and cell | {"label": score_word(cell["word"], lang)} for street, cell in row.items()}
        for player, row in sheet["rows"].items()
    }
    last = sheet["last"]
    return {"rows": rows, "last": last and last | {"label": score_word(last["word"], lang)}}


def _next_street(hand: State) -> Street | None:
    """The street that the dealer puts out next: in a run-out that of the first board that is not complete."""
    if hand.phase == DEALING:
        return Street(hand.next_street)
    lying = next((lying for lying in hand.dealt if lying < 5), 5)
    return None if hand.phase == OVER or lying == 5 else Street.FLOP if lying == 0 else Street(lying - 1)


def prompt(state: NightState, hand: Mapping[str, Any] | None, lang: str) -> dict[str, str]:
    """What the table waits for: `sentence`, and a second line `short`."""
    kind, values, more = _waits(state, hand, lang)
    key = f"prompt-{kind}"
    if kind == "player" and values["amount"]:
        key += "-call"
    short = say(lang, f"prompt-{more}-more", **values) if more else ""
    return {"kind": kind.partition("-")[0], "sentence": say(lang, key, **values), "short": short}


def _waits(state: NightState, hand: Mapping[str, Any] | None, lang: str) -> tuple[str, dict[str, Any], str]:
    """The kind of prompt, its values, and which second line it has."""
    if state.closed is not None:
        return "closed", {"hands": state.number}, "closed"
    if state.paused:
        return "paused", {}, "paused"
    if hand is None or not hand["running"]:
        ready = sum(is_ready(guest) for guest in state.seated())
        return ("lobby", {}, "lobby") if ready < 2 else ("begin", {"ready": ready}, "begin")
    assert state.hand is not None
    if hand["waits_for"] == "player":
        return "player", {"name": hand["to_act"], "amount": hand["to_call"]}, ""
    if hand["waits_for"] == "cards":
        run = next((run for run, lying in enumerate(state.hand.dealt) if lying < 5), 0)
        street = _next_street(state.hand) or Street.FLOP
        return f"cards-{slug(street.name)}", {"run": run + 1}, "cards-run" if state.hand.runs > 1 else "cards"
    award = hand["award"]
    values = {"pot": pot_label(award["pot"], lang), "amount": award["amount"], "names": " · ".join(award["eligible"])}
    return "winners", values, "winners"


def _results(state: NightState, door: Door, graph: Graph, lang: str) -> dict[str, Any] | None:
    seen = results_of(state)
    if seen is None:
        return None
    payments = [payment | {"paid": (payment["payer"], payment["payee"]) in door.paid} for payment in seen["payments"]]
    return {**seen, "payments": payments, "graph": graph(), "text": results_text(state, lang)}
