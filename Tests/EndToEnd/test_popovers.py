"""Popovers: on which side they stand, what dismisses them, and what may be above them."""

from driver import Node
from driver.application import BUTTON
from gallery import Dialog
from presentation_case import PresentationTestCase, lines

#: How far a popover may be from its place, in pixels: its own bounds don't count the border of a window without shadows.
_SLACK = 12

#: The popovers that Escape closes, and what has the focus in them.
POPOVERS = {
    "field-popover": "Name",
    "moved-popover": "Move",
    "nested-popovers": "Open Popover 2",
    "popover-alert": "Empty the Trash…",
    "popover-sheet": "More…",
    "custom-popover": "Done",
}


class PopoverTestCase(PresentationTestCase):
    """Tests of popovers."""

    page = "popovers"
    popover_now: Node

    def pop_up(self, sample: str) -> Node:
        """Clicks on the button of a sample and waits for its popover, until it has the focus."""
        trigger = self.gallery.trigger(sample)
        self.app.show(trigger)
        self.app.click(trigger)
        popover = self.wait(lambda: self.gallery_now.popover(sample), f"the popover of {sample}")

        self.wait(lambda: popover.find(state="focused"), f"the focus in the popover of {sample}")
        self.app.wait_until_still(popover)
        return popover

    def click_outside(self) -> None:
        """Clicks where the page has nothing."""
        # Beside the sidebar, at the edge of the page.
        _, page, *_ = self.window.find_all("scroll pane")
        box = self.app.box(page)
        self.desktop.screen.click(box.x + 2, box.y + 80)

    def click_in(self, popover: Node, name: str, role: str | tuple[str, ...] = BUTTON) -> None:
        """Clicks on something in a popover, with a pointer that gets there as by hand.

        GTK tells a window once more where the pointer is, a frame after the window's layout; if the pointer has jumped
        into a popover since, the next click goes to what is under that.
        """
        node = self.app.wait_for(role, name, within=popover)
        self.desktop.screen.glide(*self.app.box(node).center)
        self.app.click(node)

    def assert_closed(self, sample: str, log: list[str]) -> None:
        """No popover and no other window is open, the log has these lines more, and the button has the focus."""
        self.wait(lambda: not self.gallery_now.popover(sample), f"the end of the popover of {sample}")
        self.assert_dismissed(sample, log)


class Popovers(PopoverTestCase):
    def test_it_is_no_window_of_its_own_its_first_view_has_the_focus_and_escape_closes_it(self) -> None:
        for sample, focus in POPOVERS.items():
            with self.trying(sample):
                popover = self.pop_up(sample)
                self.assert_focused(self.app.wait_for(None, focus, within=popover))
                self.assertEqual(self.app.dialogs, [])
                self.assertEqual(len(self.desktop.screen.windows(self.app.pid)), 1)
                self.assert_caption(sample, is_presented=True)
                self.app.press("Escape")
                self.assert_popover_dismissed(sample)

    def assert_popover_dismissed(self, sample: str) -> None:
        # Those that are made like sheets also note how they were dismissed.
        self.assert_closed(sample, lines(sample, "presented", "isPresented false"))

    def test_a_click_outside_closes_it_and_does_nothing_else(self) -> None:
        for sample in ("plain-popover", "field-popover", "custom-popover"):
            with self.trying(sample):
                self.pop_up(sample)
                self.app.click(self.gallery_now.page_row("Inspectors"))
                self.assert_popover_dismissed(sample)
                self.assertEqual(self.window.name, "Popovers")

    def test_it_opens_and_closes_a_dozen_times(self) -> None:
        for turn in range(12):
            self.pop_up("plain-popover")
            if turn % 2:
                self.app.press("Escape")
            else:
                self.click_outside()
            self.assert_popover_dismissed("plain-popover")

    def test_what_is_typed_in_it_shows_behind_it(self) -> None:
        popover = self.pop_up("field-popover")
        self.assert_focused(self.app.wait_for("text", "Name", within=popover))
        self.app.press("ctrl+a")
        self.desktop.screen.type("Oriel 2")
        self.assert_value("field-popover", "name", "Oriel 2")
        self.click_in(popover, "Done")
        self.assert_popover_dismissed("field-popover")
        self.assert_value("field-popover", "name", "Oriel 2")

    def test_one_that_stays_ignores_escape_and_clicks_outside(self) -> None:
        popover = self.pop_up("held-popover")
        self.app.press("Escape")
        self.click_outside()
        # What follows comes after that.
        self.click_in(popover, "Close")
        self.assert_popover_dismissed("held-popover")

    def test_one_that_stays_swallows_the_clicks_outside(self) -> None:
        popover = self.pop_up("held-popover")
        self.app.click(self.gallery_now.page_row("Inspectors"))
        # What follows comes after that.
        self.click_in(popover, "Close")
        self.assert_popover_dismissed("held-popover")
        self.assertEqual(self.window.name, "Popovers")

    def test_one_that_stays_goes_by_escape_and_by_clicks_outside_once_it_may(self) -> None:
        def escape() -> None:
            self.app.press("Escape")

        def switch_by_key() -> None:
            self.app.press("space")

        def switch_by_click() -> None:
            self.click_in(self.popover_now, "Stay open", "check box")

        for switch, leave in ((switch_by_key, escape), (switch_by_click, self.click_outside)):
            with self.trying(f"{switch.__name__}, {leave.__name__}"):
                self.popover_now = self.pop_up("held-popover")
                for is_held in (False, True, False):
                    switch()
                    self.assert_value("held-popover", "held", is_held)
                    self.popover_now = self.wait(lambda: self.gallery_now.popover("held-popover"), "the popover")
                    self.app.wait_until_still(self.popover_now)
                    self.assert_focused(self.app.wait_for("check box", "Stay open", within=self.popover_now))
                leave()
                self.assert_popover_dismissed("held-popover")
                self.popover_now = self.pop_up("held-popover")
                switch()
                self.assert_value("held-popover", "held", True)
                self.click_in(self.popover_now, "Close")
                self.assert_popover_dismissed("held-popover")


