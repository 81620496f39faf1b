"""What the people and the computers at a table are called, and how the computers play."""

from __future__ import annotations

from typing import Final

from dune_desktop.engine.names import Seat
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Text, Texts

Players = Texts("Players")

#: Levels and personalities by name, as in ``bots.names``; empty: no personality.
LEVELS: Final[dict[str, Text]] = {
    "random": QT_TRANSLATE_NOOP("Players", "Random"),
    "novice": QT_TRANSLATE_NOOP("Players", "Novice"),
    "skilled": QT_TRANSLATE_NOOP("Players", "Skilled"),
    "master": QT_TRANSLATE_NOOP("Players", "Master"),
}
PERSONALITIES: Final[dict[str, Text]] = {
    "": QT_TRANSLATE_NOOP("Players", "Balanced"),
    "warlike": QT_TRANSLATE_NOOP("Players", "Warlike"),
    "diplomat": QT_TRANSLATE_NOOP("Players", "Diplomat"),
    "merchant": QT_TRANSLATE_NOOP("Players", "Merchant"),
    "schemer": QT_TRANSLATE_NOOP("Players", "Schemer"),
    "architect": QT_TRANSLATE_NOOP("Players", "Architect"),
}
#: What seats of each level are called that have no name.
_NUMBERED: Final[dict[str, Text]] = {
    "novice": QT_TRANSLATE_NOOP("Players", "Novice {number}"),
    "skilled": QT_TRANSLATE_NOOP("Players", "Skilled {number}"),
    "master": QT_TRANSLATE_NOOP("Players", "Master {number}"),
}
#: Each in a sentence.
ABOUT_LEVELS: Final[dict[str, Text]] = {
    "random": QT_TRANSLATE_NOOP("Players", "Takes any legal move, without a plan."),
    "novice": QT_TRANSLATE_NOOP(
        "Players", "Plays sensibly, but with the eyes of a newcomer: what pays later counts little."
    ),
    "skilled": QT_TRANSLATE_NOOP("Players", "Plans each turn to its end and keeps an eye on its opponents."),
    "master": QT_TRANSLATE_NOOP("Players", "Thinks for some seconds, and tries out how the round may end."),
}
ABOUT_PERSONALITIES: Final[dict[str, Text]] = {
    "": QT_TRANSLATE_NOOP("Players", "Goes for whatever is worth the most at the moment."),
    "warlike": QT_TRANSLATE_NOOP("Players", "Loves troops and swords, and fights for Conflicts others would leave."),
    "diplomat": QT_TRANSLATE_NOOP("Players", "Courts the Factions: Influence, Alliances, a seat on the High Council."),
    "merchant": QT_TRANSLATE_NOOP(
        "Players", "Gathers Solari, spice and water, and takes contracts where there are any."
    ),
    "schemer": QT_TRANSLATE_NOOP("Players", "Works in secret, with Intrigue cards and spies."),
    "architect": QT_TRANSLATE_NOOP("Players", "Builds a strong deck and buys the best cards of the Imperium Row."),
}


def numbered(seat: Seat) -> str:
    """What records call a seat that was given no name: in every language the same."""
    return str(seat + 1)


def called(name: str, seat: Seat, bot: str = "") -> str:
    """The name that records have, for people to read; ``bot``: which computer plays, empty for a person."""
    if name != numbered(seat):
        return name
    if not bot:
        return Players.tr("Player {number}").format(number=seat + 1)
    unnamed = _NUMBERED.get(bot.partition(".")[0])
    return (Players.tr("Computer {number}") if unnamed is None else str(unnamed)).format(number=seat + 1)


def level(name: str) -> str:
    """What a level is called; one that only another version of the program knows stands for itself."""
    return str(LEVELS.get(name, name))


def way_to_play(bot: str) -> str:
    """The level and the personality of the bot that records call so."""
    name, _, personality = bot.partition(".")
    if not personality:
        return level(name)
    known = str(PERSONALITIES.get(personality, personality))
    return Players.tr("{level} · {personality}").format(level=level(name), personality=known)
