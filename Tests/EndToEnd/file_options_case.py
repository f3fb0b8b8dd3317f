"""What tests of the options of file dialogs have in common."""

import os
from pathlib import Path
from typing import ClassVar

from driver import Node
from file_case import FileTestCase
from gallery import Gallery

# The options that are used most.
BEGINS_IN_TEMPORARY = "Open in the temporary folder"
BEGINS_WHERE_LAST_ENDED = "Open in the last folder"
ONLY_SHORT_NAMES = "Only names of up to 12 characters"


class FileOptionsTestCase(FileTestCase):
    """Tests of the page with the options, which stay as they are for as long as the Gallery does."""

    page = "file-options"

    #: What is set there, and in which Gallery.
    _toggles: ClassVar[frozenset[str]]
    _kinds: ClassVar[str]
    _texts: ClassVar[dict[str, str]]
    _owner: ClassVar[Gallery | None] = None

    def set_options(self, *toggles: str, kinds: str = "Any", texts: dict[str, str] | None = None) -> None:
        """Turns these on and fills in these texts, and turns off and empties all others."""
        cls = type(self)
        if cls._owner is not cls._gallery:
            cls._owner, cls._toggles, cls._kinds, cls._texts = cls._gallery, frozenset(), "Any", {}
        for name in cls._toggles.symmetric_difference(toggles):
            self._turn(name, is_on=name in toggles)
        if kinds != cls._kinds:
            choice = self.control("toggle button", kinds)
            self.app.click(choice)
            # GTK loses a click if the next one, elsewhere, comes at once.
            self.wait(lambda: "pressed" in choice.states, f"{kinds!r} to be chosen")
        for name in cls._texts.keys() | (texts or {}).keys():
            self._fill(name, (texts or {}).get(name, ""))
        cls._toggles, cls._kinds, cls._texts = frozenset(toggles), kinds, texts or {}

    def _turn(self, name: str, is_on: bool) -> None:
        self.app.click(self.control("check box", name))

        def is_turned() -> bool:
            return ("checked" in self.gallery_now.control("check box", name).states) == is_on

        self.wait(is_turned, f"{name!r} to be turned")

    def _fill(self, name: str, text: str) -> None:
        field = self.control("text", name)
        if field.text == text:
            return
        self.app.click(field)
        self.assert_focused(field)
        self.app.press("ctrl+a")
        self.app.press("BackSpace")
        self.desktop.screen.type(text)
        self.wait(lambda: field.text == text, f"the text {text!r}")

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
