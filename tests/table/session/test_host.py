"""Who the host is, and how the place changes hands."""

from floorman.table.session import commands as c
from floorman.table.session import events as s
from floorman.table.session.refusal import SessionRefusal
from tests.table.session.nights import night, why


def test_the_host_changes_by_offer_and_acceptance_only() -> None:
    table = night("Ann:100 Bo:100 Cy:100").ask(c.OfferHost("Ann", "Bo"))
    assert table.state.host == "Ann"
    assert why(table, c.AcceptHost("Cy")) == SessionRefusal.NOTHING_OFFERED
    assert why(table, c.OfferHost("Ann", "Bo")) == SessionRefusal.ALREADY_SO
    table.ask(c.AcceptHost("Bo"))
    assert (table.state.host, table.state.offered) == ("Bo", "")
    assert why(table, c.OfferHost("Ann", "Cy")) == SessionRefusal.HOST_ONLY


def test_an_offer_is_declined_or_taken_back() -> None:
    table = night("Ann:100 Bo:100").ask(c.OfferHost("Ann", "Bo")).ask(c.DeclineHost("Bo"))
    assert why(table, c.DeclineHost("Bo")) == SessionRefusal.NOTHING_OFFERED
    table.ask(c.OfferHost("Ann", "Bo")).ask(c.OfferHost("Ann", ""))
    assert why(table, c.AcceptHost("Bo")) == SessionRefusal.NOTHING_OFFERED


def test_only_a_guest_with_a_phone_who_was_not_sent_home_can_be_host() -> None:
    table = night("Ann:100 Bo:100").ask(c.AddGuest("Ann", "gran", "Grandma"))
    assert why(table, c.OfferHost("Ann", "gran")) == SessionRefusal.CANNOT_BE_HOST
    assert why(table, c.OfferHost("Ann", "x")) == SessionRefusal.NOT_A_GUEST
    assert why(table, c.OfferHost("Ann", "Ann")) == SessionRefusal.CANNOT_BE_HOST
    table.ask(c.OfferHost("Ann", "Bo")).ask(c.Kick("Ann", "Bo"))
    assert why(table, c.AcceptHost("Bo")) == SessionRefusal.CANNOT_BE_HOST


def test_a_host_who_is_lost_for_a_minute_is_replaced_by_the_longest_seated_who_is_connected() -> None:
    table = night("Ann:100 Bo@5:100 Cy@2:100 Dee@1:100")
    table.ask(c.Tick(100, ("Cy", "Dee"))).ask(c.Tick(159, ("Cy", "Dee")))
    assert table.state.host == "Ann"
    table.ask(c.Tick(160, ("Dee", "Cy")))
    assert table.events[-1] == s.HostChanged("Cy", lost=True)


def test_a_host_who_comes_back_in_time_stays() -> None:
    table = night("Ann:100 Bo:100").ask(c.Tick(100, ("Bo",))).ask(c.Tick(130, ("Ann", "Bo"))).ask(c.Tick(170, ("Bo",)))
    assert (table.state.host, table.state.away_since) == ("Ann", 170)


def test_with_nobody_there_nobody_takes_over() -> None:
    table = night("Ann:100 Bo:100").ask(c.Tick(100, ())).ask(c.Tick(900, ()))
    assert table.state.host == "Ann"


def test_a_tick_with_the_host_there_is_no_fact_of_the_night() -> None:
    table = night("Ann:100 Bo:100")
    before = len(table.events)
    assert len(table.ask(c.Tick(100, ("Ann",))).events) == before
