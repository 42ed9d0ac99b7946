"""A year of a national system, imported by batch from a pipe: whether it stays as fast, and as small, to its end."""

import os
import pathlib
import subprocess
import time
from dataclasses import dataclass

import reserve
from figures import Result
from measure import group

BATCH = "campctl batch --keep-going"
# How the lines come, by the generator's name for it.
ORDERS = {"by-site": "site by site", "json": "by arrival"}
LATE = "campctl reserve, after the year"
EMPTY = "campctl reserve, one site and 5 campers"
FULL = 5_000_000
# Of 5,000,000 reservations on 130,000 sites.
STAYS_OF_A_SITE = 38


def run(bench):
    count = FULL if bench.options.year == "full" else bench.size(int(bench.options.year), 20_000)
    sites = max(100, count // STAYS_OF_A_SITE // 100 * 100)
    result = Result(f"A year: {sites:,} sites, {count:,} reservations imported as JSON lines from a pipe")
    for form, order in ORDERS.items():
        if bench.options.order not in (None, form):
            continue
        store = bench.folder / f"year-{form}.sqlite"
        bench.run(store, "batch", bench.generate("year-seed.jsonl", "seed", "--sites", sites))
        marks = imported(bench, result, store, [count, "--sites", sites, "--form", form], count, f"{BATCH}, {order}")
        first, *_, last = tenths = [one.until(next) for one, next in zip(marks, marks[1:])]
        micros = ", ".join(f"{tenth['wall'] * 1e6:.0f}" for tenth in tenths)
        result.notes.append(f"{order}, microseconds a line, by tenths: {micros}")
        result.goal(
            f"year {order}, a line of the last tenth / of the first", "≤ 1.2",
            **{unit: round(last[unit] / first[unit], 2) for unit in last if unit in first})
        result.goal(f"year {order}, peak memory", "≤ 64", MiB=result.figures(f"{BATCH}, {order}")["peakMiB"])
    compare(bench, result, store)
    return result


@dataclass
class Moment:
    """How many replies have come by when, and what of the processor's time that took; None where nobody tells."""

    replies: int
    wall: float
    cpu: float | None

    def until(self, later):
        """What a line took from then on until later."""
        lines = later.replies - self.replies
        taken = {"wall": (later.wall - self.wall) / lines}
        # In steps of 10 ms, of which short sizes have few.
        if self.cpu is not None and later.cpu is not None and later.cpu > self.cpu:
            taken["CPU"] = (later.cpu - self.cpu) / lines
        return taken


def imported(bench, result, store, lines, count, what):
    """Streams the lines in, and returns the moments when each tenth began, and when the last ended."""
    marks = []

    def watch(process):
        replies, ends = 0, [count * tenth // 10 for tenth in range(1, 11)]
        marks.append(Moment(replies, time.monotonic(), 0.0))
        while piece := process.stdout.read1(1 << 16):
            replies += piece.count(b"\n")
            while ends and replies >= ends[0]:
                ends.pop(0)
                marks.append(Moment(replies, time.monotonic(), cpu_seconds(process.pid)))

    command = [bench.campctl, "batch", "--keep-going", "--jsonl"]
    with group(bench.generator("reservations", *lines), stdout=subprocess.PIPE) as generator:
        took = bench.runner.watch(command, bench.environment(store), generator.stdout, subprocess.PIPE, watch)
        generator.wait()
    result.take(what, took)
    # It may have ended before it could be asked.
    marks[-1].cpu = took.cpu_seconds
    return marks


def cpu_seconds(took):
    """Of the program that took.c has started, where the system has /proc."""
    try:
        (program,) = pathlib.Path(f"/proc/{took}/task/{took}/children").read_text().split()
        fields = pathlib.Path(f"/proc/{program}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError):
        return None


def compare(bench, result, store):
    """One reservation in the year's store beside the same in a store that has hardly anything."""
    empty = bench.folder / "empty.sqlite"
    bench.run(empty, "add-site", str(reserve.SITE))
    for number in range(1, reserve.CAMPER + 1):
        bench.run(empty, "add-camper", f"Camper {number}", "--phone", f"928-555-{number:04}")
    for index in range(bench.size(31, 5)):
        for what, place in [(LATE, store), (EMPTY, empty)]:
            result.take(what, bench.run(place, *reserve.arguments(reserve.later(index))))
    result.ratio(LATE, EMPTY, "≤ 1.25")
