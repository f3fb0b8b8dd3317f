"""Waiting for what another process does."""

import time
from collections.abc import Callable
from typing import TypeVar

from gi.repository import GLib

Value = TypeVar("Value")

#: How long a condition may take to come true, in seconds. Long, for a machine under load; nothing waits for its end.
PATIENCE = 15.0
#: The shortest time between two looks, in seconds. A look that takes longer is followed by as long a pause: the app that
#: is looked at has to do what is waited for, often with the same processor.
INTERVAL = 0.01


class TimedOut(AssertionError):
    """A condition did not come true in time."""


def wait_until(
    condition: Callable[[], Value | None],
    what: str | Callable[[], str],
    patience: float = PATIENCE,
) -> Value:
    """Returns the first true value of `condition`, which may fail meanwhile, because widgets come and go.

    `what` says what was waited for; a function may describe what was there instead.
    """
    deadline = time.monotonic() + patience
    while True:
        error: Exception | None = None
        start = time.monotonic()
        try:
            value = condition()
            if value:
                return value
        except GLib.Error as caught:
            error = caught
        now = time.monotonic()
        if now > deadline:
            text = what if isinstance(what, str) else what()
            raise TimedOut(f"waited in vain for {text}" + (f" ({error})" if error else ""))
        time.sleep(max(INTERVAL, now - start))
