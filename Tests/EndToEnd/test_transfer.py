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

    def test_a_card_is_dragged_and_dropped(self) -> None:
        card = self.node("label", "Two")
        target = self.node("label", "Drop a card here")
        start = self.app.wait_until_still(card).center
        end = self.app.wait_until_still(target).center
        self.desktop.screen.drag(start, end)
        self.assert_says("Dropped: Two")
