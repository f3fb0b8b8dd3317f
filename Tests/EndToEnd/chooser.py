"""The dialogs in which files are chosen, as a user does."""

from collections.abc import Callable
from pathlib import Path

from driver import Application, Node
from driver.application import BUTTON
from driver.waiting import PATIENCE, TimedOut
from gallery import Dialog

#: How long, in seconds, GTK is given to list a folder.
_LISTING = 5
#: How long GTK is given to take back what it has completed a path with.
_COMPLETION = 0.5


class Chooser(Dialog):
    """GTK's own. What is in it is looked for once."""

    def __init__(self, app: Application, node: Node) -> None:
        super().__init__(app, node)
        self._list: Node | None = None
        self._fields: dict[str, Node] = {}

    def button(self, label: str) -> Node:
        """One of its own buttons, which are nearer to the window than the list of files."""

        def find() -> Node | None:
            level = [self.node]
            while level:
                if found := next((node for node in level if node.role in BUTTON and node.name == label), None):
                    return found
                level = [child for node in level for child in node.children]
            return None

        return self.app.until(find, f"the button {label!r}")

    def click(self, label: str) -> None:
        """Clicks a button; none of them is in something that scrolls."""
        self.app.click(self.button(label))

    # Files that are there

    def choose(self, path: Path | str) -> None:
        """Types a path and presses Return."""
        # The slash that GTK adds to a folder's name does no harm.
        field = self.type_path(path, ends=("", "/") if Path(path).is_dir() else ("",))
        self.app.press("Return")
        self.app.until(lambda: not field.is_showing, "the field for a path to go")

        def is_listed() -> bool:
            return self.node.is_showing and Path(path).name in self.rows

        # Once in a while GTK lists the folder of what was typed fast, and doesn't choose the file.
        if self.app.until(lambda: is_listed() or not self.node.is_showing, f"{path} to be chosen") and is_listed():
            self.select(Path(path).name)
            self.app.press("Return")

    def type_path(self, path: Path | str, ends: tuple[str, ...] = ("",)) -> Node:
        """Types a path where there is a list of files; its first slash opens the field for it.

        What GTK completes it with is deleted: a name, which is selected, or a slash, which isn't and comes late.
        """
        path = str(path)
        self.app.screen.type(path[0])
        field = self.app.until(lambda: self._focused_field(path[0]), "the field for a path")
        self.app.screen.type(path[1:])
        self.app.until(lambda: field.text.startswith(path), f"the path {path}")
        self.app.press("Delete")
        # The key may not have had its effect yet: only what stays longer is shortened by another one.
        whole = [path + end for end in ends]
        while (text := self._text_once_it_is(whole, field)) not in whole:
            self.app.press("End")
            self.app.press("BackSpace")
            self.app.until(lambda text=text: field.text != text, f"{text} to be shortened to {path}")
            if not field.text.startswith(path):
                raise AssertionError(f"{field.text!r} was left of {text!r}, not {path!r}")
        return field

    def _text_once_it_is(self, texts: list[str], field: Node) -> str:
        """The text of a field, when it is one of these; or what it is after a moment."""
        try:
            self.app.until(lambda: field.text in texts, "the path", _COMPLETION)
        except TimedOut:
            pass
        return field.text

    def _focused_field(self, text: str) -> Node | None:
        focused = self.app.focused
        return focused if focused and focused.role == "text" and focused.text.startswith(text) else None

    def show_folder(self, folder: Path) -> None:
        """Has it list a folder, in which there is something to list.

        Its files begin differently: the field would complete the path with what all of them have in common.
        """
        # The slash that GTK adds to a folder's name does no harm.
        self.type_path(folder, ends=("", "/"))
        self.app.press("Return")

        def is_listed() -> bool:
            return bool(self.rows) and folder.name not in self.rows

        try:
            self.app.until(is_listed, "the files of the folder", _LISTING)
        except TimedOut:
            # Once in a while GTK lists the folder that this one is in; see above.
            self.select(folder.name)
            self.app.press("Return")
            self.app.until(is_listed, "the files of the folder")

    @property
    def rows(self) -> dict[str, Node]:
        """What it lists, by name."""
        if self._list is None or "showing" not in self._list.states:
            table = self.node.find("tree table")
            self._list = next((child for child in table.children if child.role == "list"), None) if table else None
        shown = [row for row in self._list.children if "showing" in row.states] if self._list else []
        return {row.children[0].name: row for row in shown}

    def select(self, name: str) -> None:
        """Clicks on a file in the list."""

        def click() -> None:
            self.app.click(self.app.until(lambda: self.rows.get(name), f"the file {name}"))

        click()
        try:
            self.wait_for_selected(name, patience=_LISTING)
        except TimedOut:
            # The chooser may still have been listing the folder, and moved the rows.
            click()
            self.wait_for_selected(name)

    def wait_for_selected(self, *names: str, patience: float = PATIENCE) -> None:
        """Returns once these are selected, and no others."""

        def selected() -> list[str]:
            return [name for name, row in self.rows.items() if "selected" in row.states]

        self.app.until(lambda: selected() == list(names), f"{names} to be selected", patience)

    @property
    def folder(self) -> str:
        """The last folder of the path that it shows."""
        path = [button.name for button in self.node.find_all("toggle button") if self._is_in_path(button)]
        return path[-1] if path else ""

    @staticmethod
    def _is_in_path(button: Node) -> bool:
        parent = button.parent
        while parent and parent.role in ("panel", "filler"):
            parent = parent.parent
        return parent is not None and parent.role == "scroll pane"

    # A file that may not be there yet

    def save_as(self, name: Path | str) -> None:
        """Replaces the proposed name, or the whole path, and presses Return."""
        field = self.name_field()
        self.app.press("ctrl+a")
        self.app.screen.type(str(name))
        self.app.until(lambda: field.text == str(name), f"the name {name}")
        self.app.press("Return")

    def name_field(self, label: str = "Name:") -> Node:
        """The field for the name, with the focus."""
        if label not in self._fields:
            self._fields[label] = self.app.wait_for("text", label, within=self.node)
        field = self._fields[label]
        if "focused" not in field.states:
            self.app.click(field)
            self.app.until(lambda: "focused" in field.states, "the focus on the name")
        return field

    def choose_type(self, present: str, name: str) -> None:
        """Chooses the type of the file."""
        self.app.click(self.app.wait_for("toggle button", present, within=self.node))

        def item() -> Node | None:
            items = self.node.find_all("list item")
            return next((item for item in items if item.find("label", name)), None)

        self.app.click(self.app.until(item, f"the type {name}"))

    # The end of it

    @property
    def ways_to_cancel(self) -> dict[str, Callable[[], None]]:
        """The ways in which the user can close it without an answer."""
        return {
            "Cancel": lambda: self.click("Cancel"),
            "Escape": lambda: self.app.press("Escape"),
            "the window manager": lambda: self.app.close(self.node),
        }
