"""The 18 Conflict cards of the base game."""

from dune_desktop.engine.effects import VP, ControlSpace, DrawIntrigue, Gain, Influence, PickOf, TakeMentat, Trash
from dune_desktop.engine.effects.influence import WITH_EACH
from dune_desktop.engine.names import ANY
from dune_desktop.engine.printed import Conflict

CONFLICTS = (
    Conflict("skirmish_a", level=1, first=VP(1), second=(DrawIntrigue(), Gain(solari=2)), third=Gain(solari=2)),
    Conflict("skirmish_b", level=1, first=VP(1), second=Gain(water=1), third=Gain(spice=1)),
    Conflict("skirmish_c", level=1, first=(Influence(ANY), Gain(spice=1)), second=Gain(spice=2), third=Gain(spice=1)),
    Conflict(
        "skirmish_d", level=1, first=(Influence(ANY), Gain(solari=2)), second=Gain(solari=3), third=Gain(solari=2)
    ),
    Conflict(
        "desert_power",
        level=2,
        first=(VP(1), Gain(water=1)),
        second=(Gain(water=1), Gain(spice=1)),
        third=Gain(spice=1),
    ),
    Conflict(
        "raid_stockpiles", level=2, first=(DrawIntrigue(), Gain(spice=3)), second=Gain(spice=2), third=Gain(spice=1)
    ),
    Conflict(
        "cloak_and_dagger",
        level=2,
        first=(Influence(ANY), DrawIntrigue(2)),
        second=(DrawIntrigue(), Gain(spice=1)),
        third=DrawIntrigue() | Gain(spice=1),
    ),
    Conflict(
        "machinations",
        level=2,
        first=PickOf(2, *WITH_EACH),
        second=(Gain(water=1), Gain(solari=2)),
        third=Gain(water=1),
    ),
    Conflict(
        "sort_through_the_chaos",
        level=2,
        first=(TakeMentat(anywhere=True), DrawIntrigue(), Gain(solari=2)),
        second=(DrawIntrigue(), Gain(solari=2)),
        third=Gain(solari=2),
    ),
    Conflict(
        "terrible_purpose", level=2, first=(VP(1), Trash()), second=(Gain(water=1), Gain(spice=1)), third=Gain(spice=1)
    ),
    Conflict("guild_bank_raid", level=2, first=Gain(solari=6), second=Gain(solari=4), third=Gain(solari=2)),
    Conflict(
        "siege_of_arrakeen",
        level=2,
        controls="arrakeen",
        first=(VP(1), ControlSpace("arrakeen")),
        second=Gain(solari=4),
        third=Gain(solari=2),
    ),
    Conflict(
        "siege_of_carthag",
        level=2,
        controls="carthag",
        first=(VP(1), ControlSpace("carthag")),
        second=(DrawIntrigue(), Gain(spice=1)),
        third=Gain(spice=1),
    ),
    Conflict(
        "secure_imperial_basin",
        level=2,
        controls="imperial_basin",
        first=(VP(1), ControlSpace("imperial_basin")),
        second=Gain(water=2),
        third=Gain(water=1),
    ),
    Conflict(
        "battle_for_imperial_basin",
        level=3,
        controls="imperial_basin",
        first=(VP(2), ControlSpace("imperial_basin")),
        second=Gain(spice=5),
        third=Gain(spice=3),
    ),
    Conflict(
        "grand_vision",
        level=3,
        first=(Influence(ANY, 2), DrawIntrigue()),
        second=(DrawIntrigue(), Gain(spice=3)),
        third=Gain(spice=3),
    ),
    Conflict(
        "battle_for_carthag",
        level=3,
        controls="carthag",
        first=(VP(2), ControlSpace("carthag")),
        second=(DrawIntrigue(), Gain(spice=3)),
        third=Gain(spice=3),
    ),
    Conflict(
        "battle_for_arrakeen",
        level=3,
        controls="arrakeen",
        first=(VP(2), ControlSpace("arrakeen")),
        second=PickOf(2, DrawIntrigue(), Gain(spice=2), Gain(solari=3)),
        third=(DrawIntrigue(), Gain(solari=2)),
    ),
)
