"""Desks at a campground on a server: each does its jobs under their keys until they are done."""

import contextlib
import os
import random
import time

from aftermath import ending
from camp import Camp
from figures import Figures
from many.crowd import at_once
from server.jobs import SITES, Jobs, together

DESKS = 3
# A job that is not done after these seconds is never done.
PATIENCE = 120


class Desk(Camp):
    """A program and a home of its own; its campground is a schema of the cluster's database."""

    def __init__(self, cluster, campground, seed=0):
        super().__init__(os.environ.get("CAMPCTL_POSTGRESQL"))
        self.cluster, self.campground, self.chance = cluster, campground, random.Random(seed)
        # The seconds that each kind of job takes in peace.
        self.durations = {}
        self.reach(cluster.location)

    def reach(self, location):
        """Goes to the campground by another location of the database, such as a proxy's."""
        self.environment["CAMPCTL_STORE"] = f"{location}&campground={self.campground}"

    def open(self):
        """Makes the campground that the jobs are about."""
        self.do("init")
        self.settle(SITES)
        self.do("reserve", "--site", 1, "--camper", "c-1", "--arrive", "2027-06-02", "--nights", 1)

    def journal(self, key="k-%", before="SELECT 1 WHERE false"):
        """The keys in the journal, of all jobs or of one, read by another program, which does something before."""
        return self.cluster.ask(
            f"{before}; SELECT key FROM \"{self.campground}\".command WHERE key LIKE '{key}' OR key LIKE '{key}:%'")

    def kept(self, job):
        """The keys of a job that are in the journal, behind the lock of the campground: a desk that was killed has often
        sent its COMMIT, which the server has still to get."""
        lock = f'LOCK TABLE "{self.campground}".turn IN SHARE UPDATE EXCLUSIVE MODE'
        return job.keys & set(self.journal(job.key, before=lock))

    def begin(self, job):
        lines = self.home / "lines"
        lines.write_text("\n".join(job.lines) + "\n")
        with lines.open() as file:
            return self.start(*job.arguments, stdin=file if job.is_batch else None)

    def moment(self, job):
        """A moment by chance while a job is being done."""
        return self.chance.uniform(0, self.durations.get(job.kind, 0.02))

    def live(self, job):
        """Does a job in peace."""
        began = time.monotonic()
        answer = ending(self.begin(job))
        self.durations[job.kind] = time.monotonic() - began
        return answer

    def finish(self, job, harm, figures, harms=1):
        """Does a job until it ends with 0; the first attempts come to harm."""
        told, kept = set(), set()
        end = time.monotonic() + PATIENCE
        while not figures.losses:
            answer = harm(self, job) if harms > 0 else self.live(job)
            harms -= 1
            told |= job.acknowledged(answer)
            before, kept = kept, self.kept(job)
            figures.runs += 1
            figures.faults += answer.status != 0
            losses = list(job.losses(answer, told, before, kept))
            if time.monotonic() > end:
                losses.append(f"{job.key} is never done: {answer.status} {answer.errors.decode().strip()}")
            if answer.status != 0 or losses:
                figures.judge(losses)
            if answer.status == 0:
                return


def toil(name, cluster, size, harm, seconds, prepare=lambda desk: None, lines=20, count=DESKS, beside=None):
    """Desks at work at once on one campground, each with harm of its own; at the end all is there, once.

    `beside` makes a context of the first desk; after it, its `losses()` are judged, too.
    """
    figures = Figures(f"server: {name}")
    campground = "".join(letter if letter.isalpha() else "_" for letter in name.lower())
    with contextlib.ExitStack() as stack:
        desks = [stack.enter_context(Desk(cluster, campground, size.seed + number)) for number in range(count)]
        jobs = [Jobs(desk.chance, number, count, lines) for number, desk in enumerate(desks)]
        desks[0].open()
        witness = stack.enter_context(beside(desks[0])) if beside else None
        for desk in desks:
            prepare(desk)
        end = time.monotonic() + seconds

        def work(number):
            while time.monotonic() < end and not figures.losses:
                desk = desks[number]
                desk.finish(jobs[number].next(), harm, figures, desk.chance.choice([0, 1, 1, 2]))

        at_once(work, count)
        if not figures.losses:
            desks[0].reach(cluster.location)
            figures.judge(together(jobs, desks[0].journal(), desks[0]))
        if witness and not figures.losses:
            figures.judge(witness.losses())
    return figures
