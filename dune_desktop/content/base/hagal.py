"""House Hagal in the base game: the deck, the Rivals of the solo game, the levels."""

from attrs import evolve

from dune_desktop.content.base.course import COURSE
from dune_desktop.content.base.leaders import LEADERS
from dune_desktop.engine.conditions import HasSwordmaster, Not
from dune_desktop.engine.effects import (
    Draw,
    Gain,
    Harvest,
    Influence,
    Pay,
    Recruit,
    Signet,
    TakeMentat,
    TakeSwordmaster,
)
from dune_desktop.engine.frames.flow import Round, draw_first
from dune_desktop.engine.names import BENE_GESSERIT, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD
from dune_desktop.engine.printed import Leader, Space
from dune_desktop.engine.product import Insert
from dune_desktop.engine.rivals import rounds
from dune_desktop.engine.rivals.printed import SOLO, TWO, Automa, HagalCard, Level, Rival, Side
from dune_desktop.engine.rivals.rounds import with_rivals
from dune_desktop.engine.rivals.variants import EXPERT_DEPLOYMENT
from dune_desktop.engine.rivals.words import BonusToBank, Closed, MostBonus

_MAKERS = ("the_great_flat", "hagga_basin", "imperial_basin")


def _harvest(solo: bool) -> HagalCard:
    """The maker space with the most bonus spice; alone the Rival takes all spice, else the bonus is lost (B1.5)."""
    base = {"the_great_flat": 3, "hagga_basin": 2, "imperial_basin": 1}
    sides = (
        Side(space, Harvest(base[space]) if solo else BonusToBank(), when=MostBonus(space, _MAKERS, free=True))
        for space in _MAKERS
    )
    return HagalCard("harvest_spice", *sides, copies=5, swords=2)


_ALL = (
    HagalCard("conspire", Side("conspire", Influence(EMPEROR), Recruit(2)), copies=2, swords=4),
    HagalCard("wealth", Side("wealth", Influence(EMPEROR)), swords=3),
    HagalCard("heighliner", Side("heighliner", Influence(SPACING_GUILD), Recruit(3)), swords=6),
    HagalCard("foldspace", Side("foldspace", Influence(SPACING_GUILD)), copies=2, swords=1),
    HagalCard("selective_breeding", Side("selective_breeding", Influence(BENE_GESSERIT)), copies=2, swords=2),
    HagalCard("secrets", Side("secrets", Influence(BENE_GESSERIT)), swords=1),
    HagalCard("hardy_warriors", Side("hardy_warriors", Influence(FREMEN), Recruit(2)), swords=5),
    HagalCard("stillsuits", Side("stillsuits", Influence(FREMEN)), copies=2, swords=4),
    HagalCard("rally_troops", Side("rally_troops", Recruit(4)), copies=2, swords=3),
    HagalCard("hall_of_oratory", Side("hall_of_oratory", Recruit(1)), copies=2),
    HagalCard("carthag", Side("carthag", Recruit(1)), copies=3),
)
_SOLO_DECK = (
    *_ALL,
    _harvest(solo=True),
    HagalCard("arrakeen_1p", Side("arrakeen", Recruit(1), Signet()), copies=3, swords=1),
)
_TWO_DECK = (
    *_ALL,
    _harvest(solo=False),
    HagalCard("arrakeen_2p", Side("arrakeen", Recruit(1)), copies=3, swords=1),
    HagalCard("reshuffle", reshuffle=True),
)

#: B3.1: not these two.
_NO_RIVALS = ("paul_atreides", "helena_richese")


def as_rival(leader: Leader) -> Rival:
    """A leader as a Rival: the signet ring is all that counts (B3.1)."""
    return Rival(
        leader=Leader(leader.id, complexity=leader.complexity, ability=(), signet=leader.signet), modes=(SOLO,)
    )


_RIVALS = tuple(as_rival(leader) for leader in LEADERS if leader.id not in _NO_RIVALS)
#: Who plays the third seat of two players has no leader's abilities (B2.1).
_HOUSE = Rival(leader=Leader("house_hagal", complexity=1, ability=(), signet=Gain()), thrives=False, modes=(TWO,))

_DEAR_MENTAT = Space("mentat", LANDSRAAD, (Draw(1), TakeMentat()), cost=Pay(solari=5))
_NO_SWORDMASTER = Space(
    "swordmaster", LANDSRAAD, TakeSwordmaster(), cost=Pay(solari=8), requires=(Not(HasSwordmaster()), Closed())
)
_LEVELS = (
    Level(id="mercenary", person=Gain(solari=1, spice=1), garrison=0, above=5),
    Level(id="sardaukar", intrigue=1, above=4, spaces=(_DEAR_MENTAT,)),
    Level(id="mentat", intrigue=1, above=3, spaces=(_DEAR_MENTAT,), variants=(EXPERT_DEPLOYMENT,)),
    Level(
        id="kwisatz_haderach",
        intrigue=1,
        above=3,
        spaces=(_DEAR_MENTAT, _NO_SWORDMASTER),
        variants=(EXPERT_DEPLOYMENT,),
    ),
)

_SOLO = with_rivals(
    COURSE,
    Insert("dealing", rounds.left_rival_first, instead=draw_first),
    Insert("dealing", rounds.deal_hagal),
    Insert("phases", rounds.swordmasters, after=Round.conflict),
    Insert("phases", rounds.purchases, after=Round.combat),
)
_TWO = with_rivals(
    evolve(COURSE, seating=rounds.around_marker),
    Insert("dealing", rounds.draw_person_first, instead=draw_first),
    Insert("dealing", rounds.deal_hagal),
    Insert("phases", rounds.spoiler_turns, instead=rounds.turns),
    Insert("phases", rounds.alternate, instead=Round.recall),
    Insert("spoils", rounds.drop_control),
)

AUTOMAS = (
    Automa(
        mode=SOLO,
        seats=2,
        deck=_SOLO_DECK,
        course=_SOLO,
        rivals=_RIVALS,
        levels=_LEVELS,
        advised=("earl_memnon_thorvald", "glossu_rabban"),
    ),
    Automa(mode=TWO, seats=1, deck=_TWO_DECK, course=_TWO, rivals=(_HOUSE,)),
)
