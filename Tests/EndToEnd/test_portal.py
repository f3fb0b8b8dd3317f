"""The desktop's portal: the same dialogs through it, and what it can't carry."""

import os
from collections.abc import Callable
from pathlib import Path

from chooser import Chooser
from driver.application import BUTTON
from file_options_case import BEGINS_IN_TEMPORARY, ONLY_SHORT_NAMES, FileOptionsTestCase
from portal_case import PortalTestCase

TEXT = "The bay window opens to the south."


class FilesThroughThePortal(PortalTestCase):
    def test_the_text_of_a_file_is_in_the_editor(self) -> None:
        self.make("a.txt", text="Through the portal")
        self.ask("import-one", "Pick a File").choose("a.txt")
        self.assert_ended("import-one", "success a.txt")
        editor = self.node("text", "Text")
        self.wait(lambda: editor.text == "Through the portal", "the text in the editor")

    def test_several_files_come_in_order_and_those_of_other_kinds_are_not_listed(self) -> None:
        self.make("a.txt", "b.txt", "c.png", "d.zip")
        dialog = self.ask("import-several", "Pick Files")
        dialog.show_home("a.txt")
        self.assert_lists(dialog, ["a.txt", "b.txt", "c.png"])
        dialog.select("a.txt")
        self.portal.dialogs.press("shift+Down")
        dialog.wait_for_selected("a.txt", "b.txt")
        dialog.click("Open")
        self.assert_ended("import-several", "success a.txt, b.txt")

    def test_a_folder_can_be_chosen(self) -> None:
        dialog = self.ask("import-folder", "Select a Folder")
        dialog.show_home()
        dialog.click("Select")
        self.assert_ended("import-folder", f"success {self.folder.name}")

    def test_the_button_escape_and_the_window_manager_cancel_once_after_the_binding(self) -> None:
        for sample, way in (("import-one", "Cancel"), ("export", "Escape"), ("import-one", "the window manager")):
            with self.trying(f"{sample} {way}"):
                self.ask(sample).ways_to_cancel[way]()
                self.assert_ended(sample, "cancelled")

    def test_a_new_file_has_the_text_and_an_extension(self) -> None:
        dialog = self.ask("export", "Save a File")
        self.assertEqual(dialog.name_field().text, "Note.txt")
        dialog.save_as("Letter")
        self.assert_ended("export", "success Letter.txt")
        self.assertEqual(self.names, ["Letter.txt"])
        self.assertEqual((self.folder / "Letter.txt").read_bytes(), TEXT.encode())

    def test_a_file_is_replaced_only_with_consent(self) -> None:
        path = self.make("Old.txt", text="from before")
        dialog = self.ask("export")
        dialog.show_home("Old.txt")
        dialog.select("Old.txt")
        self.wait(lambda: dialog.name_field().text == "Old.txt", "the name of the file")
        self.answer(dialog.click, "Cancel")
        self.assertEqual(path.read_text(), "from before")
        self.answer(dialog.click, "Replace")
        self.assert_ended("export", "success Old.txt")
        self.assertEqual(path.read_bytes(), TEXT.encode())
        self.assertEqual(self.names, ["Old.txt"])

    def answer(self, click: Callable[[str], None], answer: str) -> None:
        """Saves, and answers what the portal's dialog asks."""
        click("Save")
        dialogs = self.portal.dialogs
        dialogs.click(dialogs.wait_for(BUTTON, answer, within=dialogs.wait_for_dialog()))
        dialogs.wait_for_no_dialog()

    def test_the_filter_chooses_the_type_and_the_name_with_its_extension_is_asked_about(self) -> None:
        path = self.make("Note.md", text="from before")
        for answer in ("Cancel", "Replace"):
            dialog = self.ask("export") if answer == "Cancel" else self.asked()
            dialog.show_home("Note.md")
            self.assertEqual(dialog.name_field().text, "Note.txt")
            dialog.choose_type("Plain text document", "Markdown document")
            dialog.click("Save")
            question = self.gallery_now.dialog()
            self.assertIn("Note.md", question.node.name)
            self.assertEqual(path.read_text(), "from before")
            question.click(answer)
        self.assert_ended("export", "success Note.md")
        self.assertEqual(path.read_text(), f"# Note\n\n{TEXT}")
        self.assertEqual(self.names, ["Note.md"])


