"""What a screen reader is told: names, roles, states and values."""

from driver import Node
from driver.application import BUTTON
from page_case import LABEL
from presentation_case import PresentationTestCase
from samples import SAMPLES

#: Where the Tab key goes on, and stops.
_STOPS = {"focusable", "showing"}


class ScreenReaderTestCase(PresentationTestCase):
    """Tests that see the Gallery as assistive technology does."""

    def sections(self) -> dict[str, Node]:
        """The lists of rows on the page, by their names."""
        return {node.name: node for node in self.window.find_all("list")}

    def rows(self, section: Node) -> list[Node]:
        return [node for node in section.children if node.role == "list item"]


class Pages(ScreenReaderTestCase):
    page = "controls"

    def test_the_page_that_is_open_is_selected_in_the_sidebar_and_no_other(self) -> None:
        def selected() -> list[str]:
            return [title for title, row in self.gallery.page_rows.items() if "selected" in row.states]

        self.assertGreater(len(self.gallery.page_rows), 10)
        self.assertEqual(selected(), ["Controls"])
        self.gallery.open_page("Layout")
        self.wait(lambda: selected() == ["Layout"], "the other page to be selected")
        self.drop()

    def test_traits_say_what_is_chosen_and_what_is_a_heading(self) -> None:
        chosen = self.node("toggle button", "Chosen")
        self.assertNotIn("pressed", chosen.states)
        self.click("Chosen", "toggle button")
        self.assertIn("pressed", chosen.states)
        self.assertEqual(self.node(LABEL, "Heading").role, "heading")
        self.assertEqual(self.node(LABEL, "No heading").role, "label")
        self.drop()

    def test_a_value_is_part_of_the_description(self) -> None:
        before = int(self.presses().name.split()[0])
        self.assertEqual(self.presses().description, str(before))
        self.click("Bordered")
        self.wait(lambda: self.presses().description == str(before + 1), "the value of the text")

    def presses(self) -> Node:
        node = self.window.find(LABEL, lambda name: name.endswith(" times"))
        assert node is not None
        return node

    def test_a_section_is_called_what_its_header_says(self) -> None:
        # The last one has no header. The first list is the sidebar.
        self.assertEqual(list(self.sections())[1:], ["Buttons", "Toggles", "Fields", "Text input", "Custom styles", ""])

    def test_a_row_is_called_what_its_title_says(self) -> None:
        names = [row.name for row in self.rows(self.sections()["Buttons"])]
        self.assertEqual(names, ["Styles", "Roles", "Labels", "Sizes and tint", "Traits", "Pressed"])
        names = [row.name for row in self.rows(self.sections()["Toggles"])]
        self.assertEqual(names, ["A switch", "A check button", "Without a visible label", "A button that stays pressed"])


class Structure(ScreenReaderTestCase):
    page = "controls"

    def test_titles_and_headers_are_headings_with_levels(self) -> None:
        page = self.window.find_all("scroll pane")[1]
        headings = [(node.name, node.attributes.get("level")) for node in page.find_all("heading")]
        names = ("Buttons", "Toggles", "Fields", "Text input", "Custom styles")
        sections = [(name, "2") for name in names]
        traits = ("Heading", None)
        expected = [("Controls", "1"), *sections, ("Default box", "3")]
        self.assertEqual([heading for heading in headings if heading != traits], expected)
        self.assertIn(traits, headings)

    def test_a_decorative_icon_is_not_read(self) -> None:
        for title, row in list(self.gallery.page_rows.items())[:5]:
            below = [row]
            for node in below:
                # GTK's list of all objects still has those that are hidden.
                below += node.children
            self.assertEqual([node.role for node in below if node.role in ("image", "icon")], [], title)


class Choices(ScreenReaderTestCase):
    page = "pickers"

    def test_the_buttons_of_segments_are_radio_buttons_of_which_one_is_checked(self) -> None:
        def group(name: str) -> dict[str, bool]:
            node = self.window.find("grouping", name)
            assert node is not None, name
            return {button.name: "checked" in button.states for button in node.find_all("radio button")}

        self.assertEqual(group("Segments"), {"Vanilla": False, "Lemon": True, "Mint": False})
        self.assertEqual(group("Radio buttons"), {"Vanilla": False, "Lemon": True, "Mint": False})
        self.assertEqual(group("Icons"), {"Left": True, "Center": False, "Right": False})
        segments = self.window.find("grouping", "Segments")
        assert segments is not None
        mint = segments.find("radio button", "Mint")
        assert mint is not None
        self.app.show(mint)
        self.app.click(mint)
        self.wait(lambda: group("Segments") == {"Vanilla": False, "Lemon": False, "Mint": True}, "the choice")
        self.assertEqual(group("Radio buttons"), {"Vanilla": False, "Lemon": False, "Mint": True})
        self.assertEqual([node.name for node in segments.find_all(state="pressed")], [])
        self.drop()


