"""Applications that are installed for the Gallery to find, and what has been opened with them."""

import os
from pathlib import Path

#: Writes what it was called with, a line each.
_PROGRAM = """#!/bin/sh
echo "$0 $*" >>"{log}"
"""


class Applications:
    """Applications in the folder of the user."""

    def __init__(self) -> None:
        self._folder = Path(os.environ["XDG_DATA_HOME"], "applications")
        self._folder.mkdir(parents=True, exist_ok=True)
        self._log = Path(os.environ["HOME"], "opened")
        self._files: list[Path] = []
        self._openers: dict[str, list[str]] = {}

    def install(self, id: str, name: str, categories: str = "", comment: str = "", types: str = "") -> None:
        """Adds one. `types` are MIME types and schemes, each with a semicolon; the first one for a type is preferred."""
        program = self._folder / f"{id}.sh"
        program.write_text(_PROGRAM.format(log=self._log), encoding="utf-8")
        program.chmod(0o700)
        entry = self._folder / f"{id}.desktop"
        entry.write_text(
            f"[Desktop Entry]\nType=Application\nName={name}\nComment={comment}\nExec={program} %U\n"
            f"Categories={categories}\nMimeType={types}\n",
            encoding="utf-8",
        )
        # Without an update of the desktop's index, only this list says which types it opens.
        for type in filter(None, types.split(";")):
            self._openers.setdefault(type, []).append(f"{id}.desktop;")
        lines = "".join(f"{type}={''.join(ids)}\n" for type, ids in self._openers.items())
        index = self._folder / "mimeapps.list"
        index.write_text(f"[Default Applications]\n{lines}[Added Associations]\n{lines}", encoding="utf-8")
        self._files += [program, entry, index]

    @property
    def opened(self) -> list[str]:
        """The ids of the applications that have been opened, each with what it was to open."""
        if not self._log.exists():
            return []
        calls = [line.split(" ", 1) for line in self._log.read_text(encoding="utf-8").splitlines()]
        return [f"{Path(program).stem} {what}".strip() for program, what in calls]

    def remove(self) -> None:
        """Removes all of them."""
        for path in [*self._files, self._log]:
            path.unlink(missing_ok=True)
