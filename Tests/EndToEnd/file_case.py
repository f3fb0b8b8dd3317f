"""What tests of file dialogs have in common."""

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path

from chooser import Chooser
from driver import Node
from gallery import Dialog
from presentation_case import PresentationTestCase, lines


class FileTestCase(PresentationTestCase):
    """Tests of the dialogs for files, with a folder of their own."""

    page = "files"

    def setUp(self) -> None:
        cls = type(self)
        before, log = cls._gallery, cls._log
        super().setUp()
        if cls._gallery is before:
            self.assertEqual(cls._log, log, "something was said after the end")
        folder = tempfile.TemporaryDirectory(dir=self.desktop.folder, prefix="docs-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    @classmethod
    def tearDownClass(cls) -> None:
        said = cls._gallery.log() if cls._gallery and cls._gallery.is_idle else cls._log
        expected = cls._log
        super().tearDownClass()
        if said != expected:
            raise AssertionError(f"something was said after the end: {said}")

    def make(self, *names: str, text: str = "") -> Path:
        """Files in the folder; returns the first."""
        for name in names:
            (self.folder / name).write_text(text or f"This is {name}.")
        return self.folder / names[0]

    @property
    def names(self) -> list[str]:
        """What is in the folder, also what is hidden there."""
        return sorted(os.listdir(self.folder))

    # Dialogs

    def present(self, sample: str, title: str | None = None) -> Chooser:
        """Clicks on the button of a sample and waits for the chooser."""
        dialog = super().present(sample, title)
        return Chooser(dialog.app, dialog.node)

    def other_dialog(self, than: Dialog) -> Chooser:
        """The dialog that comes above another one, or in its place."""
        node = self.wait(lambda: next((d for d in self.app.dialogs if d != than.node), None), "another dialog")
        return Chooser(self.app, self.app.wait_until_ready(node))

    def assert_lists(self, dialog: Chooser, names: Iterable[str]) -> None:
        """These are listed, in any order, and nothing else."""
        names = sorted(names)
        self.wait(lambda: sorted(dialog.rows) == names, f"the files {names}")

    # The end of it

    def assert_ended(self, sample: str, *endings: str) -> None:
        """It has gone: first the binding is false, then exactly this is said; the focus is on the trigger."""
        self.assert_dismissed(sample, lines(sample, "presented", "isPresented false", *endings))

    def cancel(self, dialog: Chooser, sample: str) -> None:
        dialog.click("Cancel")
        self.assert_ended(sample, "cancelled")

    def progress(self, dialog: Chooser) -> Node | None:
        """The sheet that shows how far the work is."""
        return next((node for node in self.app.dialogs if node != dialog.node), None)
