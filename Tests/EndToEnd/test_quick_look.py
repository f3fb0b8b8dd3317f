"""Quick look and the photo picker: what a user sees of pictures, also of damaged and deleted ones."""

import os
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from applications import Applications
from driver import Node
from driver.application import BUTTON
from driver.tumbler import Tumbler
from page_case import LABEL
from presentation_case import PresentationTestCase, lines


def png(width: int, height: int, color: tuple[int, int, int]) -> bytes:
    """A picture of one color."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes(color) * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def search(node: Node, role: str | tuple[str, ...], matches: Callable[[str], bool]) -> Node | None:
    """The first of a role and a name, asked of each node itself: a window's list has names from before a change."""
    roles = (role,) if isinstance(role, str) else role
    if node.role in roles and matches(node.name):
        return node
    return next((found for child in node.children if (found := search(child, roles, matches))), None)


class QuickLookTestCase(PresentationTestCase):
    """Tests of previews."""

    page = "quick-look"

    def show(self, sample: str, name: str) -> Node:
        """Clicks on the button of a sample and waits for its preview."""
        trigger = self.gallery.trigger(sample)
        self.app.show(trigger)
        self.app.click(trigger)
        dialog = self.wait(lambda: self.preview(name), f"the preview of {name}")
        self.app.wait_until_ready(dialog)
        return dialog

    def preview(self, name: str) -> Node | None:
        return next((dialog for dialog in self.app.dialogs if dialog.name == name), None)

    @staticmethod
    def is_message(text: str) -> bool:
        """Whether a label says more than a name."""
        return len(text) > 30

    def assert_shows(self, dialog: Node, name: str) -> None:
        self.wait(lambda: dialog.name == name, f"the file {name}")


class QuickLook(QuickLookTestCase):
    def test_it_steps_through_damaged_and_deleted_files_and_the_selection_follows(self) -> None:
        dialog = self.show("quick-look-all", "Landscape.svg")
        self.assertNotIn("modal", dialog.states)
        names = [
            "Blinking.gif", "Letter.txt", "Leaflet.pdf", "Sideways.jpg", "Tiles.png", "Damaged.png", "Deleted.png",
        ]
        for name in names:
            self.app.press("Right")
            self.assert_shows(dialog, name)
            self.assert_value("quick-look-all", "item", name)
            if name in ("Damaged.png", "Deleted.png"):
                self.wait(lambda: search(dialog, "label", self.is_message), f"a message about {name}")
        self.app.press("Left")
        self.assert_shows(dialog, "Damaged.png")
        self.app.press("space")
        self.assert_dismissed(
            "quick-look-all",
            lines(
                "quick-look-all", "presented", *(f"item {name}" for name in names), "item Damaged.png", "isPresented false"
            ),
        )

    def test_the_window_stays_usable_beside_it(self) -> None:
        self.show("quick-look-one", "Landscape.svg")
        trigger = self.gallery_now.trigger("quick-look-all")
        self.desktop.screen.click(*self.app.box(self.window).center)
        self.app.show(trigger)
        self.assert_caption("quick-look-one", is_presented=True)
        self.drop()


class Pointer(QuickLookTestCase):
    def picture(self, dialog: Node) -> Node:
        return self.wait(
            lambda: search(dialog, ("image", "icon"), lambda name: name == "Landscape.svg"), "the picture"
        )

    def test_the_wheel_zooms_with_control_and_a_drag_pans(self) -> None:
        dialog = self.show("quick-look-one", "Landscape.svg")
        picture = self.picture(dialog)
        middle = self.app.box(dialog).center
        before = picture.box
        for _ in range(12):
            self.desktop.screen.scroll(*middle, is_down=False, holding="ctrl")
        self.wait(lambda: picture.box.width > 1.5 * before.width, "a larger picture")
        start = self.app.wait_until_still(picture)
        self.desktop.screen.drag(middle, (middle[0] - 60, middle[1]))
        self.wait(lambda: self.app.box(picture).x < start.x - 30, "the picture to follow the pointer")
        for _ in range(3):
            self.desktop.screen.scroll(*middle, is_down=True, holding="ctrl")
        self.wait(lambda: picture.box.width < start.width, "a smaller picture")
        self.app.press("0")
        self.wait(lambda: picture.box == before, "the whole picture")
        self.app.press("Escape")
        self.assert_dismissed("quick-look-one", lines("quick-look-one", "presented", "isPresented false"))

    def test_a_file_is_dragged_out(self) -> None:
        dialog = self.show("quick-look-one", "Landscape.svg")
        self.app.resize(dialog, 420, 320)
        self.app.wait_until_still(self.picture(dialog))
        target = self.app.wait_for(LABEL, "Drop files here", within=self.window)
        self.drag_onto(self.app.box(dialog).center, target)
        self.assert_says("Dragged out of a preview: Landscape.svg")
        self.drop()


class OtherApps(QuickLookTestCase):
    def test_a_file_is_dragged_from_another_app(self) -> None:
        self.app.wait_until_ready(self.window)
        other = self.launch_another()
        trigger = other.trigger("quick-look-one")
        other.app.show(trigger)
        other.app.click(trigger)
        dialog = other.app.until(lambda: next(iter(other.app.dialogs), None), "the preview")
        other.app.wait_until_ready(dialog)
        width, height = self.desktop.screen.size
        other.app.move(other.window, width - 60, height - 60)
        other.app.resize(dialog, 420, 320)
        other.app.move(dialog, width - 430, 10)
        start = other.app.wait_until_still(dialog).center
        target = self.app.wait_for(LABEL, "Drop files here", within=self.window)
        self.drag_onto(start, target)
        self.assert_says("Dragged out of a preview: Landscape.svg")


