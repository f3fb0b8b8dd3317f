"""Every alert and every confirmation dialog: how it looks, and each way of answering it."""

import unittest

from case import GalleryTestCase
from gallery import listing
from samples import PAGES, Sample


class EveryDialog(GalleryTestCase):
    """The tests that every page with samples has."""

    @property
    def samples(self) -> list[Sample]:
        return PAGES[self.page]

    def test_all_samples_of_the_page_are_tested(self) -> None:
        listed = [sample for page, sample, _ in listing(self.binary) if page == self.page and sample]
        self.assertEqual(listed, [sample.id for sample in self.samples])

    def test_it_shows_its_title_message_and_buttons_in_the_desktops_order(self) -> None:
        for sample in self.samples:
            with self.trying(sample.id):
                dialog = self.gallery.present(sample)
                self.assertEqual(dialog.node.name, sample.title)
                self.assertLessEqual({"modal", "active"}, dialog.node.states)
                shown = ([sample.title] if sample.is_title_shown else []) + [sample.message]
                self.assertEqual(dialog.texts, [text for text in shown if text])
                self.assertEqual(dialog.node.description, sample.message)
                buttons = dialog.buttons
                self.assertEqual([button.name for button in buttons], sample.standing(dialog.is_stacked))
                self.assertEqual(
                    [button.name for button in buttons if "sensitive" not in button.states], list(sample.disabled)
                )
                self.assertEqual(len(dialog.icons), sample.icons)
                toggles = [node.name for node in dialog.node.find_all("check box")]
                self.assertEqual(toggles, [sample.toggle] if sample.toggle else [])
                self.assert_fits(dialog)
                self.assert_caption(sample.id, is_presented=True)
                self.app.press("Escape")
                self.assert_answered(sample, sample.cancel)

    def test_a_click_on_a_button_runs_its_action_then_clears_the_binding(self) -> None:
        for sample in self.samples:
            for label in sample.plain_buttons:
                with self.trying(f"{sample.id} {label}"):
                    self.gallery.present(sample).click(label)
                    self.assert_answered(sample, label)

    def test_return_presses_the_default_button_and_without_one_nothing_that_destroys(self) -> None:
        for sample in self.samples:
            if sample.default in sample.leading_on + sample.disabled and sample.default:
                continue
            with self.trying(sample.id):
                self.gallery.present(sample)
                self.app.press("Return")
                self.assert_answered(sample, sample.default or sample.cancel)

    def test_escape_presses_the_cancel_button_or_dismisses(self) -> None:
        for sample in self.samples:
            with self.trying(sample.id):
                self.gallery.present(sample)
                self.app.press("Escape")
                self.assert_answered(sample, sample.cancel)

    def test_closing_the_dialogs_window_presses_the_cancel_button_or_dismisses(self) -> None:
        for sample in self.samples:
            with self.trying(sample.id):
                dialog = self.gallery.present(sample)
                self.app.close(dialog.node)
                self.assert_answered(sample, sample.cancel)

    def test_the_tab_key_and_space_press_any_button(self) -> None:
        for sample in self.samples:
            for label in {sample.plain_buttons[0], sample.plain_buttons[-1]}:
                with self.trying(f"{sample.id} {label}"):
                    dialog = self.gallery.present(sample)
                    self.app.focus(dialog.button(label))
                    self.app.press("space")
                    self.assert_answered(sample, label)


class EveryAlert(EveryDialog):
    page = "alerts"


class EveryConfirmationDialog(EveryDialog):
    page = "confirmations"


class EveryDialogWithOptions(EveryDialog):
    page = "options"


def load_tests(loader: unittest.TestLoader, tests: unittest.TestSuite, pattern: str | None) -> unittest.TestSuite:
    """All but the tests of the class that the others share."""
    cases = (EveryAlert, EveryConfirmationDialog, EveryDialogWithOptions)
    return unittest.TestSuite(loader.loadTestsFromTestCase(case) for case in cases)
