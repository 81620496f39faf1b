"""What is asked of a Rival: conditions on its cards and on Hagal cards, in the third person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.conditions import AnyAlliance, Has, Hooks
from dune_desktop.engine.names import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD
from dune_desktop.text.tongue import Context
from dune_desktop.text.wording import rival_opposite, rival_wording

Conditions = Context("Conditions")

_HAS: Final[dict[int, Callable[[int], str]]] = {
    EMPEROR: lambda n: Conditions.tr("if the Rival has %n or more Influence with the Emperor", "", n),
    SPACING_GUILD: lambda n: Conditions.tr("if the Rival has %n or more Influence with the Spacing Guild", "", n),
    BENE_GESSERIT: lambda n: Conditions.tr("if the Rival has %n or more Influence with the Bene Gesserit", "", n),
    FREMEN: lambda n: Conditions.tr("if the Rival has %n or more Influence with the Fremen", "", n),
}
_HAS_LESS: Final[dict[int, Callable[[int], str]]] = {
    EMPEROR: lambda n: Conditions.tr("if the Rival has less than %n Influence with the Emperor", "", n),
    SPACING_GUILD: lambda n: Conditions.tr("if the Rival has less than %n Influence with the Spacing Guild", "", n),
    BENE_GESSERIT: lambda n: Conditions.tr("if the Rival has less than %n Influence with the Bene Gesserit", "", n),
    FREMEN: lambda n: Conditions.tr("if the Rival has less than %n Influence with the Fremen", "", n),
}
rival_wording.update(
    {
        AnyAlliance: lambda _: Conditions.tr("if the Rival has at least one Alliance"),
        Has: lambda what: _HAS[what.faction](what.n),
        Hooks: lambda _: Conditions.tr("if the Rival has Maker hooks"),
    }
)
rival_opposite.update({Has: lambda what: _HAS_LESS[what.faction](what.n)})
