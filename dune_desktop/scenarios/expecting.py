"""What a scenario may expect of a game: one key for everything that a card can change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from dune_desktop.engine import facts
from dune_desktop.engine.conditions import owned
from dune_desktop.engine.decisions import KINDS, PICKS, REWARD
from dune_desktop.engine.moves import spies_left
from dune_desktop.engine.names import AGENT_STAGE, ICONS, NOBODY, OVER_STAGE, REVEAL_STAGE, START_STAGE
from dune_desktop.engine.ranking import final_order
from dune_desktop.engine.state import Player, Table, Turn
from dune_desktop.engine.units import strength, units
from dune_desktop.positions.readers import (
    Miswritten,
    Read,
    card_ids,
    card_of,
    flag,
    ids,
    many,
    number,
    one_of,
    seat_or,
    text,
    tokens_of,
    unknown,
)

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.state import Game

_COUNT = number(999, -999)
_STAGES = (START_STAGE, AGENT_STAGE, REVEAL_STAGE)
#: What stands for no seat, space or card.
_NOTHING = {facts.SEAT: "nobody", facts.SPACE: "nowhere"}

Find = Callable[["Game"], object]
#: Where some facts stand in a game.
Where = Callable[["Game"], Any]


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
        self.cards = many(card_of(edition, facts.PERSONAL))
        self.keys = {**self._facts(Table, lambda game: game), **self._table(), **self._decision()}
        self._add("turn", {**self._facts(Turn, lambda game: game.turn), **self._turn()})
        for cls in edition.table_facts:
            self._add(facts.name_of(cls), self._facts(cls, cls.of))
        for seat in range(players):
            self._add(f"seat{seat}", self._seat(seat))

    def _add(self, prefix: str, probes: dict[str, Probe]) -> None:
        self.keys |= {f"{prefix}.{name}": probe for name, probe in probes.items()}

    def expectations(self, table: Mapping[str, Any], key: str) -> tuple[Expectation, ...]:
        """What a table of keys and values expects. Raises Miswritten."""
        found = []
        for name, value in flatten(table).items():
            probe = self._probe(name, key)
            found.append(Expectation(name, probe.read(value, f"{key}.{name}"), probe))
        return tuple(found)

    def _probe(self, name: str, key: str) -> Probe:
        head = name.partition(".")[0]
        if head.startswith("seat") and head[4:].isdecimal():
            seat = int(head[4:])
            if seat >= self.players:
                raise Miswritten(f"{key}.{name}: {self.players} players sit at seat0 to seat{self.players - 1}")
        if name not in self.keys:
            raise Miswritten(f"{key}: {unknown('key', name, self.keys)}")
        return self.keys[name]

    # ------------------------------------------------------------ facts

    def _facts(self, cls: Any, where: Where) -> dict[str, Probe]:
        """Each fact of such a thing under its name."""
        known = [fact for fact in facts.facts_of(cls) if fact.within(self.edition) and fact.of != facts.PLAIN]
        found = {name: probe for fact in known for name, probe in self._fact(fact, where).items()}
        return found | {name: evolve(found[name], read=read) for name, read in tokens_of(self.edition, cls).items()}

    def _fact(self, fact: facts.Fact, where: Where) -> dict[str, Probe]:
        edition, name, read = self.edition, fact.name, self._word(fact.of)

        def value(game: Game) -> Any:
            return getattr(where(game), name)

        def word(game: Game, number: Any) -> Any:
            return _called(game, fact.of, number)

        def words(game: Game) -> list[Any]:
            return [word(game, number) for number in value(game)[::-1]]

        count = {f"{name}.count": Probe(_COUNT, lambda game: len(facts.values_of(fact, where(game))))}
        if fact.per == facts.STACK:
            lying = Probe(self.cards, lambda game: [word(game, stack[-1]) for stack in value(game) if stack])
            return count if fact.name == "reserve" else {name: lying, **count}
        if fact.kinds:
            read, pile = card_of(edition, *fact.kinds), name.endswith(("deck", "bank"))
            top = name if name == "deck" else name.rpartition("_")[0]
            tops = {f"{top}_top": Probe(many(read), words, True, True)} if pile else {}
            return {name: Probe(many(read), words, pile), **count, **tops}
        if fact.per:
            return {
                f"{name}.{one}": Probe(read, partial(lambda at, game: word(game, value(game)[at]), at))
                for at, one in enumerate(ids(edition, fact.per))
            }
        if fact.several:
            return {name: Probe(many(read), words), **count}
        return {name: Probe(read, lambda game: word(game, value(game)))}

    def _word(self, of: str) -> Read:
        """How a value is written."""
        if of == facts.COUNT:
            return _COUNT
        if of == facts.FLAG:
            return flag
        if of == facts.SEAT:
            return seat_or("nobody", self.players, "nobody")
        if of == facts.CARD:
            kinds = (facts.PERSONAL, facts.INTRIGUE, facts.CONFLICT, facts.CONTRACT)
            return one_of("card", [*(one for kind in kinds for one in card_ids(self.edition, kind)[1]), "none"])
        return one_of(of, [*ids(self.edition, of), *([_NOTHING[of]] if of in _NOTHING else [])])

    def _seat(self, seat: int) -> dict[str, Probe]:
        """Besides its facts what can be computed of a seat."""
        edition = self.edition

        def own(game: Game) -> Player:
            return game.players[seat]

        keys = self._facts(Player, own)
        for cls in edition.seat_facts:
            added = self._facts(cls, partial(lambda cls, game: cls.of(own(game)), cls))
            keys |= {f"{facts.name_of(cls)}.{name}": probe for name, probe in added.items()}
        for name in edition.card_by_id:
            keys[f"owns.{name}"] = Probe(_COUNT, partial(lambda name, game: owned(game, seat, name), name))
        nodes = [node for leader in edition.leaders if leader.training for node in leader.training.index]
        leaders = [*edition.leader_by_id, *(edition.automa.rival_by_id if edition.automa else ())]
        return keys | {
            "spies_left": Probe(_COUNT, lambda game: spies_left(game, own(game))),
            "strength": Probe(_COUNT, lambda game: strength(game, own(game))),
            "units": Probe(_COUNT, lambda game: units(game, own(game))),
            "training": Probe(one_of("space of a training track", nodes), lambda game: _training(own(game))),
            "leader": Probe(one_of("leader", leaders), lambda game: own(game).leader.id),
        }

    def _table(self) -> dict[str, Probe]:
        """What is said in another way than facts are."""
        home = seat_or("home", self.players, "home")
        space = self._word(facts.SPACE)
        return {
            "first": Probe(_COUNT, lambda game: game.first),
            "over": Probe(flag, lambda game: game.over),
            "standing": Probe(many(_COUNT), final_order, ordered=True),
            "mentat": Probe(home, lambda game: "home" if game.mentat == NOBODY else game.mentat),
            "mentat_at": Probe(space, lambda game: _called(game, facts.SPACE, game.mentat_space)),
            "mentat_won": Probe(flag, lambda game: game.mentat_won != NOBODY),
            **{f"reserve.{card.id}": Probe(_COUNT, _left(at)) for at, card in enumerate(self.edition.reserve)},
        }

    # ------------------------------------------------------------ the question

    def _decision(self) -> dict[str, Probe]:
        nobody = seat_or("nobody", self.players, "nobody")
        return {
            "asked": Probe(nobody, lambda game: "nobody" if game.decision is None else game.decision.seat),
            "player": Probe(nobody, lambda game: "nobody" if game.decision is None else game.decision.player),
            "kind": Probe(one_of("kind", KINDS), lambda game: _of_decision(game, "kind")),
            "what": Probe(
                one_of("what", (*PICKS, *_STAGES, REWARD, *self.edition.windows)),
                lambda game: _of_decision(game, "what"),
            ),
            "source": Probe(text, lambda game: _of_decision(game, "source")),
            "options": Probe(many(text), lambda game: _actions(game, "options")),
            "take_back": Probe(many(text), lambda game: _actions(game, "take_back")),
            **{f"{name}.count": Probe(_COUNT, _count_of(name)) for name in ("options", "take_back")},
        }

    def _turn(self) -> dict[str, Probe]:
        spaces = ids(self.edition, facts.SPACE)
        return {
            "stage": Probe(one_of("stage", (*_STAGES, OVER_STAGE)), lambda game: game.turn.stage),
            "items": Probe(many(text), lambda game: [item.address for item in game.turn.items]),
            "extra_icons": Probe(many(one_of("icon", ICONS)), lambda game: _bits(game.turn.extra_icons, ICONS)),
            "ignore_agents": Probe(many(self._word(facts.SPACE)), lambda game: _bits(game.turn.ignore_agents, spaces)),
            "discounts": Probe(self.cards, lambda game: [card for card, _ in game.turn.discounts]),
            "acquired": Probe(self.cards, lambda game: game.turn.acquired),
            "units": Probe(_COUNT, lambda game: game.turn.units),
        }


@lru_cache(16)  # every blend is an edition of its own
def probes_of(edition: Edition, players: int) -> Probes:
    """The probes of such games; they are made once."""
    return Probes(edition, players)


# ---------------------------------------------------------------- from the state to words


def _training(player: Player) -> str:
    track = player.leader.training
    return "none" if track is None else track.nodes[player.training].id


def _left(stack: int) -> Find:
    return lambda game: len(game.reserve[stack])


def _called(game: Game, of: str, value: Any) -> Any:
    """What a value of a fact is called."""
    if of in (facts.COUNT, facts.FLAG):
        return value
    if value == -1:
        return _NOTHING.get(of, "none")
    if of == facts.CARD:
        return game.face(value).id
    return value if of == facts.SEAT else ids(game.edition, of)[value]


def _of_decision(game: Game, name: str) -> object:
    return "nothing" if game.decision is None else getattr(game.decision, name)


def _actions(game: Game, name: str) -> list[str]:
    return [] if game.decision is None else [action.text for action in getattr(game.decision, name)]


def _count_of(name: str) -> Find:
    return lambda game: len(_actions(game, name))


def _bits(mask: int, names: Sequence[str]) -> list[str]:
    return [name for bit, name in enumerate(names) if mask >> bit & 1]
