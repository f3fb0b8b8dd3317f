"""Files: the dialogs that open, export and move them, and what is on the disk in the end."""

import os
import unittest
from pathlib import Path

from chooser import Chooser
from file_case import FileTestCase
from presentation_case import lines

TEXT = "The bay window opens to the south."
#: What several notes are called, in their order.
TOGETHER = ("Untitled.txt", "Untitled 2.txt", "Untitled 3.txt")


class OpeningFiles(FileTestCase):
    def test_the_text_of_a_file_is_in_the_editor(self) -> None:
        for way in ("path", "row"):
            with self.trying(way):
                path = self.make(f"{way}.txt", text=f"Chosen by {way}")
                dialog = self.present("import-one", "Pick a File")
                if way == "path":
                    dialog.choose(path)
                else:
                    dialog.show_folder(self.folder)
                    dialog.select(path.name)
                    dialog.click("Open")
                self.assert_ended("import-one", f"success {path.name}")
                editor = self.node("text", "Text")
                self.wait(lambda: editor.text == f"Chosen by {way}", "the text in the editor")

    def test_several_files_come_in_order_and_those_of_other_kinds_are_not_listed(self) -> None:
        self.make("a.txt", "b.txt", "c.png", "d.zip")
        dialog = self.present("import-several", "Pick Files")
        dialog.show_folder(self.folder)
        self.assert_lists(dialog, ["a.txt", "b.txt", "c.png"])
        dialog.select("a.txt")
        self.app.press("shift+Down")
        dialog.wait_for_selected("a.txt", "b.txt")
        self.app.press("shift+Down")
        dialog.wait_for_selected("a.txt", "b.txt", "c.png")
        dialog.click("Open")
        self.assert_ended("import-several", "success a.txt, b.txt, c.png")

    def test_a_folder_can_be_chosen(self) -> None:
        self.present("import-folder", "Select a Folder").choose(self.folder)
        self.assert_ended("import-folder", f"success {self.folder.name}")

    def test_the_button_escape_and_the_window_manager_cancel_once_after_the_binding(self) -> None:
        for sample in ("import-one", "export", "export-many"):
            for way in ("Cancel", "Escape", "the window manager"):
                with self.trying(f"{sample} {way}"):
                    self.present(sample).ways_to_cancel[way]()
                    self.assert_ended(sample, "cancelled")

    def test_without_callbacks_nothing_is_logged(self) -> None:
        self.present("import-folder").click("Cancel")
        self.assert_ended("import-folder")


class ExportingFiles(FileTestCase):
    def test_a_new_file_has_the_text_and_an_extension(self) -> None:
        dialog = self.present("export", "Save a File")
        self.assertEqual(dialog.name_field().text, "Note.txt")
        dialog.save_as(self.folder / "Letter")
        self.assert_ended("export", "success Letter.txt")
        self.assertEqual(self.names, ["Letter.txt"])
        self.assertEqual((self.folder / "Letter.txt").read_bytes(), TEXT.encode())

    def test_a_file_is_replaced_only_with_consent(self) -> None:
        # GTK asks about the name as it is typed, and Oriel about the one that has got an extension.
        for typed in ("Old.txt", "Old"):
            with self.trying(typed):
                # Without another one, the field would complete the name.
                path = self.make("Old.txt", "Older.txt", text="from before")
                path.chmod(0o640)
                dialog = self.refuse(self.present("export"), typed)
                self.assertEqual(path.read_text(), "from before")
                dialog.save_as(self.folder / typed)
                self.other_dialog(dialog).click("Replace")
                self.assert_ended("export", "success Old.txt")
                self.assertEqual(path.read_bytes(), TEXT.encode())
                self.assertEqual(path.stat().st_mode & 0o777, 0o640)
                self.assertEqual(self.names, ["Old.txt", "Older.txt"])

    def test_who_does_not_consent_can_still_cancel(self) -> None:
        path = self.make("Old.txt", "Older.txt", text="from before")
        dialog = self.refuse(self.present("export"), "Old")
        self.app.press("Escape")
        self.wait(lambda: dialog.node not in self.app.dialogs, "the dialog to go")
        self.assert_ended("export", "cancelled")
        self.assertEqual(path.read_text(), "from before")
        self.assertEqual(self.names, ["Old.txt", "Older.txt"])

    def refuse(self, dialog: Chooser, typed: str) -> Chooser:
        """Saves under a name, doesn't agree to replace what has it, and returns the dialog that is there then."""
        dialog.save_as(self.folder / typed)
        question = self.other_dialog(dialog)
        question.click("Cancel")
        self.wait(lambda: question.node not in self.app.dialogs, "the question to go")
        return self.other_dialog(question)

    def test_the_filter_chooses_the_type(self) -> None:
        dialog = self.present("export")
        dialog.choose_type("Plain text document", "Markdown document")
        dialog.save_as(self.folder / "Letter")
        self.assert_ended("export", "success Letter.md")
        self.assertEqual((self.folder / "Letter.md").read_text(), f"# Note\n\n{TEXT}")

    def test_an_item_is_written(self) -> None:
        self.present("export-item").save_as(self.folder / "Window")
        self.assert_ended("export-item", "success Window.svg")
        self.assertIn("<svg", (self.folder / "Window.svg").read_text())

    def test_several_have_names_of_their_own(self) -> None:
        self.present("export-many", "Select a Folder").choose(self.folder)
        self.assert_ended("export-many", f"success {', '.join(TOGETHER)}")
        self.assertEqual(self.names, sorted(TOGETHER))
        for number, name in enumerate(TOGETHER, 1):
            self.assertEqual((self.folder / name).read_text(), f"{number}: {TEXT}")

    @unittest.skipIf(os.geteuid() == 0, "root may write everywhere")
    def test_a_folder_that_may_not_be_written_to_is_a_failure_that_names_the_file(self) -> None:
        self.folder.chmod(0o500)
        self.addCleanup(self.folder.chmod, 0o700)
        self.assert_failure(self.folder)

    def test_a_folder_that_takes_no_files_is_a_failure_that_names_the_file(self) -> None:
        self.assert_failure(Path("/proc"))

    def assert_failure(self, folder: Path) -> None:
        before = len(self.gallery.log())
        self.present("export").save_as(folder / "Letter.txt")
        start = lines("export", "failure")[0]

        def failure() -> str | None:
            return next((line for line in self.gallery_now.log()[before:] if line.startswith(start)), None)

        ending = self.wait(failure, "a failure")
        self.assertIn("Letter.txt", ending)
        self.assert_ended("export", ending.removeprefix("export: "))


