"""README.md as it is read where the package is, and the links that lead home."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface
from project import Project


class ReadmeHook(MetadataHookInterface):  # type: ignore[misc, unused-ignore] # there is none but while building
    """Hatchling asks it for what ``pyproject.toml`` calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        project = Project(Path(self.root))
        text = (project.root / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": project.portable(text)}
        metadata["urls"] = project.urls
