"""Lines between desk and server that are slow, or lost: after any byte, at any moment, and right after a COMMIT."""

import contextlib
import time

from server.desk import toil
from server.proxy import Cut, Proxy

# Bytes: about all of a single command, and some of a batch.
SENT, RECEIVED = 12_000, 20_000


def run(size, cluster):
    seconds = size.count(4, 120)
    with contextlib.ExitStack() as stack:
        def prepare(desk):
            desk.proxy = stack.enter_context(Proxy(cluster.socket))
            desk.reach(desk.proxy.location)

        return [
            toil(name, cluster, size, harm, seconds, prepare)
            for name, harm in [("lost lines", lost), ("lost answers to COMMIT", uncertain), ("slow lines", slow)]]


def lost(desk, job):
    """A line that is lost after a number of bytes in a direction, or at a moment."""
    bytes = desk.chance.randrange
    cut = desk.chance.choice([Cut(sent=bytes(SENT)), Cut(received=bytes(RECEIVED)), Cut(seconds=desk.moment(job))])
    return through(desk, job, [cut])


def uncertain(desk, job):
    """A line that is lost when the server has a COMMIT; sometimes also the next ones, by which the desk looks for it."""
    cuts = [Cut(commit=desk.chance.choice([1, 1, 2])), Cut(sent=0), Cut(received=desk.chance.randrange(RECEIVED))]
    return through(desk, job, cuts[: desk.chance.choice([1, 1, 1, 2, 3])])


def slow(desk, job):
    """A far server, and a line that is lost all the same."""
    desk.proxy.seconds = desk.chance.choice([0.0005, 0.01])
    try:
        return lost(desk, job) if desk.chance.random() < 0.5 else uncertain(desk, job)
    finally:
        desk.proxy.seconds = 0


def through(desk, job, cuts):
    desk.proxy.cuts = cuts
    try:
        return desk.live(job)
    finally:
        desk.proxy.cuts = []
