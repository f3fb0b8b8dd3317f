"""Text fields that grow with what is typed."""

from driver import Box, Node
from page_case import PageTestCase


class GrowingFields(PageTestCase):
    """On the page of files there is one of up to six lines."""

    page = "files"

    def test_all_of_the_text_is_seen_up_to_the_limit(self) -> None:
        box, first, last = self.written("more than there is room for " * 8)
        self.assertLess(first.y, last.y)
        self.assertLess(box.y, first.center[1])
        self.assertLess(last.center[1], box.y + box.height)

    def test_the_last_line_is_the_lowest_beyond_the_limit(self) -> None:
        box, first, last = self.written("much more than there is room for " * 30)
        self.assertLess(first.y, box.y)
        self.assertLess(last.center[1], box.y + box.height)
        self.assertLess(box.y + box.height, last.center[1] + last.height)

    def test_after_much_of_the_text_is_gone_the_rest_is_seen(self) -> None:
        self.written("much more than there is room for " * 30)
        box, first, _ = self.written("a little")
        self.assertLess(box.y, first.center[1])
        self.assertLess(box.height, 2 * first.height)

    def written(self, text: str) -> tuple[Box, Box, Box]:
        """Types this into the field; returns where that is then, and the first and the last character of the text."""
        field = self.node("text", "Text")
        self.write(field, text)
        return self.wait_until_still(field, len(text))

    def wait_until_still(self, field: Node, length: int) -> tuple[Box, Box, Box]:
        places: list[tuple[Box, Box, Box]] = []

        def stands_still() -> bool:
            places.append((field.box, field.character(0), field.character(length - 1)))
            # Longer than GTK scrolls to what is typed.
            return len(places) > 40 and len(set(places[-40:])) == 1

        self.wait(stands_still, "the text to stand still")
        return places[-1]
