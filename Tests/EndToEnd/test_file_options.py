"""The options of file dialogs: each is seen in the dialog that it is for."""

import os
from pathlib import Path

from driver import Node
from driver.application import BUTTON
from file_case import FileTestCase
from gallery import Dialog


class FileOptions(FileTestCase):
    page = "file-options"

    def setUp(self) -> None:
        # Options stay as long as the Gallery does.
        self.drop()
        super().setUp()

    def turn_on(self, option: str) -> None:
        self.click(option, "check box")
        # Some options have the page built anew.
        self.wait(lambda: "checked" in self.toggle_states(option), f"{option!r} to be on")

    def toggle_states(self, option: str) -> set[str]:
        toggle = self.window.find("check box", option)
        return toggle.states if toggle else set()

    def fill(self, name: str, text: str) -> None:
        self.write(self.node("text", name), text)

    def make_temporary(self, *names: str) -> None:
        """Files in the folder for temporary files, where dialogs can be told to begin."""
        for name in names:
            path = Path(os.environ["TMPDIR"]) / name
            path.write_text(f"This is {name}.")
            self.addCleanup(path.unlink)

    def assert_lists(self, dialog: Dialog, *names: str) -> None:
        """Nothing else is listed."""
        self.wait(lambda: sorted(self.rows(dialog)) == sorted(names), f"the files {names}")

    def folder_shown(self, dialog: Dialog) -> str:
        """The last folder of the path that the dialog shows."""
        path = [button.name for button in dialog.node.find_all("toggle button") if self._is_in_path(button)]
        return path[-1] if path else ""

    @staticmethod
    def _is_in_path(button: Node) -> bool:
        parent = button.parent
        while parent and parent.role in ("panel", "filler"):
            parent = parent.parent
        return parent is not None and parent.role == "scroll pane"

    def cancel(self, dialog: Dialog, sample: str) -> None:
        dialog.click("Cancel")
        self.assert_ended(sample, "cancelled")


class TextsOfDialogs(FileOptions):
    def test_message_confirmation_and_label_are_in_the_dialogs_that_open_and_save(self) -> None:
        self.fill("Message", "Only what is yours")
        self.fill("Confirmation label", "Take it")
        self.fill("File name label", "Call it")
        self.turn_on("Begins in the folder for temporary files")
        dialog = self.present("custom-import")
        self.assertIn("Only what is yours", dialog.texts)
        self.assertEqual(sorted(b.name for b in dialog.buttons if b.name in ("Open", "Take it")), ["Take it"])
        self.cancel(dialog, "custom-import")
        dialog = self.present("custom-export")
        self.assertIn("Only what is yours", dialog.texts)
        self.assertIn("Call it", dialog.texts)
        self.name_field(dialog, "Call it")
        self.assertIsNone(dialog.node.find(BUTTON, "Save"))
        dialog.click("Take it")
        self.addCleanup((Path(os.environ["TMPDIR"]) / "Options.txt").unlink)
        self.assert_ended("custom-export", "success Options.txt")


class FilesOfDialogs(FileOptions):
    def test_hidden_files_are_listed_if_wanted(self) -> None:
        self.make_temporary(".hidden.txt", "seen.txt")
        self.turn_on("Begins in the folder for temporary files")
        dialog = self.present("custom-import")
        self.assert_lists(dialog, "seen.txt")
        self.cancel(dialog, "custom-import")
        self.turn_on("Hidden files")
        dialog = self.present("custom-import")
        self.assert_lists(dialog, ".hidden.txt", "seen.txt")
        self.cancel(dialog, "custom-import")

    def test_a_predicate_hides_long_names_and_refuses_them_when_typed(self) -> None:
        self.make_temporary("short.txt", "a-very-long-name.txt")
        self.turn_on("Only names of up to 12 characters")
        self.turn_on("Begins in the folder for temporary files")
        dialog = self.present("custom-import")
        self.assert_lists(dialog, "short.txt")
        self.choose(dialog, Path(os.environ["TMPDIR"]) / "a-very-long-name.txt")
        self.wait_for_successor("Pick a File")
        explanation = self.other_dialog(dialog)
        self.assertIn("a-very-long-name.txt", " ".join(explanation.texts))
        explanation.click("OK")
        # The dialog is there again, where it was.
        dialog = self.other_dialog(explanation)
        self.assert_lists(dialog, "short.txt")
        self.select(dialog, "short.txt")
        dialog.click("Open")
        self.assert_ended("custom-import", "success short.txt")

    def test_kinds_several_and_folders(self) -> None:
        self.make_temporary("note.txt", "picture.png")
        self.turn_on("Begins in the folder for temporary files")
        self.click("Images", "toggle button")
        self.turn_on("Several")
        dialog = self.present("custom-import")
        self.assertEqual(dialog.node.name, "Pick Files")
        self.assert_lists(dialog, "picture.png")
        self.cancel(dialog, "custom-import")
        self.click("Folders", "toggle button")
        dialog = self.present("custom-import")
        self.assertEqual(dialog.node.name, "Select Folders")
        dialog.button("Select")
        self.cancel(dialog, "custom-import")

    def test_links_are_resolved_unless_they_are_wanted_as_they_are(self) -> None:
        target = self.make("target.txt")
        (self.folder / "link.txt").symlink_to(target)
        self.choose(self.present("custom-import"), self.folder / "link.txt")
        self.assert_ended("custom-import", "success target.txt")
        self.turn_on("Links as they are")
        self.choose(self.present("custom-import"), self.folder / "link.txt")
        self.assert_ended("custom-import", "success link.txt")


class FoldersOfDialogs(FileOptions):
    def test_it_begins_in_the_folder_for_temporary_files(self) -> None:
        self.make_temporary("temporary.txt")
        self.turn_on("Begins in the folder for temporary files")
        for sample in ("custom-import", "custom-export"):
            dialog = self.present(sample)
            self.assert_lists(dialog, "temporary.txt")
            self.assertEqual(self.folder_shown(dialog), "tmp")
            self.cancel(dialog, sample)

    def test_the_folder_is_remembered_also_when_the_gallery_has_been_started_again(self) -> None:
        self.make("one.txt")
        self.make("two.txt")
        self.turn_on("Begins where the last one ended")
        self.choose(self.present("custom-import"), self.folder / "one.txt")
        self.assert_ended("custom-import", "success one.txt")
        dialog = self.present("custom-import")
        self.assert_lists(dialog, "one.txt", "two.txt")
        self.cancel(dialog, "custom-import")
        self.app.close(self.gallery.window)
        self.assertEqual(self.app.wait_for_exit(), 0)
        self.drop()
        type(self)._log = self.gallery.log()
        dialog = self.present("custom-import")
        self.assertNotEqual(sorted(self.rows(dialog)), ["one.txt", "two.txt"])
        self.cancel(dialog, "custom-import")
        self.turn_on("Begins where the last one ended")
        dialog = self.present("custom-import")
        self.assert_lists(dialog, "one.txt", "two.txt")
        self.assertEqual(self.folder_shown(dialog), self.folder.name)
        self.cancel(dialog, "custom-import")
