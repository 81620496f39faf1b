"""What the pictures of each product show."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.faces.rooms import base, choam, uprising

#: A line for each product.
_ROOMS: Final = {
    "base": base,
    "uprising": uprising,
    "choam": choam,
}
#: By product and component, where its name tells more than its icons.
SUBJECTS: Final[dict[tuple[str, str], str]] = {
    (product, face): subject
    for product, room in _ROOMS.items()
    for subject, faces in room.SUBJECTS.items()
    for face in faces.split()
}
