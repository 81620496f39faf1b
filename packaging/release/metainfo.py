"""What software centres of Linux desktops show: the text in packaging/linux, with links, pictures and releases."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from urllib.parse import urlsplit

from steps import PACKAGING, PROJECT

SOURCE = PACKAGING / "linux" / "dune-desktop.metainfo.xml"
#: Of the pictures of the first page, the first is the one that lists show.
_PICTURES = {
    "turn": "A turn of Uprising, step by step",
    "late": "A late turn",
    "wizard": "The wizard of new games",
    "learn": "The guided first game",
    "uprising_uk": "Uprising in Ukrainian",
}
_RELEASE = re.compile(r"^## \[(\d[^]]*)\] - (\d{4}-\d\d-\d\d)$", re.MULTILINE)


def metainfo() -> bytes:
    """The whole file; what is read elsewhere needs a home, and a release its line in CHANGELOG.md."""
    ET.register_namespace("xml", "http://www.w3.org/XML/1998/namespace")
    component = ET.parse(SOURCE).getroot()
    _named(component, "id").text = identity(PROJECT.home)
    if PROJECT.home:
        _add_links(component)
    releases = ET.SubElement(component, "releases")
    for version, date in _RELEASE.findall((PROJECT.root / "CHANGELOG.md").read_text(encoding="utf-8")):
        ET.SubElement(releases, "release", version=version, date=date)
    if not len(releases):
        component.remove(releases)
    ET.indent(component)
    text: bytes = ET.tostring(component, encoding="utf-8", xml_declaration=True)
    return text + b"\n"


def identity(home: str) -> str:
    """A name that nobody else has: where the project lives, read backwards. Without a home it is of this computer."""
    if not home:
        return "local.dune_desktop.game"
    address = urlsplit(home)
    host = (address.hostname or "").replace("github.com", "github.io").split(".")
    words = [*reversed(host), *filter(None, address.path.split("/"))]
    if len(words) < 3:  # a site of its own
        words.append("game")
    return ".".join(words).replace("-", "_").lower()


def _add_links(component: ET.Element) -> None:
    for kind, link in (("homepage", PROJECT.home), ("bugtracker", PROJECT.urls["Issues"])):
        ET.SubElement(component, "url", type=kind).text = link
    pictures = ET.SubElement(component, "screenshots")
    for number, (name, caption) in enumerate(_PICTURES.items()):
        shown = ET.SubElement(pictures, "screenshot", {} if number else {"type": "default"})
        ET.SubElement(shown, "caption").text = caption
        ET.SubElement(shown, "image", type="source").text = PROJECT.picture(f"resources/screenshots/{name}.png")


def _named(component: ET.Element, name: str) -> ET.Element:
    found = component.find(name)
    assert found is not None
    return found
