#!/usr/bin/python3
"""Drives Scribe from outside and checks what it does.

    Tests/EndToEnd/run.py SCRIBE [-k PATTERN]... [-f]

Runs on a desktop of its own; needs no display. Pictures of what failed are left in .build/end-to-end.
"""

import argparse
import os
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent.parent
# The driver is that of Oriel's own tests.
sys.path[:0] = [str(HERE), str(PACKAGE.parent.parent / "Tests" / "EndToEnd")]
sys.dont_write_bytecode = True

from driver import Desktop  # noqa: E402
from report import Report  # noqa: E402

from scribe_case import ScribeTestCase  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scribe", type=Path, help="the program")
    parser.add_argument("-k", dest="patterns", metavar="PATTERN", action="append", help="only tests whose name has it")
    parser.add_argument("-f", "--failfast", action="store_true", help="stop at the first failure")
    options = parser.parse_args()
    if not os.access(options.scribe, os.X_OK):
        parser.error(f"there is no program {options.scribe}")
    loader = unittest.TestLoader()
    if options.patterns:
        loader.testNamePatterns = [f"*{pattern.replace(' ', '_')}*" for pattern in options.patterns]
    tests = loader.discover(str(HERE), pattern="test_*.py")
    ScribeTestCase.binary = str(options.scribe.resolve())
    ScribeTestCase.pictures = str(PACKAGE / ".build" / "end-to-end")
    with Desktop() as desktop:
        ScribeTestCase.desktop = desktop
        result = unittest.TextTestRunner(resultclass=Report, verbosity=0, failfast=options.failfast).run(tests)
    return 0 if result.wasSuccessful() and result.testsRun else 1


if __name__ == "__main__":
    sys.exit(main())
