"""Focusable views, keys and commands, with the keyboard and assistive technology."""

from page_case import PageTestCase


class Keys(PageTestCase):
    page = "keyboard"

    def test_keys_move_a_view_that_was_clicked(self) -> None:
        self.focus_by_click("Slider of its own")
        self.app.press("Right")
        self.app.press("Right")
        self.app.press("Left")
        self.assert_says("Left and right move it: 1")

    def test_commands_reach_the_view_with_the_focus(self) -> None:
        self.focus_by_click("Escape or Delete")
        self.app.press("Delete")
        self.assert_says("Command: delete")
        self.app.press("Escape")
        self.assert_says("Command: exit")

    def test_a_tap_is_available_to_assistive_technology(self) -> None:
        target = self.node("button", "Tap, or press Space")
        target.activate()
        self.assert_says("Tapped 1 times")
