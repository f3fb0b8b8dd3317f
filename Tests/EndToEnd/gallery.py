"""The Gallery, as those who test it see it."""

import re
import subprocess
from collections.abc import Sequence

from driver import Application, Box, Desktop, Node
from driver.application import BUTTON
from driver.node import Name

from samples import Sample

#: How many lines the Gallery's log keeps.
LOG_CAPACITY = 24
_LOG_LINE = re.compile(r"[a-z-]+: (presented|pressed |isPresented |success |failure |cancelled$)")
_TEXT = ("label", "static", "heading")
_PICTURE = ("image", "icon")
#: What has a label of its own inside.
_CONTROLS = BUTTON + ("check box", "toggle button", "text", "password text")
#: The name of the list of pages in the sidebar.
_SIDEBAR = "Pages"
#: How many widgets there may be between a button and what a popover of its hangs on.
_WRAPPERS = 3


class Dialog:
    """A dialog of the Gallery that is open."""

    def __init__(self, app: Application, node: Node) -> None:
        self.app = app
        self.node = node

    @property
    def icons(self) -> list[Node]:
        """Its pictures outside its controls."""

        def collect(node: Node) -> list[Node]:
            if node.role in _CONTROLS:
                return []
            own = [node] if node.role in _PICTURE and node.is_showing else []
            return own + [icon for child in node.children for icon in collect(child)]

        return collect(self.node)

    @property
    def buttons(self) -> list[Node]:
        """Its buttons as they stand, from the left to the right or from the top to the bottom."""
        boxes = [(node.box, node) for node in self.node.find_all(BUTTON) if node.name]
        is_row = self._is_row([box for box, _ in boxes])
        return [node for _, node in sorted(boxes, key=lambda pair: pair[0].x if is_row else pair[0].y)]

    @property
    def is_stacked(self) -> bool:
        """Whether its buttons stand on top of one another."""
        return not self._is_row([button.box for button in self.buttons])

    @staticmethod
    def _is_row(boxes: list[Box]) -> bool:
        return len({box.y for box in boxes}) == 1

    @property
    def texts(self) -> list[str]:
        """What it says outside its controls, from the top to the bottom."""

        def collect(node: Node) -> list[str]:
            if node.role in _CONTROLS or not node.is_showing:
                return []
            own = [node.name] if node.role in _TEXT and node.name else []
            return own + [text for child in node.children for text in collect(child)]

        return collect(self.node)

    @property
    def fields(self) -> list[Node]:
        """Its text fields, from the top to the bottom."""
        return sorted(self.node.find_all(("text", "password text", "entry")), key=lambda node: node.box.y)

    @property
    def box(self) -> Box:
        return self.app.box(self.node)

    def button(self, label: str) -> Node:
        return self.app.wait_for(BUTTON, label, within=self.node)

    def click(self, label: str) -> None:
        """Clicks a button, after scrolling to it if need be."""
        button = self.button(label)
        self.app.show(button)
        self.app.click(button)