class OpenWith(QuickLookTestCase):
    def test_a_file_is_opened_with_the_preferred_application_and_with_another_one(self) -> None:
        applications = Applications()
        self.addCleanup(applications.remove)
        applications.install("org.example.Writer", "Writer", types="text/plain;")
        applications.install("org.example.Reader", "Reader", types="text/plain;")
        self.drop()
        self.addCleanup(self.drop)
        dialog = self.show("quick-look-all", "Landscape.svg")
        for _ in range(2):
            self.app.press("Right")
        self.assert_shows(dialog, "Letter.txt")
        self.wait(lambda: search(dialog, "text", lambda name: name == "Letter.txt"), "the name of the text")
        self.app.click(self.app.wait_for(BUTTON, "Open with Writer", within=dialog))
        self.wait(lambda: [line.split()[0] for line in applications.opened] == ["org.example.Writer"], "the writer")
        self.assertTrue(applications.opened[0].endswith("/Letter.txt"), applications.opened)
        self.app.wait_until_ready(dialog)
        self.app.click(self.app.wait_for("toggle button", "Open with …", within=dialog))
        reader = self.app.wait_for(BUTTON, "Reader", within=dialog)
        # The keys belong to the menu.
        self.app.focus(reader)
        self.assertEqual(dialog.name, "Letter.txt")
        self.app.press("space")
        self.wait(lambda: applications.opened[-1].startswith("org.example.Reader"), "the reader")
        self.app.wait_until_ready(dialog)
        self.app.press("Right")
        self.assert_shows(dialog, "Leaflet.pdf")
        self.app.press("Escape")


class ThumbnailsOfTheDesktop(QuickLookTestCase):
    #: Without bubblewrap, no program is run on the file.
    environment: ClassVar[dict[str, str]] = {"PATH": "/nonexistent"}

    def test_the_service_of_the_desktop_makes_them_where_no_program_can_be_shut_in(self) -> None:
        self.drop()
        color = (200, 40, 120)
        tumbler = Tumbler(color)
        self.addCleanup(tumbler.end)
        dialog = self.show("quick-look-all", "Landscape.svg")
        for _ in range(3):
            self.app.press("Right")
        self.assert_shows(dialog, "Leaflet.pdf")
        x, y = self.app.box(dialog).center

        def is_shown() -> bool:
            return color in [self.desktop.screen.color(x, y + step) for step in range(-150, 100, 10)]

        self.wait(is_shown, "the thumbnail")
        (uris, types, flavor, _, _), *others = tumbler.called("Queue")
        self.assertEqual((types, flavor, others), (["application/pdf"], "x-large", []))
        self.assertTrue(uris[0].endswith("/Leaflet.pdf"), uris)
        self.app.press("Escape")
        self.drop()


class PhotoPicker(PresentationTestCase):
    page = "photos"

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.pictures_folder = Path(os.environ["HOME"]) / "Pictures"
        cls.pictures_folder.mkdir(exist_ok=True)
        for index, color in enumerate([(200, 30, 30), (30, 160, 60), (40, 80, 200)]):
            path = cls.pictures_folder / f"picture {index + 1}.png"
            path.write_bytes(png(120, 90, color))
            os.utime(path, (1_700_000_000 - index, 1_700_000_000 - index))

    @classmethod
    def tearDownClass(cls) -> None:
        try:
            super().tearDownClass()
        finally:
            for path in cls.pictures_folder.iterdir():
                path.unlink()
            cls.pictures_folder.rmdir()

    def cell(self, dialog: Node, name: str) -> Node:
        """The cell of a picture."""
        return self.wait(lambda: dialog.find("table cell", name, "visible"), f"the cell of {name}")

    def test_a_limit_of_two_refuses_the_third_visibly(self) -> None:
        dialog = self.present("pick-two", "Photos").node
        for name in ("picture 2.png", "picture 1.png"):
            self.app.click(self.cell(dialog, name))
        self.wait(lambda: dialog.find("label", "2 of 2 selected"), "the number of selected pictures")
        third = self.cell(dialog, "picture 3.png")
        box = self.app.box(third)
        self.assertGreater(min(self.desktop.screen.color(*box.center)), 80, "it is dimmed")
        self.app.click(third)
        self.assertIsNotNone(dialog.find("label", "2 of 2 selected"))
        self.app.click(self.wait(lambda: search(dialog, BUTTON, lambda name: name == "Add"), "the button Add"))
        self.assert_dismissed("pick-two", lines("pick-two", "presented", "isPresented false"))
        self.assert_value("pick-two", "items", "picture 2.png, picture 1.png")

    def test_one_in_the_page_writes_each_click_and_leaves_the_focus(self) -> None:
        # Each picture is also in the compact picker above it.
        def cells(name: str) -> list[Node]:
            found = self.window.find_all("table cell", name, "visible")
            return found if len(found) == 2 else []

        names = ["picture 2.png", "picture 1.png"]
        nodes = [self.wait(lambda name=name: cells(name), name)[-1] for name in names]
        self.assertNotIn("focused", nodes[1].states)
        for number, node in enumerate(nodes, start=1):
            self.app.show(node)
            self.app.click(node)
            self.assert_value("pick-any", "items", ", ".join(names[:number]))

    def test_escape_cancels(self) -> None:
        dialog = self.present("pick-one", "Photos").node
        self.app.click(self.cell(dialog, "picture 1.png"))
        self.app.press("Escape")
        self.assert_dismissed("pick-one", lines("pick-one", "presented", "isPresented false"))
        self.assert_value("pick-one", "item", "none")
