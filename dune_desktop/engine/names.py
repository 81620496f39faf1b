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

#: Factions and agent icons by their numbers. A product that has new ones enters them; games have those that they print.
FACTIONS: list[str] = []
ICONS: list[str] = []


def icon(name: str) -> int:
    """The number of an agent icon, which is entered if it is new."""
    if name not in ICONS:
        ICONS.append(name)
    return ICONS.index(name)


def faction(name: str) -> int:
    """The number of a faction, which is entered if it is new; the agent icon of its spaces has the same name."""
    icon(name)
    if name not in FACTIONS:
        FACTIONS.append(name)
    return FACTIONS.index(name)


EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN = map(faction, ("emperor", "spacing_guild", "bene_gesserit", "fremen"))
LANDSRAAD, CITY, SPICE_TRADE, SPY = map(icon, ("landsraad", "city", "spice_trade", "spy"))
#: In the place of factions, or of their icons: whichever the game has.
ANY: tuple[int, ...] = ()

CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER, WILD = range(4)
BATTLE_ICONS = ("crysknife", "desert_mouse", "ornithopter", "wild")

RESOURCES = ("solari", "spice", "water")

COUNCIL_PERSUASION = 2
#: Garrison troops that a combat space lets one deploy besides those recruited this turn (R14.3).
GARRISON_RIGHT = 2
#: Contracts that lie open (U18.1).
CONTRACTS_OPEN = 2

# Zones of a card, as they stand in action texts and scenarios.
HAND, DECK, DISCARD, PLAYED, REVEALED = "hand", "deck", "discard", "played", "revealed"
#: Of intrigue cards.
INTRIGUE = "intrigue"
# Zones of a unit, the board spaces that it holds among them; the bank is nobody's.
SUPPLY, GARRISON, CONFLICT, HELD, BANK = "supply", "garrison", "conflict", "held", "bank"

# Stages of a turn.
START_STAGE, AGENT_STAGE, REVEAL_STAGE, OVER_STAGE = "start", "agent", "reveal", "over"


def mask(numbers: tuple[int, ...]) -> int:
    """The numbers as a bit mask."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
