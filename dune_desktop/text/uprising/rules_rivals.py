"""The rules of Rivals in our own words."""

from typing import Final

from dune_desktop.text.contexts import Rule, RuleSection
from dune_desktop.text.translating import Text

RULES: Final[dict[str, Text]] = {
    "S1": RuleSection.tr("Rivals: setup"),
    "S1.1": Rule.tr("Solo is one person against two Rivals, a two-player game two people against one."),
    "S1.2": Rule.tr("A Rival begins with 3 troops in the garrison, two Agents, three Spies and 1 water, but no cards."),
    "S1.3": Rule.tr(
        "Two players use 37 Hagal cards; alone, Reshuffle stays out. All Rivals share deck and discard pile."
    ),
    "S1.4": Rule.tr("Solo: all three players are dealt an Objective; with two people the Rival has the ornithopter."),
    "S1.5": Rule.tr("The Objective that names the First Player applies; with two people it is one of them."),
    "S1.6": Rule.tr("Contracts may be in the game, but Rivals ignore them."),
    "S1.7": Rule.tr(
        "For a first game: alone, Rivals with a high Swordmaster value; with two people, one that cannot win."
    ),
    "S1.8": Rule.tr("Rabban and Amber Metulli are Rivals for two people only."),
    "S2": RuleSection.tr("Rivals: difficulty"),
    "S2.1": Rule.tr("Mercenary: Rivals have no troops in the garrison, and the person begins with an Intrigue card."),
    "S2.2": Rule.tr("Sardaukar: the rules as they are."),
    "S2.3": Rule.tr("Mentat adds the three variants that make Rivals stronger."),
    "S2.4": Rule.tr("Kwisatz Haderach is like Mentat, without a Swordmaster for the person."),
    "S2.5": Rule.tr("At other levels, and with two people, everybody may pick variants."),
    "S3": RuleSection.tr("Rivals: turn order"),
    "S3.1": Rule.tr("In a solo game the First Player marker goes round as always: a Rival that has it begins."),
    "S3.2": Rule.tr("With two people the marker changes hands between them; the Rival acts second."),
    "S3.3": Rule.tr("A Rival with an Agent left takes Agent turns, even after people have revealed; it never reveals."),
    "S3.4": Rule.tr("In the Recall phase the Agents of Rivals return as well."),
    "S4": RuleSection.tr("Rivals: Agent turns"),
    "S4.1": Rule.tr("The top Hagal card is turned up; Reshuffle or an empty deck makes a new deck of all of them."),
    "S4.2": Rule.tr("Place Spy: a Spy, perhaps a Scheme and purchases, and then another card."),
    "S4.3": Rule.tr("Of two spaces on a card only the one that applies now counts, even if it cannot be used."),
    "S4.4": Rule.tr("A card is ignored if its condition fails, Smart Politics forbids it, or its space is not open."),
    "S4.5": Rule.tr("The Agent goes there without cost or requirement; whoever controls the place has the bonus."),
    "S4.6": Rule.tr("The card is resolved from left to right; a Rival gets no track bonuses and declines nothing."),
    "S4.7": Rule.tr(
        "At a Maker it takes the bonus spice; then sandworms if hooks and Conflict allow it, or base spice."
    ),
    "S4.8": Rule.tr(
        "On a Combat space everything recruited this turn is deployed, and up to two troops of the garrison."
    ),
    "S4.9": Rule.tr("Before its turn ends, the Rival buys what it can."),
    "S4.10": Rule.tr("An empty supply gives no troops: those on the board stay where they are."),
    "S4.11": Rule.tr("If no card of a whole deck can be used, the Rival is done for this round."),
    "S5": RuleSection.tr("Rivals: what they never do"),
    "S5.1": Rule.tr(
        "Rivals pay for no space, acquire nothing, play no Intrigue cards, and use Spies for Schemes only."
    ),
    "S5.2": Rule.tr("A Rival ignores everything that concerns a hand or a deck."),
    "S6": RuleSection.tr("Rivals: Spies and Schemes"),
    "S6.1": Rule.tr("A Spy without a type goes to a free Faction post, in the order of the Rival's priorities."),
    "S6.2": Rule.tr("A Spy of a certain type goes to the first free post of that type, in board order, or nowhere."),
    "S6.3": Rule.tr("Spies won in a Conflict go to Faction posts."),
    "S6.4": Rule.tr("When the last Spy leaves the supply, the other two return to it and the Scheme is carried out."),
    "S6.5": Rule.tr("A Scheme may come before the Agent; what it recruits then counts for this turn."),
    "S6.6": Rule.tr("Spies of people and Rivals block each other; people may infiltrate a Rival's space."),
    "S7": RuleSection.tr("Rivals: choices and rewards"),
    "S7.1": Rule.tr("Rivals are ranked in the Combat and rewarded like people, twice with a sandworm."),
    "S7.2": Rule.tr("Choice of a Faction: where the Rival has the least Influence; then by its priorities."),
    "S7.3": Rule.tr("A Rival pays for points on a Conflict card if it can, and buys only when the whole card is done."),
    "S7.4": Rule.tr("Rivals control places with both bonuses of that."),
    "S7.5": Rule.tr("Where others take a contract, a Rival takes 2 Solari."),
    "S7.6": Rule.tr("Rivals keep won Conflict cards and make pairs, at the end with the wild icon too."),
    "S7.7": Rule.tr("Whatever is left to choose: the first that is possible; people are not asked."),
    "S8": RuleSection.tr("Rivals: purchases and points"),
    "S8.1": Rule.tr(
        "Board spaces and tracks give a Rival nothing: only cards, abilities, spice, control and rewards do."
    ),
    "S8.2": Rule.tr(
        "Once its resources and Intrigue cards together reach its value, it pays them for its Swordmaster."
    ),
    "S8.3": Rule.tr("The first Swordmaster, even a Rival's, makes those of people cheaper."),
    "S8.4": Rule.tr("With Swordmaster: 7 Solari, 7 spice, 3 water or 3 Intrigue cards are turned into a point."),
    "S8.5": Rule.tr("Rivals buy after each card, Scheme, whole reward, control bonus and theft."),
    "S8.6": Rule.tr("Intrigue cards that were paid are discarded."),
    "S8.7": Rule.tr("Rivals end the game and can win it; people are ahead of them if all else is equal."),
    "S9": RuleSection.tr("Rivals: variants"),
    "S9.1": Rule.tr(
        "Smart Politics: no Agent goes to a Faction space without a cost where Influence would be of no use."
    ),
    "S9.2": Rule.tr("Brutal Escalation: two cards for the combat bonus in a Conflict III."),
    "S9.3": Rule.tr(
        "Expert Deployment: in a Conflict I or II no troops while at least 3 units ahead of everybody else."
    ),
    "S9.4": Rule.tr("In a Conflict III, too, no more than two troops come from the garrison."),
    "S9.5": Rule.tr("Two of the Rivals have no points; once they have a Swordmaster, they gain no resources."),
    "S9.6": Rule.tr("Two dice after each Reveal turn of the person take cards out of the Row."),
    "S10": RuleSection.tr("Rivals: combat bonus"),
    "S10.1": Rule.tr("A Rival with units in the Conflict turns up a card before the Combat; only its swords count."),
    "S10.2": Rule.tr("The strength of a Rival is that of its units and swords; it passes in the Combat."),
    "S11": RuleSection.tr("Rivals as opponents"),
    "S11.1": Rule.tr("Whatever affects opponents affects Rivals too, as far as it can."),
    "S11.2": Rule.tr("Four Intrigue cards of a Rival are enough to lose one by theft."),
    "S11.3": Rule.tr("A Rival cannot be made to discard."),
    "S11.4": Rule.tr("A Rival loses a troop from where the effect says, or from the garrison if it does not say."),
    "S11.5": Rule.tr("Rivals count wherever players are compared."),
    "S11.6": Rule.tr("What opponents are given, Rivals are given too."),
}
