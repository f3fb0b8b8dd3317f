"""A table, with the pointer and with the keyboard."""

from driver import Node
from driver.application import BUTTON
from page_case import LABEL, PageTestCase


class Tables(PageTestCase):
    page = "tables"

    def cell(self, text: str) -> Node:
        return self.node(LABEL, text)

    def is_above(self, first: str, second: str) -> bool:
        """Whether two rows are visible, one further up than the other."""
        above, below = self.place(first), self.place(second)
        return above is not None and below is not None and above < below

    def place(self, text: str) -> int | None:
        """How far down a row is that can be seen: GTK keeps others for later use."""
        tables = [table.box for table in self.window.find_all("tree table")]
        rows = self.window.find_all("table row", lambda name: name == text or name.startswith(f"{text} "))
        boxes = [row.box for row in rows]
        return min((box.y for box in boxes if any(table.contains(box) for table in tables)), default=None)

    def test_a_header_sorts(self) -> None:
        self.wait(lambda: self.is_above("Mercury", "Venus"), "the nearest planet first")
        self.app.click(self.cell("Distance"))
        self.wait(lambda: self.is_above("Uranus", "Saturn"), "the farthest planet first")
        self.app.click(self.cell("Name"))
        self.wait(lambda: self.is_above("Jupiter", "Mars"), "the planets by name")

    def test_rows_are_selected_and_opened(self) -> None:
        # In view, however the table is sorted.
        self.app.click(self.cell("Mars"))
        self.assert_says("1 selected")
        self.app.press("shift+Up")
        self.assert_says("2 selected")
        self.app.press("Return")
        self.wait(
            lambda: self.window.find(LABEL, lambda name: name.startswith("opened ") and "Mars" in name and "," in name),
            "two planets to be opened",
        )

    def test_a_row_is_expanded_and_collapsed(self) -> None:
        self.click_button("Expand Animals")
        self.wait(lambda: self.window.find(LABEL, "Vertebrates"), "the rows below")
        self.click_button("Collapse Animals")
        self.wait(lambda: not self.window.find(LABEL, "Vertebrates"), "the rows below to go")
        self.app.click(self.cell("Animals"))
        self.app.press("Right")
        self.wait(lambda: self.window.find(LABEL, "Insects"), "the rows below again")
        self.app.press("Left")
        self.wait(lambda: not self.window.find(LABEL, "Insects"), "the rows below to go again")

    def test_a_row_is_dragged_before_another(self) -> None:
        parent, first, second = (
            self.window.find("table row", text) for text in ("Collapse To do", "Count the moons", "Buy a telescope")
        )
        self.drag_between(second, parent, first)
        self.wait(lambda: self.is_above("Buy a telescope", "Count the moons"), "another order")

    def test_a_section_is_collapsed_and_expanded(self) -> None:
        self.wait(lambda: self.window.find("table row", "4 16"), "the rows of the section")
        self.click_button("The others")
        self.wait(lambda: not self.window.find("table row", "4 16"), "the rows of the section to go")
        self.assert_says("The others")
        self.click_button("The others")
        self.wait(lambda: self.window.find("table row", "4 16"), "the rows of the section again")

    def click_button(self, row: str) -> None:
        """Clicks the button in a row. GTK reports places in a cell without the padding around them."""
        found = self.app.until(lambda: self.window.find("table row", lambda name: name.startswith(row)), row)
        x, y = self.app.box(self.app.until(lambda: found.find(BUTTON), "the button")).center
        self.app.screen.click(x + 6, y + 8)

    def test_a_column_is_moved_and_restored(self) -> None:
        self.wait(lambda: self.headers == ["Name", "Distance", "Moons", "Visited"], "four columns")
        start = self.app.box(self.cell("Visited")).center
        self.app.screen.drag(start, self.app.box(self.cell("Distance")).center)
        self.wait(lambda: self.headers == ["Name", "Visited", "Distance", "Moons"], "another order")
        self.click("Restore Columns")
        self.wait(lambda: self.headers == ["Name", "Distance", "Moons", "Visited"], "the order of the table")

    @property
    def headers(self) -> list[str]:
        """The headers of the planets that are visible, from left to right."""
        titles = ("Name", "Distance", "Moons", "Visited", "Initial")
        found = [node for title in titles if (node := self.window.find(LABEL, title))]
        return [node.name for node in sorted(found, key=lambda node: node.box.x)]
