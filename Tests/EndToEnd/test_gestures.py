"""Gestures on views that are no controls, with the pointer."""

from page_case import PageTestCase


class Gestures(PageTestCase):
    page = "gestures"

    def count(self, text: str) -> int:
        """The first number in the label that begins so."""
        names = [node.name for node in self.window.find_all("label") if node.name.startswith(text)]
        return int(next(word for word in names[0].split() if word.isdigit()))

    def test_a_card_is_tapped(self) -> None:
        before = self.count("Tapped")
        self.click("Tap here", "label")
        self.wait(lambda: self.count("Tapped") == before + 1, "the tap")

    def test_a_button_in_a_tapped_row_is_pressed_instead(self) -> None:
        before = self.count("Row tapped")
        self.click("Button in the row")
        self.wait(lambda: any("button pressed 1 times" in node.name for node in self.window.find_all("label")), "the press")
        self.assertEqual(self.count("Row tapped"), before)
        self.app.click(next(node for node in self.window.find_all("label") if node.name.startswith("Row tapped")))
        self.wait(lambda: self.count("Row tapped") == before + 1, "the tap")

    def test_a_card_is_dragged_and_goes_back(self) -> None:
        card = self.node("label", "Drag me")
        self.app.show(card)
        before = self.count("Dropped")
        box = self.app.wait_until_still(card)
        x, y = box.center
        self.desktop.screen.drag((x, y), (x - 60, y + 10))
        self.wait(lambda: self.count("Dropped") == before + 1, "the drop")
        self.assertEqual(self.app.wait_until_still(card), box)

    def test_hovering_is_noticed(self) -> None:
        card = self.node("label", "Point here")
        self.app.show(card)
        box = self.app.wait_until_still(card)
        self.desktop.screen.move_pointer(*box.center)
        self.assert_says("The pointer is over it")
        self.desktop.screen.move_pointer(box.x - 40, box.y - 40)
        self.assert_says("The pointer is elsewhere")
