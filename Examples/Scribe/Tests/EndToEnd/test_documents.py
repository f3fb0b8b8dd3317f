"""The life of a text, in real windows."""

from scribe_case import ScribeTestCase


class NewTexts(ScribeTestCase):
    def test_an_empty_text_closes_unasked_and_the_app_ends(self) -> None:
        self.launch()
        self.app.close(self.window("Untitled"))
        self.assertEqual(self.app.wait_for_exit(), 0)

    def test_closing_a_new_text_asks_and_cancel_keeps_it(self) -> None:
        self.launch()
        self.write("kept", self.window("Untitled"))
        window = self.window("• Untitled")
        self.app.press("ctrl+w")
        question = self.dialog("Save changes")
        self.assertEqual([button.name for button in question.buttons], ["Cancel", "Delete", "Save…"])
        self.app.press("Escape")
        self.app.wait_for_no_dialog()
        self.app.wait_until_ready(window)
        self.write("!", window)

    def test_a_new_text_is_saved_where_the_user_says_and_opened_from_the_recent_ones(self) -> None:
        self.launch()
        self.write("hello", self.window("Untitled"))
        self.app.press("ctrl+w")
        self.dialog("Save changes").click("Save…")
        chooser = self.chooser()
        self.assertEqual(chooser.name_field().text, "Untitled.md")
        chooser.save_as(self.folder / "letter.md")
        self.assertEqual(self.app.wait_for_exit(), 0)
        self.assertEqual((self.folder / "letter.md").read_text(), "hello")
        # It was closed, so that it isn't open again.
        self.launch()
        window = self.window("Untitled")
        self.open_recent(window, 0)
        self.assert_text("hello", "letter.md")

    def test_a_deleted_text_is_gone(self) -> None:
        self.launch()
        self.write("gone", self.window("Untitled"))
        self.app.press("ctrl+w")
        self.dialog("Save changes").click("Delete")
        self.assertEqual(self.app.wait_for_exit(), 0)
        self.launch()
        self.assertEqual(self.text(self.window("Untitled")), "")

    def test_undoing_all_takes_the_mark_away(self) -> None:
        self.launch()
        window = self.window("Untitled")
        self.write("one two", window)
        self.window("• Untitled")
        self.app.press("ctrl+z")
        self.app.press("ctrl+z")
        self.assertEqual(self.text(self.window("Untitled")), "")
        self.app.press("ctrl+shift+z")
        self.assert_text("one", "• Untitled")


