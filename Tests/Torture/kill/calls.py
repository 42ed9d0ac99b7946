"""Killed at each system call in turn that touches a file."""

import shutil
import subprocess
import sys

from aftermath import keys, litter, opening, place, privacy, replied, rows, template
from camp import Answer, Camp
from figures import Figures
from frozen import enlarged
from kill.new import again_anew, left
from kill.victim import SIGKILL, Victim, again

CALLS = ["pwrite64", "fdatasync", "unlink", "write", "link", "fsync", "mkdir", "rmdir", "unlinkat", "flock", "openat", "fcntl",
         "close", "pread64"]


def run(size):
    if sys.platform != "linux":
        print("kill: strace is for Linux alone, so nothing is killed at each system call", flush=True)
        return []
    if not shutil.which("strace"):
        sys.exit("strace is missing; sh scripts/setup.sh torture installs it")
    return [reserving(size), beginning(size), migrating(size)]


class Traced(Victim):
    """A command that is killed before the n-th of its system calls of one name."""

    def die(self, call, number):
        inject = f"{call}:signal=KILL:when={number}"
        command = ["strace", "-f", "-o", "/dev/null", "-e", f"trace={call}", "-e", f"inject={inject}"]
        ended = subprocess.run(
            [*command, self.camp.program, *self.arguments], env=self.camp.environment, stdin=subprocess.DEVNULL,
            capture_output=True, timeout=60)
        return Answer(ended.returncode, ended.stdout, ended.stderr)


def each_call(size, figures, victim, prepare, judge):
    """Kills a command at its first call of each name, the second, and so on; shortened, at some of those that write."""
    for call in CALLS if size.long else CALLS[:3]:
        number = 1 if size.long else size.chance.randint(1, 12)
        while not figures.losses:
            prepare()
            figures.runs += 1
            killed = victim.die(call, number)
            if killed.status == 0:
                break
            figures.faults += 1
            losses = [] if killed.status == SIGKILL else [f"{killed.status} {killed.errors.decode().strip()}"]
            figures.judge([f"{call} {number}: {loss}" for loss in losses or judge(killed)])
            number += 1 if size.long else size.chance.randint(6, 24)
    return figures


def reserving(size):
    with Camp() as camp:
        full = template(camp.settle())
        before = rows(full)
        reserve = ["reserve", "--site", "1", "--camper", "c-1", "--arrive", "2027-07-01", "--nights", "2", "--key", "k"]
        victim = Traced(camp, size.chance, *reserve)

        def judge(killed):
            losses = opening(camp)
            if losses:
                return losses
            if not keys(camp.store) and (replied(killed) or rows(camp.store) != before):
                losses.append("it was acknowledged or half done")
            return losses + again(victim, "k", 1)

        return each_call(size, Figures("kill: each call of reserve"), victim, lambda: place(camp, full), judge)


def beginning(size):
    with Camp() as camp:
        victim = Traced(camp, size.chance, "add-site", "1", "--key", "k")

        def judge(killed):
            losses = left(camp, 1) if camp.store.parent.exists() else []
            if replied(killed) and (not camp.store.exists() or not keys(camp.store)):
                losses.append("it was acknowledged and is gone")
            return losses + again_anew(victim, 1)

        return each_call(size, Figures("kill: each call of a first command"), victim, lambda: place(camp, None), judge)


def migrating(size):
    with Camp() as camp:
        old = enlarged(1, camp.home, 50)
        victim = Traced(camp, size.chance, "list-sites")
        place(camp, old)
        victim.live()
        migrated = rows(camp.store)

        def judge(_):
            losses = opening(camp) + litter(camp) + privacy(camp.store.parent)
            if not losses and rows(camp.store) != migrated:
                losses.append("the store differs from one that was brought up to date in peace")
            return losses

        return each_call(size, Figures("kill: each call of a migration"), victim, lambda: place(camp, old), judge)
