"""The rules by their numbers, in our own words: for "which rule says that?", for comments of the code, for tests.

R are rules of the base game (R7 are all of that group), U those of Uprising, S and B those of Rivals in Uprising and in
the base game, Q our decisions where the sources are open.
"""

from typing import Final

from dune_desktop.text import rules_book_rivals, rules_book_uprising
from dune_desktop.text.tongue import QT_TRANSLATE_NOOP, Text

SECTIONS: Final[dict[str, Text]] = {
    "R0": QT_TRANSLATE_NOOP("RuleSection", "Words"),
    "R1": QT_TRANSLATE_NOOP("RuleSection", "What is in the box"),
    "R2": QT_TRANSLATE_NOOP("RuleSection", "Setup"),
    "R3": QT_TRANSLATE_NOOP("RuleSection", "Victory points"),
    "R4": QT_TRANSLATE_NOOP("RuleSection", "Leaders"),
    "R5": QT_TRANSLATE_NOOP("RuleSection", "Your deck"),
    "R6": QT_TRANSLATE_NOOP("RuleSection", "Agents"),
    "R7": QT_TRANSLATE_NOOP("RuleSection", "Influence and Alliances"),
    "R8": QT_TRANSLATE_NOOP("RuleSection", "Intrigue cards"),
    "R9": QT_TRANSLATE_NOOP("RuleSection", "The round"),
    "R10": QT_TRANSLATE_NOOP("RuleSection", "Start of a round"),
    "R11": QT_TRANSLATE_NOOP("RuleSection", "Turns"),
    "R12": QT_TRANSLATE_NOOP("RuleSection", "Agent turns"),
    "R13": QT_TRANSLATE_NOOP("RuleSection", "Effects"),
    "R14": QT_TRANSLATE_NOOP("RuleSection", "Troops"),
    "R15": QT_TRANSLATE_NOOP("RuleSection", "Control"),
    "R16": QT_TRANSLATE_NOOP("RuleSection", "Spice"),
    "R17": QT_TRANSLATE_NOOP("RuleSection", "Reveal turns"),
    "R18": QT_TRANSLATE_NOOP("RuleSection", "Acquiring"),
    "R19": QT_TRANSLATE_NOOP("RuleSection", "Strength"),
    "R20": QT_TRANSLATE_NOOP("RuleSection", "Combat"),
    "R21": QT_TRANSLATE_NOOP("RuleSection", "Ties"),
    "R22": QT_TRANSLATE_NOOP("RuleSection", "Makers"),
    "R23": QT_TRANSLATE_NOOP("RuleSection", "Recall"),
    "R24": QT_TRANSLATE_NOOP("RuleSection", "Endgame"),
    "R25": QT_TRANSLATE_NOOP("RuleSection", "Board spaces"),
    "R26": QT_TRANSLATE_NOOP("RuleSection", "Cards and Leaders in detail"),
    "R27": QT_TRANSLATE_NOOP("RuleSection", "Who knows what"),
    "R28": QT_TRANSLATE_NOOP("RuleSection", "What is done where sources differ"),
    **rules_book_uprising.SECTIONS,
    **rules_book_rivals.SECTIONS,
    "Q": QT_TRANSLATE_NOOP("RuleSection", "Decisions where the sources are unclear"),
}

