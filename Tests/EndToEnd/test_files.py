"""Files: the dialogs that open, export and move them, and what is on the disk in the end."""

import os
import unittest
from pathlib import Path

from driver import Node
from file_case import FileTestCase
from gallery import Dialog

TEXT = "The bay window opens to the south."
#: What several notes are called, in their order.
TOGETHER = ("Untitled.txt", "Untitled 2.txt", "Untitled 3.txt")


class OpeningFiles(FileTestCase):
    def test_the_text_of_a_file_is_in_the_editor(self) -> None:
        for way in ("path", "row"):
            with self.trying(way):
                path = self.make(f"{way}.txt", f"Chosen by {way}")
                dialog = self.present("import-one")
                if way == "path":
                    self.choose(dialog, path)
                else:
                    self.show_folder(dialog)
                    self.select(dialog, path.name)
                    dialog.click("Open")
                self.assert_ended("import-one", f"success {path.name}")
                editor = self.node("text", "Text")
                self.wait(lambda: editor.text == f"Chosen by {way}", "the text in the editor")

    def test_several_files_come_in_order(self) -> None:
        for name in ("a.txt", "b.txt", "c.png"):
            self.make(name)
        dialog = self.present("import-several")
        self.show_folder(dialog)
        self.select(dialog, "a.txt")
        for name in ("b.txt", "c.png"):
            self.app.press("shift+Down")
            self.wait_for_row(name)
        dialog.click("Open")
        self.assert_ended("import-several", "success a.txt, b.txt, c.png")

    def test_only_files_of_the_kinds_are_listed(self) -> None:
        for name in ("letter.txt", "note.md", "picture.png"):
            self.make(name)
        dialog = self.present("import-one")
        self.show_folder(dialog)
        self.wait(lambda: self.rows(dialog) == ["letter.txt", "note.md"], "the texts")
        dialog.click("Cancel")
        self.assert_ended("import-one", "cancelled")

    def test_a_folder_can_be_chosen(self) -> None:
        dialog = self.present("import-folder")
        self.choose(dialog, self.folder)
        self.assert_ended("import-folder", f"success {self.folder.name}")


class Cancelling(FileTestCase):
    def test_the_button_escape_and_the_window_manager_cancel_once_after_the_binding(self) -> None:
        for sample in ("import-one", "export", "export-many"):
            for way in ("Cancel", "Escape", "the window manager"):
                with self.trying(f"{sample} {way}"):
                    self.ways_to_cancel(self.present(sample))[way]()
                    self.assert_ended(sample, "cancelled")

    def test_nothing_is_said_where_nobody_listens(self) -> None:
        self.present("import-folder").click("Cancel")
        self.assert_ended("import-folder")


class Exporting(FileTestCase):
    def test_a_new_file_has_the_text_and_an_extension(self) -> None:
        dialog = self.present("export")
        self.assertEqual(self.name_field(dialog).text, "Note.txt")
        self.save_as(dialog, self.folder / "Letter")
        self.assert_ended("export", "success Letter.txt")
        self.assertEqual(self.names, ["Letter.txt"])
        self.assertEqual((self.folder / "Letter.txt").read_bytes(), TEXT.encode())

    def test_a_file_is_replaced_only_with_consent(self) -> None:
        # GTK asks about the name as it is typed, and Oriel about the one that has got an extension.
        for typed in ("Old.txt", "Old"):
            with self.trying(typed):
                path = self.make("Old.txt", "from before")
                # Else the field would complete the name.
                self.make("Older.txt")
                dialog = self.present("export")
                self.save_as(dialog, self.folder / typed)
                question = self.other_dialog(dialog)
                question.click("Cancel")
                self.wait(lambda q=question: q.node not in self.app.dialogs, "the question to go")
                self.assertEqual(path.read_text(), "from before")
                dialog = self.gallery_now.dialog()
                self.save_as(dialog, path if typed == "Old.txt" else self.folder / typed)
                self.other_dialog(dialog).click("Replace")
                self.assert_ended("export", "success Old.txt")
                self.assertEqual(path.read_bytes(), TEXT.encode())
                self.assertEqual(self.names, ["Old.txt", "Older.txt"])

    def test_the_filter_chooses_the_type(self) -> None:
        dialog = self.present("export")
        self.app.click(self.app.wait_for("toggle button", "Plain text document", within=dialog.node))

        def markdown() -> Node | None:
            items = dialog.node.find_all("list item")
            return next((item for item in items if item.find("label", "Markdown document")), None)

        self.app.click(self.wait(markdown, "Markdown"))
        self.save_as(dialog, self.folder / "Letter")
        self.assert_ended("export", "success Letter.md")
        self.assertEqual((self.folder / "Letter.md").read_text(), f"# Note\n\n{TEXT}")

    def test_an_item_is_written(self) -> None:
        dialog = self.present("export-item")
        self.save_as(dialog, self.folder / "Window")
        self.assert_ended("export-item", "success Window.svg")
        self.assertIn("<svg", (self.folder / "Window.svg").read_text())

    def test_several_have_names_of_their_own(self) -> None:
        dialog = self.present("export-many")
        self.choose(dialog, self.folder)
        self.assert_ended("export-many", f"success {', '.join(TOGETHER)}")
        self.assertEqual(self.names, sorted(TOGETHER))
        for number, name in enumerate(TOGETHER, 1):
            self.assertEqual((self.folder / name).read_text(), f"{number}: {TEXT}")


