"""The ledger as a table and as a record (`notation/ledger.py`)."""

import csv
import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorman.notation.ledger import COLUMNS, FORMULA, LedgerError, ledger_csv, ledger_graph, ledger_json, ledger_rows, safe_cell
from floorman.table.session import commands as c
from floorman.table.session.events import NightOpened
from floorman.table.session.evolve import apply, start
from floorman.table.session.graph import graph
from floorman.table.session.ledger import Results, ledger, results
from floorman.table.session.night import Night
from tests.table.session.nights import fold_round, night
from tests.table.session.random_nights import RandomNight


def closed(table: Night) -> Results:
    """The results; fails where the night is not closed."""
    found = table.results
    assert found is not None
    return found


def read(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_a_closed_night_is_a_line_a_player() -> None:
    text = ledger_csv(closed(night("Ann:100 Bo:100").close({"Ann": 130, "Bo": 70})))
    assert text == (
        "name,bought_in,cashed_out,corrected,rake,time,borne,net,held,settles\r\n"
        "Ann,100,130,0,0,0,0,30,0,30\r\n"
        "Bo,100,70,0,0,0,0,-30,0,-30\r\n"
    )  # fmt: skip


def test_a_host_who_only_holds_the_rake_has_a_line_under_his_name() -> None:
    table = night("Host Ann:200 Bo:200", rake_per_mille=100).begin().line("r20 c | x x | x x | x x").award(0, "Bo").close()
    lines = {line["name"]: line for line in read(ledger_csv(closed(table), {"Host": "호스트"}))}
    assert (lines["호스트"]["held"], lines["호스트"]["settles"], lines["호스트"]["bought_in"]) == ("4", "4", "0")
    assert "Host" in {line["name"] for line in read(ledger_csv(closed(table)))}


def test_headings_may_be_in_another_language() -> None:
    text = ledger_csv(closed(night("Ann:100 Bo:100").close()), columns=["이름", *COLUMNS[1:]])
    assert text.startswith("이름,bought_in")


@pytest.mark.parametrize("seed", range(6))
def test_nets_and_settles_of_the_table_sum_to_zero(seed: int) -> None:
    play = RandomNight(6000 + seed).play(6)
    found = results(play.state)
    assert found is not None
    lines = read(ledger_csv(found))
    assert sum(int(line["net"]) + int(line["held"]) for line in lines) == 0
    assert sum(int(line["settles"]) for line in lines) == 0


@pytest.mark.parametrize("name", ["=1+1", "+5", "-1+2", "@sum", "\tx", "\r=x", "＝cmd", "＋1", "－1", "＠a", "-", "--5", "-٣", "-5\n"])
def test_a_cell_that_would_be_calculated_gets_an_apostrophe(name: str) -> None:
    assert safe_cell(name) == "'" + name


@pytest.mark.parametrize("cell", ["-300", "0", "Ann", "A=B", "민수", "a-b", "", "-0"])
def test_numbers_and_plain_names_stay_as_they_are(cell: str) -> None:
    assert safe_cell(cell) == cell


def test_names_with_commas_quotes_and_formulas_come_back_whole() -> None:
    table = night("Ann:100").sit('=HYPERLINK("x","y")', 1, 100).sit('Bo, "the boss"', 2, 100).sit("-300", 3, 100).close()
    lines = read(ledger_csv(closed(table)))
    assert [line["name"] for line in lines] == ["Ann", '\'=HYPERLINK("x","y")', 'Bo, "the boss"', "-300"]


@given(st.text(max_size=12))
def test_no_cell_begins_a_formula(text: str) -> None:
    cell = safe_cell(text)
    assert not cell.startswith(FORMULA) or (cell.lstrip("-").isascii() and cell.lstrip("-").isdigit())
    assert cell in (text, f"'{text}")


def test_the_record_names_its_facts() -> None:
    table = night("Ann:200 Bo:200", name="Friday").begin().line("r6 f").ask(c.SetStackRight("Ann", "Bo", 190, "recount")).leave("Bo")
    record = ledger_json(table.events)
    assert (record["name"], record["host"], record["players"][0]) == ("Friday", "Ann", {"player": "Ann", "name": "Ann"})
    assert record["facts"] == [
        {"fact": "bought_in", "player": "Ann", "amount": 200},
        {"fact": "bought_in", "player": "Bo", "amount": 200},
        {"fact": "hand", "number": 1, "over": True, "nets": {"Bo": -2, "Ann": 2}, "rake": {}, "corrected": {}},
        {"fact": "corrected", "player": "Bo", "before": 198, "after": 190, "reason": "recount"},
        {"fact": "cashed_out", "player": "Bo", "amount": 190},
    ]


def test_a_hand_taken_back_is_no_fact_and_a_buy_in_meanwhile_stays_one() -> None:
    table = fold_round(night("Ann:100 Bo:100")).buy("Ann", 50).undo()
    record = ledger_json(table.events)
    assert [fact["fact"] for fact in record["facts"]] == ["bought_in", "bought_in", "bought_in", "hand"]
    assert record["facts"][-1]["over"] is False
    assert ledger_rows(record) == table.ledger


def test_guests_who_never_had_a_chip_are_not_in_the_record() -> None:
    assert [told["player"] for told in ledger_json(night("Ann:100 Bo").events)["players"]] == ["Ann"]


@pytest.mark.parametrize("seed", range(10))
def test_the_record_gives_the_ledger_and_the_graph_of_a_random_night(seed: int) -> None:
    play = RandomNight(7000 + seed).play(8)
    record = json.loads(json.dumps(ledger_json(play.log)))
    assert ledger_rows(record) == ledger(play.state)
    lines = ledger_graph(record)
    assert {player: line[: len(lines[player])] for player, line in graph(play.log).items()} == lines
    assert len(next(iter(lines.values()))) >= play.state.number - 1


@pytest.mark.parametrize("seed", range(3))
def test_the_record_gives_the_ledger_at_every_point_of_a_night(seed: int) -> None:
    log = RandomNight(8000 + seed).play(3).log
    opened = log[0]
    assert isinstance(opened, NightOpened)
    state = start(opened)
    for count, event in enumerate(log[1:], 2):
        apply(state, event)
        assert ledger_rows(ledger_json(log[:count])) == ledger(state), (seed, count, event)


def _broken(**changes: Any) -> dict[str, Any]:
    return ledger_json(night("Ann:100").events) | changes


@pytest.mark.parametrize(
    "record",
    [
        None,
        [],
        {},
        _broken(format="something else"),
        _broken(version=2),
        _broken(players=[]),
        _broken(facts=[{"fact": "stolen"}]),
        _broken(facts=[{"fact": "bought_in", "player": "Ann"}]),
        _broken(facts=[{"fact": "bought_in", "player": "Ann", "amount": "many"}]),
        _broken(facts=[{"fact": "bought_in", "player": "Ann", "amount": 1.5}]),
        _broken(facts=[{"fact": "bought_in", "player": "Ann", "amount": True}]),
        _broken(facts=[{"fact": "time_charged", "amounts": ["Ann"]}]),
        _broken(facts=3),
    ],
)
def test_what_is_no_ledger_is_refused(record: Any) -> None:
    with pytest.raises(LedgerError):
        ledger_rows(record)
