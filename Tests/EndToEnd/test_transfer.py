"""The clipboard, and drag and drop, with the keyboard and the pointer."""

from page_case import PageTestCase


class Transfer(PageTestCase):
    page = "transfer"

    def test_a_text_is_copied_and_pasted(self) -> None:
        self.focus_by_click("A text")
        self.app.press("ctrl+c")
        self.focus_by_click("Paste with Ctrl+V")
        self.app.press("ctrl+v")
        self.assert_says("Pasted: A text")

    def test_the_paste_button_pastes_what_was_copied(self) -> None:
        self.focus_by_click("A text")
        self.app.press("ctrl+c")
        self.click("Paste")
        self.assert_says("Pasted: A text")

    def test_a_text_is_cut_and_pasted(self) -> None:
        self.focus_by_click("A text")
        self.app.press("ctrl+x")
        self.assert_says("Pasted: nothing, since the text was cut")
        self.focus_by_click("Paste with Ctrl+V")
        self.app.press("ctrl+v")
        self.assert_says("Pasted: A text")

    def test_item_providers_are_copied_cut_and_pasted(self) -> None:
        for key, text in (("ctrl+c", "From a provider"), ("ctrl+x", "Cut from a provider")):
            self.focus_by_click("Copy, cut and paste")
            self.app.press(key)
            self.app.press("ctrl+v")
            self.assert_says(f"Pasted: {text}")

    def test_a_text_is_copied_in_another_app(self) -> None:
        self.assert_says("Paste with Ctrl+V")
        other = self.launch_another()
        card = other.app.wait_for(("label", "heading"), "Copy, cut and paste", within=other.window)
        other.app.show(card)
        other.app.click(card)
        other.app.until(lambda: (node := other.app.focused) and node.name == card.name, "the focus in the other app")
        other.app.press("ctrl+x")
        # What was cut is offered for as long as the other app runs.
        other.app.minimize(other.window)
        self.focus_by_click("Paste with Ctrl+V")
        self.app.press("ctrl+v")
        self.assert_says("Pasted: Cut from a provider")

    def test_an_item_is_moved_by_a_drop_delegate(self) -> None:
        card = self.node("label", "Drag an item")
        target = self.node("label", "Move it here")
        start, end = (self.app.wait_until_still(node).center for node in (card, target))
        entered = lambda: self.assert_says("Last operation: entered")  # noqa: E731
        self.desktop.screen.drag(start, end, before_release=entered)
        self.assert_says("Last operation: moved 1")

    def test_a_card_is_dragged_and_dropped(self) -> None:
        card = self.node("label", "Two")
        target = self.node("label", "Drop a card here")
        start = self.app.wait_until_still(card).center
        window = self.app.box(self.window)

        def edge() -> list[tuple[int, int, int]]:
            return [self.app.screen.color(window.x + window.width - offset, window.center[1]) for offset in range(1, 4)]

        before = edge()
        during: list[list[tuple[int, int, int]]] = []
        self.drag_onto(start, target, before_release=lambda: during.append(edge()))
        self.assert_says("Dropped: Two")
        self.assertEqual(during, [before], "only the view in which the card would land has a frame")
        self.assertEqual(edge(), before)
