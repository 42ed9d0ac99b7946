"""A server that crashes and recovers, and one whose disk is full."""

import threading
import time

from aftermath import ending
from figures import Figures
from kill.victim import wait_until
from server.desk import Desk, toil
from server.jobs import Jobs, together
from server.narrow import NarrowCluster, can_mount
from server.proxy import Cut, Proxy


def run(size, cluster):
    return [crashed(size, cluster), renumbered(size, cluster), *full(size)]


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


def renumbered(size, cluster):
    """The number of a transaction that a crash has taken back is given again, to one of another desk that is kept.

    So the desk that looks for its own transaction by that number must not believe that it is kept, too.
    """
    figures = Figures("server: a transaction's number given again")
    with Proxy(cluster.socket) as proxy, Desk(cluster, "renumbered") as other, Desk(cluster, "renumbered", 1) as desk:
        other.open()
        desk.reach(proxy.location)
        jobs = [Jobs(each.chance, number, 2) for number, each in enumerate((other, desk))]

        def harm(desk, job):
            is_back = threading.Event()
            proxy.cuts = [Cut(commit=1, is_before=True), Cut(awaits=is_back)]
            process, lost = desk.begin(job), proxy.count
            while proxy.count == lost and process.poll() is None:
                time.sleep(0.001)
            cluster.crash()
            cluster.start()
            other.finish(jobs[0].next(), Desk.live, figures)
            is_back.set()
            proxy.cuts = []
            return ending(process)

        for _ in size.rounds(2, 60, 120):
            desk.finish(jobs[1].next(), harm, figures)
        if not figures.losses:
            figures.judge(together(jobs, other.journal(), other))
    return figures


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
