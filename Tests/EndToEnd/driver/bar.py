"""The bar of a desktop, which displays items of apps."""

from dataclasses import dataclass, field
from typing import Any

from gi.repository import Gio, GLib

from .service import Service

_ITEM = "org.kde.StatusNotifierItem"
_MENU = "com.canonical.dbusmenu"
_PROPERTIES = "org.freedesktop.DBus.Properties"


@dataclass(frozen=True)
class Entry:
    """An entry of a menu."""

    number: int
    properties: dict[str, Any]
    entries: list["Entry"] = field(default_factory=list)

    @property
    def label(self) -> str:
        return self.properties.get("label", "-")

    def find(self, label: str) -> "Entry | None":
        """The entry with a label, this one or one in it."""
        if self.label == label:
            return self
        return next((found for entry in self.entries if (found := entry.find(label))), None)


class Bar(Service):
    """What items are announced to, and displays them."""

    name = "org.kde.StatusNotifierWatcher"
    path = "/StatusNotifierWatcher"
    interface = """
      <interface name='org.kde.StatusNotifierWatcher'>
        <method name='RegisterStatusNotifierItem'><arg type='s' direction='in'/></method>
        <property name='IsStatusNotifierHostRegistered' type='b' access='read'/>
        <signal name='StatusNotifierHostRegistered'/>
      </interface>"""

    def __init__(self) -> None:
        #: The owners and paths of the items that were announced.
        self.items: list[tuple[str, str]] = []
        #: The signals of items, with their paths.
        self.signals: list[tuple[str, str]] = []
        super().__init__()

    def prepare(self, bus: Gio.DBusConnection) -> None:
        def receive(
            bus: Gio.DBusConnection, sender: str, path: str, interface: str, signal: str, values: GLib.Variant
        ) -> None:
            self.signals.append((path, signal))

        for interface in (_ITEM, _MENU):
            bus.signal_subscribe(None, interface, None, None, None, Gio.DBusSignalFlags.NONE, receive)

    def read(self, name: str) -> GLib.Variant:
        return GLib.Variant("b", True)

    def answer(self, method: str, arguments: tuple[Any, ...]) -> GLib.Variant | None:
        self.items.append((self.sender, arguments[0]))
        return None

    def property(self, name: str, item: int = 0) -> Any:
        """A property of an item."""
        return self._ask(_PROPERTIES, "Get", GLib.Variant("(ss)", (_ITEM, name)), item)[0]

    def click(self, item: int) -> None:
        """Clicks an item."""
        self._ask(_ITEM, "Activate", GLib.Variant("(ii)", (10, 10)), item)

    def menu(self) -> Entry:
        """The menu of the first item."""
        layout = GLib.Variant("(iias)", (0, -1, []))
        return self._entry(self._ask(_MENU, "GetLayout", layout, path=self.property("Menu"))[1])

    def choose(self, label: str) -> None:
        """Chooses an entry of that menu."""
        entry = self.menu().find(label)
        assert entry is not None, f"there is no {label!r} in {self.menu()}"
        event = GLib.Variant("(isvu)", (entry.number, "clicked", GLib.Variant("s", ""), 0))
        self._ask(_MENU, "Event", event, path=self.property("Menu"))

    def _entry(self, layout: tuple[int, dict[str, Any], list[Any]]) -> Entry:
        number, properties, entries = layout
        return Entry(number, properties, [self._entry(entry) for entry in entries])

    def _ask(
        self, interface: str, method: str, arguments: GLib.Variant, item: int = 0, path: str | None = None
    ) -> tuple[Any, ...]:
        owner, own = self.items[item]
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        reply = bus.call_sync(owner, path or own, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 5000)
        return reply.unpack()
