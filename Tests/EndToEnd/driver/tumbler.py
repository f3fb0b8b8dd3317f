"""The desktop's service that makes thumbnails."""

import hashlib
import itertools
import os
import struct
import threading
import zlib
from typing import Any

from gi.repository import GLib

from .service import Service


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _png(side: int, color: tuple[int, int, int], texts: dict[str, str]) -> bytes:
    rows = (b"\0" + bytes(color) * side) * side
    notes = b"".join(_chunk(b"tEXt", key.encode() + b"\0" + value.encode()) for key, value in texts.items())
    header = _chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + notes + _chunk(b"IDAT", zlib.compress(rows)) + _chunk(b"IEND", b"")


class Tumbler(Service):
    """Tumbler, whose thumbnails are of one color."""

    name = "org.freedesktop.thumbnails.Thumbnailer1"
    path = "/org/freedesktop/thumbnails/Thumbnailer1"
    interface = """
      <interface name='org.freedesktop.thumbnails.Thumbnailer1'>
        <method name='Queue'>
          <arg type='as' direction='in'/><arg type='as' direction='in'/><arg type='s' direction='in'/>
          <arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='u' direction='out'/>
        </method>
        <signal name='Ready'><arg type='u'/><arg type='as'/></signal>
        <signal name='Finished'><arg type='u'/></signal>
      </interface>"""

    def __init__(self, color: tuple[int, int, int]) -> None:
        self._color = color
        self._numbers = itertools.count(1)
        super().__init__()

    def answer(self, method: str, arguments: tuple[Any, ...]) -> GLib.Variant | None:
        uris, _, flavor, _, _ = arguments
        number = next(self._numbers)
        folder = os.path.join(os.environ["XDG_CACHE_HOME"], "thumbnails", flavor)
        os.makedirs(folder, mode=0o700, exist_ok=True)
        for uri in uris:
            modified = int(os.stat(GLib.filename_from_uri(uri)[0]).st_mtime)
            texts = {"Thumb::URI": uri, "Thumb::MTime": str(modified)}
            with open(os.path.join(folder, hashlib.md5(uri.encode()).hexdigest() + ".png"), "wb") as file:
                file.write(_png(128, self._color, texts))

        def tell() -> None:
            self.emit("Ready", GLib.Variant("(uas)", (number, uris)))
            self.emit("Finished", GLib.Variant("(u)", (number,)))

        # After the answer.
        threading.Timer(0.1, tell).start()
        return GLib.Variant("(u)", (number,))
