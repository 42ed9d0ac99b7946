"""PostgreSQL clusters of the torture's own, as `scripts/cluster.sh` makes them; their servers wait for the disk."""

import functools
import os
import pathlib
import subprocess
import tempfile
import time

SCRIPT = str(pathlib.Path(__file__).resolve().parents[3] / "scripts" / "cluster.sh")
# A server that is away for longer does not come back.
PATIENCE = 60


def is_installed():
    return script("programs", check=False).returncode == 0


@functools.cache
def programs():
    """The folder of the server's programs."""
    return script("programs").stdout.strip()


def script(*arguments, before=(), check=True):
    """Runs `scripts/cluster.sh`; `before` is a command that runs it."""
    ended = subprocess.run([*before, "sh", SCRIPT, *arguments], env=environment(), capture_output=True, text=True)
    if check and ended.returncode != 0:
        raise AssertionError(f"{arguments}: {ended.stderr}")
    return ended


def environment():
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")}


class Cluster:
    """A server in a folder; nothing of it is left at the end."""

    # A command that starts the server.
    before = ()

    def __init__(self):
        # The server's user is given it.
        self.folder = tempfile.mkdtemp(prefix="cluster-")

    def __enter__(self):
        try:
            self.start()
        except BaseException:
            self.stop("immediate")
            raise
        return self

    def __exit__(self, *_):
        self.stop("immediate")

    @property
    def socket(self):
        return f"{self.folder}/.s.PGSQL.5432"

    def start(self):
        self.location = script("start", self.folder, before=self.before).stdout.strip()

    def stop(self, mode):
        script("stop", self.folder, mode)

    def crash(self):
        """The server is gone at once, and recovers when it starts again."""
        self.stop("immediate")

    def begin(self, statement, location=None):
        """Has a statement done by a process of its own, which is not waited for."""
        return subprocess.Popen(
            [f"{programs()}/psql", "-XqAt", "-v", "ON_ERROR_STOP=1", "-d", location or self.location, "-c", statement],
            env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def ask(self, statement, location=None):
        """The lines of a statement's answer, as soon as there is a server to give it."""
        end = time.monotonic() + PATIENCE
        while True:
            process = self.begin(statement, location)
            answer, problem = process.communicate()
            if process.returncode == 0:
                return answer.splitlines()
            if time.monotonic() > end:
                raise AssertionError(f"{statement}: {problem}")
            time.sleep(0.1)


class Standby(Cluster):
    """A copy of a cluster, which has each commit before it is acknowledged."""

    def __init__(self, primary):
        super().__init__()
        self.primary = primary

    def start(self):
        self.location = script("standby", self.folder, self.primary.folder).stdout.strip()
        self.primary.ask("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.primary.ask("SELECT pg_reload_conf()")

    def come_back(self):
        """Starts it again as it is."""
        super().start()

    def promote(self):
        """Makes it the primary; it waits for no other copy."""
        self.ask("SELECT pg_promote()")
