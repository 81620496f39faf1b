"""What the icons mean, in a few words: the legend of the help."""

from typing import Final

from dune_desktop.text.tongue import QT_TRANSLATE_NOOP, Text

#: Headings, each with its signs.
LEGEND: Final[tuple[tuple[Text, dict[str, Text]], ...]] = (
    (
        QT_TRANSLATE_NOOP("Sign", "Resources and gains"),
        {
            "solari": QT_TRANSLATE_NOOP("Sign", "Solari"),
            "spice": QT_TRANSLATE_NOOP("Sign", "Spice"),
            "water": QT_TRANSLATE_NOOP("Sign", "Water"),
            "persuasion": QT_TRANSLATE_NOOP("Sign", "Persuasion"),
            "sword": QT_TRANSLATE_NOOP("Sign", "Sword"),
            "vp": QT_TRANSLATE_NOOP("Sign", "Victory Point"),
            "troop": QT_TRANSLATE_NOOP("Sign", "Recruit a troop"),
            "card": QT_TRANSLATE_NOOP("Sign", "Draw a card"),
            "intrigue": QT_TRANSLATE_NOOP("Sign", "Draw an Intrigue card"),
            "influence": QT_TRANSLATE_NOOP("Sign", "Influence with a Faction of your choice"),
            "influence_emperor": QT_TRANSLATE_NOOP("Sign", "Influence with the Emperor"),
            "influence_spacing_guild": QT_TRANSLATE_NOOP("Sign", "Influence with the Spacing Guild"),
            "influence_bene_gesserit": QT_TRANSLATE_NOOP("Sign", "Influence with the Bene Gesserit"),
            "influence_fremen": QT_TRANSLATE_NOOP("Sign", "Influence with the Fremen"),
        },
    ),
    (
        QT_TRANSLATE_NOOP("Sign", "Agent icons"),
        {
            "emperor": QT_TRANSLATE_NOOP("Sign", "Agent icon: Emperor"),
            "spacing_guild": QT_TRANSLATE_NOOP("Sign", "Agent icon: Spacing Guild"),
            "bene_gesserit": QT_TRANSLATE_NOOP("Sign", "Agent icon: Bene Gesserit"),
            "fremen": QT_TRANSLATE_NOOP("Sign", "Agent icon: Fremen"),
            "landsraad": QT_TRANSLATE_NOOP("Sign", "Agent icon: Landsraad"),
            "city": QT_TRANSLATE_NOOP("Sign", "Agent icon: City"),
            "spice_trade": QT_TRANSLATE_NOOP("Sign", "Agent icon: Spice Trade"),
        },
    ),
    (
        QT_TRANSLATE_NOOP("Sign", "How effects are read"),
        {
            "arrow": QT_TRANSLATE_NOOP("Sign", "Pay what is on the left to get what is on the right"),
            "or": QT_TRANSLATE_NOOP("Sign", "One or the other"),
            "if": QT_TRANSLATE_NOOP("Sign", "Only if this is true"),
            "per": QT_TRANSLATE_NOOP("Sign", "For each"),
            "opponent": QT_TRANSLATE_NOOP("Sign", "An opponent"),
            "opponents": QT_TRANSLATE_NOOP("Sign", "Each opponent"),
            "round": QT_TRANSLATE_NOOP("Sign", "Round"),
            "words": QT_TRANSLATE_NOOP("Sign", "Icons cannot say it: the big card has the words"),
            "sealed": QT_TRANSLATE_NOOP("Sign", "Shows something hidden: cannot be undone"),
            "random": QT_TRANSLATE_NOOP("Sign", "Dealt at random"),
        },
    ),
    (
        QT_TRANSLATE_NOOP("Sign", "Pieces and places"),
        {
            "agent": QT_TRANSLATE_NOOP("Sign", "Agent"),
            "agents_left": QT_TRANSLATE_NOOP("Sign", "Agents left to send"),
            "swordmaster": QT_TRANSLATE_NOOP("Sign", "Swordmaster"),
            "mentat": QT_TRANSLATE_NOOP("Sign", "Mentat"),
            "council": QT_TRANSLATE_NOOP("Sign", "High Council seat"),
            "control": QT_TRANSLATE_NOOP("Sign", "Control of a space"),
            "combat": QT_TRANSLATE_NOOP("Sign", "Combat space: troops may be deployed"),
            "maker": QT_TRANSLATE_NOOP("Sign", "Maker space: gathers bonus spice"),
            "signet": QT_TRANSLATE_NOOP("Sign", "Signet Ring: the Leader’s own effect"),
            "voice": QT_TRANSLATE_NOOP("Sign", "The Voice: closed to opponents"),
            "token": QT_TRANSLATE_NOOP("Sign", "Secret Faction token"),
            "first_player": QT_TRANSLATE_NOOP("Sign", "First Player"),
            "garrison": QT_TRANSLATE_NOOP("Sign", "Garrison"),
            "supply": QT_TRANSLATE_NOOP("Sign", "Supply"),
            "conflict": QT_TRANSLATE_NOOP("Sign", "Conflict"),
            "deck": QT_TRANSLATE_NOOP("Sign", "Deck"),
            "discard_pile": QT_TRANSLATE_NOOP("Sign", "Discard pile"),
            "row": QT_TRANSLATE_NOOP("Sign", "Imperium Row"),
            "pin": QT_TRANSLATE_NOOP("Sign", "A Plot that waits for the Reveal turn"),
            "passed": QT_TRANSLATE_NOOP("Sign", "Has passed"),
            "fit": QT_TRANSLATE_NOOP("Sign", "Show the whole board again"),
        },
    ),
    (
        QT_TRANSLATE_NOOP("Sign", "Deeds"),
        {
            "send": QT_TRANSLATE_NOOP("Sign", "Sending an Agent"),
            "reveal": QT_TRANSLATE_NOOP("Sign", "Reveal turn"),
            "deploy": QT_TRANSLATE_NOOP("Sign", "Deploy troops to the Conflict"),
            "retreat": QT_TRANSLATE_NOOP("Sign", "Retreat troops to the garrison"),
            "recall": QT_TRANSLATE_NOOP("Sign", "Recall an Agent"),
            "acquire": QT_TRANSLATE_NOOP("Sign", "Acquire a card"),
            "foldspace": QT_TRANSLATE_NOOP("Sign", "Acquire Foldspace"),
            "draw_top": QT_TRANSLATE_NOOP("Sign", "Put on top of the deck"),
            "return_card": QT_TRANSLATE_NOOP("Sign", "Take a card from the discard pile"),
            "discard": QT_TRANSLATE_NOOP("Sign", "Discard a card"),
            "trash": QT_TRANSLATE_NOOP("Sign", "Trash a card"),
            "trash_this": QT_TRANSLATE_NOOP("Sign", "Trash this card"),
            "steal": QT_TRANSLATE_NOOP("Sign", "Take Intrigue cards from others"),
            "look": QT_TRANSLATE_NOOP("Sign", "Look at cards"),
            "lose_troop": QT_TRANSLATE_NOOP("Sign", "Lose a troop"),
            "lose_influence": QT_TRANSLATE_NOOP("Sign", "Lose Influence"),
        },
    ),
    (
        QT_TRANSLATE_NOOP("Sign", "Alliances"),
        {
            "alliance": QT_TRANSLATE_NOOP("Sign", "The Alliance with any Faction"),
            "alliance_emperor": QT_TRANSLATE_NOOP("Sign", "The Alliance with the Emperor"),
            "alliance_spacing_guild": QT_TRANSLATE_NOOP("Sign", "The Alliance with the Spacing Guild"),
            "alliance_bene_gesserit": QT_TRANSLATE_NOOP("Sign", "The Alliance with the Bene Gesserit"),
            "alliance_fremen": QT_TRANSLATE_NOOP("Sign", "The Alliance with the Fremen"),
        },
    ),
    (
        QT_TRANSLATE_NOOP("Sign", "Spies, sandworms and contracts"),
        {
            "spy": QT_TRANSLATE_NOOP("Sign", "Place a spy; as an Agent icon: the spaces that your spies watch"),
            "recall_spy": QT_TRANSLATE_NOOP("Sign", "Recall a spy"),
            "sandworm": QT_TRANSLATE_NOOP("Sign", "Summon a sandworm"),
            "hooks": QT_TRANSLATE_NOOP("Sign", "Maker Hooks"),
            "wall": QT_TRANSLATE_NOOP("Sign", "The Shield Wall is destroyed"),
            "contract": QT_TRANSLATE_NOOP("Sign", "Take a contract"),
            "objective": QT_TRANSLATE_NOOP("Sign", "Objective"),
            "memory": QT_TRANSLATE_NOOP("Sign", "Memory"),
            "trash_intrigue": QT_TRANSLATE_NOOP("Sign", "Trash an Intrigue card"),
        },
    ),
    (
        QT_TRANSLATE_NOOP("Sign", "Battle icons"),
        {
            "crysknife": QT_TRANSLATE_NOOP("Sign", "Battle icon: crysknife"),
            "desert_mouse": QT_TRANSLATE_NOOP("Sign", "Battle icon: desert mouse"),
            "ornithopter": QT_TRANSLATE_NOOP("Sign", "Battle icon: ornithopter"),
            "wild": QT_TRANSLATE_NOOP("Sign", "Battle icon: any of the three"),
        },
    ),
    (
        QT_TRANSLATE_NOOP("Sign", "Intrigue cards"),
        {
            "plot": QT_TRANSLATE_NOOP("Sign", "Plot Intrigue card"),
            "combat_card": QT_TRANSLATE_NOOP("Sign", "Combat Intrigue card"),
            "endgame_card": QT_TRANSLATE_NOOP("Sign", "Endgame Intrigue card"),
        },
    ),
)
SIGN_NAMES: Final = {sign: words for _, signs in LEGEND for sign, words in signs.items()}
