"""Positions of scroll views and pinned headers, with the pointer."""

from page_case import LABEL, PageTestCase


class Scrolling(PageTestCase):
    page = "scrolling"

    def test_buttons_scroll_and_the_wheel_is_noticed(self) -> None:
        self.click("Row 500")
        self.wait(lambda: self.window.find(LABEL, "Row 500"), "row 500 to be visible")
        self.assert_says("Scrolled to row 500.")
        self.click("Bottom")
        self.wait(lambda: self.window.find(LABEL, "Row 999"), "the last row to be visible")
        self.assert_says("Scrolled to the bottom.")
        box = self.node(LABEL, "Row 999").box
        self.desktop.screen.scroll(*box.center, is_down=False)
        self.wait(
            lambda: self.window.find(LABEL, lambda name: name.startswith("You have scrolled to row 9")), "the user's place"
        )


class PinnedHeaders(PageTestCase):
    page = "lazy-stacks"

    def test_a_header_stays_above_the_rows_and_takes_clicks(self) -> None:
        top = self.node(LABEL, "The 10s").box
        row = self.node("button", "Year 14")
        for _ in range(3):
            self.desktop.screen.scroll(*self.node(LABEL, "Year 17").box.center, is_down=True)
        self.wait(lambda: row.box.y < top.y + 30 or "showing" not in row.states, "the rows to move")
        header = self.window.find(LABEL, lambda name: name.startswith("The ") and name.endswith("0s"))
        self.assertIsNotNone(header)
