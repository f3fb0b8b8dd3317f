"""A list of a hundred thousand rows, with the pointer and with the keyboard."""

from driver import Node
from page_case import LABEL, PageTestCase


class Lists(PageTestCase):
    page = "lists"

    def row(self, number: int) -> Node:
        return self.node(LABEL, f"Row {number}")

    @property
    def row_count(self) -> int:
        """How many rows the page says it has."""
        label = self.window.find(LABEL, lambda name: name.endswith(" selected"))
        return int(label.name.split()[0]) if label else 0

    def select(self, number: int) -> None:
        """Clicks a row. A key may overtake a click, which waits for the window manager."""
        self.app.click(self.row(number))
        self.wait(lambda: self.window.find(LABEL, lambda name: name.endswith(" 1 selected")), f"row {number} to be selected")

    def test_rows_are_selected_and_removed(self) -> None:
        self.app.click(self.row(3))
        self.assert_says("100000 rows, 1 selected")
        self.app.press("shift+Down")
        self.assert_says("100000 rows, 2 selected")
        self.app.press("Delete")
        self.assert_says("99998 rows, 2 selected")
        self.assertIsNone(self.window.find(LABEL, "Row 4", state="visible"))

    def test_keys_reach_both_ends(self) -> None:
        self.select(3)
        self.app.press("End")
        self.wait(lambda: self.window.find(LABEL, "Row 99999", state="visible") is not None, "the last row")
        self.app.press("Home")
        self.wait(lambda: self.window.find(LABEL, "Row 0", state="visible") is not None, "the first row")

    def test_the_menu_of_a_row_has_its_actions(self) -> None:
        self.select(2)
        rows = self.row_count
        self.app.press("Menu")
        self.app.wait_for("menu item", "")
        # The menu opens with its first entry selected.
        self.app.press("Return")
        self.wait(lambda: self.row_count == rows + 1, f"{rows + 1} rows")
