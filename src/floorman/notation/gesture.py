"""A gesture in words: "says raise, pushes one 5000 chip". Read in English, Korean and Japanese; written in English.

    says raise to 600            says 400                   says call, pushes 1000
    pushes 1400                  chips worth 1400, of which nobody says how many they are
    pushes one 5000 chip         one chip; 5x100, 1000+500 and "three 500s" are counted chips too
    pushes 10 then 20            two motions
    pushes 1000, says raise      the chips came first; "says raise while pushing 1000": both at once
    with 50 out, pulls back 25, pushes one 1000 chip        an earlier bet of the street still lay there

Reading what was written gives the same gesture back. What is not understood is an error that names it; nothing is guessed.
"""

import re
import unicodedata
from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple

from floorman.notation.amounts import AmountError, amount_of
from floorman.rules.gesture import ALL, Act, Order, Said
from floorman.table.setup import MOST_CHIPS

LONGEST_TEXT = 200
MOST_COUNTED = 1_000


class Fault(StrEnum):
    """What is wrong with a text; the sentences stand in the catalogues."""

    EMPTY = "empty"
    TOO_LONG = "too-long"
    NOT_UNDERSTOOD = "not-understood"
    SAID_TWICE = "said-twice"
    NOT_POSITIVE = "not-positive"
    NOT_WHOLE = "not-whole"
    TOO_LARGE = "too-large"


class GestureError(ValueError):
    """A text that is no gesture: `fault`, and the `part` of the text that is to blame."""

    def __init__(self, fault: Fault, part: str) -> None:
        super().__init__(f"{fault}: {part!r}")
        self.fault = fault
        self.part = part


class Push(NamedTuple):
    """One motion: its worth, and its chips as (value, how many) in the order named; no chips: nobody counted them."""

    amount: int
    chips: tuple[tuple[int, int], ...] = ()

    def __str__(self) -> str:
        if not self.chips:
            return str(self.amount)
        if len(self.chips) == 1 and self.chips[0][1] == 1:
            return f"one {self.chips[0][0]} chip"
        return "+".join(str(value) if many == 1 else f"{many}x{value}" for value, many in self.chips)


class Gesture(NamedTuple):
    """What was said and pushed, as somebody tells it. `prior` -1: exactly his bet lay in front; `pulled_back` ALL: every chip of it."""

    said: Said = Said.NOTHING
    said_to: int = 0
    order: Order = Order.WORDS_FIRST
    pushes: tuple[Push, ...] = ()
    prior: int = -1
    pulled_back: int = 0

    def act(self) -> Act:
        """The same in the numbers that `rules.floor` judges."""
        first, *later = self.pushes or (Push(0),)
        return Act(
            said=self.said,
            said_to=self.said_to,
            order=self.order,
            first=first.amount,
            pieces=sum(many for _, many in first.chips),
            smallest=min((value for value, _ in first.chips), default=0),
            later=sum(push.amount for push in later),
            prior=self.prior,
            pulled_back=self.pulled_back,
        )

    def __str__(self) -> str:
        parts = []
        if self.prior >= 0:
            parts.append(f"with {self.prior} out")
        if self.pulled_back:
            parts.append("pulls back all" if self.pulled_back == ALL else f"pulls back {self.pulled_back}")
        words = f"says {self._words()}" if self.said != Said.NOTHING else ""
        chips = " then ".join(map(str, self.pushes))
        if words and chips and self.order == Order.TOGETHER:
            return ", ".join([*parts, f"{words} while pushing {chips}"])
        pushed = f"pushes {chips}" if chips else ""
        both = (pushed, words) if self.order == Order.CHIPS_FIRST else (words, pushed)
        return ", ".join([*parts, *filter(None, both)])

    def _words(self) -> str:
        if self.said == Said.AMOUNT:
            return str(self.said_to)
        word = "all-in" if self.said == Said.ALL_IN else self.said.name.lower()
        if not self.said_to:
            return word
        return f"{word} to {self.said_to}" if self.said == Said.RAISE else f"{word} {self.said_to}"


