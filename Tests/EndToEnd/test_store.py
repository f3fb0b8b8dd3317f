"""The sheets of a store, the family activity picker, and the card of another application."""

from typing import ClassVar

from applications import Applications
from driver import Node
from driver.application import BUTTON
from gallery import Dialog
from page_case import LABEL
from presentation_case import PresentationTestCase, lines

CHECK_BOX = "check box"


class StoreTestCase(PresentationTestCase):
    """Tests with a few applications installed."""

    page = "store"
    applications: ClassVar[Applications]

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.applications = Applications()
        cls.applications.install("org.example.Browser", "Browser", "Network;", types="x-scheme-handler/https;")
        cls.applications.install("org.example.Chess", "Chess", "Game;")
        cls.applications.install("org.example.Draughts", "Draughts", "Game;")
        cls.applications.install("org.example.Chat", "Chat", "Network;Chat;")
        cls.applications.install("org.gnome.TextEditor", "Text Editor", "Utility;", comment="Writes texts")

    @classmethod
    def tearDownClass(cls) -> None:
        try:
            super().tearDownClass()
        finally:
            cls.applications.remove()

    def assert_opened(self, what: str) -> None:
        """An application has been opened, now or soon."""
        self.wait(lambda: what in self.applications.opened, f"{what!r} to be opened")

    def assert_says_in(self, dialog: Dialog, text: str) -> None:
        self.wait(lambda: text in dialog.texts, f"the text {text!r}")

    def press_default(self, dialog: Dialog, label: str) -> None:
        """Presses Return once the default button can be pressed."""
        button = dialog.button(label)
        self.wait(lambda: "sensitive" in button.states, f"{label} to be enabled")
        self.app.press("Return")


class Subscriptions(StoreTestCase):
    sample = "subscriptions"

    def test_each_way_of_closing_it(self) -> None:
        for way in ("Escape", "the close button", "the window manager", "Done", "Return"):
            with self.trying(way):
                dialog = self.present(self.sample, "Subscriptions")
                self.assert_says_in(dialog, "Atlas")
                self.assert_on_screen(dialog)
                ways = self.ways_to_dismiss(dialog) | {
                    "Done": lambda dialog=dialog: dialog.click("Done"),
                    "Return": lambda dialog=dialog: self.press_default(dialog, "Done"),
                }
                ways[way]()
                self.assert_dismissed(self.sample, lines(self.sample, "presented", "isPresented false"))

    def test_pages_are_opened_in_the_browser(self) -> None:
        dialog = self.present(self.sample, "Subscriptions")
        self.assert_says_in(dialog, "Expired")
        dialog.click("Manage in Browser")
        self.assert_opened("org.example.Browser https://store.example.org/subscriptions")
        self.app.wait_until_ready(dialog.node)
        self.app.press("Escape")
        self.assert_dismissed(self.sample, lines(self.sample, "presented", "isPresented false"))

    def test_a_subscription_is_cancelled_after_a_confirmation(self) -> None:
        self.drop()
        dialog = self.present(self.sample, "Subscriptions")
        self.assert_says_in(dialog, "Renews on 15 January 2027")
        for answer, texts in (("Keep Subscription", "Renews on 15 January 2027"), ("Cancel Subscription", "Ends on 15 January 2027")):
            dialog.click("Cancel…")
            question = self.gallery_now.dialog("Cancel this subscription?")
            self.assertIn("“Atlas” won’t be renewed.", question.texts)
            question.click(answer)
            self.assert_dialogs("Subscriptions")
            self.app.wait_until_ready(dialog.node)
            self.assert_says_in(dialog, texts)
        self.assertEqual([button.name for button in dialog.buttons if button.name == "Cancel…"], [])
        self.app.press("Escape")
        self.assert_dismissed(self.sample, lines(self.sample, "presented", "isPresented false"))
        self.drop()


