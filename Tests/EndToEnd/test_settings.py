"""The window of the Gallery's settings, opened and used with the keyboard."""

from case import GalleryTestCase
from driver import Node

#: The sum of red, green and blue in the middle between light and dark.
_MIDDLE = 3 * 128


class SettingsWindow(GalleryTestCase):
    page = "welcome"
    # A theme in the environment would take precedence.
    environment = {"GTK_THEME": ""}

    def is_dark(self, window: Node) -> bool:
        box = self.app.box(window)
        return sum(self.app.screen.color(box.x + box.width - 12, box.y + box.height - 12)) < _MIDDLE

    def choose(self, name: str, key: str) -> None:
        """Opens the settings, and moves in the menu of appearances."""
        self.app.press("ctrl+comma")
        window = self.app.wait_for_window("Settings")
        # The only control of the window has the focus.
        menu = self.app.until(lambda: self.app.focused, "the focus")
        self.app.press("space")
        self.app.until(lambda: (node := self.app.focused) and node != menu, "the menu to open")
        for pressed in (key, key, "Return"):
            self.app.press(pressed)
        self.app.until(lambda: window.find(None, name), f"{name!r} to be chosen")
        self.app.press("ctrl+w")
        self.app.wait_for_no_window("Settings")

    def test_a_choice_applies_at_once_and_lasts(self) -> None:
        gallery = self.gallery
        self.assertFalse(self.is_dark(gallery.window))
        self.choose("Dark", "Down")
        self.app.until(lambda: self.is_dark(gallery.window), "the dark style")
        self.drop()
        gallery = self.gallery
        self.app.until(lambda: self.is_dark(gallery.window), "the dark style again")
        self.choose("Automatic", "Up")
        self.app.until(lambda: not self.is_dark(gallery.window), "the light style")
