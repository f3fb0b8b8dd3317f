"""The X display: its windows, its pointer, its keyboard.

By way of libX11 itself, for no command-line tool asks a window manager to close a window, and 10,000 of them would take
their time to start.
"""

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_short, c_uint, c_ulong, c_ushort, c_void_p
from dataclasses import dataclass

_X11 = ctypes.CDLL("libX11.so.6")
_XFIXES = ctypes.CDLL("libXfixes.so.3")
_XTEST = ctypes.CDLL("libXtst.so.6")

_ALL_PLANES = 0xFFFFFFFF
_ANY_PROPERTY_TYPE = 0
_CLIENT_MESSAGE = 33
_PIXMAP = 2
_REPLACE = 0
_STRING = 31
_SUBSTRUCTURE_MASKS = (1 << 19) | (1 << 20)
_FROM_PAGER = 2
_ICONIC_STATE = 3
_SHIFT = "Shift_L"
_MODIFIERS = {"shift": _SHIFT, "ctrl": "Control_L", "alt": "Alt_L"}
#: What a keysym is called, where that is not the character itself.
_NAMES = {
    " ": "space", "!": "exclam", '"': "quotedbl", "#": "numbersign", "$": "dollar", "%": "percent", "&": "ampersand",
    "'": "apostrophe", "(": "parenleft", ")": "parenright", "*": "asterisk", "+": "plus", ",": "comma", "-": "minus",
    ".": "period", "/": "slash", ":": "colon", ";": "semicolon", "<": "less", "=": "equal", ">": "greater",
    "?": "question", "@": "at", "_": "underscore",
}  # fmt: skip


class _ClientMessage(ctypes.Structure):
    _fields_ = [
        ("type", c_int), ("serial", c_ulong), ("send_event", c_int), ("display", c_void_p), ("window", c_ulong),
        ("message_type", c_ulong), ("format", c_int), ("data", c_long * 5), ("padding", c_long * 24),
    ]  # fmt: skip


class _CursorImage(ctypes.Structure):
    _fields_ = [
        ("x", c_short), ("y", c_short), ("width", c_ushort), ("height", c_ushort), ("x_hot", c_ushort),
        ("y_hot", c_ushort), ("serial", c_ulong), ("pixels", POINTER(c_ulong)), ("atom", c_ulong), ("name", c_char_p),
    ]  # fmt: skip


_ErrorHandler = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)
# A window may go between two questions about it; by default that would end the process.
_IGNORE_ERRORS = _ErrorHandler(lambda display, event: 0)

_X11.XOpenDisplay.restype = c_void_p
_X11.XOpenDisplay.argtypes = [c_char_p]
_X11.XCloseDisplay.argtypes = [c_void_p]
_X11.XDefaultRootWindow.restype = c_ulong
_X11.XDefaultRootWindow.argtypes = [c_void_p]
_X11.XInternAtom.restype = c_ulong
_X11.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
_X11.XGetWindowProperty.argtypes = [
    c_void_p, c_ulong, c_ulong, c_long, c_long, c_int, c_ulong, POINTER(c_ulong), POINTER(c_int), POINTER(c_ulong),
    POINTER(c_ulong), POINTER(c_void_p),
]  # fmt: skip
_X11.XGetGeometry.argtypes = [c_void_p, c_ulong, POINTER(c_ulong)] + [POINTER(c_int)] * 2 + [POINTER(c_uint)] * 4
_X11.XTranslateCoordinates.argtypes = [
    c_void_p, c_ulong, c_ulong, c_int, c_int, POINTER(c_int), POINTER(c_int), POINTER(c_ulong),
]  # fmt: skip
_X11.XChangeProperty.argtypes = [c_void_p, c_ulong, c_ulong, c_ulong, c_int, c_int, c_char_p, c_int]
_X11.XDeleteProperty.argtypes = [c_void_p, c_ulong, c_ulong]
_X11.XSendEvent.argtypes = [c_void_p, c_ulong, c_int, c_long, c_void_p]
_X11.XResizeWindow.argtypes = [c_void_p, c_ulong, c_uint, c_uint]
_X11.XMoveWindow.argtypes = [c_void_p, c_ulong, c_int, c_int]
_X11.XStringToKeysym.restype = c_ulong
_X11.XStringToKeysym.argtypes = [c_char_p]
_X11.XKeysymToKeycode.restype = ctypes.c_ubyte
_X11.XKeysymToKeycode.argtypes = [c_void_p, c_ulong]
_X11.XkbKeycodeToKeysym.restype = c_ulong
_X11.XkbKeycodeToKeysym.argtypes = [c_void_p, ctypes.c_ubyte, c_int, c_int]
_X11.XSync.argtypes = [c_void_p, c_int]
_X11.XFree.argtypes = [c_void_p]
_X11.XGetImage.restype = c_void_p
_X11.XGetImage.argtypes = [c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int]
_X11.XGetPixel.restype = c_ulong
_X11.XGetPixel.argtypes = [c_void_p, c_int, c_int]
_X11.XDestroyImage.argtypes = [c_void_p]
_XFIXES.XFixesGetCursorImage.restype = POINTER(_CursorImage)
_XFIXES.XFixesGetCursorImage.argtypes = [c_void_p]
_XTEST.XTestFakeKeyEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
_XTEST.XTestFakeButtonEvent.argtypes = [c_void_p, c_uint, c_int, c_ulong]
_XTEST.XTestFakeMotionEvent.argtypes = [c_void_p, c_int, c_int, c_int, c_ulong]


