"""What a line of icons is made of. ``scene/`` knows how each sign looks."""

from __future__ import annotations

from typing import Final

from attrs import frozen


@frozen
class Sign:
    """An icon with its number: one digit stands inside the icon, anything longer beside it.

    ``may``: a dashed frame, the effect may be declined.
    """

    name: str
    number: str = ""
    may: bool = False


Signs = tuple[Sign, ...]

#: Between icons: pay to get, or, if, and.
ARROW, OR, IF, AND = Sign("arrow"), Sign("or"), Sign("if"), Sign("and")
#: What icons cannot say: the wording stands in the preview.
WORDS = Sign("words")

#: Every name that a sign may have. A test holds this equal to the glyphs that can be drawn.
NAMES: Final = (
    "arrow", "or", "if", "and", "words", "per", "open", "close",
    # gains
    "solari", "spice", "water", "persuasion", "sword", "vp",
    "troop", "card", "intrigue",
    "influence", "influence_emperor", "influence_spacing_guild", "influence_bene_gesserit", "influence_fremen",
    "alliance", "alliance_emperor", "alliance_spacing_guild", "alliance_bene_gesserit", "alliance_fremen",
    # agent icons
    "emperor", "spacing_guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade",
    # pieces and things
    "agent", "swordmaster", "mentat", "council", "control", "combat", "signet", "voice", "token", "first_player",
    "garrison", "supply", "conflict", "deck", "discard_pile", "row", "maker", "agents_left",
    # deeds
    "trash", "trash_this", "discard", "draw_top", "recall", "retreat", "deploy", "steal", "acquire", "reveal", "send",
    "look", "lose_troop", "lose_influence", "foldspace", "return_card", "opponent", "opponents", "round",
    # spies, sandworms, contracts, battle icons
    "spy", "recall_spy", "sandworm", "hooks", "wall", "shield_wall", "contract", "objective", "memory",
    "trash_intrigue",
    "crysknife", "desert_mouse", "ornithopter", "wild",
    # kinds of intrigue
    "plot", "combat_card", "endgame_card",
    # the window's own
    "sealed", "pin", "undo", "menu", "help", "rival", "human", "bot", "random", "passed", "zoom_in", "zoom_out", "fit",
    "play", "pause", "step_on", "step_off", "turn_on", "turn_off", "round_on", "round_off",
)  # fmt: skip
