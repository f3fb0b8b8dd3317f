"""Forms: the titles of fields, boxes, and dates."""

from driver import Node
from language_case import InLanguage
from page_case import LABEL, PageTestCase


class Forms(PageTestCase):
    page = "forms"

    def row(self, field: Node) -> Node:
        """The row that a field is in."""
        node = field
        while node.role != "list item":
            assert node.parent is not None
            node = node.parent
        return node

    def test_rows_outside_of_sections_are_in_one_box(self) -> None:
        boxes = {
            str(self.row(self.node(role, name)).parent)
            for role, name in (("text", "Title"), ("password text", "Password"), ("check box", "Read"), ("label", "Shelf"))
        }
        self.assertEqual(len(boxes), 1)

    def test_a_click_on_the_title_of_a_field_enters_it_at_its_end(self) -> None:
        field = self.node("text", "Title")
        row = self.app.box(self.row(field))
        self.assertLess(row.y + 12, self.app.box(field).y, "the title is above the text")
        self.app.screen.click(row.x + 30, row.y + 12)
        self.wait(lambda: "focused" in field.states, "the focus")
        self.desktop.screen.type("!")
        self.wait(lambda: field.text == "The Dispossessed!", "the text")

    def test_a_field_has_its_name_once(self) -> None:
        fields = self.window.find_all("text", "Author")
        self.assertEqual(len(fields), 1)
        self.assertEqual(self.window.find_all(LABEL, "Author"), [])

    def test_a_row_of_a_field_keeps_its_height_while_it_is_filled(self) -> None:
        field = self.node("text", "Notes")
        before = self.row(field).box.height
        self.write(field, "x")
        self.assertEqual(self.row(field).box.height, before)

    def test_the_password_can_be_shown(self) -> None:
        field = self.node("password text", "Password")
        icons = [node for node in field.find_all(("image", "icon", "button")) if node.is_showing]
        self.assertEqual(len(icons), 1)
        self.assertTrue(icons[0].name or icons[0].description)

    def test_the_fields_are_reached_with_tab_in_their_order(self) -> None:
        first = self.node("text", "Title")
        self.app.focus(first)
        for role, name in (("text", "Author"), ("password text", "Password"), ("text", "Pages"), ("text", "Notes")):
            self.app.press("Tab")
            node = self.node(role, name)
            self.wait(lambda node=node: "focused" in node.states, f"the focus on {name!r}")


class Dates(PageTestCase):
    page = "dates"

    def field(self, name: str) -> Node:
        return self.node("text", name)

    def test_a_date_is_typed(self) -> None:
        field = self.field("Date")
        self.assertEqual(field.text, "06/15/2025")
        self.write(field, "12/24/24")
        self.app.press("Return")
        self.wait(lambda: field.text == "12/24/2024", "the date in its form")
        self.wait(lambda: self.field("Date and time").text.startswith("12/24/2024 "), "the other field")

    def test_what_is_no_date_gives_way_to_the_date(self) -> None:
        field = self.field("Date")
        before = field.text
        self.write(field, "tomorrow")
        self.app.press("Tab")
        self.wait(lambda: field.text == before, "the former date")

    def test_the_arrows_step_the_part_at_the_caret(self) -> None:
        field = self.field("Time")
        self.write(field, "15:59")
        self.app.press("Return")
        self.app.press("End")
        self.app.press("Up")
        self.wait(lambda: field.text == "16:00", "the next minute, with two digits")
        self.app.press("Home")
        self.app.press("Down")
        self.wait(lambda: field.text == "15:00", "the hour before")

    def test_the_calendar_is_opened_and_left_by_keyboard(self) -> None:
        field = self.field("Date")
        self.app.focus(field)
        self.app.press("Tab")
        self.app.press("space")
        # The page has a calendar of its own as well.
        self.wait(lambda: len(self.window.find_all("button", "Previous Month")) == 2, "the calendar")
        self.app.press("Escape")
        self.wait(lambda: len(self.window.find_all("button", "Previous Month")) == 1, "the end of the calendar")


class DatesInAnotherLanguage(InLanguage):
    page = "dates"

    @property
    def date(self) -> str:
        return self.app.wait_for("text", "Date", within=self.gallery.window).text


class DatesInGerman(DatesInAnotherLanguage):
    locale = "de_DE"

    def test_a_date_is_in_the_form_of_the_locale(self) -> None:
        self.assertEqual(self.date, "15.06.2025")


class DatesInArabic(DatesInAnotherLanguage):
    locale = "ar_EG"

    def test_a_date_is_in_the_form_and_in_the_digits_of_the_locale(self) -> None:
        self.assertEqual(self.date, "١٥ يون, ٢٠٢٥")
