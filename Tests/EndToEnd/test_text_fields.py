"""Alerts that ask for text."""

from case import GalleryTestCase
from gallery import Dialog
from samples import SAMPLES


class TextFields(GalleryTestCase):
    page = "alerts"
    sample = SAMPLES["login"]

    def present(self) -> Dialog:
        """Presents the alert with its fields empty."""
        dialog = self.gallery.present(self.sample)
        for field in dialog.fields:
            if field.text:
                self.app.focus(field)
                self.app.press("ctrl+a")
                self.app.press("BackSpace")
        self.wait(lambda: not any(field.text for field in dialog.fields), "empty fields")
        first = dialog.fields[0]
        if "focused" not in first.states:
            self.app.focus(first)
        return dialog

    def assert_enabled(self, dialog: Dialog, is_enabled: bool) -> None:
        button = dialog.button("Log In")
        self.wait(lambda: ("sensitive" in button.states) == is_enabled, f"the button to be enabled: {is_enabled}")

    def test_the_fields_stand_in_their_order_with_their_names_and_the_first_has_the_focus(self) -> None:
        dialog = self.gallery.present(self.sample)
        self.assertEqual([field.name for field in dialog.fields], ["Name", "Password"])
        self.assertEqual([field.role for field in dialog.fields], ["text", "password text"])
        first = dialog.fields[0]
        self.wait(lambda: "focused" in first.states, "the focus")
        self.app.press("Escape")
        self.assert_answered(self.sample, "Cancel")

    def test_the_button_is_enabled_as_soon_as_both_fields_have_text_and_only_then(self) -> None:
        dialog = self.present()
        screen = self.desktop.screen
        self.assert_enabled(dialog, False)
        screen.type("ada")
        self.assert_enabled(dialog, False)
        screen.press("Tab")
        screen.type("s")
        self.assert_enabled(dialog, True)
        screen.press("BackSpace")
        self.assert_enabled(dialog, False)
        screen.type("secret")
        self.assert_enabled(dialog, True)
        self.assertEqual(dialog.fields[0].text, "ada")
        dialog.click("Log In")
        self.assert_answered(self.sample, "Log In")

    def test_a_disabled_button_does_not_react(self) -> None:
        dialog = self.present()
        button = dialog.button("Log In")
        self.app.click(button)
        self.app.press("Return")
        # What comes after has been seen after all of that.
        self.desktop.screen.type("x")
        self.wait(lambda: "x" in dialog.fields[0].text, "the text")
        self.assert_caption("login", is_presented=True)
        self.app.press("Escape")
        self.assert_answered(self.sample, "Cancel")

    def test_return_in_a_field_presses_the_default_button(self) -> None:
        dialog = self.present()
        self.desktop.screen.type("ada")
        self.desktop.screen.press("Tab")
        self.desktop.screen.type("secret")
        self.assert_enabled(dialog, True)
        self.desktop.screen.press("Return")
        self.assert_answered(self.sample, "Log In")

    def test_what_was_typed_lives_on_in_the_apps_state(self) -> None:
        dialog = self.present()
        self.desktop.screen.type("Grace & <Ada> 100% _")
        self.wait(lambda: dialog.fields[0].text == "Grace & <Ada> 100% _", "the text")
        self.app.press("Escape")
        self.assert_answered(self.sample, "Cancel")
        dialog = self.gallery.present(self.sample)
        self.assertEqual([field.text for field in dialog.fields], ["Grace & <Ada> 100% _", ""])
        self.app.press("Escape")
        self.assert_answered(self.sample, "Cancel")
