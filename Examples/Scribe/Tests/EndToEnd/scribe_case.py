"""What the tests of Scribe have in common."""

import os
import re
import shutil
import signal
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from chooser import Chooser
from driver import Application, Desktop, Node
from driver.application import BUTTON
from gallery import Dialog

#: How long, in seconds, Scribe lets pass before it saves by itself, and some more.
UNTIL_SAVED = 30.0
#: The first commands of the main menu.
COMMANDS = (
    "New", "Open…", "Open Recent", "Save", "Save As…", "Duplicate", "Rename…", "Move To…", "Revert To Saved",
)  # fmt: skip


class ScribeTestCase(unittest.TestCase):
    """Tests of one Scribe each, with a home and a folder of its own."""

    desktop: ClassVar[Desktop]
    binary: ClassVar[str]
    pictures: ClassVar[str]
    weight: ClassVar[int] = 10
    maxDiff = None

    def setUp(self) -> None:
        for name in ("XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            shutil.rmtree(os.environ[name], ignore_errors=True)
        folder = tempfile.TemporaryDirectory(dir=self.desktop.folder, prefix="texts-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self._apps: list[Application] = []

    def launch(self, *files: Path) -> Application:
        """A running Scribe, which ends with the test at the latest."""
        self.app = self.desktop.launch(self.binary, *map(str, files))
        self.addCleanup(self.app.end)
        return self.app

    def tearDown(self) -> None:
        for line in getattr(self, "app", None).errors if hasattr(self, "app") else []:
            self.assertNotRegex(line, "WARNING|CRITICAL|Fatal")

    def kill(self) -> None:
        """Ends it without notice."""
        os.kill(self.app.pid, signal.SIGKILL)
        self.app.wait_for_exit()

    def quit(self) -> None:
        """Quits it, which nothing prevents."""
        self.app.press("ctrl+q")
        self.assertEqual(self.app.wait_for_exit(), 0)

    # Files

    def put(self, text: str, name: str) -> Path:
        path = self.folder / name
        path.write_text(text)
        return path

    def put_otherwise(self, text: str, path: Path) -> None:
        """Writes a file as other editors do: another one takes its place."""
        other = path.with_name(path.name + ".new")
        other.write_text(text)
        other.rename(path)

    def assert_saved(self, text: str, name: str) -> None:
        path = self.folder / name
        self.app.until(lambda: path.exists() and path.read_text() == text, f"{name} to be saved", UNTIL_SAVED)

    # Windows

    def window(self, title: str) -> Node:
        return self.app.wait_for_window(title)

    def text(self, window: Node) -> str:
        return self.area(window).text

    def area(self, window: Node) -> Node:
        return self.app.until(lambda: window.find("text", "Text"), "the text")

    def assert_text(self, text: str, title: str) -> Node:
        """A window has this title, with or without the mark of changes, and this text."""
        window = self.app.wait_for_window(title, f"• {title}")
        self.app.until(lambda: self.text(window) == text, f"the text {text!r}")
        return window

    def write(self, text: str, window: Node) -> None:
        before = self.text(window)
        area = self.area(window)
        self.app.until(lambda: "focused" in area.states, "the focus on the text")
        self.app.screen.type(text)
        self.app.until(lambda: self.text(window) == before + text, f"{text!r} to be written")

    def dialog(self, start: str) -> Dialog:
        """The question whose title begins so."""
        node = self.app.until(lambda: next((d for d in self.app.dialogs if d.name.startswith(start)), None), start)
        return Dialog(self.app, self.app.wait_until_ready(node))

    def chooser(self) -> Chooser:
        node = self.app.until(
            lambda: next((dialog for dialog in self.app.dialogs if dialog.find("tree table")), None), "a file dialog"
        )
        return Chooser(self.app, self.app.wait_until_ready(node))

    def choose(self, window: Node, command: str) -> None:
        """Chooses a command of the main menu, by its place: GTK's entries have no names."""
        self.app.press("F10")
        self.click_entry(window, COMMANDS.index(command), lambda count: count >= len(COMMANDS))

    def open_recent(self, window: Node, place: int) -> None:
        """Opens one of the files that were open before, the latest of which has the place 0."""
        self.choose(window, "Open Recent")
        # The first entry goes back, and the last one clears the list.
        self.click_entry(window, 1 + place, lambda count: 3 <= count < len(COMMANDS))

    def click_entry(self, window: Node, index: int, is_whole: Callable[[int], bool]) -> None:
        def entries() -> list[Node] | None:
            found = shown(window)
            return found if is_whole(len(found)) else None

        entry = self.app.until(entries, "the menu")[index]
        self.app.wait_until_still(entry)
        self.app.click(entry)

    def take_picture(self, what: str) -> None:
        os.makedirs(self.pictures, exist_ok=True)
        name = re.sub(r"\W+", "-", f"{self.id().split('.')[-1]}-{what}")
        self.desktop.picture(os.path.join(self.pictures, f"{name}.png"))


def shown(node: Node) -> list[Node]:
    """The entries of a menu that show: GTK's list of all objects still has those of a page that has been left."""
    if node.role == "menu item":
        return [node] if node.is_showing else []
    return [entry for child in node.children for entry in shown(child)]


__all__ = ["BUTTON", "ScribeTestCase"]
