"""Alerts one after the other: again and again, one from another, and away by themselves."""

from case import GalleryTestCase
from samples import SAMPLES, Sample


class Sequences(GalleryTestCase):
    page = "alerts"

    def test_an_alert_is_presented_fifty_times_and_answered_in_turn_by_all_means(self) -> None:
        present_fifty_times(self, SAMPLES["save-or-discard"])

    def test_return_hammered_on_the_button_neither_loses_an_alert_nor_shows_one_twice(self) -> None:
        sample = SAMPLES["plain-alert"]
        gallery = self.gallery
        gallery.present(sample)
        gallery.app.press("Escape")
        self.assert_answered(sample, None)
        for _ in range(40):
            gallery.app.press("Return")

        def is_settled() -> bool:
            if gallery.app.dialogs:
                gallery.app.press("Escape")
                return False
            lines = gallery.log()
            return gallery.caption(sample.id).endswith("false") and lines[-1] == "plain-alert: isPresented false"

        gallery.app.until(is_settled, "the end of it")
        gallery.wait_until_answered()
        lines = [line.removeprefix("plain-alert: ") for line in gallery.log()]
        while lines and lines[0] != "presented":
            lines.pop(0)
        text = " ".join(lines)
        turns = text.replace("presented pressed Good isPresented false", ".").replace(
            "presented isPresented false", "."
        )
        self.assertEqual(set(turns), {".", " "}, text)
        self.drop()

    def test_an_action_leads_on_to_a_second_alert(self) -> None:
        sample = SAMPLES["second-alert"]
        self.gallery.present(sample).click("Remove")
        dialog = self.gallery_now.dialog("The account was removed")
        self.assertEqual(len(self.app.dialogs), 1)
        self.assertEqual([button.name for button in dialog.buttons], ["Done", "Undo"])
        self.assert_caption(sample.id, is_presented=False)
        dialog.click("Undo")
        self.gallery_now.wait_until_answered()
        self.assert_noted(
            [
                "second-alert: presented",
                "second-alert: pressed Remove",
                "second-alert-next: presented",
                "second-alert: isPresented false",
                "second-alert-next: pressed Undo",
                "second-alert-next: isPresented false",
            ]
        )

    def test_two_alerts_present_each_other_for_as_long_as_the_person_likes(self) -> None:
        gallery = self.gallery
        gallery.present("comes-back")
        expected = ["comes-back: presented"]
        sides = [("comes-back", "Heads?", "Flip to Tails"), ("comes-back-next", "Tails?", "Flip to Heads")]
        for turn in range(10):
            sample, title, flip = sides[turn % 2]
            other = sides[(turn + 1) % 2][0]
            gallery.dialog(title)
            self.assertEqual([d.name for d in gallery.app.dialogs], [title])
            gallery.app.press("Return")
            expected += [f"{sample}: pressed {flip}", f"{other}: presented", f"{sample}: isPresented false"]
        gallery.dialog("Heads?")
        gallery.app.press("Escape")
        gallery.wait_until_answered()
        self.assert_noted(expected + ["comes-back: pressed Enough", "comes-back: isPresented false"])

    def test_the_app_takes_an_alert_away_by_setting_its_binding(self) -> None:
        sample = SAMPLES["closes-itself"]
        self.gallery.present(sample)
        self.assert_answered(sample, None)


class SequencesOfOwnWindows(GalleryTestCase):
    """Alerts that are windows of Oriel's own."""

    page = "options"

    def test_an_alert_is_presented_fifty_times_and_answered_in_turn_by_all_means(self) -> None:
        present_fifty_times(self, SAMPLES["icon"])


def present_fifty_times(test: GalleryTestCase, sample: Sample) -> None:
    """Presents it, answers it by each means in turn, and checks each time all that there is to check."""
    gallery = test.gallery
    for turn in range(50):
        dialog = gallery.present(sample)
        match turn % 4:
            case 0:
                gallery.app.press("Escape")
                answer = sample.cancel
            case 1:
                gallery.app.press("Return")
                answer = sample.default or sample.cancel
            case 2:
                gallery.app.close(dialog.node)
                answer = sample.cancel
            case _:
                answer = sample.buttons[turn % len(sample.buttons)]
                dialog.click(answer)
        test.assert_answered(sample, answer)
    test.assertEqual(len(test.desktop.screen.windows(gallery.app.pid)), 1)