def parse_gesture(text: str) -> Gesture:
    """Reads a gesture, or raises `GestureError`. "레이즈라고 말하고 5000 칩 한 개" is "says raise, pushes one 5000 chip"."""
    if len(text) > LONGEST_TEXT:
        raise GestureError(Fault.TOO_LONG, text[:40])
    plain = _plain(text)
    reading = _Reading()
    at = _skip(plain, 0)
    while at < len(plain):
        for pattern, take in _CLAUSES:
            found = pattern.match(plain, at)
            if found and take(reading, found):
                break
        else:
            raise GestureError(Fault.NOT_UNDERSTOOD, re.split("[,;、。]", plain[at:])[0].strip() or plain[at:])
        at = _skip(plain, found.end())
    return reading.gesture(text)


# The numbers: as in `amounts`; spoken in English also "five", "fourteen hundred".
_SMALL = (
    *("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen"),
    *("sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_WORTH = {word: number for number, word in enumerate(_SMALL, 1)} | {word: 10 * number for number, word in enumerate(_TENS, 2)}
_UNITS = {"hundred": 100, "thousand": 1_000}
_COUNTS = (
    {word: number for number, word in enumerate(_SMALL[:10], 1)}
    | {"a": 1, "an": 1}
    | {word: number for number, word in enumerate(("한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"), 1)}
    | {word: number for number, word in enumerate("一二三四五六七八九十", 1)}
)
_PART = r"\d+(?:\.\d+)?"
_NUMBER = rf"(?:(?:{_PART}[천만억千万億])+\d*|{_PART}(?:[km](?![a-z]))?)(?![\d.])"
_SPOKEN = rf"(?:{'|'.join(sorted(_WORTH, key=len, reverse=True))})(?:[ -](?:{'|'.join(_SMALL[:9])}))?(?: (?:hundred|thousand))?(?![a-z])"
_AMOUNT = rf"(?:{_NUMBER}|{_SPOKEN})"

# The chips: counted (four forms), a single one, or an amount.
_COUNT = "|".join(sorted(_COUNTS, key=len, reverse=True))
_TERMS = (
    rf"(?P<many>\d+) ?[x×*] ?(?P<value>{_NUMBER})(?: ?chips?\b)?",
    rf"(?P<many>\d+) (?P<value>{_NUMBER})(?:'?s\b| ?chips?\b)",
    rf"(?P<many>{_COUNT}) (?P<value>{_NUMBER})(?:'?s\b| ?chips?\b)?",
    rf"(?P<value>{_NUMBER}) ?(?:짜리 ?)?(?:칩|点?チップ)? ?(?P<many>\d+|{_COUNT}) ?(?:개|장|枚)",
    rf"(?P<value>{_NUMBER}) ?chip\b",
    rf"(?P<value>{_NUMBER})(?: (?:in )?chips\b| ?(?:칩|点?チップ))?",
)
_JOIN = r"(?: ?\+ ?| and |(?: ?(?:와|과|하고|랑) ?)| ?と ?)"
_TERM = re.sub(r"\?P<\w+>", "?:", "|".join(f"(?:{term})" for term in _TERMS))
_CHIPS = rf"(?P<chips>(?:{_TERM})(?:{_JOIN}(?:{_TERM}))*)"

# The words.
_VERBS = {
    Said.RAISE: r"re-?raises?|raises?|리레이즈|레이즈|リレイズ|レイズ",
    Said.BET: "bets?|베트|베팅|벳|ベット",
    Said.CALL: "calls?|콜|コール",
    Said.CHECK: "checks?|체크|チェック",
    Said.FOLD: "folds?|폴드|フォールド",
    Said.ALL_IN: "all[ -]?in|올인|オールイン",
}
_VERB = "|".join(_VERBS.values())
_WORDS = (
    rf"[\"'「]?(?:i(?:'m|'ll| am)? )?(?:(?P<verb>{_VERB})(?: ?(?:to|까지|,|:)? ?(?P<to>{_AMOUNT})(?! ?(?:\d|x|chip|칩|チップ|'?s\b)))?"
    rf"|(?P<only>{_AMOUNT})(?: ?(?:까지|に)? ?(?P<verb_after>{_VERB}))?)[\"'」]?"
)
_AFTER = r"[가-힣ぁ-ん]*(?: ?(?:동시에|同時に|(?:뒤|후|다음)에?))?"

_TOGETHER = re.compile("while|면서|동시에|ながら|同時に")
_SILENT = re.compile(r"\b(?:silently|quietly|without a word)\b|말없이|조용히|無言で|黙って")
_SKIP = re.compile(r"(?:[ ,;:.。、]|(?:and|then|he|she|they|another|그리고|그 다음|そして|次に|さらに|また)(?![a-z]))*")


def _plain(text: str) -> str:
    """One form for all: full-width digits made narrow, lower case, no thousands separators, no "silently", single spaces."""
    plain = unicodedata.normalize("NFKC", text).lower().translate(str.maketrans("“”‘’", "\"\"''"))
    plain = re.sub(r"(?<=\d),(?=\d{3}(?!\d))", "", plain)
    return " ".join(_SILENT.sub(" ", plain).split())


def _skip(plain: str, at: int) -> int:
    found = _SKIP.match(plain, at)
    return found.end() if found else at


def _amount(text: str) -> int:
    """A number of chips, one or more."""
    if text[0].isdigit():
        try:
            total = amount_of(text)
        except AmountError as error:
            raise GestureError(Fault(error.fault.value), text) from None
    else:
        total = 0
        for word in re.split("[ -]", text):
            total = total * _UNITS[word] if word in _UNITS else total + _WORTH[word]
    return _checked(total, text, MOST_CHIPS)


def _checked(number: int, text: str, most: int) -> int:
    if number <= 0:
        raise GestureError(Fault.NOT_POSITIVE, text)
    if number > most:
        raise GestureError(Fault.TOO_LARGE, text)
    return number


def _push(text: str) -> Push:
    """The chips of one motion. A number alone is an amount; as soon as one chip is counted or two are named, all are chips."""
    named: list[tuple[int, int]] = []
    counted = False
    at = 0
    while at < len(text):
        found = next(filter(None, (term.match(text, at) for term in _TERM_PATTERNS)))
        groups = found.groupdict()
        many = groups.get("many") or "1"
        how_many = _COUNTS[many] if many in _COUNTS else _checked(int(many), found[0], MOST_COUNTED)
        named.append((_amount(groups["value"]), how_many))
        counted = counted or "many" in groups or found[0].endswith("chip")
        at = found.end()
        joint = _JOIN_PATTERN.match(text, at)
        at = joint.end() if joint else at
    total = _checked(sum(value * many for value, many in named), text, MOST_CHIPS)
    return Push(total, tuple(named) if counted or len(named) > 1 else ())


class _Reading:
    """A gesture while its clauses are read."""

    def __init__(self) -> None:
        self.said, self.said_to, self.order = Said.NOTHING, 0, Order.WORDS_FIRST
        self.pushes: list[Push] = []
        self.prior, self.pulled_back = -1, 0
        self.together = self.verb_last = False

    def say(self, found: re.Match[str]) -> bool:
        if self.said != Said.NOTHING:
            raise GestureError(Fault.SAID_TWICE, found[0])
        self.note(found)
        self.order = Order.CHIPS_FIRST if self.pushes else Order.WORDS_FIRST
        verb, amount = found["verb"] or found["verb_after"], found["to"] or found["only"]
        self.said_to = _amount(amount) if amount else 0
        self.said = next((said for said, words in _VERBS.items() if verb and re.fullmatch(words, verb)), Said.AMOUNT)
        if self.said_to and self.said in (Said.CHECK, Said.FOLD, Said.ALL_IN):
            raise GestureError(Fault.NOT_UNDERSTOOD, found[0])
        return True

    def push(self, found: re.Match[str]) -> bool:
        self.note(found)
        self.pushes.append(_push(found["chips"]))
        return True

    def bare(self, found: re.Match[str]) -> bool:
        """Chips without a verb: a further motion, counted chips, or what follows a verb that Korean and Japanese put last."""
        push = _push(found["chips"])
        if not (self.pushes or push.chips or self.verb_last):
            return False
        self.pushes.append(push)
        return True

    def lay(self, found: re.Match[str]) -> bool:
        self.prior = _push(found["chips"]).amount
        return True

    def pull(self, found: re.Match[str]) -> bool:
        self.pulled_back = _push(found["chips"]).amount if found["chips"] else ALL
        return True

    def note(self, found: re.Match[str]) -> None:
        self.together = self.together or bool(_TOGETHER.search(found[0]))
        self.verb_last = self.verb_last or not found[0].isascii()

    def gesture(self, text: str) -> Gesture:
        if self.said == Said.NOTHING and not self.pushes and not self.pulled_back:
            raise GestureError(Fault.EMPTY, text)
        order = self.order
        if self.said == Said.NOTHING or not self.pushes:
            order = Order.WORDS_FIRST
        elif self.together:
            order = Order.TOGETHER
        return Gesture(self.said, self.said_to, order, tuple(self.pushes), self.prior, self.pulled_back)


_WHOSE = r"(?:all |both )?(?:(?:his|her|their|the) )?(?:earlier |prior )?(?:chips|bet|blind)"
_EVERY = r"(?:칩|チップ)?(?:을|를|を)? ?(?:모두|전부|すべて|全部)"
_OBJECT = r" ?(?:을|를|を)? ?(?:더 |앞으로 |前に ?|さらに ?)?"
_TERM_PATTERNS = tuple(re.compile(term) for term in _TERMS)
_JOIN_PATTERN = re.compile(_JOIN)

# The clauses, tried in this order; Korean and Japanese put the verb last.
_CLAUSES: tuple[tuple[re.Pattern[str], Callable[[_Reading, re.Match[str]], bool]], ...] = tuple(
    (re.compile(pattern), take)
    for pattern, take in (
        (rf"(?:with|leaves|leaving|has) {_CHIPS} (?:out|in front)\b", _Reading.lay),
        (rf"{_CHIPS} ?(?:을|를|を)? ?(?:앞에 |前に ?)?(?:둔|두고|남긴|남기고|残し){_AFTER}(?: ?(?:채로?|まま))?", _Reading.lay),
        (rf"pull(?:s|ing)? (?:back|in) (?:all\b(?! \w)|{_WHOSE}|{_CHIPS})", _Reading.pull),
        (rf"(?:{_EVERY}|{_CHIPS}){_OBJECT}(?:회수|거두|거둬|당겨|引き戻|戻){_AFTER}", _Reading.pull),
        (rf"(?:while )?(?:says?|saying|declar(?:es?|ing)|announc(?:es?|ing)):? {_WORDS}", _Reading.say),
        (rf"{_WORDS} ?(?:이?라고|을|를|と)? ?(?:말|선언|외치|외칩|言|宣言){_AFTER}", _Reading.say),
        (
            r"(?:while )?(?:push|put|slid|throw|toss|drop|add)[a-z]*(?: (?:out|in|forward|another|on))* "
            rf"{_CHIPS}(?: (?:out|in|forward|more)\b)*",
            _Reading.push,
        ),
        (rf"{_CHIPS}{_OBJECT}(?:밀어 ?넣|밀|밉|민|미는|냅|낸|내|놓|넣|던|押し出|出|押|置|入|投){_AFTER}", _Reading.push),
        (_CHIPS, _Reading.bare),
    )
)
