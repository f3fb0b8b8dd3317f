"""A service on a desktop's bus, in place of one that desktops have."""

import os
import threading
from typing import Any

from gi.repository import Gio, GLib


class Service:
    """An object with methods under a name on the session bus, served by a thread of its own.

    Subclasses answer the methods of their interface in `answer`, on that thread.
    """

    name: str
    path: str
    #: The interface in D-Bus's XML.
    interface: str

    def __init__(self) -> None:
        #: The calls so far: methods, and what they were given.
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self._context = GLib.MainContext.new()
        self._loop = GLib.MainLoop.new(self._context, False)
        ready = threading.Event()
        self._thread = threading.Thread(target=self._serve, args=(ready,), daemon=True)
        self._thread.start()
        if not ready.wait(10):
            raise RuntimeError(f"nothing serves {self.name}")

    def prepare(self, bus: Gio.DBusConnection) -> None:
        """Called on the thread before the name is there."""

    def answer(self, method: str, arguments: tuple[Any, ...]) -> GLib.Variant | None:
        """What a method returns."""
        raise NotImplementedError(method)

    def read(self, name: str) -> GLib.Variant:
        """The value of a property."""
        raise NotImplementedError(name)

    def emit(self, signal: str, values: GLib.Variant) -> None:
        """Sends a signal to all."""
        self._bus.emit_signal(None, self.path, self._interface.name, signal, values)
        self._bus.flush_sync()

    def called(self, method: str) -> list[tuple[Any, ...]]:
        """What a method was given, a call each."""
        return [arguments for name, arguments in list(self.calls) if name == method]

    def end(self) -> None:
        """Gives the name back."""
        self._loop.quit()
        self._thread.join()
        self._bus.close_sync()

    def _serve(self, ready: threading.Event) -> None:
        self._context.push_thread_default()
        flags = Gio.DBusConnectionFlags
        self._bus = Gio.DBusConnection.new_for_address_sync(
            os.environ["DBUS_SESSION_BUS_ADDRESS"], flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
        )
        self._interface = Gio.DBusNodeInfo.new_for_xml(f"<node>{self.interface}</node>").interfaces[0]
        self._bus.register_object(self.path, self._interface, self._receive, self._read, None)
        self._bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            GLib.Variant("(su)", (self.name, 4)), None, Gio.DBusCallFlags.NONE, 5000,
        )  # fmt: skip
        self.prepare(self._bus)
        ready.set()
        self._loop.run()
        self._context.pop_thread_default()

    def _read(self, bus: Gio.DBusConnection, sender: str, path: str, interface: str, name: str) -> GLib.Variant:
        return self.read(name)

    def _receive(
        self, bus: Gio.DBusConnection, sender: str, path: str, interface: str, method: str, parameters: GLib.Variant,
        invocation: Gio.DBusMethodInvocation,
    ) -> None:  # fmt: skip
        #: Who has made the call that is being answered.
        self.sender = sender
        arguments = tuple(parameters.unpack())
        self.calls.append((method, arguments))
        invocation.return_value(self.answer(method, arguments))
