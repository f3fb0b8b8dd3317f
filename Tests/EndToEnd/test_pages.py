"""The Gallery's other pages: views that react to real keys and clicks, and what is kept between two starts."""

import re
import subprocess

from case import GalleryTestCase
from driver import Node
from driver.application import BUTTON
from gallery import listing
from page_case import LABEL, PageTestCase


class EveryPage(PageTestCase):
    page = "welcome"
    weight = 15

    def test_each_page_opens_from_the_sidebar_with_its_title_and_each_button_and_field_has_a_name(self) -> None:
        roles = (*BUTTON, "toggle button", "check box", "switch", "text", "password text", "link")
        for page, _, title in [row for row in listing(self.binary) if not row[1]]:
            with self.trying(page):
                self.gallery.open_page(title)
                self.wait(lambda title=title: self.gallery.window.name == title, f"page {title!r}")
                nameless = [node.role for node in self.gallery.window.find_all(roles) if not node.name]
                self.assertEqual(nameless, [])
                levels = [node.attributes.get("level") for node in self.gallery.window.find_all("heading")]
                self.assertIn("1", levels, "the heading of the page")


class Controls(PageTestCase):
    page = "controls"

    def test_a_button_of_each_style_reacts_to_a_click(self) -> None:
        names = ("Bordered", "Prominent", "Borderless", "Plain", "Link", "Remove", "Settings", "Small", "Green")
        before = self.presses
        for number, name in enumerate(names, start=1):
            self.click(name)
            self.assert_says(f"{before + number} times")

    @property
    def presses(self) -> int:
        texts = [node.name for node in self.gallery.window.find_all(LABEL)]
        return next(int(match[1]) for match in (re.fullmatch(r"(\d+) times", text) for text in texts) if match)

    def test_toggles_of_each_style_react_to_the_pointer_and_to_space(self) -> None:
        for role, name in (("check box", "A switch"), ("check box", "A check button"), ("toggle button", "Pinned")):
            with self.trying(name):
                toggle = self.node(role, name)
                state = "pressed" if role == "toggle button" else "checked"
                is_on = state in toggle.states
                self.app.click(toggle)
                self.wait(lambda t=toggle, s=state, o=is_on: (s in t.states) != o, f"{name} to be turned")
                # A click leaves the focus of a switch where it was.
                self.app.focus(toggle)
                self.app.press("space")
                self.wait(lambda t=toggle, s=state, o=is_on: (s in t.states) == o, f"{name} to be turned back")

    def test_a_row_stands_for_the_toggle_in_it(self) -> None:
        for name in ("A switch", "A check button"):
            with self.trying(name):
                toggle = self.node("check box", name)
                row = toggle.parent
                while row and row.role != "list item":
                    row = row.parent
                assert row is not None
                is_on = "checked" in toggle.states
                self.app.click(row)
                self.wait(lambda t=toggle, o=is_on: ("checked" in t.states) != o, f"{name} to be turned")

    def test_return_submits_a_field(self) -> None:
        self.write(self.node("text", "Name"), "Ada & <Grace>")
        self.app.press("Return")
        self.assert_says("Ada & <Grace>")

    def test_fields_with_the_same_binding_follow_each_other(self) -> None:
        self.write(self.node("text", "Plain"), "shared")
        for name in ("Rounded", "Name"):
            field = self.node("text", name)
            self.wait(lambda field=field: field.text == "shared", f"the text in {name}")

    def test_disabled_controls_do_not_react(self) -> None:
        before = self.presses
        self.click("Disable the controls above", "check box")
        button = self.node(BUTTON, "Bordered")
        self.wait(lambda: "sensitive" not in button.states, "the buttons to be disabled")
        self.app.click(button)
        self.click("Disable the controls above", "check box")
        self.wait(lambda: "sensitive" in button.states, "the buttons to be enabled")
        self.click("Bordered")
        self.assert_says(f"{before + 1} times")


