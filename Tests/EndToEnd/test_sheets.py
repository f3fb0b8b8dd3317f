"""Sheets: what every one of them does, and what is alive in them."""

from dataclasses import dataclass

from presentation_case import PresentationTestCase, dismissal


@dataclass(frozen=True)
class Sheet:
    """A sheet of the Gallery, as it comes."""

    id: str
    title: str
    #: What has the focus at first.
    focus: str
    #: What Return presses, wherever the focus is.
    default: str | None = "Done"
    #: What Escape presses, if it has a button for that.
    cancel: str | None = None
    is_held: bool = False


SHEETS = (
    Sheet("plain-sheet", "Details", "Done"),
    Sheet("form-sheet", "Contact", "Name", default=None, cancel="Cancel"),
    Sheet("long-sheet", "Long Sheet", "Done"),
    Sheet("nested-sheets", "Level 1", "Done"),
    Sheet("sheet-alert", "Drafts", "Done"),
    Sheet("replaced-sheet", "Question", "Done"),
    Sheet("held-sheet", "Licence", "Done", is_held=True),
    Sheet("guarded-sheet", "Letter", "Text"),
    Sheet("detents", "Heights", "Bar", default=None),
    Sheet("custom-sheet", "Options", "Done"),
)


class EverySheet(PresentationTestCase):
    page = "sheets"

    def test_it_is_a_dialog_with_a_title_above_an_inert_window_and_its_first_field_or_default_button_has_the_focus(self) -> None:
        for sheet in SHEETS:
            with self.trying(sheet.id):
                dialog = self.present(sheet.id)
                self.assertEqual((dialog.node.role, dialog.node.name), ("dialog", sheet.title))
                self.assertIn("modal", dialog.node.states)
                self.assert_caption(sheet.id, is_presented=True)
                focused = self.wait(lambda: self.app.focused, "a focus")
                self.assertEqual((focused.name, focused.window), (sheet.focus, dialog.node))
                self.assert_on_screen(dialog)
                if sheet.is_held:
                    dialog.click("Done")
                    self.assert_dismissed(sheet.id, dismissal(sheet.id, "pressed Done"))
                else:
                    self.app.press("Escape")
                    noted = [f"pressed {sheet.cancel}"] if sheet.cancel else []
                    self.assert_dismissed(sheet.id, dismissal(sheet.id, *noted))

    def test_return_presses_the_default_button_from_wherever_the_focus_is(self) -> None:
        for sheet in (sheet for sheet in SHEETS if sheet.default and sheet.focus in ("Done", "Text", "")):
            with self.trying(sheet.id):
                self.present(sheet.id)
                self.app.press("Return")
                self.assert_dismissed(sheet.id, dismissal(sheet.id, f"pressed {sheet.default}"))

    def test_escape_the_close_button_and_the_window_manager_dismiss_it(self) -> None:
        for sheet in ("plain-sheet", "long-sheet", "detents"):
            for way in ("Escape", "the close button", "the window manager"):
                with self.trying(f"{sheet} {way}"):
                    self.ways_to_dismiss(self.present(sheet))[way]()
                    self.assert_dismissed(sheet, dismissal(sheet))

    def test_it_dismisses_itself_from_inside(self) -> None:
        self.present("plain-sheet").click("Done")
        self.assert_dismissed("plain-sheet", dismissal("plain-sheet", "pressed Done"))

    def test_assistive_technology_can_press_its_buttons(self) -> None:
        for label, noted in (("Done", ["pressed Done"]), ("Close", [])):
            self.present("plain-sheet").button(label).activate()
            self.assert_dismissed("plain-sheet", dismissal("plain-sheet", *noted))

    def test_it_comes_and_goes_thirty_times(self) -> None:
        for turn in range(30):
            ways = list(self.ways_to_dismiss(self.present("plain-sheet")).values())
            ways[turn % 3]()
            self.assert_dismissed("plain-sheet", dismissal("plain-sheet"))


