"""What only Hagal cards and Rivals do, and their cards, as signs. ``#2``: the second of the Rival's priorities."""

from dune_desktop.engine.effects import PlaceSpy
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.engine.rivals.words import BonusToBank, InfluenceForAlliance, InfluenceMost, InfluencePlace
from dune_desktop.text.pictograms.boxes import Groups, box_groups, groups_of
from dune_desktop.text.pictograms.drawing import drawing, more, signs_of
from dune_desktop.text.pictograms.signs import WORDS, Sign, Signs

#: Of a Hagal card: the id of the space, empty without one; when it is the one to look at; what the card gives there.
HagalLine = tuple[str, Signs, Groups]


def hagal_lines(card: HagalCard) -> tuple[HagalLine, ...]:
    """A line for each space of a Hagal card, or one for the post where it places a Spy; none for Reshuffle."""
    if card.spy is not None:
        return (("", (), (signs_of(PlaceSpy((card.spy,))),)),)
    return tuple(
        (side.space, () if side.when is None else signs_of(side.when), box_groups(side.box)) for side in card.sides
    )


def rival_groups(rival: Rival) -> tuple[Groups, Groups]:
    """What its Signet Ring does, and its Scheme."""
    scheme = () if rival.scheme is None else groups_of((rival.scheme.effect,))
    return groups_of((rival.leader.signet,)), scheme


drawing.update(
    {
        BonusToBank: lambda _: (Sign("maker"), Sign("spice", "0")),
        InfluencePlace: lambda effect: (Sign("influence", f"#{effect.place}"),),
        InfluenceForAlliance: lambda effect: (Sign("influence", more(effect.n)), Sign("alliance"), WORDS),
        InfluenceMost: lambda _: (Sign("influence"), WORDS),
    }
)
