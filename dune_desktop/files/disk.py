"""Files that others may have touched: read only if they are files, written whole or not at all."""

from __future__ import annotations

import errno
import os
import secrets
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import sleep
from typing import Final

if sys.platform == "darwin":  # pragma: no cover
    from fcntl import F_FULLFSYNC, fcntl

    def _sync(handle: int) -> None:
        """Write to the disk: the usual call leaves it in the disk's own memory. Few disks do not know this one."""
        try:
            fcntl(handle, F_FULLFSYNC)
        except OSError:
            os.fsync(handle)

else:

    def _sync(handle: int) -> None:
        os.fsync(handle)


#: Ends the name of a file that is not whole yet.
UNFINISHED: Final = ".new"
#: Bytes of a name to which nothing can be added everywhere.
_LONG_NAME: Final = 200
#: Waiting for whoever writes to the other end, links and Windows' line ends: no system has all of these.
_NO_WAIT: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
#: A folder that can't be opened or synced on this system is no reason to fail.
_NO_FOLDERS: Final = (errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EBADF)

#: Windows' words for a file that somebody else has open: whoever looks for viruses, for one, and not for long.
_IN_USE: Final = (5, 32)
#: Seconds between the times that it is asked again; all of them are one.
_PAUSES: Final = (0.01, 0.04, 0.15, 0.3, 0.5)

#: What can be wrong with a disk, in words; ``text.troubles`` translates them.
_REASONS: Final = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk is full",
    errno.EFBIG: "the disk is full",
    errno.EACCES: "access is not allowed",
    errno.EPERM: "access is not allowed",
    errno.EROFS: "the disk can only be read",
    errno.EIO: "the disk has an error",
    errno.ENODEV: "the disk is not there any more",
    errno.ENXIO: "the disk is not there any more",
    errno.ESTALE: "the disk is not there any more",
    errno.ETIMEDOUT: "the disk does not answer",
    errno.ENOENT: "there is no such file",
    errno.ENOTDIR: "a file is in the place of its folder",
    errno.EEXIST: "a file is in the place of its folder",
    errno.EISDIR: "it is not a file",
    errno.ELOOP: "it is a link to somewhere else",
    errno.ENAMETOOLONG: "its name is too long",
}


class TooLarge(OSError):
    """A file has more in it than anybody would have written."""


def reason(error: BaseException) -> str:
    """Say in words why the disk refused."""
    if isinstance(error, OSError):
        return _REASONS.get(error.errno or 0) or error.strerror or str(error)
    return str(error) or type(error).__name__


def read_whole(path: Path, most: int, *, follow: bool) -> bytes:
    """Read a file of at most so many bytes; ``follow``: through links too. Never waits. Raises OSError."""
    content = _read_start(path, most + 1, follow=follow)
    if len(content) > most:
        raise TooLarge(errno.EFBIG, "is too large")
    return content


def _read_start(path: Path, most: int, *, follow: bool) -> bytes:
    """Read the first bytes of a file. Never waits. Raises OSError."""
    try:
        before = os.stat(path, follow_symlinks=follow)
    except ValueError:  # a name that no file can have
        raise FileNotFoundError(errno.ENOENT, "no such file") from None
    expect_file(before)
    handle = os.open(path, os.O_RDONLY | _NO_WAIT | (0 if follow else _NO_LINK))
    with open(handle, "rb") as file:
        expect_file(os.fstat(handle))  # it may be another one by now
        return file.read(most)


def expect_file(found: os.stat_result) -> None:
    """Raise OSError for a link, and for a folder, a device or a pipe, in which there is nothing to be read."""
    if stat.S_ISLNK(found.st_mode):
        raise OSError(errno.ELOOP, "is a link")
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EISDIR, "is not a file")


def expect_place(folder: Path) -> None:
    """Raise OSError if a file is in the place of a folder, or a link to nothing: not every system tells that."""
    for place in (folder, *folder.parents):
        if place.is_symlink() and not place.exists():
            raise OSError(errno.ENODEV, "is a link to what is not there")
        if place.is_file():
            raise NotADirectoryError(errno.ENOTDIR, "is not a folder")


def make_folder(folder: Path) -> None:
    """Make a folder, and those above it that are not there yet. Raises OSError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        expect_place(folder)
        raise


def write_whole(
    path: Path,
    content: str | bytes,
    stamp: int | None = None,
    aside: Path | None = None,
    *,
    lasting: bool = True,
) -> None:
    """Write a file so that after a crash at any moment it is the old one or the new one. A link is replaced.

    ``stamp``: when it was written, in nanoseconds, if it is not to be now. ``aside``: the name under which what is
    there is kept, once the new file has come in its place. ``lasting``: when the power fails, too, which takes a disk
    its time. Raises OSError.
    """
    data = content.encode() if isinstance(content, str) else content
    make_folder(path.parent)
    name = path.name if len(os.fsencode(path.name)) < _LONG_NAME else ""
    new = path.with_name(f".{name}.{secrets.token_hex(4)}{UNFINISHED}")
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_WAIT | _NO_LINK, 0o666)
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            if lasting:
                _sync(handle)
        if stamp is not None:
            os.utime(new, ns=(stamp, stamp))
        _put(new, path, aside)
    except BaseException:
        with suppress(OSError):
            os.unlink(new)
        raise
    if lasting:
        sync_folder(path.parent)


def _put(new: Path, path: Path, aside: Path | None) -> None:
    """Put the new file in the place of the old one, which gets the name aside if there is one."""
    if aside is None:
        replace(new, path)
        return
    try:
        os.link(path, aside, follow_symlinks=False)  # it has two names for a moment, so that a file is always there
        undo: Callable[[], None] = partial(os.unlink, aside)
    except FileExistsError:  # another copy of the program was quicker to take that name
        raise
    except (OSError, NotImplementedError):  # few disks can't do that
        _patiently(os.rename, path, aside)
        undo = partial(os.rename, aside, path)
    try:
        replace(new, path)
    except BaseException:
        undo()
        raise


def move(path: Path, new: Path) -> None:
    """Give a file a name that nothing has: another copy of the program may have taken it since. Raises OSError."""
    if os.path.lexists(new):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(new))
    _patiently(os.rename, path, new)


def replace(path: Path, other: Path) -> None:
    """Put the file in the place of the other. Raises OSError."""
    _patiently(os.replace, path, other)


def _patiently(put: Callable[[Path, Path], None], path: Path, new: Path) -> None:
    """Try for a second: Windows moves no file that somebody has open, and a moment later nobody may."""
    for pause in _PAUSES:
        try:
            return put(path, new)
        except PermissionError as error:
            if getattr(error, "winerror", 0) not in _IN_USE:
                raise
        sleep(pause)
    return put(path, new)


def sync_folder(folder: Path) -> None:
    """Make what was renamed in a folder stay so when the power fails. Raises OSError."""
    if os.name == "nt":  # pragma: no cover (it has no such thing)
        return
    try:
        handle = os.open(folder, os.O_RDONLY | _NO_WAIT)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDERS:
            raise
