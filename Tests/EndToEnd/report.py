"""How the tests' results are told."""

import time
import unittest
from typing import Any


class Report(unittest.TextTestResult):
    """A line for each test, as a sentence, with the time that it took."""

    def startTest(self, test: unittest.TestCase) -> None:  # noqa: N802
        super().startTest(test)
        self._start = time.monotonic()
        self._failures = self._count

    def stopTest(self, test: unittest.TestCase) -> None:  # noqa: N802
        skipped = next((reason for other, reason in self.skipped if other is test), None)
        word = "FAILED" if self._count != self._failures else "skipped" if skipped else "ok"
        line = f"{word:8}{time.monotonic() - self._start:5.1f} s  {sentence(test)}"
        self.stream.writeln(line + (f" ({skipped})" if skipped else ""))
        self.stream.flush()
        super().stopTest(test)

    def addSkip(self, test: unittest.TestCase, reason: str) -> None:  # noqa: N802
        super().addSkip(test, reason)
        if not isinstance(test, unittest.TestCase):
            self.stream.writeln(f"{'skipped':17}{test} ({reason})")

    def addFailure(self, test: unittest.TestCase, err: Any) -> None:  # noqa: N802
        super().addFailure(test, err)
        self._keep_picture(test)

    def addError(self, test: unittest.TestCase, err: Any) -> None:  # noqa: N802
        super().addError(test, err)
        self._keep_picture(test)

    @staticmethod
    def _keep_picture(test: unittest.TestCase) -> None:
        take_picture = getattr(test, "take_picture", None)
        if take_picture is not None:
            take_picture("end")

    def getDescription(self, test: unittest.TestCase) -> str:  # noqa: N802
        part = getattr(test, "_message", None)
        return sentence(getattr(test, "test_case", test)) + (f" [{part}]" if isinstance(part, str) else "")

    @property
    def _count(self) -> int:
        return len(self.failures) + len(self.errors)


def sentence(test: Any) -> str:
    """`EveryAlert: escape presses the cancel button or dismisses`."""
    name = getattr(test, "_testMethodName", "")
    if not name:
        return str(test)
    return f"{type(test).__name__}: {name.removeprefix('test_').replace('_', ' ')}"
