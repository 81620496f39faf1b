"""English names of what belongs to every game: its Factions, icons and resources, boxes and kinds of components."""

from typing import Final

from dune_desktop.text.contexts import Sign
from dune_desktop.text.room import Legend
from dune_desktop.text.translating import TextTable

Faction = TextTable("Faction")
Icon = TextTable("Icon")
Resource = TextTable("Resource")
Kind = TextTable("Kind")
Box = TextTable("Box")
Source = TextTable("Source")
Mode = TextTable("Mode")
Level = TextTable("Level")
Grade = TextTable("Grade")
Variant = TextTable("Variant")

NAMES: Final = {
    "faction": {
        "emperor": Faction.tr("Emperor"),
        "spacing_guild": Faction.tr("Spacing Guild"),
        "bene_gesserit": Faction.tr("Bene Gesserit"),
        "fremen": Faction.tr("Fremen"),
    },
    "icon": {
        "emperor": Icon.tr("Emperor"),
        "spacing_guild": Icon.tr("Spacing Guild"),
        "bene_gesserit": Icon.tr("Bene Gesserit"),
        "fremen": Icon.tr("Fremen"),
        "landsraad": Icon.tr("Landsraad"),
        "city": Icon.tr("City"),
        "spice_trade": Icon.tr("Spice Trade"),
        "spy": Icon.tr("Spy"),
    },
    "resource": {
        "solari": Resource.tr("Solari"),
        "spice": Resource.tr("spice"),
        "water": Resource.tr("water"),
        "persuasion": Resource.tr("Persuasion"),
        "swords": Resource.tr("swords"),
        "vp": Resource.tr("Victory Points"),
    },
    #: Kinds of components, several of which follow.
    "kind": {
        "starter": Kind.tr("Starting cards"),
        "imperium": Kind.tr("Imperium cards"),
        "reserve": Kind.tr("Reserve cards"),
        "tile": Kind.tr("Tech tiles"),
        "intrigue": Kind.tr("Intrigue cards"),
        "conflict": Kind.tr("Conflict cards"),
        "leader": Kind.tr("Leaders"),
        "space": Kind.tr("Board spaces"),
        "track": Kind.tr("Influence tracks"),
        "post": Kind.tr("Observation posts"),
        "objective": Kind.tr("Objectives"),
        "contract": Kind.tr("Contracts"),
        "hagal": Kind.tr("House Hagal cards"),
        "rival": Kind.tr("Rivals"),
    },
    "box": {
        "requires": Box.tr("Requirement"),
        "cost": Box.tr("Cost"),
        "later": Box.tr("Cost once any player has a Swordmaster"),
        "effects": Box.tr("Effects"),
        "control": Box.tr("Control bonus"),
        "joins": Box.tr("Graft"),
        "sending": Box.tr("Sending an Agent"),
        "agent": Box.tr("Agent box"),
        "reveal": Box.tr("Reveal box"),
        "acquired": Box.tr("When acquired"),
        "trashed": Box.tr("When trashed"),
        "discarded": Box.tr("When discarded"),
        "unload": Box.tr("Unload: when revealed, discarded or trashed"),
        "plot": Box.tr("Plot"),
        "combat": Box.tr("Combat"),
        "win": Box.tr("When you win a Conflict"),
        "endgame": Box.tr("Endgame"),
        "first": Box.tr("First place"),
        "second": Box.tr("Second place"),
        "third": Box.tr("Third place"),
        "ability": Box.tr("Leader ability"),
        "own_ability": Box.tr("Ability"),
        "marked": Box.tr("House Hagal mark"),
        "signet": Box.tr("Signet Ring ability"),
        "training": Box.tr("Training track"),
        "battle_icon": Box.tr("Battle icon"),
        "protected": Box.tr("Shield Wall"),
        "bonus": Box.tr("Influence track bonus"),
        "spaces": Box.tr("Connected board spaces"),
        "rival_turn": Box.tr("Rival's turn"),
        "swords": Box.tr("Combat bonus"),
        "scheme": Box.tr("Scheme"),
        "priorities": Box.tr("Faction priorities"),
        "value": Box.tr("Swordmaster value"),
        "limits": Box.tr("Restrictions"),
    },
    #: What a victory point or a gain can come from besides a component.
    "source": {
        "alliance": Source.tr("Alliance"),
        "battle_icons": Source.tr("Pair of battle icons"),
        "council": Source.tr("High Council seat"),
        "rival": Source.tr("Purchase of a Rival"),
        "wild": Source.tr("Wild battle icon"),
    },
    "mode": {"solo": Mode.tr("Solo game"), "two": Mode.tr("Two-player game")},
    "level": {
        "mercenary": Level.tr("Mercenary"),
        "sardaukar": Level.tr("Sardaukar"),
        "mentat": Level.tr("Mentat"),
        "kwisatz_haderach": Level.tr("Kwisatz Haderach"),
    },
    #: How hard a level is.
    "grade": {
        "mercenary": Grade.tr("Novice"),
        "sardaukar": Grade.tr("Veteran"),
        "mentat": Grade.tr("Expert"),
        "kwisatz_haderach": Grade.tr("Expert+"),
    },
    "variant": {
        "smart_politics": Variant.tr("Smart Politics"),
        "brutal_escalation": Variant.tr("Brutal Escalation"),
        "expert_deployment": Variant.tr("Expert Deployment"),
        "row_dice": Variant.tr("Imperium Row Churn"),
    },
}

