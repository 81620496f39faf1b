"""What a seat may answer: small interned values with a one-line text that parses back."""

import re
from typing import Final

from attrs import frozen

from dune_desktop.engine.errors import BadAction

#: Verb -> how many words may follow it.
VERBS: Final = {
    "agent": (2, 2),
    "reveal": (0, 0),
    "pass": (0, 0),
    "end": (0, 0),
    "done": (0, 0),
    "play": (1, 1),
    "do": (1, 1),
    "deploy": (1, 2),
    "take_back": (1, 2),
    "acquire": (1, 3),
    "pick": (1, 3),
    "trash": (1, 1),
    "discard": (1, 1),
    "turn_up": (0, 0),
}
_WORD: Final = re.compile(r"[a-z0-9_]+(?:[.:~+][a-z0-9_]+)*\Z")
_AMOUNTS: Final = ("deploy", "take_back")

#: By text, and by verb and words as they were given: asked for often, and the text takes time to make.
_interned: dict[str | tuple[str, tuple[str | int, ...]], "Action"] = {}


@frozen(eq=False)
class Action:
    """``agent dagger > arrakeen``, ``deploy 2``, ``trash discard:dagger``: made of ids, amounts and zones.

    Equal actions are one object, so options compare by identity.
    """

    verb: str
    args: tuple[str, ...]
    text: str

    @staticmethod
    def of(verb: str, *args: str | int) -> "Action":
        """The action with this verb and these words, made once."""
        action = _interned.get((verb, args))
        if action is None:
            words = tuple(map(str, args))
            text = f"{verb} {' > '.join(words)}" if verb == "agent" else " ".join((verb, *words))
            action = _interned.get(text) or Action(verb, words, text)
            _interned[text] = _interned[verb, args] = action
        return action

    @staticmethod
    def parse(text: str) -> "Action":
        """The action that the text names; BadAction when it is not well-formed."""
        known = _interned.get(text)
        if known is not None:
            return known
        verb, *words = text.split(" ")
        if verb == "agent":
            if len(words) != 3 or words[1] != ">":
                raise BadAction(text, "expected 'agent CARD > SPACE'")
            del words[1]
        if verb not in VERBS:
            raise BadAction(text, f"unknown verb '{verb}'")
        least, most = VERBS[verb]
        if not least <= len(words) <= most:
            raise BadAction(text, f"'{verb}' takes {least if least == most else f'{least} to {most}'} words")
        if not all(_WORD.match(word) for word in words):
            raise BadAction(text, "words are made of ids and amounts")
        if verb in _AMOUNTS and [word.isdecimal() for word in words] not in ([True], [True, False]):
            raise BadAction(text, f"'{verb}' takes an amount, and what is no troop by its name")
        return Action.of(verb, *words)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Action.parse, (self.text,)


REVEAL: Final = Action.of("reveal")
PASS: Final = Action.of("pass")
END: Final = Action.of("end")
DONE: Final = Action.of("done")
TURN_UP: Final = Action.of("turn_up")
YES: Final = Action.of("pick", "yes")
NO: Final = Action.of("pick", "no")
#: Amounts that any game can need: a seat owns twelve troops, space costs stay below.
PICK_AMOUNT: Final = tuple(Action.of("pick", n) for n in range(21))
