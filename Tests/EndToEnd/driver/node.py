"""What assistive technology sees of a widget."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from gi.repository import GLib

from .accessibility import ACCESSIBLE, PROPERTIES, Accessibility, Item, role_name, state_names

_ACTION = "org.a11y.atspi.Action"
_COMPONENT = "org.a11y.atspi.Component"
_TEXT = "org.a11y.atspi.Text"
_VALUE = "org.a11y.atspi.Value"
#: AT-SPI's number for places that are counted from the window's edge.
_IN_WINDOW = 1
#: The roles of windows, which have a border without shadows, of lists and of their rows.
_PADDED = ("frame", "list", "list item")
_NOTEWORTHY = {"active", "checked", "focused", "modal"}

#: A name, or what it has to be like.
Name = str | Callable[[str], object]


@dataclass(frozen=True)
class Box:
    """A rectangle, in pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def center(self) -> tuple[int, int]:
        return self.x + self.width // 2, self.y + self.height // 2

    def contains(self, other: Box) -> bool:
        """Whether the other box lies within this one."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.x + other.width <= self.x + self.width
            and other.y + other.height <= self.y + self.height
        )

    def moved(self, x: int, y: int) -> Box:
        return Box(self.x + x, self.y + y, self.width, self.height)


@dataclass(frozen=True)
class Node:
    """An accessible object. Any question to one whose widget has gone raises `GLib.Error`.

    What its role is, and what it is in, stays: that is asked once.
    """

    bus: Accessibility = field(repr=False, compare=False)
    owner: str
    path: str

    def _call(self, interface: str, method: str, arguments: Any = None) -> Any:
        return self.bus.call(self.owner, self.path, interface, method, arguments)

    def _get(self, name: str, interface: str = ACCESSIBLE) -> Any:
        return self.bus.get(self.owner, self.path, interface, name)

    @cached_property
    def role(self) -> str:
        """The role's name, such as `button`."""
        return role_name(self._call(ACCESSIBLE, "GetRole"))

    @property
    def name(self) -> str:
        return str(self._get("Name"))

    @property
    def description(self) -> str:
        return str(self._get("Description"))

    @property
    def attributes(self) -> dict[str, str]:
        """What else is told of it, such as the level of a heading."""
        return dict(self._call(ACCESSIBLE, "GetAttributes"))

    @property
    def states(self) -> set[str]:
        """The names of the states that it has, such as `focused`, `sensitive`, `modal`."""
        low, high = self._call(ACCESSIBLE, "GetState")
        return state_names((low, high))

    @property
    def is_showing(self) -> bool:
        """Whether its widget is still there, and on the screen."""
        try:
            return "showing" in self.states
        except GLib.Error:
            return False

    @property
    def value(self) -> tuple[float, str] | None:
        """The number that it stands for, and what is said for that; nothing where it stands for none."""
        if _VALUE not in self._call(ACCESSIBLE, "GetInterfaces"):
            return None
        return self._get("CurrentValue", _VALUE), self._get("Text", _VALUE)

    def set_value(self, number: float) -> None:
        """Has it stand for another number, as assistive technology does."""
        arguments = GLib.Variant("(ssv)", (_VALUE, "CurrentValue", GLib.Variant("d", number)))
        self._call(PROPERTIES, "Set", arguments)

    @property
    def text(self) -> str:
        """The text that it holds, such as that of a text field or a label."""
        if _TEXT not in self._call(ACCESSIBLE, "GetInterfaces"):
            return ""
        return str(self._call(_TEXT, "GetText", GLib.Variant("(ii)", (0, self._get("CharacterCount", _TEXT)))))

    def character(self, offset: int) -> Box:
        """Where a character of its text is in its window."""
        arguments = GLib.Variant("(iu)", (offset, _IN_WINDOW))
        place = self.bus.values(self.owner, self.path, _TEXT, "GetCharacterExtents", arguments)
        return Box(*place).moved(*self._padding)

    @property
    def box(self) -> Box:
        """Where it is in its window.

        GTK 4.18 leaves the paddings and borders of what a widget is in out of its place. Those of lists matter: there,
        they show in the difference between the size of a row and that of its content.
        """
        return self._extents.moved(*self._padding)

    def _extents_with(self, content: "Node") -> tuple[Box, Box]:
        """Where it and something in it are at the same moment, also while both are being scrolled."""
        outside = self._extents
        while True:
            inside, before = content._extents, outside
            outside = self._extents
            if outside == before:
                return outside, inside

    @property
    def _padding(self) -> tuple[int, int]:
        return self.parent._inner_padding if self.parent else (0, 0)

    @cached_property
    def _inner_padding(self) -> tuple[int, int]:
        """What is missing in the places of what it contains."""
        x, y = self._padding
        if self.role in _PADDED and (content := next(iter(self.children), None)):
            outside, inside = self._extents_with(content)
            # What is in a row may stand in its middle; the first row of a list stands at its top.
            is_row = self.role == "list item"
            left = (outside.width - inside.width) // 2
            x += left
            y += (outside.height - inside.height) // 2 - (inside.y - outside.y) if is_row else left
        return x, y

    @property
    def _extents(self) -> Box:
        return Box(*self._call(_COMPONENT, "GetExtents", GLib.Variant("(u)", (_IN_WINDOW,))))

    @property
    def children(self) -> list[Node]:
        children = [Node(self.bus, owner, path) for owner, path in self.bus.children(self.owner, self.path)]
        for child in children:
            child._know(parent=self)
        return children

    def _know(self, **answers: Any) -> None:
        """Keeps answers that are asked once, and are known already."""
        self.__dict__.update(answers)

    @cached_property
    def parent(self) -> Node | None:
        owner, path = self._get("Parent")
        return None if self.bus.is_root(path) else Node(self.bus, owner, path)

    @cached_property
    def window(self) -> Node:
        """The window that it is in, or itself if it is one."""
        node = self
        while parent := node.parent:
            node = parent
        return node

    def find_all(
        self, role: str | tuple[str, ...] | None = None, name: Name | None = None, state: str = "showing"
    ) -> list[Node]:
        """What it contains of a role, a name and a state, in the order of the tree; also itself."""
        return list(self._found(role, name, state))

    def find(
        self, role: str | tuple[str, ...] | None = None, name: Name | None = None, state: str = "showing"
    ) -> Node | None:
        """The first of `find_all`."""
        return next(self._found(role, name, state), None)

    def _found(self, role: str | tuple[str, ...] | None, name: Name | None, state: str) -> Iterator[Node]:
        roles = (role,) if isinstance(role, str) else role

        def is_meant(it: Item | Node) -> bool:
            try:
                return (
                    (roles is None or it.role in roles)
                    and (name is None or bool(name(it.name) if callable(name) else it.name == name))
                    and state in it.states
                )
            except GLib.Error:
                # It has gone since.
                return False

        return (node for it, node in self.contents() if is_meant(it))

    def contents(self) -> Iterator[tuple[Item | Node, Node]]:
        """This one and all that it contains, in the order of the tree: of a window, with what they are now."""
        items = None if self.parent else self.bus.tree(self.owner, self.path)
        if items is None:
            yield from ((node, node) for node in self._walk())
            return
        nodes = {self.path: self}
        for item in items:
            node = nodes.setdefault(item.path, Node(self.bus, self.owner, item.path))
            node._know(role=item.role)
            if node is not self:
                node._know(parent=nodes[item.parent])
            yield item, node

    def _walk(self) -> Iterator[Node]:
        """This one and all that it contains, in the order of the tree, without what goes meanwhile."""
        yield self
        try:
            children = self.children
        except GLib.Error:
            return
        for child in children:
            yield from child._walk()

    def look(self, role: str | tuple[str, ...], name: Name) -> Node | None:
        """The first of a role and a name that shows, by asking each widget for its children.

        GTK's list of all objects may still have a widget that has gone in place of the one that has come.
        """
        roles = (role,) if isinstance(role, str) else role
        return next((node for node in self._walk() if node.role in roles and node.name == name and node.is_showing), None)

    def activate(self) -> None:
        """Does what assistive technology would have it do. Unlike a click, this also reaches behind a modal dialog."""
        actions = self.actions
        for name in ("click", "activate", "toggle"):
            if name in actions:
                return self.perform(name)
        raise AssertionError(f"{self.role} {self.name!r} has no action")

    @property
    def actions(self) -> list[str]:
        """The names of the actions that assistive technology can have it do."""
        try:
            count = self._get("NActions", _ACTION)
        except GLib.Error:
            return []
        return [self._call(_ACTION, "GetName", GLib.Variant("(i)", (index,))) for index in range(count)]

    def perform(self, name: str) -> None:
        """Does the action of this name."""
        self._call(_ACTION, "DoAction", GLib.Variant("(i)", (self.actions.index(name),)))

    def outline(self, depth: int = 0) -> str:
        """What it contains, a line each, for messages; nameless panels are left out."""
        try:
            states = self.states
            notes = sorted(states & _NOTEWORTHY) + ([] if "sensitive" in states else ["disabled"])
            line = " ".join(["  " * depth + self.role, repr(self.name), *notes])
            if self.text and self.text != self.name:
                line += f" text={self.text[:80]!r}"
            is_told = self.name or self.role not in ("panel", "filler")
            below = [child.outline(depth + (1 if is_told else 0)) for child in self.children]
            return "\n".join(([line] if is_told else []) + [text for text in below if text])
        except GLib.Error:
            return "  " * depth + "(gone)"
