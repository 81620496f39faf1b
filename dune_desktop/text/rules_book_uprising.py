"""The rules of Uprising and of both games together, in our own words: what is new, and what differs."""

from typing import Final

from dune_desktop.text.tongue import QT_TRANSLATE_NOOP, Text

SECTIONS: Final[dict[str, Text]] = {
    "U1": QT_TRANSLATE_NOOP("RuleSection", "Uprising: what is in the box"),
    "U2": QT_TRANSLATE_NOOP("RuleSection", "Uprising: setup"),
    "U3": QT_TRANSLATE_NOOP("RuleSection", "Uprising: what is new"),
    "U4": QT_TRANSLATE_NOOP("RuleSection", "Uprising: Influence"),
    "U5": QT_TRANSLATE_NOOP("RuleSection", "Uprising: Intrigue cards"),
    "U6": QT_TRANSLATE_NOOP("RuleSection", "Uprising: Agent icons and requirements"),
    "U7": QT_TRANSLATE_NOOP("RuleSection", "Uprising: Agent turns"),
    "U8": QT_TRANSLATE_NOOP("RuleSection", "Uprising: units"),
    "U9": QT_TRANSLATE_NOOP("RuleSection", "Uprising: sandworms"),
    "U10": QT_TRANSLATE_NOOP("RuleSection", "Uprising: Maker hooks and the Shield Wall"),
    "U11": QT_TRANSLATE_NOOP("RuleSection", "Uprising: Spies"),
    "U12": QT_TRANSLATE_NOOP("RuleSection", "Uprising: other icons"),
    "U13": QT_TRANSLATE_NOOP("RuleSection", "Uprising: control"),
    "U14": QT_TRANSLATE_NOOP("RuleSection", "Uprising: Reveal turns"),
    "U15": QT_TRANSLATE_NOOP("RuleSection", "Uprising: Combat"),
    "U16": QT_TRANSLATE_NOOP("RuleSection", "Uprising: doubled rewards"),
    "U17": QT_TRANSLATE_NOOP("RuleSection", "Uprising: Makers, Recall, Endgame"),
    "U18": QT_TRANSLATE_NOOP("RuleSection", "Uprising: contracts"),
    "U19": QT_TRANSLATE_NOOP("RuleSection", "Uprising: board spaces"),
    "U20": QT_TRANSLATE_NOOP("RuleSection", "Uprising: Leaders"),
    "U21": QT_TRANSLATE_NOOP("RuleSection", "Both games together"),
    "U22": QT_TRANSLATE_NOOP("RuleSection", "Uprising: where sources differ"),
}

