"""Processes that run classes of tests side by side, each on a desktop of its own."""

import io
import multiprocessing
import unittest
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing.util import Finalize

from case import GalleryTestCase
from driver import Desktop
from report import Report


@dataclass
class Outcome:
    """What came of tests, in words."""

    #: A line for each test.
    text: str = ""
    run: int = 0
    skipped: int = 0
    #: What failed, and how.
    failures: list[tuple[str, str]] = field(default_factory=list)

    def __add__(self, other: "Outcome") -> "Outcome":
        return Outcome(
            self.text + other.text,
            self.run + other.run,
            self.skipped + other.skipped,
            self.failures + other.failures,
        )


def outcomes(classes: Sequence[Sequence[str]], binary: str, pictures: str, jobs: int, failfast: bool) -> Iterator[Outcome]:
    """Runs classes, each given by the names of its tests, so many at a time, and yields what came of each of them."""
    # Started anew, for GLib and X don't survive a fork.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_start, initargs=(binary, pictures)) as pool:
        started: list[Future[Outcome]] = [
            pool.submit(_run, names, failfast) for names in classes
        ]
        for future in as_completed(started):
            outcome = future.result()
            yield outcome
            if failfast and outcome.failures:
                pool.shutdown(wait=False, cancel_futures=True)
                return


def _start(binary: str, pictures: str) -> None:
    """Makes a worker's desktop, which goes when the worker does."""
    GalleryTestCase.binary = binary
    GalleryTestCase.pictures = pictures
    desktop = Desktop()
    GalleryTestCase.desktop = desktop.__enter__()
    Finalize(None, desktop.__exit__, (None, None, None), exitpriority=1)


def _run(names: Sequence[str], failfast: bool) -> Outcome:
    stream = io.StringIO()
    suite = unittest.defaultTestLoader.loadTestsFromNames(names)
    result = Report(unittest.runner._WritelnDecorator(stream), descriptions=True, verbosity=0)
    result.failfast = failfast
    suite.run(result)
    failures = [(result.getDescription(test), trace) for test, trace in result.failures + result.errors]
    return Outcome(stream.getvalue(), result.testsRun, len(result.skipped), failures)
