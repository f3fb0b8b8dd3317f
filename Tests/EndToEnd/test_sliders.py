"""Sliders, with the pointer, with the keyboard and by assistive technology."""

from driver import Node
from page_case import PageTestCase


class Sliders(PageTestCase):
    page = "sliders"

    def slider(self, name: str) -> Node:
        return self.node("slider", name)

    def reset(self, slider: Node, key: str = "Home") -> None:
        self.app.focus(slider)
        self.app.press(key)

    def number(self, slider: Node) -> float:
        value = slider.value
        assert value is not None
        return value[0]

    def test_keys_move_by_steps_and_to_the_ends(self) -> None:
        volume = self.slider("Volume")
        self.reset(volume)
        self.wait(lambda: self.number(volume) == 0, "the lower end")
        for key, expected in (("Right", 1), ("Right", 2), ("Left", 1), ("Page_Up", 11), ("End", 11), ("Home", 0)):
            self.app.press(key)
            self.wait(lambda expected=expected: self.number(volume) == expected, f"{expected} after {key}")

    def test_a_drag_is_one_edit(self) -> None:
        volume = self.slider("Volume")
        self.reset(volume)
        self.wait(lambda: self.number(volume) == 0, "the lower end")
        before = self.edits
        box = self.app.box(volume)
        middle = box.y + box.height // 2
        self.desktop.screen.drag((box.x + 14, middle), (box.x + box.width - 4, middle))
        self.assert_says(f"11, edited {before + 1} times")

    @property
    def edits(self) -> int:
        texts = [node.name for node in self.window.find_all("label") if " edited " in node.name]
        return int(texts[0].split()[2])

    def test_a_binding_that_limits_the_number_has_the_last_word(self) -> None:
        limited = self.slider("Not above 60")
        self.reset(limited, "End")
        self.assert_says("at 60")
        self.wait(lambda: self.number(limited) == 60, "the handle to go back")

    def test_assistive_technology_reads_and_sets_the_number(self) -> None:
        amount = self.slider("Amount")
        amount.set_value(0.25)
        self.assert_says("25 %")
        for name in ("Amount again", "Amount without a label"):
            with self.trying(name):
                other = self.slider(name)
                self.wait(lambda other=other: self.number(other) == 0.25, f"{name} to follow")

    def test_a_disabled_slider_does_not_react(self) -> None:
        amount = self.slider("Amount")
        amount.set_value(0.5)
        self.assert_says("50 %")
        self.click("Disable the sliders above", "check box")
        self.wait(lambda: "sensitive" not in amount.states, "the slider to be disabled")
        self.app.click(amount)
        self.click("Disable the sliders above", "check box")
        self.wait(lambda: "sensitive" in amount.states, "the slider to be enabled")
        self.assert_says("50 %")
