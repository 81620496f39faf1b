"""Names of everything that has an id."""

from typing import Final

from dune_desktop.text import names_base, names_rivals, names_uprising
from dune_desktop.text.tongue import QT_TRANSLATE_NOOP, Text

FACTIONS: Final = {
    "emperor": QT_TRANSLATE_NOOP("Faction", "Emperor"),
    "spacing_guild": QT_TRANSLATE_NOOP("Faction", "Spacing Guild"),
    "bene_gesserit": QT_TRANSLATE_NOOP("Faction", "Bene Gesserit"),
    "fremen": QT_TRANSLATE_NOOP("Faction", "Fremen"),
}
ICONS: Final = {
    "emperor": QT_TRANSLATE_NOOP("Icon", "Emperor"),
    "spacing_guild": QT_TRANSLATE_NOOP("Icon", "Spacing Guild"),
    "bene_gesserit": QT_TRANSLATE_NOOP("Icon", "Bene Gesserit"),
    "fremen": QT_TRANSLATE_NOOP("Icon", "Fremen"),
    "landsraad": QT_TRANSLATE_NOOP("Icon", "Landsraad"),
    "city": QT_TRANSLATE_NOOP("Icon", "City"),
    "spice_trade": QT_TRANSLATE_NOOP("Icon", "Spice Trade"),
    "spy": QT_TRANSLATE_NOOP("Icon", "Spy"),
}
RESOURCES: Final = {
    "solari": QT_TRANSLATE_NOOP("Resource", "Solari"),
    "spice": QT_TRANSLATE_NOOP("Resource", "spice"),
    "water": QT_TRANSLATE_NOOP("Resource", "water"),
    "persuasion": QT_TRANSLATE_NOOP("Resource", "Persuasion"),
    "swords": QT_TRANSLATE_NOOP("Resource", "swords"),
    "vp": QT_TRANSLATE_NOOP("Resource", "Victory Points"),
}
EDITIONS: Final = {
    "base": QT_TRANSLATE_NOOP("Edition", "Dune: Imperium"),
    "uprising": QT_TRANSLATE_NOOP("Edition", "Dune: Imperium – Uprising"),
    "blend": QT_TRANSLATE_NOOP("Edition", "Dune: Imperium – Uprising with the base game"),
}
#: Headings of the boxes of ``text.boxes``.
#: Conflict cards are of three levels, which are printed as numerals.
NUMERALS: Final = ("", "I", "II", "III")
#: Kinds of components, several of which follow.
COMPONENTS: Final = {
    "starter": QT_TRANSLATE_NOOP("Kind", "Starting cards"),
    "imperium": QT_TRANSLATE_NOOP("Kind", "Imperium cards"),
    "reserve": QT_TRANSLATE_NOOP("Kind", "Reserve cards"),
    "intrigue": QT_TRANSLATE_NOOP("Kind", "Intrigue cards"),
    "conflict": QT_TRANSLATE_NOOP("Kind", "Conflict cards"),
    "leader": QT_TRANSLATE_NOOP("Kind", "Leaders"),
    "space": QT_TRANSLATE_NOOP("Kind", "Board spaces"),
    "track": QT_TRANSLATE_NOOP("Kind", "Influence tracks"),
    "post": QT_TRANSLATE_NOOP("Kind", "Observation posts"),
    "objective": QT_TRANSLATE_NOOP("Kind", "Objectives"),
    "contract": QT_TRANSLATE_NOOP("Kind", "Contracts"),
    "hagal": QT_TRANSLATE_NOOP("Kind", "House Hagal cards"),
    "rival": QT_TRANSLATE_NOOP("Kind", "Rivals"),
}
BOXES: Final = {
    "requires": QT_TRANSLATE_NOOP("Box", "Requirement"),
    "cost": QT_TRANSLATE_NOOP("Box", "Cost"),
    "later": QT_TRANSLATE_NOOP("Box", "Cost once any player has a Swordmaster"),
    "effects": QT_TRANSLATE_NOOP("Box", "Effects"),
    "control": QT_TRANSLATE_NOOP("Box", "Control bonus"),
    "sending": QT_TRANSLATE_NOOP("Box", "Sending an Agent"),
    "agent": QT_TRANSLATE_NOOP("Box", "Agent box"),
    "reveal": QT_TRANSLATE_NOOP("Box", "Reveal box"),
    "acquired": QT_TRANSLATE_NOOP("Box", "When acquired"),
    "trashed": QT_TRANSLATE_NOOP("Box", "When trashed"),
    "discarded": QT_TRANSLATE_NOOP("Box", "When discarded"),
    "plot": QT_TRANSLATE_NOOP("Box", "Plot"),
    "combat": QT_TRANSLATE_NOOP("Box", "Combat"),
    "win": QT_TRANSLATE_NOOP("Box", "When you win a Conflict"),
    "endgame": QT_TRANSLATE_NOOP("Box", "Endgame"),
    "first": QT_TRANSLATE_NOOP("Box", "First place"),
    "second": QT_TRANSLATE_NOOP("Box", "Second place"),
    "third": QT_TRANSLATE_NOOP("Box", "Third place"),
    "ability": QT_TRANSLATE_NOOP("Box", "Leader ability"),
    "signet": QT_TRANSLATE_NOOP("Box", "Signet Ring ability"),
    "training": QT_TRANSLATE_NOOP("Box", "Training track"),
    "battle_icon": QT_TRANSLATE_NOOP("Box", "Battle icon"),
    "protected": QT_TRANSLATE_NOOP("Box", "Shield Wall"),
    "bonus": QT_TRANSLATE_NOOP("Box", "Influence track bonus"),
    "spaces": QT_TRANSLATE_NOOP("Box", "Connected board spaces"),
    "rival_turn": QT_TRANSLATE_NOOP("Box", "Rival's turn"),
    "swords": QT_TRANSLATE_NOOP("Box", "Combat bonus"),
    "scheme": QT_TRANSLATE_NOOP("Box", "Scheme"),
    "priorities": QT_TRANSLATE_NOOP("Box", "Faction priorities"),
    "value": QT_TRANSLATE_NOOP("Box", "Swordmaster value"),
    "limits": QT_TRANSLATE_NOOP("Box", "Restrictions"),
}
#: What a victory point or a gain can come from besides a component.
SOURCES: Final = {
    "alliance": QT_TRANSLATE_NOOP("Source", "Alliance"),
    "battle_icons": QT_TRANSLATE_NOOP("Source", "Pair of battle icons"),
    "council": QT_TRANSLATE_NOOP("Source", "High Council seat"),
    "rival": QT_TRANSLATE_NOOP("Source", "Purchase of a Rival"),
    "wild": QT_TRANSLATE_NOOP("Source", "Wild battle icon"),
}

