"""What assistive technology sees of a widget."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

_PADDED = (Atspi.Role.LIST, Atspi.Role.LIST_ITEM)
_NOTEWORTHY = {"active", "checked", "focused", "modal"}


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
    """An accessible object. Any question to one whose widget has gone raises `GLib.Error`."""

    accessible: Any

    @property
    def role(self) -> str:
        """The role's name, such as `push button`."""
        return str(self.accessible.get_role_name())

    @property
    def name(self) -> str:
        return self.accessible.get_name() or ""

    @property
    def description(self) -> str:
        return self.accessible.get_description() or ""

    @property
    def states(self) -> set[str]:
        """The names of the states that it has, such as `focused`, `sensitive`, `modal`."""
        return {state.value_nick for state in self.accessible.get_state_set().get_states()}

    @property
    def text(self) -> str:
        """The text that it holds, such as that of a text field or a label."""
        if self.accessible.get_text_iface() is None:
            return ""
        return str(Atspi.Text.get_text(self.accessible, 0, Atspi.Text.get_character_count(self.accessible)))

    @property
    def box(self) -> Box:
        """Where it is in its window.

        GTK 4.18 leaves the paddings and borders of what a widget is in out of its place. Those of lists matter: there,
        they show in the difference between the size of a row and that of its content.
        """
        return self._extents.moved(*self._padding)

    @cached_property
    def _padding(self) -> tuple[int, int]:
        x, y = 0, 0
        node = self.parent
        while node and node.accessible.get_role() != Atspi.Role.FRAME:
            if node.accessible.get_role() in _PADDED and (content := next(iter(node.children), None)):
                outside, inside = node._extents, content._extents
                # What is in a row may stand in its middle; the first row of a list stands at its top.
                is_row = node.accessible.get_role() == Atspi.Role.LIST_ITEM
                left = (outside.width - inside.width) // 2
                x += left
                y += (outside.height - inside.height) // 2 - (inside.y - outside.y) if is_row else left
            node = node.parent
        return x, y

    @property
    def _extents(self) -> Box:
        extents = self.accessible.get_extents(Atspi.CoordType.WINDOW)
        return Box(extents.x, extents.y, extents.width, extents.height)

    @property
    def children(self) -> list[Node]:
        children = (self.accessible.get_child_at_index(i) for i in range(self.accessible.get_child_count()))
        return [Node(child) for child in children if child is not None]

    @property
    def parent(self) -> Node | None:
        parent = self.accessible.get_parent()
        return Node(parent) if parent is not None else None

    @cached_property
    def window(self) -> Node:
        """The window that it is in, or itself if it is one."""
        node = self.accessible
        while (parent := node.get_parent()) is not None and parent.get_role() != Atspi.Role.APPLICATION:
            node = parent
        return Node(node)

    def walk(self) -> Iterator[Node]:
        """This one and all that it contains, in the order of the tree, without what goes meanwhile."""
        yield self
        try:
            children = self.children
        except GLib.Error:
            return
        for child in children:
            yield from child.walk()

    def find_all(self, role: str | tuple[str, ...] | None = None, name: str | None = None) -> list[Node]:
        """What it contains of a role and a name, if it shows."""
        roles = (role,) if isinstance(role, str) else role
        found = []
        for node in self.walk():
            try:
                is_meant = (roles is None or node.role in roles) and (name is None or node.name == name)
                if is_meant and "showing" in node.states:
                    found.append(node)
            except GLib.Error:
                continue
        return found

    def find(self, role: str | tuple[str, ...] | None = None, name: str | None = None) -> Node | None:
        """The first of `find_all`."""
        return next(iter(self.find_all(role, name)), None)

    def activate(self) -> None:
        """Does what assistive technology would have it do. Unlike a click, this also reaches behind a modal dialog."""
        for index in range(self.accessible.get_n_actions()):
            if self.accessible.get_action_name(index) in ("click", "activate", "toggle"):
                self.accessible.do_action(index)
                return
        raise AssertionError(f"{self.role} {self.name!r} has no action")

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
