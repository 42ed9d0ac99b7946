#!/usr/bin/env python3
"""Measures availability, reserving and listing in a campground of a million reservations, beside a C program.

What each figure is stands in Benchmarks/README.md.
"""

import argparse
import datetime
import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile

# What they leave behind when imported is no part of the sources.
sys.dont_write_bytecode = True

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Batch"))

import measure

FREE = "campctl availability --json"
PEER = "C on libsqlite3, the engine's settings"
TUNED = "C on libsqlite3, campctl's settings"
RESERVE = "campctl reserve, many nights"
RESERVE_FEW = "campctl reserve, 1,000 nights"
LIST = "campctl list-reservations --jsonl"
EPOCH = datetime.date(1970, 1, 1)
ARRIVAL = datetime.date(2030, 10, 13)
TODAY = datetime.date(2029, 12, 1)
NIGHTS = 3
# Ratios and MiB that must not be exceeded.
MOST = {"availability": 1.5, "reserve": 1.25, "listPeakMiB": 64}


class Benchmark:
    def __init__(self, arguments, folder):
        self.campctl = str(pathlib.Path(arguments.campctl).resolve())
        self.folder = folder
        self.runner = measure.Runner(folder, lambda name: self.compiled(HERE.parent / "Batch" / f"{name}.c"))
        self.peer = self.compiled(HERE / "peer.c", "-lsqlite3")
        self.fill = self.compiled(HERE / "fill.c", "-lsqlite3")
        self.many = self.filled("many", arguments.sites, arguments.reservations)
        # Nights come by threes.
        self.few = self.filled("few", arguments.sites, 334)
        self.runs = {}
        self.reserved = 0

    def compiled(self, source, *libraries):
        program = str(self.folder / source.stem)
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O2", "-o", program, source, *libraries], check=True)
        return program

    def environment(self, store):
        kept = {name: value for name, value in os.environ.items() if not name.startswith("CAMPCTL_")}
        return kept | {"CAMPCTL_STORE": store, "CAMPCTL_ACTOR": "desk", "CAMPCTL_NOW": str(TODAY)}

    def filled(self, name, sites, reservations):
        """A campground that campctl has made, filled past it."""
        store = str(self.folder / f"{name}.sqlite")
        subprocess.run(
            [self.campctl, "settings", "--name", name, "--time-zone", "UTC", "--quiet"], env=self.environment(store),
            stdout=subprocess.DEVNULL, check=True)
        subprocess.run([self.fill, store, str(sites), str(reservations)], check=True)
        return store

    def commands(self):
        arrival = (ARRIVAL - EPOCH).days
        now = (TODAY - EPOCH).days * 86_400
        ask = ["--arrive", str(ARRIVAL), "--nights", str(NIGHTS), "--type", "rv", "--amps", "50"]
        party = ["--rig-length", "35", "--adults", "4", "--children", "2"]
        plain = [self.peer, self.many, str(arrival), str(arrival + NIGHTS), str(now)]
        return {
            FREE: [self.campctl, "availability", *ask, *party, "--json"],
            PEER: plain,
            TUNED: [*plain, "PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -400"],
        }

    def take(self, what, command, store):
        self.runs.setdefault(what, []).append(self.runner.run(command, self.environment(store)))

    def require_equal_answers(self):
        """All answer the same; says with how many sites."""
        answers = [
            subprocess.run(command, env=self.environment(self.many), stdout=subprocess.PIPE, check=True).stdout
            for command in self.commands().values()
        ]
        sites, *others = [json.dumps(json.loads(answer), sort_keys=True) for answer in answers]
        if any(other != sites for other in others):
            raise SystemExit("campctl and the C program answer differently")
        return len(json.loads(sites))

    def ask(self):
        """Each in turn, so that a slow moment of the machine meets them all."""
        for what, command in self.commands().items():
            self.take(what, command, self.many)

    def reserve(self):
        """The same reservation in either store."""
        self.reserved += 1
        day = TODAY + datetime.timedelta(days=self.reserved)
        reserve = ["reserve", "--site", str(self.reserved), "--camper", "c-17", "--nights", "3", "--arrive", str(day)]
        for what, store in [(RESERVE, self.many), (RESERVE_FEW, self.few)]:
            self.take(what, [self.campctl, *reserve], store)

    def list(self):
        self.take(LIST, [self.campctl, "list-reservations", "--jsonl"], self.many)


