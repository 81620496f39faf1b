"""README.md as it is read where the package is: without the pictures and files that only the repository has."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_PICTURES = re.compile(r"<!-- pictures -->.*?<!-- end of pictures -->\n+", re.DOTALL)
_FILE = re.compile(r"\[([^]]+)\]\((?!https?:)[^)]*\)")


class ReadmeHook(MetadataHookInterface):  # type: ignore[misc, unused-ignore] # there is none but while building
    """Hatchling asks it for what ``pyproject.toml`` calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": portable(text)}


def portable(text: str) -> str:
    """What leads into the repository is named, but no link."""
    return _FILE.sub(r"\1", _PICTURES.sub("", text))
