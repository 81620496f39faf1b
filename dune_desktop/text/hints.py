"""Why an answer is good, in one or two sentences: what it brings on the table, and what else counts for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from attrs import evolve

from dune_desktop.bots.outcome import apart, common_less
from dune_desktop.engine.actions import REVEAL, Action
from dune_desktop.engine.units import TROOP
from dune_desktop.text.effects.gains import amounts, payment
from dune_desktop.text.effects.sentences import sentence
from dune_desktop.text.lists import both, in_a_row
from dune_desktop.text.names import name
from dune_desktop.text.numbers import decimal
from dune_desktop.text.products import of_faction
from dune_desktop.text.translating import Texts
from dune_desktop.text.units import counted
from dune_desktop.text.wording import clause

if TYPE_CHECKING:
    from dune_desktop.bots.advice import Rated
    from dune_desktop.bots.outcome import Fight, TrackChange, Upshot
    from dune_desktop.engine.edition import Edition

Hints = Texts("Hints")

#: More are too many to read.
MOST_SENTENCES: Final = 2
_MOST_GAINS: Final = 4
#: Counts of an outcome that are Agents themselves.
_WON_AGENTS: Final = frozenset(("swordmaster", "mentat"))
#: The features of the Conflict; and those that say nothing of the round that is over, when the next one has begun.
_FOUGHT: Final = ("conflict", "rewards")
#: Those of the deck; and an answer that shows what no deck can promise.
_DECK: Final = ("deck_persuasion", "deck_swords", "deck_effects")
_NEW_ROW: Final = Action.parse("do family_atomics.plot")
#: It says nothing that one could look for on the table, so it is told where little else can be.
_VAGUE: Final = ("waiting",)
_OF_THE_ROUND: Final = (*_FOUGHT, "agents", "persuasion", "unspent", "waiting")
#: What is worth less is no reason.
_LEAST: Final = 0.03
#: A lesser difference of points, on average, is none.
_POINTS_APART: Final = 0.2
#: Nobody tells winning chances apart that are nearer to each other.
_ALIKE: Final = 0.005


class _Said(NamedTuple):
    """Something to say, and what it is worth; of which features of the valuation it speaks."""

    worth: float
    text: str
    about: tuple[str, ...] = ()


# ---------------------------------------------------------------- what is there on the table afterwards

#: What is counted in an outcome: the feature in which it is worth something, and how so many are called by themselves.
GAINS: Final[dict[str, tuple[str, Callable[[int], str]]]] = {
    "points": ("points", lambda n: Hints.tr("%n Victory Point(s)", "", n)),
    "solari": ("solari", lambda n: amounts((n, 0, 0))),
    "spice": ("spice", lambda n: amounts((0, n, 0))),
    "water": ("water", lambda n: amounts((0, 0, n))),
    "cards": ("persuasion", lambda n: Hints.tr("%n card(s)", "drawn", n)),
    "intrigue": ("intrigue", lambda n: Hints.tr("%n Intrigue card(s)", "", n)),
    "swordmaster": ("swordmaster", lambda _: Hints.tr("the Swordmaster")),
    "council": ("council", lambda _: Hints.tr("a High Council seat")),
    "mentat": ("agents", lambda _: Hints.tr("the Mentat")),
    "agents": ("agents", lambda n: Hints.tr("%n Agent(s) back at home", "", n)),
    "hooks": ("hooks", lambda _: Hints.tr("Maker hooks")),
    "spies": ("spies", lambda n: Hints.tr("%n more Sp(y|ies) on the board", "", n)),
    "contracts": ("contracts", lambda n: Hints.tr("%n contract(s)", "", n)),
    "completed": ("contracts", lambda n: Hints.tr("%n completed contract(s)", "", n)),
    "trophies": ("trophies", lambda n: Hints.tr("%n battle icon(s)", "", n)),
    "freighter": ("freighter", lambda n: Hints.tr("%n step(s) ahead for the Freighter", "", n)),
    "research": ("tokens", lambda n: Hints.tr("%n step(s) of research", "", n)),
    "tleilaxu": ("tokens", lambda n: Hints.tr("%n step(s) on the Tleilaxu track", "", n)),
    "specimens": ("own_money", lambda n: Hints.tr("%n specimen(s)", "", n)),
}
#: What may be paid.
_PAID: Final = ("solari", "spice", "water")


def _gains(upshot: Upshot, worths: dict[str, float], edition: Edition) -> list[_Said]:
    """As nouns, the best first."""
    found: list[_Said] = []
    for tile in upshot.tiles:
        noun = Hints.tr("the tech tile “{tile}”").format(tile=name("card", tile, edition.products))
        found.append(_Said(worths.get("tiles", 0), noun, ("tiles",)))
    found += (
        _Said(worths.get(feature, 0), noun(upshot.counts[what]), (feature,))
        for what, (feature, noun) in GAINS.items()
        if upshot.counts.get(what, 0) > 0
    )
    for kind, n in upshot.recruited:
        if n > 0:
            feature = "garrison" if kind == TROOP.id else "commanded"
            found.append(_Said(worths.get(feature, 0), counted(kind, n), (feature,)))
    summoned = (one for one in upshot.deployed if one[1] > 0 and edition.unit_by_id[one[0]].supply is None)
    found += (_Said(_stake(worths), counted(kind, n)) for kind, n in summoned)
    for space in upshot.controlled:
        noun = Hints.tr("control of {space}").format(space=name("space", space, edition.products))
        found.append(_Said(worths.get("control", 0), noun, ("control",)))
    for track in upshot.tracks:
        found += _climbed(track, worths)
    return sorted(found, key=lambda one: -one.worth)


def _climbed(track: TrackChange, worths: dict[str, float]) -> Iterator[_Said]:
    if track.steps > 0:
        worth = sum(worths.get(feature, 0) for feature in ("influence", "near_point", "near_bonus"))
        yield _Said(worth, of_faction("influence", track.faction, track.steps), ("influence",))
    if track.alliance > 0:
        yield _Said(worths.get("points", 0), of_faction("its_alliance", track.faction))


def _price(upshot: Upshot) -> str:
    """What is paid, as the object of paying; empty where nothing is."""
    solari, spice, water = (max(0, -upshot.counts.get(what, 0)) for what in _PAID)
    intrigue = max(0, -upshot.counts.get("intrigue", 0))
    return payment((solari, spice, water), intrigue) if solari or spice or water or intrigue else ""


def _on_the_table(gains: Sequence[_Said], price: str) -> str:
    """What comes, and for what; the price alone is no reason."""
    named = both([one.text for one in gains])
    return sentence(Hints.tr("{gains} for {price}").format(gains=named, price=price) if price else named)


# ---------------------------------------------------------------- what else counts for it

#: By the feature of the valuation that grows; of those that say more than one sees on the table.
GROWS: Final[dict[str, Callable[[], str]]] = {
    "points": lambda: Hints.tr("It brings Victory Points."),
    "near_point": lambda: Hints.tr("A Victory Point of an Influence track comes within one step."),
    "near_bonus": lambda: Hints.tr("The bonus of an Influence track comes within one step."),
    "influence": lambda: Hints.tr("Your Influence grows."),
    "alliance": lambda: Hints.tr("Your Alliance becomes safer."),
    "solari": lambda: Hints.tr("You will have more Solari."),
    "spice": lambda: Hints.tr("You will have more spice."),
    "water": lambda: Hints.tr("You will have more water."),
    "garrison": lambda: Hints.tr("Your garrison grows."),
    "swordmaster": lambda: Hints.tr("The Swordmaster is one more Agent in every round."),
    "council": lambda: Hints.tr("The High Council seat brings Persuasion in every Reveal turn."),
    "agents": lambda: Hints.tr("You will have one more Agent to send."),
    "persuasion": lambda: Hints.tr("You will have more Persuasion in your Reveal turn."),
    "intrigue": lambda: Hints.tr("You will have more Intrigue cards."),
    "deck_persuasion": lambda: Hints.tr("Your deck will bring more Persuasion."),
    "deck_swords": lambda: Hints.tr("Your deck will bring more swords."),
    "deck_effects": lambda: Hints.tr("Your cards will do more for you."),
    "conflict": lambda: Hints.tr("Your prospects in the Conflict get better."),
    "rewards": lambda: Hints.tr("You can expect more of the rewards of the Conflict."),
    "control": lambda: Hints.tr("What you control brings you more in every round."),
    "hooks": lambda: Hints.tr("With Maker hooks you can summon sandworms."),
    "spies": lambda: Hints.tr("Your Spies open more board spaces to you."),
    "contracts": lambda: Hints.tr("You will have more contracts to complete."),
    "trophies": lambda: Hints.tr("You will have more battle icons for pairs."),
    "tiles": lambda: Hints.tr("Your tech tiles will do more for you."),
    "freighter": lambda: Hints.tr("Your Freighter will bring back more."),
    "commanded": lambda: Hints.tr("You will have more dreadnoughts in the garrison."),
    "tokens": lambda: Hints.tr("Your tokens on the Bene Tleilax board come nearer to what lies before them."),
    "own_money": lambda: Hints.tr("You will have more specimens."),
    "unspent": lambda: Hints.tr("You will have more Persuasion to spend."),
    "waiting": lambda: Hints.tr("What is still to be resolved brings more."),
}
#: By the feature that the next best answer would spend.
KEEPS: Final[dict[str, Callable[[], str]]] = {
    "agents": lambda: Hints.tr("It keeps an Agent for later in the round."),
    "garrison": lambda: Hints.tr("Your troops stay in the garrison for another Conflict."),
    "intrigue": lambda: Hints.tr("You keep your Intrigue cards for a better moment."),
    "solari": lambda: Hints.tr("You keep your Solari for something better."),
    "spice": lambda: Hints.tr("You keep your spice for something better."),
    "water": lambda: Hints.tr("You keep your water for something better."),
    "atomics": lambda: Hints.tr("You keep your Family Atomics for something better."),
}
#: By the feature of which the next best answer would spend more.
SPARES: Final[dict[str, Callable[[], str]]] = {
    "garrison": lambda: Hints.tr("More of your troops stay in the garrison."),
    "intrigue": lambda: Hints.tr("You keep more of your Intrigue cards."),
    "solari": lambda: Hints.tr("You keep more of your Solari."),
    "spice": lambda: Hints.tr("You keep more of your spice."),
    "water": lambda: Hints.tr("You keep more of your water."),
}


def _stake(worths: dict[str, float]) -> float:
    """What the Conflict is worth: points and other rewards may outweigh each other."""
    points, others = worths.get("conflict", 0), worths.get("rewards", 0)
    return max(points, others, points + others)


def _others(rated: Rated, upshot: Upshot, worths: dict[str, float], edition: Edition) -> Iterator[_Said]:
    if _grows(upshot):
        yield _Said(_stake(worths), _fight(upshot, edition), _FOUGHT)
    for track in upshot.tracks:
        yield from _nears(track, worths)
    deck = sum(worths.get(feature, 0) for feature in _DECK)
    if rated.action == _NEW_ROW:
        gained = sum(max(0.0, worths.get(feature, 0)) for feature in _DECK)
        yield _Said(gained, Hints.tr("New cards in the Imperium Row will, on average, offer you more."), _DECK)
    acquired, trashed = _besides(rated, "acquire", upshot.acquired), _besides(rated, "trash", upshot.trashed)
    if acquired:
        yield _Said(deck, Hints.tr("You will acquire: {cards}.").format(cards=_cards(acquired, edition)))
    if trashed:
        yield _Said(deck, Hints.tr("Your deck will be rid of: {cards}.").format(cards=_cards(trashed, edition)))
    passing = _OF_THE_ROUND if rated.outcome.round_over else ()
    grown = (what for what in worths if what in GROWS and what not in passing)
    yield from (_Said(worths[what], GROWS[what](), (what,)) for what in grown)


def _besides(rated: Rated, verb: str, cards: tuple[str, ...]) -> list[str]:
    """Those that the answer does not name itself."""
    named = [word.rpartition(":")[2].partition("~")[0] for word in rated.action.args if rated.action.verb == verb]
    return [card for card in cards if card not in named]


def _nears(track: TrackChange, worths: dict[str, float]) -> Iterator[_Said]:
    if track.near_point:
        yield _Said(worths.get("near_point", 0), of_faction("near_point", track.faction), ("near_point",))
    if track.near_bonus:
        yield _Said(worths.get("near_bonus", 0), of_faction("near_bonus", track.faction), ("near_bonus",))


def _grows(upshot: Upshot) -> bool:
    """The seat becomes stronger in the Conflict."""
    return upshot.fight is not None and upshot.fight.own > upshot.fight.before


def _fight(upshot: Upshot, edition: Edition) -> str:
    """How the seat stands in the Conflict when the turn is over, and what is at stake if it has just come out ahead."""
    fight = upshot.fight
    assert fight is not None
    told = [_standing(fight).format(own=fight.own, other=fight.other, conflict=_conflict(fight, edition))]
    if fight.takes_lead:
        reward = in_a_row([clause(one.effect) for one in edition.conflict_by_id[fight.conflict].first])
        told.append(Hints.tr("First place: {reward}.").format(reward=reward))
    if fight.doubles:
        told.append(Hints.tr("With a sandworm there you take your reward twice."))
    return " ".join(told)


def _standing(fight: Fight) -> str:
    if not fight.other:
        return Hints.tr("Nobody else has any strength in the Conflict “{conflict}” yet, and you have {own}.")
    if fight.takes_lead:
        return Hints.tr("The Conflict “{conflict}” is yours for now, with {own} against {other}.")
    if not fight.ahead:
        return Hints.tr("You stay ahead in the Conflict, with {own} against {other}.")
    if fight.own == fight.other:
        return Hints.tr("You draw level in the Conflict, with {own} against {other}.")
    if fight.ahead == 1:
        return Hints.tr("You are second in the Conflict for now, with {own} against {other}.")
    return Hints.tr("You are in the Conflict, with {own} against {other}.")


def _conflict(fight: Fight, edition: Edition) -> str:
    return name("conflict", fight.conflict, edition.products)


def _cards(cards: Sequence[str], edition: Edition) -> str:
    """By their names, equal ones once."""
    named = Counter(name("card", card, edition.products) for card in cards)
    found = [card if n == 1 else f"{n} × {card}" for card, n in named.items()]
    return in_a_row(found) if any("," in one for one in found) else both(found)


def _kept(rated: Rated, rival: Rated) -> Iterator[_Said]:
    """What the other answer would spend, and this one does not, or less of it."""
    own = {part.what: part.worth for part in rated.parts}
    # After the Reveal turn no Agent is sent any more; and one that has just been won is told as what it is.
    untold = {"agents"} if REVEAL in rated.turn or not _WON_AGENTS.isdisjoint(rated.outcome.counts) else set()
    if rival.action.verb != "play" and any(action.verb == "play" for action in rival.turn):
        untold.add("intrigue")  # it need not be played after that answer either
        if not any(action.verb == "deploy" for action in rival.turn):
            untold.add("garrison")  # it is the card that sends troops away
    # Who plays a card and draws another one does not keep all.
    spent = {"intrigue"} if any(action.verb == "play" for action in rated.turn) else set()
    for part in rival.parts:
        if part.what in KEEPS.keys() - untold - spent and part.worth < 0 <= own.get(part.what, 0):
            last = part.what == "agents" and rival.outcome.last_agent
            text = Hints.tr("It keeps your last Agent for later in the round.") if last else KEEPS[part.what]()
            yield _Said(-part.worth, text, (part.what,))
        elif part.what in SPARES.keys() - untold and part.worth < min(0, own.get(part.what, 0)):
            yield _Said(own.get(part.what, 0) - part.worth, SPARES[part.what](), (part.what,))


def _goes(rated: Rated, upshot: Upshot, others: Sequence[Rated]) -> Iterator[str]:
    """What one should know before, though it speaks against it."""
    yield from (of_faction("alliance_goes", track.faction) for track in upshot.tracks if track.alliance < 0)
    fight = upshot.fight
    if fight is not None and fight.own < fight.before:
        gone = Hints.tr("You leave the Conflict.")
        less = Hints.tr("Your strength in the Conflict falls from {before} to {own}.")
        yield (less if fight.own else gone).format(before=fight.before, own=fight.own)
    # Who reveals does not keep it either.
    if rated.outcome.last_agent and any(not (other.outcome.last_agent or REVEAL in other.turn) for other in others):
        yield Hints.tr("It takes your last Agent.")


def _even_so(upshot: Upshot, others: Sequence[Rated]) -> Iterator[str]:
    """Another answer would make the seat stronger in the Conflict, where it is the strongest already."""
    fight = upshot.fight
    stronger = (other.outcome.fight for other in others if other.outcome.fight is not None)
    if fight is None or not fight.led or fight.own != fight.before:
        return
    if any(one.own > fight.own for one in stronger):
        yield Hints.tr("You are ahead in the Conflict as it is, with {own} against {other}.").format(
            own=fight.own, other=fight.other
        )


def _points(rated: Rated, others: Sequence[Rated]) -> str:
    """What playing on to the end of the round has shown, beside the next best answer: the truest reason there is."""
    if not others or rated.round_points is None or others[0].round_points is None:
        return ""
    (own, against), (other, others_against) = rated.round_points, others[0].round_points
    if own - other >= _POINTS_APART:
        return Hints.tr("Victory Points at the end of the round, on average: {more} instead of {less}.").format(
            more=decimal(f"{own:.1f}"), less=decimal(f"{other:.1f}")
        )
    if others_against - against >= _POINTS_APART:
        text = Hints.tr(
            "Victory Points of all others together at the end of the round, on average: {less} instead of {more}."
        )
        return text.format(less=decimal(f"{against:.1f}"), more=decimal(f"{others_against:.1f}"))
    return ""


# ---------------------------------------------------------------- together


def reasons(rated: Rated, edition: Edition, others: Sequence[Rated] = ()) -> tuple[str, ...]:
    """Why this answer, in one or two sentences; ``others``: what one might answer instead, the best first."""
    upshot = _told_apart(rated, others)
    worths = _worths(rated, others)
    gains = _gains(upshot, worths, edition)[:_MOST_GAINS]
    said = [_Said(sum(one.worth for one in gains), _on_the_table(gains, _price(upshot)))] if gains else []
    told = {feature for one in gains for feature in one.about}
    more = [*_others(rated, upshot, worths, edition), *(_kept(rated, others[0]) if others else ())]
    for one in sorted(more, key=lambda one: (one.about == _VAGUE, -one.worth)):
        if len(said) < MOST_SENTENCES and one.worth >= _LEAST and not told.intersection(one.about):
            said.append(one)
            told.update(one.about)
    if not said and _grows(upshot):
        said.append(_Said(0, _fight(upshot, edition), _FOUGHT))
    if points := _points(rated, others):
        said = [*_beside_points(said), _Said(0, points)]
    texts = dict.fromkeys([*(one.text for one in said), *_even_so(upshot, others), *_goes(rated, upshot, others)])
    return tuple(texts or [_no_reason(rated, others)])


def _beside_points(said: list[_Said]) -> list[_Said]:
    """What explains them: the Conflict where it is worth more than what lies on the table, else what comes first."""
    fought = [one for one in said if one.about == _FOUGHT and one.worth > said[0].worth]
    return fought or [one for one in said[: MOST_SENTENCES - 1] if one.about != _VAGUE]


def _told_apart(rated: Rated, others: Sequence[Rated]) -> Upshot:
    """What the others do not come to. Where an Agent is sent it is all its own, so a number is not cut to the rest."""
    upshot, own = apart(rated.outcome, [other.outcome for other in others]), rated.outcome
    if rated.action.verb != "agent":
        return upshot
    kinds = dict(upshot.recruited)
    return evolve(
        upshot,
        counts={what: own.counts[what] for what in upshot.counts},
        recruited=tuple((kind, n) for kind, n in own.recruited if kind in kinds),
    )


def _worths(rated: Rated, others: Sequence[Rated]) -> dict[str, float]:
    """By feature, what this answer is worth and not every other one, too."""
    theirs = [{part.what: part.worth for part in other.parts} for other in others]
    if not theirs:
        return {part.what: part.worth for part in rated.parts}
    return {part.what: common_less(part.worth, [one.get(part.what, 0.0) for one in theirs]) for part in rated.parts}


def _no_reason(rated: Rated, others: Sequence[Rated]) -> str:
    """Nothing to say for it that could not be said for others."""
    if any(other.outcome == rated.outcome and abs(rated.chance - other.chance) < _ALIKE for other in others):
        return Hints.tr("Other answers come to the same.")
    if any(other.chance > rated.chance for other in others):
        return Hints.tr("There is nothing to count for it yet.")
    return Hints.tr("It leads to better positions, though there is nothing yet to count.")


def percent(chance: float) -> str:
    """A winning chance."""
    return Hints.tr("{n} %", "a winning chance").format(n=round(100 * chance))
