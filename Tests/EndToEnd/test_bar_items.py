"""Items in the bar of the desktop: how they get there, their menu, and how long the app lives with them."""

from case import GalleryTestCase
from driver.application import BUTTON
from driver.bar import Bar, Entry


class BarItems(GalleryTestCase):
    page = "windows"

    def setUp(self) -> None:
        self.drop()

    def tearDown(self) -> None:
        self.drop()

    def display(self) -> Bar:
        """Begins to display items."""
        bar = Bar()
        self.addCleanup(bar.end)
        return bar

    def press(self, label: str) -> None:
        button = self.app.wait_for(BUTTON, label)
        self.app.show(button)
        self.app.click(button)

    def insert(self) -> None:
        self.press("Insert Item")

    def labels(self, entry: Entry) -> list[str]:
        return [inner.label for inner in entry.entries]

    def test_an_item_has_an_icon_and_a_menu_that_follows_the_app(self) -> None:
        bar = self.display()
        self.insert()
        self.wait(lambda: bar.items, "the item")
        self.assertEqual(bar.property("Title"), "Gallery")
        self.assertEqual(bar.property("Id"), "org.oriel.Gallery")
        self.assertTrue(bar.property("IconName") or bar.property("IconPixmap"))
        self.assertTrue(bar.property("ItemIsMenu"))
        menu = bar.menu()
        expected = ["Count to 1", "Switched On", "-", "More", "Remove from the Bar"]
        self.assertEqual(self.labels(menu), expected)
        self.assertEqual(menu.entries[1].properties["toggle-state"], 0)
        self.assertEqual(menu.entries[2].properties, {"type": "separator"})
        self.assertEqual(menu.entries[3].properties["children-display"], "submenu")
        self.assertIs(menu.entries[3].entries[0].properties["enabled"], False)
        bar.choose("Count to 1")
        self.wait(lambda: bar.menu().find("Count to 2"), "the next number")
        self.assertIn((bar.property("Menu"), "LayoutUpdated"), bar.signals)
        self.assertEqual(bar.menu().entries[0].number, menu.entries[0].number)
        bar.choose("Switched On")
        self.wait(lambda: bar.menu().entries[1].properties["toggle-state"] == 1, "the mark")
        bar.choose("Reset")
        self.wait(lambda: bar.menu().find("Count to 1"), "the first number")

    def test_a_bar_that_comes_later_gets_the_item(self) -> None:
        self.insert()
        self.app.wait_for(BUTTON, "Remove Item")
        bar = self.display()
        self.wait(lambda: bar.items, "the item")
        self.assertEqual(bar.property("Status"), "Active")

    def test_the_app_runs_on_without_a_window_until_the_item_is_removed(self) -> None:
        bar = self.display()
        self.insert()
        self.wait(lambda: bar.items, "the item")
        bar.menu()
        app = self.app
        app.close(self.gallery_now.window)
        bar.choose("Count to 1")
        self.wait(lambda: bar.menu().find("Count to 2"), "the next number")
        bar.choose("Remove from the Bar")
        self.assertEqual(app.wait_for_exit(), 0)
        self.assertEqual(app.errors, [])

    def test_a_click_opens_a_window_and_another_one_closes_it(self) -> None:
        bar = self.display()
        self.insert()
        self.wait(lambda: len(bar.items) == 2, "both items")
        self.assertEqual(bar.property("Title", 1), "Gallery Panel")
        self.assertFalse(bar.property("ItemIsMenu", 1))
        bar.click(1)
        panel = self.app.wait_for_window("Gallery Panel")
        self.app.click(self.app.wait_for(BUTTON, "Count to 1", within=panel))
        self.wait(lambda: bar.menu().find("Count to 2"), "the next number")
        bar.click(1)
        self.app.wait_for_no_window("Gallery Panel")

    def test_without_a_bar_the_app_ends_with_its_window_and_says_why_once(self) -> None:
        self.insert()
        app = self.app
        app.wait_for(BUTTON, "Remove Item")
        app.close(self.gallery_now.window)
        self.assertEqual(app.wait_for_exit(), 0)
        self.assertEqual(sum("displays no items in its bar" in line for line in app.errors), 1)
