"""What a scenario may expect of a game: one key for everything that a card can change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import frozen

from dune_desktop.engine.conditions import owned
from dune_desktop.engine.decisions import KINDS, PICKS
from dune_desktop.engine.frames.flow import standing
from dune_desktop.engine.moves import spies_left
from dune_desktop.engine.names import AGENT_STAGE, FACTIONS, HOME, ICONS, NO_CARD, NOBODY, REVEAL_STAGE, START_STAGE
from dune_desktop.engine.units import strength, units
from dune_desktop.records.reading import BadScenario, Read, flag, many, number, one_of, text, unknown

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.state import Game, Player

_COUNT = number(999, -999)
_NUMBERS = (
    "solari", "spice", "water", "vp", "supply", "garrison", "troops", "home", "persuasion", "swords",
    "revealed_at", "worms", "memories",
)  # fmt: skip
_FLAGS = ("swordmaster", "council", "done", "hooks", "turned")
_CARD_ZONES = ("hand", "discard", "played", "revealed", "set_aside")
_INTRIGUE_ZONES = ("intrigue", "waiting")
_CONTRACT_ZONES = ("contracts", "completed")
_TROPHY_ZONES = ("trophies", "flipped")
_TURN_NUMBERS = (
    "recruited", "deployed", "deployed_by_card", "units", "floor", "spice_gained", "harvested",
    "offer", "others", "spies_recalled",
)  # fmt: skip
_PILES = (
    "row", "conflict_deck", "conflict_pile", "imperium_deck", "intrigue_deck", "intrigue_discard", "trashed",
    "contract_market", "contract_bank", "contracts_aside", "hagal_deck", "hagal_discard",
)  # fmt: skip
_TURN_FLAGS = ("fresh", "may_pass", "to_top", "no_deployment", "deploy_anywhere")
_MENUS = (START_STAGE, AGENT_STAGE, REVEAL_STAGE, "win")

Find = Callable[["Game"], object]
FindOwn = Callable[["Game", "Player"], object]


@frozen
class Probe:
    """How one key is read from a scenario and found in a game."""

    read: Read
    find: Find
    #: The order of a list counts, from its first (for decks: the top).
    ordered: bool = False
    #: Only so much of a list is looked at as is expected.
    prefix: bool = False


@frozen
class Expectation:
    """Something that must hold."""

    key: str
    expected: Any
    probe: Probe

    def difference(self, game: Game) -> str | None:
        """A line that says what was found instead, None when it holds."""
        expected, found = self.expected, self.probe.find(game)
        if isinstance(expected, tuple) and isinstance(found, Iterable):
            found = list(found)[: len(expected)] if self.probe.prefix else list(found)
            expected = list(expected)
            if not self.probe.ordered:
                expected, found = sorted(expected), sorted(found)
            if expected == found:
                return None
            return f"{self.key}: expected {expected}, found {found}{_rest(expected, found)}"
        return None if expected == found else f"{self.key}: expected {_word(expected)}, found {_word(found)}"


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _rest(expected: list[Any], found: list[Any]) -> str:
    """What is missing and what is too much, for lists that are long."""
    if len(expected) + len(found) < 12:
        return ""
    missing = [one for one in expected if one not in found]
    surplus = [one for one in found if one not in expected]
    return f" (missing {missing}, too much {surplus})"


def flatten(table: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """``seat0 = {hand = []}`` and ``seat0.hand = []`` are the same."""
    flat: dict[str, Any] = {}
    for name, value in table.items():
        if isinstance(value, Mapping):
            flat |= flatten(value, f"{prefix}{name}.")
        else:
            flat[prefix + name] = value
    return flat


class Probes:
    """Everything that can be expected of a game of this edition with so many seats."""

    def __init__(self, edition: Edition, players: int) -> None:
        self.edition = edition
        self.players = players
        self.cards = many(one_of("card", edition.card_by_id))
        self.intrigues = many(one_of("intrigue card", edition.intrigue_by_id))
        self.any_cards = many(one_of("card", (*edition.card_by_id, *edition.intrigue_by_id)))
        self.contracts = many(one_of("contract", [contract.id for contract in edition.contracts]))
        objectives = [objective.id for objective in edition.objectives]
        self.trophies = many(one_of("Objective or Conflict card", (*objectives, *edition.conflict_by_id)))
        self.space = one_of("space", (*edition.space_index, "nowhere"))
        self.spaces = many(self.space)
        self.factions = many(one_of("faction", FACTIONS))
        self.table = {**self._table(), **self._decision(), **self._turn()}
        self.seat = self._seat()

    def expectations(self, table: Mapping[str, Any], key: str) -> tuple[Expectation, ...]:
        """What a table of keys and values expects. Raises BadScenario."""
        found = []
        for name, value in flatten(table).items():
            probe = self._probe(name, key)
            found.append(Expectation(name, probe.read(value, f"{key}.{name}"), probe))
        return tuple(found)

    def _probe(self, name: str, key: str) -> Probe:
        head, _, rest = name.partition(".")
        if head.startswith("seat") and head[4:].isdecimal():
            seat = int(head[4:])
            if seat >= self.players:
                raise BadScenario(f"{key}.{name}: {self.players} players sit at seat0 to seat{self.players - 1}")
            if rest not in self.seat:
                raise BadScenario(f"{key}: {unknown('key', name, [f'{head}.{one}' for one in self.seat])}")
            return self._of_seat(seat, *self.seat[rest])
        if name not in self.table:
            raise BadScenario(f"{key}: {unknown('key', name, self.table)}")
        return self.table[name]

    def _of_seat(self, seat: int, read: Read, find: FindOwn, order: str) -> Probe:
        return Probe(read, lambda game: find(game, game.players[seat]), bool(order), order == "prefix")

    # ------------------------------------------------------------ a seat

    def _seat(self) -> dict[str, tuple[Read, FindOwn, str]]:
        edition = self.edition
        keys: dict[str, tuple[Read, FindOwn, str]] = {}

        def add(name: str, read: Read, find: FindOwn, order: str = "") -> None:
            keys[name] = (read, find, order)

        for name in _NUMBERS:
            add(name, _COUNT, _own(name))
        for name in _FLAGS:
            add(name, flag, _own(name))
        for zones, read in (
            (_CARD_ZONES, self.cards), (_INTRIGUE_ZONES, self.intrigues),
            (_CONTRACT_ZONES, self.contracts), (_TROPHY_ZONES, self.trophies),
        ):  # fmt: skip
            for name in zones:
                add(name, read, _own_cards(name))
        add("deck", self.cards, _own_cards("deck"), "all")
        add("deck_top", self.cards, _own_cards("deck"), "prefix")
        for name in ("deck", "spies", *_CARD_ZONES, *_INTRIGUE_ZONES, *_CONTRACT_ZONES, *_TROPHY_ZONES):
            add(f"{name}.count", _COUNT, _own_count(name))
        for faction, name in enumerate(FACTIONS):
            add(f"influence.{name}", _COUNT, _own_influence(faction))
        for name in edition.card_by_id:
            add(f"owns.{name}", _COUNT, _owns(name))
        add("agents", self.spaces, lambda game, player: [edition.spaces[space].id for space in player.agents])
        add("spies", many(one_of("post", edition.post_index)), _posts)
        add("spies_left", _COUNT, spies_left)
        add("strength", _COUNT, strength)
        add("units", _COUNT, units)
        training = [node for leader in edition.leaders if leader.training for node in leader.training.index]
        add("training", one_of("space of a training track", training), _training)
        add("tokens", self.factions, lambda game, player: [FACTIONS[faction] for faction in player.tokens])
        add("voice", self.space, lambda game, player: _space(game, player.voice))
        leaders = [*edition.leader_by_id, *(edition.automa.rival_by_id if edition.automa else ())]
        add("leader", one_of("leader", leaders), lambda game, player: player.leader.id)
        return keys

    # ------------------------------------------------------------ the table

    def _table(self) -> dict[str, Probe]:
        return {**self._round(), **self._piles(), **self._board()}

    def _round(self) -> dict[str, Probe]:
        edition = self.edition
        conflict = one_of("Conflict card", edition.conflict_by_id)
        home = _seat_word("home", self.players)
        return {
            "round": Probe(_COUNT, lambda game: game.round),
            "first": Probe(_COUNT, lambda game: game.first),
            "over": Probe(flag, lambda game: game.over),
            "standing": Probe(many(_COUNT), standing, ordered=True),
            "conflict": Probe(conflict, lambda game: _faces(game, [game.conflict])[0]),
            "conflict_deck": Probe(many(conflict), lambda game: _faces(game, game.conflict_deck[::-1]), ordered=True),
            "conflict_pile": Probe(many(conflict), lambda game: _faces(game, game.conflict_pile)),
            "mentat": Probe(home, lambda game: "home" if game.mentat == NOBODY else game.mentat),
            "mentat_at": Probe(self.space, lambda game: _space(game, game.mentat_space)),
            "mentat_won": Probe(flag, lambda game: game.mentat_won != NOBODY),
        }

    def _piles(self) -> dict[str, Probe]:
        edition = self.edition
        keys = {
            "row": Probe(self.cards, lambda game: _faces(game, game.row)),
            "imperium_top": Probe(self.cards, lambda game: _faces(game, game.imperium_deck[::-1]), True, True),
            "intrigue_top": Probe(self.intrigues, lambda game: _faces(game, game.intrigue_deck[::-1]), True, True),
            "intrigue_discard": Probe(self.intrigues, lambda game: _faces(game, game.intrigue_discard)),
            "trashed": Probe(self.any_cards, lambda game: _faces(game, game.trashed)),
            "contract_market": Probe(self.contracts, lambda game: _faces(game, game.contract_market)),
            "contract_top": Probe(self.contracts, lambda game: _faces(game, game.contract_bank[::-1]), True, True),
            "contracts_aside": Probe(self.contracts, lambda game: _faces(game, game.contracts_aside)),
            **{f"{name}.count": Probe(_COUNT, _count(name)) for name in _PILES},
            **{f"reserve.{card.id}": Probe(_COUNT, _left(index)) for index, card in enumerate(edition.reserve)},
        }
        if edition.automa is not None:
            hagal = many(one_of("Hagal card", [card.id for card in edition.automa.deck]))
            keys["hagal_top"] = Probe(hagal, lambda game: _faces(game, game.hagal_deck[::-1]), True, True)
            keys["hagal_discard"] = Probe(hagal, lambda game: _faces(game, game.hagal_discard))
        return keys

    def _board(self) -> dict[str, Probe]:
        nobody = _seat_word("nobody", self.players)
        keys = {"wall": Probe(flag, lambda game: game.wall)}
        for index, space in enumerate(self.edition.spaces):
            keys[f"bonus.{space.id}"] = Probe(_COUNT, _at("bonus", index))
            keys[f"control.{space.id}"] = Probe(nobody, _holder("control", index))
        for faction, name in enumerate(FACTIONS):
            keys[f"alliances.{name}"] = Probe(nobody, _holder("alliances", faction))
        return keys

    # ------------------------------------------------------------ the question

    def _decision(self) -> dict[str, Probe]:
        nobody = _seat_word("nobody", self.players)
        return {
            "asked": Probe(nobody, lambda game: "nobody" if game.decision is None else game.decision.seat),
            "player": Probe(nobody, lambda game: "nobody" if game.decision is None else game.decision.player),
            "kind": Probe(one_of("kind", KINDS), lambda game: _of_decision(game, "kind")),
            "what": Probe(one_of("what", (*PICKS, *_MENUS)), lambda game: _of_decision(game, "what")),
            "source": Probe(text, lambda game: _of_decision(game, "source")),
            "options": Probe(many(text), lambda game: _actions(game, "options")),
            "take_back": Probe(many(text), lambda game: _actions(game, "take_back")),
            **{f"{name}.count": Probe(_COUNT, _count_of(name)) for name in ("options", "take_back")},
        }

    def _turn(self) -> dict[str, Probe]:
        cards = one_of("card", (*self.edition.card_by_id, "none"))
        keys = {
            "turn.seat": Probe(_seat_word("nobody", self.players), lambda game: _seat(game.turn.seat)),
            "turn.stage": Probe(
                one_of("stage", (START_STAGE, AGENT_STAGE, REVEAL_STAGE)), lambda game: game.turn.stage
            ),
            "turn.card": Probe(cards, lambda game: _faces(game, [game.turn.card])[0]),
            "turn.space": Probe(self.space, lambda game: _space(game, game.turn.space)),
            "turn.items": Probe(many(text), lambda game: [item.address for item in game.turn.items]),
            "turn.extra_icons": Probe(many(one_of("icon", ICONS)), lambda game: _bits(game.turn.extra_icons, ICONS)),
            "turn.ignore_agents": Probe(
                self.spaces, lambda game: _bits(game.turn.ignore_agents, [space.id for space in game.edition.spaces])
            ),
            "turn.discounts": Probe(self.cards, lambda game: [card for card, _ in game.turn.discounts]),
            "turn.acquired": Probe(self.cards, lambda game: game.turn.acquired),
            "turn.armed": Probe(self.cards, lambda game: _faces(game, game.turn.armed)),
        }
        for name in _TURN_NUMBERS:
            keys[f"turn.{name}"] = Probe(_COUNT, _of_turn(name))
        for name in _TURN_FLAGS:
            keys[f"turn.{name}"] = Probe(flag, _of_turn(name))
        return keys


@cache
def probes_of(edition: Edition, players: int) -> Probes:
    """The probes, made once."""
    return Probes(edition, players)


# ---------------------------------------------------------------- finding


def _own(name: str) -> FindOwn:
    return lambda game, player: getattr(player, name)


def _own_count(name: str) -> FindOwn:
    return lambda game, player: len(getattr(player, name))


def _own_cards(name: str) -> FindOwn:
    """From the top, which is the end of a deck."""
    return lambda game, player: _faces(game, getattr(player, name)[::-1])


def _posts(game: Game, player: Player) -> list[str]:
    return [game.edition.posts[post].id for post in player.spies]


def _training(game: Game, player: Player) -> str:
    track = player.leader.training
    return "none" if track is None else track.nodes[player.training].id


def _own_influence(faction: int) -> FindOwn:
    return lambda game, player: player.influence[faction]


def _owns(card_id: str) -> FindOwn:
    return lambda game, player: owned(game, player.seat, card_id)


def _count(name: str) -> Find:
    return lambda game: len(getattr(game, name))


def _left(stack: int) -> Find:
    return lambda game: len(game.reserve[stack])


def _at(name: str, index: int) -> Find:
    return lambda game: getattr(game, name)[index]


def _holder(name: str, index: int) -> Find:
    return lambda game: _seat(getattr(game, name)[index])


def _of_turn(name: str) -> Find:
    return lambda game: getattr(game.turn, name)


# ---------------------------------------------------------------- from the state to words


def _seat_word(word: str, players: int) -> Read:
    def read(value: object, key: str) -> str | int:
        return word if value == word else int(number(players - 1)(value, key))

    return read


def _seat(seat: int) -> str | int:
    return "nobody" if seat == NOBODY else seat


def _space(game: Game, space: int) -> str:
    return "nowhere" if space == HOME else game.edition.spaces[space].id


def _faces(game: Game, cards: Sequence[int]) -> list[str]:
    return ["none" if card == NO_CARD else _face(game, card) for card in cards]


def _face(game: Game, card: int) -> str:
    if card < len(game.cards):
        return game.cards[card].id
    for faces in (game.intrigues, game.conflicts, game.objectives, game.contracts, game.hagal, game.faces):
        if card in faces:
            return faces[card].id
    raise KeyError(card)


def _of_decision(game: Game, name: str) -> object:
    return "nothing" if game.decision is None else getattr(game.decision, name)


def _actions(game: Game, name: str) -> list[str]:
    return [] if game.decision is None else [action.text for action in getattr(game.decision, name)]


def _count_of(name: str) -> Find:
    return lambda game: len(_actions(game, name))


def _bits(mask: int, names: Sequence[str]) -> list[str]:
    return [name for bit, name in enumerate(names) if mask >> bit & 1]
