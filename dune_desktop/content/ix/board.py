"""The overlay of the CHOAM board and the Ix board: four spaces, the shipping track, the market of tech tiles."""

from dune_desktop.content.ix.conditions import Can, ShipsTroops
from dune_desktop.content.ix.facts import NEGOTIATORS, IxBoard, Ixian
from dune_desktop.content.ix.tech import TILES
from dune_desktop.content.ix.words import SHIPPING, SPICE, TECH, AcquireTech, MoveFreighter, Negotiate
from dune_desktop.engine.conditions import AgentAt, BeforeCombat, Has
from dune_desktop.engine.effects import (
    ChooseOne,
    DeployRecruited,
    EachOpponent,
    Gain,
    If,
    Influence,
    May,
    Pay,
    Persuasion,
    Recruit,
    Then,
)
from dune_desktop.engine.facts import Where
from dune_desktop.engine.market import Market
from dune_desktop.engine.names import ANY, LANDSRAAD, SPACING_GUILD, SPICE_TRADE
from dune_desktop.engine.printed import Post, Section, Space
from dune_desktop.engine.tracks import Track, line

#: The dreadnought icon (X3.2).
COMMISSION = May(Recruit(1, unit="dreadnought"))

_IX = (
    Space(
        "tech_negotiation",
        LANDSRAAD,
        AcquireTech(1) | Negotiate(),
        reveal=If(AgentAt("tech_negotiation"), Persuasion(1)),
    ),
    Space("dreadnought", LANDSRAAD, (COMMISSION, AcquireTech()), cost=Pay(solari=3)),
)
_CHOAM = (
    Space("interstellar_shipping", SPICE_TRADE, MoveFreighter(2), requires=(Has(SPACING_GUILD, 2),)),
    Space("smuggling", SPICE_TRADE, (Gain(solari=1), MoveFreighter())),
)
#: Over the upper right corner of the base game's board, and the Ix board beside it (X2.1, X2.2).
SECTIONS = (Section("choam", _CHOAM), Section("ix", _IX))
#: Over that of Uprising, with an observation post between the two spaces of each (X9.1, X9.3).
UPRISING_SECTIONS = (
    Section("choam", _CHOAM, posts=(Post("post_ix_choam", spaces=("interstellar_shipping", "smuggling")),)),
    Section("ix", _IX, posts=(Post("post_ix", spaces=("tech_negotiation", "dreadnought")),)),
)

TRACK = Track(
    SHIPPING,
    line(
        SHIPPING,
        ChooseOne((Gain(solari=5) & EachOpponent(Gain(solari=1)), Gain(spice=2)), rival=1),  # X10.6
        If(Can(ShipsTroops), Then(Recruit(3), If(BeforeCombat(), DeployRecruited())), Recruit(2)) & Influence(ANY),
        AcquireTech(2),
    ),
    Where("freighter", Ixian),
    when_back=True,
)

MARKET = Market(
    id=TECH,
    zone=Where("tech", IxBoard),
    stacks=True,
    places=3,
    stock=TILES,
    money=SPICE,
    lent=NEGOTIATORS,
    open=False,
    to=Where("tiles", Ixian),
    used=Where("used", Ixian),
    cards=False,
)
