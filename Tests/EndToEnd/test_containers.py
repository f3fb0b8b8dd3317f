"""Custom containers: a board of cards and a deck."""

from page_case import LABEL, PageTestCase


class Containers(PageTestCase):
    page = "containers"

    def test_cards_are_added_and_keep_their_counts(self) -> None:
        self.click("Card 2: 0")
        self.click("Add a Card")
        self.node("button", "Card 4: 0")
        self.node("button", "Card 2: 1")
        for _ in range(3):
            self.click("Remove a Card")
        self.assert_gone("Card 2: 1")
        self.node("button", "Card 1: 0")

    def test_a_deck_of_many_cards_shows_one(self) -> None:
        for card in ("The second card", "Card 3 of 10,000"):
            self.click("Next Card")
            self.node(LABEL, card)
        self.click("Previous Card")
        self.node(LABEL, "The second card")
        self.assert_does_not_say("Card 3 of 10,000")

    def assert_gone(self, name: str) -> None:
        self.wait(lambda: not self.window.find("button", name), f"{name} to go")