@dataclass(frozen=True)
class Window:
    """A window that the window manager manages, without its frame, in pixels of the screen."""

    id: int
    pid: int
    title: str
    x: int
    y: int
    width: int
    height: int


class Screen:
    """A connection to an X display."""

    def __init__(self, name: str) -> None:
        _X11.XSetErrorHandler(_IGNORE_ERRORS)
        self._display = _X11.XOpenDisplay(name.encode())
        if not self._display:
            raise RuntimeError(f"no X display {name}")
        self._root = _X11.XDefaultRootWindow(self._display)

    def close(self) -> None:
        _X11.XCloseDisplay(self._display)

    # Windows

    @property
    def size(self) -> tuple[int, int]:
        """The width and height of the screen."""
        _, _, width, height = self._geometry(self._root)
        return width, height

    @property
    def has_window_manager(self) -> bool:
        """Whether a window manager is there."""
        return bool(self._numbers(self._root, "_NET_SUPPORTING_WM_CHECK"))

    @property
    def active_window(self) -> int:
        """The window that has the keyboard, or 0."""
        return next(iter(self._numbers(self._root, "_NET_ACTIVE_WINDOW")), 0)

    def windows(self, pid: int) -> list[Window]:
        """The windows of a process, from the bottom to the top."""
        found = []
        for id in self._numbers(self._root, "_NET_CLIENT_LIST_STACKING"):
            if self._numbers(id, "_NET_WM_PID") == [pid]:
                title = self._property(id, "_NET_WM_NAME")[0].decode(errors="replace")
                found.append(Window(id, pid, title, *self._geometry(id)))
        return found

    def ask_to_close(self, window: int) -> None:
        """Has the window manager ask the app to close the window, as the button in its frame does."""
        self._tell_window_manager(window, "_NET_CLOSE_WINDOW", 0, _FROM_PAGER)

    def resize(self, window: int, width: int, height: int) -> None:
        """Asks the window manager for another size of a window, as its frame's corner does."""
        _X11.XResizeWindow(self._display, window, width, height)
        self._sync()

    def move(self, window: int, x: int, y: int) -> None:
        """Asks the window manager to put a window there."""
        _X11.XMoveWindow(self._display, window, x, y)
        self._sync()

    def minimize(self, window: int) -> None:
        """Has the window manager take the window from the screen."""
        self._tell_window_manager(window, "WM_CHANGE_STATE", _ICONIC_STATE)

    @contextmanager
    def text_scale(self, scale: float) -> Iterator[None]:
        """Has the desktop ask for text of another size: of the apps that start meanwhile."""
        resources = f"Xft.dpi:\t{round(96 * scale)}\n".encode()
        _X11.XChangeProperty(
            self._display, self._root, self._atom("RESOURCE_MANAGER"), _STRING, 8, _REPLACE, resources, len(resources)
        )
        self._sync()
        try:
            yield
        finally:
            _X11.XDeleteProperty(self._display, self._root, self._atom("RESOURCE_MANAGER"))
            self._sync()

    def color(self, x: int, y: int) -> tuple[int, int, int]:
        """What shows there: red, green and blue."""
        image = _X11.XGetImage(self._display, self._root, x, y, 1, 1, _ALL_PLANES, _PIXMAP)
        pixel = _X11.XGetPixel(image, 0, 0)
        _X11.XDestroyImage(image)
        return pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF

    @property
    def cursor(self) -> str:
        """The name of the pointer's picture, which during a drag tells what the view below would do."""
        image = _XFIXES.XFixesGetCursorImage(self._display)
        name: bytes = image.contents.name
        _X11.XFree(image)
        return name.decode()

    # Input

    def click(self, x: int, y: int) -> None:
        """Moves the pointer there and presses its first button."""
        self.move_pointer(x, y)
        _XTEST.XTestFakeButtonEvent(self._display, 1, 1, 0)
        _XTEST.XTestFakeButtonEvent(self._display, 1, 0, 0)
        self._sync()

    def drag(
        self,
        start: tuple[int, int],
        end: tuple[int, int],
        steps: int = 12,
        before_release: Callable[[], object] = lambda: None,
    ) -> None:
        """Presses the pointer's first button at a place, moves it to another one and lets go there."""
        self.move_pointer(*start)
        _XTEST.XTestFakeButtonEvent(self._display, 1, 1, 0)
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step // steps for a, b in zip(start, end, strict=True))
            self.move_pointer(x, y)
            # The window manager and the app follow the pointer with the frames of the screen.
            _XTEST.XTestFakeMotionEvent(self._display, -1, x, y, 16)
        try:
            before_release()
        finally:
            _XTEST.XTestFakeButtonEvent(self._display, 1, 0, 0)
            self._sync()

    def glide(self, x: int, y: int, steps: int = 4) -> None:
        """Moves the pointer there over a few frames of the screen, as a hand does."""
        for step in range(steps, -1, -1):
            _XTEST.XTestFakeMotionEvent(self._display, -1, x - step, y, 16)
        self._sync()

    def scroll(self, x: int, y: int, is_down: bool, holding: str | None = None) -> None:
        """Turns the wheel by a notch, with the pointer there, and with a key held."""
        self.move_pointer(x, y)
        button = 5 if is_down else 4
        with self._holding([_MODIFIERS[holding]] if holding else []):
            _XTEST.XTestFakeButtonEvent(self._display, button, 1, 0)
            _XTEST.XTestFakeButtonEvent(self._display, button, 0, 0)
        self._sync()

    def move_pointer(self, x: int, y: int) -> None:
        """Moves the pointer there."""
        _XTEST.XTestFakeMotionEvent(self._display, -1, x, y, 0)
        self._sync()

    def press(self, keys: str) -> None:
        """Presses a key, with others held meanwhile: `Return`, `shift+Tab`, `ctrl+a`."""
        *modifiers, key = [_MODIFIERS.get(k, k) for k in keys.split("+")]
        code, is_shifted = self._key(key)
        with self._holding(modifiers + [_SHIFT] * (is_shifted and _SHIFT not in modifiers)):
            _XTEST.XTestFakeKeyEvent(self._display, code, 1, 0)
            _XTEST.XTestFakeKeyEvent(self._display, code, 0, 0)
        self._sync()

    def type(self, text: str) -> None:
        """Types text, of characters that are on an American keyboard."""
        for character in text:
            self.press(_NAMES.get(character, character))

    @contextmanager
    def _holding(self, keys: list[str]) -> Iterator[None]:
        codes = [self._key(key)[0] for key in keys]
        for code in codes:
            _XTEST.XTestFakeKeyEvent(self._display, code, 1, 0)
        yield
        for code in reversed(codes):
            _XTEST.XTestFakeKeyEvent(self._display, code, 0, 0)

    def _key(self, name: str) -> tuple[int, bool]:
        """The code of a key, and whether it takes Shift."""
        symbol = _X11.XStringToKeysym(name.encode())
        code = _X11.XKeysymToKeycode(self._display, symbol)
        if not symbol or not code:
            raise ValueError(f"there is no key {name!r}")
        return code, _X11.XkbKeycodeToKeysym(self._display, code, 0, 0) != symbol

    # Xlib

    def _tell_window_manager(self, window: int, what: str, *data: int) -> None:
        message = _ClientMessage(
            type=_CLIENT_MESSAGE, display=self._display, window=window,
            message_type=self._atom(what), format=32, data=(c_long * 5)(*data),
        )  # fmt: skip
        _X11.XSendEvent(self._display, self._root, 0, _SUBSTRUCTURE_MASKS, byref(message))
        self._sync()

    def _sync(self) -> None:
        _X11.XSync(self._display, 0)

    def _atom(self, name: str) -> int:
        return int(_X11.XInternAtom(self._display, name.encode(), 0))

    def _property(self, window: int, name: str) -> tuple[bytes, int]:
        """The value of a property, as it is in memory, and the number of its items."""
        kind, format, count, rest, data = c_ulong(), c_int(), c_ulong(), c_ulong(), c_void_p()
        _X11.XGetWindowProperty(
            self._display, window, self._atom(name), 0, 1 << 16, 0, _ANY_PROPERTY_TYPE,
            byref(kind), byref(format), byref(count), byref(rest), byref(data),
        )  # fmt: skip
        if not data.value:
            return b"", 0
        size = {8: 1, 16: 2, 32: ctypes.sizeof(c_long)}.get(format.value, 0)
        value = ctypes.string_at(data.value, count.value * size)
        _X11.XFree(data)
        return value, count.value

    def _numbers(self, window: int, name: str) -> list[int]:
        value, count = self._property(window, name)
        return list((c_ulong * count).from_buffer_copy(value)) if count else []

    def _geometry(self, window: int) -> tuple[int, int, int, int]:
        root, child = c_ulong(), c_ulong()
        x, y, width, height, border, depth = c_int(), c_int(), c_uint(), c_uint(), c_uint(), c_uint()
        values = [byref(value) for value in (root, x, y, width, height, border, depth)]
        if not _X11.XGetGeometry(self._display, window, *values):
            return 0, 0, 0, 0
        _X11.XTranslateCoordinates(self._display, window, self._root, 0, 0, byref(x), byref(y), byref(child))
        return x.value, y.value, width.value, height.value
