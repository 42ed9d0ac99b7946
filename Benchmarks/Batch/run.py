#!/usr/bin/env python3
"""Measures `campctl batch` beside a C program on libsqlite3 and the sqlite3 shell, all in one go.

What each figure is stands in Benchmarks/README.md.
"""

import argparse
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

import measure
from stores import Stores, commits, contents, next_entry

HERE = pathlib.Path(__file__).resolve().parent
KEEP_GOING = "campctl batch --keep-going"
PEER = "C on libsqlite3, as many commits"
SHELL = "sqlite3 shell, as many commits"
WHOLE = "campctl batch, all or nothing"
PEER_WHOLE = "C on libsqlite3, one commit"
LINES = "campctl batch --keep-going, command lines"


class Benchmark:
    def __init__(self, arguments, folder):
        self.campctl = str(pathlib.Path(arguments.campctl).resolve())
        self.count = arguments.count
        self.folder = folder
        self.stores = Stores(folder)
        self.peer = self.compiled("peer", "-lsqlite3")
        self.runner = measure.Runner(folder, self.compiled)
        self.runs = {}
        self.commits = {}
        self.waits = []
        self.idle_waits = []

    def compiled(self, name, *libraries):
        program = str(self.folder / name)
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O2", "-o", program, HERE / f"{name}.c", *libraries], check=True)
        return program

    def environment(self, store):
        kept = {name: value for name, value in os.environ.items() if not name.startswith("CAMPCTL_")}
        return kept | {"CAMPCTL_STORE": store, "CAMPCTL_ACTOR": "desk"}

    def generate(self, name, *arguments):
        path = self.folder / name
        with open(path, "wb") as file:
            subprocess.run([sys.executable, HERE / "generate.py", *map(str, arguments)], stdout=file, check=True)
        return str(path)

    def prepare(self):
        self.json = self.generate("reservations.jsonl", "reservations", self.count)
        self.few = max(1, self.count // 10)
        self.lines = self.generate("reservations.txt", "reservations", self.few, "--form", "lines")
        seed = self.generate("seed.jsonl", "seed")
        self.runner.run([self.campctl, "batch", seed], self.environment(str(self.stores.seed)))
        self.first_entry = next_entry(self.stores.seed)

    def batch(self, store, file, *options):
        return self.runner.run([self.campctl, "batch", file, "--jsonl", *options], self.environment(store))

    def take(self, what, work):
        """One run on a fresh store; says how many commits it made."""
        store = self.stores.fresh()
        before = commits(store)
        self.runs.setdefault(what, []).append(work(store))
        made = commits(store) - before
        self.commits.setdefault(what, []).append(made)
        return made

    def round(self):
        """Each in turn; the first time, what they have written is compared."""
        found = {}

        def take(what, work):
            made = self.take(what, work)
            if len(self.runs[what]) == 1:
                found[what] = contents(self.stores.copy)
            return made

        made = take(KEEP_GOING, lambda store: self.batch(store, self.json, "--keep-going"))
        take(PEER, lambda store: self.run_peer(store, made))
        sql = self.generate("reservations.sql", "reservations", self.count, "--form", "sql", "--commits", made)
        take(SHELL, lambda store: self.run_shell(store, sql))
        take(WHOLE, lambda store: self.batch(store, self.json))
        take(PEER_WHOLE, lambda store: self.run_peer(store, 1))
        for what in found:
            require_equal(KEEP_GOING, found[KEEP_GOING], what, found[what])
        self.take(LINES, lambda store: self.batch(store, self.lines, "--keep-going"))
        self.contend()

    def run_peer(self, store, transactions):
        command = [self.peer, store, str(self.count), str(transactions), str(self.first_entry)]
        return self.runner.run(command, self.environment(store), stdin=self.json)

    def run_shell(self, store, sql):
        command = ["sqlite3", "-batch", "-bail", "-init", os.devnull, store]
        return self.runner.run(command, self.environment(store), stdin=sql)

    def contend(self):
        """A second process reserves once a second, on a site of its own, while a batch runs."""
        store = self.stores.fresh()
        environment = self.environment(store)
        desk = [self.campctl, "reserve", "--site", "desk", "--camper", "c-1", "--nights", "1", "--arrive"]

        def reserve(number):
            day = f"{2031 + number // 336}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}"
            subprocess.run([*desk, day], env=environment, stdout=subprocess.DEVNULL, check=True)

        subprocess.run([self.campctl, "add-site", "desk"], env=environment, stdout=subprocess.DEVNULL, check=True)
        with measure.Waiting(reserve) as waiting:
            self.batch(store, self.json, "--keep-going")
        self.waits += waiting.times
        self.idle_waits.append(measure.timed(lambda: reserve(len(waiting.times))))

    def long(self):
        """Ten times as many lines, for the memory alone."""
        many = self.generate("long.jsonl", "reservations", 10 * self.count)
        return {
            what: self.batch(self.stores.fresh(), many, *options)
            for what, options in [(KEEP_GOING, ["--keep-going"]), (WHOLE, [])]
        }


def require_equal(one, rows, other, others):
    for table in sorted(rows.keys() | others.keys()):
        counts = [found.get(table, (0, ""))[0] for found in (rows, others)]
        if counts[0] != counts[1]:
            raise SystemExit(f"{table}: {counts[0]} rows by {one}, {counts[1]} by {other}")
        if rows[table] != others[table]:
            raise SystemExit(f"{table}: {one} and {other} have written different rows")


def figure(benchmark, what):
    runs = benchmark.runs[what]
    lines = benchmark.few if what == LINES else benchmark.count
    seconds = measure.median([run.seconds for run in runs])
    return {
        "what": what,
        "lines": lines,
        "seconds": round(seconds, 3),
        "fastest": round(min(run.seconds for run in runs), 3),
        "cpuSeconds": round(measure.median([run.cpu_seconds for run in runs]), 3),
        "linesPerSecond": round(lines / seconds),
        "peakMiB": round(max(run.peak_mib for run in runs), 1),
        "commits": round(measure.median(benchmark.commits[what])),
    }


def ratio(benchmark, one, other):
    pairs = list(zip(benchmark.runs[one], benchmark.runs[other]))
    return {
        "seconds": round(measure.median([mine.seconds / its.seconds for mine, its in pairs]), 2),
        "cpuSeconds": round(measure.median([mine.cpu_seconds / its.cpu_seconds for mine, its in pairs]), 2),
    }


def report(benchmark, rounds, long):
    order = [KEEP_GOING, PEER, SHELL, WHOLE, PEER_WHOLE, LINES]
    return {
        "reservations": benchmark.count,
        "rounds": rounds,
        "machine": {"cpus": os.cpu_count(), "system": platform.platform()},
        "figures": [figure(benchmark, what) for what in order],
        "ratios": {
            f"{one} / {other}": ratio(benchmark, one, other)
            for one, other in [(KEEP_GOING, PEER), (KEEP_GOING, SHELL), (WHOLE, KEEP_GOING), (WHOLE, PEER_WHOLE)]
        },
        "secondProcess": {
            "reservations": len(benchmark.waits),
            "medianMilliseconds": milliseconds(benchmark.waits, measure.median),
            "worstMilliseconds": milliseconds(benchmark.waits, max),
            "aloneMilliseconds": milliseconds(benchmark.idle_waits, measure.median),
        },
        "long": {
            what: {"lines": 10 * benchmark.count, "seconds": round(run.seconds, 3), "peakMiB": round(run.peak_mib, 1)}
            for what, run in long.items()
        },
    }


def milliseconds(times, summary):
    return round(summary(times) * 1000, 1) if times else None


def show(report):
    print(f"{report['reservations']:,} reservations of 3 nights, the median of {report['rounds']} rounds")
    print(f"{'':44}{'seconds':>9}{'fastest':>9}{'CPU s':>8}{'lines/s':>10}{'peak MiB':>10}{'commits':>9}")
    for row in report["figures"]:
        print(
            f"{row['what']:44}{row['seconds']:>9.2f}{row['fastest']:>9.2f}{row['cpuSeconds']:>8.2f}"
            f"{row['linesPerSecond']:>10,}{row['peakMiB']:>10.1f}{row['commits']:>9,}")
    print(f"\n{'ratio of':68}{'seconds':>9}{'CPU s':>8}")
    for what, value in report["ratios"].items():
        print(f"{what:68}{value['seconds']:>9.2f}{value['cpuSeconds']:>8.2f}")
    waits = report["secondProcess"]
    print(
        f"\nA second process reserved {waits['reservations']} times, one each second: median"
        f" {waits['medianMilliseconds']} ms, worst {waits['worstMilliseconds']} ms; alone"
        f" {waits['aloneMilliseconds']} ms.")
    for what, run in report["long"].items():
        print(f"{what}, {run['lines']:,} lines: peak {run['peakMiB']} MiB, {run['seconds']} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", nargs="?", type=int, default=100_000, help="reservations (100000)")
    parser.add_argument("--campctl", default=HERE.parents[1] / "dist" / "campctl", help="a release build (dist/campctl)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--long", action="store_true", help="also ten times as many lines, for the memory")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    arguments = parser.parse_args()
    if arguments.rounds < 1:
        parser.error("at least one round")
    folder = pathlib.Path(tempfile.mkdtemp(prefix="campctl-bench-"))
    try:
        benchmark = Benchmark(arguments, folder)
        benchmark.prepare()
        for number in range(arguments.rounds):
            print(f"round {number + 1} of {arguments.rounds}", file=sys.stderr)
            benchmark.round()
        figures = report(benchmark, arguments.rounds, benchmark.long() if arguments.long else {})
    finally:
        shutil.rmtree(folder)
    show(figures)
    if arguments.json:
        pathlib.Path(arguments.json).write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
