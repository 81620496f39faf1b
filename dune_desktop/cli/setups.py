"""Which game is asked for: its edition, expansions, seats and Rivals."""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from typing import Any, Final

from dune_desktop.cli.base import BadInput, CommandLine
from dune_desktop.content import EDITIONS, EXPANSIONS, PRODUCTS, USUAL
from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.rivals.printed import MODES
from dune_desktop.engine.setup import SEATS_WITH_RIVALS, Setup
from dune_desktop.text.arguments import add_expansions, number, words
from dune_desktop.text.lists import either

_USUAL_SEATS: Final = 4


def add_game(command: argparse.ArgumentParser, edition: str | None, about: str = "", seeded: str = "") -> None:
    """The options that say which game: its products, against whom, how many seats there are, and what is shuffled."""
    add_products(command, edition, about)
    mode = CommandLine.tr("with Rivals: solo or two")
    command.add_argument("--mode", default="", metavar="MODE", choices=MODES, help=mode)
    automas = [one for edition in EDITIONS.values() for one in edition.automas]
    levels = dict.fromkeys(level.id for one in automas for level in one.levels)
    level = CommandLine.tr("of a solo game: {levels}").format(levels=", ".join(levels))
    command.add_argument("--level", default="", metavar="ID", help=level)
    of_products = (variant for product in PRODUCTS.values() for part in product.parts for variant in part.variants)
    variants = dict.fromkeys((*(variant for one in automas for variant in one.variants), *of_products))
    varied = CommandLine.tr("separated by commas: {variants}").format(variants=", ".join(variants))
    command.add_argument("--variants", default=(), metavar="IDS", type=words, help=varied)
    seats = CommandLine.tr("seats, Rivals too (default 4; with Rivals 3)")
    command.add_argument("--players", metavar="N", type=number(1), help=seats)
    command.add_argument("--seed", default=1, metavar="N", type=number(0), help=seeded or None)


def add_products(command: argparse.ArgumentParser, edition: str | None = USUAL, about: str = "") -> None:
    """The options for the edition, and for what joins it."""
    command.add_argument("--edition", default=edition, metavar="ID", type=known_edition, help=about or None)
    add_expansions(command, EXPANSIONS)


def known_edition(word: str) -> str:
    """The id of an edition."""
    if word not in EDITIONS:
        close = get_close_matches(word, EDITIONS, 1)
        told = CommandLine.tr("unknown edition '{edition}'; there is: {editions}")
        if close:
            told = CommandLine.tr("unknown edition '{edition}', did you mean '{close}'? There is: {editions}")
        raise argparse.ArgumentTypeError(told.format(edition=word, editions=", ".join(EDITIONS), close="".join(close)))
    return word


def asked_setup(edition: str, arguments: argparse.Namespace) -> Setup:
    """The setup that was asked for; the mode decides how many seats there are. Raises BadInput."""
    mode, level, variants = arguments.mode, arguments.level, arguments.variants
    composed = composed_with(edition, arguments.expansions)
    players = arguments.players
    if players is None:
        players = SEATS_WITH_RIVALS if mode else _USUAL_SEATS
    if mode:
        _check_rivals(composed, arguments, players)
    elif level or (variants and not composed.choices):
        option = "--level" if level else "--variants"
        raise BadInput(CommandLine.tr("{option}: is for games with --mode").format(option=option))
    else:
        _check_variants(composed, composed.choices, variants)
    possible = composed.starting_vp
    if players not in possible:
        told = CommandLine.tr("--players: {edition} is played by {possible}, not by {players}")
        raise BadInput(told.format(edition=edition, possible=either(list(map(str, possible))), players=players))
    composed_with(edition, arguments.expansions, mode, level, variants)
    return Setup(players, arguments.seed, expansions=arguments.expansions, mode=mode, level=level, variants=variants)


def composed_with(edition: str, expansions: tuple[str, ...], *rivals: Any) -> Edition:
    """The edition with these expansions, and with Rivals of a mode, a level and variants. Raises BadInput."""
    recipe = EDITIONS[edition].recipe
    for one in expansions:
        if one not in recipe.expansions:
            told = CommandLine.tr("--with: {edition} is not played with '{expansion}'")
            if recipe.expansions:
                told = CommandLine.tr("--with: {edition} is not played with '{expansion}'; there is: {expansions}")
            raise BadInput(told.format(edition=edition, expansion=one, expansions=", ".join(recipe.expansions)))
    try:
        return compose(recipe, expansions, *rivals)
    except BadSetup as error:
        raise BadInput(f"--with: {error}") from None


def _check_rivals(edition: Edition, asked: argparse.Namespace, players: int) -> None:
    if players != SEATS_WITH_RIVALS:
        told = CommandLine.tr("--players: with Rivals there are {seats} seats, not {players}")
        raise BadInput(told.format(seats=SEATS_WITH_RIVALS, players=players))
    automa = next((one for one in edition.automas if one.mode == asked.mode), None)
    if automa is None:
        return  # what stands in the way is told when all is composed
    if asked.level not in (automa.level_by_id or ("",)):
        if not automa.level_by_id:
            raise BadInput(CommandLine.tr("--level: --mode {mode} has no levels").format(mode=asked.mode))
        told = CommandLine.tr("--level: --mode {mode} has {levels}")
        if not asked.level:
            told = CommandLine.tr("--level is missing: --mode {mode} has {levels}")
        raise BadInput(told.format(mode=asked.mode, levels=", ".join(automa.level_by_id)))
    _check_variants(edition, automa.variants, asked.variants)


def _check_variants(edition: Edition, possible: tuple[str, ...], variants: tuple[str, ...]) -> None:
    for variant in variants:
        if variant not in possible:
            told = CommandLine.tr("--variants: {edition} has no variant '{variant}' here")
            if possible:
                told = CommandLine.tr("--variants: {edition} has no variant '{variant}' here; there is: {variants}")
            raise BadInput(told.format(edition=edition.id, variant=variant, variants=", ".join(possible)))
