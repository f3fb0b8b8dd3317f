"""What a desktop shows of an app outside its windows: notifications, and progress at its icon."""

import itertools
from dataclasses import dataclass
from typing import Any

from gi.repository import Gio, GLib

from .service import Service


@dataclass(frozen=True)
class Notification:
    """A notification that shows."""

    title: str
    body: str
    #: The labels of its buttons, and what the app calls them.
    buttons: dict[str, str]


class Notifications(Service):
    """What shows notifications, and what has been shown."""

    name = "org.freedesktop.Notifications"
    path = "/org/freedesktop/Notifications"
    interface = """
      <interface name='org.freedesktop.Notifications'>
        <method name='Notify'>
          <arg type='s' direction='in'/><arg type='u' direction='in'/><arg type='s' direction='in'/>
          <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='as' direction='in'/>
          <arg type='a{sv}' direction='in'/><arg type='i' direction='in'/><arg type='u' direction='out'/>
        </method>
        <method name='CloseNotification'><arg type='u' direction='in'/></method>
        <signal name='ActionInvoked'><arg type='u'/><arg type='s'/></signal>
        <signal name='NotificationClosed'><arg type='u'/><arg type='u'/></signal>
      </interface>"""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self._shown: dict[int, Notification] = {}
        super().__init__()

    @property
    def shown(self) -> list[Notification]:
        """What shows now, the oldest first."""
        return list(self._shown.values())

    def press(self, label: str) -> None:
        """Presses a button of the newest notification that has it, which closes it."""
        number, shown = next((n, s) for n, s in reversed(self._shown.items()) if label in s.buttons)
        self.emit("ActionInvoked", GLib.Variant("(us)", (number, shown.buttons[label])))
        del self._shown[number]
        self.emit("NotificationClosed", GLib.Variant("(uu)", (number, 2)))

    def answer(self, method: str, arguments: tuple[Any, ...]) -> GLib.Variant | None:
        if method == "CloseNotification":
            self._shown.pop(arguments[0], None)
            self.emit("NotificationClosed", GLib.Variant("(uu)", (arguments[0], 3)))
            return None
        _, replaced, _, title, body, actions, _, _ = arguments
        number = replaced or next(self._numbers)
        self._shown[number] = Notification(title, body, dict(zip(actions[1::2], actions[::2], strict=True)))
        return GLib.Variant("(u)", (number,))


class GnomeNotifications(Notifications):
    """What shows notifications in GNOME, which knows them by the names that apps give them."""

    name = "org.gtk.Notifications"
    path = "/org/gtk/Notifications"
    interface = """
      <interface name='org.gtk.Notifications'>
        <method name='AddNotification'>
          <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>
        </method>
        <method name='RemoveNotification'><arg type='s' direction='in'/><arg type='s' direction='in'/></method>
      </interface>"""

    def __init__(self) -> None:
        self._named: dict[tuple[str, str], Notification] = {}
        super().__init__()

    @property
    def shown(self) -> list[Notification]:
        return list(self._named.values())

    def answer(self, method: str, arguments: tuple[Any, ...]) -> GLib.Variant | None:
        name = arguments[:2]
        if method == "RemoveNotification":
            self._named.pop(name, None)
        else:
            properties = arguments[2]
            buttons = {button["label"]: button["action"] for button in properties.get("buttons", [])}
            self._named[name] = Notification(properties["title"], properties.get("body", ""), buttons)
        return None


class LauncherEntries(Service):
    """The icons of a desktop's dock, and what apps have told them."""

    name = "com.canonical.Unity"
    path = "/com/canonical/Unity"
    interface = "<interface name='com.canonical.Unity'/>"

    def __init__(self) -> None:
        #: The addresses of desktop files, and the properties of their icons.
        self.updates: list[tuple[str, dict[str, Any]]] = []
        super().__init__()

    def prepare(self, bus: Gio.DBusConnection) -> None:
        def receive(
            bus: Gio.DBusConnection, sender: str, path: str, interface: str, signal: str, values: GLib.Variant
        ) -> None:
            self.updates.append(values.unpack())

        bus.signal_subscribe(
            None, "com.canonical.Unity.LauncherEntry", "Update", None, None, Gio.DBusSignalFlags.NONE, receive
        )
