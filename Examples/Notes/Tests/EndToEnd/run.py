#!/usr/bin/python3
"""Drives Notes from outside and checks what it does, with the driver of Oriel's own end-to-end tests.

    Tests/EndToEnd/run.py PROGRAM [-k PATTERN]...

Runs on a desktop of its own; needs no display.
"""

import argparse
import os
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(HERE), str(HERE.parents[3] / "Tests" / "EndToEnd")]

from driver import Desktop  # noqa: E402

from notes_case import NotesCase  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", type=Path, help="the app's executable")
    parser.add_argument("-k", dest="patterns", metavar="PATTERN", action="append", help="only tests whose name has it")
    options = parser.parse_args()
    if not os.access(options.program, os.X_OK):
        parser.error(f"there is no program {options.program}")
    loader = unittest.TestLoader()
    if options.patterns:
        loader.testNamePatterns = [f"*{pattern}*" for pattern in options.patterns]
    with Desktop() as desktop:
        NotesCase.desktop = desktop
        NotesCase.program = str(options.program.resolve())
        tests = loader.discover(str(HERE), pattern="test_*.py")
        return 0 if unittest.TextTestRunner(verbosity=2).run(tests).wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
