"""What tests in another language have in common."""

import unittest

from case import GalleryTestCase
from languages import environment


class InLanguage(GalleryTestCase):
    """A Gallery in another language than English."""

    locale = ""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        found = environment(cls.desktop.folder, cls.locale)
        if found is None:
            raise unittest.SkipTest(f"GTK does not speak the language of {cls.locale} here, or the locale is missing")
        cls.environment = found