class Refunds(StoreTestCase):
    sample = "refund"

    def field(self, dialog: Dialog) -> Node:
        """The reason, which has the focus as soon as the purchase has been loaded."""
        field = self.app.wait_for("text", "Reason", within=dialog.node)
        self.assert_focused(field)
        return field

    def test_closing_it_is_reported_as_cancelled(self) -> None:
        for way in ("Escape", "the close button", "the window manager", "Cancel"):
            with self.trying(way):
                dialog = self.present(self.sample, "Request a Refund")
                self.field(dialog)
                (self.ways_to_dismiss(dialog) | {"Cancel": lambda dialog=dialog: dialog.click("Cancel")})[way]()
                self.assert_dismissed(self.sample, lines(self.sample, "presented", "isPresented false", "cancelled"))

    def test_a_second_request_for_a_purchase_is_refused(self) -> None:
        self.drop()
        dialog = self.present(self.sample, "Request a Refund")
        self.assertIn("Atlas of the Sky", dialog.texts)
        field = self.field(dialog)
        self.assertNotIn("sensitive", dialog.button("Request Refund").states)
        self.desktop.screen.type("The map is wrong")
        self.wait(lambda: field.text == "The map is wrong", "the reason")
        self.press_default(dialog, "Request Refund")
        self.assert_says_in(dialog, "The store has received your request.")
        self.app.press("Return")
        self.assert_dismissed(self.sample, lines(self.sample, "presented", "isPresented false", "requested"))

        dialog = self.present(self.sample, "Request a Refund")
        self.field(dialog)
        self.desktop.screen.type("Again")
        self.wait(lambda: "sensitive" in dialog.button("Request Refund").states, "the button to be enabled")
        dialog.click("Request Refund")
        self.assert_says_in(dialog, "A refund has already been requested for this purchase.")
        self.assertNotIn("sensitive", dialog.button("Request Refund").states)
        self.app.press("Escape")
        failure = "failed: duplicateRequest"
        self.assert_dismissed(self.sample, lines(self.sample, "presented", "isPresented false", failure))
        self.drop()


class OfferCodes(StoreTestCase):
    sample = "offer-code"

    def test_a_wrong_code_stays_for_correction_and_a_right_one_closes_the_sheet(self) -> None:
        self.drop()
        dialog = self.present(self.sample, "Redeem a Code")
        field = self.app.wait_for("text", "Code", within=dialog.node)
        self.assert_focused(field)
        self.assertNotIn("sensitive", dialog.button("Redeem").states)
        self.desktop.screen.type("SUMMER")
        self.press_default(dialog, "Redeem")
        self.assert_says_in(dialog, "This code isn’t valid.")
        self.assertEqual(field.text, "SUMMER")
        self.assert_caption(self.sample, is_presented=True)
        self.assert_focused(field)
        self.app.press("ctrl+a")
        self.desktop.screen.type("SPRING")
        self.wait(lambda: field.text == "SPRING", "the code")
        dialog.click("Redeem")
        self.assert_dismissed(self.sample, lines(self.sample, "presented", "isPresented false", "redeemed, purchase 8"))
        self.drop()

    def test_closing_it_is_reported_as_cancelled(self) -> None:
        for way in ("Escape", "the close button", "the window manager", "Cancel"):
            with self.trying(way):
                dialog = self.present(self.sample, "Redeem a Code")
                (self.ways_to_dismiss(dialog) | {"Cancel": lambda dialog=dialog: dialog.click("Cancel")})[way]()
                failure = "not redeemed: userCancelled"
                self.assert_dismissed(self.sample, lines(self.sample, "presented", "isPresented false", failure))


class MusicOffers(StoreTestCase):
    sample = "music-offer"

    def test_it_lists_the_plans_and_is_dismissed(self) -> None:
        for way in ("Escape", "the close button", "the window manager", "Not Now"):
            with self.trying(way):
                dialog = self.present(self.sample, "All the Music")
                for text in ("Every song, on all of your computers.", "Family", "€ 16.00 per month"):
                    self.assertIn(text, dialog.texts)
                (self.ways_to_dismiss(dialog) | {"Not Now": lambda dialog=dialog: dialog.click("Not Now")})[way]()
                self.assert_dismissed(self.sample, lines(self.sample, "presented", "loaded", "isPresented false"))

    def test_it_opens_its_page_by_return(self) -> None:
        dialog = self.present(self.sample, "All the Music")
        self.press_default(dialog, "Subscribe…")
        self.assert_opened("org.example.Browser https://store.example.org/music")
        self.assert_dismissed(self.sample, lines(self.sample, "presented", "loaded", "isPresented false"))


class OtherApplications(StoreTestCase):
    sample = "other-app"

    def show_card(self) -> Node:
        """Shows the card, and returns its button."""
        trigger = self.gallery.trigger(self.sample)
        self.app.show(trigger)
        self.app.click(trigger)
        return self.wait(lambda: self.window.find(BUTTON, "Open"), "the card")

    def test_it_opens_an_installed_application_and_is_closed(self) -> None:
        button = self.show_card()
        self.assert_says("Text Editor")
        self.assert_says("Writes texts")
        self.assert_caption(self.sample, is_presented=True)
        # It doesn't take the focus.
        self.assert_focused(self.gallery_now.trigger(self.sample))
        self.assertEqual(self.app.dialogs, [])
        self.app.wait_until_still(button)
        self.app.click(button)
        self.assert_opened("org.gnome.TextEditor")
        self.app.click(self.app.wait_for(BUTTON, "Close", within=self.window))
        self.assert_does_not_say("Writes texts")
        self.assert_caption(self.sample, is_presented=False)
        self.assert_noted(lines(self.sample, "presented", "isPresented false"))

    def test_it_is_used_with_the_keyboard(self) -> None:
        self.show_card()
        self.app.focus(self.app.wait_for(BUTTON, "Close", within=self.window))
        self.app.press("space")
        self.assert_does_not_say("Writes texts")
        self.assert_noted(lines(self.sample, "presented", "isPresented false"))


