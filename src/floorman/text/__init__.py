"""What the rule book says, in English, Korean and Japanese.

Sentences stand in the Fluent catalogues `en/`, `ko/` and `ja/`; the modules here choose them and fill in the numbers:

- `catalogue`: `say` a message; `language_of` a locale.
- `rulings`: a refusal as one `sentence`, or `explain` it with arithmetic, source and other houses.
- `stories`: `tell` an event. `menu`: the legal actions. `settlement`: a pot settled step by step.
- `floor`: what a gesture binds to, and irregular hands. `faults`: what is wrong with an input.
- `cards`: hands in words. `labels`: names of pots, streets, rules, house options.

Names are loaded when they are first asked for, as in `floorman` itself: a help page needs `say` and nothing else.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from floorman.text.cards import category_name, hand_name, hand_words
    from floorman.text.catalogue import TextError, has, language_of, languages, listed, say
    from floorman.text.faults import card_line, fault_lines, gesture_line
    from floorman.text.floor import floor_sentence, irregular_sentence
    from floorman.text.labels import (
        option_label,
        option_says,
        pot_label,
        preset_label,
        rule_says,
        rule_title,
        sources_label,
        street_label,
        value_label,
        value_says,
    )
    from floorman.text.menu import MenuLine, menu_lines, turn_line
    from floorman.text.rulings import explain, sentence, statement
    from floorman.text.settlement import check_line, note_line, settlement_steps
    from floorman.text.stories import tell, tell_all

__all__ = [
    "MenuLine",
    "TextError",
    "card_line",
    "category_name",
    "check_line",
    "explain",
    "fault_lines",
    "floor_sentence",
    "gesture_line",
    "hand_name",
    "hand_words",
    "has",
    "irregular_sentence",
    "language_of",
    "languages",
    "listed",
    "menu_lines",
    "note_line",
    "option_label",
    "option_says",
    "pot_label",
    "preset_label",
    "rule_says",
    "rule_title",
    "say",
    "sentence",
    "settlement_steps",
    "sources_label",
    "statement",
    "street_label",
    "tell",
    "tell_all",
    "turn_line",
    "value_label",
    "value_says",
]

_MODULE_OF = {
    "MenuLine": "floorman.text.menu",
    "TextError": "floorman.text.catalogue",
    "card_line": "floorman.text.faults",
    "category_name": "floorman.text.cards",
    "check_line": "floorman.text.settlement",
    "explain": "floorman.text.rulings",
    "fault_lines": "floorman.text.faults",
    "floor_sentence": "floorman.text.floor",
    "gesture_line": "floorman.text.faults",
    "hand_name": "floorman.text.cards",
    "hand_words": "floorman.text.cards",
    "has": "floorman.text.catalogue",
    "irregular_sentence": "floorman.text.floor",
    "language_of": "floorman.text.catalogue",
    "languages": "floorman.text.catalogue",
    "listed": "floorman.text.catalogue",
    "menu_lines": "floorman.text.menu",
    "note_line": "floorman.text.settlement",
    "option_label": "floorman.text.labels",
    "option_says": "floorman.text.labels",
    "pot_label": "floorman.text.labels",
    "preset_label": "floorman.text.labels",
    "rule_says": "floorman.text.labels",
    "rule_title": "floorman.text.labels",
    "say": "floorman.text.catalogue",
    "sentence": "floorman.text.rulings",
    "settlement_steps": "floorman.text.settlement",
    "sources_label": "floorman.text.labels",
    "statement": "floorman.text.rulings",
    "tell_all": "floorman.text.stories",
    "street_label": "floorman.text.labels",
    "tell": "floorman.text.stories",
    "turn_line": "floorman.text.menu",
    "value_label": "floorman.text.labels",
    "value_says": "floorman.text.labels",
}

if not TYPE_CHECKING:  # a type checker would take any name for a name of ours

    def __getattr__(name: str) -> object:
        from importlib import import_module

        if name not in _MODULE_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_MODULE_OF[name]), name)
        return found
