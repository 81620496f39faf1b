"""The kinds of words that the program has."""

from __future__ import annotations

import sys
from typing import Any

from dune_desktop.engine.effects.base import Asking, Cost, Effect
from dune_desktop.engine.effects.influence import InfluenceAmong
from dune_desktop.engine.effects.meanings import Meaning
from dune_desktop.engine.effects.sending import SendingWord
from dune_desktop.engine.effects.units import Mixed, OfUnits, TroopsBecome

_BASES = (Effect, Asking, Cost, Meaning, InfluenceAmong, Mixed, OfUnits, SendingWord, TroopsBecome)


def kinds(kind: type[Any]) -> list[type[Any]]:
    """The program's own kinds, this one and all below it, without the doubles that attrs leaves behind."""
    below = [one for child in kind.__subclasses__() for one in kinds(child)]
    own = kind.__module__.startswith("dune_desktop.")
    known = own and getattr(sys.modules[kind.__module__], kind.__name__, None) is kind
    return list(dict.fromkeys([kind, *below] if known else below))


def every_kind(base: type[Any]) -> list[type[Any]]:
    """Those that stand on something printed: bases of others do not."""
    return [one for one in kinds(base) if one is not base and one not in _BASES and not one.__name__.startswith("_")]
