"""Writing a file whole or not at all, and one writer at a time."""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import NamedTemporaryFile

__all__ = ["alone", "hold", "write_whole"]

PATIENCE = 2.0
"""Seconds that a writer waits for another; a lock older than five times that is a dead one's."""

BEYOND = 1 << 30
"""Bytes from the start of a file to where it is locked on Windows."""


def write_whole(target: Path, text: str, *, private: bool = False) -> None:
    """Write a text beside a file, then put it in its place. Raises OSError, and leaves nothing.

    ``private``: nobody but its owner may read it, whatever was there before.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write_whole(Path(folder) / "a.txt", "one")
    ...     [path.name for path in Path(folder).iterdir()]
    ['a.txt']
    """
    data = text.encode("utf-8", "replace")
    target = target.resolve() if target.is_symlink() else target
    mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
    mode = 0o600 if private else mode
    with NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}-", delete=False) as file:
        try:
            file.write(data)
            file.close()
            os.chmod(file.name, mode)
            os.replace(file.name, target)
        except BaseException:
            file.close()
            with suppress(OSError):
                os.unlink(file.name)
            raise


def _umask() -> int:
    now = os.umask(0o077)
    os.umask(now)
    return now


@contextmanager
def alone(target: Path) -> Iterator[None]:
    """Hold off other writers of a file for a moment; after a while it goes on all the same.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder, alone(Path(folder) / "a.txt"):
    ...     [path.name for path in Path(folder).iterdir()]
    ['a.txt.lock']
    """
    lock, held = target.with_name(f"{target.name}.lock"), False
    begun = time.monotonic()
    while not held and time.monotonic() - begun < PATIENCE:
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
            held = True
        except FileExistsError:
            with suppress(OSError):
                if time.time() - lock.stat().st_mtime > 5 * PATIENCE:
                    lock.unlink()
            time.sleep(0.01)
        except OSError:
            break
    try:
        yield
    finally:
        if held:
            with suppress(OSError):
                lock.unlink()


def hold(descriptor: int) -> bool:
    """Keep an open file for this process alone, as long as it is open; False if another has it.

    The system lets go of it however the process ends. Where a file system knows no such thing,
    nothing is held.

    >>> from tempfile import TemporaryFile
    >>> with TemporaryFile() as file:
    ...     hold(file.fileno())
    True
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            before = os.lseek(descriptor, 0, os.SEEK_CUR)
            os.lseek(descriptor, BEYOND, os.SEEK_SET)  # a place that nobody reads or writes
            try:
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(descriptor, before, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
    except (ImportError, AttributeError):  # in a browser there is but the name of such a module
        return True
    return True
