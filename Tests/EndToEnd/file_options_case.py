"""What tests of the options of file dialogs have in common."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from driver import Node
from file_case import FileTestCase
from gallery import Gallery

# The options that are used most.
BEGINS_IN_TEMPORARY = "Begins in the folder for temporary files"
BEGINS_WHERE_LAST_ENDED = "Begins where the last one ended"
ONLY_SHORT_NAMES = "Only names of up to 12 characters"


class FileOptionsTestCase(FileTestCase):
    """Tests of the page with the options, which stay as they are for as long as the Gallery does."""

    page = "file-options"

    #: What puts the options back that a test has changed, and the Gallery that it has changed them in.
    _changes: ClassVar[list[Callable[[], None]]] = []
    _changed: ClassVar[Gallery | None] = None

    def setUp(self) -> None:
        super().setUp()
        cls = type(self)
        changes, cls._changes = cls._changes, []
        if cls._changed is cls._gallery:
            for put_back in changes:
                put_back()
            cls._changes = []
        cls._changed = cls._gallery

    def turn_on(self, *options: str) -> None:
        for option in options:
            self._turn(option, is_on=True)
            self._changes.append(lambda option=option: self._turn(option, is_on=False))

    def _turn(self, option: str, is_on: bool) -> None:
        self.app.click(self.control("check box", option))
        # Some options have the page built anew.
        self.wait(lambda: ("checked" in self.states(option)) == is_on, f"{option!r} to be turned")

    def states(self, option: str) -> set[str]:
        return self.gallery_now.control("check box", option).states

    def choose_kinds(self, name: str) -> None:
        self.app.click(self.control("toggle button", name))
        self._changes.append(lambda: self.app.click(self.control("toggle button", "Any")))

    def fill(self, name: str, text: str) -> None:
        self.write(self.control("text", name), text)
        self._changes.append(lambda: self.empty_field(name))

    def empty_field(self, name: str) -> None:
        field = self.control("text", name)
        self.app.click(field)
        self.assert_focused(field)
        self.app.press("ctrl+a")
        self.app.press("BackSpace")
        self.wait(lambda: not field.text, f"{name!r} to be empty")

    def control(self, role: str, name: str) -> Node:
        """A control of the page, once it can be seen."""
        node = self.gallery_now.control(role, name)
        self.app.show(node)
        return node

    def make_temporary(self, *names: str) -> None:
        """Files in the folder for temporary files, where dialogs can be told to begin."""
        for name in names:
            path = Path(os.environ["TMPDIR"]) / name
            path.write_text(f"This is {name}.")
            self.addCleanup(path.unlink)