class PopoversAndOthers(PopoverTestCase):
    def test_popovers_hang_on_popovers_and_close_one_by_one(self) -> None:
        for close in (lambda: self.app.press("Escape"), self.click_outside):
            self.pop_up("nested-popovers")
            for level in (2, 3):
                self.assert_focus_name(f"Open Popover {level}")
                self.app.press("Return")
            self.assert_focus_name("Open Popover 4")
            for level in (3, 2):
                close()
                self.assert_focus_name(f"Open Popover {level}")
            close()
            self.assert_closed("nested-popovers", lines("nested-popovers", "presented", "isPresented false"))

    def assert_focus_name(self, name: str) -> None:
        def has_it() -> bool:
            focused = self.app.focused
            return focused is not None and focused.name == name

        self.wait(has_it, f"the focus on {name!r}")

    def test_an_alert_above_a_popover_leaves_it_open(self) -> None:
        popover = self.pop_up("popover-alert")
        self.click_in(popover, "Empty the Trash…")
        self.gallery_now.dialog("Empty the trash?").click("Keep")
        self.gallery_now.wait_until_answered()
        self.assertTrue(popover.is_showing)
        self.assert_focused(self.app.wait_for(BUTTON, "Empty the Trash…", within=popover))
        self.assert_caption("popover-alert", is_presented=True)
        self.app.press("Escape")
        self.assert_closed(
            "popover-alert",
            lines("popover-alert", "presented")
            + lines("popover-alert-alert", "presented", "pressed Keep", "isPresented false")
            + lines("popover-alert", "isPresented false"),
        )

    def test_the_action_of_an_alert_closes_the_popover_under_it(self) -> None:
        popover = self.pop_up("popover-alert")
        self.click_in(popover, "Empty the Trash…")
        self.gallery_now.dialog("Empty the trash?").click("Empty")
        self.assert_closed(
            "popover-alert",
            lines("popover-alert", "presented")
            + lines("popover-alert-alert", "presented", "pressed Empty")
            + lines("popover-alert", "isPresented false")
            + lines("popover-alert-alert", "isPresented false"),
        )

    def test_a_sheet_opens_from_a_popover_and_goes_before_it(self) -> None:
        popover = self.pop_up("popover-sheet")
        self.click_in(popover, "More…")
        sheet: Dialog = self.gallery_now.dialog("More")
        sheet.click("Done")
        self.gallery_now.wait_until_answered()
        self.assertTrue(popover.is_showing)
        self.assert_focused(self.app.wait_for(BUTTON, "More…", within=popover))
        self.app.press("Escape")
        self.assert_closed(
            "popover-sheet",
            lines("popover-sheet", "presented")
            + lines("popover-sheet-sheet", "presented", "pressed Done", "isPresented false", "onDismiss")
            + lines("popover-sheet", "isPresented false"),
        )

    def test_it_stands_at_a_row_and_goes_with_it(self) -> None:
        trigger = self.gallery.trigger("row-popover")
        self.app.show(trigger)
        self.app.click(trigger)
        self.app.click(self.app.wait_for(BUTTON, "Remove Cherry"))
        self.assert_value("row-popover", "rows", 3)
        self.wait(lambda: not self.window.find(BUTTON, "Remove Cherry"), "the end of the popover")
        # The binding isn't written when a presenter leaves: with the row, its popover is back.
        self.app.click(self.app.wait_for(BUTTON, "Restore"))
        self.assert_value("row-popover", "rows", 4)
        self.app.wait_for(BUTTON, "Remove Cherry")
        self.app.press("Escape")
        self.assert_focused(self.app.wait_for(BUTTON, "Mark Cherry"))
        self.assert_caption("row-popover", is_presented=False)
        self.assert_noted(lines("row-popover", "presented", "isPresented false"))

    def test_each_row_of_a_list_has_its_own(self) -> None:
        for fruit in ("Apple", "Mango"):
            with self.trying(fruit):
                mark = self.app.wait_for(BUTTON, f"Mark {fruit}")
                # The list scrolls in a page that scrolls; where its rows are can't be told from outside.
                mark.activate()
                remove = self.app.wait_for(BUTTON, f"Remove {fruit}")
                self.assert_caption("row-popover", is_presented=True)
                self.assertNotEqual(remove.window.role, "dialog")
                self.app.press("Escape")
                self.assert_caption("row-popover", is_presented=False)
                self.assert_noted(lines("row-popover", "presented", "isPresented false"))


