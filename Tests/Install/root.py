"""A root of its own: a system in which files can be installed, and that knows each change made to it."""

import os
import pathlib
import shutil
import stat
import subprocess
import tempfile

CHROOT = shutil.which("chroot")


class Root:
    """A copy of a system that costs nothing: the changes are in a layer of their own, above the system's files."""

    # The system's own books, and the places that it fills as it runs.
    BOOKS = ["proc", "dev", "run", "tmp", "var/lib/dpkg", "var/log", "var/cache/man", "var/lib/man-db"]

    def __init__(self, lower):
        self.lower = pathlib.Path(lower).resolve()

    def __enter__(self):
        self.mounts = pathlib.Path(tempfile.mkdtemp(prefix="campctl-root-"))
        mount("-t", "tmpfs", "layers", self.mounts)
        self.upper, self.folder = self.mounts / "upper", self.mounts / "root"
        for folder in [self.upper, self.mounts / "work", self.folder]:
            folder.mkdir(mode=0o755)
        layers = f"lowerdir={self.lower},upperdir={self.upper},workdir={self.mounts / 'work'}"
        mount("-t", "overlay", "overlay", "-o", layers, self.folder)
        mount("-t", "tmpfs", "-o", "mode=1777", "tmp", self.folder / "tmp")
        for shared in ["proc", "dev"]:
            mount("--rbind", f"/{shared}", self.folder / shared)
        return self

    def __exit__(self, *_):
        subprocess.run(["umount", "--recursive", "--lazy", self.mounts], check=True)
        self.mounts.rmdir()

    def command(self, *words, user=0):
        """The command that starts a program in the root, as a user."""
        return [CHROOT, f"--userspec={user}:{user}", str(self.folder), *map(str, words)]

    def run(self, *words, user=0, environment=None, fails=False):
        """The text that a program prints; it has to succeed, or to fail."""
        answer = subprocess.run(
            self.command(*words, user=user), env=environment or {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if bool(answer.returncode) != fails:
            raise AssertionError(f"{' '.join(map(str, words))} ended with {answer.returncode}: {answer.stdout}")
        return answer.stdout

    def changed(self):
        """The paths that were made, changed or removed, but for the system's own books."""
        changed = set()
        for folder, folders, files in os.walk(self.upper):
            for name in folders + files:
                path = pathlib.Path(folder, name)
                place = path.relative_to(self.upper)
                if not any(place.is_relative_to(book) for book in self.BOOKS) and not self.is_same(path, self.lower / place):
                    changed.add(str(place))
        return changed

    @staticmethod
    def is_same(path, below):
        """True for a folder that was there, and only got something in it."""
        return stat.S_ISDIR(path.lstat().st_mode) and below.is_dir() and not below.is_symlink()


def mount(*words):
    subprocess.run(["mount", *map(str, words)], check=True)
