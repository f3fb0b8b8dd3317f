"""Windows: what they ask before they close, an alert of the app as a whole, one instance, and how it all ends."""

from case import GalleryTestCase
from driver import Node
from driver.application import BUTTON
from gallery import Dialog

_TITLES = ("Notes", "Notes (edited)")
_QUESTION = "Close the note without saving it?"


class Notes(GalleryTestCase):
    """A window that asks before it is closed with changes in it."""

    page = "windows"

    def open_notes(self, text: str = "") -> Node:
        """Opens the window and types a text into it."""
        app = self.gallery.app
        button = app.wait_for(BUTTON, "Open Notes")
        app.show(button)
        app.click(button)
        window = app.wait_for_window(*_TITLES)
        if text:
            field = app.until(lambda: window.find("text"), "a text field")
            app.focus(field)
            app.press("ctrl+a")
            self.desktop.screen.type(text)
            app.until(lambda: field.text == text and window.name == "Notes (edited)", "the text")
        return window

    def ask(self, window: Node) -> Dialog:
        """Closes the window, and waits for the question that this brings up."""
        self.app.close(window)
        dialog = self.gallery_now.dialog()
        self.assertEqual(dialog.node.name, _QUESTION)
        return dialog

    def assert_closed(self) -> None:
        for title in _TITLES:
            self.app.wait_for_no_window(title)
        self.gallery_now.wait_until_answered()

    def test_without_changes_it_closes_unasked(self) -> None:
        window = self.open_notes()
        self.app.close(window)
        self.assert_closed()

    def test_with_changes_it_asks_and_cancel_keeps_it_open(self) -> None:
        window = self.open_notes("some words")
        dialog = self.ask(window)
        self.assertEqual(dialog.texts, [_QUESTION, "What you have written since would be lost."])
        self.assertEqual([b.name for b in dialog.buttons], ["Cancel", "Discard", "Save and Close"])
        dialog.click("Cancel")
        self.app.wait_for_no_dialog()
        self.app.wait_until_ready(window)
        self.assertEqual(window.name, "Notes (edited)")
        self.assertEqual(self.app.until(lambda: window.find("text"), "the text").text, "some words")
        self.ask(window).click("Discard")
        self.assert_closed()

    def test_escape_keeps_it_open_and_it_asks_again_the_next_time(self) -> None:
        window = self.open_notes("abc")
        for _ in range(3):
            self.ask(window)
            self.app.press("Escape")
            self.app.wait_for_no_dialog()
            self.app.wait_until_ready(window)
        self.ask(window).click("Discard")
        self.assert_closed()

    def test_discard_closes_it_and_the_text_is_as_it_was(self) -> None:
        self.ask(self.open_notes("lost")).click("Discard")
        self.assert_closed()
        window = self.open_notes()
        self.assertNotIn("lost", self.app.until(lambda: window.find("text"), "the text").text)
        self.app.close(window)
        self.assert_closed()

    def test_save_and_close_is_what_return_means_and_keeps_the_text(self) -> None:
        self.ask(self.open_notes("kept"))
        self.app.press("Return")
        self.assert_closed()
        window = self.open_notes()
        self.assertIn("kept", self.app.until(lambda: window.find("text"), "the text").text)
        self.app.close(window)
        self.assert_closed()

    def test_the_app_closes_it_unasked_and_takes_an_open_question_along(self) -> None:
        for is_asked in (False, True):
            with self.trying("asked" if is_asked else "not asked"):
                window = self.open_notes("x")
                button = self.app.wait_for(BUTTON, "Close Without Saving", within=window)
                if is_asked:
                    self.ask(window)
                # The pointer would not reach it behind the question.
                button.activate()
                self.assert_closed()
        self.drop()


class AlertOfTheApp(GalleryTestCase):
    """An alert that belongs to no window."""

    page = "windows"

    def test_it_is_answered_like_any_other(self) -> None:
        answers = (("Close", None), ("Show Changes", None), ("Close", "Escape"), ("Show Changes", "Return"))
        for pressed, answer in answers:
            with self.trying(f"{pressed} {answer or 'click'}"):
                dialog = self.gallery.present("app-alert")
                self.assertEqual(dialog.node.name, "The library was updated")
                self.assertEqual(
                    dialog.texts, ["The library was updated", "It is used by every window of the Gallery."]
                )
                self.assertEqual([b.name for b in dialog.buttons], ["Close", "Show Changes"])
                if answer:
                    self.app.press(answer)
                else:
                    dialog.click(pressed)
                self.gallery_now.wait_until_answered()
                self.assert_caption("app-alert", is_presented=False)
                self.assert_noted(
                    ["app-alert: presented", f"app-alert: pressed {pressed}", "app-alert: isPresented false"]
                )


class OneInstance(GalleryTestCase):
    page = "alerts"

    def test_a_second_start_brings_the_first_to_the_front_and_ends(self) -> None:
        gallery = self.gallery
        gallery.app.minimize(gallery.window)
        second = self.desktop.launch(self.binary)
        self.assertEqual(second.wait_for_exit(), 0)
        self.assertEqual(second.errors, [])
        gallery.app.wait_until_ready(gallery.window)
        self.assertEqual(len(gallery.app.main_windows), 1)


class TheEnd(GalleryTestCase):
    page = "windows"

    def test_the_app_ends_with_its_last_window(self) -> None:
        gallery = self.launch("windows")
        gallery.app.click(gallery.app.wait_for(BUTTON, "Open Notes"))
        notes = gallery.app.wait_for_window("Notes")
        gallery.app.close(gallery.window)
        gallery.app.wait_for_no_window("Windows")
        self.assertTrue(gallery.app.is_running)
        gallery.app.close(notes)
        self.assertEqual(gallery.app.wait_for_exit(), 0)
        self.assertEqual(gallery.app.errors, [])