class OptionsThroughThePortal(PortalTestCase, FileOptionsTestCase):
    def test_it_carries_the_confirmation_label_the_kinds_and_the_folder_to_begin_in(self) -> None:
        self.set_options(BEGINS_IN_TEMPORARY, "Several", kinds="Images", texts={"Confirmation label": "Take it"})
        self.make("note.txt", "picture.png")
        dialog = self.ask("custom-import", "Pick Files")
        # Portals before version 4 begin elsewhere where something is opened.
        dialog.show_home("picture.png")
        self.assert_lists(dialog, ["picture.png"])
        dialog.select("picture.png")
        dialog.click("Take it")
        self.assert_ended("custom-import", "success picture.png")
        self.make_temporary("temporary.txt")
        dialog = self.ask("custom-export", "Save a File")
        self.assert_lists(dialog, ["temporary.txt"])
        dialog.click("Take it")
        self.addCleanup((Path(os.environ["TMPDIR"]) / "Options.txt").unlink)
        self.assert_ended("custom-export", "success Options.txt")

    def test_what_it_cannot_carry_has_the_toolkits_own_chooser(self) -> None:
        self.make_temporary(".hidden.txt", "a-very-long-name.txt", "short.txt")
        self.set_options(BEGINS_IN_TEMPORARY)
        self.cancel(self.ask("custom-import"), "custom-import")

        self.set_options(BEGINS_IN_TEMPORARY, texts={"Message": "Only what is yours"})
        dialog = self.present_without_portal("custom-import")
        self.assertIn("Only what is yours", dialog.texts)
        self.cancel(dialog, "custom-import")

        self.set_options(BEGINS_IN_TEMPORARY, texts={"File name label": "Call it"})
        dialog = self.present_without_portal("custom-export")
        self.assertIn("Call it", dialog.texts)
        self.cancel(dialog, "custom-export")

        self.set_options(BEGINS_IN_TEMPORARY, ONLY_SHORT_NAMES)
        dialog = self.present_without_portal("custom-import")
        self.assert_lists(dialog, ["short.txt"])
        self.cancel(dialog, "custom-import")

        self.set_options(BEGINS_IN_TEMPORARY, "Hidden files")
        dialog = self.present_without_portal("custom-import")
        self.assert_lists(dialog, [".hidden.txt", "a-very-long-name.txt", "short.txt"])
        self.cancel(dialog, "custom-import")

    def present_without_portal(self, sample: str) -> Chooser:
        """Clicks on the button of a sample and waits for the chooser, which is the only one."""
        dialog = self.present(sample)
        self.assertEqual(self.portal.dialogs.windows, [])
        return dialog


class OptionsInASandbox(PortalTestCase, FileOptionsTestCase):
    """There only the portal reaches the files, so that what it can't carry is seen to when it has answered."""

    environment = PortalTestCase.environment | {"SNAP": "/snap/gallery/1"}

    def test_a_choice_that_the_predicate_rejects_is_explained_and_asked_again(self) -> None:
        self.make("a-very-long-name.txt", "short.txt")
        self.set_options(ONLY_SHORT_NAMES, texts={"Message": "Only what is yours"})
        self.ask("custom-import").choose("a-very-long-name.txt")
        explanation = self.gallery_now.dialog()
        self.assertIn("a-very-long-name.txt", " ".join(explanation.texts))
        explanation.click("OK")
        self.asked().choose("short.txt")
        self.assert_ended("custom-import", "success short.txt")
        # What is dropped is said once, though there were two dialogs.
        said = "the portal's file dialog can't display a message, only the files that a predicate accepts"
        self.assertEqual([said in line for line in self.app.errors], [True], self.app.errors)
        self.drop()
