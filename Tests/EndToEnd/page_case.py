"""What tests of pages have in common."""

from collections.abc import Callable

from case import GalleryTestCase
from driver import Node
from driver.application import BUTTON

LABEL = ("label", "heading")
#: The states of what is turned on.
_TURNED = {"checked", "pressed"}
#: The pictures of the pointer while what is dragged is accepted where it is.
_ACCEPTED = {"copy", "move", "alias"}


class PageTestCase(GalleryTestCase):
    """Tests of a page: its views are found by their names, and used as a user does."""

    @property
    def window(self) -> Node:
        """The window that the page is in."""
        return self.gallery.window

    def node(self, role: str | tuple[str, ...], name: str) -> Node:
        """What is called so on the page, once it can be seen."""
        node = self.app.wait_for(role, name, within=self.window)
        self.app.show(node)
        return node

    def click(self, name: str, role: str | tuple[str, ...] = BUTTON) -> None:
        """Clicks on what is called so; what can be turned is turned then, but a choice that is made already stays."""
        node = self.node(role, name)
        before = node.states
        self.app.click(node)
        if role == "check box" or (role == "toggle button" and "pressed" not in before):
            # GTK loses a click if the next one, elsewhere, comes at once.
            self.wait(lambda: node.states & _TURNED != before & _TURNED, f"{name!r} to be turned")

    def focus_by_click(self, name: str) -> None:
        """Clicks a view that takes the focus; a key may overtake a click, which waits for the window manager."""
        self.app.click(self.node(LABEL, name))
        self.wait(lambda: (node := self.app.focused) and node.name == name, f"the focus on {name!r}")

    def drag_between(self, row: Node, upper: Node, lower: Node) -> None:
        """Drags a row between two others, and lets go when the line is there."""
        start, above, below = (self.app.wait_until_still(each).center for each in (row, upper, lower))
        middle = (above[1] + below[1]) // 2

        def colors() -> list[tuple[int, int, int]]:
            return [self.app.screen.color(below[0] - 20, middle + offset) for offset in range(-3, 4)]

        before = colors()
        self.app.screen.drag(
            start, (below[0], middle + 4), before_release=lambda: self.wait(lambda: colors() != before, "the line")
        )

    def drag_onto(
        self, start: tuple[int, int], target: Node, before_release: Callable[[], object] = lambda: None
    ) -> None:
        """Drags what is there onto a view, and lets go when the pointer says that it is accepted.

        A drop before the view's answer, which another app may be slow to give, ends the drag without one. The pointer
        doesn't rest meanwhile, for GTK passes no movement on while it waits for an answer to an earlier one.
        """
        screen, (x, y) = self.desktop.screen, self.app.wait_until_still(target).center

        def is_accepted() -> bool:
            screen.glide(x, y)
            return screen.cursor in _ACCEPTED

        def wait() -> None:
            self.wait(is_accepted, "the drop to be accepted")
            before_release()

        screen.drag(start, (x, y), before_release=wait)

    def assert_says(self, text: str) -> None:
        """A label says so, now or soon."""
        self.wait(lambda: self.window.find(LABEL, text), f"the text {text!r}")

    def assert_does_not_say(self, text: str) -> None:
        self.wait(lambda: not self.window.find(LABEL, text), f"the text {text!r} to go")

    def write(self, field: Node, text: str) -> None:
        """Replaces the text of a field with the keyboard."""
        # The keys may overtake a click, which would then end the selection.
        if "focused" not in field.states:
            self.app.click(field)
            self.wait(lambda: "focused" in field.states, f"the focus on {field.name!r}")
        self.app.press("ctrl+a")
        self.desktop.screen.type(text)
        self.wait(lambda: field.text == text, f"the text {text!r}")
