#!/usr/bin/python3
"""Drives the Gallery from outside and checks what it does.

    Tests/EndToEnd/run.py GALLERY [-k PATTERN]... [-f]

Runs on a desktop of its own; needs no display. Pictures of what failed are left in .build/end-to-end.
"""

import argparse
import os
import shutil
import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from case import GalleryTestCase  # noqa: E402
from driver import Desktop  # noqa: E402
from report import Report  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gallery", type=Path, help="the Gallery's executable")
    parser.add_argument("-k", dest="patterns", metavar="PATTERN", action="append", help="only tests whose name has it")
    parser.add_argument("-f", "--failfast", action="store_true", help="stop at the first failure")
    options = parser.parse_args()
    if not os.access(options.gallery, os.X_OK):
        parser.error(f"there is no program {options.gallery}")

    loader = unittest.TestLoader()
    if options.patterns:
        loader.testNamePatterns = [f"*{p.replace(': ', '*').replace(' ', '_')}*" for p in options.patterns]
    suite = loader.discover(str(HERE), pattern="test_*.py")
    GalleryTestCase.binary = str(options.gallery.resolve())
    GalleryTestCase.pictures = str(HERE.parent.parent / ".build" / "end-to-end")
    shutil.rmtree(GalleryTestCase.pictures, ignore_errors=True)
    with Desktop() as desktop:
        GalleryTestCase.desktop = desktop
        runner = unittest.TextTestRunner(resultclass=Report, verbosity=0, failfast=options.failfast, stream=sys.stdout)
        result = runner.run(suite)
    if not result.testsRun and not result.skipped and not result.errors:
        print("no test has that name")
        return 1
    return 0 if result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