def figure(runs):
    return {
        "milliseconds": round(1000 * measure.median([run.seconds for run in runs]), 2),
        "fastest": round(1000 * min(run.seconds for run in runs), 2),
        "cpuMilliseconds": round(1000 * measure.median([run.cpu_seconds for run in runs]), 2),
        "peakMiB": round(max(run.peak_mib for run in runs), 1),
    }


def ratio(runs, one, other):
    """Of the wall-clock times, and of the processor times, which other programs disturb less; the larger counts."""
    pairs = list(zip(runs[one], runs[other]))
    return {
        "seconds": round(measure.median([mine.seconds / its.seconds for mine, its in pairs]), 2),
        "cpuSeconds": round(measure.median([mine.cpu_seconds / its.cpu_seconds for mine, its in pairs]), 2),
    }


def report(benchmark, arguments, sites):
    figures = {what: figure(runs) for what, runs in benchmark.runs.items()}
    return {
        "sites": arguments.sites,
        "reservations": arguments.reservations,
        "rounds": arguments.rounds,
        "freeSites": sites,
        "machine": {"cpus": os.cpu_count(), "system": platform.platform()},
        "figures": figures,
        "judged": {
            "availability": ratio(benchmark.runs, FREE, PEER),
            "availabilityTuned": ratio(benchmark.runs, FREE, TUNED),
            "reserve": ratio(benchmark.runs, RESERVE, RESERVE_FEW),
            "listPeakMiB": {"MiB": figures[LIST]["peakMiB"]},
        },
    }


def show(report):
    print(
        f"{report['sites']:,} sites, {report['reservations']:,} reservations of {NIGHTS} nights,"
        f" {report['freeSites']} sites free; the median of {report['rounds']} rounds")
    print(f"{'':40}{'ms':>10}{'fastest':>10}{'CPU ms':>10}{'peak MiB':>10}")
    for what, row in report["figures"].items():
        print(
            f"{what:40}{row['milliseconds']:>10.2f}{row['fastest']:>10.2f}{row['cpuMilliseconds']:>10.2f}"
            f"{row['peakMiB']:>10.1f}")
    names = {
        "availability": f"{FREE} / {PEER}",
        "availabilityTuned": f"{FREE} / {TUNED}",
        "reserve": f"{RESERVE} / {RESERVE_FEW}",
        "listPeakMiB": f"{LIST}, the most memory",
    }
    print()
    for name, value in report["judged"].items():
        most = MOST.get(name)
        judged = "" if most is None else f"; at most {most}" + (", so too much" if max(value.values()) > most else "")
        print(f"{names[name]}: {', '.join(f'{number} ({what})' for what, number in value.items())}{judged}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("reservations", nargs="?", type=int, default=1_000_000, help="of 3 nights each (1000000)")
    parser.add_argument("--sites", type=int, default=10_000)
    parser.add_argument("--campctl", default=HERE.parents[1] / "dist" / "campctl", help="a release build (dist/campctl)")
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.rounds > min(arguments.sites, 28):
        parser.error("1 to 28 rounds, and a site for each")
    folder = pathlib.Path(tempfile.mkdtemp(prefix="campctl-bench-"))
    try:
        print("filling the stores", file=sys.stderr)
        benchmark = Benchmark(arguments, folder)
        sites = benchmark.require_equal_answers()
        for _ in range(arguments.rounds):
            benchmark.ask()
        for _ in range(arguments.rounds):
            benchmark.reserve()
        benchmark.list()
        figures = report(benchmark, arguments, sites)
    finally:
        shutil.rmtree(folder)
    show(figures)
    if arguments.json:
        pathlib.Path(arguments.json).write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