class Family(StoreTestCase):
    sample = "activity-picker"
    nothing = "nothing"

    def open(self) -> Dialog:
        dialog = self.present(self.sample, "Choose Activities")
        self.assert_focused(self.app.wait_for("text", "Search", within=dialog.node))
        return dialog

    def check(self, dialog: Dialog, name: str) -> None:
        box = self.app.wait_for(CHECK_BOX, name, within=dialog.node)
        self.app.show(box)
        self.app.click(box)
        self.wait(lambda: "checked" in box.states, f"{name} to be checked")

    def choices(self, dialog: Dialog) -> list[str]:
        return [node.name for node in dialog.node.find_all(CHECK_BOX)]

    def assert_chosen(self, names: str) -> None:
        self.assert_value(self.sample, "chosen", names)

    def test_an_application_a_category_and_a_website_are_chosen(self) -> None:
        self.drop()
        dialog = self.open()
        self.assertIn("Choose what you want to spend less time with.", dialog.texts)
        self.desktop.screen.type("chess")
        self.wait(lambda: self.choices(dialog) == ["Games", "Chess"], "what was searched for")
        self.check(dialog, "Chess")
        game = self.app.wait_for(CHECK_BOX, "Games", within=dialog.node)
        self.assertIn("indeterminate", game.states)
        search = self.app.wait_for("text", "Search", within=dialog.node)
        self.app.click(search)
        self.assert_focused(search)
        self.app.press("ctrl+a")
        self.app.press("BackSpace")
        self.wait(lambda: "Social" in self.choices(dialog), "all categories")
        self.check(dialog, "Social")
        website = self.app.wait_for("text", "example.org", within=dialog.node)
        self.app.show(website)
        self.app.click(website)
        self.assert_focused(website)
        self.desktop.screen.type("https://News.example.org/today")
        self.app.press("Return")
        self.assert_says_in(dialog, "news.example.org")
        # Nothing is written before Done.
        self.assert_chosen(self.nothing)
        dialog.click("Done")
        self.assert_dismissed(self.sample, lines(self.sample, "presented", "isPresented false"))
        self.assert_chosen("Chess, Social, news.example.org")
        self.assert_cancel_keeps("Chess, Social, news.example.org")
        self.drop()

    def assert_cancel_keeps(self, names: str) -> None:
        for way in ("Escape", "the close button", "the window manager", "Cancel"):
            with self.trying(way):
                dialog = self.open()
                box = self.app.wait_for(CHECK_BOX, "Social", within=dialog.node)
                self.assertIn("checked", box.states)
                self.app.click(box)
                self.wait(lambda box=box: "checked" not in box.states, "Social not to be checked")
                (self.ways_to_dismiss(dialog) | {"Cancel": lambda dialog=dialog: dialog.click("Cancel")})[way]()
                self.assert_dismissed(self.sample, lines(self.sample, "presented", "isPresented false"))
                self.assert_chosen(names)

    def test_it_is_used_with_the_keyboard_alone(self) -> None:
        self.drop()
        dialog = self.open()
        self.app.focus(self.app.wait_for(BUTTON, "Show Games", within=dialog.node))
        self.app.press("space")
        box = self.app.wait_for(CHECK_BOX, "Draughts", within=dialog.node)
        self.app.focus(box)
        self.app.press("space")
        self.wait(lambda: "checked" in box.states, "Draughts to be checked")
        self.app.focus(dialog.button("Done"))
        self.app.press("space")
        self.assert_dismissed(self.sample, lines(self.sample, "presented", "isPresented false"))
        self.assert_chosen("Draughts")
        self.drop()

    def test_what_is_no_website_is_refused(self) -> None:
        dialog = self.open()
        website = self.app.wait_for("text", "example.org", within=dialog.node)
        self.app.show(website)
        self.app.click(website)
        self.assert_focused(website)
        self.desktop.screen.type("nonsense")
        self.app.press("Return")
        self.wait(
            lambda: dialog.node.find(LABEL, "This isn’t the address of a website.", state="visible"), "the refusal"
        )
        self.app.press("Escape")
        self.assert_dismissed(self.sample, lines(self.sample, "presented", "isPresented false"))
