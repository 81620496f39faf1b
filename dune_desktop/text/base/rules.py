"""The rules of the cards and Leaders of the base game (R26, R28) and of its House Hagal (B), in our own words."""

from typing import Final

from dune_desktop.text.contexts import Rule, RuleSection
from dune_desktop.text.translating import Text

RULES: Final[dict[str, Text]] = {
    "R20.10": Rule.tr("Cards for winning are played with the rewards, mixed as the winner likes; not after a tie."),
    "R26": RuleSection.tr("Cards and Leaders in detail"),
    "R26.1": Rule.tr("The Voice closes a space to opponents until its player's next turn."),
    "R26.2": Rule.tr("Kwisatz Haderach moves any of your Agents anywhere; costs, limits and The Voice still apply."),
    "R26.3": Rule.tr("Bindu Suspension is played at the start of a turn: draw, then you may skip the turn."),
    "R26.4": Rule.tr("Looking at the top card needs a deck; nothing is shuffled for it."),
    "R26.5": Rule.tr("The Baron reveals his tokens once, after deploying four troops in a turn: Influence with both."),
    "R26.6": Rule.tr(
        "Helena keeps her card through her next Reveal turn; no Agent blocks hers on two kinds of spaces."
    ),
    "R26.7": Rule.tr("Leaders' discounts apply to costs printed on the board."),
    "R26.8": Rule.tr("Plots that help an Agent help only the Agent of this turn."),
    "R28": RuleSection.tr("What is done where sources differ"),
    "R28.1": Rule.tr("Bindu Suspension: skipping the turn is optional."),
    "R28.2": Rule.tr("Mentat as a reward: see R6.5."),
    "R28.3": Rule.tr("In play: up to Clean Up, not to the end of the round."),
    "R28.4": Rule.tr("An arrow works once."),
    "R28.5": Rule.tr("A trashed Reserve card returns to its stack."),
    "R28.6": Rule.tr("Three of four tied for first: no third reward."),
    "R28.7": Rule.tr("Without strength a player takes no part in the Combat."),
    "R28.8": Rule.tr("The Voice ends as its player's turn begins."),
    "R28.9": Rule.tr("Any number of Intrigue cards; the Baron's tokens once per game."),
    "R28.10": Rule.tr("How far the Russian board guide goes."),
    "B1": RuleSection.tr("House Hagal in the base game"),
    "B1.1": Rule.tr(
        "Hagal cards are turned up until one has an empty space; an Agent goes there, the card is resolved."
    ),
    "B1.2": Rule.tr("Reshuffle or an empty deck: all cards are shuffled and the next is turned up."),
    "B1.3": Rule.tr("Influence, Alliances, troops and, alone, the Signet Ring; no bonuses of tracks."),
    "B1.4": Rule.tr("Into the Conflict go the troops recruited, and up to two from the garrison."),
    "B1.5": Rule.tr(
        "Harvest Spice: the free Maker with most bonus spice, then most spice in all; without any, ignored."
    ),
    "B1.6": Rule.tr("The combat bonus is the swords of one card, for a Rival that has troops there."),
    "B1.7": Rule.tr("Rivals are opponents."),
    "B1.8": Rule.tr("What the rules of Uprising say about supply, empty decks and losses applies here as well."),
    "B2": RuleSection.tr("House Hagal: two players"),
    "B2.1": Rule.tr("House Hagal has three Agents from the start, no Leader, nobody in the garrison."),
    "B2.2": Rule.tr("It acts after every Agent turn of the First Player while an Agent is left."),
    "B2.3": Rule.tr("It gains no resources, rewards or points, but may keep Alliances from people."),
    "B2.4": Rule.tr("The reward of its place in the Combat is lost to the others."),
    "B2.5": Rule.tr("If it wins, the person who controls the place loses it; it never takes control."),
    "B2.6": Rule.tr("Its visits give the control bonus to whoever controls the space."),
    "B3": RuleSection.tr("House Hagal: solo"),
    "B3.1": Rule.tr("The Rivals are Leaders with their Signet Ring only; neither Paul nor Helena."),
    "B3.2": Rule.tr("Their Swordmasters lie in the Conflict deck, below five, four or three cards."),
    "B3.3": Rule.tr(
        "Levels change the troops, an Intrigue card, the cost of the Mentat, and the person's Swordmaster."
    ),
    "B3.4": Rule.tr("The Rival on the person's left is First Player at first; then the marker goes round."),
    "B3.5": Rule.tr("From the moment the card above them is revealed, the Swordmasters are Agents."),
    "B3.6": Rule.tr("Rivals gain rewards, the Mentat as well; what is of no use to them is skipped."),
    "B3.7": Rule.tr("Tracks give a Rival a point at two and for Alliances, not what lies at four."),
    "B3.8": Rule.tr("7 Solari, 7 spice, 3 water or 3 Intrigue cards are exchanged for a point at once."),
    "B3.9": Rule.tr("Influence of its choice: where it is lowest; the person decides ties and everything else."),
    "B3.10": Rule.tr("Each Rival counts as if it had two copies of The Spice Must Flow."),
    "B3.11": Rule.tr(
        "Expert Deployment: except in a Conflict III, nothing is deployed while 4 or more strength ahead."
    ),
    "B3.12": Rule.tr("Ten points of a Rival end the game, and it may be the winner."),
    "B3.13": Rule.tr("A Signet Ring ability with a cost is used whenever the cost can be paid."),
}