#: Kinds whose ids are the same in all editions.
_COMMON: Final[dict[str, dict[str, Text]]] = {
    "faction": FACTIONS,
    "icon": ICONS,
    "resource": RESOURCES,
    "edition": EDITIONS,
    "box": BOXES,
    "kind": COMPONENTS,
    "source": SOURCES,
    **names_rivals.COMMON,
}


def _blended() -> dict[str, dict[str, Text]]:
    """The names of both games. A Conflict card of the base game whose id Uprising has too is ``<id>_base``."""
    base, uprising = names_base.NAMES, names_uprising.NAMES
    tables = {kind: {**base.get(kind, {}), **table} for kind, table in uprising.items()}
    again = base["conflict"].keys() & uprising["conflict"].keys()
    tables["conflict"] |= {f"{conflict}_base": base["conflict"][conflict] for conflict in again}
    return tables


def _with_rivals(edition: str, tables: dict[str, dict[str, Text]]) -> dict[str, dict[str, Text]]:
    """With Hagal cards and Rivals; a Rival is a leader too, for a name."""
    rivals = names_rivals.NAMES[edition]
    return {**tables, **rivals, "leader": {**rivals["rival"], **tables["leader"]}}


_PRINTED: Final[dict[str, dict[str, dict[str, Text]]]] = {
    "base": _with_rivals("base", names_base.NAMES),
    "uprising": _with_rivals("uprising", names_uprising.NAMES),
    "blend": _with_rivals("blend", _blended()),
}
#: By leader, or side of one: the standing ability and the Signet Ring ability.
_ABILITIES: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "base": names_base.LEADER_ABILITIES,
    "uprising": names_uprising.LEADER_ABILITIES,
    "blend": names_base.LEADER_ABILITIES | names_uprising.LEADER_ABILITIES,
}

KINDS: Final = (*_COMMON, *_PRINTED["uprising"])
_PIECES: Final = (
    "card", "intrigue", "conflict", "leader", "space", "post", "contract", "objective", "training", "hagal",
)  # fmt: skip


class MissingName(LookupError):
    """Something has an id, but no name: says where to add it."""

    def __init__(self, kind: str, name_id: str, edition: str) -> None:
        where = "names" if kind in _COMMON else "names_base" if edition == "base" else "names_uprising"
        if kind in ("hagal", "rival", *names_rivals.COMMON):
            where = "names_rivals"
        super().__init__(f"no name for {kind} {name_id!r}: add it to text/{where}.py")


def name(kind: str, name_id: str, edition: str = "base") -> str:
    """The name in the language of the application. Raises MissingName."""
    table = _COMMON.get(kind) or _PRINTED.get(edition, {}).get(kind, {})
    if name_id not in table:
        raise MissingName(kind, name_id, edition)
    return str(table[name_id])


def explanation(kind: str, name_id: str, edition: str = "base") -> str:
    """What a mode, a level or a variant of an edition is, as a sentence. Raises MissingName."""
    table = names_rivals.EXPLAINED.get(edition, {}).get(kind, {})
    if name_id not in table:
        raise MissingName(kind, name_id, edition)
    return str(table[name_id])


def any_name(name_id: str, edition: str = "base") -> str:
    """The name of a thing whose kind is not told; an unknown id stands for itself."""
    tables = (*(_PRINTED[edition].get(kind, {}) for kind in _PIECES), SOURCES, names_rivals.LEVELS)
    return next((str(table[name_id]) for table in tables if name_id in table), name_id)


def ability_names(leader: str, edition: str = "base") -> tuple[str, str]:
    """The names of a leader's standing ability and of its Signet Ring ability. Raises MissingName.

    Those of Rivals that are no leaders of the edition have none: empty.
    """
    named = _ABILITIES.get(edition, {})
    if leader not in named and leader in names_rivals.NAMES.get(edition, {}).get("rival", {}):
        return "", ""
    if leader not in named:
        raise MissingName("abilities of leader", leader, edition)
    ability, signet = named[leader]
    return name("ability", ability, edition), name("ability", signet, edition)
