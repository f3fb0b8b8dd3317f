"""The toggle that keeps a dialog from coming again."""

from case import GalleryTestCase
from driver import Node
from gallery import Dialog
from samples import PAGES, Sample


class Suppression(GalleryTestCase):
    page = "options"

    @property
    def samples(self) -> list[Sample]:
        return [sample for sample in PAGES["options"] if sample.toggle]

    def toggle(self, dialog: Dialog) -> Node:
        return self.wait(lambda: dialog.node.find("check box"), "a toggle")

    def assert_suppressed(self, sample: Sample, is_on: bool) -> None:
        """What the app's state says, in the words of the page."""
        expected = f"{sample.id} isSuppressed: {str(is_on).lower()}"
        found = lambda: self.gallery_now.window.find(None, expected, state="visible")  # noqa: E731
        self.wait(found, f"the caption {expected!r}")

    def assert_checked(self, toggle: Node, is_on: bool) -> None:
        self.wait(lambda: ("checked" in toggle.states) == is_on, f"{toggle.name!r} to be checked: {is_on}")

    def test_the_pointer_turns_it_on_and_off_and_the_app_knows_at_once(self) -> None:
        for sample in self.samples:
            with self.trying(sample.id):
                dialog = self.gallery.present(sample)
                toggle = self.toggle(dialog)
                self.assert_checked(toggle, False)
                self.app.click(toggle)
                self.assert_checked(toggle, True)
                self.assert_suppressed(sample, True)
                self.app.click(toggle)
                self.assert_checked(toggle, False)
                self.assert_suppressed(sample, False)
                self.app.press("Escape")
                self.assert_answered(sample, sample.cancel)

    def test_the_keyboard_turns_it_on_and_it_is_still_on_the_next_time(self) -> None:
        for sample in self.samples:
            with self.trying(sample.id):
                dialog = self.gallery.present(sample)
                self.app.focus(self.toggle(dialog))
                self.app.press("space")
                self.assert_checked(self.toggle(dialog), True)
                dialog.click(sample.buttons[-1])
                self.assert_answered(sample, sample.buttons[-1])
                self.assert_suppressed(sample, True)
                dialog = self.gallery.present(sample)
                self.assert_checked(self.toggle(dialog), True)
                self.app.focus(self.toggle(dialog))
                self.app.press("space")
                self.assert_suppressed(sample, False)
                self.app.press("Escape")
                self.assert_answered(sample, sample.cancel)
