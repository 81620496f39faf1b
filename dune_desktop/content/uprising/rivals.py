"""The Rivals of Uprising: the Hagal deck, the ten Rivals, levels and variants."""

from functools import partial

from attrs import evolve

from dune_desktop.content.uprising.course import COURSE
from dune_desktop.engine.conditions import And, AnyAlliance, Has, HasSwordmaster, Hooks, Not
from dune_desktop.engine.effects import (
    DestroyWall,
    DrawIntrigue,
    Effect,
    Gain,
    Harvest,
    If,
    Influence,
    Pay,
    PlaceSpy,
    Recruit,
    Signet,
    StealIntrigue,
    SummonHere,
    TakeHooks,
    TakeSwordmaster,
)
from dune_desktop.engine.frames.flow import Round
from dune_desktop.engine.items import Printed
from dune_desktop.engine.names import ANY, BENE_GESSERIT, CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE
from dune_desktop.engine.printed import Leader, Space
from dune_desktop.engine.product import Insert, amended
from dune_desktop.engine.rivals import rounds
from dune_desktop.engine.rivals.printed import (
    BRUTAL_ESCALATION,
    ROW_DICE,
    SMART_POLITICS,
    SOLO,
    TWO,
    Automa,
    HagalCard,
    Level,
    Rival,
    Side,
)
from dune_desktop.engine.rivals.rounds import with_rivals
from dune_desktop.engine.rivals.turn import RivalTurn
from dune_desktop.engine.rivals.variants import EXPERT_DEPLOYMENT
from dune_desktop.engine.rivals.words import (
    BonusAt,
    CanSummon,
    Closed,
    ConflictLevel,
    InfluenceForAlliance,
    InfluenceMost,
    InfluencePlace,
    MostBonus,
)
from dune_desktop.engine.trophies import deal_objectives
from dune_desktop.engine.units import units

#: A Rival with hooks opens the way for its worms (S4.6).
_WALL = If(Hooks(), DestroyWall())
_MAKERS = ("hagga_basin", "imperial_basin")


def _shipping(place: int) -> HagalCard:
    """Accept Contract, or with two influence Shipping; the cards differ in the faction."""
    reach = Has(SPACING_GUILD, 2)
    return HagalCard(
        f"accept_contract_shipping_{1 if place == 3 else 2}",
        Side("accept_contract", Gain(solari=2), when=Not(reach)),
        Side("shipping", Gain(solari=2), InfluencePlace(place), when=reach),
        swords=2,
    )


_DECK = (
    HagalCard("place_spy_spice_trade", PlaceSpy((SPICE_TRADE,)), swords=2),
    HagalCard("place_spy_city", PlaceSpy((CITY,)), swords=2),
    HagalCard("place_spy_landsraad", PlaceSpy((LANDSRAAD,)), swords=2),
    HagalCard("sardaukar", Side("sardaukar", Influence(EMPEROR), Recruit(2)), copies=2, swords=4),
    HagalCard("dutiful_service", Side("dutiful_service", Influence(EMPEROR)), swords=2),
    HagalCard("heighliner", Side("heighliner", Influence(SPACING_GUILD), Recruit(3)), swords=5),
    HagalCard(
        "deliver_supplies_heighliner",
        Side("deliver_supplies", Influence(SPACING_GUILD), when=ConflictLevel((1, 2))),
        Side("heighliner", Influence(SPACING_GUILD), Recruit(3), when=ConflictLevel((3,))),
        copies=2,
        swords=1,
    ),
    HagalCard("espionage", Side("espionage", Influence(BENE_GESSERIT), PlaceSpy()), copies=2, swords=2),
    HagalCard("secrets", Side("secrets", Influence(BENE_GESSERIT), StealIntrigue(4)), swords=1),
    HagalCard("desert_tactics", Side("desert_tactics", Influence(FREMEN), Recruit(1), _WALL), swords=3),  # Q16
    HagalCard("fremkit", Side("fremkit", Influence(FREMEN)), copies=2, swords=1),
    HagalCard("assembly_hall", Side("assembly_hall", DrawIntrigue(), If(Has(EMPEROR, 2), InfluencePlace(1)))),
    HagalCard("gather_support_1", Side("gather_support", Recruit(1))),
    HagalCard("gather_support_2", Side("gather_support", Recruit(1), If(Has(EMPEROR, 2), InfluencePlace(2))), swords=2),
    _shipping(3),
    _shipping(1),
    HagalCard("research_station", Side("research_station", Recruit(2)), copies=2, swords=2),
    HagalCard("spice_refinery", Side("spice_refinery", Signet()), copies=3, swords=1),
    HagalCard("arrakeen", Side("arrakeen", Signet(), Recruit(1)), copies=2, swords=1),
    HagalCard(
        "sietch_tabr",
        Side("sietch_tabr", TakeHooks(), Recruit(1), Gain(water=1), when=Has(FREMEN, 2)),
        copies=3,
        swords=3,
    ),
    HagalCard(
        "hagga_basin_imperial_basin",
        Side(
            "hagga_basin",
            _WALL,
            If(And(Hooks(), CanSummon()), SummonHere(1), Harvest(2)),
            when=MostBonus("hagga_basin", _MAKERS),
        ),
        Side("imperial_basin", _WALL, Harvest(1), when=MostBonus("imperial_basin", _MAKERS)),
        copies=4,
        swords=2,
    ),
    HagalCard(
        "deep_desert",
        Side("deep_desert", If(And(Hooks(), CanSummon()), SummonHere(2), Harvest(4)), when=BonusAt("deep_desert")),
        copies=2,
        swords=2,
    ),
)


