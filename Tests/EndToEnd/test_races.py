"""Changes that come quicker than windows can follow, and user actions in between.

The Gallery runs a race for each button of its page Races. Whatever happens, in the end nothing is left on the screen
that no binding asks for, and each sheet that came was dismissed exactly once.
"""

import re

from driver import Node
from driver.application import BUTTON
from gallery import Dialog
from page_case import LABEL
from presentation_case import PresentationTestCase

_COUNTS = re.compile(r"views: (\d+) came, (\d+) went")
#: How long a race may take, in seconds: the longest one opens a hundred sheets and closes them.
_LONGEST = 90.0
_SHEETS = re.compile(r"sheets: (\d+) came, (\d+) dismissed")


class RaceTestCase(PresentationTestCase):
    """A race's start, its rest, and its end."""

    page = "races"
    _captions: tuple[Node, dict[str, Node]] | None = None

    def setUp(self) -> None:
        if self.gallery.is_idle and not self.caption("race").endswith("over"):
            self.drop()
        _ = self.gallery

    # The page

    def start(self, race: str) -> None:
        """Presses the button of a race, and waits for its start."""
        button = self.app.wait_for(BUTTON, race, within=self.window)
        self.app.show(button)
        before = self.caption("race")
        self.app.click(button)
        self.wait(lambda: self.caption("race").split()[1] != before.split()[1], f"the start of {race}")

    def caption(self, start: str) -> str:
        """What the page says behind a word."""
        cls = RaceTestCase
        if cls._captions is None or cls._captions[0] != self.window:
            cls._captions = (self.window, {})
        known = cls._captions[1]
        if start not in known or not known[start].is_showing:
            found = self.window.find(LABEL, lambda name: name.startswith(f"{start}: "))
            assert found is not None
            known[start] = found
        return known[start].name

    @property
    def is_over(self) -> bool:
        """Whether no race is running."""
        return self.caption("race").endswith("over")

    @property
    def bindings(self) -> str:
        return self.caption("bindings").removeprefix("bindings: ")

    @property
    def sheets(self) -> tuple[int, int]:
        """How many sheets came, and how many were dismissed."""
        match = _SHEETS.fullmatch(self.caption("sheets"))
        assert match is not None
        return int(match[1]), int(match[2])

    @property
    def views(self) -> tuple[int, int]:
        """How often views were presented, and how often they went."""
        match = _COUNTS.fullmatch(self.caption("views"))
        assert match is not None
        return int(match[1]), int(match[2])

    # Assertions

    def assert_open(self, *titles: str) -> Dialog:
        """These dialogs are open when all is over, and no others; the last one has the keyboard."""
        dialog = self.gallery_now.dialog(titles[-1])
        self.assert_dialogs(*titles)
        return dialog

    def go(self, *titles: str) -> None:
        """Once these dialogs are open, starts the rest of the race."""
        self.assert_open(*titles).click("Go")

    def assert_over(self, sheets: int | None = None, bindings: str = "none", is_each_seen: bool = True) -> None:
        """Nothing is open, the window has the keyboard, the bindings say so, all that came went, and each sheet was
        dismissed once; so many sheets, if that is certain. Some may go before their views have appeared."""
        self.wait_for_end()
        self.gallery_now.wait_until_answered()
        self.wait(lambda: self.bindings == bindings, f"the bindings {bindings}")
        self.wait(lambda: self.views[0] == self.views[1], "all views to go")
        if is_each_seen:
            self.wait(lambda: self.sheets[0] == self.sheets[1], "all sheets to be dismissed")
        if sheets is not None:
            self.assertEqual(self.sheets, (sheets, sheets))
        self.assertEqual(self.app.dialogs, [])
        self.wait(lambda: [w.title for w in self.desktop.screen.windows(self.app.pid)] == ["Races"], "one window")
        self.wait(lambda: self.app.focused, "a focus")
        self.assertEqual(self.app.errors, [])

    def wait_for_end(self) -> None:
        self.app.until(lambda: self.is_over, "the end of the race", _LONGEST)

    def dismiss_all(self) -> None:
        """Presses Escape until nothing is open."""

        def is_settled() -> bool:
            if self.app.dialogs:
                self.app.press("Escape")
                return False
            return self.is_over and self.bindings == "none"

        self.app.until(is_settled, "the end of all sheets")


