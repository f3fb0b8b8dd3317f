"""Drives GTK apps from outside, as a user does: real keys, a real pointer, and AT-SPI to see what is there.

Needs the distribution's own Python (/usr/bin/python3), whose `gi` knows AT-SPI; Xvfb, openbox, dbus-daemon; and
libXtst, which comes with xdotool. Nothing here needs the app's cooperation.
"""

from .application import Application
from .desktop import Desktop
from .node import Box, Node
from .portal import Portal, has_portal
from .waiting import TimedOut, wait_until

__all__ = ["Application", "Box", "Desktop", "Node", "Portal", "TimedOut", "has_portal", "wait_until"]
