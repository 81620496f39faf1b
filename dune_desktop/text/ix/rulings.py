"""Rulings on what Rise of Ix prints, in our own words, each with the rules that it follows from."""

from __future__ import annotations

from typing import Final

from dune_desktop.text.base.rulings import TRASHED_FIRST, VISITED
from dune_desktop.text.contexts import Ruling
from dune_desktop.text.room import Ruled

_UNLOAD: Final = Ruling.tr("The Reveal box is gained when the card is revealed, discarded or trashed, each time.")
_CONFLICT: Final = Ruling.tr("Troops of the track go to the garrison now; cards drawn are kept for the next round.")
_FREIGHTER: Final = Ruling.tr(
    "Advancing gives nothing by itself; recalling gives the rewards of its space and of those below, in any order."
)

RULINGS: Final[dict[str, Ruled]] = {
    # cards
    "foldspace": {
        Ruling.tr("Only the board space Foldspace gives it, and Ilesa's ring."): "R18.1 X7.11",
        TRASHED_FIRST: "R5.5 R5.10",
    },
    "appropriate": {
        Ruling.tr(
            "The price is paid wholly in spice or wholly in Solari; each Negotiator that returns takes 1 off either."
        ): "X5.7"
    },
    "bounty_hunter": {
        Ruling.tr("Whatever let you in counts; at an empty space the icon may be used, but earns nothing."): "X6.8"
    },
    "court_intrigue": {
        Ruling.tr("Nobody sees the card that you put back."): "X7.1",
        Ruling.tr("With an empty Intrigue deck the card that you put back is the one that you draw."): "QX23",
    },
    "desert_ambush": {
        Ruling.tr(
            "Every troop that you deploy this turn counts, a dreadnought does not; but a dreadnought may be made "
            "to retreat."
        ): "QX19",
        Ruling.tr("Sandworms do not retreat."): "X9.12",
    },
    "embedded_agent": {
        Ruling.tr(
            "The card itself is no other card; Bene Gesserit cards of earlier Agent turns of this round are in play."
        ): "R5.7"
    },
    "full_scale_assault": {
        Ruling.tr(
            "The swords come on top of the strength of the dreadnoughts, Rhombur's too; a later retreat does not "
            "take them away."
        ): "QX14"
    },
    "guild_accord": {
        Ruling.tr("The Alliance is needed at the moment when the Reveal box is gained."): "X6.2",
        Ruling.tr("Only the Agent that this card sends pays less."): "",
    },
    "guild_chief_administrator": {
        Ruling.tr("The card that you discard may then be the one that you trash; with Unload it works twice."): "X6.4"
    },
    "imperial_bashar": {
        Ruling.tr(
            "A card counts if it really gives swords this turn, and once, however many; those played with Agents "
            "do not."
        ): "X7.2"
    },
    "imperial_shock_trooper": {Ruling.tr("The 3 swords come on top of the 2."): ""},
    "ix_guild_compact": {Ruling.tr("Both cards must really be discarded."): "R13.5"},
    "ixian_engineer": {Ruling.tr("Tiles that lie face down count, trashed ones do not."): "X5.15"},
    "local_fence": {Ruling.tr("One of the two exchanges, once."): "R13.4"},
    "negotiated_withdrawal": {
        Ruling.tr("Exactly three units, troops or dreadnoughts; with none left your strength is 0."): "R13.5"
    },
    "satellite_ban": {Ruling.tr("Troops only, no dreadnoughts; it may be none at all."): "X3.1"},
    "treachery": {
        Ruling.tr(
            "In an Agent turn it trashes itself, and the trashing unloads it: two troops go into the Conflict, "
            "wherever the Agent went."
        ): "X7.4",
        Ruling.tr(
            "Both must be deployed; they come from the supply and do not use up the right of a Combat space."
        ): "QX16",
        VISITED: "Q22",
    },
    "web_of_power": {Ruling.tr("Each line is checked by itself when it is resolved."): "R13.7"},
    "weirding_way": {
        Ruling.tr("The second turn may be of either kind; the others follow in their usual order."): "",
        Ruling.tr("With two people House Hagal acts once, after the second of the two turns."): "B2.2",
    },
    "control_the_spice": {Ruling.tr("Even after paying you may decline to trash a card."): "R13.1"},
    "choam_delegate": {_UNLOAD: "X6.2"},
    "esmar_tuek": {_UNLOAD: "X6.2"},
    "freighter_fleet": {_UNLOAD: "X6.2"},
    "in_the_shadows": {_UNLOAD: "X6.2"},
    "water_peddler": {_UNLOAD: "X6.2"},
    # intrigue cards
    "advanced_weaponry": {
        Ruling.tr(
            "With both dreadnoughts commissioned it is no Plot. On a Combat space the new one may be deployed."
        ): "QX11"
    },
    "blackmail": {
        Ruling.tr("You must have the Influence that you lose; the point at 2 or an Alliance may go with it."): "R7.12"
    },
    "cannon_turrets": {
        Ruling.tr(
            "One dreadnought of each opponent; whoever is left without units is out of the Combat at once."
        ): "X3.6"
    },
    "diversion": {
        Ruling.tr(
            "Play it when four units of yours have been deployed this turn, wherever from; dreadnoughts and "
            "sandworms count."
        ): "QX20"
    },
    "finesse": {
        Ruling.tr("Loss and gain may be with the same Faction. Influence that you do not have cannot be lost."): "QX21"
    },
    "grand_conspiracy": {
        Ruling.tr("A dreadnought in the supply does not count. One or two points, not both."): "X3.13"
    },
    "ixian_probe": {Ruling.tr("Cards with Unload that are discarded for it work."): "X6.3"},
    "machine_culture": {Ruling.tr("As a Plot it can be played only if you acquire a tile."): "QX7"},
    "quid_pro_quo": {
        Ruling.tr("One Influence with a Faction at most; all your Agents on the board at that moment count."): ""
    },
    "second_wave": {Ruling.tr("You need a unit in the Conflict already."): "X7.3"},
    "secret_forces": {Ruling.tr("It cannot be played without a High Council seat."): "R8.3"},
    "strategic_push": {Ruling.tr("The Solari come if you win alone, not after a tie."): "X5.17"},
    "strongarm": {
        Ruling.tr(
            "Only in the turn in which your Agent went to a Faction's space; the troop may come from garrison or "
            "Conflict."
        ): "QX22"
    },
    "war_chest": {Ruling.tr("The 10 Solari are not spent."): ""},
    # Tech tiles
    "artillery": {
        Ruling.tr(
            "One sword for a card, however many it gives; only cards revealed this turn, and only with a unit in "
            "the Conflict."
        ): "X7.2"
    },
    "chaumurky": {Ruling.tr("With equal points its owner wins, and nothing else is compared."): "X7.8"},
    "detonation_devices": {
        Ruling.tr(
            "One point for each win; it can be done again in a later Conflict, but the dreadnought has to be "
            "commissioned anew. A second one returns to the garrison."
        ): "QX3"
    },
    "disposal_facility": {
        Ruling.tr(
            "The Persuasion must be there at that moment. Cards of this round's Agent turns and revealed cards "
            "are in play; one of them, once in a Reveal turn."
        ): "QX2"
    },
    "flagship": {Ruling.tr("On a Combat space its troops may be deployed."): "R14.3"},
    "holoprojectors": {Ruling.tr("A card drawn in your Reveal turn is revealed at once."): "R17.6"},
    "holtzman_engine": {Ruling.tr("Every copy of The Spice Must Flow that you own counts, wherever it is."): "QX8"},
    "invasion_ships": {
        Ruling.tr(
            "Use it before you send the Agent; your own Agents, The Voice, cost and requirement still matter."
        ): "QX6"
    },
    "restricted_ordnance": {Ruling.tr("Swords count only with a unit in the Conflict."): "R19.3"},
    "shuttle_fleet": {Ruling.tr("Both Factions are named before the first Influence is gained."): "R13.10"},
    "sonic_snoopers": {Ruling.tr("The cards that you put back are not shown."): "X7.1"},
    "spaceport": {
        Ruling.tr(
            "For each acquired card anew, however it was acquired; cards drawn after your Reveal turn are kept "
            "for the next round."
        ): "X7.10",
        Ruling.tr("Of several cards put on the deck the last one lies on top."): "QX38",
    },
    "spy_satellites": {Ruling.tr("Only in a turn of yours can it be trashed for the point."): "X7.9"},
    "troop_transports": {
        Ruling.tr(
            "It needs no Combat space and adds to what that permits. After a Combat nothing can be deployed any more."
        ): "QX15"
    },
    "windtraps": {Ruling.tr("Not after a tie for first place."): "X5.17"},
    # conflicts
    "skirmish_e": {_CONFLICT: "X4.9"},
    "skirmish_f": {_CONFLICT: "X4.9"},
    "trade_monopoly": {_CONFLICT: "X4.9"},
    "economic_supremacy": {Ruling.tr("Both exchanges are independent: none, one or both of them."): "R20.11"},
    # leaders
    "archduke_armand_ecaz": {
        Ruling.tr("The two spaces need not have the same icon; the Mentat counts as an Agent."): "X7.6",
        Ruling.tr(
            "The ring takes a card of the Row or the Reserve, with what it gives when acquired; Foldspace has no "
            "cost and is not among them."
        ): "R18.10",
    },
    "ilesa_ecaz": {
        Ruling.tr(
            "The card is chosen after the draw and lies face down. If her first turn is a Reveal turn, it is "
            "revealed with the others and earns nothing."
        ): "X7.5",
        Ruling.tr(
            "An infiltration icon is one icon, and those of Dispatch an Envoy count. Skipping a turn counts as "
            "her first."
        ): "QX25",
    },
    "prince_rhombur_vernius": {Ruling.tr("As a Rival his dreadnoughts have a strength of 3."): "QX28"},
    "tessia_vernius": {
        Ruling.tr(
            "A Snooper is reached when her Influence comes to 2 or goes past it; it works once, and only those "
            "still on the tracks count for Duplicity."
        ): "QX24",
        Ruling.tr("The bonus of a track comes besides the one that she gains on reaching 4 herself."): "R7.5",
    },
    "princess_yuna_moritani": {
        Ruling.tr(
            "1 more for each separate gain of her turn, however large; not for Dividends of others, at Round "
            "Start or for Conflicts."
        ): "X7.7"
    },
    "viscount_hundro_moritani": {Ruling.tr("He looks at the two cards when all other setup is done."): "X2.8"},
    # spaces
    "interstellar_shipping": {
        Ruling.tr("It requires Influence, but is not a space of that Faction: the visit gives none."): "X4.8",
        _FREIGHTER: "X4.2",
    },
    "smuggling": {_FREIGHTER: "X4.2"},
    "tech_negotiation": {Ruling.tr("The Persuasion is for an Agent that still stands here when you reveal."): "X5.8"},
    "dreadnought": {
        Ruling.tr(
            "The two icons are independent; you may come for the tile alone. It is no Combat space: the "
            "dreadnought goes to the garrison."
        ): "X5.9"
    },
}