class RacesOfOneSheet(RaceTestCase):
    def test_race_01_a_sheet_that_is_asked_for_and_taken_back_in_one_turn_never_comes(self) -> None:
        self.start("Taken back at once")
        self.assert_over(sheets=0)

    def test_race_02_a_sheet_is_dismissed_while_it_opens(self) -> None:
        for _ in range(5):
            self.start("Dismissed while opening")
            self.assert_over(sheets=1)

    def test_race_03_a_sheet_is_dismissed_while_it_opens_and_escape_is_pressed_meanwhile(self) -> None:
        for _ in range(5):
            self.start("Dismissed while opening")
            self.app.press("Escape")
            self.assert_over(sheets=1)

    def test_race_04_a_sheet_that_is_taken_back_and_asked_for_in_one_turn_stays(self) -> None:
        self.start("Asked for again at once")
        self.go("Lower")
        self.assert_open("Lower")
        self.wait_for_end()
        self.assertEqual(self.sheets, (1, 0))
        self.app.press("Escape")
        self.assert_over(sheets=1)

    def test_race_05_a_sheet_that_is_asked_for_again_while_it_closes_comes_again(self) -> None:
        self.start("Again while closing")
        self.go("Lower")
        self.wait(lambda: self.sheets == (2, 1), "the sheet to go and to come")
        self.assert_open("Lower")
        self.app.press("Escape")
        self.assert_over(sheets=2)

    def test_race_06_a_binding_is_flipped_a_thousand_times_in_one_turn(self) -> None:
        self.start("Flipped 1,001 times at once")
        self.assert_open("Lower")
        self.app.close(self.gallery_now.dialog("Lower").node)
        self.assert_over(sheets=1)

    def test_race_07_a_binding_is_flipped_a_thousand_times_over_four_hundred_turns(self) -> None:
        self.start("Flipped 1,000 times")
        self.assert_over()
        self.assertGreater(self.sheets[0], 50)

    def test_race_08_a_binding_is_flipped_a_thousand_times_while_escape_is_hammered(self) -> None:
        self.start("Flipped 1,000 times")
        for _ in range(60):
            self.app.press("Escape")
        # An answer in between turns the flips round.
        self.wait_for_end()
        self.dismiss_all()
        self.assert_over()

    def test_race_09_a_sheet_dismisses_itself_three_times_in_one_turn_and_goes_once(self) -> None:
        self.start("Dismissed three times")
        self.go("Lower")
        self.assert_over(sheets=1)

    def test_race_10_a_sheet_is_closed_by_everybody_at_once(self) -> None:
        for _ in range(3):
            self.start("Dismissed three times")
            sheet = self.assert_open("Lower")
            places = [self.app.box(sheet.button(name)).center for name in ("Go", "Done")]
            # All of this is under way before the first of it has been heard.
            self.app.close(sheet.node)
            for place in places:
                self.desktop.screen.click(*place)
            self.app.press("Escape")
            self.gallery_now.wait_until_answered()
            self.wait(lambda: self.sheets == (1, 1), "one dismissal")
            self.assertEqual(self.bindings, "none")
            self.drop()

    def test_race_11_a_dismissal_asks_for_the_sheet_again_five_times(self) -> None:
        self.start("Dismissal asks again")
        for turn in range(1, 7):
            self.wait(lambda t=turn: self.sheets == (t, t - 1), f"sheet {turn}")
            self.assert_open("Lower")
            self.app.press("Escape")
        self.assert_over(sheets=6)

    def test_race_12_escape_is_hammered_while_the_dismissal_asks_again(self) -> None:
        self.start("Dismissal asks again")
        for _ in range(40):
            self.app.press("Escape")
        self.dismiss_all()
        self.assert_over(sheets=6)


class RacesOfItems(RaceTestCase):
    def test_race_13_an_item_is_replaced_while_its_sheet_opens(self) -> None:
        self.start("Replaced while opening")
        self.assert_open("Chapter 2")
        self.app.press("Escape")
        self.assert_over(sheets=2)

    def test_race_14_an_item_is_replaced_while_its_sheet_closes(self) -> None:
        self.start("Replaced while closing")
        self.go("Chapter 1")
        self.assert_open("Chapter 2")
        self.app.press("Escape")
        self.assert_over(sheets=2)

    def test_race_15_an_item_is_replaced_ten_times_in_ten_turns(self) -> None:
        self.start("Replaced ten times")
        self.assert_open("Chapter 10")
        self.app.press("Escape")
        self.assert_over(is_each_seen=False)
        self.assertLessEqual(self.sheets[1], 10)

    def test_race_16_an_item_that_is_gone_and_back_in_one_turn_keeps_its_sheet(self) -> None:
        self.start("Item gone and back")
        self.go("Chapter 1")
        self.wait_for_end()
        self.assert_open("Chapter 1")
        self.assertEqual(self.sheets, (1, 0))
        self.app.press("Escape")
        self.assert_over(sheets=1)


