"""Input that comes faster than the Gallery takes it, or all at once after it was stopped for a while."""

from contextlib import AbstractContextManager, nullcontext

from driver.application import BUTTON
from presentation_case import PresentationTestCase, dismissal

#: How often each burst is tried. Every one has to succeed.
ROUNDS = 20


class QueuedInputTestCase(PresentationTestCase):
    def burst(self, round: int) -> AbstractContextManager[None]:
        """In every other round, the process is stopped while the input arrives."""
        return self.app.stopped() if round % 2 else nullcontext()


class QueuedKeys(QueuedInputTestCase):
    page = "sheets"
    weight = 10

    def test_return_after_the_first_character_saves_and_after_the_last_one_was_deleted_does_not(self) -> None:
        for round in range(ROUNDS):
            dialog = self.present("form-sheet", "Contact")
            self.assert_focused(dialog.fields[0])
            with self.burst(round):
                for key in ("a", "Return"):
                    self.app.press(key)
            self.assert_dismissed("form-sheet", dismissal("form-sheet", "pressed Save"))
            self.assert_value("form-sheet", "name", "a")

            dialog = self.present("form-sheet", "Contact")
            self.assert_focused(dialog.fields[0])
            with self.burst(round):
                for key in ("End", "BackSpace", "Return", "Escape"):
                    self.app.press(key)
            self.assert_dismissed("form-sheet", dismissal("form-sheet", "pressed Cancel"))
            self.assert_value("form-sheet", "name", "none")

    def test_a_form_whose_only_change_was_taken_back_closes_without_a_question(self) -> None:
        for round in range(ROUNDS):
            dialog = self.present("guarded-sheet", "Letter")
            self.assert_focused(dialog.fields[0])
            with self.burst(round):
                for key in ("a", "BackSpace", "Escape"):
                    self.app.press(key)
            self.assert_dismissed("guarded-sheet", dismissal("guarded-sheet"))


class QueuedClicks(QueuedInputTestCase):
    page = "state"

    def test_a_button_that_disables_itself_acts_once_however_often_it_is_clicked(self) -> None:
        gallery = self.gallery
        pay = self.app.wait_for(BUTTON, "Pay", within=gallery.window)
        renew = self.app.wait_for(BUTTON, "New Bill", within=gallery.window)
        self.app.show(pay)
        for round in range(ROUNDS):
            place = self.app.box(pay).center
            with self.burst(round):
                for _ in range(3):
                    self.desktop.screen.click(*place)
            self.wait(lambda: "sensitive" in renew.states, "the payment")
            # Behind this click, no other one is on its way.
            self.app.click(renew)
            self.wait(lambda: "sensitive" in pay.states, "a new bill")
            self.assertIsNotNone(gallery.window.find(name=f"Payments: {round + 1}"), self.app.outline())
