"""The pages of the book of rules as rich text: headings, paragraphs with icons in them, rules with their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from dune_desktop.scene.drawing import fonts, tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.book import HOLE, Told
from dune_desktop.text.searching import Wanted, marks
from dune_desktop.windows.games import short_name
from dune_desktop.windows.theme import gold

#: Where icons come from, as a browser asks for them.
SIGN: Final = "sign"
#: The letters of headings; an icon among words, and one by itself.
_ENGRAVED: Final = 22
_ICON, _LARGE = 17, 26
#: From line to line of a paragraph, icons or not.
_LINE: Final = 22.0


class RulesHtml:
    """Writes in one look. ``tells_products``: whose paragraph one is, as those of all games stand together."""

    def __init__(self, look: Look, tells_products: bool) -> None:
        self._look, self._tells_products = look, tells_products

    def heading(self, text: str) -> str:
        """The heading of a chapter, in engraved letters."""
        family = ", ".join(f"'{one}'" for one in fonts.font(_ENGRAVED, fonts.TITLE).families())
        style = f"font-family:{family}; color:{gold(self._look.theme).name()}; font-weight:700;"
        return self._block(escape(text), _ENGRAVED, style, above=tokens.S12)

    def paragraph(self, told: Told, question: tuple[Wanted, ...] = ()) -> str:
        """A paragraph under its title, and small the numbers of the rules that it tells."""
        return self._title(escape(str(told.paragraph.title)), told) + self._body(told, question)

    def found(self, told: Told, chapter: int, question: tuple[Wanted, ...]) -> str:
        """An answer: its title leads to its chapter, which is named beside it."""
        title = self._link(f"chapter:{chapter}", str(told.paragraph.title))
        return self._title(f"{title} {self._small(str(told.chapter))}", told) + self._body(told, question)

    def numbered(self, heading: str, some: Iterable[tuple[str, str]], question: tuple[Wanted, ...] = ()) -> str:
        """Rules under the heading of their section; the number comes last, as players can do without it."""
        return self._section(
            heading, [f"{_marked(says, question)} &nbsp;{self._small(number)}" for number, says in some]
        )

    def sentences(self, heading: str, some: Iterable[str], question: tuple[Wanted, ...]) -> str:
        """Sentences without a number."""
        return self._section(heading, [_marked(says, question) for says in some])

    def _section(self, heading: str, lines: Iterable[str]) -> str:
        style = f"color:{gold(self._look.theme).name()}; font-weight:700;"
        told = "".join(self._block(line, tokens.BODY, above=tokens.S4) for line in lines)
        return self._block(escape(heading), tokens.FIGURE, style, above=tokens.S16) + told

    def sign(self, sign: str, words: str) -> str:
        """An icon and what it means."""
        return self._block(f"{self._icon(sign, _LARGE)} &nbsp;{escape(words)}", tokens.BODY, above=tokens.S8)

    def onward(self, chapter: int, heading: str) -> str:
        """The way to the next chapter."""
        return self._block(self._link(f"chapter:{chapter}", f"{heading} →"), tokens.FIGURE, above=tokens.S24)

    def quiet(self, text: str) -> str:
        return self._block(escape(text), tokens.BODY, f"color:{self._look.theme.text2.name()};")

    def _title(self, title: str, told: Told) -> str:
        whose = " · ".join(map(short_name, told.products)) if self._tells_products else ""
        return self._block(f"{title} {self._small(whose)}", tokens.FIGURE + 1, "font-weight:700;", above=tokens.S16)

    def _body(self, told: Told, question: tuple[Wanted, ...]) -> str:
        parts = HOLE.split(str(told.paragraph.text))
        text = "".join(self._icon(part, _ICON) if at % 2 else _marked(part, question) for at, part in enumerate(parts))
        numbers = " ".join(self._link(f"rule:{number}", number) for number in told.numbers)
        return self._block(f"{text} &nbsp;{self._small(numbers, is_html=True)}", tokens.FIGURE, self._lines(_LINE))

    def _block(self, html: str, size: float, style: str = "", above: float = 2.0) -> str:
        lengths = f"margin-top:{self._px(above)}px; margin-bottom:0; font-size:{self._px(size)}px;"
        return f'<p style="{lengths} {style}">{html}</p>'

    def _icon(self, sign: str, size: int) -> str:
        theme = self._look.theme.name
        return f'<img src="{SIGN}:{theme}/{sign}/{size}" style="vertical-align: middle;">'

    def _small(self, text: str, is_html: bool = False) -> str:
        style = f"font-size:{self._px(tokens.CAPTION)}px; font-weight:400; color:{self._look.theme.text2.name()};"
        return f'<span style="{style}">{text if is_html else escape(text)}</span>'

    def _link(self, target: str, text: str) -> str:
        return f'<a href="{target}" style="text-decoration:none;">{escape(text)}</a>'

    def _lines(self, apart: float) -> str:
        return f"-qt-line-height-type: fixed; line-height: {self._px(apart)}px;"

    def _px(self, length: float) -> int:
        return round(length * self._look.u)


def _marked(text: str, question: tuple[Wanted, ...]) -> str:
    """The text with what was looked for in bold."""
    marked, end = "", 0
    for start, until in marks(question, text) if question else ():
        marked += f"{escape(text[end:start])}<b><u>{escape(text[start:until])}</u></b>"
        end = until
    return marked + escape(text[end:])
