"""Notes as a user has it, with keys, the pointer and other programs."""

import os
import sys
import unittest

from notes_case import NotesCase

from languages import environment as language


class Keyboard(NotesCase):
    """Everything by keyboard alone."""

    def test_a_note_is_written_and_is_on_disk(self) -> None:
        self.press("ctrl+n")
        self.wait_for_contents("New Note.md", "")
        self.until(lambda: self.app.focused and self.app.focused.name == "Title", "the focus in the title")
        self.press("ctrl+a")
        self.type("Shopping")
        self.press("Return")
        self.until(lambda: self.app.focused == self.editor, "the focus in the text")
        self.press("ctrl+shift+l")
        self.type("Milk")
        self.press("Return")
        self.press("ctrl+b")
        self.type("Eggs")
        self.press("ctrl+Return")
        self.wait_for_contents("Shopping.md", "- [ ] Milk\n- [x] **Eggs**\n")
        self.quit()

    def test_what_was_just_typed_is_saved_when_the_app_ends(self) -> None:
        self.open("Welcome")
        self.app.focus(self.editor)
        self.press("ctrl+End")
        self.type("!")
        self.quit()
        self.assertEqual(self.contents("Welcome.md"), "Hello **there!**\n")

    def test_a_note_goes_to_the_trash_and_comes_back(self) -> None:
        self.open("Welcome")
        self.press("alt+Delete")
        self.wait_for(None, "“Welcome” is in the trash")
        self.wait_for_contents("Welcome.md", None)
        self.assertEqual(self.contents(".trash/Welcome.md"), "Hello **there**\n")
        self.wait_for("button", "Undo").activate()
        self.wait_for_contents("Welcome.md", "Hello **there**\n")
        self.quit()

    def test_the_keys_of_undo_take_actions_back_in_the_list(self) -> None:
        self.open("Welcome")
        self.press("alt+Delete")
        self.wait_for_contents("Welcome.md", None)
        self.press("ctrl+z")
        self.wait_for_contents("Welcome.md", "Hello **there**\n")
        self.press("ctrl+shift+z")
        self.wait_for_contents("Welcome.md", None)
        self.quit()

    def test_a_search_finds_what_is_in_a_note(self) -> None:
        self.press("ctrl+f")
        self.type("tomato")
        self.until(lambda: not self.window.find("label", "Welcome"), "the other note to go")
        self.wait_for("label", "Seeds")
        self.press("Escape")
        self.wait_for("label", "Welcome")
        self.quit()


class OtherPrograms(NotesCase):
    """What other programs do to the files."""

    def test_the_open_note_and_the_list_follow_the_files(self) -> None:
        self.open("Welcome")
        self.write("Welcome.md", "Written elsewhere\n")
        self.until(lambda: self.editor.text == "Written elsewhere", "the other program's text")
        self.write("Another.md", "new\n")
        self.wait_for("label", "Another")
        os.rename(os.path.join(self.folder, "Welcome.md"), os.path.join(self.folder, "Renamed.md"))
        self.until(lambda: self.app.main_windows[0].name == "Renamed", "the new title")
        os.mkdir(os.path.join(self.folder, "Work"))
        self.wait_for("label", "Work")
        self.quit()


class Narrow(NotesCase):
    """A narrow window."""

    def test_the_window_is_as_narrow_as_a_phone(self) -> None:
        # In two steps, for three columns and their toolbar need more.
        self.app.resize(self.window, 480, 640)
        self.until(lambda: self.window.look("button", "Back"), "a single column")
        self.app.resize(self.window, 360, 640)
        self.open("Welcome")
        self.until(lambda: self.editor.box.width <= 360, "the editor")
        self.press("alt+Left")
        self.wait_for("label", "Seeds")
        self.press("Return")
        self.until(lambda: self.app.main_windows[0].name == "Welcome", "the note of the row")
        self.press("alt+Left", "alt+Left")
        self.app.click(self.wait_for("label", "Garden"))
        self.until(lambda: not self.window.find("label", "Welcome"), "the notes of the folder")
        self.wait_for("label", "Seeds")
        self.quit()


class German(NotesCase):
    """In German."""

    @classmethod
    def setUpClass(cls) -> None:
        found = language(cls.desktop.folder, "de_DE")
        if found is None:
            raise unittest.SkipTest("there is no German here")
        cls.environment = found

    def test_the_window_is_in_german(self) -> None:
        self.wait_for("label", "Alle Notizen")
        self.open("Welcome")
        self.until(lambda: self.window.find("label", lambda name: name.startswith("vor ") or name == "jetzt"), "a German date")
        self.press("alt+Delete")
        self.wait_for(None, "„Welcome“ ist im Papierkorb")
        self.quit()


if __name__ == "__main__":
    sys.exit("Run run.py instead.")
