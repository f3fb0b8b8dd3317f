"""The Gallery's previews, which it lists, shows and draws instead of running."""

import tempfile
from pathlib import Path

from driver import Application

from case import GalleryTestCase


class Previews(GalleryTestCase):
    def run_previews(self, command: str) -> Application:
        """Starts the Gallery for its previews."""
        app = self.desktop.launch(self.binary, environment={"ORIEL_PREVIEWS": command})
        self.addCleanup(app.end)
        return app

    def test_they_are_listed_with_their_places(self) -> None:
        app = self.run_previews("list")
        self.assertEqual(app.wait_for_exit(), 0)
        lines = [line.split("\t") for line in app.output]
        places = dict(lines)
        self.assertTrue(places["Pickers"].startswith("Gallery/PickersPage.swift:"), lines)
        self.assertTrue(places["Menus"].endswith("MenusPage_Previews"), lines)

    def test_each_is_drawn(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            app = self.run_previews(f"render {folder}")
            self.assertEqual(app.wait_for_exit(), 0, app.errors)
            self.assertEqual(app.errors, [])
            pictures = {path.name for path in Path(folder).iterdir()}
            self.assertLessEqual({"Labels.png", "Menus.png", "Pickers.png"}, pictures)

    def test_one_is_shown_and_works(self) -> None:
        app = self.run_previews("show Labels")
        app.until(lambda: "Ada" in app.outline(), "the preview")
