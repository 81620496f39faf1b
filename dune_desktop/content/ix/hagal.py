"""The nine House Hagal cards of Rise of Ix (X10.2, X11.2), and the Rivals that only the base game has (X10.10)."""

from dune_desktop.content.base.hagal import as_rival
from dune_desktop.content.ix.conditions import Commissioned
from dune_desktop.content.ix.leaders import LEADERS
from dune_desktop.content.ix.units import DREADNOUGHT
from dune_desktop.content.ix.words import AcquireTech, MoveFreighter, Negotiate
from dune_desktop.engine.conditions import Has, Not
from dune_desktop.engine.effects import ChooseOne, Effect, Influence, Recruit
from dune_desktop.engine.names import SPACING_GUILD
from dune_desktop.engine.rivals.printed import HagalCard, Side

_REACHES = Has(SPACING_GUILD, 2)
_SHORT = Not(_REACHES)


def _shipping() -> Side:
    """Where the Guild lets it go, two Freighter icons (X10.4)."""
    return Side("interstellar_shipping", MoveFreighter(2), when=_REACHES)


def _dreadnought(mode: str, gain: Effect) -> HagalCard:
    """It commissions a dreadnought for nothing; with both commissioned it is skipped (X10.5)."""
    commission = Recruit(1, unit=DREADNOUGHT.id)
    side = Side("dreadnought", commission, gain, when=Not(Commissioned(2)))
    return HagalCard(f"dreadnought_{mode}", side, copies=2, swords=3)


HAGAL = (
    HagalCard("interstellar_shipping", _shipping(), swords=3),
    HagalCard(
        "smuggling_interstellar_shipping",
        Side("smuggling", MoveFreighter(), when=_SHORT),
        _shipping(),
        swords=2,
    ),
)
#: Only where Foldspace is on the board.
HAGAL_WITH_FOLDSPACE = (
    HagalCard(
        "foldspace_interstellar_shipping",
        Side("foldspace", Influence(SPACING_GUILD), when=_SHORT),
        _shipping(),
        swords=2,
    ),
)
HAGAL_SOLO = (
    HagalCard(
        "tech_negotiation",
        Side("tech_negotiation", ChooseOne((AcquireTech(1), Negotiate()), rival=1)),  # X10.15
        copies=2,
    ),
    _dreadnought("1p", AcquireTech()),
)
HAGAL_TWO = (_dreadnought("2p", Recruit(2)),)  # QX29

#: Who of its leaders may be a Rival.
_NAMES = ("prince_rhombur_vernius", "viscount_hundro_moritani")
RIVALS = tuple(as_rival(leader) for leader in LEADERS if leader.id in _NAMES)
