"""The appearance that the user has chosen in the desktop's settings: accent color, contrast, motion and style."""

import unittest

from driver import Node
from driver.application import BUTTON
from driver.settings_portal import SettingsPortal
from page_case import PageTestCase

Color = tuple[int, int, int]

ORANGE: Color = (237, 91, 0)
PURPLE: Color = (145, 65, 172)


class AppearanceTestCase(PageTestCase):
    """Tests on a desktop with a settings portal."""

    # Without a theme in the environment, which would take precedence.
    environment = {"GDK_DEBUG": "", "GTK_THEME": ""}

    def color(self, node: Node) -> Color:
        """What a control is filled with, at its start beside what is in it."""
        box = self.app.wait_until_still(node)
        return self.app.screen.color(box.x + 6, box.y + box.height // 2)

    def assert_color(self, role: str | tuple[str, ...], name: str, color: Color) -> None:
        node = self.node(role, name)

        def is_close() -> bool:
            return all(abs(a - b) <= 8 for a, b in zip(self.color(node), color, strict=True))

        self.wait(is_close, f"{name!r} in the color {color}")

    def portal(self, **settings: object) -> SettingsPortal:
        portal = SettingsPortal(**settings)
        self.addCleanup(portal.end)
        return portal


class AccentColors(AppearanceTestCase):
    page = "controls"

    def setUp(self) -> None:
        super().setUp()
        self.drop()

    def test_controls_have_the_desktops_accent_color_and_follow_it(self) -> None:
        portal = self.portal(accent_color=tuple(part / 255 for part in ORANGE))
        self.assert_color(BUTTON, "Prominent", ORANGE)
        self.assert_color(("switch", "toggle button", "check box"), "A switch", ORANGE)
        portal.choose("accent_color", tuple(part / 255 for part in PURPLE))
        self.assert_color(BUTTON, "Prominent", PURPLE)
        self.assert_color(("switch", "toggle button", "check box"), "A switch", PURPLE)

    def test_a_portal_that_starts_after_the_app_is_asked_too(self) -> None:
        self.node(BUTTON, "Prominent")
        self.portal(accent_color=tuple(part / 255 for part in PURPLE))
        self.assert_color(BUTTON, "Prominent", PURPLE)


class Preferences(AppearanceTestCase):
    page = "environment"

    def setUp(self) -> None:
        super().setUp()
        self.drop()

    def test_views_follow_style_contrast_and_motion(self) -> None:
        portal = self.portal(contrast=1, reduced_motion=1)
        self.assert_says("light, more contrast")
        self.assert_says("off")
        portal.choose("color_scheme", 1)
        self.assert_says("dark, more contrast")
        portal.choose("contrast", 0)
        self.assert_says("dark, usual contrast")
        portal.choose("reduced_motion", 0)
        self.assert_says("on")
        portal.choose("color_scheme", 2)
        self.assert_says("light, usual contrast")


if __name__ == "__main__":
    unittest.main()
