"""Runs a program and says what it took."""

import contextlib
import os
import signal
import statistics
import subprocess
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

    def __init__(self, folder, took):
        self.took = took
        self.figures = folder / "took.txt"

    def run(self, command, environment, stdin=None):
        """Runs a command to its end; its answers go nowhere. Raises when it fails."""
        with open(stdin or os.devnull, "rb") as source:
            return self.watch(command, environment, source, subprocess.DEVNULL)

    def watch(self, command, environment, stdin, stdout, look=lambda process: None):
        """The same with streams; `look` gets the process while it runs."""
        # What earlier runs have left to write is not to be this one's burden.
        os.sync()
        command = list(map(str, command))
        with group([self.took, self.figures, *command], env=environment, stdin=stdin, stdout=stdout,
                   stderr=subprocess.PIPE) as process:
            look(process)
            words = process.communicate()[1]
        if process.returncode != 0:
            what = " ".join(command)[:200]
            raise SystemExit(f"{what} ended with {process.returncode}: {words.decode(errors='replace')}")
        seconds, cpu_seconds, peak = self.figures.read_text().split()
        # Kilobytes on Linux, bytes on macOS.
        unit = 1024 if os.uname().sysname == "Linux" else 1024 * 1024
        return Run(float(seconds), float(cpu_seconds), int(peak) / unit)


@contextlib.contextmanager
def group(command, **options):
    """A process in a group of its own, which is ended with all that it started when the body fails."""
    process = subprocess.Popen(command, process_group=0, **options)
    try:
        yield process
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        raise


def timed(act):
    """How many seconds it takes."""
    start = time.monotonic()
    act()
    return time.monotonic() - start


def median(numbers):
    return statistics.median(numbers)