class RacesOfLevels(RaceTestCase):
    def test_race_17_three_levels_are_asked_for_at_once_and_close_one_by_one(self) -> None:
        self.start("Three levels at once")
        for titles in (("Lower", "Upper", "Top"), ("Lower", "Upper"), ("Lower",)):
            self.assert_open(*titles)
            self.app.press("Escape")
        self.assert_over(sheets=3)

    def test_race_18_the_parent_is_closed_under_three_levels(self) -> None:
        self.start("Parent closed under three")
        self.go("Lower", "Upper", "Top")
        self.assert_over(sheets=3)

    def test_race_19_the_parent_is_closed_under_three_levels_as_escape_is_pressed(self) -> None:
        for _ in range(3):
            self.start("Parent closed under three")
            self.assert_open("Lower", "Upper", "Top")
            self.app.press("Escape")

            def is_over() -> bool:
                # A click on a sheet that is just going is lost.
                for dialog in self.app.dialogs:
                    if go := dialog.find(BUTTON, "Go"):
                        self.app.click(go)
                        break
                return self.is_over

            self.app.until(is_over, "the end of the race")
            self.assert_over(sheets=3)

    def test_race_20_the_middle_one_of_three_levels_is_closed(self) -> None:
        self.start("Middle of three closed")
        self.go("Lower", "Upper", "Top")
        self.assert_open("Lower")
        self.wait(lambda: self.sheets == (3, 2), "two dismissals")
        self.app.press("Escape")
        self.assert_over(sheets=3)

    def test_race_21_the_lowest_of_three_levels_is_closed_while_they_open(self) -> None:
        for _ in range(5):
            self.start("Three closed while opening")
            self.wait_for_end()
            self.gallery_now.wait_until_answered()
            # The binding of a third one that was never presented isn't reset.
            self.assert_over(bindings="none" if self.sheets[0] == 3 else "top")


class RacesForOnePlace(RaceTestCase):
    def test_race_22_of_two_sheets_that_are_asked_for_at_once_the_second_waits(self) -> None:
        self.start("Two at once")
        first = self.gallery_now.dialog().node.name
        self.assert_open(first)
        self.assertEqual(self.bindings, "lower, other")
        self.app.press("Escape")
        self.assert_open("Other" if first == "Lower" else "Lower")
        self.app.press("Escape")
        self.assert_over(sheets=2)

    def test_race_23_a_sheet_that_waits_is_withdrawn(self) -> None:
        self.start("Waiting one withdrawn")
        self.go("Lower")
        self.wait(lambda: self.bindings == "lower", "the withdrawal")
        self.app.press("Escape")
        self.assert_over(sheets=1)

    def test_race_24_two_sheets_are_asked_for_at_once_and_both_withdrawn_a_turn_later(self) -> None:
        self.start("Both withdrawn")
        self.assert_over()
        self.assertLessEqual(self.sheets[0], 1)

    def test_race_25_two_sheets_take_each_others_place_twenty_times(self) -> None:
        self.start("Swapped twenty times")
        # Until then each of them may come for a moment, and go.
        self.wait_for_end()
        self.assert_open("Lower")
        self.app.press("Escape")
        self.assert_over()

    def test_race_26_a_cover_and_a_sheet_are_swapped_in_one_change(self) -> None:
        self.start("Cover and sheet swapped")
        self.go("Cover")
        self.assert_open("Lower")
        self.app.press("Escape")
        self.assert_over(sheets=2)

    def test_race_27_an_alert_and_a_sheet_are_asked_for_at_once(self) -> None:
        self.start("Alert and sheet at once")
        titles = {"Alert of a race", "Lower"}
        for _ in range(2):
            dialog = self.gallery_now.dialog()
            self.assertEqual(len(self.app.dialogs), 1)
            name = dialog.node.name
            self.assertIn(name, titles)
            titles.remove(name)
            self.app.press("Escape")
            self.wait(lambda n=name: all(d.name != n for d in self.app.dialogs), f"the end of {name}")
        self.assert_over(sheets=1)

    def test_race_28_a_sheet_is_closed_under_an_alert_that_opens(self) -> None:
        for _ in range(5):
            self.start("Sheet closed under alert")
            self.go("Lower")
            self.assert_over(sheets=1)

    def test_race_29_the_action_of_an_alert_replaces_the_sheet_under_it(self) -> None:
        self.start("Alert replaces its sheet")
        self.assert_open("Lower", "Close the sheet?").click("Replace")
        self.assert_open("Other")
        self.app.press("Escape")
        self.assert_over(sheets=2)


