"""How pieces on the table are called in questions, rows and drags: a kind and an id.

- ``card``: the number of a physical card that the viewer sees (hand, row, piles, intrigue, waiting, ...)
- ``reserve``: the id of a reserve card; ``deck``: a seat's deck; ``space``: its index; ``faction``; ``seat``
- ``agent``: the index of the space where the asked seat's agent stands, HOME for one on the leader
- ``units``: "garrison", "conflict", "supply" or "spies" (those in supply) of the acting seat; "garrison sandworm"
- ``leader``: "signet" or "ability" of the asked seat's leader, or "atomics": the buttons of the own plate
- ``post``: the index of an observation post; ``contract``, ``trophy``: its number; ``wall``: 0, the Shield Wall
- ``node``: the id of a space of a track; ``token``: the id of the track on which the own token stands
- ``item``: the address of an effect; ``branch``: a letter; ``amount``; ``yes``: 1 or 0; ``unit``: one of a kind
- ``button``: "end", "reveal", "pass", "done", ...: what stands at the foot of the decision panel; and places
  that something can be dropped on: "table" (to play it), "discard", "trash", "tray" (to have it)
"""

from __future__ import annotations

Ref = tuple[str, int | str]

CARD, RESERVE, DECK, SPACE, FACTION, SEAT = "card", "reserve", "deck", "space", "faction", "seat"
AGENT, UNITS, LEADER, ITEM = "agent", "units", "leader", "item"
POST, CONTRACT, TROPHY, WALL = "post", "contract", "trophy", "wall"
#: A node of a track, and the own token there, by the id of its track.
NODE, TOKEN = "node", "token"
#: Own money, by what it is called; a market's purse, with what lies there of each seat, by the id of the market.
MONEY, PURSE = "money", "purse"
BRANCH, AMOUNT, YES, UNIT, BUTTON = "branch", "amount", "yes", "unit", "button"
KINDS = (
    CARD, RESERVE, DECK, SPACE, FACTION, SEAT, AGENT, UNITS, LEADER, ITEM, POST, CONTRACT, TROPHY, WALL, BRANCH, AMOUNT,
    YES, UNIT, BUTTON,
)  # fmt: skip

#: Buttons.
REVEAL_BUTTON: Ref = (BUTTON, "reveal")
END_BUTTON: Ref = (BUTTON, "end")
PASS_BUTTON: Ref = (BUTTON, "pass")
#: Passes now, and by itself whenever the seat is asked again in this Combat.
PASS_ALL_BUTTON: Ref = (BUTTON, "pass_all")
#: Takes all that must still be done, one after another.
REST_BUTTON: Ref = (BUTTON, "rest")
DONE_BUTTON: Ref = (BUTTON, "done")
BACK_BUTTON: Ref = (BUTTON, "back")
#: Takes what the draft says, or answers an inline question with yes.
CONFIRM_BUTTON: Ref = (BUTTON, "confirm")

#: Places to drop something on, besides spaces, decks, posts and seats.
TABLE: Ref = (BUTTON, "table")
DISCARD_PILE: Ref = (BUTTON, "discard")
TRASH: Ref = (BUTTON, "trash")
OWN_TRAY: Ref = (BUTTON, "tray")

#: The leader's own effects, wherever they are open: the ring's also on the card that carries it.
SIGNET: Ref = (LEADER, "signet")
ABILITY: Ref = (LEADER, "ability")
#: The own Family Atomics, on the same plate.
ATOMICS: Ref = (LEADER, "atomics")

#: There is one at most.
SHIELD_WALL: Ref = (WALL, 0)

GARRISON_UNITS: Ref = (UNITS, "garrison")
CONFLICT_UNITS: Ref = (UNITS, "conflict")
SUPPLY_UNITS: Ref = (UNITS, "supply")
SPY_SUPPLY: Ref = (UNITS, "spies")


def units_ref(zone: str, unit: str) -> Ref:
    """Units of the acting seat there; what is no troop is named."""
    return UNITS, zone if unit == "troop" else f"{zone} {unit}"


def units_of(ref: Ref) -> tuple[str, str]:
    """The zone and the kind of units."""
    zone, _, unit = str(ref[1]).partition(" ")
    return zone, unit or "troop"
