"""The 44 Intrigue cards of Uprising, 39 faces, in alphabetical order; four come with the CHOAM module."""

from dune_desktop.engine.conditions import AllianceElsewhere, DeployedUnits, Has, Owns, Seated, Spies, Worms
from dune_desktop.engine.effects import (
    VP,
    Acquire,
    Deploy,
    DestroyWall,
    Discard,
    Draw,
    DrawIntrigue,
    EachAcquired,
    Flip,
    Gain,
    If,
    Influence,
    LoseInfluence,
    Pay,
    PickOf,
    PlaceSpy,
    RecallSpy,
    Recruit,
    Retreat,
    RetreatTroops,
    SetAside,
    Summon,
    Swords,
    Then,
    Trash,
)
from dune_desktop.engine.effects.influence import WITH_EACH
from dune_desktop.engine.names import (
    ANY,
    BENE_GESSERIT,
    CITY,
    CRYSKNIFE,
    DESERT_MOUSE,
    EMPEROR,
    FREMEN,
    HAND,
    ORNITHOPTER,
    SPACING_GUILD,
)
from dune_desktop.engine.printed import Intrigue

INTRIGUES = (
    Intrigue("buy_access", plot=Pay(solari=5) >> PickOf(2, *WITH_EACH)),
    Intrigue("call_to_arms", reveal=EachAcquired(Recruit(1))),
    Intrigue("change_allegiances", plot=(LoseInfluence() >> Influence(ANY), Pay(spice=3) >> Influence(ANY))),  # Q6
    Intrigue("contingency_plan", copies=3, plot=Gain(solari=2), combat=Swords(3)),
    Intrigue("councilors_ambition", plot=If(Seated(), Gain(water=2))),
    Intrigue("crysknife", plot=Gain(spice=1), endgame=Flip(CRYSKNIFE) >> VP(1)),
    Intrigue("cunning", plot=Draw(1) | Pay(spice=1) >> (Draw(1) & Trash())),
    Intrigue("depart_for_arrakis", plot=(Pay(spice=2) >> Recruit(3), If(Has(SPACING_GUILD, 3), Draw(1)))),  # Q6
    Intrigue("desert_mouse", plot=Gain(spice=1), endgame=Flip(DESERT_MOUSE) >> VP(1)),
    Intrigue("detonation", copies=2, plot=DestroyWall() | Deploy(4, least=0)),
    Intrigue("devour", combat=(Swords(2), If(Worms(1), Swords(2) & Trash()))),
    Intrigue("distraction", copies=2, plot=If(DeployedUnits(3), PlaceSpy(shared=True))),  # Q4
    Intrigue("find_weakness", combat=(Swords(2), RecallSpy() >> Swords(3))),  # Q6
    Intrigue("go_to_ground", combat=RetreatTroops(1, 2) >> PlaceSpy()),
    Intrigue("imperium_politics", plot=Pay(solari=1) >> Influence((EMPEROR, SPACING_GUILD))),
    Intrigue("impress", combat=Swords(2) & Acquire(3)),
    Intrigue("inspire_awe", plot=If(Worms(1), Acquire(3, to=HAND), Acquire(3))),
    Intrigue("intelligence_report", plot=Then(Draw(1), If(Spies(2), Draw(1)))),
    Intrigue("manipulate", plot=SetAside()),
    Intrigue("market_opportunity", plot=Pay(spice=2) >> Gain(solari=5) | Pay(solari=5) >> Gain(spice=5)),
    Intrigue("mercenaries", plot=Pay(solari=3) >> (DrawIntrigue() & Recruit(2))),
    Intrigue("opportunism", plot=(LoseInfluence(2) & Pay(solari=2)) >> VP(1)),
    Intrigue("ornithopter", plot=Gain(spice=1), endgame=Flip(ORNITHOPTER) >> VP(1)),
    Intrigue("questionable_methods", combat=(Swords(1), LoseInfluence() >> Swords(4))),  # Q6
    Intrigue("secure_spice_trade", endgame=If(Owns("the_spice_must_flow", 2), VP(1) & Gain(spice=2))),
    Intrigue("shaddams_favor", plot=(Recruit(1), If(Has(EMPEROR, 3), Gain(solari=3)))),
    Intrigue("shadow_alliance", endgame=If(AllianceElsewhere(4), VP(1))),
    Intrigue("sietch_ritual", plot=Discard() >> Influence((BENE_GESSERIT, FREMEN))),
    Intrigue("special_mission", copies=2, plot=PlaceSpy((CITY,)) | RecallSpy() >> (DestroyWall() & Gain(spice=2))),
    Intrigue("spice_is_power", combat=RetreatTroops(3, 3) >> Gain(spice=3) | Pay(spice=3) >> Swords(6)),
    Intrigue("spring_the_trap", combat=RecallSpy(2) >> Swords(7)),
    Intrigue("strategic_stockpiling", plot=(Pay(spice=5) >> VP(1), If(Has(FREMEN, 3), Pay(water=3) >> VP(1)))),  # Q6
    Intrigue("tactical_option", combat=Swords(2) | Retreat(least=0)),
    Intrigue("unexpected_allies", plot=Pay(water=2) >> (DestroyWall() & Summon())),
    Intrigue("weirding_combat", combat=(Swords(3), If(Has(BENE_GESSERIT, 3), Swords(2)))),
)
