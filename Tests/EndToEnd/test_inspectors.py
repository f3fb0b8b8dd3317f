"""Inspectors: a column beside the page, or a sheet where there is no room for it; and others in narrow windows."""

from driver import Node
from driver.application import BUTTON
from gallery import Dialog
from presentation_case import PresentationTestCase, lines

#: How far the place of a divider may be from where it was put, in pixels.
_SLACK = 3


class InspectorTestCase(PresentationTestCase):
    """Tests of an inspector in a window."""

    page = "inspectors"

    def node(self, role: str | tuple[str, ...], name: str) -> Node:
        """What is called so on the page, once it stands still: the column slides in, and the page makes room for it."""
        self.app.wait_until_still(self.app.wait_for(role, name, within=self.window))
        return super().node(role, name)

    def divider(self, window: Node) -> Node | None:
        return window.find("separator", "Width")

    #: The width of what stands beside it at the window's edge.
    beside = 0

    def column_width(self, window: Node) -> int:
        """How wide the column is, by its divider."""
        divider = self.wait(lambda: self.divider(window), "the divider")
        # The window's own border is outside of what is in it.
        edge = max(box.x + box.width for box in map(self.app.box, window.children))
        return edge - self.beside - self.app.box(divider).center[0]

    def drag_divider(self, window: Node, distance: int) -> None:
        """Draws the divider to the left, or to the right with a negative distance."""
        x, y = self.app.wait_until_still(self.wait(lambda: self.divider(window), "the divider")).center
        self.desktop.screen.drag((x, y), (x - distance, y))

    def assert_width(self, window: Node, width: int) -> None:
        def is_there() -> bool:
            return self.divider(window) is not None and abs(self.column_width(window) - width) <= _SLACK

        self.wait(is_there, f"a column of {width} pixels")


class Inspectors(InspectorTestCase):
    beside = 241

    def show(self) -> None:
        trigger = self.gallery.trigger("inspector")
        self.app.show(trigger)
        self.app.wait_until_still(trigger)
        self.app.click(trigger)
        self.wait(lambda: self.divider(self.window), "the inspector")
        self.assert_caption("inspector", is_presented=True)
        self.assertEqual(self.app.dialogs, [])

    def hide(self) -> None:
        self.app.click(self.node("check box", "Shown"))
        self.assert_hidden()

    def assert_hidden(self, *events: str) -> None:
        self.wait(lambda: not self.divider(self.window), "the end of the inspector")
        self.assert_caption("inspector", is_presented=False)
        self.assert_noted(lines("inspector", "presented", *events, "isPresented false"))

    def test_it_comes_and_goes_with_its_binding(self) -> None:
        for _ in range(3):
            self.show()
            self.hide()

    def test_it_closes_from_inside(self) -> None:
        self.show()
        self.click("Close Inspector")
        self.assert_hidden("pressed Close Inspector")

    def test_what_is_typed_beside_it_shows_in_it_and_the_other_way_round(self) -> None:
        self.show()
        outside, inside = self.window.find_all("text", "Note")
        for field, other, text in ((outside, inside, "words"), (inside, outside, "others")):
            self.write(field, text)
            self.wait(lambda o=other, t=text: o.text == t, "the text in the other field")
        self.hide()

    def test_it_collapses_unless_that_is_held(self) -> None:
        self.show()
        self.click("Dismissal disabled", "check box")
        self.drag_divider(self.window, -400)
        self.click("Dismissal disabled", "check box")
        self.assert_caption("inspector", is_presented=True)
        self.drag_divider(self.window, -400)
        self.assert_hidden()

    def test_a_fixed_width_stays(self) -> None:
        self.click("240", "toggle button")
        self.show()
        self.assert_width(self.window, 240)
        self.drag_divider(self.window, -40)
        # What follows comes after that.
        self.click("Close Inspector")
        self.assert_hidden("pressed Close Inspector")
        self.show()
        self.assert_width(self.window, 240)
        self.hide()
        self.click("Usual", "toggle button")


