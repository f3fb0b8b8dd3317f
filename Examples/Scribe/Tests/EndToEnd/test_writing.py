"""Writing, finding and looking at the result."""

from scribe_case import ScribeTestCase

from driver.application import BUTTON

TOGGLE = ("toggle button", "check box")


class Writing(ScribeTestCase):
    def test_find_and_replace_by_the_keyboard_alone(self) -> None:
        self.launch(self.put("one two one", "page.txt"))
        window = self.window("page.txt")
        self.app.press("ctrl+h")
        self.app.until(lambda: window.find("text", "Find"), "the find bar")
        self.app.screen.type("one")
        self.app.wait_for(None, "1 of 2", within=window)
        self.app.press("Tab")
        replacement = self.app.until(lambda: window.find("text", "Replace with"), "the field for the replacement")
        self.app.focus(replacement)
        self.app.screen.type("1")
        self.app.click(self.app.wait_for(BUTTON, "Replace All", within=window))
        self.assert_text("1 two 1", "page.txt")
        self.app.press("Escape")
        self.app.press("ctrl+z")
        self.assert_text("one two one", "page.txt")

    def test_the_preview_stands_beside_the_text(self) -> None:
        self.launch(self.put("# Title\n\nSome *words*.", "page.md"))
        window = self.window("page.md")
        self.app.press("ctrl+shift+p")
        self.app.until(lambda: window.find("heading", "Title"), "the heading")
        self.app.press("ctrl+shift+p")
        self.app.until(lambda: not window.find("heading", "Title"), "no heading")

    def test_bold_marks_the_selection_and_can_be_taken_back(self) -> None:
        self.launch(self.put("word", "page.md"))
        self.window("page.md")
        self.app.press("ctrl+a")
        self.app.press("ctrl+b")
        self.assert_text("**word**", "page.md")
        self.app.press("ctrl+z")
        self.assert_text("word", "page.md")

    def test_the_number_of_words_follows(self) -> None:
        self.launch()
        window = self.window("Untitled")
        self.write("one two three", window)
        self.app.wait_for(BUTTON, "3 words", within=window)

    def test_the_settings_open_by_their_key(self) -> None:
        self.launch()
        self.window("Untitled")
        self.app.press("ctrl+comma")
        settings = self.app.until(lambda: next((w for w in self.app.windows if w.find(None, "Line Width")), None), "settings")
        self.app.close(settings)
