"""The log in words: every event has its sentence, and nobody is told a card that is hidden from them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest

from dune_desktop.engine import events
from dune_desktop.engine.events import Event
from dune_desktop.engine.knowledge import knows
from dune_desktop.engine.names import (
    BENE_GESSERIT,
    CONFLICT,
    DECK,
    DISCARD,
    EMPEROR,
    FREMEN,
    GARRISON,
    HAND,
    HOME,
    NOBODY,
    PLAYED,
    REVEALED,
    SPACING_GUILD,
    SUPPLY,
)
from dune_desktop.engine.state import Game
from dune_desktop.text.log.log_words import says
from dune_desktop.text.log.sentences import heading, line
from dune_desktop.text.names import name
from dune_desktop.text.translating import install
from tests.games import BASE, events_of, seats_of, start, walk

GAME: Final = start(1, 4)


def numbered(game: Game) -> dict[int, tuple[str, str]]:
    """The kind and the id of every physical card."""
    kinds: dict[str, Mapping[int, Any]] = {
        "card": dict(enumerate(game.cards)),
        "intrigue": game.intrigues,
        "conflict": game.conflicts,
    }
    return {number: (kind, face.id) for kind, faces in kinds.items() for number, face in faces.items()}


_NUMBERS: Final = {face: number for number, (_, face) in reversed(numbered(GAME).items())}


def card(face: str) -> int:
    """Some copy of a card of any kind."""
    return _NUMBERS[face]


def space(space_id: str) -> int:
    return BASE.space_index[space_id]


def cards(*faces: str) -> tuple[int, ...]:
    return tuple(map(card, faces))


# ---------------------------------------------------------------- sentences

DREW: Final = events.Drew(1, cards("dagger", "scout"), 2, 1 << 1)
DREW_INTRIGUE: Final = events.DrewIntrigue(1, cards("ambush"), 1, 1 << 1)
LOOKED: Final = events.Looked(1, cards("dagger"), 1, 1 << 1)
LOOKED_AT_INTRIGUES: Final = events.LookedAtIntrigues(1, cards("ambush", "infiltrate"), 2, 1 << 1)
STOLE: Final = events.Stole(0, 1, card("ambush"))
HAND_ANSWER: Final = events.Answered(1, "card", "discard dagger")

SAID: Final[list[tuple[Event, str | None]]] = [
    (events.RoundBegan(3, card("siege_of_carthag")), "Round 3 begins with the Conflict card Siege of Carthag."),
    (events.TurnBegan(0, 3), None),
    (events.PhaseBegan(events.MAKERS), None),
    (events.RewardBegan(0, 1), None),
    (events.CombatEnded(), None),
    (events.TurnEnded(0), None),
    (
        events.TurnEnded(0, ("smugglers_thopter.agent.1", "foldspace.agent.1")),
        (
            "Seat 1 ends the turn; without effect: Smuggler's Thopter (“if you have 2 or more Influence with the"
            " Spacing Guild: draw 2 cards”); Foldspace (“draw 1 card”)."
        ),
    ),
    (events.CombatBegan((2, 0)), "In the Conflict: Seat 3 and Seat 1."),
    (events.CombatBegan(()), "Nobody is in the Conflict."),
    (events.Passed(2), "Seat 3 passes."),
    (events.Passed(2, alone=True), "Seat 3 has no Intrigue cards and passes."),
    (events.Sent(0, card("dagger"), space("arrakeen"), HOME), "Seat 1 sends an Agent to Arrakeen with Dagger."),
    (
        events.Sent(0, card("kwisatz_haderach"), space("arrakeen"), space("wealth")),
        "Seat 1 sends the Agent at Wealth on to Arrakeen with Kwisatz Haderach.",
    ),
    (events.RevealedHand(0, ()), "Seat 1 has no cards to reveal."),
    (events.RevealedHand(0, cards("dagger", "scout")), "Seat 1 reveals 2 cards: Dagger and Scout."),
    (
        events.RevealedHand(0, cards("dagger", "dune_the_desert_planet")),
        "Seat 1 reveals 2 cards: Dagger; Dune, the Desert Planet.",
    ),
    # gains and payments
    (events.Gained(0, "solari", 1, "glossu_rabban.setup"), "Seat 1 gains 1 Solari (Glossu “The Beast” Rabban)."),
    (events.Gained(0, "spice", 2, "imperial_basin.1"), "Seat 1 gains 2 spice (Imperial Basin)."),
    (events.Gained(0, "water", 1, "track.fremen"), "Seat 1 gains 1 water (Fremen)."),
    (events.Gained(0, "persuasion", 2, "council"), "Seat 1 gains 2 Persuasion (High Council seat)."),
    (events.Gained(0, "swords", 1, "dagger.reveal.1"), "Seat 1 gains 1 sword (Dagger)."),
    (events.Gained(0, "swords", 3, "dagger.reveal.1"), "Seat 1 gains 3 swords (Dagger)."),
    (events.Gained(0, "solari", -7, "swordmaster"), "Seat 1 pays 7 Solari (Swordmaster)."),
    (events.Gained(0, "spice", -4, "conspire"), "Seat 1 pays 4 spice (Conspire)."),
    (events.Gained(0, "water", -1, "hagga_basin"), "Seat 1 pays 1 water (Hagga Basin)."),
    (events.Gained(0, "persuasion", -5, "stilgar"), "Seat 1 pays 5 Persuasion (Stilgar)."),
    (events.Gained(0, "spice", 3, "to_the_victor.win.1"), "Seat 1 gains 3 spice (To the Victor...)."),
    (events.Gained(0, "swords", -3, "combat"), None),
    (events.VictoryPoints(0, 1, "alliance"), "Seat 1 gains 1 Victory Point (Alliance)."),
    (events.VictoryPoints(0, -1, "alliance"), "Seat 1 loses 1 Victory Point (Alliance)."),
    (
        events.VictoryPoints(0, 2, "battle_for_arrakeen.first.1"),
        "Seat 1 gains 2 Victory Points (Battle for Arrakeen).",
    ),
    (events.BonusSpice(space("hagga_basin"), 2), "Hagga Basin now holds 2 bonus spice."),
    (events.BonusSpice(space("hagga_basin"), 0), "The bonus spice at Hagga Basin is taken."),
    # influence
    (events.InfluenceMoved(0, EMPEROR, 1), "Seat 1 now has 1 Influence with the Emperor."),
    (events.InfluenceMoved(0, FREMEN, 0), "Seat 1 now has 0 Influence with the Fremen."),
    (events.AllianceMoved(SPACING_GUILD, NOBODY, 0), "Seat 1 forms an Alliance with the Spacing Guild."),
    (events.AllianceMoved(BENE_GESSERIT, 1, 0), "Seat 1 takes the Alliance with the Bene Gesserit from Seat 2."),
    (events.AllianceMoved(FREMEN, 1, NOBODY), "Seat 2 loses the Alliance with the Fremen."),
    (events.Marked(NOBODY, "control", space("arrakeen")), "Nobody controls Arrakeen any more."),
    (events.Tokens(0, (EMPEROR, FREMEN)), "Seat 1 reveals the Factions chosen in secret: Emperor and Fremen."),
    # troops, agents and marks
    (events.UnitsMoved(0, "troop", 1, SUPPLY, GARRISON), "Seat 1 recruits 1 troop."),
    (events.UnitsMoved(0, "troop", 2, GARRISON, CONFLICT, True), "Seat 1 deploys 2 troops to the Conflict."),
    (events.UnitsMoved(0, "troop", 2, GARRISON, CONFLICT), "Seat 1 deploys 2 troops to the Conflict."),
    (events.UnitsMoved(0, "troop", 1, SUPPLY, CONFLICT), "Seat 1 deploys 1 troop from the supply to the Conflict."),
    (events.UnitsMoved(0, "troop", 1, CONFLICT, GARRISON, True), "Seat 1 takes back 1 troop from the Conflict."),
    (events.UnitsMoved(0, "troop", 3, CONFLICT, GARRISON), "Seat 1 retreats 3 troops to the garrison."),
    (events.UnitsMoved(0, "troop", 3, CONFLICT, SUPPLY), "Seat 1 returns 3 troops from the Conflict to the supply."),
    (events.UnitsMoved(0, "troop", 1, GARRISON, SUPPLY), "Seat 1 loses 1 troop from the garrison."),
    (events.Recalled(0, space("wealth")), "Seat 1 recalls an Agent from Wealth."),
    (events.MentatMoved(0), "Seat 1 takes the Mentat."),
    (events.MentatMoved(NOBODY), "The Mentat returns to its board space."),
    (events.Marked(0, "control", space("carthag")), "Seat 1 takes control of Carthag."),
    (events.Marked(0, "council"), "Seat 1 takes a High Council seat."),
    (events.Marked(0, "swordmaster"), "Seat 1 takes the Swordmaster."),
    (events.Marked(0, "mentat_won"), "Seat 1 wins the Mentat for the next round."),
    (events.Marked(0, "voice", space("secrets")), "Seat 1 closes Secrets to opponents with The Voice."),
    (events.Marked(0, "voice", HOME), "The board space that Seat 1 closed with The Voice is open again."),
    # cards
    (DREW, "Seat 2 draws 2 cards: Dagger and Scout."),
    (DREW_INTRIGUE, "Seat 2 draws 1 Intrigue card: Ambush."),
    (LOOKED, "Seat 2 looks at 1 card on top of the deck: Dagger."),
    (LOOKED_AT_INTRIGUES, "Seat 2 looks at 2 cards on top of the Intrigue deck: Ambush and Infiltrate."),
    (STOLE, "Seat 1 steals an Intrigue card from Seat 2: Ambush."),
    (events.Shuffled(0), "Seat 1 shuffles the discard pile into the deck."),
    (events.Shuffled(NOBODY), "The Intrigue discard pile is shuffled into a new Intrigue deck."),
    (events.PlayedIntrigue(0, card("ambush")), "Seat 1 plays the Intrigue card Ambush."),
    (events.PlayedIntrigue(0, card("to_the_victor")), "Seat 1 plays the Intrigue card To the Victor..."),
    (events.CardMoved(NOBODY, card("scout"), DECK, "row"), "Scout comes into the Imperium Row."),
    (events.CardMoved(0, card("scout"), "row", DISCARD), "Seat 1 acquires Scout."),
    (
        events.CardMoved(0, card("foldspace"), "reserve", DECK),
        "Seat 1 acquires Foldspace and puts it on top of the deck.",
    ),
    (events.CardMoved(0, card("scout"), "set_aside", HAND), "Seat 1 acquires Scout and takes it into hand."),
    (events.CardMoved(0, card("scout"), "row", "set_aside"), "Seat 1 sets Scout aside from the Imperium Row."),
    (
        events.CardMoved(0, card("scout"), "set_aside", "trashed"),
        "Seat 1 has not acquired Scout, which was set aside: it is removed from the game.",
    ),
    (events.CardMoved(0, card("scout"), HAND, DISCARD), "Seat 1 discards Scout."),
    (events.CardMoved(0, card("scout"), DISCARD, HAND), "Seat 1 takes Scout from the discard pile into hand."),
    (events.CardMoved(0, card("scout"), HAND, "trashed"), "Seat 1 trashes Scout from hand."),
    (events.CardMoved(0, card("scout"), DECK, "trashed"), "Seat 1 trashes Scout from the deck."),
    (events.CardMoved(0, card("scout"), DISCARD, "trashed"), "Seat 1 trashes Scout from the discard pile."),
    (events.CardMoved(0, card("scout"), PLAYED, "trashed"), "Seat 1 trashes Scout from play."),
    (events.CardMoved(0, card("scout"), REVEALED, "trashed"), "Seat 1 trashes Scout from play."),
    (events.CardMoved(0, card("scout"), HAND, PLAYED), None),
    (events.CardMoved(0, card("ambush"), "waiting", DISCARD), None),
    # effects and answers
    (
        events.Resolved(0, "thufir_hawat.reveal.2"),
        "Seat 1 resolves Thufir Hawat (“draw 1 Intrigue card”).",
    ),
    (
        events.Resolved(0, "arrakeen.1", alone=True),
        "Arrakeen (“recruit 1 troop”) takes effect for Seat 1.",
    ),
    (events.Resolved(0, "dagger.reveal.1", alone=True), None),
    (events.Resolved(0, "opulence.reveal.2"), None),
    (events.Resolved(0, "attic.1"), "Seat 1 resolves attic."),
    (
        events.Lost(0, "test_of_humanity.agent.1"),
        (
            "Test of Humanity (“each opponent chooses one: discard 1 card or lose 1 troop in the Conflict”):"
            " nothing happens for Seat 1."
        ),
    ),
    (
        events.Lost(0, "arrakeen.1", rest=True),
        "Arrakeen (“recruit 1 troop”): nothing more happens for Seat 1.",
    ),
    (
        events.Answered(0, "branch", "pick 2", "master_tactician.combat.1"),
        "Seat 1 takes the only choice: Master Tactician (“retreat up to 3 of your troops”).",
    ),
    (events.Answered(0, "amount", "pick 0"), "Seat 1 takes the only possible amount, 0."),
    (events.Answered(0, "faction", "pick fremen"), "Seat 1 takes the only choice: Fremen."),
    (events.Answered(0, "seat", "pick seat2"), "Seat 1 takes the only choice: Seat 3."),
    (events.Answered(0, "agent", "pick foldspace"), "Seat 1 takes the only choice: Foldspace."),
    (events.Answered(0, "agent", "pick leader"), "Seat 1 takes the only choice: the Agent on the Leader."),
    (events.Answered(0, "space", "pick wealth"), "Seat 1 takes the only choice: Wealth."),
    (events.Answered(0, "card", "pick scout top"), "Seat 1 takes the only choice: Scout."),
    (events.Answered(0, "card", "trash revealed:scout~1+2"), "Seat 1 takes the only choice: Scout."),
    (events.Answered(0, "yes", "pick yes"), "Seat 1 takes the only choice."),
    (HAND_ANSWER, "Seat 2 takes the only choice: Dagger."),
    # who wins
    (
        events.Ranked(((1, 7, 1), (0, 5, 2), (2, 3, 3), (3, 0, 0)), 1),
        (
            "Seat 2 wins the Conflict (Seat 2: strength 7, reward for first place; Seat 1: strength 5, reward for"
            " second place; Seat 3: strength 3, reward for third place)."
        ),
    ),
    (
        events.Ranked(((1, 7, 2), (0, 7, 2), (2, 3, 0), (3, 0, 0)), NOBODY),
        (
            "Nobody wins the Conflict, as these tie for first place: Seat 2 and Seat 1 (Seat 2: strength 7, reward for"
            " second place; Seat 1: strength 7, reward for second place; Seat 3: strength 3, no reward)."
        ),
    ),
    (events.Ranked(((0, 0, 0), (1, 0, 0)), NOBODY), "Nobody wins the Conflict: nobody has any strength there."),
    (events.GameOver((2, 0, 1, 3)), "Seat 3 wins the game (Seat 3; Seat 1; Seat 2; Seat 4)."),
]


@pytest.mark.parametrize(("event", "words"), SAID, ids=lambda value: type(value).__name__)
def test_sentence(event: Event, words: str | None) -> None:
    assert line(event, GAME) == words


COUNTED: Final = [
    (DREW, "Seat 2 draws 2 cards."),
    (DREW_INTRIGUE, "Seat 2 draws 1 Intrigue card."),
    (LOOKED, "Seat 2 looks at 1 card on top of the deck."),
    (LOOKED_AT_INTRIGUES, "Seat 2 looks at 2 cards on top of the Intrigue deck."),
    (STOLE, "Seat 1 steals an Intrigue card from Seat 2."),
    (HAND_ANSWER, "Seat 2 takes the only choice."),
    (events.Answered(1, "card", "trash hand:dagger"), "Seat 2 takes the only choice."),
]


@pytest.mark.parametrize(("event", "words"), COUNTED, ids=lambda value: type(value).__name__)
def test_hidden_cards_are_counted(event: Event, words: str) -> None:
    assert line(event, GAME, viewer=3) == words
    assert line(event, GAME, viewer=1) == line(event, GAME) != words


def test_what_was_made_for_a_seat_before_needs_no_viewer() -> None:
    for event in (DREW, DREW_INTRIGUE, LOOKED, LOOKED_AT_INTRIGUES, STOLE):
        assert line(event.seen_by(3), GAME) == line(event, GAME, viewer=3)


def test_seats_have_names() -> None:
    who = ["Ann", "Bo", "cy", "Di"].__getitem__
    assert line(STOLE, GAME, 2, who) == "Ann steals an Intrigue card from Bo."
    assert line(events.Passed(2), GAME, 2, who) == "cy passes."
    assert heading(events.TurnBegan(2, 1), GAME, who) == "cy: turn"


def test_the_end_is_told_with_points_while_it_is_the_end() -> None:
    game = start(1, 3, listen=True)
    for _ in walk(game, seats_of(1)):
        pass
    over = events_of(game)[-1]
    ranking = over.ranking  # type: ignore[attr-defined]
    for seat, vp in zip(ranking, (11, 7, 1), strict=True):
        game.players[seat].vp = vp
    first, second, third = (f"Seat {seat + 1}" for seat in ranking)
    standing = f"{first}: 11 Victory Points; {second}: 7 Victory Points; {third}: 1 Victory Point"
    assert line(over, game) == f"{first} wins the game ({standing})."
    assert line(over, start(1, 3)) == f"{first} wins the game ({first}; {second}; {third})."


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (events.RoundBegan(3, card("siege_of_carthag")), "Round 3: Siege of Carthag"),
        (events.TurnBegan(0, 3), "Seat 1: turn"),
        (events.CardMoved(0, card("dagger"), HAND, PLAYED), "Seat 1: Agent turn"),
        (events.CardMoved(0, card("dagger"), HAND, DISCARD), None),
        (events.RevealedHand(0, ()), "Seat 1: Reveal turn"),
        (events.Passed(0), None),
        (events.TurnEnded(0), None),
        (events.PhaseBegan(events.MAKERS), "Makers and Recall"),
        (events.PhaseBegan(events.ENDGAME), None),
        (events.GameOver((0, 1)), "End of the game"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_heading(event: Event, words: str | None) -> None:
    assert heading(event, GAME) == words


def test_another_language_is_asked_for_whole_sentences() -> None:
    known = {
        ("{player} draws %n card(s)", 2): "{player} бере %n карти",
        ("{line} ({source})", -1): "{line} – «{source}»",
        ("{player} gains %n spice", 5): "{player} отримує %n прянощів",
    }
    install(lambda context, source, _, n: known.get((source, n), source) if context == "Log" else source)
    try:
        assert line(DREW, GAME, 3, ["Аня", "Боб"].__getitem__) == "Боб бере 2 карти."
        gained = events.Gained(0, "spice", 5, "stilgar")
        assert line(gained, GAME, 3, ["Аня", "Боб"].__getitem__) == "Аня отримує 5 прянощів – «Stilgar»."
    finally:
        install(None)


# ---------------------------------------------------------------- nothing is left out


def kinds_of_events() -> set[type[Event]]:
    """Every kind of event that the engine can make."""
    found = {thing for thing in vars(events).values() if isinstance(thing, type) and issubclass(thing, Event)}
    return {kind for kind in found if not kind.__subclasses__()}


def test_every_kind_of_event_is_worded() -> None:
    assert kinds_of_events() - says.keys() == set()


@pytest.mark.parametrize("seed", range(600, 624))
def test_whole_games_are_told_in_whole_sentences(seed: int) -> None:
    game = start(seed, 3 + seed % 2, listen=True)
    told = 0
    for event in told_in(game, seed):
        for viewer in (None, *range(len(game.players))):
            words = line(event, game, viewer)
            if words is not None:
                told += 1
                check(words, event)
        title = heading(event, game)
        assert title is None or not re.search(r"[{}%_]|\.$", title)
    assert told > 1000


def told_in(game: Game, seed: int) -> Iterator[Event]:
    """Every event of a game that is played to its end."""
    yield from events_of(game)
    for action in walk(game.clone(), seats_of(seed)):
        yield from game.apply(action)


def check(words: str, event: Event) -> None:
    """A whole sentence, with nothing of the program in it."""
    assert words.endswith("."), words
    assert words[0].isupper(), words
    assert not re.search(r"[{}%_]|\w\((e?s|\w*\|\w*)\)|\(\)|“”|  |-\d", words), (words, event)


# ---------------------------------------------------------------- nothing is given away

_CARDS: Final = {players: {n: name(*face) for n, face in numbered(start(1, players)).items()} for players in (3, 4)}
_OPEN: Final = {name("leader", one.id) for one in BASE.leaders} | {name("card", one.id) for one in BASE.reserve}
#: The longest first: one name may stand within another.
_NAME: Final = re.compile("|".join(map(re.escape, sorted({*_CARDS[4].values(), *_OPEN}, key=len, reverse=True))))


def named_in(words: str) -> set[str]:
    """The names of cards that may be hidden."""
    return set(_NAME.findall(words)) - _OPEN


def known_to(game: Game, seat: int) -> set[str]:
    """The names of the cards of which the seat knows at least one copy."""
    return {card_name for n, card_name in _CARDS[len(game.players)].items() if knows(game, seat, n)}


_SECRET: Final = events.Drew | events.DrewIntrigue | events.Looked | events.Stole


@pytest.mark.parametrize("seed", range(700, 712))
def test_no_seat_reads_the_name_of_a_card_that_it_does_not_know(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    names = 0
    #: By seat: what it knew before the action or at some event of it; a shuffle at its end takes nothing back.
    known: dict[int, set[str]] = {}
    usual = Game.tell

    def tell(game: Game, kind: type[Event], *values: Any, **named: Any) -> None:
        nonlocal names
        usual(game, kind, *values, **named)
        assert game.events is not None
        event = game.events[-1]
        for player in game.players:
            seat = player.seat
            known.setdefault(seat, set()).update(known_to(game, seat))
            read = named_in(line(event, game, seat) or "")
            if isinstance(event, events.Marked):
                read.discard("The Voice")  # says what the mark is called, wherever the card is now
            assert read <= known[seat], (seat, event)
            if isinstance(event, _SECRET) and event.seen_by(seat) != event:
                assert read == set()
            names += len(read)

    monkeypatch.setattr(Game, "tell", tell)
    game = start(seed, 3 + seed % 2, listen=True)
    for _ in walk(game, seats_of(seed)):
        known = {player.seat: known_to(game, player.seat) for player in game.players}
    assert names > 1000


@pytest.mark.parametrize("what", ["spice", "solari", "water", "garrison", "revealed_at"])
def test_a_tie_is_told_with_what_decides_it(what: str) -> None:
    game = start(1)
    game.over = True
    for player in game.players:
        player.vp = player.spice = player.solari = player.water = player.garrison = player.revealed_at = 3
    setattr(game.players[2], what, 4)
    told = line(events.GameOver((2, 0, 1)), game)
    assert told is not None
    assert "the tie is decided by " in told
    game.players[2].vp = 4
    assert "the tie" not in str(line(events.GameOver((2, 0, 1)), game))
