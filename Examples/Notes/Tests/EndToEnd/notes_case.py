"""What the tests have in common."""

import os
import shutil
import tempfile
import unittest
from collections.abc import Callable
from typing import ClassVar

from driver import Application, Desktop, Node
from driver.waiting import Value

_WELCOME = "Hello **there**\n"


class NotesCase(unittest.TestCase):
    """Tests of an app that has a library of its own in a home of its own."""

    desktop: ClassVar[Desktop]
    program: ClassVar[str]
    environment: ClassVar[dict[str, str]] = {}

    def setUp(self) -> None:
        self.home = tempfile.mkdtemp(prefix="home.", dir=self.desktop.folder)
        self.addCleanup(shutil.rmtree, self.home, True)
        self.folder = os.path.join(self.home, "Documents", "Notes")
        os.makedirs(os.path.join(self.folder, "Garden"))
        self.write("Welcome.md", _WELCOME)
        self.write("Garden/Seeds.md", "---\ntags: [spring]\n---\nSow tomatoes.\n")
        environment = {"HOME": self.home} | {
            name: f"{self.home}/{folder}"
            for name, folder in {
                "XDG_CONFIG_HOME": ".config",
                "XDG_CACHE_HOME": ".cache",
                "XDG_DATA_HOME": ".local/share",
                "XDG_STATE_HOME": ".local/state",
            }.items()
        }
        self.app: Application = self.desktop.launch(self.program, environment=environment | self.environment)
        self.addCleanup(self.app.end)
        self.window: Node = self.app.wait_for_window()

    def tearDown(self) -> None:
        outcome = self._outcome.result  # type: ignore[attr-defined]
        if any(test is self for test, _ in outcome.failures + outcome.errors):
            folder = os.path.join(os.getcwd(), ".build", "end-to-end")
            os.makedirs(folder, exist_ok=True)
            self.desktop.picture(os.path.join(folder, f"{self.id()}.png"))

    # Files

    def write(self, path: str, contents: str) -> None:
        """Writes a file as another program does."""
        with open(os.path.join(self.folder, path), "w", encoding="utf-8") as file:
            file.write(contents)

    def contents(self, path: str) -> str | None:
        try:
            with open(os.path.join(self.folder, path), encoding="utf-8") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def wait_for_contents(self, path: str, contents: str | None) -> None:
        self.until(lambda: self.contents(path) == contents, f"{contents!r} in {path}, which has {self.contents(path)!r}")

    # The window

    def until(self, condition: Callable[[], Value | None], what: str) -> Value:
        return self.app.until(condition, what)

    def wait_for(self, role: str | tuple[str, ...] | None, name: str) -> Node:
        return self.app.wait_for(role, name)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.app.press(key)

    def type(self, text: str) -> None:
        self.desktop.screen.type(text)

    def open(self, title: str) -> None:
        """Opens a note with a click on its row."""
        row = self.until(lambda: next((label for label in self.window.find_all("label", title)), None), f"the row {title}")
        self.app.click(row)
        self.until(lambda: self.app.main_windows[0].name == title, f"the note {title}")

    @property
    def editor(self) -> Node:
        return self.until(
            lambda: next((node for node in self.window.find_all("text") if node.name in ("Note", "Notiz")), None),
            "the editor")

    def quit(self) -> None:
        """Ends the app with its keys. It must have nothing to complain of."""
        self.press("ctrl+q")
        self.assertEqual(self.app.wait_for_exit(), 0)
        self.assertEqual(self.app.errors, [])
