"""The threads of an app, one of which can be kept still: as a disk would that takes its time."""

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager

_LIBC = ctypes.CDLL(None, use_errno=True)
_LIBC.ptrace.restype = ctypes.c_long
_LIBC.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
_SEIZE, _INTERRUPT, _CONTINUE, _DETACH = 0x4206, 0x4207, 7, 17
#: Waits for a thread, too.
_WALL = 0x40000000


def running_times(pid: int) -> dict[int, int]:
    """How long each thread beside the main one has run so far, in nanoseconds. The kernel counts now and then."""
    times = {}
    for thread in map(int, os.listdir(f"/proc/{pid}/task")):
        try:
            with open(f"/proc/{pid}/task/{thread}/schedstat", encoding="ascii") as file:
                times[thread] = int(file.read().split()[0])
        except OSError:
            continue
    return {thread: time for thread, time in times.items() if thread != pid}


@contextmanager
def holding(thread: int) -> Iterator[None]:
    """Keeps a thread still. It must be one of a process that this one has started."""
    _trace(_SEIZE, thread)
    try:
        _stop(thread)
        # Elsewhere it may have a lock that others wait for.
        while not _is_in_system_call(thread):
            _trace(_CONTINUE, thread)
            _stop(thread)
        yield
    finally:
        try:
            _trace(_DETACH, thread)
        except ProcessLookupError:
            # The process has ended, and isn't gone before all that is left of it has been seen.
            os.waitpid(thread, _WALL)


def _stop(thread: int) -> None:
    _trace(_INTERRUPT, thread)
    os.waitpid(thread, _WALL)


def _is_in_system_call(thread: int) -> bool:
    with open(f"/proc/{thread}/syscall", encoding="ascii") as file:
        return not file.read().startswith("-1")


def _trace(request: int, thread: int) -> None:
    if _LIBC.ptrace(request, thread, None, None) == -1:
        error = ctypes.get_errno()
        raise OSError(error, f"{os.strerror(error)}: tracing thread {thread}")
