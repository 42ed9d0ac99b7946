"""Fifteen desks beside a long batch: each has its turn long before the busy timeout is over."""

import statistics
import time

from camp import Camp
from figures import Figures
from many.crowd import CROWD, at_once, unexpected

# Of the ten seconds that a command waits for the store.
PATIENCE = 10


def run(size):
    figures = Figures("many: fair beside a batch")
    with Camp() as camp:
        camp.settle(CROWD)
        seconds = size.count(2, 60)
        lines = "\n".join(f"change-camper c-2 --notes {number}" for number in range(seconds * 40_000)).encode()
        end = time.monotonic() + seconds
        waits, answers, done = [], [], []

        def work(number):
            if number == 0:
                done.append(batch(camp, seconds, figures))
                return 0
            turns = 0
            while time.monotonic() < end:
                began = time.monotonic()
                key = f"{number}-{turns}"
                answers.append(camp.run("change-camper", "c-1", "--notes", key, "--key", key))
                waits.append(time.monotonic() - began)
                turns += 1
            return turns

        (camp.home / "lines").write_bytes(lines)
        turns = at_once(work)[1:]
        keys = [f"{desk}-{turn}" for desk, count in enumerate(turns, 1) for turn in range(count)]
        losses = unexpected(answers, 0) + camp.losses(keys)
        if max(waits) > PATIENCE or min(turns) == 0:
            losses.append(f"somebody waited {max(waits):.1f} s, or starved: {turns}")
        print(
            f"many: beside a batch of {done[0]:,} lines {CROWD - 1} desks had {min(turns)} to {max(turns)} turns each; "
            f"a command took {1000 * statistics.median(waits):.0f} ms in the median, {1000 * max(waits):.0f} at worst",
            flush=True)
        figures.runs = len(answers)
        figures.judge(losses)
    return figures


def batch(camp, seconds, figures):
    """Does lines for some seconds; returns how many were answered."""
    with (camp.home / "lines").open() as lines:
        process = camp.start("batch", "--keep-going", "--quiet", stdin=lines)
    time.sleep(seconds)
    process.terminate()
    output, errors = process.communicate()
    if process.returncode not in (0, 130):
        figures.lose(f"the batch ended with {process.returncode}: {errors.decode().strip()[-300:]}")
    return output.count(b"\n")
