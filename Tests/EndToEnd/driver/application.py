"""An app that is being driven."""

import os
import signal
import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import IO

from .accessibility import Accessibility
from .node import Box, Node
from .screen import Screen, Window
from .waiting import PATIENCE, Value, wait_until

#: The roles of buttons.
BUTTON = ("button",)
#: How many widgets the Tab key may pass.
_LONGEST_TOUR = 200
#: The roles of windows that ask something.
DIALOG = ("dialog", "alert")


class Application:
    """A process, its windows, and the user's actions."""

    def __init__(self, command: Sequence[str], screen: Screen, accessibility: Accessibility, environment: dict[str, str]) -> None:
        self.screen = screen
        self._accessibility = accessibility
        self._process = subprocess.Popen(
            # File choosers list the folder that the app is in: one in which nothing is.
            command, env=os.environ | environment, cwd=os.environ["HOME"], text=True, errors="replace",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        #: The lines that it has written so far.
        self.output: list[str] = []
        self.errors: list[str] = []
        self._readers = [
            self._read(self._process.stdout, self.output),
            self._read(self._process.stderr, self.errors),
        ]

    @staticmethod
    def _read(stream: IO[str] | None, lines: list[str]) -> threading.Thread:
        def read() -> None:
            for line in stream or ():
                lines.append(line.rstrip("\n"))

        thread = threading.Thread(target=read, daemon=True)
        thread.start()
        return thread

    def until(self, condition: Callable[[], Value | None], what: str, patience: float = PATIENCE) -> Value:
        """Waits for a condition, for as long as the app runs; the message shows what was there instead."""

        def check() -> Value | None:
            value = condition()
            if not value and not self.is_running:
                raise AssertionError(f"the app has ended, before {what}: {self._last_words}")
            return value

        return wait_until(check, lambda: f"{what}; {self.outline()}", patience)

    # The process

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def wait_for_exit(self) -> int:
        """Waits for its end, and returns its status; all that it wrote is then in `output` and `errors`."""
        wait_until(lambda: not self.is_running, f"the end of process {self.pid}")
        for reader in self._readers:
            reader.join()
        return self._process.returncode

    def end(self) -> None:
        """Ends it, if it still runs."""
        if self.is_running:
            self._process.terminate()
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stops the process meanwhile: all input has arrived by the time it goes on."""
        self._process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self._process.send_signal(signal.SIGCONT)

    # What it shows

    @property
    def windows(self) -> list[Node]:
        """Its windows that show."""
        windows = (Node(self._accessibility, *window) for window in self._accessibility.windows(self.pid))
        return [window for window in windows if window.is_showing]

    @property
    def dialogs(self) -> list[Node]:
        return [window for window in self.windows if window.role in DIALOG]

    @property
    def main_windows(self) -> list[Node]:
        return [window for window in self.windows if window.role not in DIALOG]

    def outline(self) -> str:
        """All that it shows, and its last words, for messages."""
        shown = "\n".join(window.outline() for window in self.windows)
        return f"\n{shown}\n{self._last_words}"

    @property
    def _last_words(self) -> str:
        return f"stderr: {self.errors[-5:]}, exit status {self._process.poll()}"

    def wait_for_window(self, *titles: str) -> Node:
        """Its window of one of the titles, or the first, once that has the keyboard and stands still."""

        def find() -> Node | None:
            return next((window for window in self.main_windows if not titles or window.name in titles), None)

        return self.wait_until_ready(self.until(find, f"a window {' or '.join(titles)}"))

    def wait_for_no_window(self, title: str) -> None:
        """Returns once no window has that title."""
        self.until(lambda: all(window.name != title for window in self.main_windows), f"no window {title!r}")

    def wait_for_dialog(self, title: str | None = None) -> Node:
        """The dialog of that title, or the first, once it has the keyboard and stands still."""

        def find() -> Node | None:
            return next((dialog for dialog in self.dialogs if title in (None, dialog.name)), None)

        return self.wait_until_ready(self.until(find, f"a dialog {title or ''}"))

    def wait_for_no_dialog(self) -> None:
        """Returns once no dialog is open."""
        self.until(lambda: not self.dialogs, "no dialog")

    def wait_until_ready(self, window: Node) -> Node:
        """Returns the window once it has the keyboard and has been laid out where the window manager put it."""
        last: Window | None = None

        def stands_still() -> bool:
            nonlocal last
            before, last = last, self._window(window)
            return before is not None and before == last and "active" in window.states

        self.until(stands_still, f"{window.role} {window.name!r} to be ready")
        return window

    def wait_for(self, role: str | tuple[str, ...] | None, name: str, within: Node | None = None) -> Node:
        """The first of a role and a name that shows."""

        def find() -> Node | None:
            for window in [within] if within else self.windows:
                if found := window.find(role, name):
                    return found
            return None

        return self.until(find, f"{role or 'anything'} {name!r}")

    # Actions of the user

    def click(self, node: Node) -> None:
        """Clicks with the pointer on its middle, whatever may be above it."""
        self.screen.click(*self.box(node).center)

    def show(self, node: Node) -> None:
        """Turns the wheel over whatever it scrolls in, until all of it can be seen."""
        pane = node.parent
        while pane:
            if pane.role == "scroll pane":
                self._show(node, pane)
            pane = pane.parent

    def _show(self, node: Node, pane: Node) -> None:
        view = pane.box
        for _ in range(_LONGEST_TOUR):
            if view.contains(box := node.box):
                return
            is_down = box.y + box.height > view.y + view.height // 2
            # At its edge, for what is in its middle may scroll by itself.
            outside = self.box(pane)
            self.screen.scroll(outside.x + 8, outside.center[1], is_down=is_down)

            def has_moved(before: Box = box) -> bool:
                return node.box != before

            self.until(has_moved, f"{node.role} {node.name!r} to scroll")
            # What it scrolls in may be on its way by itself as well, to show what has the focus.
            self.wait_until_still(node)
        raise AssertionError(f"{node.role} {node.name!r} at {node.box} is never all in {view}")

    def wait_until_still(self, node: Node) -> Box:
        """Returns where it is on the screen once it stays there."""
        last: list[Box] = []

        def stands_still() -> bool:
            last.append(self.box(node))
            return len(last) > 5 and len(set(last[-5:])) == 1

        self.until(stands_still, f"{node.role} {node.name!r} to stand still")
        return last[-1]

    def press(self, keys: str) -> None:
        """Presses a key, with others held meanwhile."""
        self.screen.press(keys)

    def focus(self, node: Node, key: str = "Tab") -> None:
        """Moves the keyboard focus there with the Tab key."""
        for _ in range(_LONGEST_TOUR):
            if "focused" in node.states:
                return
            before = self.focused
            self.press(key)

            def has_moved(left: Node | None = before) -> bool:
                return self.focused != left

            self.until(has_moved, f"{key} to move the focus")
        raise AssertionError(f"{key} never came to {node.role} {node.name!r}; {self.outline()}")

    @property
    def focused(self) -> Node | None:
        """What has the keyboard focus."""
        for window in self.windows:
            if "active" in window.states:
                return window.find(state="focused")
        return None

    def minimize(self, window: Node) -> None:
        """Makes a window go from the screen, as with the button in its frame, and waits until it has gone."""
        self.screen.minimize(self._window(window).id)
        self.until(lambda: "active" not in window.states, f"{window.name!r} to be minimized")

    def resize(self, window: Node, width: int, height: int) -> None:
        """Gives a window another size, and waits until it has that."""
        self.screen.resize(self._window(window).id, width, height)
        self.until(lambda: (window.box.width, window.box.height) == (width, height), f"{width} x {height} pixels")

    def close(self, window: Node) -> None:
        """Closes a window as with the button in its frame."""
        self.screen.ask_to_close(self._window(window).id)

    # Where things are

    def box(self, node: Node) -> Box:
        """Where it is on the screen."""
        return node.box.moved(*self._origin(node.window))

    def move(self, window: Node, x: int, y: int) -> None:
        """Puts a window there, and waits until it has moved: the window manager may keep some of it on the screen."""
        before = self._window(window)
        self.screen.move(before.id, x, y)
        self.until(lambda: self._window(window) != before, f"{window.name!r} to be moved")

    def _origin(self, window: Node) -> tuple[int, int]:
        frame, inside = self._window(window), window.box
        # Shadows, if there are any, belong to the X window only, and are the same on all sides.
        x = frame.x + (frame.width - inside.width) // 2 - inside.x
        y = frame.y + (frame.height - inside.height) // 2 - inside.y
        return x, y

    def _window(self, window: Node) -> Window:
        """The X window of an accessible one: by title, then by size, then the topmost."""
        box, name = window.box, window.name
        windows = self.until(lambda: self.screen.windows(self.pid), f"an X window of process {self.pid}")
        same_title = [other for other in windows if name and other.title == name] or windows
        same_size = [other for other in same_title if (other.width, other.height) == (box.width, box.height)]
        return (same_size or same_title)[-1]
