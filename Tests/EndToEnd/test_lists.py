"""A list of a hundred thousand rows, with the pointer and with the keyboard."""

from driver import Node
from driver.application import BUTTON
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

    @property
    def moves(self) -> int:
        """How often the page says rows were moved."""
        label = self.window.find(LABEL, lambda name: name.startswith("moved "))
        return int(label.name.split()[1]) if label else 0

    def select(self, number: int) -> None:
        """Clicks a row. A key may overtake a click, which waits for the window manager."""
        self.app.click(self.row(number))
        self.wait(lambda: self.window.find(LABEL, lambda name: name.endswith(" 1 selected")), f"row {number} to be selected")

    def test_rows_are_selected_and_removed(self) -> None:
        first, second = self.rows[3:5]
        self.select(first)
        rows = self.row_count
        self.app.press("shift+Down")
        self.assert_says(f"{rows} rows, 2 selected")
        self.app.press("Delete")
        self.assert_says(f"{rows - 2} rows, 2 selected")
        self.assertIsNone(self.window.find(LABEL, f"Row {second}", state="visible"))

    @property
    def rows(self) -> list[int]:
        """The visible rows, from top to bottom."""
        found = self.window.find_all(LABEL, lambda name: name.startswith("Row "), state="visible")
        return [int(node.name.split()[1]) for node in sorted(found, key=lambda node: node.box.y)]

    def drag(self, row: int, upper: int, lower: int) -> None:
        self.drag_between(self.row(row), self.row(upper), self.row(lower))

    def test_a_row_is_dragged_between_others(self) -> None:
        first, second, third, fourth, fifth = self.rows[:5]
        self.drag(second, fourth, fifth)
        self.wait(lambda: self.rows[:5] == [first, third, fourth, second, fifth], "another order")

    def test_the_selected_rows_are_dragged_together(self) -> None:
        rows = self.rows[4:10]
        first, second, third, fourth, fifth, sixth = rows
        self.select(fifth)
        self.app.press("shift+Up")
        self.wait(lambda: self.window.find(LABEL, lambda name: name.endswith(" 2 selected")), "two selected rows")
        # Not by the row that was clicked: this press could be the second one of a double click.
        self.drag(fourth, first, second)
        order = [first, fourth, fifth, second, third, sixth]
        self.wait(lambda: [row for row in self.rows if row in rows] == order, "another order")

    def test_the_list_scrolls_while_a_row_is_dragged_at_its_edge(self) -> None:
        def is_late(name: str) -> bool:
            return name.startswith("Row ") and int(name.split()[1]) > 40

        row, moves = self.rows[2], self.moves
        box = self.app.box(self.node("list", "Numbers"))
        start = self.app.wait_until_still(self.row(row)).center
        self.app.screen.drag(
            start,
            (start[0], box.y + box.height - 8),
            before_release=lambda: self.wait(lambda: self.window.find(LABEL, is_late, state="visible"), "later rows"),
        )
        self.wait(lambda: self.moves == moves + 1, "the move")
        # It may be below the last row, of which only a part is visible.
        self.app.screen.scroll(*box.center, is_down=True)
        self.wait(lambda: self.window.find(LABEL, f"Row {row}", state="visible"), "the moved row")
        self.select(row)
        self.app.press("Home")
        self.wait(lambda: self.window.find(LABEL, "Row 0", state="visible"), "the first row")

    def test_keys_reach_both_ends(self) -> None:
        self.select(3)
        self.app.press("End")
        self.wait(lambda: self.window.find(LABEL, "Row 99999", state="visible") is not None, "the last row")
        self.app.press("Home")
        self.wait(lambda: self.window.find(LABEL, "Row 0", state="visible") is not None, "the first row")

    @property
    def list_with_focus(self) -> str | None:
        """The name of the list in which the focus is."""
        node = self.app.focused
        while node and node.role != "list":
            node = node.parent
        return node.name if node else None

    def test_a_list_is_one_stop_of_tab(self) -> None:
        self.select(self.rows[3])
        self.app.press("shift+Tab")
        # It begins with a header: the focus is on the selected row.
        self.wait(lambda: self.list_with_focus == "Places", "the focus in the list before")
        self.app.press("Down")
        self.assert_says("Shown: drafts")
        self.app.press("Up")
        self.assert_says("Shown: inbox")
        self.app.press("Tab")
        self.wait(lambda: self.list_with_focus == "Numbers", "the focus in the list again")
        self.app.press("shift+Down")
        self.wait(lambda: self.window.find(LABEL, lambda name: name.endswith(" 2 selected")), "the row below the first one")
        self.app.press("Tab")
        self.wait(lambda: (node := self.app.focused) and node.role in BUTTON, "the focus on the button in the row")
        self.app.press("Tab")
        self.wait(lambda: self.app.focused and not self.list_with_focus, "the focus outside of the list")

    def test_the_menu_of_a_row_has_its_actions(self) -> None:
        self.select(self.rows[2])
        rows = self.row_count
        self.app.press("Menu")
        self.app.wait_for("menu item", "")
        # The menu opens with its first entry selected.
        self.app.press("Return")
        self.wait(lambda: self.row_count == rows + 1, f"{rows + 1} rows")


class Swipes(PageTestCase):
    page = "list-styles"

    def swipe(self, name: str) -> None:
        """Reveals the actions of a row with the wheel while Shift is held."""
        x, y = self.app.box(self.node("label", name)).center
        self.desktop.screen.scroll(x, y, is_down=False, holding="shift")

    def action(self, title: str) -> Node:
        """A revealed button, once it has stopped moving. Scrolling to it would hide it."""
        button = self.app.wait_for(BUTTON, title, within=self.window)
        self.app.wait_until_still(button)
        return button

    def test_a_swipe_reveals_the_actions_of_a_row(self) -> None:
        before = self.app.wait_until_still(self.node("label", "Cherry"))
        self.swipe("Cherry")
        self.app.click(self.action("Add Star"))
        self.wait(lambda: self.app.box(self.window.find("label", "Cherry")) == before, "the row in its place")
        self.swipe("Cherry")
        self.action("Remove Star")
        self.app.click(self.window.find("label", "Pear"))
        self.wait(lambda: not self.window.find(BUTTON, "Remove Star"), "the end of the buttons")
