"""The icon of the program in the forms that Windows, macOS and windows themselves want, from the one drawing."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parent.parent / "linux" / "icons" / "dune-desktop.svg"
_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
#: By Apple's name of each.
_ICNS_SIZES = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def png(size: int) -> bytes:
    """The drawing as a square picture."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    buffer = QBuffer(content := QByteArray())
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # Qt's own names of formats are text here
    return bytes(content.data())


def ico() -> bytes:
    """All sizes in one file, as Windows wants it: a directory, then the pictures."""
    pictures = [png(size) for size in _ICO_SIZES]
    place = 6 + 16 * len(pictures)
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(_ICO_SIZES, pictures, strict=True):
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return directory + b"".join(pictures)


def icns() -> bytes:
    """All sizes in one file, as macOS wants it."""
    pictures = ((name, png(size)) for name, size in _ICNS_SIZES.items())
    body = b"".join(name + struct.pack(">I", 8 + len(picture)) + picture for name, picture in pictures)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "dune-desktop.ico").write_bytes(ico())
    (folder / "dune-desktop.icns").write_bytes(icns())
    (folder / "dune-desktop.png").write_bytes(png(256))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
