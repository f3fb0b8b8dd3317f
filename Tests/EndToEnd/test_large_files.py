"""A large file: it is written completely or not at all, with progress and cancellation."""

import os
import signal
from collections.abc import Callable

from driver.threads import holding, running_times
from file_case import FileTestCase


class LargeFiles(FileTestCase):
    SIZE = 200 << 20
    #: How often a disk may be done before its slowness could be feigned.
    TRIES = 5
    #: For how long only the thread that writes can have run in the meantime, in nanoseconds.
    BUSY = 2_000_000

    def test_a_file_is_written_whole(self) -> None:
        self.present("export-large").save_as(self.folder / "Whole")
        self.wait(lambda: self.has_ended, "the end of the export")
        self.assert_ended("export-large", f"success {self.names[0]}")
        self.assertEqual([(self.folder / name).stat().st_size for name in self.names], [self.SIZE])

    def test_a_slow_disk_is_told_of_and_who_will_not_wait_has_no_file(self) -> None:
        for way in ("Cancel", "Escape"):
            with self.trying(way):
                with holding(self.begin_slowly()):
                    sheet = self.gallery_now.dialog()
                    self.assertTrue(any(text.startswith("Large") for text in sheet.texts), sheet.texts)
                    self.assertTrue(sheet.node.find("progress bar"))
                    ways: dict[str, Callable[[], None]] = {
                        "Cancel": lambda d=sheet: d.click("Cancel"),
                        "Escape": lambda: self.app.press("Escape"),
                    }
                    ways[way]()
                self.assert_ended("export-large", "cancelled")
                self.assertEqual(self.names, [])

    def test_a_signal_ends_the_app_once_nothing_half_is_left(self) -> None:
        writer = self.begin_slowly()
        app = self.app
        with holding(writer):
            os.kill(app.pid, signal.SIGTERM)
            self.wait(lambda: not app.windows, "the window to go")
            self.assertTrue(app.is_running)
            self.assertNotEqual(self.names, [])
        self.assertEqual((app.wait_for_exit(), app.errors), (-signal.SIGTERM, []))
        self.assertEqual(self.names, [])

    def test_a_second_signal_does_not_wait_for_a_disk_that_hangs(self) -> None:
        writer = self.begin_slowly()
        app = self.app
        with holding(writer):
            os.kill(app.pid, signal.SIGTERM)
            self.wait(lambda: not app.windows, "the window to go")
            os.kill(app.pid, signal.SIGTERM)
        self.assertEqual(app.wait_for_exit(), -signal.SIGTERM)
        # It had no time to take anything back.
        self.assertNotEqual(self.names, [])

    def begin_slowly(self) -> int:
        """Exports until that can be slow, and returns the thread that writes."""
        for _ in range(self.TRIES):
            if writer := self.begin():
                return writer
        self.fail("the disk is always done before it can be slow")

    def begin(self) -> int | None:
        """Exports, and returns the thread that writes; without one, it was done before that could be seen."""
        self.present("export-large").save_as(self.folder / "Large")
        self.wait(lambda: self.written, "something to be written")
        before = running_times(self.app.pid)

        def gains() -> dict[int, int]:
            return {thread: time - before.get(thread, 0) for thread, time in running_times(self.app.pid).items()}

        def has_run() -> bool:
            return max(gains().values()) >= self.BUSY

        self.wait(lambda: has_run() or self.written == self.SIZE, "a thread to write")
        writer = max(gains().items(), key=lambda item: item[1])[0]
        if has_run() and self.written < self.SIZE // 2:
            return writer
        self.wait(lambda: self.has_ended, "the end of the export")
        self.assert_ended("export-large", f"success {self.names[0]}")
        (self.folder / self.names[0]).unlink()
        return None

    @property
    def written(self) -> int:
        """How much is in the folder."""
        return sum(entry.stat().st_size for entry in os.scandir(self.folder))

    @property
    def has_ended(self) -> bool:
        """Whether the export that was begun last has said how it ended."""
        said = self.gallery_now.log()
        return bool(said) and said[-1].startswith(("export-large: success", "export-large: failure"))
