"""A window as many apps have it: three columns, a toolbar, a search field, a menu; and what becomes of it when narrow."""

from driver import Node
from driver.application import BUTTON
from page_case import LABEL, PageTestCase


class Library(PageTestCase):
    """The window with three columns."""

    page = "windows"
    weight = 8

    def setUp(self) -> None:
        super().setUp()
        self.click("Open Library")
        self.library = self.app.wait_for_window("Library", "Novels")
        self.addCleanup(self.close_library)
        self.app.wait_until_still(self.library)

    def close_library(self) -> None:
        if self.library.is_showing:
            self.app.close(self.library)
            self.wait(lambda: not self.library.is_showing, "the window to close")

    def find(self, text: str) -> Node | None:
        node = self.library.find(LABEL, text, state="visible")
        return node if node and node.is_showing and node.box.width > 0 else None

    def shown(self, text: str) -> Node:
        return self.wait(lambda: self.find(text), f"the text {text!r}")

    def gone(self, text: str) -> None:
        self.wait(lambda: not self.find(text), f"the text {text!r} to go")

    def narrow(self) -> None:
        """Makes the window narrow in two steps: the three columns and their toolbar need more than 360 points."""
        self.app.resize(self.library, 470, 560)
        self.app.wait_until_still(self.library)
        self.wait(lambda: self.library.find(BUTTON, "Back", state="visible"), "a single column")
        self.app.resize(self.library, 360, 560)

    def titled(self, title: str) -> None:
        self.wait(lambda: self.library.name == title, f"the title {title!r}, not {self.library.name!r}")

    def press(self, name: str) -> None:
        self.app.click(self.wait(lambda: self.library.find(BUTTON, name, state="visible"), f"the button {name!r}"))

    def test_a_wide_window_has_all_columns_and_the_title_of_the_innermost(self) -> None:
        for text in ("Poems", "Emma", "No Book"):
            self.shown(text)
        self.titled("Novels")
        before = self.shown("Poems").box, self.shown("Emma").box
        self.app.click(self.shown("Emma"))
        self.titled("Emma")
        self.shown("1815")
        self.assertEqual(before, (self.shown("Poems").box, self.shown("Emma").box))
        self.assertIsNone(self.library.find(BUTTON, "Back", state="visible"))

    def test_a_narrow_window_shows_a_column_after_the_other(self) -> None:
        self.narrow()
        self.titled("Novels")
        self.press("Back")
        self.titled("Library")
        self.app.click(self.shown("Poems"))
        self.titled("Poems")
        self.app.press("alt+Left")
        self.titled("Library")
        self.app.click(self.shown("Essays"))
        self.titled("Essays")
        self.app.press("Escape")
        self.titled("Library")
        self.app.resize(self.library, 1000, 560)
        self.titled("Essays")
        self.shown("Walden")

    def test_toolbar_items_without_room_are_in_a_menu(self) -> None:
        self.app.click(self.shown("Emma"))
        self.titled("Emma")
        self.assertIsNone(self.library.find(BUTTON, "More", state="visible"))
        self.narrow()
        self.app.click(self.wait(lambda: self.library.look(("toggle button", *BUTTON), "More"), "the menu of the items"))
        self.wait(lambda: (node := self.app.focused) and node.role == "menu item", "the focus in the menu")
        # After Favorite and Mark as Read.
        for key in ("Down", "Down", "Return"):
            self.app.press(key)
        dialog = self.app.wait_for_dialog()
        self.app.click(self.app.wait_for(BUTTON, "Remove", within=dialog))
        self.titled("Novels")
        self.gone("Emma")

    def test_the_keys_of_a_desktop_app_work(self) -> None:
        self.app.press("ctrl+f")
        self.wait(lambda: (node := self.app.focused) and node.role in ("text", "entry"), "the focus in the search field")
        self.desktop.screen.type("mid")
        self.gone("Emma")
        self.shown("Middlemarch")
        self.app.press("Escape")
        self.shown("Emma")
        self.app.press("F9")
        self.gone("Poems")
        self.app.press("F9")
        self.shown("Poems")
        self.app.press("F10")
        self.wait(lambda: (node := self.app.focused) and node.role == "menu item", "the focus in the main menu")
        self.app.press("Escape")
        self.wait(lambda: (node := self.app.focused) and node.role != "menu item", "the main menu to close")
        self.app.press("ctrl+w")
        self.wait(lambda: not self.library.is_showing, "the window to close")