class RacesOfPopovers(RaceTestCase):
    def assert_popover(self, is_open: bool = True) -> Node | None:
        """A popover is open, or none is; returns its Go."""
        if is_open:
            return self.app.wait_for(BUTTON, "Go", within=self.window)
        self.wait(lambda: not self.window.find(BUTTON, "Go"), "the end of the popover")
        return None

    def go_popover(self) -> None:
        go = self.assert_popover()
        assert go is not None
        self.app.click(go)

    def assert_over(self, sheets: int | None = 0, bindings: str = "none", is_each_seen: bool = True) -> None:
        super().assert_over(sheets, bindings, is_each_seen)
        self.assert_popover(is_open=False)

    def test_race_30_a_row_is_deleted_under_its_popover(self) -> None:
        self.start("Row deleted under popover")
        self.go_popover()
        self.assert_over(bindings="row Cherry")

    def test_race_31_a_row_is_deleted_while_its_popover_opens(self) -> None:
        for _ in range(5):
            self.start("Row deleted while opening")
            self.assert_over(bindings="row Cherry")

    def test_race_32_a_popover_goes_to_another_row_in_one_change(self) -> None:
        self.start("Popover to another row")
        self.go_popover()
        self.wait(lambda: self.bindings == "row Mango" and self.views == (2, 1), "the popover of the other row")
        self.assert_popover()
        self.app.press("Escape")
        self.assert_over()
        self.assertEqual(self.views, (2, 2))

    def test_race_33_a_popover_is_dismissed_while_it_opens(self) -> None:
        for _ in range(5):
            self.start("Popover gone while opening")
            self.assert_over()

    def test_race_34_a_popover_is_closed_under_its_sheet(self) -> None:
        self.start("Popover closed under sheet")
        self.go_popover()
        self.go("Sheet of the popover")
        self.assert_over(sheets=1)


class RacesOfPlaces(RaceTestCase):
    def test_race_35_a_view_leaves_with_its_sheet_and_its_binding_is_not_written(self) -> None:
        self.start("Presenter leaves")
        self.go("Guest")
        self.assert_over(sheets=1, bindings="guest")

    def test_race_36_a_view_leaves_with_its_sheet_and_returns_with_it(self) -> None:
        self.start("Presenter returns")
        self.go("Guest")
        self.wait(lambda: self.sheets == (2, 1), "the sheet to go and to come")
        self.assert_open("Guest")
        self.app.press("Escape")
        self.assert_over(sheets=2)

    def test_race_37_a_view_gets_another_identity_under_its_sheet(self) -> None:
        self.start("Presenter replaced")
        self.go("Guest")
        self.wait(lambda: self.sheets == (2, 1), "the sheet to go and to come")
        self.assert_open("Guest")
        self.app.press("Escape")
        self.assert_over(sheets=2)

    def test_race_38_the_page_changes_under_a_sheet_and_comes_back(self) -> None:
        self.start("Page changed under sheet")
        self.go("Lower")
        self.wait(lambda: self.sheets == (2, 1), "the sheet to go and to come")
        self.assert_open("Lower")
        self.app.press("Escape")
        self.assert_over(sheets=2)

    def test_race_39_a_window_is_destroyed_under_two_sheets(self) -> None:
        self.start("Window gone under sheets")
        self.go_in_window()
        self.go("Sheet of the window", "Upper sheet of the window")
        self.app.wait_for_no_window("Race")
        self.assert_over(sheets=2)

    def test_race_40_a_window_is_destroyed_while_a_sheet_opens_above_it(self) -> None:
        for _ in range(5):
            self.start("Window gone while opening")
            self.go_in_window()
            self.app.wait_for_no_window("Race")
            self.assert_over()

    def go_in_window(self) -> None:
        window = self.app.wait_for_window("Race")
        self.app.click(self.app.wait_for(BUTTON, "Go", within=window))

    def test_race_41_an_inspector_is_flipped_a_hundred_times(self) -> None:
        self.start("Inspector flipped 100 times")
        self.assert_over(sheets=0)
        self.assertIsNone(self.window.find(BUTTON, "Go"))

    def test_race_42_an_inspector_is_hidden_under_its_sheet(self) -> None:
        self.start("Inspector closed under sheet")
        go = self.app.wait_for(BUTTON, "Go", within=self.window)
        # The column slides in.
        self.app.wait_until_still(go)
        self.app.click(go)
        self.go("Sheet of the inspector")
        self.assert_over(sheets=1)
        self.assertIsNone(self.window.find(BUTTON, "Go"))
