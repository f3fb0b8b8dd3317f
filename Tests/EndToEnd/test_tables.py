"""A table, with the pointer and with the keyboard."""

from driver import Node
from page_case import LABEL, PageTestCase


class Tables(PageTestCase):
    page = "tables"

    def cell(self, text: str) -> Node:
        return self.node(LABEL, text)

    def is_above(self, first: str, second: str) -> bool:
        """Whether a text is further up than another one."""
        return self.cell(first).box.y < self.cell(second).box.y

    def test_a_header_sorts(self) -> None:
        self.wait(lambda: self.is_above("Mercury", "Neptune"), "the nearest planet first")
        self.app.click(self.cell("Distance"))
        self.wait(lambda: self.is_above("Neptune", "Mercury"), "the farthest planet first")
        self.app.click(self.cell("Name"))
        self.wait(lambda: self.is_above("Earth", "Jupiter"), "the planets by name")

    def test_rows_are_selected_and_opened(self) -> None:
        self.app.click(self.cell("Venus"))
        self.assert_says("1 selected")
        self.app.press("shift+Down")
        self.assert_says("2 selected")
        self.app.press("Return")
        self.assert_says("opened Earth, Venus")
