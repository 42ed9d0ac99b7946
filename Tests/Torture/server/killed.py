"""Desks that are killed or vanish, and connections that the server ends."""

import signal
import time

from aftermath import ending
from figures import Figures
from kill.victim import wait_until
from server.desk import Desk, toil
from server.jobs import Jobs, together

ENDING = "SELECT pg_sleep({}); SELECT pg_terminate_backend(pid) FROM pg_stat_activity " \
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
HELD = "SELECT 1 FROM pg_locks WHERE mode = 'ShareUpdateExclusiveLock' AND relation::regclass::text LIKE '%turn' AND granted"
# Seconds after which the campground is free again: the server's 15, and a command that waits for ten of them twice.
FREE = 25


def run(size, cluster):
    seconds = size.count(4, 120)
    return [
        toil("killed desks", cluster, size, killed, seconds), toil("ended connections", cluster, size, ended, seconds),
        *([vanished(cluster)] if size.long else []),
    ]


def killed(desk, job):
    process = desk.begin(job)
    wait_until(time.monotonic() + desk.moment(job))
    process.kill()
    return ending(process)


def ended(desk, job):
    """All connections of all desks, while this one is at work."""
    ender = desk.cluster.begin(ENDING.format(desk.moment(job)))
    process = desk.begin(job)
    ender.communicate()
    return ending(process)


def vanished(cluster):
    """A desk that stands still in the middle of a batch does not hold the campground for long."""
    figures = Figures("server: a desk that vanishes")
    with Desk(cluster, "vanished") as desk, Desk(cluster, "vanished", 1) as other:
        desk.open()
        jobs = [Jobs(each.chance, number, 2, lines=1000) for number, each in enumerate((desk, other))]

        def stop(desk, job):
            process = desk.begin(job)
            while not cluster.ask(HELD) and process.poll() is None:
                time.sleep(0.01)
            process.send_signal(signal.SIGSTOP)
            began = time.monotonic()
            other.finish(jobs[1].next(), Desk.live, figures)
            if (seconds := time.monotonic() - began) > FREE:
                figures.lose(f"the campground was held for {seconds:.0f} s")
            process.send_signal(signal.SIGCONT)
            return ending(process)

        desk.finish(jobs[0].make([]), stop, figures)
        if not figures.losses:
            figures.judge(together(jobs, desk.journal(), desk))
    return figures
