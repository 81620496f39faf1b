"""What every game has in common, for whoever has not played it: what is fought for, and what lies on the board."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.chapters import CONFLICT, ICONS, INFLUENCE, INTRIGUE, LEADERS, OPEN, SPACES, TIES
from dune_desktop.text.contexts import Book
from dune_desktop.text.room import Chapters, Paragraph

CONTENDING: Final[Chapters] = {
    CONFLICT: (
        Paragraph(
            Book.tr("Where your troops are"),
            Book.tr(
                "Supply {supply}: they do nothing yet. Recruiting {troop} brings them to the garrison {garrison}."
                " Deploying {deploy} brings them to the Conflict {conflict}: only there they fight. Retreating "
                "{retreat} leads back to the garrison, losing {lose_troop} to the supply."
            ),
            "R0.2 R0.5",
        ),
        Paragraph(
            Book.tr("How many troops you may deploy"),
            Book.tr(
                "Only with an Agent on a Combat space {combat}: all troops that you have recruited in this turn, "
                "and up to two more from the garrison {garrison}. Elsewhere, and in Reveal turns, recruits stay "
                "in the garrison."
            ),
            "R14.2 R14.3 R14.6 R14.7",
        ),
        Paragraph(
            Book.tr("For example: deploying"),
            Book.tr(
                "Three troops are in your garrison, and your Agent goes to Arrakeen, where you recruit a fourth. "
                "You may deploy three: the recruit and two more. That is a strength of 6."
            ),
            "R14.3 R14.6",
        ),
        Paragraph(
            Book.tr("Strength"),
            Book.tr(
                "Each of your troops {troop} in the Conflict counts 2, each sword {sword} 1. Swords without a "
                "unit there count for nothing; as soon as one arrives, they do. Troops in the garrison add no "
                "strength."
            ),
            "R19.2 R19.3 R19.4",
        ),
        Paragraph(
            Book.tr("Combat"),
            Book.tr(
                "When all have revealed, those with units in the Conflict play Combat cards {combat_card} or "
                "pass, clockwise. It is over when all pass in a row: whoever has passed may still answer a card "
                "of another."
            ),
            "R20.1 R20.2 R20.3",
        ),
        Paragraph(
            Book.tr("Who gets which reward"),
            Book.tr(
                "The strongest takes the first reward of the Conflict card {conflict}, the next one the second. "
                "The third is for the third of four players; of three only after a tie for second. Strength 0 "
                "earns nothing."
            ),
            "R20.6 R20.7 R20.8",
        ),
        Paragraph(
            Book.tr("Troops after the Combat"),
            Book.tr(
                "All troops in the Conflict go back to the supply {supply}, those of the winner, too: nobody "
                "survives to fight again next round. What stayed in the garrison is still there."
            ),
            "R20.12",
        ),
        Paragraph(
            Book.tr("Control of a space"),
            Book.tr(
                "Some Conflicts give control of a space {control}. From then on each Agent that comes there, "
                "yours as well, earns you 1 Solari or spice, and in a Conflict about it you may defend with a "
                "troop from the supply. Somebody else may win it later."
            ),
            "R15.1 R15.3 R15.4",
        ),
    ),
    TIES: (
        Paragraph(
            Book.tr("A tie in a Conflict"),
            Book.tr(
                "Nobody wins: all who are tied for first take the second reward, all who are tied for second the "
                "third. Tied for third: nothing. If two of four tie for first, the other two fight for the third "
                "reward."
            ),
            "R21.1 R21.2 R20.8",
        ),
        Paragraph(
            Book.tr("For example: 7 against 7"),
            Book.tr(
                "Two of you have strength 7, the third player 4. Both take the second reward, and of three "
                "players the third gets nothing. One sword more makes it 8:7, and the first reward is yours."
            ),
            "R21.1 R20.8",
        ),
        Paragraph(
            Book.tr("A tie on an Influence track"),
            Book.tr("To take an Alliance {alliance} from somebody you must be higher; equal is not enough."),
            "R7.8",
        ),
        Paragraph(
            Book.tr("A tie at the end of the game"),
            Book.tr(
                "With equal points the most spice {spice} wins; then Solari {solari}, then water {water}, then "
                "troops in the garrison {garrison}. If all that is equal, whoever revealed later in the last "
                "round."
            ),
            "R24.2 R24.3",
        ),
    ),
    INFLUENCE: (
        Paragraph(
            Book.tr("How to get Influence"),
            Book.tr(
                "Each of the four Factions has a track from 0 to 6. An Agent on a space of that Faction moves you"
                " up a step; cards and rewards do so, too {influence}."
            ),
            "R7.1 R7.2",
        ),
        Paragraph(
            Book.tr("Steps 2 and 4"),
            Book.tr(
                "Reaching 2 gives a Victory Point {vp}; falling below takes it away. Reaching 4 gives what the "
                "track shows there; that is never taken back. Both happen again whenever you reach the step "
                "again."
            ),
            "R7.4 R7.5",
        ),
        Paragraph(
            Book.tr("Alliances"),
            Book.tr(
                "Whoever is first to reach 4 takes the Alliance {alliance} and a point with it. Somebody who "
                "climbs higher than you takes both away: an Alliance is not for ever. If its holder falls below "
                "4, or down from a tie, it is lost as well."
            ),
            "R7.7 R7.8 R7.9",
        ),
        Paragraph(
            Book.tr("A Faction of your choice"),
            Book.tr(
                "The icon without a Faction {influence} lets you choose one; all its steps are with the same "
                "Faction. You cannot lose {lose_influence} as a cost what you do not have, and above 6 nothing is"
                " gained."
            ),
            "R7.11 R7.12 R7.13",
        ),
        Paragraph(
            Book.tr("For example: two steps at once"),
            Book.tr(
                "You have 3 with the Guild, and the holder of its Alliance has 4. You go up two: at 4 you gain "
                "the bonus, at 5 you are higher and take the Alliance with its point."
            ),
            "R7.3 R7.5 R7.8",
        ),
    ),
    INTRIGUE: (
        Paragraph(
            Book.tr("Secret cards"),
            Book.tr(
                "Intrigue cards {intrigue} are kept secret, in any number, and each is used once. They are no "
                "part of your deck and are never discarded with your hand."
            ),
            "R8.1 R8.8",
        ),
        Paragraph(
            Book.tr("When Intrigue cards are played"),
            Book.tr(
                "Plot {plot}: in any turn of yours, before, between or after effects. Combat {combat_card}: in "
                "the Combat phase, if you have a unit in the Conflict. Endgame {endgame_card}: when the last "
                "round is over."
            ),
            "R8.2",
        ),
        Paragraph(
            Book.tr("What Intrigue cards cost"),
            Book.tr(
                "What stands before an arrow {arrow} on an Intrigue card must be paid, and what stands before a "
                "colon must be true: no card is played for nothing. Of several lines you use as many as you like,"
                " at least one."
            ),
            "R8.3 R8.4",
        ),
        Paragraph(
            Book.tr("Stealing Intrigue cards"),
            Book.tr(
                "An effect that steals {steal} takes a card at random from each opponent who holds four or more "
                "Intrigue cards. So do not hoard."
            ),
            "R8.7",
        ),
    ),
    SPACES: (
        Paragraph(
            Book.tr("How a space is read"),
            Book.tr(
                "Its colour and icon say which cards lead there. What is to be paid stands before the arrow "
                "{arrow}, what it gives after it. Crossed swords {combat} let troops into the Conflict; a space "
                "in the desert {maker} gathers bonus spice."
            ),
            "R12.3 R12.5 R14.2",
        ),
        Paragraph(
            Book.tr("Solari, spice and water"),
            Book.tr(
                "Money {solari} pays for seats, the third Agent and favours. Spice {spice} is sold, pays for "
                "strong effects, and decides ties at the end. Water {water} opens the desert. There is always "
                "enough of all three, and players never trade."
            ),
            "R0.3 R0.4",
        ),
        Paragraph(
            Book.tr("A High Council seat"),
            Book.tr(
                "For 5 Solari you take a seat {council} for the rest of the game: 2 Persuasion more in each of "
                "your Reveal turns, beginning with this round's."
            ),
            "R25.2",
        ),
    ),
    LEADERS: (
        Paragraph(
            Book.tr("Two abilities"),
            Book.tr(
                "The ability on the left of your Leader always applies. The one on the right, with the ring "
                "{signet}, is the upper box of your Signet Ring card: it happens when that card sends an Agent."
            ),
            "R4.1 R4.2",
        ),
        Paragraph(
            Book.tr("Where it says so"),
            Book.tr(
                "What a card, a space or a Leader says is stronger than any rule of this book. A right-click on "
                "it shows its full wording, with what has been ruled on it."
            ),
            "R0.1",
        ),
    ),
    ICONS: (
        Paragraph(
            Book.tr("The grammar of icons"),
            Book.tr(
                "Pay before, gain after {arrow}. One or the other {or}. Only if this is true {if}: that is looked"
                " at when the effect is resolved. For each {per}. All opponents {opponents}. What no icon can say"
                " stands in words on the big card {words}."
            ),
            "R13.3 R13.7 R13.9",
        ),
        Paragraph(
            Book.tr("Bonds"),
            Book.tr(
                "A Fremen Bond {fremen} works if you have another card of the Fremen in play; it does not matter "
                "which of them came first."
            ),
            "R13.9",
        ),
    ),
    OPEN: (
        Paragraph(
            Book.tr("Where the rulebooks are silent"),
            Book.tr(
                "What the rulebooks leave open has been decided here once, and is played alike by everybody. "
                "These are the decisions."
            ),
            "Q2 Q24",
        ),
    ),
}