class PopoverPlaces(PopoverTestCase):
    def place(self, sample: str, choice: str) -> tuple[tuple[int, int], tuple[int, int]]:
        """Opens it with a choice of its own; how far its edges are beyond those of its button: left, right, top and
        bottom, positive outwards."""
        self.click(choice, "toggle button")
        popover, trigger = self.app.box(self.pop_up(sample)), self.app.box(self.gallery_now.trigger(sample))
        self.app.press("Escape")
        self.assert_closed(sample, lines(sample, "presented", "isPresented false"))
        x = (trigger.x - popover.x, popover.x + popover.width - trigger.x - trigger.width)
        y = (trigger.y - popover.y, popover.y + popover.height - trigger.y - trigger.height)
        return x, y

    def test_it_stands_on_the_side_that_was_asked_for(self) -> None:
        (left, right), (above, below) = self.place("edges", "Top")
        self.assertTrue(above > 50 and below < 0 and abs(left - right) < _SLACK, (left, right, above, below))
        (left, right), (above, below) = self.place("edges", "Bottom")
        self.assertTrue(below > 50 and above < 0 and abs(left - right) < _SLACK, (left, right, above, below))
        (left, right), (above, below) = self.place("edges", "Leading")
        self.assertTrue(left > 100 and right < 0 and abs(above - below) < _SLACK, (left, right, above, below))
        (left, right), (above, below) = self.place("edges", "Trailing")
        self.assertTrue(right > 100 and left < 0 and abs(above - below) < _SLACK, (left, right, above, below))

    def test_it_points_at_the_view_a_part_of_it_or_a_corner(self) -> None:
        def middle(choice: str) -> int:
            (left, right), _ = self.place("anchors", choice)
            return (right - left) // 2

        half = self.app.box(self.gallery.trigger("anchors")).width // 2
        self.assertAlmostEqual(middle("View"), 0, delta=_SLACK / 2)
        self.assertAlmostEqual(middle("Part"), 10 - half, delta=_SLACK)
        self.assertAlmostEqual(middle("Corner"), half, delta=_SLACK)

    def test_it_turns_where_the_screen_ends(self) -> None:
        # A fresh page isn't scrolled, and so has this button at its lower edge afterwards.
        self.drop()
        popover = self.app.box(self.pop_up("held-popover"))
        trigger = self.app.box(self.gallery_now.trigger("held-popover"))
        self.assertGreater(trigger.y + trigger.height + popover.height, self.desktop.screen.size[1])
        self.assertLess(popover.center[1], trigger.y)
        self.drop()

    def test_it_follows_its_view(self) -> None:
        popover = self.pop_up("moved-popover")
        trigger = self.gallery_now.trigger("moved-popover")
        start, offset = self.app.box(trigger).x, self.app.box(popover).x - self.app.box(trigger).x
        move = self.app.wait_for(BUTTON, "Move", within=popover)
        for step in (1, 2, 3):
            self.app.click(move)
            self.assert_value("moved-popover", "steps", step)
            self.wait(lambda s=step: self.app.box(trigger).x == start - 30 * s, "the button to move")
            self.wait(lambda: self.app.box(popover).x - self.app.box(trigger).x == offset, "the popover to follow")
        self.click_in(popover, "Move Back")
        self.wait(lambda: self.app.box(trigger).x == start, "the button to move back")
        self.wait(lambda: self.app.box(popover).x - start == offset, "the popover to follow")
        self.app.press("Escape")
        self.assert_closed("moved-popover", lines("moved-popover", "presented", "isPresented false"))