class LargeFiles(FileTestCase):
    SIZE = 200 << 20

    def test_a_file_is_written_whole(self) -> None:
        self.save_as(self.present("export-large"), self.folder / "Whole")
        self.wait(lambda: self.has_ended, "the end of the export")
        self.assert_ended("export-large", f"success {self.names[0]}")
        self.assertEqual([(self.folder / name).stat().st_size for name in self.names], [self.SIZE])

    def test_a_progress_sheet_has_a_cancel_button_which_leaves_no_file(self) -> None:
        for _ in range(4):
            dialog = self.present("export-large")
            self.save_as(dialog, self.folder / "Large")
            self.wait(lambda d=dialog: self.progress(d) or self.has_ended, "progress, or the end")
            if self.progress(dialog):
                self.other_dialog(dialog).click("Cancel")
                self.assert_ended("export-large", "cancelled")
                self.assertEqual(self.names, [])
                return
            self.assert_ended("export-large", f"success {self.names[0]}")
            (self.folder / self.names[0]).unlink()
        self.skipTest("the disk is done before a progress sheet would come")

    def progress(self, dialog: Dialog) -> Node | None:
        return next((node for node in self.app.dialogs if node != dialog.node), None)

    @property
    def has_ended(self) -> bool:
        """Whether the export that was begun last has said how it ended."""
        lines = self.gallery_now.log()
        return bool(lines) and lines[-1].startswith(("export-large: success", "export-large: failure"))


class Moving(FileTestCase):
    def test_the_file_that_was_exported_is_elsewhere(self) -> None:
        self.save_as(self.present("export"), self.folder / "Letter")
        self.assert_ended("export", "success Letter.txt")
        elsewhere = self.folder / "elsewhere"
        elsewhere.mkdir()
        self.choose_target(self.present("move"), elsewhere, "Letter.txt")
        self.assert_ended("move", "success Letter.txt")
        self.assertEqual(self.names, ["elsewhere"])
        self.assertEqual((elsewhere / "Letter.txt").read_bytes(), TEXT.encode())

    def test_several_are_moved_together(self) -> None:
        self.choose(self.present("export-many"), self.folder)
        self.assert_ended("export-many", f"success {', '.join(TOGETHER)}")
        elsewhere = self.folder / "elsewhere"
        elsewhere.mkdir()
        self.choose(self.present("move-many"), elsewhere)
        self.assert_ended("move-many", f"success {', '.join(TOGETHER)}")
        self.assertEqual(sorted(os.listdir(elsewhere)), sorted(TOGETHER))
        self.assertEqual(self.names, ["elsewhere"])

    def choose_target(self, dialog: Dialog, folder: Path, name: str) -> None:
        if dialog.fields:
            self.save_as(dialog, folder / name)
        else:
            self.choose(dialog, folder)


class Failing(FileTestCase):
    @unittest.skipIf(os.geteuid() == 0, "root may write everywhere")
    def test_a_folder_that_may_not_be_written_to_is_a_failure_that_names_the_file(self) -> None:
        self.folder.chmod(0o500)
        self.addCleanup(self.folder.chmod, 0o700)
        self.assert_failure(self.folder)

    def test_a_folder_that_takes_no_files_is_a_failure_that_names_the_file(self) -> None:
        self.assert_failure(Path("/proc"))

    def assert_failure(self, folder: Path) -> None:
        self.save_as(self.present("export"), folder / "Letter.txt")
        self.gallery_now.wait_until_answered()
        ending = self.wait(
            lambda: next((line for line in reversed(self.gallery_now.log()) if ": failure" in line), None),
            "a failure",
        )
        self.assertIn("Letter.txt", ending)
        self.assert_ended("export", ending.removeprefix("export: "))
