"""The nine leaders of Uprising; Lady Jessica has a second side, Shaddam comes with the CHOAM module."""

from dune_desktop.engine.abilities import StartWithout, When
from dune_desktop.engine.conditions import (
    And,
    AnyAlliance,
    AtFactionSpace,
    AtMaker,
    ItCosts,
    PlacedOn,
    Reached,
    SpyingHere,
    Strength,
    Worms,
)
from dune_desktop.engine.effects import (
    Acquire,
    Draw,
    DrawIntrigue,
    Gain,
    If,
    May,
    Memory,
    OtherMemories,
    Pay,
    Persuasion,
    PlaceSpy,
    RecallSpy,
    Recruit,
    RepeatSpace,
    Retreat,
    Swords,
    Then,
    Train,
    Trash,
    TrashCard,
)
from dune_desktop.engine.facts import Where
from dune_desktop.engine.names import ANY, BENE_GESSERIT, CITY, EMPEROR, FREMEN, HAND, LANDSRAAD
from dune_desktop.engine.printed import Leader
from dune_desktop.engine.tracks import Node, Track

LEADERS = (
    Leader(
        "feyd_rautha_harkonnen",
        complexity=1,
        ability=(When("revealed", RecallSpy() >> Swords(2)),),
        signet=Train(),
        training=Track(
            "feyd_rautha_harkonnen",
            (
                Node("start", None, next=("fork1_top", "fork1_bottom")),
                Node("fork1_top", Pay(solari=1) >> Trash(), next=("middle",), row=-1),
                Node("fork1_bottom", PlaceSpy(), next=("middle",), row=1),
                Node("middle", Trash(), next=("fork2_top", "fork2_bottom_1")),
                Node("fork2_top", Trash(), next=("end",), row=-1),
                Node("fork2_bottom_1", PlaceSpy(), next=("fork2_bottom_2",), row=1),
                Node("fork2_bottom_2", Gain(spice=2), next=("end",), row=1),
                Node("end", Recruit(1) & PlaceSpy(), next=()),
            ),
            Where("training"),
        ),
    ),
    Leader(
        "gurney_halleck", complexity=1, ability=(When("revealed", If(Strength(6), Persuasion(1))),), signet=Recruit(1)
    ),
    Leader(
        "lady_amber_metulli",
        complexity=1,
        ability=(When("revealed", Retreat(1)),),
        signet=If(AnyAlliance(), Gain(solari=1, spice=1), Gain(solari=1)),
    ),
    Leader(
        "lady_margot_fenring",
        complexity=1,
        ability=(When("reached_2", Gain(spice=2), Reached(BENE_GESSERIT), item=False),),  # Q29
        signet=PlaceSpy((CITY,)),
    ),
    Leader("muad_dib", complexity=1, ability=(When("revealed", If(Worms(1), DrawIntrigue())),), signet=Draw(1)),
    Leader(
        "lady_jessica",
        complexity=2,
        ability=(When("agent_sent", May(OtherMemories()), AtFactionSpace((BENE_GESSERIT,))),),
        signet=Pay(spice=1) >> (DrawIntrigue() & Memory()),  # Q11
        other_side=Leader(
            "reverend_mother_jessica",
            complexity=2,
            ability=(When("agent_sent", Pay(water=1) >> RepeatSpace(), AtFactionSpace((BENE_GESSERIT, FREMEN))),),
            signet=Pay(spice=1) >> Gain(water=1),
        ),
    ),
    Leader(
        "princess_irulan",
        complexity=2,
        ability=(When("reached_2", DrawIntrigue(), Reached(EMPEROR), item=False),),  # Q29
        signet=May(Acquire(1, to=HAND, exactly=True) | Then(TrashCard((HAND,)), If(ItCosts(1), Gain(spice=2)))),
    ),
    Leader(
        "staban_tuek",
        complexity=3,
        ability=(
            StartWithout("diplomacy"),
            When("agent_sent", Gain(spice=1), And(AtMaker(), SpyingHere()), item=False, others=True),  # Q29
        ),
        signet=May(
            Then(
                PlaceSpy(),
                If(PlacedOn((LANDSRAAD,)), Pay(spice=1) >> Gain(solari=3)),
                If(PlacedOn(ANY), Pay(solari=2) >> DrawIntrigue()),
            )
        ),
    ),
)
