"""The 18 Tleilaxu cards, priced in specimens, and Reclaimed Forces, in alphabetical order."""

from dune_desktop.content.immortality.card_words import (
    FetchPartner,
    GraftToRow,
    PaidByIcons,
    RecallSent,
    TrashEither,
)
from dune_desktop.content.immortality.conditions import GeneticMarker
from dune_desktop.content.immortality.words import Beetle, Generate, Research
from dune_desktop.engine.conditions import AtFactionSpace, GainedSpice, Joined
from dune_desktop.engine.effects import (
    VP,
    ChooseOne,
    Draw,
    DrawIntrigue,
    Gain,
    If,
    IgnoreAgents,
    Influence,
    InfluenceVisited,
    Pay,
    Persuasion,
    PickOf,
    Recruit,
    Swords,
    Then,
    Trash,
    TrashThis,
)
from dune_desktop.engine.effects.sending import SameBox
from dune_desktop.engine.names import CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD, SPICE_TRADE
from dune_desktop.engine.printed import Card

_PERSUASION = Persuasion(1)
_ARMED = (Persuasion(1), Swords(1))

TLEILAXU_CARDS = (
    Card(
        "beguiling_pheromones",
        price=3,
        joins=True,
        icons={CITY, SPICE_TRADE},
        agent=If(AtFactionSpace(), Then(TrashEither(), InfluenceVisited(instead=False))),
        reveal=_ARMED,
    ),
    Card("chairdog", price=2, joins=True, icons={CITY}, agent=FetchPartner(), reveal=_PERSUASION),
    Card("contaminator", price=1, factions={FREMEN}, icons={FREMEN}, agent=Beetle(1), reveal=_PERSUASION),
    Card(
        "corrino_genes",
        price=1,
        factions={EMPEROR},
        icons={EMPEROR},
        acquired=Gain(solari=2),
        agent=If(Joined(), Beetle(1)),
        reveal=_PERSUASION,
    ),
    Card(
        "face_dancer",
        price=2,
        joins=True,
        factions={EMPEROR, SPACING_GUILD, FREMEN},
        icons={EMPEROR, SPACING_GUILD, FREMEN},
        agent=Draw(1),
        reveal=_PERSUASION,
    ),
    Card(
        "face_dancer_initiate",
        price=1,
        joins=True,
        factions={EMPEROR, SPACING_GUILD, FREMEN},
        icons={EMPEROR, SPACING_GUILD, FREMEN},
        reveal=_PERSUASION,
    ),
    Card("from_the_tanks", price=2, icons={LANDSRAAD}, agent=Recruit(2), reveal=_PERSUASION),
    Card("ghola", price=3, joins=True, icons={CITY}, agent=SameBox(), reveal=_ARMED),
    Card(
        "guild_impersonator",
        price=2,
        joins=True,
        factions={SPACING_GUILD},
        icons={SPACING_GUILD},
        agent=If(GainedSpice(1), Influence(SPACING_GUILD)),
        reveal=_PERSUASION,
    ),
    Card(
        "industrial_espionage",
        price=1,
        icons={LANDSRAAD},
        agent=(Draw(1), If(Joined(), Research(1)), If(Joined(), Generate(1))),
        reveal=_PERSUASION,
    ),
    Card(
        "scientific_breakthrough",
        price=3,
        icons={LANDSRAAD, CITY, SPICE_TRADE},
        agent=(Research(1), If(GeneticMarker(2), TrashThis() >> VP(1))),
        reveal=_ARMED,
    ),
    Card(
        "slig_farmer",
        price=2,
        joins=True,
        icons={LANDSRAAD},
        agent=(PaidByIcons(), Pay(solari=5) >> Beetle(1)),
        reveal=_PERSUASION,
    ),
    Card(
        "stitched_horror",
        price=3,
        joins=True,
        icons={CITY},
        agent=PickOf(2, Gain(water=1), Recruit(1), Trash(), Beetle(1)),
        reveal=_ARMED,
    ),
    Card(
        "subject_x_137",
        price=2,
        icons={LANDSRAAD, SPICE_TRADE},
        acquired=Beetle(1),
        agent=If(GeneticMarker(1), Beetle(1)),
        reveal=_PERSUASION,
    ),
    Card(
        "tleilaxu_infiltrator",
        price=2,
        joins=True,
        icons={CITY},
        sending=IgnoreAgents(),
        agent=(Draw(1), If(GeneticMarker(2), DrawIntrigue())),
        reveal=_PERSUASION,
    ),
    Card(
        "twisted_mentat",
        price=4,
        joins=True,
        icons={LANDSRAAD, CITY},
        agent=RecallSent(),
        reveal=(*_ARMED, Generate(1)),
    ),
    Card(
        "unnatural_reflexes",
        price=3,
        joins=True,
        icons={SPICE_TRADE},
        agent=If(GeneticMarker(1), Draw(2)),
        reveal=_ARMED,
    ),
    Card("usurp", price=4, joins=True, usurps=True, agent=GraftToRow(), reveal=(*_ARMED, Generate(1))),
)
#: It lies beside them for the whole game (I2.3).
RECLAIMED_FORCES = Card("reclaimed_forces", price=3, acquired=ChooseOne((Recruit(2), Beetle(1))))