class TheWindowBehind(PresentationTestCase):
    """What a sheet keeps from happening while it is there."""

    page = "sheets"

    def test_clicks_and_keys_do_not_reach_it(self) -> None:
        toggle = self.node("check box", "Dismissal disabled")
        dialog = self.present("custom-sheet")
        sidebar = self.gallery_now.page_row("Popovers")
        for keys in ("Tab", "Down", "x", "shift+Tab"):
            self.app.press(keys)
        for node in (toggle, sidebar):
            self.assertFalse(dialog.box.contains(self.app.box(node)))
            self.app.click(node)
        # A window manager may hold clicks back until it has looked at them: keys overtake them, other clicks don't.
        dialog.click("Close")
        self.assert_dismissed("custom-sheet", dismissal("custom-sheet"))
        self.assertNotIn("checked", toggle.states)
        self.assertEqual(self.window.name, "Sheets and Covers")

    def test_it_cannot_be_closed(self) -> None:
        dialog = self.present("plain-sheet")
        self.app.close(self.window)
        dialog.click("Done")
        self.assert_dismissed("plain-sheet", dismissal("plain-sheet", "pressed Done"))

    def test_tab_goes_round_inside_the_sheet(self) -> None:
        dialog = self.present("form-sheet")
        # Save can't be pressed yet.
        self.assertEqual(self.tour(dialog), ["Name", "Town", "Friend", "Cancel"])
        self.app.press("Escape")
        self.gallery_now.wait_until_answered()


class LiveContent(PresentationTestCase):
    """What changes in front changes behind, and the other way round."""

    page = "sheets"

    def test_what_is_typed_in_the_sheet_shows_behind_it_and_stays(self) -> None:
        dialog = self.present("form-sheet")
        save = dialog.button("Save")
        self.assertNotIn("sensitive", save.states)
        self.desktop.screen.type("Ada & <Co>")
        self.assert_value("form-sheet", "name", "Ada & <Co>")
        self.wait(lambda: "sensitive" in save.states, "Save to be enabled")
        dialog.click("Save")
        self.assert_dismissed("form-sheet", dismissal("form-sheet", "pressed Save"))
        dialog = self.present("form-sheet")
        self.assertEqual(dialog.fields[0].text, "Ada & <Co>")
        # A field has no use for Return once it has been submitted.
        self.app.press("Return")
        self.assert_dismissed("form-sheet", dismissal("form-sheet", "pressed Save"))
        self.assert_value("form-sheet", "name", "Ada & <Co>")

    def test_a_cancel_button_is_what_escape_presses(self) -> None:
        self.present("form-sheet")
        self.app.press("Escape")
        self.assert_dismissed("form-sheet", dismissal("form-sheet", "pressed Cancel"))
        self.present("form-sheet").click("Cancel")
        self.assert_dismissed("form-sheet", dismissal("form-sheet", "pressed Cancel"))

    def test_an_item_with_the_same_id_changes_the_sheet_and_another_one_replaces_it(self) -> None:
        dialog = self.present("item-sheet", "Chapter 1")
        window = self.sheet_windows
        dialog.click("Rename")
        self.wait(lambda: dialog.node.name == "Chapter 1!", "the new title")
        self.wait(lambda: "This is Chapter 1!." in dialog.texts, "the new text")
        self.assert_value("item-sheet", "item", "Chapter 1!")
        self.assertEqual(self.sheet_windows, window)
        self.assert_noted(["item-sheet: presented"])
        dialog.click("Next Chapter")
        dialog = self.gallery_now.dialog("Chapter 2")
        self.assert_dialogs("Chapter 2")
        self.assertNotEqual(self.sheet_windows, window)
        self.assert_value("item-sheet", "item", "Chapter 2")
        self.assert_noted(["item-sheet: onDismiss"])
        self.app.press("Escape")
        self.assert_dismissed("item-sheet", ["item-sheet: onDismiss", "item-sheet: isPresented false"])
        self.assert_value("item-sheet", "item", "nil")

    @property
    def sheet_windows(self) -> list[int]:
        """The X windows that aren't the Gallery's own."""
        windows = self.desktop.screen.windows(self.app.pid)
        return [window.id for window in windows if window.title != self.window.name]

    def test_a_long_sheet_scrolls_and_its_button_can_be_reached(self) -> None:
        dialog = self.present("long-sheet")
        self.assert_on_screen(dialog)
        done = dialog.button("Done")
        self.assertFalse(dialog.box.contains(self.app.box(done)))
        dialog.click("Done")
        self.assert_dismissed("long-sheet", dismissal("long-sheet", "pressed Done"))
