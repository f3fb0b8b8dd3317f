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
    # Where one distribution has the program, another one has a folder of that name.
    paths = (f"{folder}/{name}" for folder in _FOLDERS)
    return next((path for path in paths if os.path.isfile(path) and os.access(path, os.X_OK)), None)


def has_portal() -> bool:
    """Whether a portal is installed (packages xdg-desktop-portal and xdg-desktop-portal-gtk)."""
    return bool(_program("xdg-desktop-portal") and _program("xdg-desktop-portal-gtk"))


class Portal:
    """A portal on a desktop's bus.

    GTK looks for a portal that runs, once, and starts none: so this comes before the app, and the app needs an empty
    GDK_DEBUG in its environment.
    """

    def __init__(self, desktop: Desktop, home: str) -> None:
        """The dialogs call that folder Home."""
        frontend, backend = _program("xdg-desktop-portal"), _program("xdg-desktop-portal-gtk")
        assert frontend and backend, "xdg-desktop-portal or xdg-desktop-portal-gtk is not installed"
        # GTK 3 complains of the file that isn't there.
        _write("gtk-3.0/bookmarks", "")
        # Older portals take GTK's half where the desktop is GNOME, newer ones where they are told to.
        _write("xdg-desktop-portal/portals.conf", "[preferred]\ndefault=gtk\n")
        #: The app that shows the dialogs: they are its windows, not those of the app that asks.
        self.dialogs = desktop.launch(backend, environment={"G_DEBUG": "", "HOME": home})
        self._frontend = desktop.launch(frontend, environment={"XDG_CURRENT_DESKTOP": "gnome", "G_DEBUG": ""})
        try:
            wait_until(lambda: (_version() or 0) >= _VERSION, "the portal")
        except BaseException:
            self.end()
            raise

    def end(self) -> None:
        """Ends it. No app may have a dialog of its open."""
        self._frontend.end()
        self.dialogs.end()


def _write(name: str, text: str) -> None:
    path = os.path.join(os.environ["XDG_CONFIG_HOME"], name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def _version() -> int | None:
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    # It goes with the desktop, and this process goes on.
    bus.set_exit_on_close(False)
    answer = bus.call_sync(
        _NAME, _PATH, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (_INTERFACE, "version")),
        GLib.VariantType("(v)"), Gio.DBusCallFlags.NO_AUTO_START, 3000,
    )  # fmt: skip
    return answer.unpack()[0]
