"""What Immortality adds before a seat, as signs with numbers: genetic markers, Family Atomics, specimens."""

from __future__ import annotations

from collections.abc import Iterator

from dune_desktop.content.immortality.facts import Lab
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.state import Player
from dune_desktop.engine.tracks import Track
from dune_desktop.models.boards import MARKERS
from dune_desktop.models.boards.immortality import OF_PEOPLE
from dune_desktop.text.translating import Texts

Laboratory = Texts("Laboratory")
ATOMICS = "atomics"


def has_token(track: Track, player: Player) -> bool:
    """The seat takes part in this track."""
    return player.rival is None or track.id not in OF_PEOPLE


def marker_words(track: Track, number: int) -> str:
    """Which genetic marker a space of a track brings; empty where it brings none."""
    sign = MARKERS.get(track.id, {}).get(track.steps[number], "")
    return Laboratory.tr("Genetic marker {number}").format(number=sign[-1]) if sign else ""


def lab_signs(edition: Edition, player: Player) -> Iterator[tuple[str, int]]:
    """The last marker that was reached, Family Atomics until they are used, and specimens; a Rival has a token only."""
    if Lab not in player.added:
        return
    lab = Lab.of(player)
    if player.rival is not None:  # I11.4: it advances on that track alone
        yield "tleilaxu", lab.tleilaxu
        return
    for track, markers in MARKERS.items():
        step = edition.track_by_id[track].steps[edition.track_by_id[track].at(player)]
        reached = [sign for at, sign in markers.items() if at <= step]
        yield from ((sign, 1) for sign in reached[-1:])
    if not lab.atomics_used:
        yield ATOMICS, 1
    if lab.specimens:
        yield "specimen", lab.specimens
