"""A proxy between a desk and a server: it delays both directions, and cuts connections.

As a program it only delays: python3 proxy.py SERVER SECONDS, where SERVER is a socket's path or a port of this machine.
It prints the port on which it listens.
"""

import contextlib
import dataclasses
import queue
import socket
import sys
import threading
import time

try:
    from server.messages import Messages
except ImportError:
    from messages import Messages


@dataclasses.dataclass
class Cut:
    """The moment at which a connection is lost to both of its ends; by default never."""

    # After these bytes to the server, or from it.
    sent: int = None
    received: int = None
    # Once this COMMIT, counted from 1, has been passed on whole, so that the answer to it is lost; or just before.
    commit: int = None
    is_before: bool = False
    # After these seconds.
    seconds: float = None
    # It is not even begun before this has happened.
    awaits: threading.Event = None


class Proxy:
    """Listens on a port of this machine; each connection that comes takes the next of the cuts."""

    def __init__(self, server, seconds=0.0):
        self.server, self.seconds = server, seconds
        self.cuts = []
        self.count = 0
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=200)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.serve, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # A thread that waits in accept is woken by it; close alone would let it wait.
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()

    @property
    def location(self):
        """The torture's database, by this way."""
        return f"postgresql://127.0.0.1:{self.port}/camp?connect_timeout=10"

    def serve(self):
        with contextlib.suppress(OSError):
            while True:
                desk, _ = self.listener.accept()
                Link(self, desk, self.cuts.pop(0) if self.cuts else Cut())

    def connect(self):
        if str(self.server).isdigit():
            return socket.create_connection(("127.0.0.1", int(self.server)))
        server = socket.socket(socket.AF_UNIX)
        server.connect(str(self.server))
        return server


class Link:
    """One connection: for each direction a thread that reads, and one that passes on when it is time."""

    def __init__(self, proxy, desk, cut):
        self.proxy, self.desk, self.cut = proxy, desk, cut
        self.commits = 0
        self.messages = Messages()
        if cut.awaits:
            cut.awaits.wait()
        try:
            self.server = proxy.connect()
        except OSError:
            return desk.close()
        desk.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if cut.seconds is not None:
            self.begin(self.lose_later)
        self.join(self.desk, self.server, cut.sent, self.committed)
        self.join(self.server, self.desk, cut.received, lambda piece: None)

    def begin(self, work, *arguments):
        threading.Thread(target=work, args=arguments, daemon=True).start()

    def join(self, source, target, limit, judge):
        pieces = queue.SimpleQueue()
        self.begin(self.read, source, pieces)
        self.begin(self.write, target, pieces, limit, judge)

    def read(self, source, pieces):
        while True:
            try:
                piece = source.recv(1 << 16)
            except OSError:
                piece = b""
            pieces.put((time.monotonic() + self.proxy.seconds, piece))
            if not piece:
                return

    def write(self, target, pieces, limit, judge):
        passed = 0
        with contextlib.suppress(OSError):
            while True:
                due, piece = pieces.get()
                if (rest := due - time.monotonic()) > 0:
                    time.sleep(rest)
                if not piece:
                    return target.shutdown(socket.SHUT_WR)
                ends = [judge(piece), None if limit is None else limit - passed]
                ends = [end for end in ends if end is not None and end <= len(piece)]
                target.sendall(piece[: min(ends, default=len(piece))])
                passed += len(piece)
                if ends:
                    return self.lose()

    def committed(self, piece):
        """The place in a piece to the server behind which the connection is to be lost for its COMMIT."""
        if self.cut.commit is None:
            return None
        for end in self.messages.ends_of_commits(piece):
            self.commits += 1
            if self.commits == self.cut.commit:
                return 0 if self.cut.is_before else end
        return None

    def lose_later(self):
        time.sleep(self.cut.seconds)
        self.lose()

    def lose(self):
        """Ends it for both: pieces that are on their way are gone."""
        self.proxy.count += 1
        for end in (self.desk, self.server):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


def main():
    with Proxy(sys.argv[1], float(sys.argv[2])) as proxy:
        print(proxy.port, flush=True)
        threading.Event().wait()


if __name__ == "__main__":
    main()
