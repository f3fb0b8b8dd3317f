"""The desktop's portal for files."""

import os

from gi.repository import Gio, GLib

from .application import Application
from .desktop import Desktop
from .waiting import wait_until

#: Where distributions put the two halves: the one that apps speak to, and GTK's, which shows the dialogs.
_FOLDERS = ("/usr/libexec", "/usr/lib/xdg-desktop-portal", "/usr/lib")
_NAME = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.FileChooser"
#: Older ones GTK doesn't use.
_VERSION = 3


def _program(name: str) -> str | None:
    return next((path for folder in _FOLDERS if os.access(path := f"{folder}/{name}", os.X_OK)), None)


def has_portal() -> bool:
    """Whether a portal is installed (packages xdg-desktop-portal and xdg-desktop-portal-gtk)."""
    return bool(_program("xdg-desktop-portal") and _program("xdg-desktop-portal-gtk"))


def start_portal(desktop: Desktop) -> Application:
    """Starts the portal on the desktop's bus, and returns the app that shows its dialogs, once it can be asked.

    GTK looks for a portal that runs, once, and starts none: so this comes before the app, and the app needs an empty
    GDK_DEBUG in its environment. The dialogs are windows of the app returned, not of the one that asks.
    """
    frontend, backend = _program("xdg-desktop-portal"), _program("xdg-desktop-portal-gtk")
    assert frontend and backend, "xdg-desktop-portal or xdg-desktop-portal-gtk is not installed"
    # GTK 3 complains of the file that isn't there.
    bookmarks = os.path.join(os.environ["XDG_CONFIG_HOME"], "gtk-3.0", "bookmarks")
    os.makedirs(os.path.dirname(bookmarks), exist_ok=True)
    with open(bookmarks, "a", encoding="utf-8"):
        pass
    dialogs = desktop.launch(backend, environment={"G_DEBUG": ""})
    # The portal takes GTK's half where the desktop is GNOME.
    desktop.launch(frontend, environment={"XDG_CURRENT_DESKTOP": "gnome", "G_DEBUG": ""})
    wait_until(lambda: (_version() or 0) >= _VERSION, "the portal")
    return dialogs


def _version() -> int | None:
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    answer = bus.call_sync(
        _NAME, _PATH, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (_INTERFACE, "version")),
        GLib.VariantType("(v)"), Gio.DBusCallFlags.NO_AUTO_START, 3000,
    )  # fmt: skip
    return answer.unpack()[0]
