"""Reading the catalogues (`text/catalogue.py`)."""

from decimal import Decimal

import pytest

import floorman.text
from floorman.text import TextError, has, language_of, languages, listed, say
from floorman.text.catalogue import Catalogue, catalogue
from tests.text.catalogues import all_texts


def test_a_message_is_said_in_each_language() -> None:
    assert [say(lang, "pot-side", number=2) for lang in languages] == ["Side pot 2", "사이드 팟 2", "サイドポット 2"]


def test_an_attribute_stands_after_a_dot() -> None:
    assert say("ko", "event-bet.all-in", name="민수", to=120) == "민수 · 베트 120 · 올인"


@pytest.mark.parametrize("lang", languages)
def test_thousands_are_written_alike_in_all_languages(lang: str) -> None:
    assert "1,234,567" in say(lang, "event-rake-taken", amount=1_234_567)
    assert "1,000,000,000,000,000" in say(lang, "event-rake-taken", amount=10**15)
    assert "3.5" in say(lang, "house-rake_per_mille.value", value=Decimal("3.5"))


@pytest.mark.parametrize("lang", languages)
def test_nothing_is_wrapped_round_a_value(lang: str) -> None:
    assert say(lang, "pot-side", number=1).isprintable()


@pytest.mark.parametrize("key", ["no-such-message", "pot-main.no-such-attribute", "POT-MAIN"])
def test_a_missing_message_is_an_error_and_never_its_key(key: str) -> None:
    assert not has("en", key)
    with pytest.raises(TextError, match="no message"):
        say("en", key)


def test_a_missing_variable_is_an_error_that_names_it() -> None:
    with pytest.raises(TextError, match=r"event-folded.*name"):
        say("en", "event-folded")


def test_a_language_that_we_do_not_speak_is_an_error() -> None:
    with pytest.raises(TextError, match="en, ko, ja"):
        say("fr", "pot-main")


def test_a_catalogue_that_has_a_message_twice_is_refused() -> None:
    with pytest.raises(TextError, match="one stands twice"):
        Catalogue("en", ["one = a\ntwo = b\n", "one = c\n"])


def test_what_is_no_fluent_is_an_error_when_it_is_asked_for() -> None:
    broken = Catalogue("en", ["good = well\nbad = { $open\n", "empty =\n    .only = attribute\n"])
    assert broken.say("good", {}) == "well"
    assert broken.say("empty.only", {}) == "attribute"
    with pytest.raises(TextError, match="bad cannot be read"):
        broken.say("bad", {})
    with pytest.raises(TextError, match="empty has no text of its own"):
        broken.say("empty", {})


@pytest.mark.parametrize("lang", languages)
def test_the_quick_reader_finds_what_the_full_parser_finds(lang: str) -> None:
    written = all_texts(lang)
    assert set(catalogue(lang).entries) == {key.partition(".")[0] for key in written}
    assert all(has(lang, key) for key in written)


def test_lists_are_separated_as_each_language_does() -> None:
    assert [listed(lang, ["A", "B"]) for lang in languages] == ["A, B", "A, B", "A、B"]


LOCALES = [("ko_KR.UTF-8", "ko"), ("ja", "ja"), ("JA_JP", "ja"), ("en-GB", "en"), ("fr_FR.UTF-8", "en"), ("kok_IN", "en"), ("C", "en")]


@pytest.mark.parametrize(("locale", "lang"), [*LOCALES, ("", "en")])
def test_the_language_of_a_locale(locale: str, lang: str) -> None:
    assert language_of(locale) == lang


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert language_of() == "en"
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert language_of() == "ja"
    monkeypatch.setenv("LC_MESSAGES", "ko_KR.UTF-8")
    assert language_of() == "ko"
    monkeypatch.setenv("LC_ALL", "C")
    assert language_of() == "en"
    monkeypatch.setenv("LC_ALL", "")
    assert language_of() == "ko"


def test_the_public_names_are_all_there() -> None:
    assert [name for name in floorman.text.__all__ if not hasattr(floorman.text, name)] == []
    assert not hasattr(floorman.text, "shout")
