"""Sheets one after the other and above one another, with alerts, and sheets that stay for as long as they want."""

from gallery import Dialog
from presentation_case import PresentationTestCase, dismissal, lines


class SheetSequences(PresentationTestCase):
    page = "sheets"

    def test_sheets_stand_on_sheets_and_close_one_by_one(self) -> None:
        self.open_levels(4)
        noted = ["presented"]
        for level in (4, 3, 2):
            self.app.press("Escape")
            dialog = self.gallery_now.dialog(f"Level {level - 1}")
            self.assert_dialogs(*(f"Level {number}" for number in range(1, level)))
            self.assert_focused(dialog.button(f"Open Level {level}"))
            noted.append(f"onDismiss level {level}")
        self.app.press("Escape")
        self.assert_dismissed("nested-sheets", lines("nested-sheets", *noted, "isPresented false", "onDismiss"))

    def test_the_lowest_of_three_sheets_takes_the_others_along(self) -> None:
        self.open_levels(3).click("Close All")
        events = ("presented", "isPresented false", "onDismiss level 3", "onDismiss level 2", "onDismiss")
        self.assert_dismissed("nested-sheets", lines("nested-sheets", *events))

    def test_a_sheet_under_another_one_cannot_be_closed(self) -> None:
        upper = self.open_levels(2)
        self.app.close(next(node for node in self.app.dialogs if node.name == "Level 1"))
        # A window manager lets no click overtake that.
        upper.click("Open Level 3")
        self.gallery_now.dialog("Level 3").click("Close All")
        events = ("presented", "isPresented false", "onDismiss level 3", "onDismiss level 2", "onDismiss")
        self.assert_dismissed("nested-sheets", lines("nested-sheets", *events))

    def open_levels(self, count: int) -> Dialog:
        """As many sheets on top of one another; returns the uppermost."""
        dialog = self.present("nested-sheets", "Level 1")
        for level in range(2, count + 1):
            dialog.click(f"Open Level {level}")
            dialog = self.gallery_now.dialog(f"Level {level}")
        self.assert_dialogs(*(f"Level {number}" for number in range(1, count + 1)))
        return dialog

    def test_an_alert_stands_above_a_sheet_and_leaves_it_open(self) -> None:
        sheet = self.present("sheet-alert", "Drafts")
        sheet.click("Delete Draft…")
        alert = self.gallery_now.dialog("Delete this draft?")
        self.assert_dialogs("Drafts", "Delete this draft?")
        # The sheet is inert meanwhile.
        self.app.close(sheet.node)
        alert.click("Keep")
        self.gallery_now.dialog("Drafts")
        self.assert_dialogs("Drafts")
        self.assert_focused(sheet.button("Delete Draft…"))
        self.app.press("Escape")
        self.assert_dismissed(
            "sheet-alert",
            lines("sheet-alert", "presented")
            + lines("sheet-alert-alert", "presented", "pressed Keep", "isPresented false")
            + lines("sheet-alert", "isPresented false", "onDismiss"),
        )

    def test_the_action_of_an_alert_closes_the_sheet_under_it(self) -> None:
        self.present("sheet-alert", "Drafts").click("Delete Draft…")
        self.gallery_now.dialog("Delete this draft?").click("Delete")
        self.assert_dismissed(
            "sheet-alert",
            lines("sheet-alert", "presented")
            + lines("sheet-alert-alert", "presented", "pressed Delete")
            + lines("sheet-alert", "isPresented false")
            + lines("sheet-alert-alert", "isPresented false")
            + lines("sheet-alert", "onDismiss"),
        )

    def test_the_action_of_an_alert_opens_a_sheet(self) -> None:
        self.present("alert-sheet", "Set up the printer now?").click("Set Up")
        self.gallery_now.dialog("Printer")
        self.assert_dialogs("Printer")
        self.app.press("Return")
        self.assert_dismissed(
            "alert-sheet",
            lines("alert-sheet", "presented")
            + lines("alert-sheet-alert", "presented", "pressed Set Up", "isPresented false")
            + lines("alert-sheet", "pressed Done", "onDismiss", "isPresented false"),
        )

    def test_a_sheet_is_replaced_by_another_one_in_one_change(self) -> None:
        dialog = self.present("replaced-sheet", "Question")
        expected = ["replaced-sheet: presented"]
        sides = (("replaced-sheet", "replacement", "Answer"), ("replacement", "replaced-sheet", "Question"))
        for turn in range(6):
            old, new, title = sides[turn % 2]
            dialog.click("Turn Over" if turn % 2 == 0 else "Turn Back")
            dialog = self.gallery_now.dialog(title)
            self.assert_dialogs(title)
            expected += [f"{old}: isPresented false", f"{new}: presented", f"{old}: onDismiss"]
        self.app.press("Escape")
        self.assert_dismissed(
            "replaced-sheet", expected + ["replaced-sheet: isPresented false", "replaced-sheet: onDismiss"]
        )

    def test_of_two_sheets_asked_for_at_once_one_waits_for_the_other(self) -> None:
        self.present("two-sheets", "First Sheet")
        self.assert_dialogs("First Sheet")
        self.assert_value("two-sheets", "second", True)
        self.app.press("Return")
        self.gallery_now.dialog("Second Sheet")
        self.assert_dialogs("Second Sheet")
        self.app.press("Escape")
        self.assert_dismissed(
            "two-sheets",
            ["two-sheets: presented", "second-sheet: presented"]
            + lines("two-sheets", "pressed Done", "isPresented false", "onDismiss")
            + lines("second-sheet", "isPresented false", "onDismiss"),
        )
        self.assert_value("two-sheets", "second", False)