#: What the icons of every game mean.
LEGEND: Final[Legend] = {
    Sign.tr("Resources and gains"): {
        "solari": Sign.tr("Solari"),
        "spice": Sign.tr("Spice"),
        "water": Sign.tr("Water"),
        "persuasion": Sign.tr("Persuasion"),
        "sword": Sign.tr("Sword"),
        "vp": Sign.tr("Victory Point"),
        "troop": Sign.tr("Recruit a troop"),
        "card": Sign.tr("Draw a card"),
        "intrigue": Sign.tr("Draw an Intrigue card"),
        "influence": Sign.tr("Influence with a Faction of your choice"),
        "influence_emperor": Sign.tr("Influence with the Emperor"),
        "influence_spacing_guild": Sign.tr("Influence with the Spacing Guild"),
        "influence_bene_gesserit": Sign.tr("Influence with the Bene Gesserit"),
        "influence_fremen": Sign.tr("Influence with the Fremen"),
    },
    Sign.tr("Agent icons"): {
        "emperor": Sign.tr("Agent icon: Emperor"),
        "spacing_guild": Sign.tr("Agent icon: Spacing Guild"),
        "bene_gesserit": Sign.tr("Agent icon: Bene Gesserit"),
        "fremen": Sign.tr("Agent icon: Fremen"),
        "landsraad": Sign.tr("Agent icon: Landsraad"),
        "city": Sign.tr("Agent icon: City"),
        "spice_trade": Sign.tr("Agent icon: Spice Trade"),
    },
    Sign.tr("How effects are read"): {
        "arrow": Sign.tr("Pay what is on the left to get what is on the right"),
        "or": Sign.tr("One or the other"),
        "if": Sign.tr("Only if this is true"),
        "per": Sign.tr("For each"),
        "opponent": Sign.tr("An opponent"),
        "opponents": Sign.tr("Each opponent"),
        "round": Sign.tr("Round"),
        "words": Sign.tr("Not shown in icons: the big card says it in words"),
        "sealed": Sign.tr("Shows something hidden: cannot be undone"),
        "random": Sign.tr("Dealt at random"),
    },
    Sign.tr("Pieces and places"): {
        "agent": Sign.tr("Agent"),
        "agents_left": Sign.tr("Agents left to send"),
        "swordmaster": Sign.tr("Swordmaster"),
        "council": Sign.tr("High Council seat"),
        "control": Sign.tr("Control of a space"),
        "combat": Sign.tr("Combat space: troops may be deployed"),
        "maker": Sign.tr("Maker space: gathers bonus spice"),
        "signet": Sign.tr("Signet Ring: the Leader's own effect"),
        "first_player": Sign.tr("First Player"),
        "rival": Sign.tr("Rival"),
        "garrison": Sign.tr("Garrison"),
        "supply": Sign.tr("Supply"),
        "conflict": Sign.tr("Conflict"),
        "deck": Sign.tr("Deck"),
        "discard_pile": Sign.tr("Discard pile"),
        "row": Sign.tr("Imperium Row"),
        "pin": Sign.tr("A Plot that waits for the Reveal turn"),
        "passed": Sign.tr("Has passed"),
        "fit": Sign.tr("Show the whole board"),
    },
    Sign.tr("Actions"): {
        "send": Sign.tr("Sending an Agent"),
        "reveal": Sign.tr("Reveal turn"),
        "deploy": Sign.tr("Deploy troops to the Conflict"),
        "retreat": Sign.tr("Retreat troops to the garrison"),
        "recall": Sign.tr("Recall an Agent"),
        "acquire": Sign.tr("Acquire a card"),
        "draw_top": Sign.tr("Put on top of the deck"),
        "return_card": Sign.tr("Take a card from the discard pile"),
        "discard": Sign.tr("Discard a card"),
        "trash": Sign.tr("Trash a card"),
        "trash_this": Sign.tr("Trash this card"),
        "steal": Sign.tr("Take Intrigue cards from others"),
        "look": Sign.tr("Look at cards"),
        "lose_troop": Sign.tr("Lose a troop"),
        "lose_influence": Sign.tr("Lose Influence"),
    },
    Sign.tr("Alliances"): {
        "alliance": Sign.tr("The Alliance with any Faction"),
        "alliance_emperor": Sign.tr("The Alliance with the Emperor"),
        "alliance_spacing_guild": Sign.tr("The Alliance with the Spacing Guild"),
        "alliance_bene_gesserit": Sign.tr("The Alliance with the Bene Gesserit"),
        "alliance_fremen": Sign.tr("The Alliance with the Fremen"),
    },
    Sign.tr("Intrigue cards"): {
        "plot": Sign.tr("Plot Intrigue card"),
        "combat_card": Sign.tr("Combat Intrigue card"),
        "endgame_card": Sign.tr("Endgame Intrigue card"),
    },
}
