"""Sixteen desks at once for minutes, each of which is killed, loses its connections or its line, beside somebody who watches."""

import contextlib
import json
import threading
import time

from many.crowd import CROWD
from server import killed, network
from server.desk import toil
from server.proxy import Proxy


def run(size, cluster):
    with contextlib.ExitStack() as stack:
        def prepare(desk):
            desk.proxy = stack.enter_context(Proxy(cluster.socket))
            desk.reach(desk.proxy.location)

        return [toil("sixteen desks", cluster, size, harm, size.count(4, 600), prepare, count=CROWD, beside=Watcher)]


def harm(desk, job):
    """Each of the harms; most often none, so that the desks get on."""
    harms = [killed.killed, network.lost, network.uncertain, network.slow, *[type(desk).live] * 4]
    # The connections of all desks end at once.
    return desk.chance.choice(harms if desk.chance.random() < 0.98 else [killed.ended])(desk, job)


class Watcher:
    """A command that follows the campground from its first entry; when its connection ends, it goes on behind the last."""

    def __init__(self, desk):
        # Its own line is not the one that is lost.
        self.desk, self.store = desk, desk.environment["CAMPCTL_STORE"]
        self.seen, self.is_over = [], False
        self.process = None
        self.thread = threading.Thread(target=self.follow)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.is_over = True
        while self.thread.is_alive():
            if self.process:
                self.process.kill()
            self.thread.join(0.1)

    def follow(self):
        while not self.is_over:
            since = self.seen[-1] if self.seen else "0"
            self.process = self.desk.start("watch", "--since", since, "--jsonl", "--store", self.store)
            for line in self.process.stdout:
                # A killed one may have said half a line.
                with contextlib.suppress(json.JSONDecodeError):
                    self.seen.append(json.loads(line)["id"])
            self.process.communicate()

    def losses(self):
        """The faults of what was seen: each entry once, in the order of their numbers, which is that of their commits."""
        entries = [entry["id"] for entry in self.desk.do("log", "--limit", 1_000_000)][::-1]
        end = time.monotonic() + 30
        while self.seen[-1:] != entries[-1:] and time.monotonic() < end:
            time.sleep(0.1)
        if self.seen == entries:
            return []
        missing = sorted(set(entries) - set(self.seen))
        return [f"of {len(entries)} entries {len(self.seen)} were seen; missing {missing[:5]}"]