def _rival(
    rival_id: str, value: int, priorities: tuple[int, ...], signet: Effect, scheme: Effect, streamlined: bool = False
) -> Rival:
    return Rival(
        leader=Leader(rival_id, complexity=1, ability=(), signet=signet),
        value=value,
        priorities=priorities,
        scheme=Printed(f"{rival_id}.scheme", scheme),
        streamlined=streamlined,
        modes=(TWO,) if streamlined else (SOLO, TWO),  # S1.8
    )


RIVALS = (
    _rival("feyd_rautha_harkonnen", 4, (EMPEROR, BENE_GESSERIT, SPACING_GUILD, FREMEN), Recruit(2), Influence(ANY)),
    _rival(
        "muad_dib",
        4,
        (FREMEN, BENE_GESSERIT, SPACING_GUILD, EMPEROR),
        Influence(FREMEN),
        TakeHooks() & DestroyWall() & DrawIntrigue(),
    ),
    _rival(
        "baron_vladimir_harkonnen",
        6,
        (SPACING_GUILD, EMPEROR, BENE_GESSERIT, FREMEN),
        DrawIntrigue(),
        Gain(solari=2) & Recruit(2),
    ),
    _rival("lady_jessica", 6, (BENE_GESSERIT, FREMEN, SPACING_GUILD, EMPEROR), InfluenceForAlliance(), Gain(water=2)),
    _rival(
        "glossu_rabban",
        7,
        (EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN),
        If(AnyAlliance(), Recruit(2), Recruit(1)),
        InfluenceForAlliance(2),
        streamlined=True,
    ),
    _rival(
        "princess_irulan", 7, (EMPEROR, BENE_GESSERIT, FREMEN, SPACING_GUILD), PlaceSpy(), Influence(ANY) & Recruit(1)
    ),
    _rival("gurney_halleck", 8, (FREMEN, SPACING_GUILD, EMPEROR, BENE_GESSERIT), Recruit(1), InfluenceMost()),
    _rival(
        "lady_margot_fenring",
        8,
        (BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD),
        Gain(solari=1),
        Influence(BENE_GESSERIT),
    ),
    _rival("staban_tuek", 9, (SPACING_GUILD, FREMEN, BENE_GESSERIT, EMPEROR), Gain(spice=1), Recruit(2)),
    _rival(
        "lady_amber_metulli",
        9,
        (FREMEN, EMPEROR, SPACING_GUILD, BENE_GESSERIT),
        Recruit(1),
        Recruit(3),
        streamlined=True,
    ),
)

_EXPERT = (SMART_POLITICS, BRUTAL_ESCALATION, EXPERT_DEPLOYMENT)
_NO_SWORDMASTER = Space(
    "swordmaster",
    LANDSRAAD,
    TakeSwordmaster(),
    cost=Pay(solari=8),
    later=Pay(solari=6),
    requires=(Not(HasSwordmaster()), Closed()),
)
_LEVELS = (
    Level(id="mercenary", person=DrawIntrigue(), garrison=0),
    Level(id="sardaukar"),
    Level(id="mentat", variants=_EXPERT),
    Level(id="kwisatz_haderach", variants=_EXPERT, spaces=(_NO_SWORDMASTER,)),
)
_POSTS = (
    *("post_choam", "post_imperial_basin", "post_hagga_basin", "post_deep_desert"),
    *("post_refinery_arrakeen", "post_research_refinery", "post_sietch_research"),
    *("post_landsraad_assembly", "post_landsraad_council"),
)
_FREE = ("dutiful_service", "deliver_supplies", "secrets", "fremkit")
#: An expert with three units more than all others keeps its troops (S9.3).
deploy = partial(RivalTurn.deploy, lead=(units, 3))

_COURSE = with_rivals(
    evolve(COURSE, rival_posts=_POSTS, rival_shuns=_FREE),
    Insert("phases", rounds.purchases, after=Round.combat),
    Insert("rival_turn", deploy, instead=RivalTurn.deploy),
    Insert("dealing", rounds.deal_hagal),
)
_SOLO = Insert("after_reveal", rounds.roll_row_dice).put(_COURSE)
_TWO = amended(
    evolve(_COURSE, seating=rounds.around_marker),
    Insert("phases", rounds.alternate, instead=Round.recall),
    Insert("dealing", rounds.deal_two_objectives, instead=deal_objectives),
)

AUTOMAS = (
    Automa(
        mode=SOLO,
        seats=2,
        deck=_DECK,
        course=_SOLO,
        rivals=tuple(rival for rival in RIVALS if SOLO in rival.modes),
        levels=_LEVELS,
        variants=(*_EXPERT, ROW_DICE),
        advised=("gurney_halleck", "lady_margot_fenring", "staban_tuek"),  # S1.7
    ),
    Automa(
        mode=TWO,
        seats=1,
        deck=(*_DECK, HagalCard("reshuffle", reshuffle=True)),
        course=_TWO,
        rivals=RIVALS,
        variants=_EXPERT,
        advised=("lady_amber_metulli", "glossu_rabban"),  # S1.7
    ),
)
