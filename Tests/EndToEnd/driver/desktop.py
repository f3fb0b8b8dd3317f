"""A desktop of one's own."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from types import TracebackType
from typing import ClassVar, Self

from .accessibility import Accessibility
from .application import Application
from .screen import Screen
from .waiting import wait_until

#: What would let the real session in.
_FOREIGN = (
    "WAYLAND_DISPLAY", "DISPLAY", "XAUTHORITY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "SESSION_MANAGER",
    "XDG_CURRENT_DESKTOP", "XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "XMODIFIERS", "LANGUAGE", "LANG", "LOCPATH",
    "GTK_MODULES", "GTK_PATH", "GTK_IM_MODULE", "GTK_DATA_PREFIX", "GTK_DEBUG", "GDK_SCALE", "GDK_DPI_SCALE",
)  # fmt: skip

#: Where services are described.
_SERVICES = ("/usr/local/share/dbus-1/services", "/usr/share/dbus-1/services")
_BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
  "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir={folder}</listen>
  <servicedir>{services}</servicedir>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


class Desktop:
    """Xvfb, openbox, a session bus with AT-SPI and an empty home, gone at the end.

    One per process: GLib stays with the first session bus that it has seen.
    """

    _has_begun: ClassVar[bool] = False

    def __init__(self, width: int = 1280, height: int = 800) -> None:
        self._size = f"{width}x{height}x24"
        self._processes: list[subprocess.Popen[bytes]] = []
        self._applications: list[Application] = []
        self._environment = dict(os.environ)

    def __enter__(self) -> Self:
        assert not Desktop._has_begun, "there can be only one Desktop per process"
        Desktop._has_begun = True
        self.folder = tempfile.mkdtemp(prefix="oriel-e2e.")
        try:
            self._enter_environment()
            os.environ["DISPLAY"] = ":" + self._start_answering(
                lambda fd: ["Xvfb", "-displayfd", str(fd), "-screen", "0", self._size, "-nolisten", "tcp", "-noreset"]
            )
            configuration = self._configure_bus()
            os.environ["DBUS_SESSION_BUS_ADDRESS"] = self._start_answering(
                lambda fd: ["dbus-daemon", f"--config-file={configuration}", "--nofork", f"--print-address={fd}"]
            )
            self.screen = Screen(os.environ["DISPLAY"])
            self._start(["openbox"])
            wait_until(lambda: self.screen.has_window_manager, "the window manager")
            self._accessibility = Accessibility()
        except BaseException:
            self._leave()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leave()

    def launch(self, *command: str, environment: dict[str, str] | None = None) -> Application:
        """Starts an app on this desktop; it is ended with the desktop at the latest."""
        application = Application(command, self.screen, self._accessibility, environment or {})
        self._applications.append(application)
        return application

    @property
    def another_session(self) -> dict[str, str]:
        """The environment of an app that doesn't find its first instance, as another app wouldn't."""
        return {"DBUS_SESSION_BUS_ADDRESS": "disabled:", "AT_SPI_BUS_ADDRESS": self._accessibility.address}

    def picture(self, path: str) -> None:
        """Writes what the screen shows to a PNG file."""
        subprocess.run(["import", "-window", "root", path], check=False, capture_output=True)

    def _enter_environment(self) -> None:
        for name in _FOREIGN:
            os.environ.pop(name, None)
        home, run, tmp = (os.path.join(self.folder, name) for name in ("home", "run", "tmp"))
        for folder in (home, run, tmp):
            os.mkdir(folder, mode=0o700)
        os.environ |= {
            "HOME": home,
            "XDG_RUNTIME_DIR": run,
            "TMPDIR": tmp,
            "XDG_CONFIG_HOME": f"{home}/.config",
            "XDG_CACHE_HOME": f"{home}/.cache",
            "XDG_DATA_HOME": f"{home}/.local/share",
            "XDG_STATE_HOME": f"{home}/.local/state",
            "LC_ALL": "C.UTF-8",
            "GDK_BACKEND": "x11",
            "GSK_RENDERER": "cairo",
            "GDK_DEBUG": "no-portals",
            "GSETTINGS_BACKEND": "memory",
            "GTK_THEME": "Adwaita",
            "GTK_A11Y": "atspi",
            "G_DEBUG": "fatal-warnings",
            "NO_AT_BRIDGE": "0",
        }

    def _configure_bus(self) -> str:
        """Writes what the bus is told. It starts AT-SPI where that is asked for, and nothing else that is installed."""
        services = os.path.join(self.folder, "services")
        os.mkdir(services)
        name = "org.a11y.Bus.service"
        source = next((path for folder in _SERVICES if os.path.exists(path := f"{folder}/{name}")), None)
        if source is None:
            raise RuntimeError(f"there is no {name} in {' or '.join(_SERVICES)}; is at-spi2-core installed?")
        shutil.copy(source, services)
        path = os.path.join(self.folder, "bus.conf")
        with open(path, "w", encoding="utf-8") as file:
            file.write(_BUS.format(folder=os.environ["XDG_RUNTIME_DIR"], services=services))
        return path

    def _start(self, command: list[str], keep: tuple[int, ...] = ()) -> None:
        self._processes.append(
            subprocess.Popen(
                command,
                pass_fds=keep,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )

    def _start_answering(self, command: Callable[[int], list[str]]) -> str:
        """Starts a server and returns the line that it writes to a descriptor, once it is ready."""
        reading, writing = os.pipe()
        self._start(command(writing), keep=(writing,))
        os.close(writing)
        with os.fdopen(reading) as answers:
            answer = answers.readline().strip()
        if not answer:
            raise RuntimeError(f"{command(writing)[0]} did not start")
        return answer

    def _leave(self) -> None:
        for application in self._applications:
            application.end()
        # In reverse, for the display goes last; the AT-SPI bus goes with the session's.
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        os.environ.clear()
        os.environ.update(self._environment)
        shutil.rmtree(self.folder, ignore_errors=True)
