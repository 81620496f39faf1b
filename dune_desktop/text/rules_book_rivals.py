"""The rules of Rivals in our own words: S those of Uprising, B those of House Hagal in the base game."""

from typing import Final

from dune_desktop.text.tongue import QT_TRANSLATE_NOOP, Text

SECTIONS: Final[dict[str, Text]] = {
    "S1": QT_TRANSLATE_NOOP("RuleSection", "Rivals: setup"),
    "S2": QT_TRANSLATE_NOOP("RuleSection", "Rivals: difficulty"),
    "S3": QT_TRANSLATE_NOOP("RuleSection", "Rivals: turn order"),
    "S4": QT_TRANSLATE_NOOP("RuleSection", "Rivals: Agent turns"),
    "S5": QT_TRANSLATE_NOOP("RuleSection", "Rivals: what they never do"),
    "S6": QT_TRANSLATE_NOOP("RuleSection", "Rivals: Spies and Schemes"),
    "S7": QT_TRANSLATE_NOOP("RuleSection", "Rivals: choices and rewards"),
    "S8": QT_TRANSLATE_NOOP("RuleSection", "Rivals: purchases and points"),
    "S9": QT_TRANSLATE_NOOP("RuleSection", "Rivals: variants"),
    "S10": QT_TRANSLATE_NOOP("RuleSection", "Rivals: combat bonus"),
    "S11": QT_TRANSLATE_NOOP("RuleSection", "Rivals as opponents"),
    "B1": QT_TRANSLATE_NOOP("RuleSection", "House Hagal in the base game"),
    "B2": QT_TRANSLATE_NOOP("RuleSection", "House Hagal: two players"),
    "B3": QT_TRANSLATE_NOOP("RuleSection", "House Hagal: solo"),
}

