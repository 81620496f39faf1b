"""Our decisions where the sources are open, as rules with numbers of their own."""

from typing import Final

from dune_desktop.text.contexts import Rule, RuleSection
from dune_desktop.text.translating import Text

RULES: Final[dict[str, Text]] = {
    "Q": RuleSection.tr("Decisions where the sources are unclear"),
    "Q1": Rule.tr("Bindu Suspension: is skipping the turn mandatory? No."),
    "Q2": Rule.tr("A Spy icon: must a Spy be placed? No."),
    "Q3": Rule.tr("A trashed Intrigue card leaves the game."),
    "Q4": Rule.tr("Distraction comes after three deployed units; its post may be shared."),
    "Q5": Rule.tr("An Objective can be turned face down like a won Conflict."),
    "Q6": Rule.tr("The lines of an Intrigue card are used separately, at least one of them."),
    "Q7": Rule.tr("Kwisatz Haderach does not lift the cost and requirement of the space."),
    "Q8": Rule.tr("Spacing Guild's Favor also earns spice when it is discarded from the deck."),
    "Q9": Rule.tr("Harvest contracts count the whole turn's spice; others must be held on sending."),
    "Q10": Rule.tr("Shaddam can take his own contracts when no others are left, then 2 Solari."),
    "Q11": Rule.tr("Jessica's spice and flip work even with nothing left to move."),
    "Q12": Rule.tr("The Reverend Mother repeats printed effects and nothing else."),
    "Q13": Rule.tr("One Spy is enough to infiltrate, however many Agents stand there."),
    "Q14": Rule.tr("Feyd gets nothing more at the end of his track."),
    "Q15": Rule.tr("The seat from Corrinth City already counts in the same Reveal turn."),
    "Q16": Rule.tr("The Hagal deck of Uprising has 37 cards, Reshuffle among them."),
    "Q17": Rule.tr("The First Player marker decides who begins, Rivals included."),
    "Q18": Rule.tr("Expert Deployment: Rivals deploy all or nothing."),
    "Q19": Rule.tr("Influence that no track has room for is lost."),
    "Q20": Rule.tr("The control bonus comes first, before anything the visitor gains."),
    "Q21": Rule.tr("Is the Row refilled when the deck is empty? No, it gets smaller."),
    "Q22": Rule.tr("Power Play: 2 Influence instead of the 1 for the visit."),
    "Q23": Rule.tr("An opponent who must discard more cards than in hand discards the whole hand."),
    "Q24": Rule.tr("Plots can be played from the start of a turn, before its kind is chosen, until its end."),
    "Q25": Rule.tr("The Voice is not limited by the number of control markers."),
    "Q26": Rule.tr("Dispatch an Envoy also serves a card that has no icon."),
    "Q27": Rule.tr("The two lines of Corner the Market count separately."),
    "Q28": Rule.tr("Reinforcements before the kind of turn is chosen: it is not a Reveal turn yet."),
    "Q29": Rule.tr("What Ilban and Memnon gain goes in any order; what Staban, Margot and Irulan gain comes at once."),
    "Q30": Rule.tr("The Baron must reveal his tokens, at a moment of his choice in that turn."),
    "Q31": Rule.tr("No Plot within a paid arrow or between lines of another Plot."),
    "Q32": Rule.tr("Whoever has played has not passed: the others answer, then that seat is asked again."),
    "Q33": Rule.tr("One condition for several icons is checked once."),
    "Q34": Rule.tr("What cannot be gained by the time its unit ends is lost."),
    "Q35": Rule.tr("Intrigue cards that a Rival pays with go to the discard pile, face up."),
    "Q36": Rule.tr("Nobody can Gather Intelligence with no card left to draw."),
    "Q37": Rule.tr("Recruiting waits while your supply has no troops; missing troops are not made up for later."),
    "Q38": Rule.tr("The Baron chooses when all other Leaders are set up, wherever he sits."),
}
