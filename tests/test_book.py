"""The book of rules for beginners: what stands in it holds, its icons are known, and it answers their questions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import FACTIONS, ICONS
from dune_desktop.engine.printed import Card
from dune_desktop.text import book, languages, rules
from dune_desktop.text.answers import Answers
from dune_desktop.text.chapters import AGENT, CONFLICT, CONTRACTS, IMMORTALITY, IX, ORDER, RIVALS, SPIES
from dune_desktop.text.products import ROOMS, legend
from tests.messages import CYRILLIC, finished
from tests.test_pictograms import lines

UPRISING = ("uprising", "choam")
GAMES = [("base",), UPRISING, ("base", "uprising"), ("base", "ix"), (*UPRISING, "ix"), ("base", "ix", "immortality")]
EVERYTHING = [paragraph for room in ROOMS for some in room.book.values() for paragraph in some]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    languages.speak("en")


def chapters(*products: str, rivals: bool = False) -> list[str]:
    return list(dict.fromkeys(one.chapter.source for one in book.told(products, rivals)))


# ---------------------------------------------------------------- what stands in it


def test_every_paragraph_tells_rules_that_there_are() -> None:
    told = [number for paragraph in EVERYTHING for number in paragraph.rules.split()]
    assert set(told) <= rules.every_rule().keys()
    assert all(paragraph.rules for paragraph in EVERYTHING)
    assert len({paragraph.title for paragraph in EVERYTHING}) == len(EVERYTHING)


def test_every_chapter_is_one_of_the_book_and_has_paragraphs() -> None:
    assert {chapter for room in ROOMS for chapter in room.book} == set(ORDER)
    assert {one.chapter for one in book.told()} == set(ORDER)


@pytest.mark.parametrize("products", GAMES, ids="+".join)
def test_a_game_has_only_what_holds_in_it(products: tuple[str, ...]) -> None:
    there = chapters(*products)
    for chapter, product in ((SPIES, "uprising"), (IX, "ix"), (IMMORTALITY, "immortality")):
        assert (chapter.source in there) is (product in products)
    assert (CONTRACTS.source in there) is ("uprising" in products)
    assert RIVALS.source not in there
    assert RIVALS.source in chapters(*products, rivals=True)
    holding = rules.holding(products, rivals=False)
    assert all(holding.issuperset(one.numbers) for one in book.told(products))


def test_what_a_product_replaces_is_not_told() -> None:
    def titles(*products: str) -> set[str]:
        return {one.paragraph.title.source for one in book.told(products)}

    assert {"Swordmaster and Mentat", "Selling spice", "The bonuses at 4"} <= titles("base")
    assert not {"Swordmaster and Mentat", "Selling spice", "The bonuses at 4"} & titles("base", "uprising")
    assert "Selling spice" not in titles("base", "ix")
    assert "What step 4 gives" in titles("base", "uprising")


def test_chapters_come_in_the_order_in_which_the_game_is_learnt() -> None:
    order = [chapter.source for chapter in ORDER]
    for products in GAMES:
        places = [order.index(one) for one in chapters(*products)]
        assert places == sorted(places)
    assert order.index(AGENT.source) < order.index(CONFLICT.source)


@pytest.mark.parametrize("products", GAMES, ids="+".join)
def test_the_icons_of_the_book_are_those_of_the_game(products: tuple[str, ...]) -> None:
    told = {sign for one in book.told(products, rivals=True) for sign in book.HOLE.findall(str(one.paragraph.text))}
    assert told <= {sign for signs in legend(products).values() for sign in signs}


def test_words_without_icons_read_well() -> None:
    assert book.plain(EVERYTHING[0].text).startswith("Whoever has the most Victory Points when the game ends has won.")
    assert not any("{" in book.plain(one.text) or " ." in book.plain(one.text) for one in EVERYTHING)


def test_no_paragraph_is_longer_than_somebody_reads() -> None:
    for language in CYRILLIC:
        texts = [text for one in finished(language) if one.context == "Book" for text in one.texts]
        assert max(map(len, texts)) < 460


# ---------------------------------------------------------------- the legend

#: Punctuation between icons.
_BETWEEN = {"and", "open", "close"}


def drawn(edition: Edition) -> Iterator[str]:
    """Every sign on cards, spaces, Leaders and tiles of a game."""
    for _, signs in lines(edition):
        yield from (sign.name for sign in signs)
    for face in edition.card_by_id.values():
        if isinstance(face, Card):
            yield from (ICONS[icon] for icon in face.icons)
            yield from (FACTIONS[faction] for faction in face.factions)


@pytest.mark.parametrize("board", ["base", "uprising"])
@pytest.mark.parametrize("with_", [(), ("ix",), ("immortality",), ("ix", "immortality")], ids="+".join)
def test_every_icon_of_a_game_has_its_line_in_the_legend_of_that_game(board: str, with_: tuple[str, ...]) -> None:
    recipe = EDITIONS[board].recipe
    edition = compose(recipe, (*recipe.modules, *with_))
    told = {sign for signs in legend(edition.products).values() for sign in signs}
    assert set(drawn(edition)) - told - _BETWEEN == set()


# ---------------------------------------------------------------- questions of beginners

QUESTIONS = [
    ("en", "How do I win?", "How you win"),
    ("en", "When does the game end?", "When the game ends"),
    ("en", "Can I go to an occupied space?", "Occupied spaces"),
    ("en", "How do I get a third Agent?", "A third Agent"),
    ("en", "What is the diamond for?", "Buying cards"),
    ("en", "Why is the card I bought not in my hand?", "Bought cards come later"),
    ("en", "How many troops can I send?", "How many troops you may deploy"),
    ("en", "What happens in a tie?", "A tie in a Conflict"),
    ("en", "When do I shuffle my deck?", "When the deck is shuffled"),
    ("en", "must I play all my agents", "Must all Agents go?"),
    ("en", "what does the arrow mean", "The arrow"),
    ("en", "What is money for?", "Solari, spice and water"),
    ("en", "how to get a worm", "Summoning a sandworm"),
    ("en", "what can a spy do", "What a Spy is good for"),
    ("en", "Who plays first?", "Who begins, and who is next"),
    ("en", "is there a hand limit", "Cards in hand and in play"),
    ("en", "how many cards can i keep", "Cards in hand and in play"),
    ("en", "how do i get more soldiers", "Where your troops are"),
    ("en", "how do soldiers join the battle", "How many troops you may deploy"),
    ("en", "do my soldiers die", "Troops after the Combat"),
    ("en", "what are swords on cards for", "Strength"),
    ("en", "what is spice good for", "Solari, spice and water"),
    ("en", "can i pass", "Combat"),
    ("en", "how do i get rid of bad cards", "Discarding and trashing"),
    ("en", "what does the flag on a space mean", "Control of a space"),
    ("en", "can somebody take my alliance", "Alliances"),
    ("en", "what does the ring do", "Two abilities"),
    ("en", "how does the bot play", "How a Rival plays"),
    ("en", "how does a rival score points", "What a Rival buys"),
    ("uk", "Як перемогти?", "How you win"),
    ("uk", "Чи гинуть загони після бою?", "Troops after the Combat"),
    ("uk", "скільки загонів можна ввести в бій", "How many troops you may deploy"),
    ("uk", "чим скинути відрізняється від знищити", "Discarding and trashing"),
    ("uk", "коли можна зіграти карту інтриги", "When Intrigue cards are played"),
    ("uk", "підірвати стіну", "The Shield Wall"),
    ("uk", "скільки карт можна тримати в руці", "Cards in hand and in play"),
    ("uk", "місце зайняте, що робити", "Occupied spaces"),
    ("uk", "як отримати війська", "Where your troops are"),
    ("uk", "як ввести солдатів у бій", "For example: deploying"),
    ("uk", "куди йде куплена карта", "Bought cards come later"),
    ("uk", "як отримати третього агента", "A third Agent"),
    ("uk", "що таке синій ромб", "Buying cards"),
    ("uk", "навіщо прянощі", "Solari, spice and water"),
    ("uk", "що робить перстень", "Two abilities"),
    ("uk", "колода закінчилась", "When the deck is shuffled"),
    ("uk", "чи можна пасувати", "Combat"),
    ("uk", "хто ходить першим", "Who begins, and who is next"),
    ("uk", "що означає прапорець", "Control of a space"),
    ("uk", "як ходить бот", "How a Rival plays"),
    ("uk", "як викликати хробака", "Summoning a sandworm"),
    ("ru", "Как победить?", "How you win"),
    ("ru", "Кто выигрывает при ничьей?", "A tie in a Conflict"),
    ("ru", "Можно ли пойти в занятую ячейку?", "Occupied spaces"),
    ("ru", "зачем нужны деньги", "Solari, spice and water"),
    ("ru", "как забрать союз у другого", "Alliances"),
    ("ru", "когда перемешивают колоду", "When the deck is shuffled"),
    ("ru", "сколько карт можно держать в руке", "Cards in hand and in play"),
    ("ru", "как отправить солдат в бой", "How many troops you may deploy"),
    ("ru", "возвращаются ли солдаты после боя", "Troops after the Combat"),
    ("ru", "зачем мечи на картах", "Strength"),
    ("ru", "куда идёт купленная карта", "Bought cards come later"),
    ("ru", "как получить третьего агента", "A third Agent"),
    ("ru", "что такое синий ромб", "Buying cards"),
    ("ru", "что делает кольцо", "Two abilities"),
    ("ru", "можно ли пасовать", "Combat"),
    ("ru", "кто ходит первым", "Who begins, and who is next"),
    ("ru", "как избавиться от плохих карт", "Discarding and trashing"),
    ("ru", "что значит флажок", "Control of a space"),
    ("ru", "можно ли купить две карты", "Buying cards"),
    ("ru", "как ходит бот", "How a Rival plays"),
    ("bg", "Как се печели?", "How you win"),
    ("bg", "Кога свършва играта?", "When the game ends"),
    ("bg", "Колко войски мога да изпратя?", "How many troops you may deploy"),
    ("bg", "Къде отиват купените карти?", "Bought cards come later"),
    ("bg", "Какво означава стрелката?", "The arrow"),
    ("bg", "колко карти мога да държа в ръка", "Cards in hand and in play"),
    ("bg", "полето е заето", "Occupied spaces"),
    ("bg", "как да взема трети агент", "A third Agent"),
    ("bg", "откъде идват войски", "Where your troops are"),
    ("bg", "връщат ли се войските след битката", "Troops after the Combat"),
    ("bg", "за какво са мечовете", "Strength"),
    ("bg", "какво е синият ромб", "Buying cards"),
    ("bg", "откъде да взема вода", "Solari, spice and water"),
    ("bg", "може ли да ми вземат съюза", "Alliances"),
    ("bg", "какво прави пръстенът", "Two abilities"),
    ("bg", "колодата свърши", "When the deck is shuffled"),
    ("bg", "може ли да пасувам", "Combat"),
    ("bg", "как да махна лоши карти", "Discarding and trashing"),
    ("bg", "какво значи знамето", "Control of a space"),
    ("bg", "как играе ботът", "How a Rival plays"),
    ("bg", "как да призова червей", "Summoning a sandworm"),
]


@cache
def answers(_language: str) -> Answers:
    """Those in the language that is spoken now."""
    return Answers(UPRISING, rivals=True)


@pytest.mark.parametrize(("language", "question", "answer"), QUESTIONS)
def test_a_question_of_a_beginner_is_answered_first(language: str, question: str, answer: str) -> None:
    languages.speak(language)
    found = answers(language).find(question)
    assert answer in [one.paragraph.title.source for one in found.paragraphs[:2]]


def test_icons_and_numbered_rules_answer_too() -> None:
    found = Answers(("base",)).find("diamond")
    assert ("persuasion", "Persuasion") in found.signs
    assert any(number == "R18.3" for _, number, _ in found.rules)
    assert not any(said.startswith("sandworm") for _, _, said in found.rules)


def test_no_rule_of_another_game_answers() -> None:
    assert any(number == "R6.3" for _, number, _ in Answers().find("Mentat").rules)
    in_uprising = {number for _, number, _ in Answers(UPRISING).find("Mentat").rules}
    assert in_uprising
    assert not in_uprising & {"R6.3", "R6.4", "R6.5", "R6.6", "R25.7"}


def test_what_nobody_wrote_has_no_answer() -> None:
    found = Answers().find("xyzzy")
    assert (found.paragraphs, found.signs, found.rules) == ([], [], [])


# ---------------------------------------------------------------- translations

_QUOTED = re.compile("[«„]([^»“]+)[»“]")
#: What is quoted from cards without being a name.
_WORDS = {"можете", "може"}


@pytest.mark.parametrize("language", CYRILLIC)
def test_what_the_book_names_in_quotation_marks_is_called_so_elsewhere(language: str) -> None:
    """Cards and spaces have the names that stand on them, in the nominative."""
    every = finished(language)
    named = {text for one in every if one.context != "Book" for text in one.texts}
    named |= {quoted for text in named for quoted in _QUOTED.findall(text)}
    told = {quoted for one in every if one.context == "Book" for text in one.texts for quoted in _QUOTED.findall(text)}
    assert told - named - _WORDS == set()
