"""A store that somebody keeps: a command waits for it, for ten seconds and no longer."""

import contextlib
import sqlite3
import subprocess
import threading
import time

from aftermath import ending
from camp import Camp
from figures import Figures
from many.crowd import unexpected

TIMEOUT = 10


class Busy(threading.Thread):
    """Waits beside what else is done."""

    def __init__(self):
        super().__init__()
        self.figures = Figures("many: a busy store", runs=2)

    def run(self):
        with Camp() as camp:
            camp.settle()
            waited, answer = self.beside_holder(camp, TIMEOUT + 1.5, "patient")
            losses = unexpected([answer], 75)
            if b"storeBusy" not in answer.errors or waited < TIMEOUT - 0.5:
                losses.append(f"a busy store is told after {waited:.1f} s: {answer.errors.decode().strip()}")
            print(f"many: a kept store is told to be busy after {waited:.1f} s", flush=True)
            waited, answer = self.beside_holder(camp, 2, "lucky")
            losses += unexpected([answer], 0) + camp.losses(["lucky"])
            if "patient" in camp.keys():
                losses.append("a command that was told that the store is busy was done")
            self.figures.faults = 2
            self.figures.judge(losses)

    def beside_holder(self, camp, seconds, key):
        """A command beside another program that has reserved the store for some seconds; says how long it took."""
        with contextlib.closing(sqlite3.connect(camp.store, isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            began = time.monotonic()
            process = camp.start("add-site", key, "--key", key, "--json")
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(seconds)
            waited = time.monotonic() - began
            holder.execute("ROLLBACK")
            return waited, ending(process)
