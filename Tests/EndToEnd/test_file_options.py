"""The options of file dialogs: each is seen in the dialog that it is for."""

import os
from pathlib import Path

from driver.application import BUTTON
from file_options_case import (
    BEGINS_IN_TEMPORARY,
    BEGINS_WHERE_LAST_ENDED,
    ONLY_SHORT_NAMES,
    FileOptionsTestCase,
)


class OptionsOfFileDialogs(FileOptionsTestCase):
    def test_message_confirmation_and_label_are_in_the_dialogs_that_open_and_save(self) -> None:
        self.set_options(
            texts={"Message": "Only what is yours", "Confirmation label": "Take it", "File name label": "Call it"}
        )
        dialog = self.present("custom-import")
        self.assertIn("Only what is yours", dialog.texts)
        self.assertEqual(dialog.node.description, "Only what is yours")
        self.assertEqual([button.name for button in dialog.buttons if button.name in ("Open", "Take it")], ["Take it"])
        self.cancel(dialog, "custom-import")
        dialog = self.present("custom-export")
        self.assertIn("Only what is yours", dialog.texts)
        self.assertIn("Call it", dialog.texts)
        self.assertNotIn("Name:", dialog.texts)
        self.assertIsNone(dialog.node.find(BUTTON, "Save"))
        field = dialog.name_field("Call it")
        self.app.press("ctrl+a")
        self.desktop.screen.type(f"{self.folder}/Options")
        self.wait(lambda: field.text.endswith("/Options"), "the name")
        dialog.click("Take it")
        self.assert_ended("custom-export", "success Options.txt")
        self.assertEqual(self.names, ["Options.txt"])

    def test_hidden_files_are_listed_if_wanted(self) -> None:
        self.make_temporary(".hidden.txt", "seen.txt")
        self.set_options(BEGINS_IN_TEMPORARY)
        dialog = self.present("custom-import")
        self.assert_lists(dialog, ["seen.txt"])
        self.cancel(dialog, "custom-import")
        self.set_options(BEGINS_IN_TEMPORARY, "Hidden files")
        for sample in ("custom-import", "custom-export"):
            with self.trying(sample):
                dialog = self.present(sample)
                self.assert_lists(dialog, [".hidden.txt", "seen.txt"])
                self.cancel(dialog, sample)

    def test_a_predicate_hides_long_names_and_refuses_them_when_typed(self) -> None:
        self.make_temporary("short.txt", "a-very-long-name.txt")
        self.set_options(ONLY_SHORT_NAMES, BEGINS_IN_TEMPORARY)
        dialog = self.present("custom-import")
        self.assert_lists(dialog, ["short.txt"])
        dialog.choose(Path(os.environ["TMPDIR"]) / "a-very-long-name.txt")
        explanation = self.other_dialog(dialog)
        self.assertIn("a-very-long-name.txt", " ".join(explanation.texts))
        explanation.click("OK")
        # The dialog is there again, where it was.
        dialog = self.other_dialog(explanation)
        self.assert_lists(dialog, ["short.txt"])
        dialog.select("short.txt")
        dialog.click("Open")
        self.assert_ended("custom-import", "success short.txt")

    def test_a_predicate_refuses_long_names_for_new_files(self) -> None:
        self.set_options(ONLY_SHORT_NAMES)
        dialog = self.present("custom-export")
        dialog.save_as(self.folder / "a-very-long-name.txt")
        explanation = self.other_dialog(dialog)
        self.assertIn("a-very-long-name.txt", " ".join(explanation.texts))
        explanation.click("OK")
        dialog = self.other_dialog(explanation)
        self.assertEqual(dialog.name_field().text, "a-very-long-name.txt")
        dialog.save_as(self.folder / "short.txt")
        self.assert_ended("custom-export", "success short.txt")
        self.assertEqual(self.names, ["short.txt"])

    def test_kinds_several_and_folders(self) -> None:
        self.make_temporary("note.txt", "picture.png")
        self.set_options(BEGINS_IN_TEMPORARY, "Several", kinds="Images")
        dialog = self.present("custom-import", "Pick Files")
        self.assert_lists(dialog, ["picture.png"])
        self.cancel(dialog, "custom-import")
        self.set_options(BEGINS_IN_TEMPORARY, "Several", kinds="Folders")
        dialog = self.present("custom-import", "Select Folders")
        dialog.button("Select")
        self.cancel(dialog, "custom-import")

    def test_turning_an_option_leaves_the_page_and_the_focus_where_they_are(self) -> None:
        trigger = self.gallery.trigger("custom-import")
        self.set_options()
        self.cancel(self.present("custom-import"), "custom-import")
        for name in (ONLY_SHORT_NAMES, BEGINS_WHERE_LAST_ENDED):
            with self.trying(name):
                self.control("check box", name)
                before = trigger.box
                self.set_options(name)
                self.assertIn("focused", trigger.states)
                self.assertEqual(trigger.box, before)

    def test_links_are_resolved_unless_they_are_wanted_as_they_are(self) -> None:
        target = self.make("target.txt")
        self.set_options()
        (self.folder / "link.txt").symlink_to(target)
        self.present("custom-import").choose(self.folder / "link.txt")
        self.assert_ended("custom-import", "success target.txt")
        self.set_options("Don’t resolve links")
        self.present("custom-import").choose(self.folder / "link.txt")
        self.assert_ended("custom-import", "success link.txt")

    def test_it_begins_in_the_folder_for_temporary_files(self) -> None:
        self.make_temporary("temporary.txt")
        self.set_options(BEGINS_IN_TEMPORARY)
        for sample in ("custom-import", "custom-export"):
            with self.trying(sample):
                dialog = self.present(sample)
                self.assert_lists(dialog, ["temporary.txt"])
                self.assertEqual(dialog.folder, "tmp")
                self.cancel(dialog, sample)

    def test_the_folder_is_remembered_also_when_the_gallery_has_been_started_again(self) -> None:
        self.make("one.txt", "two.txt")
        self.set_options(BEGINS_WHERE_LAST_ENDED)
        self.present("custom-import").choose(self.folder / "one.txt")
        self.assert_ended("custom-import", "success one.txt")
        dialog = self.present("custom-import")
        self.assert_lists(dialog, ["one.txt", "two.txt"])
        self.cancel(dialog, "custom-import")
        self.start_again()
        self.set_options()
        dialog = self.present("custom-import")
        self.assertNotEqual(dialog.folder, self.folder.name)
        self.cancel(dialog, "custom-import")
        self.set_options(BEGINS_WHERE_LAST_ENDED)
        dialog = self.present("custom-import")
        self.assert_lists(dialog, ["one.txt", "two.txt"])
        self.assertEqual(dialog.folder, self.folder.name)
        self.cancel(dialog, "custom-import")

    def start_again(self) -> None:
        """Closes the Gallery as a user does, and starts it again."""
        self.app.close(self.gallery.window)
        self.assertEqual(self.app.wait_for_exit(), 0)
        self.assertEqual(self.app.errors, [])
        self.drop()
        type(self)._log = self.gallery.log()
