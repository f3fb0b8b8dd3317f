"""What tests of file dialogs have in common."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from driver import Node
from gallery import Dialog
from presentation_case import PresentationTestCase, lines


class FileTestCase(PresentationTestCase):
    """Tests of the dialogs for files, with a folder of their own."""

    page = "files"

    def setUp(self) -> None:
        super().setUp()
        folder = tempfile.TemporaryDirectory(dir=self.desktop.folder, prefix="docs-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def make(self, name: str, text: str = "") -> Path:
        """A file in the folder."""
        path = self.folder / name
        path.write_text(text or f"This is {name}.")
        return path

    @property
    def names(self) -> list[str]:
        """What is in the folder, also what is hidden there."""
        return sorted(os.listdir(self.folder))

    # The chooser

    def type_path(self, dialog: Dialog, path: Path | str) -> Node:
        """Types a path where there is a list of files; its first slash opens the field for it.

        What the field completes it with stands behind it.
        """
        path = str(path)
        self.desktop.screen.type(path[0])
        field = self.wait(lambda: self.location(dialog), "the field for a path")
        self.desktop.screen.type(path[1:])
        self.wait(lambda: field.text.startswith(path), f"the path {path}")
        return field

    def location(self, dialog: Dialog) -> Node | None:
        """The field for a path, once it takes keys."""
        focused = self.app.focused
        return focused if focused and focused.role == "text" and focused.text.startswith("/") else None

    def choose(self, dialog: Dialog, path: Path | str) -> None:
        """Types a path and presses Return."""
        self.type_path(dialog, path)
        self.app.press("Return")

    def show_folder(self, dialog: Dialog, folder: Path | None = None) -> None:
        """Has a dialog that opens files list a folder.

        At least two are in it, and begin differently: the field would complete the path with what all have in common.
        """
        self.choose(dialog, folder or self.folder)
        self.wait(lambda: self.rows(dialog), "the files of the folder")

    def rows(self, dialog: Dialog) -> list[str]:
        """The names of the files that the dialog lists."""
        rows = (row.children for row in dialog.node.find_all("table row"))
        return [cells[0].name for cells in rows if cells and cells[0].role == "table cell"]

    def select(self, dialog: Dialog, name: str) -> None:
        """Clicks on a file that the dialog lists."""
        self.app.click(self.app.wait_for("table cell", name, within=dialog.node))
        self.wait_for_row(name)

    def wait_for_row(self, name: str) -> None:
        """Returns once the keyboard is at a file."""
        self.wait(lambda: self._focused_name.startswith(f"{name} "), f"the focus on {name}")

    @property
    def _focused_name(self) -> str:
        focused = self.app.focused
        return focused.name if focused else ""

    def save_as(self, dialog: Dialog, name: Path | str) -> None:
        """Replaces the proposed name, or the whole path, and presses Return."""
        field = self.name_field(dialog)
        self.app.press("ctrl+a")
        self.desktop.screen.type(str(name))
        self.wait(lambda: field.text == str(name), f"the name {name}")
        self.app.press("Return")

    def name_field(self, dialog: Dialog, label: str = "Name:") -> Node:
        """The field for the name, with the focus."""
        field = self.app.wait_for("text", label, within=dialog.node)
        if "focused" not in field.states:
            self.app.click(field)
        self.wait(lambda: "focused" in field.states, "the focus on the name")
        return field

    def other_dialog(self, than: Dialog) -> Dialog:
        """The dialog that comes above another one, or in its place."""
        node = self.wait(lambda: next((d for d in self.app.dialogs if d != than.node), None), "another dialog")
        self.app.wait_until_ready(node)
        return Dialog(self.app, node)

    def wait_for_successor(self, title: str) -> None:
        """Returns once another window is where a dialog of that title was, without a question to the app."""

        def has_come() -> bool:
            titles = [window.title for window in self.desktop.screen.windows(self.app.pid)]
            return title not in titles and len(titles) == 2

        self.wait(has_come, f"what comes after {title!r}")

    def ways_to_cancel(self, dialog: Dialog) -> dict[str, Callable[[], None]]:
        """By what a person can leave a file dialog without an answer."""
        return {
            "Cancel": lambda: dialog.click("Cancel"),
            "Escape": lambda: self.app.press("Escape"),
            "the window manager": lambda: self.app.close(dialog.node),
        }

    # The end of it

    def assert_ended(self, sample: str, *endings: str) -> None:
        """It has gone: first the binding is false, then exactly this is said; the focus is on the trigger."""
        last = lines(sample, "isPresented false", *endings)[-1]
        # GTK 4.18 can't answer who asks for a window that is hidden and not yet destroyed.
        self.wait(lambda: self.gallery_now.log()[-1:] == [last], f"the log to end with {last!r}")
        self.assert_dismissed(sample, lines(sample, "presented", "isPresented false", *endings))
