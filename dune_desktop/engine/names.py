"""The game's own vocabulary of small numbers and ids: factions, agent icons, resources, zones."""

Seat = int
CardNumber = int
"""A physical card of this game; its printed face is ``game.cards[number]``."""

NOBODY = -1
#: As many as the masks of who knows a card have room for.
SEATS = range(8)
#: A seat that nobody sits on: it sees what everybody sees. No game has so many seats, but the masks have room for it.
WATCHER: Seat = SEATS[-1]
#: Who knows a card, as a bit mask of seats.
EVERYBODY = 0xFF
NO_CARD = -1
HOME = -1
"""Where an agent is that is not on a board space."""
NO_POST = -1

EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN = range(4)
FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
ANY = (EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN)

LANDSRAAD, CITY, SPICE_TRADE, SPY = 4, 5, 6, 7
ICONS = (*FACTIONS, "landsraad", "city", "spice_trade", "spy")

CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, WILD = range(4)
BATTLE_ICONS = ("crysknife", "desert_mouse", "ornithopter", "wild")

RESOURCES = ("solari", "spice", "water")

COUNCIL_PERSUASION = 2
#: Garrison troops that a combat space lets one deploy besides those recruited this turn (R14.3).
GARRISON_RIGHT = 2
#: Contracts that lie open (U18.1).
CONTRACTS_OPEN = 2
#: What a unit adds to the strength (U14.3).
TROOP_STRENGTH, WORM_STRENGTH = 2, 3

# Zones of a card, as they stand in action texts and scenarios.
HAND, DECK, DISCARD, PLAYED, REVEALED = "hand", "deck", "discard", "played", "revealed"
#: Of intrigue cards.
INTRIGUE = "intrigue"
# Zones of a troop.
SUPPLY, GARRISON, CONFLICT = "supply", "garrison", "conflict"

# Stages of a turn.
START_STAGE, AGENT_STAGE, REVEAL_STAGE = "start", "agent", "reveal"


def mask(numbers: tuple[int, ...]) -> int:
    """The numbers as a bit mask."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
