"""The heights of sheets: drawn, scrolled, moved by key, clicked, and set from the app; and covers, which have none."""

from gallery import Dialog
from presentation_case import PresentationTestCase, dismissal, lines

_HEIGHTS = ("bar", "medium", "large")


class Detents(PresentationTestCase):
    page = "sheets"

    def open(self) -> Dialog:
        return self.present("detents", "Heights")

    def close(self) -> None:
        self.app.press("Escape")
        self.assert_dismissed("detents", dismissal("detents"))

    def assert_at(self, dialog: Dialog, detent: str) -> int:
        """The page says that the sheet has this height, and it has; returns it once it stays."""
        self.assert_value("detents", "detent", detent)
        last: list[int] = []

        def stands_still() -> bool:
            last.append(dialog.box.height)
            return len(last) > 8 and len(set(last[-8:])) == 1

        self.wait(stands_still, "the sheet to stand still")
        return last[-1]

    def heights(self, dialog: Dialog) -> dict[str, int]:
        """What each height is in pixels, by the sheet's own buttons."""
        found = {}
        for name in _HEIGHTS:
            dialog.click(name.capitalize())
            found[name] = self.assert_at(dialog, name)
        return found

    def test_its_own_buttons_set_the_height_and_it_stays_for_the_next_time(self) -> None:
        dialog = self.open()
        heights = self.heights(dialog)
        self.assertLess(heights["bar"], heights["medium"])
        self.assertLess(heights["medium"], heights["large"])
        # The whole sheet, with its header and its indicator.
        self.assertLessEqual(heights["large"], self.app.box(self.window).height)
        self.close()
        dialog = self.open()
        self.assertEqual(self.assert_at(dialog, "large"), heights["large"])
        self.close()

    def test_it_is_drawn_by_its_indicator_and_rests_at_the_nearest_height(self) -> None:
        dialog = self.open()
        heights = self.heights(dialog)
        for target in ("medium", "bar", "large"):
            distance = heights[target] - dialog.box.height
            self.draw(dialog, distance + (20 if distance < 0 else -20))
            self.assertEqual(self.assert_at(dialog, target), heights[target])
        self.close()

    def draw(self, dialog: Dialog, distance: int) -> None:
        """Draws the indicator downwards."""
        x, y = self.app.box(self.app.wait_for("slider", "Height", within=dialog.node)).center
        self.desktop.screen.drag((x, y), (x, y + distance))

    def test_drawn_far_below_its_lowest_height_it_is_dismissed(self) -> None:
        dialog = self.open()
        dialog.click("Bar")
        height = self.assert_at(dialog, "bar")
        self.draw(dialog, -height // 2 - 20)
        self.assert_dismissed("detents", dismissal("detents"))

    def test_keys_and_clicks_on_the_indicator_change_it(self) -> None:
        dialog = self.open()
        dialog.click("Medium")
        self.assert_at(dialog, "medium")
        self.app.focus(self.app.wait_for("slider", "Height", within=dialog.node))
        for key, detent in (
            ("End", "large"), ("Down", "medium"), ("Down", "bar"), ("Down", "bar"), ("Up", "medium"), ("Home", "bar"),
            ("Return", "medium"), ("space", "large"), ("Return", "bar"),
        ):  # fmt: skip
            self.app.press(key)
            self.assert_at(dialog, detent)
        for detent in ("medium", "large", "bar"):
            self.app.click(self.app.wait_for("slider", "Height", within=dialog.node))
            self.assert_at(dialog, detent)
        self.close()

    def test_the_wheel_makes_it_higher_first_and_lower_once_all_is_scrolled_back(self) -> None:
        dialog = self.open()
        dialog.click("Bar")
        self.assert_at(dialog, "bar")
        for is_down, detent in ((True, "medium"), (True, "large"), (False, "medium"), (False, "bar")):
            box = dialog.box
            self.desktop.screen.scroll(box.center[0], box.y + box.height - 60, is_down=is_down)
            self.assert_at(dialog, detent)
        self.close()


class Covers(PresentationTestCase):
    page = "sheets"

    def test_a_cover_covers_its_window_and_has_a_header_with_a_close_button(self) -> None:
        window = self.window.box
        dialog = self.present("cover", "Cover")
        self.wait(
            lambda: (dialog.box.width, dialog.box.height) == (window.width, window.height), "the size of the window"
        )
        self.assertEqual(sorted(button.name for button in dialog.buttons), ["Close", "Done"])
        self.assertIn("modal", dialog.node.states)
        self.app.press("Return")
        self.assert_dismissed("cover", dismissal("cover", "pressed Done"))

    def test_escape_the_close_button_and_the_window_manager_dismiss_it(self) -> None:
        for way in ("Escape", "the close button", "the window manager"):
            with self.trying(way):
                self.ways_to_dismiss(self.present("cover", "Cover"))[way]()
                self.assert_dismissed("cover", dismissal("cover"))

    def test_a_cover_for_an_item_is_replaced_with_it(self) -> None:
        dialog = self.present("item-cover", "Chapter 1")
        for number in (2, 3):
            dialog.click("Next Chapter")
            dialog = self.gallery_now.dialog(f"Chapter {number}")
            self.assert_dialogs(f"Chapter {number}")
            self.assertEqual((dialog.box.width, dialog.box.height), (self.window.box.width, self.window.box.height))
        self.assert_value("item-cover", "item", "Chapter 3")
        self.app.press("Escape")
        self.assert_dismissed(
            "item-cover",
            lines("item-cover", "presented", "onDismiss", "onDismiss", "onDismiss", "isPresented false"),
        )


class SheetOptions(PresentationTestCase):
    """A sheet with the options that its page sets."""

    page = "sheets"

    def choose(self, name: str, row: str | None = None) -> None:
        """Presses one of the buttons of a row; each name is there more than once."""
        if row is None:
            self.click(name, "check box")
            return
        label = self.node(("label", "heading"), row)
        place = label.parent
        while place and not place.find("toggle button", name):
            place = place.parent
        button = place.find("toggle button", name) if place else None
        assert button is not None, f"{name} of {row}"
        self.app.show(button)
        self.app.click(button)
        self.wait(lambda: "pressed" in button.states, f"{name} of {row}")

    def open(self) -> Dialog:
        return self.present("custom-sheet", "Options")

    def close(self) -> None:
        self.app.press("Escape")
        self.assert_dismissed("custom-sheet", dismissal("custom-sheet"))

    def test_the_page_behind_can_be_used_where_that_is_wanted(self) -> None:
        self.choose("Usable", "Behind it")
        dialog = self.open()
        self.assertNotIn("modal", dialog.node.states)
        toggle = self.app.wait_for("check box", "Dismissal disabled", within=self.window)
        for is_on in (True, False):
            self.app.click(toggle)
            self.wait(lambda o=is_on: ("checked" in toggle.states) == o, "the toggle of the page")
            self.wait(lambda o=is_on: ("Close" not in [b.name for b in dialog.buttons]) == o, "the close button")
        self.assert_caption("custom-sheet", is_presented=True)
        dialog.click("Done")
        self.gallery_now.wait_until_answered()
        self.assert_noted(dismissal("custom-sheet", "pressed Done"))
        self.choose("Usual", "Behind it")

    def test_the_indicator_is_there_where_it_is_wanted(self) -> None:
        self.choose("Height: medium")
        self.choose("Height: large")
        for choice, is_there in (("Automatic", True), ("Hidden", False), ("Visible", True)):
            with self.trying(choice):
                self.choose(choice, "Drag indicator")
                dialog = self.open()
                self.assertEqual(dialog.node.find("slider", "Height") is not None, is_there)
                self.close()
        self.choose("Automatic", "Drag indicator")
        self.choose("Height: medium")
        self.choose("Height: large")

    def test_it_is_as_large_as_a_form_or_a_page_where_that_is_wanted(self) -> None:
        widths = {}
        for choice in ("Fitted", "Form", "Page"):
            with self.trying(choice):
                self.choose(choice, "Size")
                dialog = self.open()
                self.assert_on_screen(dialog)
                widths[choice] = dialog.box.width
                self.close()
        self.assertLess(widths["Fitted"], widths["Form"])
        self.assertLess(widths["Form"], widths["Page"])
        self.choose("Usual", "Size")
