"""Every component of an edition, with the wording of its effects."""

from __future__ import annotations

import argparse
import json
from typing import Any

from dune_desktop.cli.base import Add, CommandFailed, CommandLine
from dune_desktop.cli.setups import add_products, composed_with
from dune_desktop.content import EDITIONS
from dune_desktop.engine.market import PERSUASION
from dune_desktop.text.by_kind import Untold
from dune_desktop.text.catalogue import components
from dune_desktop.text.names import MissingName, name


def add_command(add: Add) -> None:
    """``content``."""
    content = add("content", _content, CommandLine.tr("Every component, with the wording of its effects."))
    add_products(content)
    content.add_argument("--json", action="store_true", help=CommandLine.tr("as JSON"))


def _content(arguments: argparse.Namespace) -> int:
    modules = EDITIONS[arguments.edition].recipe.modules
    edition = composed_with(arguments.edition, arguments.expansions or modules)
    try:
        found: list[dict[str, Any]] = components(edition)
    except (MissingName, Untold) as error:
        raise CommandFailed(str(error)) from None
    if arguments.json:
        print(json.dumps({"components": found}, ensure_ascii=False, indent=1))
        return 0
    kind = ""
    for one in found:
        if one["kind"] != kind:
            kind = one["kind"]
            print(f"\n== {name('kind', kind)} ==")
        print("\n".join(_described(one)))
    return 0


def _cost(one: dict[str, Any]) -> str:
    """What it costs; persuasion, where nothing else is said."""
    if one.get("cost") is None:
        return ""
    said = CommandLine.tr("cost {n}").format(n=one["cost"])
    money = one.get("money", PERSUASION.id)
    return said if money == PERSUASION.id else f"{said} {name('resource', money)}"


def _described(one: dict[str, Any]) -> list[str]:
    facts = [
        CommandLine.tr("%n copies", "", one["copies"]) if (one.get("copies") or 1) > 1 else "",
        _cost(one),
        ", ".join(name("faction", faction) for faction in one.get("factions") or ()),
        ", ".join(name("icon", icon) for icon in one.get("icons") or ()),
    ]
    head = f"{one.get('name') or one['id']} [{one['id']}]"
    lines = [" · ".join((head, *filter(None, facts)))]
    return lines + [f"    {name('box', box)}: {text}" for box, text in one["text"].items()]
