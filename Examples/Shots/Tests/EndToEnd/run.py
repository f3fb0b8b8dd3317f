#!/usr/bin/python3
"""Drives Shots from outside, as a user does, and checks what it does with files.

    Tests/EndToEnd/run.py PROGRAM [-k PATTERN]... [-v]

Runs on a desktop of its own; needs no display. The driver is that of Oriel's own tests.
"""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import ClassVar

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[3] / "Tests" / "EndToEnd"))
sys.dont_write_bytecode = True

from driver import Application, Desktop, Node  # noqa: E402

BUTTON = ("button", "toggle button")
ENTRY = ("entry", "text")
TAGS = "user.xdg.tags"


class ShotsTestCase(unittest.TestCase):
    """Tests of a window with a few pictures. Each has a folder and a process of its own."""

    desktop: ClassVar[Desktop]
    program: ClassVar[str]

    #: The names of the pictures.
    names: ClassVar[list[str]] = ["beach.jpg", "city.jpg", "meadow.png"]

    def setUp(self) -> None:
        self.folder = self.make_folder("Holidays", self.names)
        self.app, self.window = self.launch(self.folder)

    def make_folder(self, name: str, pictures: list[str]) -> Path:
        folder = Path(tempfile.mkdtemp(dir=self.desktop.folder)) / name
        folder.mkdir()
        for number, picture in enumerate(pictures):
            color = f"hsl({number * 60 % 360},60%,60%)"
            subprocess.run(["convert", "-size", "320x160", f"xc:{color}", str(folder / picture)], check=True)
        return folder

    def launch(self, *arguments: Path, environment: dict[str, str] | None = None) -> tuple[Application, Node]:
        self.home = Path(tempfile.mkdtemp(dir=self.desktop.folder))
        # Settings and sizes of windows of other tests would be those of this one.
        kinds = {f"XDG_{kind}_HOME": str(self.home / kind.lower()) for kind in ("CONFIG", "CACHE", "DATA", "STATE")}
        app = self.desktop.launch(self.program, *map(str, arguments), environment=kinds | (environment or {}))
        self.addCleanup(self.end, app)
        return app, app.wait_for_window()

    def end(self, app: Application) -> None:
        """Closes it as the user does; it must have complained about nothing."""
        try:
            if app.is_running and len(app.windows) == 1:
                app.close(app.windows[0])
                self.assertEqual(app.wait_for_exit(), 0)
        finally:
            app.end()
        self.assertEqual(app.errors, [])

    def picture(self, name: str) -> Node:
        return self.app.wait_for("image", name, within=self.window)

    def select(self, name: str) -> None:
        self.app.click(self.picture(name))
        self.app.until(lambda: "selected" in self.picture(name).states, f"{name} to be selected")

    def press(self, name: str) -> None:
        """Presses a button."""
        self.app.click(self.app.wait_for(BUTTON, name))

    def size(self, name: str) -> tuple[int, int]:
        """How a program shows a picture: width and height, upright."""
        path = str(self.folder / name)
        told = subprocess.run(
            ["convert", path, "-auto-orient", "-format", "%w %h", "info:"], check=False, capture_output=True, text=True
        )
        width, height = told.stdout.split() or ("0", "0")
        return int(width), int(height)

    def wait(self, condition: object, what: str) -> None:
        self.app.until(condition, what)  # type: ignore[arg-type]


class Looking(ShotsTestCase):
    """Finding and looking at pictures."""

    def test_the_keyboard_alone_shows_a_picture_and_the_next_one(self) -> None:
        self.picture("beach.jpg")
        grid = self.app.until(lambda: self.window.find(None, "Pictures", state="focusable"), "the grid")
        self.app.focus(grid)
        self.app.press("Right")
        self.app.press("space")
        preview = self.app.wait_for_dialog("beach.jpg")
        self.app.press("Right")
        self.wait(lambda: preview.name == "city.jpg", "the next picture")
        self.app.press("Escape")
        self.wait(lambda: not preview.is_showing, "the preview to go")
        self.wait(lambda: "selected" in self.picture("city.jpg").states, "the picture of the preview to be selected")

    def test_names_and_tags_are_found(self) -> None:
        os.setxattr(self.folder / "city.jpg", TAGS, b"Night,Summer")
        self.app.press("F5")
        self.app.wait_for("label", "Summer", within=self.window)
        self.app.press("ctrl+f")
        self.desktop.screen.type("night")
        self.wait(lambda: not self.window.find("image", "beach.jpg"), "the others to go")
        self.picture("city.jpg")
        self.desktop.screen.type("x")
        self.app.wait_for(None, "No Results for “nightx”", within=self.window)

    def test_what_other_programs_do_is_seen(self) -> None:
        self.picture("beach.jpg")
        (self.folder / "beach.jpg").unlink()
        self.app.press("F5")
        self.wait(lambda: not self.window.find("image", "beach.jpg"), "the picture to go")


