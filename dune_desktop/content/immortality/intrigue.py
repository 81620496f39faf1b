"""The 15 Intrigue cards of Immortality, in alphabetical order."""

from dune_desktop.content.immortality.card_words import DeployGarrison
from dune_desktop.content.immortality.conditions import CombatCardAgainst, GeneticMarker
from dune_desktop.content.immortality.words import HARVEST, AcquireTleilaxu, Beetle, Generate, Research
from dune_desktop.engine.conditions import And, HasMuch, Seated
from dune_desktop.engine.effects import (
    VP,
    All,
    Gain,
    If,
    Influence,
    LoseTroops,
    Persuasion,
    RetreatTroops,
    Swords,
    Then,
)
from dune_desktop.engine.names import ANY, CONFLICT
from dune_desktop.engine.printed import Intrigue

INTRIGUES = (
    Intrigue("breakthrough", plot=Research(1)),
    Intrigue("counterattack", plot=DeployGarrison(2), combat=If(CombatCardAgainst(), Swords(4))),  # QI9
    Intrigue(
        "disguised_bureaucrat",
        plot=(If(GeneticMarker(1), Gain(spice=1)), If(GeneticMarker(2), Influence(ANY))),
    ),
    Intrigue(
        "economic_positioning",
        combat=RetreatTroops(2, 2) >> Gain(solari=3),
        endgame=If(HasMuch("solari", 10), VP(1)),
    ),
    Intrigue(
        "gruesome_sacrifice", copies=2, combat=LoseTroops(2, CONFLICT) >> All((Beetle(1), Generate(2)), as_printed=True)
    ),
    Intrigue("harvest_cells", copies=2, window=HARVEST, there=Then(Generate(2), AcquireTleilaxu())),
    Intrigue("illicit_dealings", copies=2, plot=Beetle(1)),
    Intrigue("shadowy_bargain", plot=Generate(1), endgame=Beetle(1)),
    Intrigue(
        "study_melange",
        plot=Gain(spice=1),
        endgame=If(And(HasMuch("spice", 3), GeneticMarker(2)), VP(1)),
    ),
    Intrigue(
        "tleilaxu_puppet",
        reveal=Persuasion(1),
        endgame=If(And(Seated(), GeneticMarker(2)), VP(1)),
    ),
    Intrigue(
        "vicious_talents",
        copies=2,
        combat=(Swords(2), If(GeneticMarker(1), Swords(2)), If(GeneticMarker(2), Swords(2))),
    ),
)
