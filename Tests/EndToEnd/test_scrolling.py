"""Positions of scroll views, with the pointer."""

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
        box = self.app.wait_until_still(self.node(LABEL, "Row 999"))
        self.desktop.screen.scroll(*box.center, is_down=False)
        self.wait(
            lambda: self.window.find(LABEL, lambda name: name.startswith("You have scrolled to row 9")), "the user's place"
        )
