"""Activities: a card in the window, a notification while no window is active, and progress at the app's icon."""

import os
import signal
from typing import Any

from driver import Node, wait_until
from driver.application import BUTTON
from driver.notifications import GnomeNotifications, LauncherEntries, Notifications
from presentation_case import PresentationTestCase, lines

SAMPLE = "delivery"


class ActivityTestCase(PresentationTestCase):
    """Tests of a delivery."""

    page = "store"

    def begin(self) -> None:
        """Begins a delivery."""
        trigger = self.gallery.trigger(SAMPLE)
        self.app.show(trigger)
        self.app.click(trigger)
        self.assert_says("A box of tea")

    def press(self, label: str) -> None:
        """Presses a button of the page, which the card may cover."""
        button = self.app.wait_for(BUTTON, label, within=self.window)
        self.app.focus(button)
        self.app.press("space")

    @property
    def end_button(self) -> Node:
        """The button of the card."""
        return self.app.wait_for(BUTTON, "End", within=self.window)

    def assert_ended(self) -> None:
        self.assert_does_not_say("A box of tea")
        self.assert_value(SAMPLE, "stop", "none")
        self.assert_caption(SAMPLE, is_presented=False)


class Cards(ActivityTestCase):
    def test_a_card_follows_updates_and_goes_with_the_activity(self) -> None:
        self.begin()
        self.assert_says("Packed")
        bar = self.wait(lambda: self.window.find("progress bar"), "the progress")
        self.wait(lambda: bar.value and bar.value[0] == 0.25, "a quarter")
        for stop in ("On the road", "Two streets away"):
            self.press("Go on")
            self.assert_says(stop)
            self.assert_value(SAMPLE, "stop", stop)
        self.wait(lambda: bar.value and bar.value[0] == 0.75, "three quarters")
        self.press("Take in")
        self.assert_ended()
        self.assert_noted(lines(SAMPLE, "presented", "isPresented false", "ended", "dismissed"))

    def test_it_has_the_colors_of_the_activity(self) -> None:
        self.begin()
        button = self.end_button
        box = self.app.wait_until_still(button)
        width, height = self.desktop.screen.size
        self.assertLess(box.x + box.width, width)
        self.assertLess(box.y + box.height, height)
        # Between the edge of the card and its button.
        self.wait(lambda: self.desktop.screen.color(box.x + box.width + 4, box.center[1]) == (28, 84, 140), "the tint")
        self.app.click(button)
        self.assert_ended()
        self.assert_noted(lines(SAMPLE, "presented", "dismissed", "isPresented false"))

    def test_the_user_ends_it_with_the_keyboard(self) -> None:
        self.begin()
        self.app.focus(self.end_button, "shift+Tab")
        self.app.press("space")
        self.assert_ended()
        self.assert_noted(lines(SAMPLE, "presented", "dismissed", "isPresented false"))


class NotificationTestCase(ActivityTestCase):
    """Tests with something that shows notifications."""

    kind: type[Notifications] = Notifications

    def setUp(self) -> None:
        # Before the app, which looks for it once.
        self.drop()
        self.notifications = self.kind()
        self.addCleanup(self.notifications.end)
        super().setUp()

    def tearDown(self) -> None:
        self.drop()
        super().tearDown()

    def assert_shown(self, *texts: tuple[str, str]) -> None:
        def is_so() -> bool:
            return [(shown.title, shown.body) for shown in self.notifications.shown] == list(texts)

        self.wait(is_so, f"the notifications {texts}; there are {self.notifications.shown}")


class FreedesktopNotifications(NotificationTestCase):
    def test_one_shows_while_no_window_is_active(self) -> None:
        self.begin()
        self.assert_shown()
        self.app.minimize(self.window)
        self.assert_shown(("A box of tea", "Packed\n25 %"))
        self.assertEqual(list(self.notifications.shown[0].buttons), ["", "End"])
        # A click beside its button.
        self.notifications.press("")
        self.app.wait_for_window()
        self.press("Go on")
        self.assert_says("On the road")
        self.assert_shown()
        self.app.minimize(self.window)
        self.assert_shown(("A box of tea", "On the road\n50 %"))
        self.notifications.press("End")
        self.wait(lambda: not self.notifications.shown, "the end of the notification")
        self.wait(lambda: self.gallery_now.log()[-1] == f"{SAMPLE}: isPresented false", "the end of the delivery")

    def test_an_alert_is_one_also_while_a_window_is_active(self) -> None:
        self.begin()
        self.press("Ring")
        self.assert_shown(("Your tea is here", "Please open the door."))
        self.press("Take in")
        self.assert_shown()


class DesktopNotifications(NotificationTestCase):
    """GNOME knows notifications by the names that the app gives them."""

    kind = GnomeNotifications

    def test_what_a_killed_app_has_left_is_withdrawn_by_its_next_run(self) -> None:
        self.begin()
        self.app.minimize(self.window)
        self.assert_shown(("A box of tea", "Packed\n25 %"))
        os.kill(self.app.pid, signal.SIGKILL)
        self.app.wait_for_exit()
        self.assert_shown_by_desktop(1)
        self.drop()
        self.gallery.trigger(SAMPLE)
        self.assert_shown_by_desktop(0)

    def assert_shown_by_desktop(self, count: int) -> None:
        wait_until(lambda: len(self.notifications.shown) == count, f"{count} notifications")


class Launcher(ActivityTestCase):
    def test_the_icon_shows_the_progress_until_the_end(self) -> None:
        self.drop()
        entries = LauncherEntries()
        self.addCleanup(entries.end)
        self.begin()
        self.assert_entry(entries, {"progress": 0.25, "progress-visible": True})
        self.press("Go on")
        self.assert_entry(entries, {"progress": 0.5, "progress-visible": True})
        self.press("Take in")
        self.assert_entry(entries, {"progress": 0.0, "progress-visible": False})
        self.assertEqual(len(entries.updates), 3)

    def assert_entry(self, entries: LauncherEntries, properties: dict[str, Any]) -> None:
        expected = ("application://org.oriel.Gallery.desktop", properties)
        self.wait(lambda: entries.updates[-1:] == [expected], f"{expected}; there are {entries.updates}")
