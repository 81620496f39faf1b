"""What every game has in common, for whoever has not played it: the aim, the round and its turns."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.chapters import AGENT, AIM, DECK, EFFECTS, REVEAL, ROUND
from dune_desktop.text.contexts import Book
from dune_desktop.text.room import Chapters, Paragraph

TURNS: Final[Chapters] = {
    AIM: (
        Paragraph(
            Book.tr("How you win"),
            Book.tr(
                "Whoever has the most Victory Points {vp} when the game ends has won. You gather them with the "
                "Factions, in Conflicts, and with some cards."
            ),
            "R24.2 R3.1",
        ),
        Paragraph(
            Book.tr("Where points come from"),
            Book.tr(
                "Reaching 2 Influence with a Faction gives 1 point, and so does its Alliance {alliance}. "
                "Conflicts give one or two. The Spice Must Flow gives one when it is acquired. Points count at "
                "once, and those that depend on Influence or Alliances can be lost again."
            ),
            "R7.4 R7.7 R18.8 R3.1",
        ),
        Paragraph(
            Book.tr("When the game ends"),
            Book.tr(
                "At the end of a round in which somebody has come to ten points, or when the last Conflict card "
                "has been fought for: after ten rounds at the latest. A round is always played to its end, so "
                "others may still overtake."
            ),
            "R3.3 R23.1",
        ),
        Paragraph(
            Book.tr("Before the points are compared"),
            Book.tr(
                "When the last round is over, everybody may play Endgame Intrigue cards {endgame_card}, beginning"
                " with the First Player. Only then the winner is known."
            ),
            "R24.1",
        ),
    ),
    ROUND: (
        Paragraph(
            Book.tr("The five phases"),
            Book.tr(
                "1 Round Start: a new Conflict, five cards for everybody. 2 Player Turns: one turn each, round "
                "and round, until all have revealed. 3 Combat: the rewards of the Conflict. 4 Makers: bonus spice"
                " where nobody stands. 5 Recall: the Agents come home."
            ),
            "R9.1",
        ),
        Paragraph(
            Book.tr("A round begins: five cards each"),
            Book.tr(
                "The next Conflict card is turned up. Whoever controls the place it is about {control} may send a"
                " troop from the supply there at once. Then everybody draws five cards, even who has kept some."
            ),
            "R10.1 R10.2 R10.3",
        ),
        Paragraph(
            Book.tr("Who begins, and who is next"),
            Book.tr(
                "Beginning with the First Player {first_player}, clockwise, one turn each: send an Agent or "
                "reveal. You cannot pass. After your Reveal turn you have no more turns in this round, and the "
                "others go on."
            ),
            "R11.1 R11.2 R11.3",
        ),
        Paragraph(
            Book.tr("Must all Agents go?"),
            Book.tr(
                "No. You may reveal while you still have Agents: then more cards are left for buying and "
                "fighting. Whoever cannot send an Agent must reveal."
            ),
            "R11.2 R11.4",
        ),
        Paragraph(
            Book.tr("Bonus spice"),
            Book.tr(
                "In the Makers phase each Maker space {maker} without an Agent gathers 1 bonus spice {spice}. It "
                "lies there until somebody harvests: that player takes all of it. It is never shared."
            ),
            "R22.1 R16.2",
        ),
        Paragraph(
            Book.tr("The end of a round"),
            Book.tr(
                "If the game is not over, all Agents {agent} return to their Leaders, the First Player marker "
                "{first_player} moves on to the left, and the next round begins."
            ),
            "R23.2",
        ),
    ),
    AGENT: (
        Paragraph(
            Book.tr("A card sends an Agent"),
            Book.tr(
                "Play a card from your hand that has Agent icons, and put an Agent {agent} on an empty space with"
                " one of these icons. One card, one icon, one Agent. A card without Agent icons can only be "
                "revealed."
            ),
            "R12.1 R12.2 R12.3",
        ),
        Paragraph(
            Book.tr("What happens in the turn"),
            Book.tr(
                "Card, space, cost, Agent. Then everything that the space shows and the upper box of the card, in"
                " any order. The lower box of a card that sent an Agent does nothing in this round: its "
                "Persuasion and swords are given up."
            ),
            "R12.5 R12.6 R12.8 R12.11",
        ),
        Paragraph(
            Book.tr("Occupied spaces"),
            Book.tr(
                "Where an Agent stands, nobody else can go for the rest of the round, not even its owner. Some "
                "effects ignore the Agents of others; your own always block you."
            ),
            "R12.3",
        ),
        Paragraph(
            Book.tr("What a space costs"),
            Book.tr(
                "The cost is paid first, with what you have before any effect: what the visit brings comes too "
                "late. Some spaces also ask for Influence; that is only needed, not paid."
            ),
            "R12.5 R12.4",
        ),
        Paragraph(
            Book.tr("A third Agent"),
            Book.tr(
                "Everybody begins with two Agents. The Swordmaster {swordmaster} is a third one for the rest of "
                "the game, in the round in which you get it, too. You get it only once, on the space of that "
                "name."
            ),
            "R6.2 R6.1",
        ),
        Paragraph(
            Book.tr("When the turn is over"),
            Book.tr(
                "You end it yourself. Until then you may still deploy troops {deploy}, play Plot cards {plot}, "
                "and resolve what waits."
            ),
            "R12.10 R12.9",
        ),
    ),
    EFFECTS: (
        Paragraph(
            Book.tr("In any order"),
            Book.tr(
                "You choose the order of all effects of a turn, those of the space and those of the card mixed as"
                " you like. Draw first if the new cards should help to decide."
            ),
            "R12.8",
        ),
        Paragraph(
            Book.tr("What must be done"),
            Book.tr(
                "Effects are resolved. Your choice is what says “may”, the cost before an arrow {arrow}, and "
                "trashing {trash}. Such icons stand in a dashed frame here."
            ),
            "R13.1 R5.6",
        ),
        Paragraph(
            Book.tr("The arrow"),
            Book.tr(
                "What stands before an arrow {arrow} is a cost, what follows is the gain. You need not pay. You "
                "pay the whole cost, once, and before you gain anything for it."
            ),
            "R13.3 R13.4 R13.5",
        ),
        Paragraph(
            Book.tr("What is not possible"),
            Book.tr(
                "Do as much as you can; the rest is lost. What is not possible now waits, as something else may "
                "make it possible. When the turn ends, it is lost."
            ),
            "R13.6 R13.8",
        ),
        Paragraph(
            Book.tr("For example"),
            Book.tr(
                "You have no spice. The space gives 1 spice, and your card says: pay 1 spice, recruit two troops."
                " Take the spice of the space first; then you can pay for the card. Only the cost of the space "
                "itself has to be there before."
            ),
            "R12.5 R12.8",
        ),
    ),
    REVEAL: (
        Paragraph(
            Book.tr("Show the rest of your hand"),
            Book.tr(
                "In your Reveal turn all cards that are left in your hand lie open. Now their lower boxes work: "
                "Persuasion {persuasion}, swords {sword} and whatever else they show, in any order."
            ),
            "R17.2 R17.3",
        ),
        Paragraph(
            Book.tr("Buying cards"),
            Book.tr(
                "With Persuasion {persuasion}, the diamond, you acquire {acquire} as many cards as you can pay "
                "for, from the Imperium Row {row} and the Reserve. A gap in the Row is filled at once. What you "
                "do not spend is lost."
            ),
            "R18.2 R18.3 R18.5",
        ),
        Paragraph(
            Book.tr("Bought cards come later"),
            Book.tr(
                "An acquired card goes to your discard pile {discard_pile}, not into your hand. You draw it once "
                "your deck has been used up and shuffled anew."
            ),
            "R18.4 R5.1 R5.2",
        ),
        Paragraph(
            Book.tr("Clean Up"),
            Book.tr(
                "At the end of the turn all your cards in play are discarded, those of your Agents, too. Cards "
                "that come to you after that stay in your hand for the next round."
            ),
            "R17.8 R17.9",
        ),
        Paragraph(
            Book.tr("For example: five cards"),
            Book.tr(
                "Two of your five cards have sent Agents. You reveal Convincing Argument (2 Persuasion), "
                "Diplomacy (1 Persuasion) and Dagger (1 sword): you may buy for 3, and your troops in the "
                "Conflict are 1 stronger."
            ),
            "R17.3 R18.2",
        ),
    ),
    DECK: (
        Paragraph(
            Book.tr("When the deck is shuffled"),
            Book.tr(
                "Only when you have to draw {card} and your deck {deck} is empty: then the discard pile "
                "{discard_pile} becomes the new deck. It is not shuffled every round. If both are empty, you draw"
                " no more."
            ),
            "R5.2 R5.3",
        ),
        Paragraph(
            Book.tr("Discarding and trashing"),
            Book.tr(
                "A discarded card {discard} comes from your hand and will come back. A trashed card {trash} "
                "leaves the game for good: it may be in your hand, your discard pile or in play. You may decline "
                "to trash. Weak cards out of the deck bring the good ones sooner."
            ),
            "R5.4 R5.5 R5.6",
        ),
        Paragraph(
            Book.tr("Cards in hand and in play"),
            Book.tr(
                "There is no hand limit. Cards that you have played or revealed are in play until you clean up, "
                "and count where a card asks for another one."
            ),
            "R5.9 R5.7",
        ),
    ),
}
