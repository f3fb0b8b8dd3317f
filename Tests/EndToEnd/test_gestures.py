"""Gestures on views that are no controls, with the pointer."""

from collections.abc import Callable

from driver import Node
from driver.application import BUTTON

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

    def number(self, text: str, word: str) -> int:
        """The number after a word, in the label that begins so."""
        name = next(node.name for node in self.window.find_all("label") if node.name.startswith(text))
        return int(name.replace(",", "").split(f"{word} ")[1].split()[0])

    def hold(self, node: Node, until: Callable[[], object], what: str) -> None:
        """Presses without moving, until something is so."""
        place = self.app.wait_until_still(node).center
        self.desktop.screen.drag(place, place, steps=1, before_release=lambda: self.wait(until, what))

    def test_two_quick_clicks_are_one_double_tap(self) -> None:
        card = self.node("label", "Tap here")
        before = self.number("Tapped", "twice")
        self.app.click(card)
        self.app.click(card)
        self.wait(lambda: self.number("Tapped", "twice") == before + 1, "the double tap")

    def test_a_long_press_needs_no_release(self) -> None:
        card = self.node("label", "Press here")
        self.hold(card, lambda: self.window.find("label", "Pressed long 1 times"), "the long press")
        self.assert_says("Pressed long 1 times")

    def test_a_drag_of_the_row_goes_before_its_button(self) -> None:
        button = self.node(BUTTON, "Button that is dragged over")
        presses = self.number("Row tapped", "pressed")
        x, y = self.app.wait_until_still(button).center
        self.desktop.screen.drag((x, y), (x - 80, y))
        self.assert_says("The row is dragged, not the button: 1 times")
        self.assertEqual(self.number("Row tapped", "pressed"), presses)

    def test_what_is_covered_is_reached_only_through_a_cover_that_lets_clicks_through(self) -> None:
        button = self.node(BUTTON, "Behind a cover")
        self.app.click(button)
        self.click("The cover takes clicks", "check box")
        self.app.click(button)
        self.assert_says("Pressed behind the cover 1 times")

    def test_a_tap_waits_for_the_second_one_of_an_exclusive_gesture(self) -> None:
        card = self.node("label", "Once or twice")
        self.app.click(card)
        self.assert_says("Clicked twice 0 times, otherwise 1 times")
        self.app.click(card)
        self.app.click(card)
        self.assert_says("Clicked twice 1 times, otherwise 1 times")

    def test_a_drag_follows_a_long_press(self) -> None:
        card = self.node("label", "Hold, then drag")
        x, y = self.app.wait_until_still(card).center
        self.desktop.screen.drag((x, y), (x, y), steps=1, before_release=lambda: self.hold_and_move(x, y))
        self.assert_says("Moved 1 times after a long press")

    def hold_and_move(self, x: int, y: int) -> None:
        self.wait(lambda: self.window.find("label", "Drag"), "the long press")
        for step in range(1, 11):
            self.desktop.screen.move_pointer(x - 5 * step, y)