RULES: Final[dict[str, Text]] = {
    # S1: Rivals: setup
    "S1.1": QT_TRANSLATE_NOOP(
        "Rule", "Solo is one person against two Rivals, a two-player game two people against one."
    ),
    "S1.2": QT_TRANSLATE_NOOP(
        "Rule", "A Rival begins with 3 troops in the garrison, two Agents, three Spies and 1 water, but no cards."
    ),
    "S1.3": QT_TRANSLATE_NOOP(
        "Rule", "Two players use 37 Hagal cards; alone, Reshuffle stays out. All Rivals share deck and discard pile."
    ),
    "S1.4": QT_TRANSLATE_NOOP(
        "Rule",
        "Solo: all three players are dealt an Objective; with two people the Rival has the ornithopter.",
    ),
    "S1.5": QT_TRANSLATE_NOOP(
        "Rule", "The Objective that names the First Player applies; with two people it is one of them."
    ),
    "S1.6": QT_TRANSLATE_NOOP("Rule", "Contracts may be in the game, but Rivals ignore them."),
    "S1.7": QT_TRANSLATE_NOOP(
        "Rule",
        "For a first game: alone, Rivals with a high Swordmaster value; with two people, one that cannot win.",
    ),
    "S1.8": QT_TRANSLATE_NOOP("Rule", "Rabban and Amber Metulli are Rivals for two people only."),
    # S2: Rivals: difficulty
    "S2.1": QT_TRANSLATE_NOOP(
        "Rule", "Mercenary: Rivals have no troops in the garrison, and the person begins with an Intrigue card."
    ),
    "S2.2": QT_TRANSLATE_NOOP("Rule", "Sardaukar: the rules as they are."),
    "S2.3": QT_TRANSLATE_NOOP("Rule", "Mentat adds the three variants that make Rivals stronger."),
    "S2.4": QT_TRANSLATE_NOOP("Rule", "Kwisatz Haderach is like Mentat, without a Swordmaster for the person."),
    "S2.5": QT_TRANSLATE_NOOP("Rule", "At other levels, and with two people, everybody may pick variants."),
    # S3: Rivals: turn order
    "S3.1": QT_TRANSLATE_NOOP(
        "Rule", "In a solo game the First Player marker goes round as always: a Rival that has it begins."
    ),
    "S3.2": QT_TRANSLATE_NOOP("Rule", "With two people the marker changes hands between them; the Rival acts second."),
    "S3.3": QT_TRANSLATE_NOOP(
        "Rule",
        "A Rival with an Agent left takes Agent turns, even after people have revealed; it never reveals.",
    ),
    "S3.4": QT_TRANSLATE_NOOP("Rule", "In the Recall phase the Agents of Rivals return as well."),
    # S4: Rivals: Agent turns
    "S4.1": QT_TRANSLATE_NOOP(
        "Rule", "The top Hagal card is turned up; Reshuffle or an empty deck makes a new deck of all of them."
    ),
    "S4.2": QT_TRANSLATE_NOOP("Rule", "Place Spy: a Spy, perhaps a Scheme and purchases, and then another card."),
    "S4.3": QT_TRANSLATE_NOOP(
        "Rule", "Of two spaces on a card only the one that applies now counts, even if it cannot be used."
    ),
    "S4.4": QT_TRANSLATE_NOOP(
        "Rule",
        "A card is ignored if its condition fails, Smart Politics forbids it, or its space is not open.",
    ),
    "S4.5": QT_TRANSLATE_NOOP(
        "Rule", "The Agent goes there without cost or requirement; whoever controls the place has the bonus."
    ),
    "S4.6": QT_TRANSLATE_NOOP(
        "Rule",
        "The card is resolved from left to right; a Rival gets no track bonuses and declines nothing.",
    ),
    "S4.7": QT_TRANSLATE_NOOP(
        "Rule", "At a Maker it takes the bonus spice; then sandworms if hooks and Conflict allow it, or base spice."
    ),
    "S4.8": QT_TRANSLATE_NOOP(
        "Rule", "On a Combat space everything recruited this turn is deployed, and up to two troops of the garrison."
    ),
    "S4.9": QT_TRANSLATE_NOOP("Rule", "Before its turn ends, the Rival buys what it can."),
    "S4.10": QT_TRANSLATE_NOOP("Rule", "An empty supply gives no troops: those on the board stay where they are."),
    "S4.11": QT_TRANSLATE_NOOP("Rule", "If no card of a whole deck can be used, the Rival is done for this round."),
    # S5: Rivals: what they never do
    "S5.1": QT_TRANSLATE_NOOP(
        "Rule", "Rivals pay for no space, acquire nothing, play no Intrigue cards, and use Spies for Schemes only."
    ),
    "S5.2": QT_TRANSLATE_NOOP("Rule", "A Rival ignores everything that concerns a hand or a deck."),
    # S6: Rivals: spies and Schemes
    "S6.1": QT_TRANSLATE_NOOP(
        "Rule", "A Spy without a type goes to a free Faction post, in the order of the Rival's priorities."
    ),
    "S6.2": QT_TRANSLATE_NOOP(
        "Rule", "A Spy of a certain type goes to the first free post of that type, in board order, or nowhere."
    ),
    "S6.3": QT_TRANSLATE_NOOP("Rule", "Spies won in a Conflict go to Faction posts."),
    "S6.4": QT_TRANSLATE_NOOP(
        "Rule", "When the last Spy leaves the supply, the other two return to it and the Scheme is carried out."
    ),
    "S6.5": QT_TRANSLATE_NOOP(
        "Rule", "A Scheme may come before the Agent; what it recruits then counts for this turn."
    ),
    "S6.6": QT_TRANSLATE_NOOP(
        "Rule", "Spies of people and Rivals block each other; people may infiltrate a Rival's space."
    ),
    # S7: Rivals: choices and rewards
    "S7.1": QT_TRANSLATE_NOOP(
        "Rule", "Rivals are ranked in the Combat and rewarded like people, twice with a sandworm."
    ),
    "S7.2": QT_TRANSLATE_NOOP(
        "Rule", "Choice of a Faction: where the Rival has the least Influence; then by its priorities."
    ),
    "S7.3": QT_TRANSLATE_NOOP(
        "Rule", "A Rival pays for points on a Conflict card if it can, and buys only when the whole card is done."
    ),
    "S7.4": QT_TRANSLATE_NOOP("Rule", "Rivals control places with both bonuses of that."),
    "S7.5": QT_TRANSLATE_NOOP("Rule", "Where others take a contract, a Rival takes 2 Solari."),
    "S7.6": QT_TRANSLATE_NOOP(
        "Rule", "Rivals keep won Conflict cards and make pairs, at the end with the wild icon too."
    ),
    "S7.7": QT_TRANSLATE_NOOP("Rule", "Whatever is left to choose: the first that is possible; people are not asked."),
    # S8: Rivals: purchases and points
    "S8.1": QT_TRANSLATE_NOOP(
        "Rule", "Board spaces and tracks give a Rival nothing: only cards, abilities, spice, control and rewards do."
    ),
    "S8.2": QT_TRANSLATE_NOOP(
        "Rule",
        "Once its resources and Intrigue cards together reach its value, it pays them for its Swordmaster.",
    ),
    "S8.3": QT_TRANSLATE_NOOP("Rule", "The first Swordmaster, even a Rival's, makes those of people cheaper."),
    "S8.4": QT_TRANSLATE_NOOP(
        "Rule", "With Swordmaster: 7 Solari, 7 spice, 3 water or 3 Intrigue cards are turned into a point."
    ),
    "S8.5": QT_TRANSLATE_NOOP("Rule", "Rivals buy after each card, Scheme, whole reward, control bonus and theft."),
    "S8.6": QT_TRANSLATE_NOOP("Rule", "Intrigue cards that were paid are discarded."),
    "S8.7": QT_TRANSLATE_NOOP(
        "Rule", "Rivals end the game and can win it; people are ahead of them if all else is equal."
    ),
    # S9: Rivals: variants
    "S9.1": QT_TRANSLATE_NOOP(
        "Rule", "Smart Politics: no Agent goes to a Faction space without a cost where Influence would be of no use."
    ),
    "S9.2": QT_TRANSLATE_NOOP("Rule", "Brutal Escalation: two cards for the combat bonus in a Conflict III."),
    "S9.3": QT_TRANSLATE_NOOP(
        "Rule", "Expert Deployment: in a Conflict I or II no troops while at least 3 units ahead of everybody else."
    ),
    "S9.4": QT_TRANSLATE_NOOP("Rule", "In a Conflict III, too, no more than two troops come from the garrison."),
    "S9.5": QT_TRANSLATE_NOOP(
        "Rule", "Two of the Rivals have no points; once they have a Swordmaster, they gain no resources."
    ),
    "S9.6": QT_TRANSLATE_NOOP("Rule", "Two dice after each Reveal turn of the person take cards out of the Row."),
    # S10: Rivals: combat bonus
    "S10.1": QT_TRANSLATE_NOOP(
        "Rule", "A Rival with units in the Conflict turns up a card before the Combat; only its swords count."
    ),
    "S10.2": QT_TRANSLATE_NOOP(
        "Rule", "The strength of a Rival is that of its units and swords; it passes in the Combat."
    ),
    # S11: Rivals as opponents
    "S11.1": QT_TRANSLATE_NOOP("Rule", "Whatever affects opponents affects Rivals too, as far as it can."),
    "S11.2": QT_TRANSLATE_NOOP("Rule", "Four Intrigue cards of a Rival are enough to lose one by theft."),
    "S11.3": QT_TRANSLATE_NOOP("Rule", "A Rival cannot be made to discard."),
    "S11.4": QT_TRANSLATE_NOOP(
        "Rule", "A Rival loses a troop from where the effect says, or from the garrison if it does not say."
    ),
    "S11.5": QT_TRANSLATE_NOOP("Rule", "Rivals count wherever players are compared."),
    "S11.6": QT_TRANSLATE_NOOP("Rule", "What opponents are given, Rivals are given too."),
    # B1: House Hagal in the base game
    "B1.1": QT_TRANSLATE_NOOP(
        "Rule",
        "Hagal cards are turned up until one has an empty space; an Agent goes there, the card is resolved.",
    ),
    "B1.2": QT_TRANSLATE_NOOP("Rule", "Reshuffle or an empty deck: all cards are shuffled and the next is turned up."),
    "B1.3": QT_TRANSLATE_NOOP(
        "Rule", "Influence, Alliances, troops and, alone, the Signet Ring; no bonuses of tracks."
    ),
    "B1.4": QT_TRANSLATE_NOOP("Rule", "Into the Conflict go the troops recruited, and up to two from the garrison."),
    "B1.5": QT_TRANSLATE_NOOP(
        "Rule", "Harvest Spice: the free Maker with most bonus spice, then most spice in all; without any, ignored."
    ),
    "B1.6": QT_TRANSLATE_NOOP("Rule", "The combat bonus is the swords of one card, for a Rival that has troops there."),
    "B1.7": QT_TRANSLATE_NOOP("Rule", "Rivals are opponents."),
    "B1.8": QT_TRANSLATE_NOOP(
        "Rule", "What the rules of Uprising say about supply, empty decks and losses applies here as well."
    ),
    # B2: House Hagal: two players
    "B2.1": QT_TRANSLATE_NOOP(
        "Rule", "House Hagal has three Agents from the start, no Leader, nobody in the garrison."
    ),
    "B2.2": QT_TRANSLATE_NOOP("Rule", "It acts after every Agent turn of the First Player while an Agent is left."),
    "B2.3": QT_TRANSLATE_NOOP("Rule", "It gains no resources, rewards or points, but may keep Alliances from people."),
    "B2.4": QT_TRANSLATE_NOOP("Rule", "The reward of its place in the Combat is lost to the others."),
    "B2.5": QT_TRANSLATE_NOOP(
        "Rule", "If it wins, the person who controls the place loses it; it never takes control."
    ),
    "B2.6": QT_TRANSLATE_NOOP("Rule", "Its visits give the control bonus to whoever controls the space."),
    # B3: House Hagal: solo
    "B3.1": QT_TRANSLATE_NOOP("Rule", "The Rivals are Leaders with their Signet Ring only; neither Paul nor Helena."),
    "B3.2": QT_TRANSLATE_NOOP("Rule", "Their Swordmasters lie in the Conflict deck, below five, four or three cards."),
    "B3.3": QT_TRANSLATE_NOOP(
        "Rule", "Levels change the troops, an Intrigue card, the cost of the Mentat, and the person's Swordmaster."
    ),
    "B3.4": QT_TRANSLATE_NOOP(
        "Rule", "The Rival on the person's left is First Player at first; then the marker goes round."
    ),
    "B3.5": QT_TRANSLATE_NOOP("Rule", "From the moment the card above them is revealed, the Swordmasters are Agents."),
    "B3.6": QT_TRANSLATE_NOOP("Rule", "Rivals gain rewards, the Mentat as well; what is of no use to them is skipped."),
    "B3.7": QT_TRANSLATE_NOOP("Rule", "Tracks give a Rival a point at two and for Alliances, not what lies at four."),
    "B3.8": QT_TRANSLATE_NOOP(
        "Rule", "7 Solari, 7 spice, 3 water or 3 Intrigue cards are exchanged for a point at once."
    ),
    "B3.9": QT_TRANSLATE_NOOP(
        "Rule", "Influence of its choice: where it is lowest; the person decides ties and everything else."
    ),
    "B3.10": QT_TRANSLATE_NOOP("Rule", "Each Rival counts as if it had two copies of The Spice Must Flow."),
    "B3.11": QT_TRANSLATE_NOOP(
        "Rule",
        "Expert Deployment: except in a Conflict III, nothing is deployed while 4 or more strength ahead.",
    ),
    "B3.12": QT_TRANSLATE_NOOP("Rule", "Ten points of a Rival end the game, and it may be the winner."),
    "B3.13": QT_TRANSLATE_NOOP("Rule", "A Signet Ring ability with a cost is used whenever the cost can be paid."),
}
