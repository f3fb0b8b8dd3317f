"""The bus of assistive technology.

It is spoken to directly: libatspi asks for each child, each name and each state by itself, which takes half a second for
a page of the Gallery, whereas an app tells all that it shows in one answer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ACCESSIBLE = "org.a11y.atspi.Accessible"
PROPERTIES = "org.freedesktop.DBus.Properties"
_REGISTRY = "org.a11y.atspi.Registry"
_ROOT = "/org/a11y/atspi/accessible/root"
#: Where an app says what in the list of all that it shows; an object is a bus name and a path.
_OBJECT, _PARENT, _INDEX, _CHILD_COUNT, _NAME, _ROLE, _STATE_SET = 0, 2, 3, 4, 6, 7, 9
#: How long an app may take to answer, in milliseconds.
_TIMEOUT = 10_000
#: How often an app may gain widgets while it is asked what it shows.
_ROUNDS = 5
#: The roles of what has rows.
_LISTS = ("list", "table", "tree", "tree table")

#: The names of roles in older versions of libatspi.
_FORMER_NAMES = {"push button": "button"}
_ROLES = [Atspi.role_get_name(Atspi.Role(number)) for number in range(int(Atspi.Role.LAST_DEFINED))]
_STATES = [Atspi.StateType(number).value_nick for number in range(int(Atspi.StateType.LAST_DEFINED))]


def role_name(number: int) -> str:
    """The name of a role, such as `button`."""
    name = _ROLES[number] if number < len(_ROLES) else "unknown"
    return _FORMER_NAMES.get(name, name)


def state_names(bits: tuple[int, int]) -> set[str]:
    """The names of states, such as `focused`."""
    flags = bits[0] | bits[1] << 32
    return {name for number, name in enumerate(_STATES) if flags >> number & 1}


@dataclass(frozen=True)
class Item:
    """What an app tells of an accessible object."""

    path: str
    parent: str
    index: int
    child_count: int
    name: str
    role: str
    state_bits: tuple[int, int]

    @property
    def states(self) -> set[str]:
        return state_names(self.state_bits)


class Announcements:
    """What apps have the screen reader say."""

    def __init__(self, bus: Gio.DBusConnection) -> None:
        self._texts: list[str] = []
        self._bus = bus
        self._subscription = bus.signal_subscribe(
            None, "org.a11y.atspi.Event.Object", "Announcement", None, None, Gio.DBusSignalFlags.NONE, self._add
        )

    def _add(self, *signal: Any) -> None:
        self._texts.append(str(signal[5].unpack()[3]))

    @property
    def texts(self) -> list[str]:
        """The texts so far."""
        context = GLib.MainContext.default()
        while context.iteration(False):
            pass
        return list(self._texts)

    def end(self) -> None:
        self._bus.signal_unsubscribe(self._subscription)


class Accessibility:
    """The bus, and the questions that it passes on. A question about what has gone raises `GLib.Error`."""

    def __init__(self) -> None:
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        answer = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, _TIMEOUT
        )
        flags = Gio.DBusConnectionFlags
        #: Where the bus is.
        self.address: str = answer.unpack()[0]
        self._bus = Gio.DBusConnection.new_for_address_sync(
            self.address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
        )
        self._pids: dict[str, int] = {}

    def call(self, owner: str, path: str, interface: str, method: str, arguments: Any = None) -> Any:
        """The first value that a method returns, or none."""
        return next(iter(self.values(owner, path, interface, method, arguments)), None)

    def values(self, owner: str, path: str, interface: str, method: str, arguments: Any = None) -> tuple[Any, ...]:
        """All values that a method returns."""
        return tuple(self._answer(owner, path, interface, method, arguments).unpack())

    def _answer(self, owner: str, path: str, interface: str, method: str, arguments: Any = None) -> Any:
        return self._bus.call_sync(owner, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, _TIMEOUT)

    def get(self, owner: str, path: str, interface: str, name: str) -> Any:
        """The value of a property."""
        return self.call(owner, path, PROPERTIES, "Get", GLib.Variant("(ss)", (interface, name)))

    def children(self, owner: str, path: str) -> list[tuple[str, str]]:
        return list(self.call(owner, path, ACCESSIBLE, "GetChildren"))

    def windows(self, pid: int) -> list[tuple[str, str]]:
        """The windows of a process."""
        for owner, path in self.children(_REGISTRY, _ROOT):
            try:
                if self._pid(owner) == pid:
                    return self.children(owner, path)
            except GLib.Error:
                # It has gone since.
                continue
        return []

    def _pid(self, owner: str) -> int:
        if owner not in self._pids:
            self._pids[owner] = self.call(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                GLib.Variant("(s)", (owner,)),
            )  # fmt: skip
        return self._pids[owner]

    def announcements(self) -> "Announcements":
        """What apps have the screen reader say from now on."""
        return Announcements(self._bus)

    def is_root(self, path: str) -> bool:
        """Whether that is an app, above its windows."""
        return path == _ROOT or path.endswith("/null")

    # All at once

    def tree(self, owner: str, path: str) -> list[Item] | None:
        """An object and all that it contains, in the order of the tree; nothing if the app can't tell that at once."""
        for _ in range(_ROUNDS):
            try:
                answer = self._answer(owner, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")
            except GLib.Error:
                return None
            told = answer.get_child_value(0)
            items = {item.path: item for item in map(self._item, map(told.get_child_value, range(told.n_children())))}
            below: dict[str, list[Item]] = defaultdict(list)
            for item in items.values():
                below[item.parent].append(item)
            if path not in items:
                # GTK doesn't report values that weren't queried before.
                self._ask_for(owner, path, items)
                continue
            if self._correct(owner, items[path], items, below):
                continue
            found = list(self._walk(items[path], below))
            lacking = [item for item in found if len(below[item.path]) < item.child_count]
            if not lacking:
                return found
            for item in lacking:
                self._ask_for(owner, item.path, items)
        return None

    @staticmethod
    def _item(item: Any) -> Item:
        # To unpack all of it takes three times as long.
        field = item.get_child_value
        low, high = (field(_STATE_SET).get_child_value(number).get_uint32() for number in range(2))
        return Item(
            field(_OBJECT).get_child_value(1).get_string(), field(_PARENT).get_child_value(1).get_string(),
            field(_INDEX).get_int32(), field(_CHILD_COUNT).get_int32(), field(_NAME).get_string(),
            role_name(field(_ROLE).get_uint32()), (low, high),
        )  # fmt: skip

    def _walk(self, item: Item, below: dict[str, list[Item]]) -> Iterator[Item]:
        yield item
        for child in sorted(below[item.path], key=lambda child: child.index):
            yield from self._walk(child, below)

    def _correct(self, owner: str, root: Item, items: dict[str, Item], below: dict[str, list[Item]]) -> bool:
        """Removes the rows that lists no longer hold, which conceal by their number how many others were not told yet.
        Whether there are such."""
        is_lacking = False
        for item in self._walk(root, below):
            if item.role in _LISTS and len(below[item.path]) > item.child_count:
                now = self._paths(owner, item.path)
                below[item.path] = [items[child] for child in now if child in items]
                if len(below[item.path]) < len(now):
                    self._ask_for(owner, item.path, items)
                    is_lacking = True
        return is_lacking

    def _paths(self, owner: str, path: str) -> list[str]:
        """The children of an object; none if it has gone since."""
        try:
            return [child for _, child in self.children(owner, path)]
        except GLib.Error:
            return []

    def _ask_for(self, owner: str, path: str, known: dict[str, Item]) -> None:
        for child in self._paths(owner, path):
            if child not in known:
                self._ask_for(owner, child, known)