RULES: Final[dict[str, Text]] = {
    # U1: what is in the box
    "U1.1": QT_TRANSLATE_NOOP("Rule", "The shared pieces of Uprising and how many copies of every card there are."),
    "U1.2": QT_TRANSLATE_NOOP("Rule", "The CHOAM module adds four cards to each deck, Shaddam, and twenty contracts."),
    "U1.3": QT_TRANSLATE_NOOP("Rule", "Each player has the same pieces as in the base game, and three Spies."),
    "U1.4": QT_TRANSLATE_NOOP("Rule", "Uprising has no Mentat, no Foldspace and no Arrakis Liaison."),
    # U2: setup
    "U2.1": QT_TRANSLATE_NOOP("Rule", "The Shield Wall stands when the game begins; there is no Mentat."),
    "U2.2": QT_TRANSLATE_NOOP(
        "Rule",
        "The Conflict deck from the top: a Conflict I, five Conflicts II, four III; the others stay unseen.",
    ),
    "U2.3": QT_TRANSLATE_NOOP("Rule", "Without its module, everything of CHOAM stays in the box, Shaddam too."),
    "U2.4": QT_TRANSLATE_NOOP("Rule", "The Reserve is two stacks: The Spice Must Flow, and Prepare the Way."),
    "U2.5": QT_TRANSLATE_NOOP("Rule", "Sandworms and Maker hooks come from the bank."),
    "U2.6": QT_TRANSLATE_NOOP("Rule", "All three Spies of a player begin in the supply."),
    "U2.7": QT_TRANSLATE_NOOP(
        "Rule", "With four players a point each; everybody has 1 water, 3 garrison troops and 2 Agents."
    ),
    "U2.8": QT_TRANSLATE_NOOP(
        "Rule", "Everybody is dealt an Objective for the number of players; one of them names the First Player."
    ),
    "U2.9": QT_TRANSLATE_NOOP("Rule", "Three players use three Objectives, four use four, without the ornithopter."),
    "U2.10": QT_TRANSLATE_NOOP(
        "Rule", "Feyd starts at the left of his track, Jessica on her front, Staban without Diplomacy."
    ),
    # U3: what is new
    "U3.1": QT_TRANSLATE_NOOP(
        "Rule", "Spies, sandworms, the Shield Wall, Objectives and contracts are new; Mentat and Foldspace are gone."
    ),
    # U4: Influence
    "U4.1": QT_TRANSLATE_NOOP("Rule", "The tracks work as in the base game, points and Alliances included."),
    "U4.2": QT_TRANSLATE_NOOP(
        "Rule", "At 4: a Spy, 3 Solari, an Intrigue card or 1 water, from the Emperor to the Fremen."
    ),
    "U4.3": QT_TRANSLATE_NOOP("Rule", "The Emperor's Spy is placed at that moment and cannot be kept for later."),
    "U4.4": QT_TRANSLATE_NOOP("Rule", "Reaching 2 means going up to it or past it, every time."),
    # U5: Intrigue cards
    "U5.1": QT_TRANSLATE_NOOP("Rule", "Intrigue cards come mostly from Secrets, Sardaukar and Assembly Hall."),
    "U5.2": QT_TRANSLATE_NOOP("Rule", "To trash an Intrigue card, its owner picks one in hand; it leaves the game."),
    "U5.3": QT_TRANSLATE_NOOP("Rule", "Being made to discard never costs an Intrigue card."),
    "U5.4": QT_TRANSLATE_NOOP("Rule", "Cards for winning a Conflict come only from the base game."),
    # U6: Agent icons and requirements
    "U6.1": QT_TRANSLATE_NOOP("Rule", "The Spy is an eighth Agent icon."),
    "U6.2": QT_TRANSLATE_NOOP(
        "Rule", "The Spy icon reaches spaces your Spies watch; they stay there; costs and requirements still apply."
    ),
    "U6.3": QT_TRANSLATE_NOOP("Rule", "Three spaces require 2 Influence; they belong to no Faction."),
    "U6.4": QT_TRANSLATE_NOOP("Rule", "Undercover Asset opens such a space to the Agent it sends, and to no other."),
    # U7: Agent turns
    "U7.1": QT_TRANSLATE_NOOP(
        "Rule", "Card, space, Infiltrate, cost, Agent, Gather Intelligence; then the effects in any order."
    ),
    "U7.2": QT_TRANSLATE_NOOP("Rule", "What the card itself gains comes too late for the optional cost of the space."),
    "U7.3": QT_TRANSLATE_NOOP("Rule", "An arrow works only once, unless a Conflict reward is doubled."),
    # U8: units
    "U8.1": QT_TRANSLATE_NOOP("Rule", "Troops and sandworms are units; what says “troops” does not affect sandworms."),
    "U8.2": QT_TRANSLATE_NOOP("Rule", "Ten spaces with crossed swords are Combat spaces here too."),
    "U8.3": QT_TRANSLATE_NOOP(
        "Rule", "You may deploy the troops recruited this turn and up to two more from the garrison."
    ),
    "U8.4": QT_TRANSLATE_NOOP("Rule", "Sandworms do not count against that limit, yet they are deployed units."),
    "U8.5": QT_TRANSLATE_NOOP("Rule", "Each player has a quadrant of the Conflict, only to see whose units are whose."),
    # U9: sandworms
    "U9.1": QT_TRANSLATE_NOOP("Rule", "A sandworm goes from the bank straight into the Conflict, never to a garrison."),
    "U9.2": QT_TRANSLATE_NOOP(
        "Rule", "Where hooks are shown, they are needed; no sandworm goes to a Conflict behind the Shield Wall."
    ),
    "U9.3": QT_TRANSLATE_NOOP("Rule", "The icon works by itself, also without a Combat space and in Reveal turns."),
    "U9.4": QT_TRANSLATE_NOOP(
        "Rule", "Hagga Basin, Deep Desert and Desert Power require hooks; bonus spice is taken in any case."
    ),
    "U9.5": QT_TRANSLATE_NOOP("Rule", "While the Shield Wall protects the Conflict, Maker spaces offer only spice."),
    "U9.6": QT_TRANSLATE_NOOP("Rule", "A sandworm is worth 3 strength and is enough to take part in a Combat."),
    "U9.7": QT_TRANSLATE_NOOP("Rule", "Sandworms can neither retreat nor be lost; they leave after the Combat."),
    # U10: maker hooks and the Shield Wall
    "U10.1": QT_TRANSLATE_NOOP("Rule", "Hooks are taken once and kept; they come from Sietch Tabr."),
    "U10.2": QT_TRANSLATE_NOOP("Rule", "Summoning does not use up the hooks."),
    "U10.3": QT_TRANSLATE_NOOP("Rule", "The Shield Wall keeps sandworms out of six Conflicts, known by their titles."),
    "U10.4": QT_TRANSLATE_NOOP(
        "Rule", "Destroying the Shield Wall is optional and permanent: every Conflict is then open to sandworms."
    ),
    "U10.5": QT_TRANSLATE_NOOP(
        "Rule", "If an effect does both, the Shield Wall may be destroyed before the sandworm comes."
    ),
    # U11: spies
    "U11.1": QT_TRANSLATE_NOOP("Rule", "Thirteen posts watch one to three spaces each and hold one Spy."),
    "U11.2": QT_TRANSLATE_NOOP(
        "Rule", "A Spy icon places a Spy from the supply on a free post, of a certain kind if the icon says so."
    ),
    "U11.3": QT_TRANSLATE_NOOP("Rule", "With no Spy left in supply, one may be recalled for nothing and placed again."),
    "U11.4": QT_TRANSLATE_NOOP("Rule", "Placing a Spy is optional."),
    "U11.5": QT_TRANSLATE_NOOP("Rule", "Recalling brings a Spy back from its post, mostly as a cost."),
    "U11.6": QT_TRANSLATE_NOOP(
        "Rule", "Infiltrate: a recalled Spy lets the Agent ignore others' Agents, never your own."
    ),
    "U11.7": QT_TRANSLATE_NOOP(
        "Rule", "Gather Intelligence: one recalled Spy is worth one card, before anything else happens."
    ),
    "U11.8": QT_TRANSLATE_NOOP(
        "Rule", "A Spy does one thing; of two at the same space, one infiltrates and one gathers."
    ),
    "U11.9": QT_TRANSLATE_NOOP("Rule", "The Spy that opened a space to its icon can be recalled there afterwards."),
    "U11.10": QT_TRANSLATE_NOOP("Rule", "Whatever brings a Spy back in the turn counts as recalling it."),
    "U11.11": QT_TRANSLATE_NOOP("Rule", "Spying on a space: a Spy stands on one of its posts."),
    "U11.12": QT_TRANSLATE_NOOP("Rule", "Two Spies of the same player never share a post."),
    "U11.13": QT_TRANSLATE_NOOP(
        "Rule", "Some post is always free; of a certain kind there may be none, and then no Spy is placed."
    ),
    # U12: other icons
    "U12.1": QT_TRANSLATE_NOOP("Rule", "Recalling an Agent means one sent earlier; it must be done if there is one."),
    "U12.2": QT_TRANSLATE_NOOP("Rule", "Discarding is mandatory unless it is a cost."),
    "U12.3": QT_TRANSLATE_NOOP("Rule", "A contract icon takes a contract; without contracts it is worth 2 Solari."),
    "U12.4": QT_TRANSLATE_NOOP("Rule", "Influence, Alliance and bond before a colon work as in the base game."),
    "U12.5": QT_TRANSLATE_NOOP("Rule", "The mark in the corner of a card only tells which set it belongs to."),
    # U13: control
    "U13.1": QT_TRANSLATE_NOOP(
        "Rule", "Arrakeen, Spice Refinery and Imperial Basin can be controlled; they earn 1 Solari or 1 spice."
    ),
    # U14: Reveal turns
    "U14.1": QT_TRANSLATE_NOOP("Rule", "The Row and two Reserve stacks can be acquired."),
    "U14.2": QT_TRANSLATE_NOOP("Rule", "Strength is known throughout the Reveal turn, and effects can depend on it."),
    "U14.3": QT_TRANSLATE_NOOP("Rule", "2 for a troop, 3 for a sandworm, 1 for a sword; nothing without units."),
    "U14.4": QT_TRANSLATE_NOOP("Rule", "What a condition has given is kept if it fails later."),
    "U14.5": QT_TRANSLATE_NOOP("Rule", "A condition met late in the turn still counts."),
    # U15: Combat
    "U15.1": QT_TRANSLATE_NOOP("Rule", "A single unit is enough to take part."),
    "U15.2": QT_TRANSLATE_NOOP(
        "Rule", "Third reward: with four players by rank, with three only after a tie; never without strength."
    ),
    "U15.3": QT_TRANSLATE_NOOP("Rule", "Ties are resolved as in the base game."),
    "U15.4": QT_TRANSLATE_NOOP(
        "Rule", "The only winner keeps the Conflict card after all other rewards; after a tie it stays."
    ),
    "U15.5": QT_TRANSLATE_NOOP(
        "Rule", "A pair of face-up cards with equal battle icons is turned face down for 1 point, at once and always."
    ),
    "U15.6": QT_TRANSLATE_NOOP("Rule", "So nobody ever has a face-up pair of equal battle icons."),
    "U15.7": QT_TRANSLATE_NOOP("Rule", "The wild icon waits for the Endgame."),
    "U15.8": QT_TRANSLATE_NOOP("Rule", "When all rewards are taken, troops go to supply and sandworms to the bank."),
    # U16: doubled rewards
    "U16.1": QT_TRANSLATE_NOOP(
        "Rule", "A sandworm in the Conflict makes its player take the reward twice, not more often."
    ),
    "U16.2": QT_TRANSLATE_NOOP("Rule", "All gains are doubled; a cost may be paid twice, once or not at all."),
    "U16.3": QT_TRANSLATE_NOOP("Rule", "Control and the battle icon are gained once."),
    "U16.4": QT_TRANSLATE_NOOP("Rule", "A doubled choice of Faction is made twice, independently."),
    "U16.5": QT_TRANSLATE_NOOP("Rule", "Propaganda doubled: two sets of two Factions, each named as a whole."),
    "U16.6": QT_TRANSLATE_NOOP("Rule", "Nothing but the reward is doubled: no cards, abilities, pairs or bonuses."),
    "U16.7": QT_TRANSLATE_NOOP(
        "Rule", "Troops recruited as a reward come before those in the Conflict are back in the supply."
    ),
    # U17: Makers, Recall, Endgame
    "U17.1": QT_TRANSLATE_NOOP("Rule", "Deep Desert, Hagga Basin and Imperial Basin gather spice."),
    "U17.2": QT_TRANSLATE_NOOP(
        "Rule", "In the Endgame the wild icon makes a pair with any face-up card, which gives 1 point."
    ),
    "U17.3": QT_TRANSLATE_NOOP("Rule", "The end and its tiebreakers are those of the base game."),
    # U18: contracts
    "U18.1": QT_TRANSLATE_NOOP(
        "Rule", "Two contracts lie face up, the rest are hidden; Sardaukar contracts wait for Shaddam, if he plays."
    ),
    "U18.2": QT_TRANSLATE_NOOP(
        "Rule", "When a contract is taken, the next is turned up; when all are gone, take 2 Solari instead."
    ),
    "U18.3": QT_TRANSLATE_NOOP("Rule", "Games without the module pay 2 Solari."),
    "U18.4": QT_TRANSLATE_NOOP(
        "Rule", "Contracts require a visit, spice at a Maker space, The Spice Must Flow, or nothing."
    ),
    "U18.5": QT_TRANSLATE_NOOP(
        "Rule", "A fulfilled contract must be completed, and so must all contracts that one visit fulfils."
    ),
    "U18.6": QT_TRANSLATE_NOOP(
        "Rule", "A contract for a space is another effect of the turn, after Gather Intelligence."
    ),
    "U18.7": QT_TRANSLATE_NOOP("Rule", "A visit fulfils only contracts held when the Agent was sent."),
    "U18.8": QT_TRANSLATE_NOOP(
        "Rule", "Harvest counts all spice of the turn, also earlier spice and spice that is spent."
    ),
    "U18.9": QT_TRANSLATE_NOOP("Rule", "A completed contract gives its reward and is kept face down to be counted."),
    "U18.10": QT_TRANSLATE_NOOP(
        "Rule", "A contract that recalls an Agent gives nothing if no other Agent is on the board."
    ),
    "U18.11": QT_TRANSLATE_NOOP(
        "Rule", "The Spice Must Flow: its point, abilities of cards in play, the contract, then waiting Intrigue."
    ),
    "U18.12": QT_TRANSLATE_NOOP("Rule", "Rise of Ix has contracts of its own."),
    # U19: board spaces
    "U19.1": QT_TRANSLATE_NOOP(
        "Rule", "High Council: the seat first; later visits bring 2 spice, an Intrigue card and 3 troops."
    ),
    "U19.2": QT_TRANSLATE_NOOP("Rule", "Swordmaster: 8 Solari for the first, 6 for everybody after that."),
    "U19.3": QT_TRANSLATE_NOOP(
        "Rule", "Imperial Privilege: an Intrigue card for another, an Agent back, a card: all separate effects."
    ),
    "U19.4": QT_TRANSLATE_NOOP(
        "Rule", "Assembly Hall: an Intrigue card now, 1 Persuasion later if the Agent is still there."
    ),
    "U19.5": QT_TRANSLATE_NOOP(
        "Rule", "Gather Support and Spice Refinery give more for a cost that is chosen on sending."
    ),
    "U19.6": QT_TRANSLATE_NOOP(
        "Rule", "Sietch Tabr: hooks, a troop and water; or water and, optionally, the Shield Wall."
    ),
    "U19.7": QT_TRANSLATE_NOOP("Rule", "Shipping turns spice into Solari and Influence with a Faction of your choice."),
    "U19.8": QT_TRANSLATE_NOOP(
        "Rule", "Icons of a space are separate effects; what is chosen as a whole is one effect."
    ),
    # U20: leaders
    "U20.1": QT_TRANSLATE_NOOP(
        "Rule", "Feyd's ring moves his token a space; forks are his choice, and at the end nothing is left."
    ),
    "U20.2": QT_TRANSLATE_NOOP("Rule", "Feyd may recall one Spy in his Reveal turn for 2 swords."),
    "U20.3": QT_TRANSLATE_NOOP(
        "Rule", "Jessica's ring: 1 spice for an Intrigue card and a memory, if a troop is there."
    ),
    "U20.4": QT_TRANSLATE_NOOP(
        "Rule", "At a Bene Gesserit space Jessica may exchange her memories for cards and is flipped for good."
    ),
    "U20.5": QT_TRANSLATE_NOOP(
        "Rule", "The Reverend Mother pays 1 water to repeat what is printed, once in a turn, from the flip on."
    ),
    "U20.6": QT_TRANSLATE_NOOP("Rule", "Only Shaddam takes Sardaukar contracts, each instead of a face-up one."),
    "U20.7": QT_TRANSLATE_NOOP(
        "Rule", "With Shaddam's ring none of his units enter the Conflict in that turn; then he chooses."
    ),
    "U20.8": QT_TRANSLATE_NOOP(
        "Rule", "Margot and Irulan gain at 2 Influence; their rings place a Spy, or get or trash a card."
    ),
    "U20.9": QT_TRANSLATE_NOOP(
        "Rule", "Gurney, Amber and Muad'Dib have abilities for Reveal turns, Staban one for the turns of others."
    ),
    # U21: Both games together
    "U21.1": QT_TRANSLATE_NOOP("Rule", "Uprising can be combined with everything that came before it."),
    "U21.2": QT_TRANSLATE_NOOP("Rule", "Conflicts of the base game are left out unless somebody wants them."),
    "U21.3": QT_TRANSLATE_NOOP(
        "Rule", "Calculated Hire and Sort Through the Chaos are taken out, as there is no Mentat."
    ),
    "U21.4": QT_TRANSLATE_NOOP("Rule", "All other Imperium and Intrigue cards, or any choice of them, may be mixed."),
    "U21.5": QT_TRANSLATE_NOOP("Rule", "The board, the Reserve and all pieces are those of Uprising."),
    "U21.6": QT_TRANSLATE_NOOP(
        "Rule", "Leaders of the base game can be played; Ariana harvests nothing where only sandworms are taken."
    ),
    "U21.7": QT_TRANSLATE_NOOP(
        "Rule", "Base cards that move troops do not affect sandworms; a troop in the Conflict means a unit there."
    ),
    "U21.8": QT_TRANSLATE_NOOP(
        "Rule", "Effects that let an Agent ignore others work besides Spies; the card Infiltrate needs no Spy."
    ),
    "U21.9": QT_TRANSLATE_NOOP("Rule", "Kwisatz Haderach may visit the High Council again, but not the Swordmaster."),
    "U21.10": QT_TRANSLATE_NOOP(
        "Rule", "Base Conflicts have no battle icon; their winner keeps them; those for Carthag are left out."
    ),
    "U21.11": QT_TRANSLATE_NOOP("Rule", "Rise of Ix and Immortality are not played here."),
    # U22: where sources differ
    "U22.1": QT_TRANSLATE_NOOP("Rule", "Placing a Spy or not: see U11.4."),
    "U22.2": QT_TRANSLATE_NOOP("Rule", "The Intrigue card given up at Imperial Privilege is trashed."),
    "U22.3": QT_TRANSLATE_NOOP("Rule", "Distraction does not wait: see Q4."),
    "U22.4": QT_TRANSLATE_NOOP("Rule", "Objectives serve the three cards named after battle icons: see Q5."),
    "U22.5": QT_TRANSLATE_NOOP("Rule", "Some details of Jessica, of full tracks and of control are conventions."),
    "U22.6": QT_TRANSLATE_NOOP("Rule", "The rule on ties is taken from other languages."),
}