class State(PageTestCase):
    page = "state"

    def test_a_counter_counts_and_a_new_identity_starts_it_anew(self) -> None:
        for number in (1, 2, 3):
            self.click("Increase")
            self.assert_says(f"Count: {number}")
        self.assert_says("onChange: from 2 to 3")
        self.click("Decrease")
        self.assert_says("Count: 2")
        self.click("Start Over")
        self.assert_says("Count: 0")
        self.assertNotIn("sensitive", self.node(BUTTON, "Decrease").states)

    def test_a_row_that_moves_keeps_the_focus_and_the_place_of_the_cursor(self) -> None:
        field = self.node("text", "Title of song 3")
        self.write(field, "Peer")
        self.app.press("Left")
        # A click would take the focus away.
        self.node(BUTTON, "Move Peer up").activate()
        names = ["Title of song 1", "Title of song 3", "Title of song 2"]
        self.wait(lambda: [f.name for f in self.fields_from_top_to_bottom()] == names, "the row to move")
        field = self.node("text", "Title of song 3")
        self.assertIn("focused", field.states)
        self.desktop.screen.type("t")
        self.wait(lambda: field.text == "Peetr", "the text")

    @property
    def removers(self) -> list[Node]:
        return [node for node in self.gallery.window.find_all(BUTTON) if node.name.startswith("Remove ")]

    def fields_from_top_to_bottom(self) -> list[Node]:
        return sorted(self.gallery.window.find_all("text"), key=lambda field: field.box.y)

    def test_rows_come_and_go(self) -> None:
        self.click("Add Song")
        self.assert_says("4 songs, 0 of them favourites")
        self.app.click(self.gallery.window.find_all("check box", "Favourite")[0])
        self.assert_says("4 songs, 1 of them favourites")
        for left in (3, 2, 1, 0):
            self.app.click(self.removers[0])
            self.wait(lambda left=left: len(self.removers) == left, f"{left} rows")
        self.assert_says("No songs")
        self.drop()

    def test_a_task_lives_as_long_as_its_id_stays(self) -> None:
        self.click("Running", "toggle button")
        self.assert_says("Appearances: 1")
        self.assert_says("task(id:): 2 seconds")
        self.click("Running", "toggle button")
        self.assert_does_not_say("Appearances: 1")
        self.assert_says("task(id:): 0 seconds")


class Storage(PageTestCase):
    page = "storage"

    def test_what_is_stored_is_there_again_after_a_restart(self) -> None:
        self.write(self.node("text", "Greeting"), "Good morning")
        self.write(self.node("text", "Draft"), "of a letter")
        self.click("Say it loud", "check box")
        self.assert_says("GOOD MORNING")
        type(self).tearDownClass()
        self.assertEqual(self.gallery.window.name, "Storage and Focus")
        self.assert_says("GOOD MORNING")
        self.assertEqual(self.node("text", "Greeting").text, "Good morning")
        self.assertEqual(self.node("text", "Draft").text, "of a letter")

    def test_the_focus_follows_the_state_and_the_state_the_focus(self) -> None:
        street, city = self.node("text", "Street"), self.node("text", "City")
        self.click("Go to City")
        self.wait(lambda: "focused" in city.states, "the focus on the city")
        self.click("Go to Street")
        self.wait(lambda: "focused" in street.states, "the focus on the street")
        self.assert_says("Street")
        self.app.press("Return")
        self.wait(lambda: "focused" in city.states, "the focus on the city")
        self.assert_says("City")
        self.app.press("Return")
        self.assert_says("neither")


class CommandLine(GalleryTestCase):
    def run_gallery(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([self.binary, *arguments], capture_output=True, text=True, timeout=30)

    def test_version_help_and_list_need_no_window(self) -> None:
        for argument in ("--version", "--help", "--list"):
            result = self.run_gallery(argument)
            self.assertEqual((result.returncode, result.stderr), (0, ""), argument)
            self.assertTrue(result.stdout)

    def test_a_page_that_does_not_exist_is_refused_with_the_names_of_those_that_do(self) -> None:
        result = self.run_gallery("--page", "nowhere")
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("alerts", result.stderr)
