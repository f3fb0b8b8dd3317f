"""Standard labels in the user's language, and languages that are written from right to left."""

from language_case import InLanguage
from samples import SAMPLES


class InGerman(InLanguage):
    page = "confirmations"
    locale = "de_DE"

    def test_the_added_cancel_button_speaks_german(self) -> None:
        sample = SAMPLES["empty-trash"]
        dialog = self.gallery.present(sample)
        self.assertEqual([button.name for button in dialog.buttons], ["Abbrechen", "Empty Trash"])
        dialog.click("Abbrechen")
        self.assert_answered(sample, "Cancel")


class OptionsInGerman(InLanguage):
    page = "options"
    locale = "de_DE"

    def test_the_suppression_toggle_speaks_german(self) -> None:
        sample = SAMPLES["suppression"]
        dialog = self.gallery.present(sample)
        self.assertEqual([box.name for box in dialog.node.find_all("check box")], ["Nicht erneut fragen"])
        self.app.press("Escape")
        self.assert_answered(sample, None)


class AlertsInGerman(InLanguage):
    page = "alerts"
    locale = "de_DE"

    def test_the_ok_button_is_called_ok_in_german_too(self) -> None:
        sample = SAMPLES["no-action"]
        dialog = self.gallery.present(sample)
        self.assertEqual([button.name for button in dialog.buttons], ["OK"])
        self.app.press("Return")
        self.assert_answered(sample, "OK")


class FromRightToLeft(InLanguage):
    page = "options"
    locale = "ar_EG"

    def test_a_window_of_our_own_is_mirrored(self) -> None:
        sample = SAMPLES["icon"]
        dialog = self.gallery.present(sample)
        self.assertEqual([button.name for button in reversed(dialog.buttons)], list(sample.buttons))
        self.assert_fits(dialog)
        self.app.press("Return")
        self.assert_answered(sample, sample.default)

    def test_the_added_cancel_button_stands_on_the_right_and_works(self) -> None:
        sample = SAMPLES["all-options"]
        dialog = self.gallery.present(sample)
        cancel = dialog.buttons[-1]
        self.assertNotEqual(cancel.name, "Cancel")
        self.app.click(cancel)
        self.assert_answered(sample, "Cancel")