class Files(ScribeTestCase):
    def test_a_file_is_saved_by_itself_and_when_its_window_closes(self) -> None:
        path = self.put("one", "page.txt")
        self.launch(path)
        window = self.window("page.txt")
        self.app.press("ctrl+End")
        self.write(" two", window)
        self.assert_saved("one two", "page.txt")
        self.window("page.txt")
        self.write(" three", window)
        self.app.press("ctrl+w")
        self.assertEqual(self.app.wait_for_exit(), 0)
        self.assertEqual(path.read_text(), "one two three")

    def test_save_as_leaves_the_first_file_alone(self) -> None:
        path = self.put("one", "page.txt")
        self.launch(path)
        window = self.window("page.txt")
        self.app.press("ctrl+shift+s")
        self.chooser().save_as(self.folder / "copy.txt")
        window = self.window("copy.txt")
        self.app.press("ctrl+End")
        self.write("!", window)
        self.app.press("ctrl+s")
        self.assert_saved("one!", "copy.txt")
        self.assertEqual(path.read_text(), "one")

    def test_a_file_that_is_opened_twice_has_one_window(self) -> None:
        path = self.put("one", "page.txt")
        self.launch(path)
        self.window("page.txt")
        other = self.put("two", "other.txt")
        second = self.desktop.launch(self.binary, str(other))
        self.assertEqual(second.wait_for_exit(), 0)
        self.window("other.txt")
        third = self.desktop.launch(self.binary, str(path))
        self.assertEqual(third.wait_for_exit(), 0)
        self.window("page.txt")
        self.assertEqual(sorted(window.name for window in self.app.main_windows), ["other.txt", "page.txt"])

    def test_another_program_changes_a_file_that_has_no_changes(self) -> None:
        path = self.put("one", "page.txt")
        self.launch(path)
        self.window("page.txt")
        self.put_otherwise("theirs", path)
        self.assert_text("theirs", "page.txt")
        self.assertEqual(self.app.dialogs, [])

    def test_another_program_changes_a_file_with_changes(self) -> None:
        for answer, text in (("Discard Changes", "theirs"), ("Save Anyway", "one mine")):
            with self.subTest(answer):
                path = self.put("one", "page.txt")
                self.launch(path)
                window = self.window("page.txt")
                self.app.press("ctrl+End")
                self.write(" mine", window)
                self.put_otherwise("theirs", path)
                self.dialog("“page.txt” was changed").click(answer)
                self.assert_text(text, "page.txt")
                self.assert_saved(text, "page.txt")
                self.app.wait_for_window("page.txt")
                self.quit()
                (self.folder / "page.txt").unlink()

    def test_another_program_moves_a_file(self) -> None:
        path = self.put("one", "page.txt")
        self.launch(path)
        self.window("page.txt")
        path.rename(self.folder / "moved.txt")
        self.window("moved.txt")

    def test_a_file_is_renamed_and_reverted(self) -> None:
        path = self.put("one", "page.txt")
        self.launch(path)
        window = self.window("page.txt")
        self.choose(window, "Rename…")
        dialog = self.dialog("Rename")
        self.app.press("ctrl+a")
        self.app.screen.type("letter")
        dialog.click("Rename")
        window = self.window("letter.txt")
        self.assertEqual((self.folder / "letter.txt").read_text(), "one")
        self.app.press("ctrl+End")
        self.write("!", window)
        self.choose(window, "Revert To Saved")
        self.dialog("Discard the changes").click("Discard Changes")
        self.assert_text("one", "letter.txt")

    def test_a_copy_is_a_new_text(self) -> None:
        self.launch(self.put("one", "page.txt"))
        window = self.window("page.txt")
        self.choose(window, "Duplicate")
        self.assert_text("one", "page copy")

    def test_a_file_that_cannot_be_written_is_not_changed(self) -> None:
        path = self.put("one", "page.txt")
        path.chmod(0o444)
        self.launch(path)
        window = self.window("page.txt")
        if os_is_root():
            self.skipTest("root may write to any file")
        self.app.wait_for(None, "This file can’t be changed. Save it under another name to edit it.", within=window)
        self.app.screen.type("x")
        self.assertEqual(self.text(window), "one")

    def test_what_is_no_text_is_not_opened(self) -> None:
        path = self.folder / "page.txt"
        path.write_bytes(b"\x00\x01\x02")
        self.launch(path)
        self.dialog("The file isn’t a text.").click("OK")


class Endings(ScribeTestCase):
    def test_after_a_crash_the_draft_is_there(self) -> None:
        self.launch()
        self.write("not saved", self.window("Untitled"))
        self.app.until(lambda: self.draft() == "not saved", "the draft", 30)
        self.kill()
        self.launch()
        window = self.assert_text("not saved", "Untitled")
        self.assertEqual(window.name, "• Untitled")
        # The question stays until it is answered.
        self.app.press("ctrl+w")
        self.dialog("Save changes").click("Delete")
        self.assertEqual(self.app.wait_for_exit(), 0)
        self.assertIsNone(self.draft())

    def test_quitting_saves_files_and_opens_them_again(self) -> None:
        path = self.put("one", "page.txt")
        self.launch(path)
        window = self.window("page.txt")
        self.app.press("ctrl+End")
        self.write(" two", window)
        self.quit()
        self.assertEqual(path.read_text(), "one two")
        self.launch()
        self.assert_text("one two", "page.txt")

    def test_quitting_asks_for_each_new_text_and_cancel_keeps_all(self) -> None:
        self.launch()
        self.write("one", self.window("Untitled"))
        self.app.press("ctrl+n")
        self.write("two", self.window("Untitled 2"))
        self.app.press("ctrl+q")
        self.dialog("Save changes to “Untitled 2”?").click("Delete")
        self.dialog("Save changes to “Untitled”?").click("Cancel")
        self.app.wait_for_no_dialog()
        self.assertEqual(len(self.app.main_windows), 2)
        self.app.press("ctrl+q")
        self.dialog("Save changes to “Untitled 2”?").click("Delete")
        self.dialog("Save changes to “Untitled”?").click("Delete")
        self.assertEqual(self.app.wait_for_exit(), 0)

    def draft(self) -> str | None:
        """What is kept of a text without a file."""
        import os
        from pathlib import Path

        state = Path(os.environ["XDG_STATE_HOME"])
        files = [path for path in state.rglob("*.md") if not path.name.startswith(".")]
        return files[0].read_text() if files else None


def os_is_root() -> bool:
    """Whether the tests run as root, whom no permission keeps away."""
    import os

    return os.geteuid() == 0
