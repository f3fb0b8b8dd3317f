"""What tests of sheets, popovers and inspectors have in common."""

from collections.abc import Callable

from driver import Node
from gallery import Dialog
from page_case import PageTestCase


def lines(sample: str, *events: str) -> list[str]:
    """What the log says of a sample."""
    return [f"{sample}: {event}" for event in events]


def dismissal(sample: str, *events: str) -> list[str]:
    """What the log says of a sheet that came, of what happened in it, and of its end."""
    return lines(sample, "presented", *events, "isPresented false", "onDismiss")


class PresentationTestCase(PageTestCase):
    """Tests of views that are presented above or beside a page."""

    def setUp(self) -> None:
        # Whatever a test before this one has left there.
        type(self)._log = self.gallery.log()

    def take_picture(self, what: str) -> None:
        super().take_picture(what)
        # Something may be left open.
        self.drop()

    @property
    def window(self) -> Node:
        """The window of the Gallery, whatever may be above it."""
        return self.gallery_now.window

    def present(self, sample: str, title: str | None = None) -> Dialog:
        """Clicks on the button of a sample; the dialog that comes has this title."""
        trigger = self.gallery.trigger(sample)
        self.app.show(trigger)
        self.app.click(trigger)
        return self.gallery_now.dialog(title)

    def ways_to_dismiss(self, dialog: Dialog) -> dict[str, Callable[[], None]]:
        """The ways in which the user can dismiss a sheet without a confirmation."""
        return {
            "Escape": lambda: self.app.press("Escape"),
            "the close button": lambda: dialog.click("Close"),
            "the window manager": lambda: self.app.close(dialog.node),
        }

    def assert_value(self, sample: str, key: str, value: object) -> None:
        """The page says so of a sample, now or soon."""
        expected = str(value).lower() if isinstance(value, bool) else str(value)
        self.wait(lambda: self.gallery_now.value(sample, key) == expected, f"{sample} {key}: {expected}")

    def assert_dismissed(self, sample: str, log: list[str], focus: str | None = None) -> None:
        """Nothing is left but the window, which has the keyboard; the binding is false, the log has these lines more,
        and the focus is on what presented it, or on another sample's button."""
        self.gallery_now.wait_until_answered()
        self.assert_caption(sample, is_presented=False)
        self.assert_noted(log)
        self.assert_focused(self.gallery_now.trigger(focus or sample))
        self.assertEqual(len(self.desktop.screen.windows(self.app.pid)), 1)

    def assert_focused(self, node: Node) -> None:
        self.wait(lambda: "focused" in node.states, f"the focus on {node.role} {node.name!r}")

    def assert_dialogs(self, *titles: str) -> None:
        """These are open, and no others."""
        self.wait(lambda: sorted(d.name for d in self.app.dialogs) == sorted(titles), f"the dialogs {titles}")

    def assert_on_screen(self, dialog: Dialog) -> None:
        width, height = self.desktop.screen.size
        box = dialog.box
        self.assertGreaterEqual(min(box.x, box.y), 0, box)
        self.assertTrue(box.x + box.width <= width and box.y + box.height <= height, box)

    def tour(self, dialog: Dialog) -> list[str]:
        """The names of all that the Tab key comes to, from where the focus is until it is there again."""
        names: list[str] = []
        start = self.wait(lambda: self.app.focused, "a focus")
        node = start
        while len(names) < 20:
            names.append(node.name)
            self.app.press("Tab")

            def has_moved(left: Node = node) -> Node | None:
                focused = self.app.focused
                return focused if focused != left else None

            node = self.wait(has_moved, "Tab to move the focus")
            self.assertEqual(node.window, dialog.node)
            if node == start:
                return names
        raise AssertionError(f"Tab doesn't come back: {names}")
