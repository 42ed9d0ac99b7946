"""Runs a program and says what it took; and how long others wait beside it."""

import os
import statistics
import subprocess
import threading
import time
from dataclasses import dataclass


@dataclass
class Run:
    """What one run took."""

    seconds: float
    cpu_seconds: float
    peak_mib: float


class Runner:
    """Runs commands, each started by the program that took.c is."""

    def __init__(self, folder, compile_program):
        self.took = compile_program("took")
        self.figures = folder / "took.txt"

    def run(self, command, environment, stdin=None):
        """Runs a command to its end; its answers go nowhere. Raises when it fails."""
        # What earlier runs have left to write is not to be this one's burden.
        os.sync()
        with open(stdin or os.devnull, "rb") as source:
            ended = subprocess.run(
                [self.took, self.figures, *command], env=environment, stdin=source, stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE)
        if ended.returncode != 0:
            words = ended.stderr.decode(errors="replace")
            raise SystemExit(f"{' '.join(command)} ended with {ended.returncode}: {words}")
        seconds, cpu_seconds, peak = self.figures.read_text().split()
        # Kilobytes on Linux, bytes on macOS.
        unit = 1024 if os.uname().sysname == "Linux" else 1024 * 1024
        return Run(float(seconds), float(cpu_seconds), int(peak) / unit)


class Waiting(threading.Thread):
    """Does something once a second, while the body of `with` runs, and keeps how long each time took."""

    def __init__(self, act):
        super().__init__()
        self.act = act
        self.times = []
        self.ended = threading.Event()
        self.failure = None

    def run(self):
        try:
            # The first comes when the batch is on its way.
            while not self.ended.wait(max(0.0, 1 - (self.times[-1] if self.times else 0))):
                self.times.append(timed(lambda: self.act(len(self.times))))
        except Exception as failure:
            self.failure = failure

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.ended.set()
        self.join()
        if self.failure:
            raise self.failure


def timed(act):
    """How many seconds it takes."""
    start = time.monotonic()
    act()
    return time.monotonic() - start


def median(numbers):
    return statistics.median(numbers)
