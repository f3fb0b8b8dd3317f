"""A settings portal, with which a desktop tells apps of the appearance that the user has chosen."""

from typing import Any

from gi.repository import Gio, GLib

from .service import Service

_NAMESPACE = "org.freedesktop.appearance"


class SettingsPortal(Service):
    """The portal, and what the user chooses. Apps need an empty `GDK_DEBUG` in their environment to ask it."""

    name = "org.freedesktop.portal.Desktop"
    path = "/org/freedesktop/portal/desktop"
    interface = """
      <interface name='org.freedesktop.portal.Settings'>
        <method name='ReadAll'>
          <arg type='as' direction='in'/><arg type='a{sa{sv}}' direction='out'/>
        </method>
        <method name='Read'>
          <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/>
        </method>
        <signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
      </interface>"""

    def __init__(self, **settings: Any) -> None:
        """A portal whose settings are the usual ones, except for these."""
        self._values: dict[str, GLib.Variant] = {}
        for key in ("color_scheme", "contrast", "reduced_motion"):
            self._set(key, settings.get(key, 0))
        self._set("accent_color", settings.get("accent_color", (-1, -1, -1)))
        super().__init__()

    def choose(self, key: str, value: Any) -> None:
        """Changes a setting, as the user does in the desktop's settings."""
        name = self._set(key, value)
        self.emit("SettingChanged", GLib.Variant("(ssv)", (_NAMESPACE, name, self._values[name])))

    def _set(self, key: str, value: Any) -> str:
        name = key.replace("_", "-")
        self._values[name] = GLib.Variant("(ddd)" if key == "accent_color" else "u", value)
        return name

    def answer(self, method: str, arguments: tuple[Any, ...]) -> GLib.Variant | None:
        if method == "ReadAll":
            return GLib.Variant("(a{sa{sv}})", ({_NAMESPACE: self._values},))
        return GLib.Variant("(v)", (self._values[arguments[1]],))

    def prepare(self, bus: Gio.DBusConnection) -> None:
        bus.set_exit_on_close(False)