RULES: Final[dict[str, Text]] = {
    # R0: words
    "R0.1": QT_TRANSLATE_NOOP("Rule", "What is printed on a card, Leader or board space beats any rule here."),
    "R0.2": QT_TRANSLATE_NOOP("Rule", "Supply, bank, garrison and Conflict are four separate areas."),
    "R0.3": QT_TRANSLATE_NOOP("Rule", "The bank never runs out; a player's pieces can."),
    "R0.4": QT_TRANSLATE_NOOP("Rule", "Resources are exchanged with the bank only, never with another player."),
    "R0.5": QT_TRANSLATE_NOOP(
        "Rule", "Recruit: supply to garrison. Deploy: to the Conflict. Retreat: to the garrison. Lose: to the supply."
    ),
    "R0.6": QT_TRANSLATE_NOOP("Rule", "A player takes turns (Agent or Reveal); five phases make up a round."),
    # R1: what is in the box
    "R1.1": QT_TRANSLATE_NOOP("Rule", "The shared pieces and how many copies of every card there are."),
    "R1.2": QT_TRANSLATE_NOOP("Rule", "The House Hagal cards."),
    "R1.3": QT_TRANSLATE_NOOP("Rule", "Each player has 12 troops, up to 3 Agents, and markers."),
    "R1.4": QT_TRANSLATE_NOOP("Rule", "All players begin with the same ten cards."),
    # R2: setup
    "R2.1": QT_TRANSLATE_NOOP("Rule", "At the start the Mentat and all four Alliance tokens are on the board."),
    "R2.2": QT_TRANSLATE_NOOP(
        "Rule", "Ten Conflict cards are used: one Conflict I, then five Conflicts II, then four Conflicts III."
    ),
    "R2.3": QT_TRANSLATE_NOOP("Rule", "The Intrigue deck is shuffled."),
    "R2.4": QT_TRANSLATE_NOOP("Rule", "The Imperium deck is shuffled and fills a Row of five."),
    "R2.5": QT_TRANSLATE_NOOP(
        "Rule", "The Reserve has a stack each of Arrakis Liaison, The Spice Must Flow and Foldspace."
    ),
    "R2.6": QT_TRANSLATE_NOOP("Rule", "Each player has a Leader, chosen or dealt."),
    "R2.7": QT_TRANSLATE_NOOP("Rule", "Every starting deck is shuffled."),
    "R2.8": QT_TRANSLATE_NOOP("Rule", "Each player begins with 1 water and no other resources."),
    "R2.9": QT_TRANSLATE_NOOP("Rule", "Two Agents are ready at the start; the Swordmaster is not."),
    "R2.10": QT_TRANSLATE_NOOP("Rule", "With four players everybody begins with 1 Victory Point, otherwise with none."),
    "R2.11": QT_TRANSLATE_NOOP("Rule", "Strength is zero at the start."),
    "R2.12": QT_TRANSLATE_NOOP("Rule", "Influence is zero with all Factions at the start."),
    "R2.13": QT_TRANSLATE_NOOP("Rule", "Three troops begin in the garrison, nine in the supply."),
    "R2.14": QT_TRANSLATE_NOOP("Rule", "Control markers and the council token are not used yet."),
    "R2.15": QT_TRANSLATE_NOOP("Rule", "The First Player is chosen at random."),
    "R2.16": QT_TRANSLATE_NOOP(
        "Rule", "Setup steps of Leaders come last, such as the Baron's secret choice of two Factions."
    ),
    "R2.17": QT_TRANSLATE_NOOP("Rule", "Three or four players: only the starting point and the third reward differ."),
    # R3: victory points
    "R3.1": QT_TRANSLATE_NOOP("Rule", "A point won or lost counts at once."),
    "R3.2": QT_TRANSLATE_NOOP("Rule", "There is no upper limit on points."),
    "R3.3": QT_TRANSLATE_NOOP("Rule", "Ten points end the game only when the round is over."),
    # R4: leaders
    "R4.1": QT_TRANSLATE_NOOP("Rule", "The ability on the left of a Leader always applies."),
    "R4.2": QT_TRANSLATE_NOOP("Rule", "The ability on the right is what your Signet Ring does in an Agent turn."),
    # R5: the own deck
    "R5.1": QT_TRANSLATE_NOOP("Rule", "Acquired cards go to the discard pile unless something else is said."),
    "R5.2": QT_TRANSLATE_NOOP(
        "Rule", "The discard pile becomes the new deck only when a draw finds the old one empty."
    ),
    "R5.3": QT_TRANSLATE_NOOP("Rule", "With neither deck nor discard pile left, the rest of a draw is skipped."),
    "R5.4": QT_TRANSLATE_NOOP("Rule", "Discarding means discarding cards of your choice from your hand."),
    "R5.5": QT_TRANSLATE_NOOP(
        "Rule",
        "Trash from hand, discard pile or play; Reserve cards return to their stack, others leave the game.",
    ),
    "R5.6": QT_TRANSLATE_NOOP("Rule", "A trash icon may be declined, unless it is a cost or the card trashes itself."),
    "R5.7": QT_TRANSLATE_NOOP("Rule", "Played and revealed cards are in play until their owner's Clean Up."),
    "R5.8": QT_TRANSLATE_NOOP("Rule", "Cards from Agent turns and cards from the Reveal turn are kept apart."),
    "R5.9": QT_TRANSLATE_NOOP("Rule", "There is no hand limit."),
    "R5.10": QT_TRANSLATE_NOOP("Rule", "What a trashed card gave is kept; what is still open is lost."),
    # R6: agents
    "R6.1": QT_TRANSLATE_NOOP("Rule", "Only a card played in an Agent turn sends an Agent."),
    "R6.2": QT_TRANSLATE_NOOP(
        "Rule", "The Swordmaster is a third Agent, gained only once and ready in the same round."
    ),
    "R6.3": QT_TRANSLATE_NOOP("Rule", "The Mentat can be taken only from its own space, and is ready at once."),
    "R6.4": QT_TRANSLATE_NOOP("Rule", "At the end of the round the Mentat returns to its space."),
    "R6.5": QT_TRANSLATE_NOOP(
        "Rule", "Won as a reward, the Mentat comes from anywhere and serves its winner throughout the next round."
    ),
    "R6.6": QT_TRANSLATE_NOOP("Rule", "The Mentat's space still gives its card while the Mentat is away."),
    "R6.7": QT_TRANSLATE_NOOP("Rule", "A recalled Agent can be sent again this round."),
    # R7: influence and Alliances
    "R7.1": QT_TRANSLATE_NOOP("Rule", "Influence with each of the four Factions runs from 0 to 6."),
    "R7.2": QT_TRANSLATE_NOOP("Rule", "Visiting a Faction's space gives 1 Influence with it."),
    "R7.3": QT_TRANSLATE_NOOP("Rule", "Influence goes up and down one step at a time."),
    "R7.4": QT_TRANSLATE_NOOP("Rule", "Reaching 2 gives a point and falling below 2 takes it away, every time."),
    "R7.5": QT_TRANSLATE_NOOP("Rule", "Reaching 4 gives the track's bonus, every time; it is never given back."),
    "R7.6": QT_TRANSLATE_NOOP(
        "Rule", "The bonuses: Emperor 2 troops, Guild 3 Solari, Bene Gesserit an Intrigue card, Fremen 1 water."
    ),
    "R7.7": QT_TRANSLATE_NOOP("Rule", "Whoever reaches 4 while the Alliance is free gets it, and a point with it."),
    "R7.8": QT_TRANSLATE_NOOP(
        "Rule", "Whoever rises above the holder takes the Alliance and its point; a tie is not enough."
    ),
    "R7.9": QT_TRANSLATE_NOOP(
        "Rule",
        "The holder falls: a tied player inherits (of several the holder picks); else it is kept down to 4.",
    ),
    "R7.10": QT_TRANSLATE_NOOP(
        "Rule", "As Influence is lost one by one, only players who were tied can take the Alliance."
    ),
    "R7.11": QT_TRANSLATE_NOOP("Rule", "A choice of Faction is for the whole amount: 2 Influence are not split."),
    "R7.12": QT_TRANSLATE_NOOP("Rule", "You cannot pay Influence that you do not have."),
    "R7.13": QT_TRANSLATE_NOOP("Rule", "Influence beyond the top of a track is lost."),
    "R7.14": QT_TRANSLATE_NOOP("Rule", "Conditions look at the current Influence, or at the Alliance token itself."),
    # R8: Intrigue cards
    "R8.1": QT_TRANSLATE_NOOP("Rule", "Secret while held; after use they go face up on their own discard pile."),
    "R8.2": QT_TRANSLATE_NOOP(
        "Rule", "Plots in any of your turns, Combat cards in the Combat phase, Endgame cards at the end of the game."
    ),
    "R8.3": QT_TRANSLATE_NOOP("Rule", "Conditions must be met and costs paid: a line cannot be played for nothing."),
    "R8.4": QT_TRANSLATE_NOOP(
        "Rule", "Separate lines of a card are used one by one; some may be left out, but not all."
    ),
    "R8.5": QT_TRANSLATE_NOOP(
        "Rule", "A Plot for a later Reveal turn waits face up and is discarded once it has been used."
    ),
    "R8.6": QT_TRANSLATE_NOOP(
        "Rule", "An empty Intrigue deck is remade from its discard pile; if both are empty, no card is drawn."
    ),
    "R8.7": QT_TRANSLATE_NOOP("Rule", "Stealing: a random Intrigue card from each opponent who holds four or more."),
    "R8.8": QT_TRANSLATE_NOOP("Rule", "Any number can be held and played."),
    # R9: the round
    "R9.1": QT_TRANSLATE_NOOP("Rule", "Five phases: start, turns, Combat, Makers, Recall."),
    # R10: start of a round
    "R10.1": QT_TRANSLATE_NOOP("Rule", "The next Conflict card is turned up."),
    "R10.2": QT_TRANSLATE_NOOP(
        "Rule", "Whoever controls the place fought for may first deploy one troop from the supply."
    ),
    "R10.3": QT_TRANSLATE_NOOP("Rule", "Then everybody draws five cards, whatever they still hold."),
    # R11: turns
    "R11.1": QT_TRANSLATE_NOOP("Rule", "Turns go clockwise, one at a time, beginning with the First Player."),
    "R11.2": QT_TRANSLATE_NOOP("Rule", "Send an Agent or reveal; whoever cannot send one must reveal."),
    "R11.3": QT_TRANSLATE_NOOP(
        "Rule", "After revealing, a player has no more turns; the phase ends once all have revealed."
    ),
    "R11.4": QT_TRANSLATE_NOOP("Rule", "The box that is used depends on the kind of turn."),
    # R12: Agent turns
    "R12.1": QT_TRANSLATE_NOOP("Rule", "Play a card from your hand that has Agent icons."),
    "R12.2": QT_TRANSLATE_NOOP("Rule", "One icon of the card is used, for one Agent."),
    "R12.3": QT_TRANSLATE_NOOP(
        "Rule", "The space has that icon and is empty; effects that lift this ignore only opponents' Agents."
    ),
    "R12.4": QT_TRANSLATE_NOOP(
        "Rule",
        "Requirements must be met, such as Influence; High Council and Swordmaster work once for each player.",
    ),
    "R12.5": QT_TRANSLATE_NOOP("Rule", "The cost of the space is paid first, with what is there before any effect."),
    "R12.6": QT_TRANSLATE_NOOP("Rule", "The Agent moves from the Leader to the space."),
    "R12.7": QT_TRANSLATE_NOOP("Rule", "The player in control gets the bonus as soon as an Agent arrives."),
    "R12.8": QT_TRANSLATE_NOOP(
        "Rule", "Icons of space and card and the Influence for the visit can be resolved in any order, even mixed."
    ),
    "R12.9": QT_TRANSLATE_NOOP(
        "Rule", "Deploying is possible at any time between sending the Agent and ending the turn."
    ),
    "R12.10": QT_TRANSLATE_NOOP("Rule", "The turn lasts until the player ends it, as a Plot may still be played."),
    "R12.11": QT_TRANSLATE_NOOP("Rule", "The card stays in play, and its Reveal box is not used."),
    # R13: effects
    "R13.1": QT_TRANSLATE_NOOP(
        "Rule", 'Effects must be resolved, except those that say "may", the costs of arrows and the trash icon.'
    ),
    "R13.2": QT_TRANSLATE_NOOP("Rule", "A card that trashes itself without an arrow must be trashed."),
    "R13.3": QT_TRANSLATE_NOOP("Rule", "An arrow has a cost on one side and a gain on the other; nobody has to pay."),
    "R13.4": QT_TRANSLATE_NOOP("Rule", "An arrow is paid at most once for each use of its card."),
    "R13.5": QT_TRANSLATE_NOOP("Rule", "The full cost is paid before the gain, which cannot help to pay it."),
    "R13.6": QT_TRANSLATE_NOOP("Rule", "Mandatory effects are carried out as far as possible; the rest is lost."),
    "R13.7": QT_TRANSLATE_NOOP("Rule", "Conditions are checked on resolving, not on playing."),
    "R13.8": QT_TRANSLATE_NOOP(
        "Rule",
        "A mandatory effect whose condition fails cannot be skipped: it waits, and is lost as the turn ends.",
    ),
    "R13.9": QT_TRANSLATE_NOOP(
        "Rule", "A Bond needs another card of that Faction in play; two such cards count for each other."
    ),
    "R13.10": QT_TRANSLATE_NOOP("Rule", "When two are to be chosen, both are named before the first is resolved."),
    "R13.11": QT_TRANSLATE_NOOP("Rule", "Opponents decide one by one, starting to the left of the acting player."),
    "R13.12": QT_TRANSLATE_NOOP(
        "Rule", "Which cost of Sell Melange you pay is decided on sending the Agent; one trade per visit."
    ),
    # R14: troops
    "R14.1": QT_TRANSLATE_NOOP("Rule", "Recruited troops come from the supply, as long as it has any."),
    "R14.2": QT_TRANSLATE_NOOP("Rule", "Crossed swords mark the ten Combat spaces."),
    "R14.3": QT_TRANSLATE_NOOP(
        "Rule",
        "An Agent sent to a Combat space may deploy this turn's recruits and up to two more troops.",
    ),
    "R14.4": QT_TRANSLATE_NOOP("Rule", "Troops recruited this turn count wherever they came from."),
    "R14.5": QT_TRANSLATE_NOOP("Rule", "Troops in the garrison cannot be recruited again."),
    "R14.6": QT_TRANSLATE_NOOP(
        "Rule", "The limit is the troops recruited plus two, and what the garrison holds; it ends with the turn."
    ),
    "R14.7": QT_TRANSLATE_NOOP("Rule", "Elsewhere no troops are deployed; deployment by a card has its own limit."),
    "R14.8": QT_TRANSLATE_NOOP("Rule", "A second permission to deploy does not raise the limit of two."),
    "R14.9": QT_TRANSLATE_NOOP("Rule", "Troops may be taken back within the turn, until an effect has counted them."),
    "R14.10": QT_TRANSLATE_NOOP(
        "Rule", "Troops recruited in Reveal turns and as rewards stay in the garrison unless a text deploys them."
    ),
    # R15: control
    "R15.1": QT_TRANSLATE_NOOP("Rule", "Winning control replaces any other marker there with the winner's."),
    "R15.2": QT_TRANSLATE_NOOP("Rule", "Markers never run out; winning a place you control changes nothing."),
    "R15.3": QT_TRANSLATE_NOOP(
        "Rule", "An Agent sent to a controlled space earns the marker's owner 1 Solari, or 1 spice at Imperial Basin."
    ),
    "R15.4": QT_TRANSLATE_NOOP("Rule", "Control also gives a defending troop at the start of a round."),
    # R16: spice
    "R16.1": QT_TRANSLATE_NOOP(
        "Rule", "Imperial Basin yields 1 spice, Hagga Basin 2 for 1 water, The Great Flat 3 for 2 water."
    ),
    "R16.2": QT_TRANSLATE_NOOP("Rule", "A harvest is the base amount and all bonus spice on the space."),
    # R17: Reveal turns
    "R17.1": QT_TRANSLATE_NOOP("Rule", "The steps: reveal cards, resolve, set strength, clean up."),
    "R17.2": QT_TRANSLATE_NOOP("Rule", "The whole hand is revealed, even an empty one."),
    "R17.3": QT_TRANSLATE_NOOP("Rule", "Reveal boxes of those cards only, in any order."),
    "R17.4": QT_TRANSLATE_NOOP(
        "Rule", "Further Persuasion: 2 for a High Council seat, 1 for an Agent at Hall of Oratory, and waiting Plots."
    ),
    "R17.5": QT_TRANSLATE_NOOP("Rule", "Purchases may come before, among or after the effects."),
    "R17.6": QT_TRANSLATE_NOOP("Rule", "A card drawn in a Reveal turn is revealed too."),
    "R17.7": QT_TRANSLATE_NOOP("Rule", "Strength is kept up to date throughout the turn."),
    "R17.8": QT_TRANSLATE_NOOP("Rule", "At the end all cards in play are discarded, and leftover Persuasion is lost."),
    "R17.9": QT_TRANSLATE_NOOP("Rule", "Cards that come after your reveal are kept for the next round."),
    # R18: acquiring
    "R18.1": QT_TRANSLATE_NOOP("Rule", "The Row and two Reserve stacks can be acquired, but not Foldspace."),
    "R18.2": QT_TRANSLATE_NOOP("Rule", "Acquire any number of cards at their printed cost."),
    "R18.3": QT_TRANSLATE_NOOP("Rule", "Persuasion does not outlast the turn."),
    "R18.4": QT_TRANSLATE_NOOP("Rule", "An acquired card goes to the discard pile and cannot be used yet."),
    "R18.5": QT_TRANSLATE_NOOP("Rule", "A gap in the Row is filled at once, and the new card can be acquired too."),
    "R18.6": QT_TRANSLATE_NOOP("Rule", "The gap is filled before the acquired card does anything."),
    "R18.7": QT_TRANSLATE_NOOP("Rule", "The acquire box works once, however the card was acquired."),
    "R18.8": QT_TRANSLATE_NOOP("Rule", "The Spice Must Flow gives a point that stays, even if the card goes."),
    "R18.9": QT_TRANSLATE_NOOP(
        "Rule", "Without a deck the Row shrinks; an empty stack has nothing to acquire until a card returns."
    ),
    "R18.10": QT_TRANSLATE_NOOP(
        "Rule",
        "Acquiring by an effect needs no Persuasion, looks at the printed cost, and says where the card goes.",
    ),
    # R19: strength
    "R19.1": QT_TRANSLATE_NOOP("Rule", "Two for each of your troops in the Conflict, one for each sword."),
    "R19.2": QT_TRANSLATE_NOOP("Rule", "Troops elsewhere add no strength."),
    "R19.3": QT_TRANSLATE_NOOP("Rule", "Strength is 0 without troops in the Conflict, as soon as the last one leaves."),
    "R19.4": QT_TRANSLATE_NOOP("Rule", "Swords revealed earlier count once a troop arrives."),
    "R19.5": QT_TRANSLATE_NOOP("Rule", "Strength has no upper limit."),
    "R19.6": QT_TRANSLATE_NOOP("Rule", "Strength is public and changes at once."),
    # R20: Combat
    "R20.1": QT_TRANSLATE_NOOP("Rule", "Only those with troops in the Conflict take part."),
    "R20.2": QT_TRANSLATE_NOOP("Rule", "Clockwise from the First Player: play Combat cards or pass."),
    "R20.3": QT_TRANSLATE_NOOP(
        "Rule", "It ends when all who take part have passed in a row; passing alone does not bind anybody."
    ),
    "R20.4": QT_TRANSLATE_NOOP("Rule", "Changes of troops or strength take effect at once."),
    "R20.5": QT_TRANSLATE_NOOP("Rule", "Losing the last troop means being out of the Combat for good."),
    "R20.6": QT_TRANSLATE_NOOP("Rule", "Players are ranked by strength; strength 0 earns nothing."),
    "R20.7": QT_TRANSLATE_NOOP("Rule", "The strongest gets the first reward, the next the second."),
    "R20.8": QT_TRANSLATE_NOOP("Rule", "With three players, a third reward is given only after a tie for second."),
    "R20.9": QT_TRANSLATE_NOOP("Rule", "Rewards are taken in turn order, beginning with the First Player."),
    "R20.10": QT_TRANSLATE_NOOP(
        "Rule", "Cards for winning are played with the rewards, mixed as the winner likes; not after a tie."
    ),
    "R20.11": QT_TRANSLATE_NOOP(
        "Rule",
        "Costs in rewards may be declined; recruits come before troops in the Conflict are back in supply.",
    ),
    "R20.12": QT_TRANSLATE_NOOP("Rule", "Afterwards all units leave the Conflict, and strength goes to 0."),
    "R20.13": QT_TRANSLATE_NOOP("Rule", "The Conflict card stays on the pile; nobody keeps it."),
    # R21: ties
    "R21.1": QT_TRANSLATE_NOOP(
        "Rule", "Tied for first: all get the second reward. Tied for second: all get the third. Tied for third: none."
    ),
    "R21.2": QT_TRANSLATE_NOOP(
        "Rule", "If two of four players tie for first, the others compete for the third reward."
    ),
    "R21.3": QT_TRANSLATE_NOOP("Rule", "All outcomes with three players and their rewards."),
    "R21.4": QT_TRANSLATE_NOOP("Rule", "All outcomes with four players and their rewards."),
    "R21.5": QT_TRANSLATE_NOOP("Rule", "With fewer players in the Conflict, the remaining places are left out."),
    # R22: Makers
    "R22.1": QT_TRANSLATE_NOOP("Rule", "Maker spaces where no Agent stands gain 1 bonus spice."),
    "R22.2": QT_TRANSLATE_NOOP("Rule", "What counts is who is there at that moment: a space left earlier is empty."),
    # R23: Recall
    "R23.1": QT_TRANSLATE_NOOP(
        "Rule", "With ten points or no Conflict card left the Endgame begins, without the rest of this phase."
    ),
    "R23.2": QT_TRANSLATE_NOOP(
        "Rule", "Otherwise Agents and the Mentat return, the First Player marker moves on, and a new round begins."
    ),
    # R24: Endgame
    "R24.1": QT_TRANSLATE_NOOP(
        "Rule", "In turn order, beginning with the First Player, players may play Endgame cards."
    ),
    "R24.2": QT_TRANSLATE_NOOP("Rule", "Most points win; then most spice, Solari, water, and troops in the garrison."),
    "R24.3": QT_TRANSLATE_NOOP("Rule", "If still tied, whoever revealed later in the last round wins."),
    # R25: board spaces
    "R25.1": QT_TRANSLATE_NOOP("Rule", "The 22 spaces with their icons and costs."),
    "R25.2": QT_TRANSLATE_NOOP("Rule", "High Council: 2 more Persuasion in this and all later Reveal turns."),
    "R25.3": QT_TRANSLATE_NOOP("Rule", "Hall of Oratory: a troop; later 1 Persuasion if the Agent is still there."),
    "R25.4": QT_TRANSLATE_NOOP("Rule", "Sell Melange: 2 to 5 spice for 6, 8, 10 or 12 Solari."),
    "R25.5": QT_TRANSLATE_NOOP("Rule", "Selective Breeding: you may trash a card to draw two cards."),
    "R25.6": QT_TRANSLATE_NOOP("Rule", "Secrets: draw, then steal Intrigue. Foldspace: take the card of that name."),
    "R25.7": QT_TRANSLATE_NOOP("Rule", "Mentat: a card, and the Mentat if it is there."),
    # R26: cards and leaders that need care
    "R26.1": QT_TRANSLATE_NOOP("Rule", "The Voice closes a space to opponents until its player's next turn."),
    "R26.2": QT_TRANSLATE_NOOP(
        "Rule", "Kwisatz Haderach moves any of your Agents anywhere; costs, limits and The Voice still apply."
    ),
    "R26.3": QT_TRANSLATE_NOOP(
        "Rule", "Bindu Suspension is played at the start of a turn: draw, then you may skip the turn."
    ),
    "R26.4": QT_TRANSLATE_NOOP("Rule", "Looking at the top card needs a deck; nothing is shuffled for it."),
    "R26.5": QT_TRANSLATE_NOOP(
        "Rule", "The Baron reveals his tokens once, after deploying four troops in a turn: Influence with both."
    ),
    "R26.6": QT_TRANSLATE_NOOP(
        "Rule",
        "Helena keeps her card through her next Reveal turn; no Agent blocks hers on two kinds of spaces.",
    ),
    "R26.7": QT_TRANSLATE_NOOP("Rule", "Leaders' discounts apply to costs printed on the board."),
    "R26.8": QT_TRANSLATE_NOOP("Rule", "Plots that help an Agent help only the Agent of this turn."),
    # R27: who knows what
    "R27.1": QT_TRANSLATE_NOOP("Rule", "Hidden: decks, unused Conflicts, others' Intrigue cards, the Baron's tokens."),
    "R27.2": QT_TRANSLATE_NOOP("Rule", "Public: the Row, the Conflict, and what is in play, discarded or in supply."),
    "R27.3": QT_TRANSLATE_NOOP("Rule", "Only thief and victim know which card was stolen."),
    # R28: where sources differ, what is done
    "R28.1": QT_TRANSLATE_NOOP("Rule", "Bindu Suspension: skipping the turn is optional."),
    "R28.2": QT_TRANSLATE_NOOP("Rule", "Mentat as a reward: see R6.5."),
    "R28.3": QT_TRANSLATE_NOOP("Rule", "In play: up to Clean Up, not to the end of the round."),
    "R28.4": QT_TRANSLATE_NOOP("Rule", "An arrow works once."),
    "R28.5": QT_TRANSLATE_NOOP("Rule", "A trashed Reserve card returns to its stack."),
    "R28.6": QT_TRANSLATE_NOOP("Rule", "Three of four tied for first: no third reward."),
    "R28.7": QT_TRANSLATE_NOOP("Rule", "Without strength a player takes no part in the Combat."),
    "R28.8": QT_TRANSLATE_NOOP("Rule", "The Voice ends as its player's turn begins."),
    "R28.9": QT_TRANSLATE_NOOP("Rule", "Any number of Intrigue cards; the Baron's tokens once per game."),
    "R28.10": QT_TRANSLATE_NOOP("Rule", "How far the Russian board guide goes."),
    # Q: decisions where the sources are open
    "Q1": QT_TRANSLATE_NOOP("Rule", "Bindu Suspension: is skipping the turn mandatory? No."),
    "Q2": QT_TRANSLATE_NOOP("Rule", "A Spy icon: must a Spy be placed? No."),
    "Q3": QT_TRANSLATE_NOOP("Rule", "A trashed Intrigue card leaves the game."),
    "Q4": QT_TRANSLATE_NOOP("Rule", "Distraction comes after three deployed units; its post may be shared."),
    "Q5": QT_TRANSLATE_NOOP("Rule", "An Objective can be turned face down like a won Conflict."),
    "Q6": QT_TRANSLATE_NOOP("Rule", "The lines of an Intrigue card are used separately, at least one of them."),
    "Q7": QT_TRANSLATE_NOOP("Rule", "Kwisatz Haderach does not lift the cost and requirement of the space."),
    "Q8": QT_TRANSLATE_NOOP("Rule", "Spacing Guild's Favor also earns spice when it is discarded from the deck."),
    "Q9": QT_TRANSLATE_NOOP("Rule", "Harvest contracts count the whole turn's spice; others must be held on sending."),
    "Q10": QT_TRANSLATE_NOOP("Rule", "Shaddam can take his own contracts when no others are left, then 2 Solari."),
    "Q11": QT_TRANSLATE_NOOP("Rule", "Jessica's spice and flip work even with nothing left to move."),
    "Q12": QT_TRANSLATE_NOOP("Rule", "The Reverend Mother repeats printed effects and nothing else."),
    "Q13": QT_TRANSLATE_NOOP("Rule", "One Spy is enough to infiltrate, however many Agents stand there."),
    "Q14": QT_TRANSLATE_NOOP("Rule", "Feyd gets nothing more at the end of his track."),
    "Q15": QT_TRANSLATE_NOOP("Rule", "The seat from Corrinth City already counts in the same Reveal turn."),
    "Q16": QT_TRANSLATE_NOOP("Rule", "The Hagal deck of Uprising has 37 cards, Reshuffle among them."),
    "Q17": QT_TRANSLATE_NOOP("Rule", "The First Player marker decides who begins, Rivals included."),
    "Q18": QT_TRANSLATE_NOOP("Rule", "Expert Deployment: Rivals deploy all or nothing."),
    "Q19": QT_TRANSLATE_NOOP("Rule", "Influence that no track has room for is lost."),
    "Q20": QT_TRANSLATE_NOOP("Rule", "The control bonus comes first, before anything the visitor gains."),
    "Q21": QT_TRANSLATE_NOOP("Rule", "Is the Row refilled when the deck is empty? No, it gets smaller."),
    "Q22": QT_TRANSLATE_NOOP("Rule", "Power Play: 2 Influence instead of the 1 for the visit."),
    "Q23": QT_TRANSLATE_NOOP("Rule", "An opponent who must discard more cards than in hand discards the whole hand."),
    "Q24": QT_TRANSLATE_NOOP(
        "Rule", "Plots can be played from the start of a turn, before its kind is chosen, until its end."
    ),
    "Q25": QT_TRANSLATE_NOOP("Rule", "The Voice is not limited by the number of control markers."),
    "Q26": QT_TRANSLATE_NOOP("Rule", "Dispatch an Envoy also serves a card that has no icon."),
    "Q27": QT_TRANSLATE_NOOP("Rule", "The two lines of Corner the Market count separately."),
    "Q28": QT_TRANSLATE_NOOP("Rule", "Reinforcements before the kind of turn is chosen: it is not a Reveal turn yet."),
    "Q29": QT_TRANSLATE_NOOP(
        "Rule",
        "What Ilban and Memnon gain goes in any order; what Staban, Margot and Irulan gain comes at once.",
    ),
    "Q30": QT_TRANSLATE_NOOP("Rule", "The Baron must reveal his tokens, at a moment of his choice in that turn."),
    "Q31": QT_TRANSLATE_NOOP("Rule", "No Plot within a paid arrow or between lines of another Plot."),
    "Q32": QT_TRANSLATE_NOOP(
        "Rule", "Whoever has played has not passed: the others answer, then that seat is asked again."
    ),
    "Q33": QT_TRANSLATE_NOOP("Rule", "One condition for several icons is checked once."),
    "Q34": QT_TRANSLATE_NOOP("Rule", "What cannot be gained by the time its unit ends is lost."),
    "Q35": QT_TRANSLATE_NOOP("Rule", "Intrigue cards that a Rival pays with go to the discard pile, face up."),
    "Q36": QT_TRANSLATE_NOOP("Rule", "Nobody can Gather Intelligence with no card left to draw."),
    "Q37": QT_TRANSLATE_NOOP(
        "Rule", "Recruiting waits while your supply has no troops; missing troops are not made up for later."
    ),
    "Q38": QT_TRANSLATE_NOOP("Rule", "The Baron chooses when all other Leaders are set up, wherever he sits."),
    **rules_book_uprising.RULES,
    **rules_book_rivals.RULES,
}
