"""The results of a closed night as plain text, for a chat group."""

from floorman.table.session.ledger import Results, results
from floorman.table.session.state import NightState
from floorman.text.catalogue import say


def results_text(state: NightState, lang: str) -> str:
    """Everybody's line, the check sum, and who pays whom. Empty before the night is closed.

    "Ann: in 200, out 188, net −12", ..., "Check: −12 +14 −2 = 0", "Ann pays Bo 12", "Cy pays Bo 2", "Fewest payments (exact)".
    """
    found = results(state)
    if found is None:
        return ""
    name = state.settings.name
    title = say(lang, "night-results-title.named" if name else "night-results-title", name=name)
    parts = [[title], _players(found, state, lang), _payments(found, state, lang), [say(lang, "night-terms-play-chips")]]
    return "\n\n".join("\n".join(part) for part in parts)


def signed(chips: int) -> str:
    """A net as it is read aloud: +1,200, −300 with a true minus sign, 0."""
    return f"{chips:+,}".replace("-", "−") if chips else "0"


def _players(found: Results, state: NightState, lang: str) -> list[str]:
    lines = []
    for row in found.rows:
        key = "night-results-line.borne" if row.borne else "night-results-line"
        values = {"bought_in": row.bought_in, "cashed_out": row.cashed_out, "borne": signed(-row.borne), "net": signed(row.net)}
        lines.append(say(lang, key, name=row.name, **values))
    terms = [row.net for row in found.rows if row.net]
    if found.house_take:
        holder = state.guests[state.host].name
        lines.append(say(lang, "night-results-take", amount=found.house_take, name=holder))
        terms.append(found.house_take)
    lines.append(say(lang, "night-results-check", sum=" ".join(map(signed, terms)) or "0"))
    closed = state.closed
    if closed is not None and closed.bearer:
        key = "night-results-difference.short" if closed.difference < 0 else "night-results-difference"
        lines.append(say(lang, key, by=abs(closed.difference), name=state.guests[closed.bearer].name))
    return lines


def _payments(found: Results, state: NightState, lang: str) -> list[str]:
    payments, exact = found.settle_up
    names = {player: guest.name for player, guest in state.guests.items()}
    lines = [say(lang, "night-results-payment", payer=names[payer], payee=names[payee], amount=amount) for payer, payee, amount in payments]
    if lines:
        lines.append(say(lang, "night-results-exact" if exact else "night-results-exact.more"))
    else:
        lines.append(say(lang, "night-results-nothing"))
    if found.unit > 1:
        lines.append(say(lang, "night-results-rounding", unit=found.unit))
    return lines