class MovingFiles(FileTestCase):
    def test_the_file_that_was_exported_is_elsewhere(self) -> None:
        elsewhere = self.export()
        dialog = self.present("move", "Save a File")
        self.assertEqual(dialog.name_field().text, "Letter.txt")
        dialog.save_as(elsewhere / "Moved.txt")
        self.assert_ended("move", "success Moved.txt")
        self.assertEqual(self.names, ["elsewhere"])
        self.assertEqual((elsewhere / "Moved.txt").read_bytes(), TEXT.encode())

    def test_a_file_at_the_new_place_is_replaced_only_with_consent(self) -> None:
        elsewhere = self.export()
        path = elsewhere / "Letter.txt"
        path.write_text("from before")
        dialog = self.present("move")
        dialog.save_as(path)
        question = self.other_dialog(dialog)
        question.click("Cancel")
        self.wait(lambda: question.node not in self.app.dialogs, "the question to go")
        self.assertEqual(path.read_text(), "from before")
        dialog.click("Save")
        self.other_dialog(dialog).click("Replace")
        self.assert_ended("move", "success Letter.txt")
        self.assertEqual(self.names, ["elsewhere"])
        self.assertEqual(os.listdir(elsewhere), ["Letter.txt"])
        self.assertEqual(path.read_bytes(), TEXT.encode())

    def test_every_way_to_cancel_leaves_it_where_it_is(self) -> None:
        elsewhere = self.export()
        for way in ("Cancel", "Escape", "the window manager"):
            with self.trying(way):
                self.present("move").ways_to_cancel[way]()
                self.assert_ended("move", "cancelled")
        self.assertEqual(self.names, ["Letter.txt", "elsewhere"])
        self.assertEqual(os.listdir(elsewhere), [])

    def test_several_are_moved_together(self) -> None:
        self.present("export-many").choose(self.folder)
        self.assert_ended("export-many", f"success {', '.join(TOGETHER)}")
        elsewhere = self.folder / "elsewhere"
        elsewhere.mkdir()
        self.present("move-many", "Select a Folder").choose(elsewhere)
        self.assert_ended("move-many", f"success {', '.join(TOGETHER)}")
        self.assertEqual(sorted(os.listdir(elsewhere)), sorted(TOGETHER))
        self.assertEqual(self.names, ["elsewhere"])

    def export(self) -> Path:
        """Exports a file, and returns an empty folder beside it."""
        self.present("export").save_as(self.folder / "Letter")
        self.assert_ended("export", "success Letter.txt")
        elsewhere = self.folder / "elsewhere"
        elsewhere.mkdir()
        return elsewhere
