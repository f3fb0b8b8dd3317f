"""What an alert keeps from happening while it is there."""

from case import GalleryTestCase
from samples import SAMPLES, Sample


class Modality(GalleryTestCase):
    page = "alerts"

    def assert_parent_is_blocked(self, sample: Sample) -> None:
        """Clicks on the window behind the alert do nothing, now or later."""
        gallery = self.gallery
        trigger = gallery.trigger(sample.id)
        dialog = gallery.present(sample)
        title = gallery.window.name
        sidebar = gallery.page_row("Sheets and Covers")
        for button in (trigger, sidebar):
            x, y = gallery.app.box(button).center
            box = dialog.box
            if not (box.x <= x < box.x + box.width and box.y <= y < box.y + box.height):
                gallery.app.click(button)
        # A window manager may hold clicks back until it has looked at them, but lets none of them overtake another.
        dialog.click(sample.buttons[0])
        self.assert_answered(sample, sample.buttons[0])
        self.assertEqual(gallery.window.name, title)

    def test_clicks_on_the_window_behind_an_alert_are_ignored(self) -> None:
        self.assert_parent_is_blocked(SAMPLES["delete-message"])

    def test_clicks_on_the_window_behind_an_alert_of_our_own_are_ignored(self) -> None:
        self.assert_parent_is_blocked(SAMPLES["login"])

    def test_the_window_behind_an_alert_cannot_be_closed(self) -> None:
        for sample in (SAMPLES["delete-message"], SAMPLES["login"]):
            with self.trying(sample.id):
                dialog = self.gallery.present(sample)
                self.app.close(self.gallery_now.window)
                dialog.click(sample.buttons[0])
                self.assert_answered(sample, sample.buttons[0])

    def test_assistive_technology_can_press_every_button(self) -> None:
        for sample in (SAMPLES["save-or-discard"], SAMPLES["twelve-actions"]):
            for label in sample.buttons:
                with self.trying(f"{sample.id} {label}"):
                    self.gallery.present(sample).button(label).activate()
                    self.assert_answered(sample, label)
