"""A server whose tables are on a small disk of their own."""

import contextlib
import os
import pathlib
import subprocess

from server.cluster import Cluster, environment

MEGABYTES = 48


def can_mount():
    """True where a disk in memory can be mounted, which takes root."""
    return subprocess.run(
        ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/tmp"], env=environment(), capture_output=True
    ).returncode == 0


class NarrowCluster(Cluster):
    """Only the server sees the disk, so it goes with the server's last process, and is never taken from under it."""

    def start(self):
        # The first start makes the folder the server's.
        super().start()
        self.stop("fast")
        disk = pathlib.Path(self.folder) / "disk"
        disk.mkdir()
        owner = os.stat(self.folder)
        options = f"size={MEGABYTES}m,mode=700,uid={owner.st_uid},gid={owner.st_gid}"
        mount = f'mount -t tmpfs -o {options} tmpfs "{disk}" && exec "$@"'
        self.before = ["unshare", "--mount", "sh", "-c", mount, "sh"]
        super().start()
        self.ask(f"CREATE TABLESPACE narrow LOCATION '{disk}'")
        self.ask("CREATE DATABASE narrow TABLESPACE narrow")
        self.location = self.location.replace("/camp?", "/narrow?")
        server, *_ = (pathlib.Path(self.folder) / "data" / "postmaster.pid").read_text().splitlines()
        self.disk = pathlib.Path(f"/proc/{server}/root{disk}")

    @contextlib.contextmanager
    def filled_but(self, bytes):
        """Leaves room for a number of bytes."""
        ballast = self.disk / "ballast"
        try:
            with ballast.open("wb") as file:
                room = os.statvfs(self.disk)
                # The desks at work may need some of the room meanwhile.
                with contextlib.suppress(OSError):
                    os.posix_fallocate(file.fileno(), 0, max(room.f_bavail * room.f_frsize - bytes, 1))
            yield
        finally:
            ballast.unlink()
