"""What tests of the portal's dialogs have in common."""

import os
import shutil
import tempfile
import unittest
from pathlib import Path
from typing import ClassVar

from chooser import Chooser
from driver import Node, Portal, has_portal
from file_case import FileTestCase


class PortalChooser(Chooser):
    """The portal's, which GTK 3 shows.

    It is used with the pointer: a field that offers to complete what is typed may lose the Return after it.
    """

    def show_home(self, *names: str) -> None:
        """Has it list the home folder, in which these are."""
        self.app.click(self.app.wait_for("label", "Home", within=self.node))
        self.app.until(lambda: set(names) <= set(self.rows), f"the files {names}")

    def choose(self, path: Path | str) -> None:
        """Chooses a file in the home folder."""
        name = os.path.basename(path)
        self.show_home(name)
        self.select(name)
        self.click("Open")

    @property
    def rows(self) -> dict[str, Node]:
        """What it lists, by name."""
        if self._list is None or "showing" not in self._list.states:
            self._list = self.node.find("table", "Files")
        cells = (cell.children for cell in self._list.children) if self._list else ()
        # The names are in the first column, which shows a picture before each of them.
        return {parts[1].name: parts[1] for parts in cells if len(parts) == 2 and not parts[0].name}

    def name_field(self, label: str = "Name:") -> Node:
        """The field for the name, with the focus."""
        if label not in self._fields:
            self._fields[label] = self.app.until(lambda: self.node.find("text"), "the field for the name")
        field = self._fields[label]
        if "focused" not in field.states:
            self.app.click(field)
            self.app.until(lambda: "focused" in field.states, "the focus on the name")
        return field

    def save_as(self, name: Path | str) -> None:
        """Saves in the home folder, where no file's name begins in this way."""
        self.show_home()
        super().save_as(os.path.basename(name))

    def choose_type(self, present: str, name: str) -> None:
        """Chooses the type of the file, the next one in the list."""
        combo = self.app.wait_for("combo box", present, within=self.node)
        self.app.click(combo)

        def is_at(name: str) -> bool:
            item = combo.find("menu item", name)
            return item is not None and "selected" in item.states and len(self.app.windows) == 2

        self.app.until(lambda: is_at(present), "the types")
        self.app.press("Down")
        self.app.until(lambda: is_at(name), f"the type {name}")
        self.app.press("Return")
        self.app.until(lambda: combo.name == name, f"the type {name} to be chosen")


class PortalTestCase(FileTestCase):
    """Tests in which the dialogs are the portal's; the portal is there for as long as the class."""

    environment = {"GDK_DEBUG": ""}

    portal: ClassVar[Portal]
    home: ClassVar[Path]

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        if not has_portal():
            assert not os.environ.get("ORIEL_STRICT"), "xdg-desktop-portal or xdg-desktop-portal-gtk isn't installed"
            raise unittest.SkipTest("xdg-desktop-portal or xdg-desktop-portal-gtk isn't installed")
        cls.home = Path(tempfile.mkdtemp(dir=cls.desktop.folder, prefix="home-"))
        cls.portal = Portal(cls.desktop, str(cls.home))

    @classmethod
    def tearDownClass(cls) -> None:
        try:
            super().tearDownClass()
        finally:
            cls.portal.end()

    def setUp(self) -> None:
        super().setUp()
        self.folder = self.home
        self.addCleanup(self.empty)

    def empty(self) -> None:
        for entry in os.scandir(self.folder):
            if entry.is_dir():
                shutil.rmtree(entry)
            else:
                os.unlink(entry)

    def ask(self, sample: str, *titles: str) -> PortalChooser:
        """Clicks on the button of a sample and waits for the portal's dialog, which has one of the titles."""
        trigger = self.gallery.trigger(sample)
        self.app.show(trigger)
        self.app.click(trigger)
        return self.asked(*titles)

    def asked(self, *titles: str) -> PortalChooser:
        """The portal's dialog, which is the only one."""
        dialog = PortalChooser(self.portal.dialogs, self.portal.dialogs.wait_for_window(*titles))
        self.assertEqual(self.app.dialogs, [])
        return dialog

    def assert_ended(self, sample: str, *endings: str) -> None:
        self.portal.dialogs.until(lambda: not self.portal.dialogs.windows, "the portal's dialog to go")
        super().assert_ended(sample, *endings)
