"""A server that crashes and recovers, and one whose disk is full."""

import threading
import time

from aftermath import ending
from kill.victim import wait_until
from server.desk import toil
from server.narrow import NarrowCluster, can_mount


def run(size, cluster):
    return [crashed(size, cluster), *full(size)]


def crashed(size, cluster):
    """One crash at a time; the other desks meet it as it comes."""
    lock = threading.Lock()

    def harm(desk, job):
        process = desk.begin(job)
        wait_until(time.monotonic() + desk.moment(job))
        with lock:
            cluster.crash()
            cluster.start()
        return ending(process)

    return toil("crashes of the server", cluster, size, harm, size.count(6, 180), lines=size.count(60, 400))


def full(size):
    if not can_mount():
        print("server: no disk can be mounted here, so none was filled", flush=True)
        return []
    lock = threading.Lock()
    with NarrowCluster() as cluster:
        def harm(desk, job):
            with lock, cluster.filled_but(desk.chance.randrange(64) << 10):
                return desk.live(job)

        return [toil("a full disk", cluster, size, harm, size.count(4, 60), lines=size.count(60, 400))]
