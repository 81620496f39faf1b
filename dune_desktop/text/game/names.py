"""English names of what belongs to every game: its Factions, icons and resources, boxes and kinds of components."""

from typing import Final

from dune_desktop.text.tongue import Table

Faction = Table("Faction")
Icon = Table("Icon")
Resource = Table("Resource")
Kind = Table("Kind")
Box = Table("Box")
Source = Table("Source")
Mode = Table("Mode")
Level = Table("Level")
Grade = Table("Grade")
Variant = Table("Variant")


FACTIONS: Final = {
    "emperor": Faction.tr("Emperor"),
    "spacing_guild": Faction.tr("Spacing Guild"),
    "bene_gesserit": Faction.tr("Bene Gesserit"),
    "fremen": Faction.tr("Fremen"),
}
ICONS: Final = {
    "emperor": Icon.tr("Emperor"),
    "spacing_guild": Icon.tr("Spacing Guild"),
    "bene_gesserit": Icon.tr("Bene Gesserit"),
    "fremen": Icon.tr("Fremen"),
    "landsraad": Icon.tr("Landsraad"),
    "city": Icon.tr("City"),
    "spice_trade": Icon.tr("Spice Trade"),
    "spy": Icon.tr("Spy"),
}
RESOURCES: Final = {
    "solari": Resource.tr("Solari"),
    "spice": Resource.tr("spice"),
    "water": Resource.tr("water"),
    "persuasion": Resource.tr("Persuasion"),
    "swords": Resource.tr("swords"),
    "vp": Resource.tr("Victory Points"),
}
#: Kinds of components, several of which follow.
COMPONENTS: Final = {
    "starter": Kind.tr("Starting cards"),
    "imperium": Kind.tr("Imperium cards"),
    "reserve": Kind.tr("Reserve cards"),
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
}
BOXES: Final = {
    "requires": Box.tr("Requirement"),
    "cost": Box.tr("Cost"),
    "later": Box.tr("Cost once any player has a Swordmaster"),
    "effects": Box.tr("Effects"),
    "control": Box.tr("Control bonus"),
    "sending": Box.tr("Sending an Agent"),
    "agent": Box.tr("Agent box"),
    "reveal": Box.tr("Reveal box"),
    "acquired": Box.tr("When acquired"),
    "trashed": Box.tr("When trashed"),
    "discarded": Box.tr("When discarded"),
    "plot": Box.tr("Plot"),
    "combat": Box.tr("Combat"),
    "win": Box.tr("When you win a Conflict"),
    "endgame": Box.tr("Endgame"),
    "first": Box.tr("First place"),
    "second": Box.tr("Second place"),
    "third": Box.tr("Third place"),
    "ability": Box.tr("Leader ability"),
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
}
#: What a victory point or a gain can come from besides a component.
SOURCES: Final = {
    "alliance": Source.tr("Alliance"),
    "battle_icons": Source.tr("Pair of battle icons"),
    "council": Source.tr("High Council seat"),
    "rival": Source.tr("Purchase of a Rival"),
    "wild": Source.tr("Wild battle icon"),
}
MODES: Final = {"solo": Mode.tr("Solo game"), "two": Mode.tr("Two-player game")}
LEVELS: Final = {
    "mercenary": Level.tr("Mercenary"),
    "sardaukar": Level.tr("Sardaukar"),
    "mentat": Level.tr("Mentat"),
    "kwisatz_haderach": Level.tr("Kwisatz Haderach"),
}
#: How hard a level is.
GRADES: Final = {
    "mercenary": Grade.tr("Novice"),
    "sardaukar": Grade.tr("Veteran"),
    "mentat": Grade.tr("Expert"),
    "kwisatz_haderach": Grade.tr("Expert+"),
}
VARIANTS: Final = {
    "smart_politics": Variant.tr("Smart Politics"),
    "brutal_escalation": Variant.tr("Brutal Escalation"),
    "expert_deployment": Variant.tr("Expert Deployment"),
    "row_dice": Variant.tr("Imperium Row Churn"),
}

NAMES: Final = {
    "faction": FACTIONS,
    "icon": ICONS,
    "resource": RESOURCES,
    "kind": COMPONENTS,
    "box": BOXES,
    "source": SOURCES,
    "mode": MODES,
    "level": LEVELS,
    "grade": GRADES,
    "variant": VARIANTS,
}