class Announcements(ScreenReaderTestCase):
    page = "accessibility"

    def test_an_app_has_the_screen_reader_say_something(self) -> None:
        said = self.window.bus.announcements()
        self.addCleanup(said.end)
        self.click("Announce")
        self.wait(lambda: said.texts == ["Message 1 sent"], "the announcement")
        self.drop()

    def test_the_focus_moves_to_a_text_which_is_read_with_what_the_app_adds(self) -> None:
        text = self.node(LABEL, "The address is missing")
        self.assertNotIn("focusable", text.states)
        self.click("Move the focus")
        self.assert_focused(text)
        self.assertEqual(text.description, "Field: Address")
        self.app.press("Tab")
        self.wait(lambda: "focused" not in text.states, "the focus to leave the text")
        self.assertNotIn("focusable", text.states)
        self.drop()

    def test_a_drawing_is_a_slider_and_a_group_of_texts(self) -> None:
        slider = self.window.find("slider", "Level")
        assert slider is not None and slider.value is not None
        self.assertEqual(slider.value[0], 40)
        self.app.focus(slider)
        self.app.press("End")
        self.wait(lambda: slider.value and slider.value[0] == 100, "the greatest value")
        chart = self.window.find("grouping", "Sales")
        assert chart is not None
        self.assertEqual([node.name for node in chart.find_all(LABEL)], ["May: 3", "June: 5", "July: 2"])
        self.drop()


class EventLog(ScreenReaderTestCase):
    page = "alerts"

    def test_its_lines_are_no_stops_of_the_tab_key(self) -> None:
        sample = SAMPLES["plain-alert"]
        self.present(sample.id)
        self.app.press("Return")
        self.gallery.wait_until_answered()
        texts = [node for node in self.window.find_all(LABEL) if node.name in sample.trace("Good")]
        self.assertGreater(len(texts), 1)
        self.assertEqual([node.name for node in texts if node.states >= _STOPS], [])


class Alerts(ScreenReaderTestCase):
    page = "alerts"

    def test_an_alert_is_an_alert_in_both_kinds_of_windows(self) -> None:
        for sample in ("plain-alert", "login"):
            with self.trying(sample):
                self.assertEqual(self.present(sample).node.role, "alert")
                self.app.press("Escape")
                self.gallery.wait_until_answered()


class Popovers(ScreenReaderTestCase):
    page = "popovers"

    def assert_named(self, sample: str, name: str) -> None:
        trigger = self.gallery.trigger(sample)
        self.app.show(trigger)
        self.app.click(trigger)
        popover = self.wait(lambda: self.gallery_now.popover(sample), "the popover")
        self.assertEqual((popover.role, popover.name), ("dialog", name))
        self.app.press("Escape")
        self.wait(lambda: not self.gallery_now.popover(sample), "the end of the popover")

    def test_a_popover_is_called_what_its_button_is_called(self) -> None:
        for sample in ("plain-popover", "field-popover"):
            with self.trying(sample):
                self.assert_named(sample, self.gallery.titles[sample])

    def test_a_popover_with_a_title_is_called_that(self) -> None:
        self.assert_named("custom-popover", "Options")


class Inspectors(ScreenReaderTestCase):
    page = "inspectors"

    def test_the_divider_tells_the_width_of_the_column_and_takes_another_one(self) -> None:
        narrow = self.open_narrow()
        divider = self.wait(lambda: narrow.find("separator", "Width"), "the divider")
        # It is as wide as a test before this one has left it.
        value = divider.value
        assert value is not None
        self.assertGreaterEqual(value[0], 160)
        self.assertEqual((value[1], divider.description), (f"{value[0]:.0f}", f"{value[0]:.0f}"))
        self.app.focus(divider)
        self.app.press("End")
        self.wait(lambda: divider.value == (320, "320"), "the widest column")
        self.assertEqual(divider.description, "320")
        divider.set_value(240)
        self.wait(lambda: divider.value == (240, "240"), "the width that was set")
        for number in (1_000, float("nan")):
            divider.set_value(number)
            self.wait(lambda: divider.value == (320, "320"), "the widest column")
        divider.set_value(200)
        self.wait(lambda: divider.value == (200, "200"), "the width that it has without being drawn")
        self.drop()

    def open_narrow(self) -> Node:
        """A narrow window with its inspector."""
        self.app.click(self.gallery.app.wait_for(BUTTON, "Open Narrow Window"))
        narrow = self.app.wait_for_window("Narrow")
        self.app.click(self.app.wait_for(BUTTON, "Inspector", within=narrow))
        return narrow


class Sheets(ScreenReaderTestCase):
    page = "sheets"

    def test_the_bar_of_a_sheet_tells_its_height_and_takes_another_one(self) -> None:
        dialog = self.present("detents")
        bar = self.wait(lambda: dialog.node.find("slider"), "the bar")
        value = bar.value
        assert value is not None
        self.assertEqual(value[1], f"{value[0]:.0f} %")
        self.assertGreater(value[0], 0)
        bar.set_value(100)
        self.wait(lambda: bar.value == (100, "100 %"), "the highest")
        bar.set_value(99)
        self.wait(lambda: bar.value == value, "the height that it had")
        self.drop()


class Actions(ScreenReaderTestCase):
    page = "accessibility"

    def test_actions_of_a_view_are_those_of_its_button_and_of_its_menu(self) -> None:
        button = self.node(BUTTON, "Meeting at ten")
        button.activate()
        self.assert_says("Message: opened")
        for title, result in [("Archive", "archived"), ("Flag", "flagged")]:
            menu: Node | None = button
            while menu and not any(name.endswith(f".{title}") for name in menu.actions):
                menu = menu.parent
            assert menu is not None, title
            menu.perform(next(name for name in menu.actions if name.endswith(f".{title}")))
            self.assert_says(f"Message: {result}")
        self.drop()

    def test_the_menu_of_named_actions_opens_with_a_key(self) -> None:
        button = self.node(BUTTON, "Meeting at ten")
        self.app.focus(button)
        self.app.press("shift+F10")
        self.app.wait_for("menu item", "")
        # The menu opens with its first entry selected.
        self.app.press("Return")
        self.assert_says("Message: archived")
        self.drop()
