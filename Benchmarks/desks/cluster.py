"""A PostgreSQL cluster of the item's own, with lines to it that take a while, and a pgbouncer."""

import contextlib
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

SCRIPT = str(pathlib.Path(__file__).resolve().parents[2] / "scripts" / "cluster.sh")
POOL_PORT = 6432
POOL = """\
[databases]
camp = host={folder} port={port} dbname=camp user={user}
[pgbouncer]
listen_addr =
listen_port = {pool_port}
unix_socket_dir = {folder}
auth_type = any
pool_mode = transaction
default_pool_size = {sessions}
max_client_conn = 200
logfile = {folder}/pgbouncer.log
pidfile = {folder}/pgbouncer.pid
"""


def environment():
    """Nothing of a server of the user's own."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")}


def script(*arguments):
    return subprocess.run(
        ["sh", SCRIPT, *arguments], env=environment(), stdout=subprocess.PIPE, check=True, text=True).stdout.strip()


def program(name):
    """The path of one of the server's programs, which need not be in PATH; None when there is none."""
    with contextlib.suppress(subprocess.CalledProcessError):
        return shutil.which(name, path=script("programs")) or shutil.which(name, path=paths())
    return None


def paths():
    return os.pathsep.join([os.environ.get("PATH", os.defpath), "/usr/sbin", "/usr/local/sbin"])


@contextlib.contextmanager
def process(command, **options):
    """A process that is ended with the body."""
    running = subprocess.Popen(command, **options)
    try:
        yield running
    finally:
        running.terminate()
        running.wait()


class Cluster:
    """A server in a folder on the disk; nothing of it is left at the end."""

    def __enter__(self):
        # The server's user is given it.
        self.folder = tempfile.mkdtemp(prefix="desks-")
        try:
            self.port = free_port()
            self.location = script("start", self.folder, "--port", str(self.port))
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        script("stop", self.folder, "immediate")
        shutil.rmtree(self.folder)

    def ask(self, statement):
        """The lines of a statement's answer."""
        command = [program("psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", "-d", self.location, "-c", statement]
        return subprocess.run(
            command, env=environment(), stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines()

    @property
    def user(self):
        return self.ask("SELECT current_user")[0]

    @contextlib.contextmanager
    def line(self, delay, milliseconds):
        """The location at the other end of a line; `delay` is the program that delay.c is."""
        command = [delay, "0", str(milliseconds), f"{self.folder}/.s.PGSQL.{self.port}"]
        with process(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as proxy:
            yield f"postgresql:///camp?host=127.0.0.1&port={proxy.stdout.readline().strip()}&user={self.user}"

    @contextlib.contextmanager
    def pool(self, sessions=20):
        """The location of the server through a pgbouncer with so many sessions, which refuses to run as root."""
        settings = pathlib.Path(self.folder, "pgbouncer.ini")
        settings.write_text(POOL.format(
            folder=self.folder, port=self.port, user=self.user, pool_port=POOL_PORT, sessions=sessions))
        owner = pathlib.Path(self.folder).stat()
        before = []
        if os.geteuid() == 0:
            before = ["setpriv", f"--reuid={owner.st_uid}", f"--regid={owner.st_gid}", "--clear-groups"]
        command = [*before, shutil.which("pgbouncer", path=paths()), "--quiet", str(settings)]
        with process(command, env=environment()) as pooler:
            wait_for(f"{self.folder}/.s.PGSQL.{POOL_PORT}", pooler)
            yield f"postgresql:///camp?host={self.folder}&port={POOL_PORT}&user={self.user}"


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as server:
        return server.getsockname()[1]


def wait_for(path, running):
    end = time.monotonic() + 10
    while not os.path.exists(path):
        if running.poll() is not None or time.monotonic() > end:
            raise SystemExit(f"There is nothing at {path}")
        time.sleep(0.05)
