"""Scribe in the languages into which it is translated."""

from languages import environment
from scribe_case import ScribeTestCase

from driver.application import BUTTON


class Languages(ScribeTestCase):
    def test_words_are_counted_in_the_user_s_language(self) -> None:
        for locale, name, words in (("de_DE", "Text", "1 Wort"), ("ar_EG", "النص", "كلمة واحدة")):
            with self.subTest(locale):
                speaks = environment(self.desktop.folder, locale)
                if speaks is None:
                    self.skipTest(f"the machine lacks {locale}")
                path = self.put("a", "page.md")
                app = self.desktop.launch(self.binary, str(path), environment=speaks)
                self.addCleanup(app.end)
                window = app.wait_for_window("page.md")
                app.until(lambda w=window, n=name: w.find("text", n), "the text")
                app.wait_for(BUTTON, words, within=window)
                app.close(window)
                self.assertEqual(app.wait_for_exit(), 0)
                self.assertEqual(app.errors, [])
