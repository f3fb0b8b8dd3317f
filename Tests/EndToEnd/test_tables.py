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
        rows = [self.window.find("table row", lambda name, t=text: name.startswith(f"{t} ")) for text in (first, second)]
        return all(rows) and rows[0].box.y < rows[1].box.y

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
        self.click_indicator("Expand")
        self.wait(lambda: self.window.find(LABEL, "Vertebrates"), "the rows below")
        self.click_indicator("Collapse")
        self.wait(lambda: not self.window.find(LABEL, "Vertebrates"), "the rows below to go")
        self.app.click(self.cell("Animals"))
        self.app.press("Right")
        self.wait(lambda: self.window.find(LABEL, "Insects"), "the rows below again")
        self.app.press("Left")
        self.wait(lambda: not self.window.find(LABEL, "Insects"), "the rows below to go again")

    def click_indicator(self, name: str) -> None:
        """Clicks the first indicator of that name. GTK reports places in a cell without the padding around them."""
        x, y = self.app.box(self.node(BUTTON, name)).center
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
