"""The chapters of the book that tell of Uprising."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.chapters import CONFLICT, CONTRACTS, INFLUENCE, RIVALS, SPACES, SPIES, WORMS
from dune_desktop.text.contexts import Book
from dune_desktop.text.room import Chapters, Paragraph

BOOK: Final[Chapters] = {
    CONFLICT: (
        Paragraph(
            Book.tr("Battle icons"),
            Book.tr(
                "The only winner of a Conflict keeps its card. Two face-up cards with the same battle icon "
                "{crysknife} {desert_mouse} {ornithopter} are turned face down at once for 1 point {vp}. The wild"
                " icon {wild} makes a pair at the end of the game."
            ),
            "U15.4 U15.5 U15.7",
        ),
        Paragraph(
            Book.tr("Your Objective"),
            Book.tr(
                "Everybody begins with an Objective {objective}, a battle icon that pairs with the first Conflict"
                " of the same icon that you win. One of the Objectives names the First Player."
            ),
            "U2.8 U22.4",
        ),
    ),
    INFLUENCE: (
        Paragraph(
            Book.tr("What step 4 gives"),
            Book.tr(
                "Emperor {emperor}: a Spy {spy}, placed at once. Spacing Guild {spacing_guild}: 3 Solari. Bene "
                "Gesserit {bene_gesserit}: an Intrigue card. Fremen {fremen}: 1 water."
            ),
            "U4.2 U4.3",
        ),
    ),
    SPACES: (
        Paragraph(
            Book.tr("Swordmaster and council in Uprising"),
            Book.tr(
                "The Swordmaster {swordmaster} costs 8 Solari for whoever is first, 6 for everybody after that. "
                "Whoever has a council seat {council} may come again for 5 Solari: for 2 spice, an Intrigue card "
                "and three troops."
            ),
            "U19.1 U19.2",
        ),
        Paragraph(
            Book.tr("Spaces in the desert"),
            Book.tr(
                "Imperial Basin gives 1 spice {spice} for nothing, Hagga Basin 2 for 1 water {water}, Deep Desert"
                " 4 for 3 water. With Maker hooks {hooks} Hagga Basin may bring a sandworm {sandworm} instead, "
                "Deep Desert two. Bonus spice you take in any case."
            ),
            "U17.1 U9.4",
        ),
        Paragraph(
            Book.tr("Spaces that ask for Influence"),
            Book.tr(
                "Some spaces ask for 2 Influence with a Faction, but belong to none, such as Imperial Privilege "
                "and Sietch Tabr. Sietch Tabr has the hooks {hooks}, or opens the Shield Wall {wall}."
            ),
            "U6.3 U19.3 U19.6",
        ),
    ),
    SPIES: (
        Paragraph(
            Book.tr("Placing a Spy"),
            Book.tr(
                "A Spy icon {spy} lets you put one of your three Spies on a free observation post; each post "
                "watches one to three spaces. You may decline. No post holds two Spies of yours."
            ),
            "U11.1 U11.2 U11.4 U11.12",
        ),
        Paragraph(
            Book.tr("What a Spy is good for"),
            Book.tr(
                "When your Agent goes to a space that it watches, you may recall the Spy {recall_spy} for one of "
                "two things. Infiltrate: the Agents of others do not block you. Gather Intelligence: draw a card "
                "{card} before anything else happens."
            ),
            "U11.6 U11.7 U11.8",
        ),
        Paragraph(
            Book.tr("The Spy as an Agent icon"),
            Book.tr(
                "A card with this icon {spy} leads to any space that one of your Spies watches. The Spy stays "
                "there; cost and requirements are as ever."
            ),
            "U6.1 U6.2 U11.9",
        ),
        Paragraph(
            Book.tr("For example: two Spies"),
            Book.tr(
                "Two of your Spies watch Spice Refinery, where another Agent stands. You go there: one Spy lets "
                "you in, the other one draws you a card. With no Spy left in the supply, you may take one back "
                "from its post to place it anew."
            ),
            "U11.3 U11.8",
        ),
    ),
    WORMS: (
        Paragraph(
            Book.tr("Maker hooks"),
            Book.tr(
                "To summon sandworms you need Maker hooks {hooks}. You take them at Sietch Tabr and keep them: "
                "summoning does not use them up."
            ),
            "U10.1 U10.2 U9.2",
        ),
        Paragraph(
            Book.tr("Summoning a sandworm"),
            Book.tr(
                "A sandworm {sandworm} comes straight into the Conflict, from any space and in Reveal turns, too."
                " It counts 3 strength, can neither retreat nor be lost, and leaves after the Combat."
            ),
            "U9.1 U9.3 U9.6 U9.7",
        ),
        Paragraph(
            Book.tr("Rewards twice"),
            Book.tr(
                "With a sandworm {sandworm} in the Conflict you take your reward twice: not more often, however "
                "many there are. A cost in the reward may be paid twice. Control and the battle icon come once."
            ),
            "U16.1 U16.2 U16.3 U16.6",
        ),
        Paragraph(
            Book.tr("The Shield Wall"),
            Book.tr(
                "While it stands, no sandworm comes into the Conflicts that it protects {shield_wall}, and the "
                "desert spaces give only spice. Whoever has the icon {wall} may destroy it: for the rest of the "
                "game, for everybody."
            ),
            "U10.3 U10.4 U9.5",
        ),
    ),
    CONTRACTS: (
        Paragraph(
            Book.tr("Without contracts"),
            Book.tr("Where the CHOAM module does not play, a contract icon {contract} is worth 2 Solari {solari}."),
            "U18.3 U12.3",
        ),
    ),
    RIVALS: (
        Paragraph(
            Book.tr("How a Rival plays"),
            Book.tr(
                "For each turn a Hagal card is turned up that names an open space. The Agent goes there without "
                "cost or requirement. A Rival {rival} acquires nothing, plays no Intrigue cards, never reveals, "
                "and has no hand to discard."
            ),
            "S4.1 S4.5 S5.1",
        ),
        Paragraph(
            Book.tr("What a Rival buys"),
            Book.tr(
                "First its Swordmaster {swordmaster}, as soon as its resources and Intrigue cards reach its "
                "value; after that 7 Solari, 7 spice, 3 water or 3 Intrigue cards become a point {vp}. It may end"
                " the game and win it."
            ),
            "S8.2 S8.4 S8.7",
        ),
        Paragraph(
            Book.tr("Spies and Schemes of Rivals"),
            Book.tr(
                "When its third Spy {spy} is placed, a Rival carries out its Scheme and takes back the other two."
                " Its Spies take up posts that you cannot use meanwhile."
            ),
            "S6.1 S6.4",
        ),
    ),
}