class SheetsThatStay(PresentationTestCase):
    page = "sheets"

    def test_a_held_sheet_has_no_close_button_and_ignores_escape_and_the_window_manager(self) -> None:
        dialog = self.present("held-sheet", "Licence")
        self.assertEqual([button.name for button in dialog.buttons], ["Done"])
        self.app.press("Escape")
        self.app.close(dialog.node)
        self.app.press("Escape")
        # What follows comes after all that.
        dialog.click("Done")
        self.assert_dismissed("held-sheet", dismissal("held-sheet", "pressed Done"))

    def test_it_can_be_dismissed_once_that_is_allowed_again(self) -> None:
        for way in ("Escape", "the close button", "the window manager"):
            with self.trying(way):
                dialog = self.present("held-sheet", "Licence")
                toggle = dialog.node.find("check box", "Stay open")
                assert toggle is not None
                if "checked" not in toggle.states:
                    self.app.click(toggle)
                    self.assert_value("held-sheet", "held", True)
                    self.wait(lambda d=dialog: "Close" not in [b.name for b in d.buttons], "no close button")
                self.app.click(toggle)
                self.assert_value("held-sheet", "held", False)
                dialog.button("Close")
                self.ways_to_dismiss(dialog)[way]()
                self.assert_dismissed("held-sheet", dismissal("held-sheet"))

    def test_a_sheet_with_changes_asks_before_it_closes(self) -> None:
        for way in ("Escape", "the close button", "the window manager"):
            with self.trying(way):
                dialog = self.present("guarded-sheet", "Letter")
                self.desktop.screen.type("Dear Ada")
                self.wait(lambda d=dialog: d.fields[0].text == "Dear Ada", "the text")
                self.ways_to_dismiss(dialog)[way]()
                self.gallery_now.dialog("Discard the letter?").click("Keep Writing")
                self.gallery_now.dialog("Letter")
                self.assert_dialogs("Letter")
                self.assertEqual(dialog.fields[0].text, "Dear Ada")
                self.ways_to_dismiss(dialog)[way]()
                self.gallery_now.dialog("Discard the letter?").click("Discard")
                self.assert_dismissed(
                    "guarded-sheet", dismissal("guarded-sheet", "pressed Keep Writing", "pressed Discard")
                )

    def test_without_changes_it_closes_unasked(self) -> None:
        self.present("guarded-sheet", "Letter")
        self.app.press("Escape")
        self.assert_dismissed("guarded-sheet", dismissal("guarded-sheet"))