class Gallery:
    """A Gallery that runs, with a page open."""

    def __init__(
        self, desktop: Desktop, binary: str, page: str = "alerts", environment: dict[str, str] | None = None
    ) -> None:
        self.titles = titles(binary)
        self._pages = [title for _, sample, title in listing(binary) if not sample]
        self.app = desktop.launch(binary, "--page", page, environment=environment)
        try:
            self.window = self.app.wait_for_window()
        except BaseException:
            self.app.end()
            raise
        self._nodes: dict[str, Node] = {}
        self._log: Node | None = None

    # Samples

    def trigger(self, sample: str) -> Node:
        """The button that presents a sample."""
        return self._node(self.titles[sample], BUTTON, self.titles[sample])

    def present(self, sample: Sample | str) -> Dialog:
        """Clicks on the button of a sample and waits for its dialog."""
        trigger = self.trigger(sample if isinstance(sample, str) else sample.id)
        self.app.show(trigger)
        self.app.click(trigger)
        return self.dialog()

    def popover(self, sample: str) -> Node | None:
        """The popover that hangs on the button of a sample, if it is open."""
        node: Node | None = self.trigger(sample)
        for _ in range(_WRAPPERS):
            node = node.parent if node else None
            for child in node.children if node else []:
                if child.role == "dialog" and child.is_showing:
                    return child
        return None

    def dialog(self, title: str | None = None) -> Dialog:
        """The dialog that is open, or about to be, of that title if one is given."""
        return Dialog(self.app, self.app.wait_for_dialog(title))

    def wait_until_answered(self) -> None:
        """Returns once no dialog is open and the window has the keyboard again."""
        self.app.wait_for_no_dialog()
        self.app.wait_until_ready(self.window)

    def caption(self, sample: str) -> str:
        """What a sample's binding says."""
        return f"{sample} isPresented: {self.value(sample, 'isPresented')}"

    def value(self, sample: str, key: str) -> str:
        """What the page says of a sample: its binding, and whatever else is bound."""
        start = f"{sample} {key}: "
        return self._node(start, None, lambda name: name.startswith(start)).name.removeprefix(start)

    def control(self, role: str, name: str) -> Node:
        """A control of the page."""
        return self._node(f"{role} {name}", role, name)

    def log(self) -> list[str]:
        """The lines of the page's log."""
        if self._log is not None and self._log.is_showing:
            return self._lines(self._log)
        line = self.window.find(_TEXT, _LOG_LINE.match)
        self._log = line.parent if line else None
        return self._lines(self._log) if self._log else []

    @staticmethod
    def _lines(log: Node) -> list[str]:
        return [child.name for child in log.children]

    def _node(self, key: str, role: str | tuple[str, ...] | None, name: Name) -> Node:
        """A node of the window that stays as long as the page does: looked for once."""

        def find() -> Node | None:
            return self.window.find(role, name, state="visible")

        if key in self._nodes and self._nodes[key].is_showing:
            return self._nodes[key]
        self._nodes[key] = self.app.until(find, f"{key!r}")
        return self._nodes[key]

    # The app

    @property
    def is_idle(self) -> bool:
        """Whether it runs, with no dialog open."""
        return self.app.is_running and not self.app.dialogs

    @property
    def page_rows(self) -> dict[str, Node]:
        """The rows of the sidebar that are on the screen, by the titles of the pages, from the top to the bottom."""
        found = {}
        for label in self.window.find_all("label", lambda name: name in self._pages):
            row = label.parent
            while row and row.role != "list item":
                row = row.parent
            if row and row.parent and row.parent.name == _SIDEBAR:
                found[label.name] = row
        return found

    def page_row(self, name: str) -> Node:
        """The row of a page in the sidebar, if it can be seen without scrolling."""
        return self.app.until(lambda: self.page_rows.get(name), f"the row of {name!r}")

    def search_for_page(self, name: str) -> None:
        """Writes something into the search field of the sidebar, instead of what is there."""
        field = self.app.until(lambda: self.window.find(("text", "entry"), "Find a page"), "the search field")
        # Keys may overtake a click.
        if "focused" not in field.states:
            self.app.wait_until_still(field)
            self.app.click(field)
            self.app.until(lambda: "focused" in field.states, "the focus in the search field")
        self.app.press("ctrl+a")
        self.app.screen.type(name)
        self.app.until(lambda: all(name.lower() in title.lower() for title in self.page_rows), f"only pages like {name!r}")

    def open_page(self, name: str) -> None:
        """Searches for a page in the sidebar, and chooses it."""
        self.search_for_page(name)
        row = self.page_row(name)
        self.app.wait_until_still(row)
        self.app.click(row)
        self.app.until(lambda: self.window.name.startswith(name), f"page {name}")
        self._nodes.clear()
        self._log = None


def titles(binary: str) -> dict[str, str]:
    """The titles of all samples by id, as the Gallery lists them."""
    return {sample: title for _, sample, title in listing(binary) if sample}


def listing(binary: str) -> Sequence[tuple[str, str, str]]:
    """Page, sample and title of everything in the Gallery; the sample is empty for a page."""
    if binary not in _listings:
        text = subprocess.run([binary, "--list"], check=True, capture_output=True, text=True).stdout
        rows = [line.split("\t") for line in text.splitlines()]
        _listings[binary] = [(page, sample, title) for page, sample, title in rows]
    return _listings[binary]


_listings: dict[str, Sequence[tuple[str, str, str]]] = {}