class NarrowWindows(InspectorTestCase):
    """What becomes of presentations when their window is made narrow and low."""

    _narrow: Node

    def setUp(self) -> None:
        super().setUp()
        button = self.app.wait_for(BUTTON, "Open Narrow Window")
        self.app.click(button)
        self._narrow = self.app.wait_for_window("Narrow")
        self.assert_narrow("width", "regular")

    def tearDown(self) -> None:
        if type(self)._gallery is not None and self.gallery_now.is_idle:
            self.app.close(self._narrow)
            self.app.wait_for_no_window("Narrow")

    @property
    def window(self) -> Node:
        return self._narrow

    def make(self, is_compact: bool) -> None:
        self.app.resize(self._narrow, *((400, 340) if is_compact else (640, 480)))
        self.assert_narrow("width", "compact" if is_compact else "regular")

    def assert_narrow(self, key: str, value: str) -> None:
        self.assert_says(f"narrow {key}: {value}")

    def open(self, name: str) -> None:
        self.click(name)
        self.assert_narrow(name.lower(), "true")

    def dialog(self, name: str) -> Dialog:
        return self.gallery_now.dialog(f"{name} in a narrow window")

    def close_by_escape(self, name: str) -> None:
        self.app.press("Escape")
        self.assert_narrow(name.lower(), "false")
        self.app.wait_for_no_dialog()
        self.app.wait_until_ready(self._narrow)

    def test_the_divider_is_drawn_within_its_limits_and_beyond_them_the_column_collapses(self) -> None:
        self.open("Inspector")
        self.assert_width(self._narrow, 200)
        for distance, width in ((60, 260), (300, 320), (-100, 220), (-70, 160)):
            self.drag_divider(self._narrow, distance)
            self.assert_width(self._narrow, width)
        self.drag_divider(self._narrow, -150)
        self.assert_narrow("inspector", "false")
        self.open("Inspector")
        self.assert_width(self._narrow, 160)
        self.drag_divider(self._narrow, 40)
        self.assert_width(self._narrow, 200)
        self.click("Close Inspector")
        self.assert_narrow("inspector", "false")

    def test_keys_move_the_divider(self) -> None:
        self.open("Inspector")
        divider = self.wait(lambda: self.divider(self._narrow), "the divider")
        self.app.focus(divider)
        for key, width in (("End", 320), ("Home", 160)):
            self.app.press(key)
            self.assert_width(self._narrow, width)
        self.app.press("Left")
        self.wait(lambda: self.column_width(self._narrow) > 161, "a wider column")
        self.drag_divider(self._narrow, 200 - self.column_width(self._narrow))
        self.click("Close Inspector")

    def test_an_inspector_becomes_a_sheet_and_a_column_again_and_keeps_what_was_done_in_it(self) -> None:
        self.open("Inspector")
        field = self.node("text", "Note")
        self.write(field, "some words")
        for count in (1, 2):
            self.click(f"Clicks: {count - 1}")
            self.app.wait_for(BUTTON, f"Clicks: {count}", within=self._narrow)
        self.make(is_compact=True)
        dialog = self.dialog("Inspector")
        self.assertEqual(dialog.fields[0].text, "some words")
        dialog.click("Clicks: 2")
        dialog.button("Clicks: 3")
        self.make(is_compact=False)
        self.app.wait_for_no_dialog()
        self.app.wait_for(BUTTON, "Clicks: 3", within=self._narrow)
        self.assertEqual(self.node("text", "Note").text, "some words")
        self.assert_narrow("inspector", "true")
        self.click("Close Inspector")
        self.assert_narrow("inspector", "false")

    def test_an_inspector_that_becomes_a_sheet_is_typed_in_where_it_was(self) -> None:
        self.open("Inspector")
        self.write(self.node("text", "Note"), "some words")
        for _ in range(3):
            self.app.press("ctrl+shift+Left")
            self.make(is_compact=True)
            dialog = self.dialog("Inspector")
            self.desktop.screen.type("new ")
            self.wait(lambda: dialog.fields[0].text == "some new ", "the text that replaces the selected word")
            self.make(is_compact=False)
            self.app.wait_for_no_dialog()
            self.app.wait_until_ready(self._narrow)
            self.desktop.screen.type("words")
            self.wait(lambda: self.node("text", "Note").text == "some new words", "the text that goes on")
            for _ in range(3):
                self.app.press("ctrl+shift+Left")
            self.desktop.screen.type("some words")
            self.wait(lambda: self.node("text", "Note").text == "some words", "the text as it was")
        self.click("Close Inspector")
        self.assert_narrow("inspector", "false")

    def test_in_a_compact_window_a_popover_is_a_sheet_and_a_sheet_covers(self) -> None:
        self.make(is_compact=True)
        self.open("Inspector")
        self.dialog("Inspector")
        self.close_by_escape("Inspector")
        self.open("Popover")
        self.dialog("Popover")
        self.close_by_escape("Popover")
        self.open("Sheet")
        dialog = self.dialog("Sheet")
        self.assertEqual((dialog.box.width, dialog.box.height), (self._narrow.box.width, self._narrow.box.height))
        self.close_by_escape("Sheet")
        self.make(is_compact=False)

    def test_a_popover_becomes_a_sheet_and_a_popover_again(self) -> None:
        self.open("Popover")
        self.app.wait_for(BUTTON, "Close Popover", within=self._narrow)
        self.make(is_compact=True)
        dialog = self.dialog("Popover")
        dialog.click("Clicks: 0")
        dialog.button("Clicks: 1")
        self.make(is_compact=False)
        self.app.wait_for_no_dialog()
        self.app.wait_for(BUTTON, "Clicks: 1", within=self._narrow)
        self.close_by_escape("Popover")


class WidthsThatAreKept(InspectorTestCase):
    def test_the_width_is_the_same_after_a_restart(self) -> None:
        for turn in range(2):
            self.app.click(self.gallery.app.wait_for(BUTTON, "Open Narrow Window"))
            narrow = self.app.wait_for_window("Narrow")
            self.app.click(self.app.wait_for(BUTTON, "Inspector", within=narrow))
            if turn == 0:
                self.assert_width(narrow, 200)
                self.drag_divider(narrow, 80)
            self.assert_width(narrow, 280)
            if turn == 1:
                self.drag_divider(narrow, 200 - self.column_width(narrow))
                self.assert_width(narrow, 200)
            self.app.close(narrow)
            self.app.wait_for_no_window("Narrow")
            # Quits it, and the next look at it starts it again, in the same home.
            type(self).tearDownClass()
