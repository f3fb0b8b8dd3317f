"""What the tests have in common."""

import os
import re
import unittest
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import ClassVar

from driver import Application, Desktop, TimedOut
from driver.waiting import Value

from gallery import LOG_CAPACITY, Dialog, Gallery
from samples import Sample


class GalleryTestCase(unittest.TestCase):
    """Tests of one page; they share a Gallery for as long as nothing goes wrong in it.

    At the end it must quit by itself, having written no complaint.
    """

    desktop: ClassVar[Desktop]
    binary: ClassVar[str]
    #: Where pictures of failures go.
    pictures: ClassVar[str]

    page: ClassVar[str] = "alerts"
    environment: ClassVar[dict[str, str]] = {}
    #: About how many seconds each of the tests takes.
    weight: ClassVar[int] = 2
    maxDiff = None

    #: After so many parts of one test have failed, the rest of it would tell nothing new.
    _patience: ClassVar[int] = 4
    _tries_failed = 0
    _gallery: ClassVar[Gallery | None] = None
    _log: ClassVar[list[str]] = []

    @classmethod
    def tearDownClass(cls) -> None:
        gallery, cls._gallery = cls._gallery, None
        if gallery is None:
            return
        try:
            if gallery.is_idle:
                gallery.app.close(gallery.window)
                status = gallery.app.wait_for_exit()
                if status != 0 or gallery.app.errors:
                    raise AssertionError(f"the Gallery ended with {status} and said: {gallery.app.errors}")
        finally:
            gallery.app.end()

    @property
    def gallery(self) -> Gallery:
        """The Gallery, with nothing open in it."""
        cls = type(self)
        if cls._gallery is None or not cls._gallery.is_idle:
            if cls._gallery is not None:
                cls._gallery.app.end()
            cls._gallery = self._launch(self.page)
            cls._log = []
        return cls._gallery

    def launch(self, page: str | None = None) -> Gallery:
        """A Gallery of this test's own, which ends with it at the latest."""
        gallery = self._launch(page or self.page)
        self.addCleanup(gallery.app.end)
        return gallery

    def launch_another(self) -> Gallery:
        """A second Gallery beside the shared one, as if it were another app."""
        gallery = Gallery(self.desktop, self.binary, self.page, self.environment | self.desktop.another_session)
        self.addCleanup(gallery.app.end)
        return gallery

    def _launch(self, page: str) -> Gallery:
        return Gallery(self.desktop, self.binary, page, self.environment)

    def drop(self) -> None:
        """Ends the shared Gallery, so that the next test gets a fresh one."""
        cls = type(self)
        if cls._gallery is not None:
            cls._gallery.app.end()
            cls._gallery = None

    @contextmanager
    def trying(self, what: str) -> Iterator[None]:
        """A part of a test, after whose failure the others go on with a fresh Gallery."""
        if self._tries_failed >= self._patience:
            self.skipTest("the rest of it, for it has failed often enough")
        with self.subTest(what):
            try:
                yield
            except BaseException:
                self._tries_failed += 1
                self.take_picture(what)
                self.drop()
                raise

    def take_picture(self, what: str) -> None:
        """Keeps what the screen shows for those who look into a failure."""
        os.makedirs(self.pictures, exist_ok=True)
        name = re.sub(r"\W+", "-", f"{self.id().split('.')[-1]}-{what}")
        self.desktop.picture(os.path.join(self.pictures, f"{name}.png"))

    @property
    def app(self) -> Application:
        """The Gallery's process, whatever may be open in it."""
        return self.gallery_now.app

    # Assertions

    def wait(self, condition: Callable[[], Value | None], what: str) -> Value:
        """Waits for what an open Gallery does."""
        return self.app.until(condition, what)

    def assert_answered(self, sample: Sample, pressed: str | None) -> None:
        """The dialog has gone, the binding is false, exactly this was noted, and the focus is where it was before."""
        self.gallery_now.wait_until_answered()
        self.assert_caption(sample.id, is_presented=False)
        self.assert_noted(sample.trace(pressed))
        trigger = self.gallery_now.trigger(sample.id)
        self.wait(lambda: "focused" in trigger.states, f"the focus on {trigger.name!r}")

    def assert_noted(self, lines: list[str]) -> None:
        """The log has these lines more than at the last time, and no others."""
        cls = type(self)
        expected = (cls._log + lines)[-LOG_CAPACITY:]
        try:
            self.wait(lambda: self.gallery_now.log() == expected, "the log")
        except TimedOut:
            self.assertEqual(self.gallery_now.log(), expected)
        cls._log = expected

    def assert_caption(self, sample: str, is_presented: bool) -> None:
        """The sample's binding says so."""
        expected = f"{sample} isPresented: {str(is_presented).lower()}"
        self.wait(lambda: self.gallery_now.caption(sample) == expected, f"the caption {expected!r}")

    def assert_fits(self, dialog: Dialog) -> None:
        """The dialog is on the screen, and all of its buttons can be seen and reached."""
        width, height = self.desktop.screen.size
        box = dialog.box
        self.assertGreaterEqual(min(box.x, box.y), 0, box)
        self.assertLessEqual(box.x + box.width, width, box)
        self.assertLessEqual(box.y + box.height, height, box)
        for button in dialog.buttons:
            self.assertTrue(box.contains(self.gallery_now.app.box(button)), f"{button.name!r} of {box}")

    @property
    def gallery_now(self) -> Gallery:
        """The Gallery, whatever may be open in it."""
        return type(self)._gallery or self.gallery