class Changing(ShotsTestCase):
    """Changing pictures."""

    def test_a_picture_is_turned_and_back(self) -> None:
        before = (self.folder / "beach.jpg").read_bytes()
        self.select("beach.jpg")
        self.app.press("ctrl+r")
        self.wait(lambda: self.size("beach.jpg") == (160, 320), "the file to be turned")
        self.app.press("ctrl+z")
        self.wait(lambda: (self.folder / "beach.jpg").read_bytes() == before, "the file to be as before")

    def test_a_picture_is_cropped_with_the_keyboard(self) -> None:
        self.select("meadow.png")
        self.app.press("Return")
        corner = self.app.wait_for(None, "Top Left Corner")
        self.app.focus(corner)
        for _ in range(10):
            self.app.press("Right")
        self.press("Save")
        self.wait(lambda: self.size("meadow.png") == (288, 160), "the file to be cropped")
        self.wait(lambda: not self.window.find(None, "Top Left Corner"), "the editor to go")
        self.app.press("ctrl+z")
        self.wait(lambda: self.size("meadow.png") == (320, 160), "the file to be as before")

    def test_a_step_in_the_editor_is_taken_back(self) -> None:
        self.select("city.jpg")
        self.app.press("ctrl+e")
        save = self.app.wait_for(BUTTON, "Save")
        self.press("Mirror")
        self.wait(lambda: "sensitive" in save.states, "something to save")
        self.app.press("ctrl+z")
        self.wait(lambda: "sensitive" not in save.states, "nothing to save")
        self.app.press("Escape")
        self.wait(lambda: not save.is_showing, "the editor to go")

    def test_a_tag_is_given_and_taken_back(self) -> None:
        self.select("beach.jpg")
        self.press("Details")
        # The field moves down when the size of the picture is known.
        self.app.wait_for("label", "320 × 160", within=self.window)
        field = self.app.wait_for(ENTRY, "New Tag")
        self.app.wait_until_still(field)
        self.app.click(field)
        self.wait(lambda: "focused" in field.states, "the focus in the field")
        self.desktop.screen.type("sea")
        self.app.press("Return")

        def tags() -> bytes:
            try:
                return os.getxattr(self.folder / "beach.jpg", TAGS)
            except OSError:
                return b""

        self.wait(lambda: tags() == b"sea", "the tag in the file")
        self.press("Remove “sea”")
        self.wait(lambda: tags() == b"", "the tag to go")


    def test_a_picture_is_put_into_the_trash_and_back(self) -> None:
        before = (self.folder / "city.jpg").read_bytes()
        self.select("city.jpg")
        self.app.press("Delete")
        self.wait(lambda: not (self.folder / "city.jpg").exists(), "the file to go")
        self.wait(lambda: not self.window.find("image", "city.jpg"), "the picture to go")
        self.assertEqual((self.home / "data" / "Trash" / "files" / "city.jpg").read_bytes(), before)
        self.app.press("ctrl+z")
        self.picture("city.jpg")
        self.assertEqual((self.folder / "city.jpg").read_bytes(), before)


class Exchanging(ShotsTestCase):
    """Pictures that come from another program, or go there: another Shots stands for it."""

    def setUp(self) -> None:
        super().setUp()
        self.other_folder = self.make_folder("Others", ["visitor.jpg"])
        self.other, self.other_window = self.launch(self.other_folder, environment=self.desktop.another_session)
        for app, window, x in ((self.app, self.window, 0), (self.other, self.other_window, 640)):
            app.resize(window, 600, 600)
            app.wait_until_still(window)
            app.move(window, x, 40)

    def drag(self, picture: Node, target: Node, app: Application, other: Application) -> None:
        start, end = app.wait_until_still(picture).center, other.wait_until_still(target).center
        self.desktop.screen.drag(start, end, steps=24)

    def test_selected_pictures_go_to_another_program(self) -> None:
        self.select("beach.jpg")
        self.app.press("shift+Right")
        self.wait(lambda: "selected" in self.picture("city.jpg").states, "both to be selected")
        target = self.other.wait_for("image", "visitor.jpg", within=self.other_window)
        self.drag(self.picture("city.jpg"), target, self.app, self.other)
        for name in ("beach.jpg", "city.jpg"):
            self.wait(lambda name=name: (self.other_folder / name).exists(), f"{name} in the other folder")
        self.assertFalse((self.other_folder / "meadow.png").exists())

    def test_a_picture_comes_from_another_program(self) -> None:
        visitor = self.other.wait_for("image", "visitor.jpg", within=self.other_window)
        self.drag(visitor, self.picture("city.jpg"), self.other, self.app)
        self.wait(lambda: (self.folder / "visitor.jpg").exists(), "the copy")
        self.picture("visitor.jpg")


class Many(ShotsTestCase):
    """A folder with ten thousand pictures."""

    def setUp(self) -> None:
        self.folder = self.make_folder("Many", ["Shot 0.jpg"])
        first = (self.folder / "Shot 0.jpg").read_bytes()
        for number in range(1, 10_000):
            # What follows the end of a picture isn't read.
            (self.folder / f"Shot {number}.jpg").write_bytes(first + str(number).encode())
        self.app, self.window = self.launch(self.folder)

    def thumbnails(self) -> int:
        folder = self.home / "cache" / "thumbnails" / "large"
        return len(list(folder.iterdir())) if folder.exists() else 0

    def test_they_are_scrolled_and_the_thumbnails_are_stopped(self) -> None:
        self.app.click(self.picture("Shot 0.jpg"))
        self.press("Stop")
        self.wait(lambda: not self.window.find(BUTTON, "Stop"), "the progress to go")
        made = self.thumbnails()
        self.assertLess(made, 9_000)
        self.app.press("End")
        self.picture("Shot 9999.jpg")
        self.assertLess(self.thumbnails() - made, 200, "only those on the screen are made")
        # The views of what is seen, and of a little more.
        self.assertLess(len(self.window.find_all("image", lambda name: name.startswith("Shot "))), 300)
        self.app.press("Home")
        self.picture("Shot 0.jpg")


def main() -> int:
    if len(sys.argv) < 2 or not os.access(sys.argv[1], os.X_OK):
        print(__doc__)
        return 2
    ShotsTestCase.program = str(Path(sys.argv[1]).resolve())
    with Desktop() as desktop:
        ShotsTestCase.desktop = desktop
        result = unittest.main(argv=[sys.argv[0], *sys.argv[2:]], exit=False).result
    return 0 if result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
