"""Desks that are killed, and connections that the server ends."""

import time

from aftermath import ending
from kill.victim import wait_until
from server.desk import toil

ENDING = "SELECT pg_sleep({}); SELECT pg_terminate_backend(pid) FROM pg_stat_activity " \
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"


def run(size, cluster):
    seconds = size.count(4, 120)
    return [
        toil("killed desks", cluster, size, killed, seconds), toil("ended connections", cluster, size, ended, seconds),
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
