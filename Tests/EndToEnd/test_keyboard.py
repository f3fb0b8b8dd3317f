"""The Gallery without a pointer."""

from case import GalleryTestCase
from samples import SAMPLES


class KeyboardAlone(GalleryTestCase):
    page = "welcome"

    def test_from_the_first_page_to_an_alert_and_back_to_the_end_of_the_app(self) -> None:
        gallery = self.launch("welcome")
        app = gallery.app
        gallery.search_for_page("Alerts")
        app.focus(gallery.page_rows["Alerts"])
        app.press("space")
        app.until(lambda: gallery.window.name.startswith("Alerts"), "the page of alerts")
        sample = SAMPLES["plain-alert"]
        trigger = gallery.trigger(sample.id)
        for key in ("space", "Return"):
            app.focus(trigger)
            app.press(key)
            app.wait_for_dialog()
            app.press("Return")
            gallery.wait_until_answered()
            app.until(lambda: "focused" in trigger.states, "the focus to come back")
        self.assertEqual(gallery.log(), sample.trace("Good") * 2)
        app.press("alt+F4")
        self.assertEqual(app.wait_for_exit(), 0)
        self.assertEqual(app.errors, [])

    def test_shift_and_tab_go_back_and_the_last_row_scrolls_into_view(self) -> None:
        gallery = self.launch("alerts")
        app = gallery.app
        trigger = gallery.trigger("literal-text")
        app.focus(trigger)
        app.until(lambda: app.box(gallery.window).contains(app.box(trigger)), "the row to scroll into view")
        app.press("Return")
        app.wait_for_dialog()
        app.press("Escape")
        gallery.wait_until_answered()
        app.focus(gallery.trigger("long-labels"), "shift+Tab")
        app.close(gallery.window)
        self.assertEqual(app.wait_for_exit(), 0)
        self.assertEqual(app.errors, [])
