#!/usr/bin/python3
"""Drives the Gallery from outside and checks what it does.

    Tests/EndToEnd/run.py GALLERY [-k PATTERN]... [-f] [-j JOBS]

Runs on desktops of its own; needs no display. Pictures of what failed are left in .build/end-to-end.
"""

import argparse
import os
import shutil
import sys
import time
import unittest
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from workers import Outcome, outcomes  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gallery", type=Path, help="the Gallery's executable")
    parser.add_argument("-k", dest="patterns", metavar="PATTERN", action="append", help="only tests whose name has it")
    parser.add_argument("-f", "--failfast", action="store_true", help="stop at the first failure")
    # Tests wait for their app, and an app for its frames: one more class than processors keeps these busy.
    jobs = (os.cpu_count() or 1) + 1
    parser.add_argument(
        "-j", dest="jobs", type=int, default=jobs, help=f"how many classes of tests run at a time ({jobs})"
    )
    options = parser.parse_args()
    if not os.access(options.gallery, os.X_OK):
        parser.error(f"there is no program {options.gallery}")

    loader = unittest.TestLoader()
    if options.patterns:
        loader.testNamePatterns = [f"*{p.replace(': ', '*').replace(' ', '_')}*" for p in options.patterns]
    classes: dict[str, list[str]] = {}
    weights: Counter[str] = Counter()
    for test in flat(loader.discover(str(HERE), pattern="test_*.py")):
        name = test.id().rpartition(".")[0]
        classes.setdefault(name, []).append(test.id())
        weights[name] += test.weight
    if not classes:
        print("no test has that name")
        return 1

    pictures = HERE.parent.parent / ".build" / "end-to-end"
    shutil.rmtree(pictures, ignore_errors=True)
    start = time.monotonic()
    whole = Outcome()
    jobs = max(1, min(options.jobs, len(classes)))
    # The longest start first, so that the last one to end is a short one.
    order = [classes[name] for name, _ in weights.most_common()]
    for outcome in outcomes(order, str(options.gallery.resolve()), str(pictures), jobs, options.failfast):
        print(outcome.text, end="", flush=True)
        whole += outcome
    return tell(whole, time.monotonic() - start)


def flat(suite: unittest.TestSuite) -> Iterator[unittest.TestCase]:
    """All tests of a suite."""
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flat(test)
        else:
            yield test


def tell(outcome: Outcome, seconds: float) -> int:
    """Prints what failed and how many tests ran. Returns the exit status."""
    for what, trace in outcome.failures:
        print(f"{'=' * 70}\nFAILED: {what}\n{'-' * 70}\n{trace}")
    skipped = f" ({outcome.skipped} skipped)" if outcome.skipped else ""
    print(f"{'-' * 70}\nRan {outcome.run} tests in {seconds:.0f} s\n")
    print(f"FAILED: {len(outcome.failures)}{skipped}" if outcome.failures else f"OK{skipped}")
    return 1 if outcome.failures else 0


if __name__ == "__main__":
    sys.exit(main())
