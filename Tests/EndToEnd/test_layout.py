"""Every page in a small window, and with text twice as large: nothing overlaps, and nothing is cut off."""

import os
from collections import defaultdict
from pathlib import Path
from typing import ClassVar

from gi.repository import GLib

from driver import Box, Node
from driver.application import BUTTON
from gallery import Gallery, listing
from page_case import LABEL, PageTestCase

#: What has a place of its own; its parts stand in it.
_CONTROLS = (*BUTTON, "toggle button", "check box", "switch", "text", "password text", "link", "image")
_SCROLLER = "scroll pane"
#: What is scrolled sideways where its columns don't fit.
_TABLES = ("table", "tree table")
_CALENDAR = "'Next Month'"
#: How the names of numbered parts begin that are scrolled sideways.
_SIDEWAYS = ("'Tile ", "'Cell ", "'Page ", "'Card ")


class EveryPageFits(PageTestCase):
    """The pages in a window of a certain size."""

    page = "welcome"
    weight = 20
    #: 800 by 700, and the border of a window without shadows.
    size: ClassVar[tuple[int, int]] = (808, 708)
    #: The size of text, compared with the usual.
    text_scale: ClassVar[float] = 1

    def _launch(self, page: str) -> Gallery:
        with self.desktop.screen.text_scale(self.text_scale):
            gallery = super()._launch(page)
        gallery.app.resize(gallery.window, *self.size)
        return gallery

    @classmethod
    def tearDownClass(cls) -> None:
        super().tearDownClass()
        # The window would have this size in the tests of others.
        Path(os.environ["XDG_STATE_HOME"], "org.oriel.Gallery", "scenes.json").unlink(missing_ok=True)

    def open(self, title: str) -> None:
        self.gallery.open_page(title)

    def test_each_page_is_no_wider_than_the_window_and_its_parts_keep_apart(self) -> None:
        for page, _, title in [row for row in listing(self.binary) if not row[1]]:
            with self.trying(page):
                self.open(title)
                self.app.wait_until_still(self.window)
                box = self.window.box
                self.assertEqual((box.width, box.height), self.size)
                try:
                    self.assert_fits()
                except AssertionError:
                    # Items of the toolbar may have come while they were read.
                    self.app.wait_until_still(self.window)
                    self.assert_fits()

    def assert_fits(self) -> None:
        groups = self.parts_by_scroller()
        for scroller, parts in groups.items():
            self.assert_inside(scroller, parts)
            self.assert_apart(parts)
        self.assertGreater(sum(map(len, groups.values())), 5)

    def test_the_titles_in_the_sidebar_are_complete(self) -> None:
        titles = [title for _, sample, title in listing(self.binary) if not sample]
        labels = {}
        for title in titles:
            self.gallery.search_for_page(title)
            row = self.gallery.page_row(title)
            labels[title] = self.wait(lambda r=row, t=title: r.find(LABEL, t), f"the title {title!r}").box
        # Room for one or two lines each, and as much across as its letters need.
        line = min(label.height for label in labels.values())
        for title, label in labels.items():
            lines = round(label.height / line)
            self.assertLessEqual(lines, 2, title)
            self.assertGreater(label.width * lines, len(title) * line / 3, title)

    def parts_by_scroller(self) -> dict[Node, list[tuple[str, Box]]]:
        """What the window shows, by what it scrolls with, or the window itself."""
        groups: dict[Node, list[tuple[str, Box]]] = defaultdict(list)
        # What the contents of each visible container are scrolled with.
        scrollers = {self.window: self.window}
        for item, node in self.window.contents():
            try:
                scroller = scrollers.get(node.parent or node)
                if scroller is None or "showing" not in item.states:
                    continue
                if node.role not in _CONTROLS and node.role not in LABEL:
                    scrollers[node] = node if node.role == _SCROLLER else scroller
                elif min((box := node.box).width, box.height) > 0:
                    groups[scroller].append((f"{node.role} {item.name!r}", box))
            except GLib.Error:
                # It has gone since.
                continue
        return groups

    def assert_inside(self, scroller: Node, parts: list[tuple[str, Box]]) -> None:
        """Across, all of it can be seen, except for what is scrolled sideways, and pictures, which may be clipped."""
        room = scroller.box
        # What is too wide for the window is cut off by it.
        self.assertLessEqual(room.x + room.width, self.window.box.width, f"{parts[0][0]} in {room}")
        if any(child.role in _TABLES for child in scroller.children) or any(_CALENDAR in name for name, _ in parts):
            return
        for name, box in parts:
            if not name.startswith("image") and not any(beginning in name for beginning in _SIDEWAYS):
                self.assertLessEqual(room.x, box.x, f"{name} of {room}")
                self.assertLessEqual(box.x + box.width, room.x + room.width, f"{name} of {room}")

    def assert_apart(self, parts: list[tuple[str, Box]]) -> None:
        """No two of them share a pixel. Pictures may have something on them, and a cover is over something."""
        parts = [part for part in parts if not part[0].startswith("image") and part[0] != "button 'Cover'"]
        for index, (name, box) in enumerate(parts):
            for other_name, other in parts[index + 1 :]:
                across = min(box.x + box.width, other.x + other.width) - max(box.x, other.x)
                down = min(box.y + box.height, other.y + other.height) - max(box.y, other.y)
                # What a tap activates is a button that covers its content, whose texts are its name.
                text, other_text = (part.partition(" ")[2].strip("'\"") for part in (name, other_name))
                is_content = text in other_text or other_text in text
                self.assertFalse(across > 0 and down > 0 and not is_content, f"{name} {box} and {other_name} {other}")


class EveryPageFitsLargeText(EveryPageFits):
    size = (1280, 760)
    text_scale = 2


class EveryPageFitsNarrowWindow(EveryPageFits):
    """One column at a time, and 360 points of it."""

    size = (370, 708)

    def open(self, title: str) -> None:
        self.go_back()
        super().open(title)

    def go_back(self) -> None:
        self.app.click(self.wait(lambda: self.window.children[-1].look(BUTTON, "Back"), "the way back"))
        self.wait(lambda: self.window.name == "Oriel Gallery", "the sidebar")

    def test_the_titles_in_the_sidebar_are_complete(self) -> None:
        self.go_back()
        super().test_the_titles_in_the_sidebar_are_complete()
        self.drop()


class EveryPageFitsNarrowWindowLargeText(EveryPageFitsNarrowWindow):
    text_scale = 2
