"""A server that is lost for good; its standby takes over, and desks that name both servers go on there."""

import threading
import time

from aftermath import ending
from figures import Figures
from kill.victim import wait_until
from server.cluster import Cluster, Standby
from server.desk import toil


def run(size):
    figures = Figures("server: failover to a standby")
    for _ in size.rounds(1, 12, 240):
        with Cluster() as primary, Standby(primary) as standby:
            one = failover(size, primary, standby)
        figures.runs += one.runs
        figures.faults += one.faults
        figures.survivors += one.survivors
        figures.losses += one.losses
    return figures


def without_standby(size):
    """A standby that is away for a while: a write ends after ten seconds, is there, and is repeated under its key."""
    lock = threading.Lock()
    with Cluster() as primary, Standby(primary) as standby:
        def harm(desk, job):
            with lock:
                standby.stop("fast")
                answer = desk.live(job)
                standby.come_back()
            return answer

        return toil("a standby that is away", primary, size, harm, size.count(2, 60), count=1)


def failover(size, primary, standby):
    hosts = f"host={primary.folder},{standby.folder}&port=5432,5432"
    primary.location = f"postgresql:///camp?{hosts}&target_session_attrs=read-write"
    lock = threading.Lock()
    lost = []

    def harm(desk, job):
        process = desk.begin(job)
        wait_until(time.monotonic() + desk.moment(job))
        with lock:
            if not lost:
                primary.crash()
                lost.append(primary)
                standby.promote()
        return ending(process)

    return toil("failover to a standby", primary, size, harm, size.count(3, 15), lines=60)
