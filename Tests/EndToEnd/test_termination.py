"""Signals that ask the Gallery to end: it ends in order, whatever is open, and what was set just before is kept."""

import os
import signal
from pathlib import Path

from driver.application import BUTTON
from gallery import Gallery
from page_case import PageTestCase

SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


class SignalTestCase(PageTestCase):
    """Tests that end a Gallery of their own with a signal."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        # What runs in the background, or with nohup, has them ignored, and so do the programs that it starts.
        for number in SIGNALS:
            if signal.getsignal(number) == signal.SIG_IGN:
                cls.addClassCleanup(signal.signal, number, signal.signal(number, signal.SIG_DFL))

    def assert_ends(self, gallery: Gallery, number: signal.Signals) -> None:
        """It ends by this signal, and has nothing to say about it."""
        os.kill(gallery.app.pid, number)
        self.assertEqual(gallery.app.wait_for_exit(), -number)
        self.assertEqual(gallery.app.errors, [])


class Settings(SignalTestCase):
    page = "storage"
    #: How often the Gallery may write before the signal comes.
    TRIES = 5

    def test_a_setting_that_was_changed_just_before_is_kept(self) -> None:
        for number in SIGNALS:
            with self.trying(number.name):
                for _ in range(self.TRIES):
                    is_on, had_to_be_written = self.end_after_a_change(number)
                    gallery = self.launch()
                    toggle = gallery.app.wait_for("check box", "Say it loud")
                    self.assertEqual("checked" in toggle.states, is_on)
                    self.assert_ends(gallery, number)
                    if had_to_be_written:
                        break
                else:
                    self.fail("the setting was always written before the signal came")
                # Nothing half is left.
                self.assertEqual(os.listdir(self.settings.parent), [self.settings.name])

    def end_after_a_change(self, number: signal.Signals) -> tuple[bool, bool]:
        """Changes a setting, and ends the Gallery as soon as that shows.

        Returns what was set, and whether it still had to be written.
        """
        gallery = self.launch()
        toggle = gallery.app.wait_for("check box", "Say it loud")
        was_on, before = "checked" in toggle.states, self.written()
        gallery.app.click(toggle)
        gallery.app.until(lambda: ("checked" in toggle.states) != was_on, "the setting to change")
        had_to_be_written = self.written() == before
        self.assert_ends(gallery, number)
        return not was_on, had_to_be_written

    @property
    def settings(self) -> Path:
        return Path(os.environ["XDG_CONFIG_HOME"], "org.oriel.Gallery", "settings.json")

    def written(self) -> str | None:
        return self.settings.read_text() if self.settings.exists() else None


class OpenWindows(SignalTestCase):
    """Who asks before a window closes isn't asked now."""

    page = "windows"

    def test_a_window_with_unsaved_changes_does_not_hold_it_up(self) -> None:
        for is_asked in (False, True):
            with self.trying("asked" if is_asked else "not asked"):
                gallery = self.launch()
                button = gallery.app.wait_for(BUTTON, "Open Notes")
                gallery.app.show(button)
                gallery.app.click(button)
                window = gallery.app.wait_for_window("Notes")
                field = gallery.app.until(lambda window=window: window.find("text"), "a text field")
                gallery.app.focus(field)
                self.desktop.screen.type("unsaved")
                gallery.app.until(lambda window=window: window.name == "Notes (edited)", "the change")
                if is_asked:
                    gallery.app.close(window)
                    gallery.dialog()
                self.assert_ends(gallery, signal.SIGTERM)

    def test_a_sheet_that_may_not_be_dismissed_and_an_alert_do_not_hold_it_up(self) -> None:
        for page, sample in (("sheets", "held-sheet"), ("alerts", "plain-alert")):
            with self.trying(sample):
                gallery = self.launch(page)
                gallery.present(sample)
                self.assert_ends(gallery, signal.SIGTERM)

