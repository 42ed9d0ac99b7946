#!/usr/bin/env python3
"""Imports made-up exports of the RIDB of a tenth of the real size and of all of it, and compares the memory that it takes.

Memory must not grow with the export; times are only printed. CAMPCTL is the program (default: campctl in PATH).
"""
import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
CAMPCTL = os.path.abspath(shutil.which(os.environ.get("CAMPCTL", "campctl")) or sys.exit("CAMPCTL names no program"))
# The growth in MB that is none: pages that happened to be there.
SLACK = 8


# A process begins as a copy of the one that starts it, whose memory then counts as its peak: this one is small.
LAUNCHER = """
import os, sys, time
began = time.monotonic()
child = os.posix_spawn(sys.argv[2], sys.argv[2:], os.environ, file_actions=[
    (os.POSIX_SPAWN_OPEN, 1, sys.argv[1], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)])
_, status, usage = os.wait4(child, 0)
print(os.waitstatus_to_exitcode(status), time.monotonic() - began, usage.ru_utime + usage.ru_stime, usage.ru_maxrss)
"""


def measured(folder, *words):
    """The status, the output, seconds, seconds of CPU, and peak memory in MB of a command."""
    output = os.path.join(folder, "output")
    launcher = subprocess.run(
        [sys.executable, "-S", "-E", "-c", LAUNCHER, output, CAMPCTL, *words], stdout=subprocess.PIPE, cwd=folder,
        env=environment(folder), check=True, text=True)
    status, took, cpu, peak = launcher.stdout.split()
    with open(output, encoding="utf-8") as file:
        answer = file.read()
    return int(status), answer, float(took), float(cpu), int(peak) / (1 << 10 if sys.platform != "darwin" else 1 << 20)


def environment(folder):
    kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
    return kept | {"HOME": folder, "CAMPCTL_CONFIG": "", "CAMPCTL_ACTOR": "acceptance", "CAMPCTL_NOW": "2027-06-01", "TZ": "UTC"}


class Run:
    """The imports of one export."""

    def __init__(self, part, scatter):
        self.name = f"{part:g}{' scattered' if scatter else ''}"
        self.folder = tempfile.mkdtemp(prefix="campctl-ridb-")
        self.export = os.path.join(self.folder, "export")
        subprocess.run(
            [sys.executable, os.path.join(HERE, "export.py"), self.export, "--part", str(part)]
            + ["--scatter"] * scatter, check=True)
        self.bytes = sum(os.path.getsize(os.path.join(self.export, name)) for name in os.listdir(self.export))
        self.peaks, self.failures = {}, []

    def do(self, title, *words):
        status, answer, took, cpu, peak = measured(self.folder, *words)
        self.peaks[title] = peak
        print(f"  {title:32} {took:8.1f} s {cpu:8.1f} s CPU {peak:8.1f} MB", flush=True)
        self.require(status == 0, f"{title} ended with {status}")
        return answer

    def require(self, holds, words):
        if not holds:
            self.failures.append(f"{self.name}: {words}")

    def all(self):
        print(f"{self.name} of the export, {self.bytes / 1e6:.0f} MB")
        facilities = json.loads(self.do("--list-facilities", "import", "sites", self.export, "--list-facilities", "--json"))
        self.require(not os.path.exists(os.path.join(self.folder, ".local")), "the list made a store")
        largest = max(facilities, key=lambda facility: facility["campsites"])["facility"]
        alone = json.loads(self.do(
            "--facility", "import", "sites", self.export, "--facility", largest, "--store", "one.sqlite", "--json"))
        each = self.each("--each", "added")
        self.require(len(each) == len(facilities), "--each left facilities out")
        same = next(one for one in each if one["facility"] == largest)
        keys = ("added", "updated", "unchanged", "skipped", "name")
        self.require([same[key] for key in keys[:4]] == [alone[key] for key in keys[:4]], f"{largest} differs from --facility")
        again = self.each("--each again", "unchanged")
        self.require(not any(one["changed"] for one in again), "a second import changed something")
        for one in each[:: max(1, len(each) // 20)]:
            if one["store"]:
                checked = subprocess.run(
                    [CAMPCTL, "check", "--store", one["store"]], stdout=subprocess.DEVNULL, cwd=self.folder,
                    env=environment(self.folder))
                self.require(checked.returncode == 0, f"check of {one['store']}")
        shutil.rmtree(self.folder)

    def each(self, title, key):
        answer = self.do(title, "import", "sites", self.export, "--each", "stores", "--jsonl")
        results = [json.loads(line) for line in answer.splitlines()]
        stores = [one for one in results if one["store"]]
        sites, skipped = sum(one[key] for one in stores), sum(len(one["skipped"]) for one in results)
        print(f"  {'':32} {len(stores)} stores, {sites} sites {key}, {skipped} rows skipped")
        self.require(len(stores) == len(os.listdir(os.path.join(self.folder, "stores"))), "stores are missing")
        return [one for one in results if one["facility"]]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--short", action="store_true", help="a hundredth and a tenth of the real size")
    given = parser.parse_args()
    scale = 0.1 if given.short else 1
    runs = [Run(0.1 * scale, False), Run(scale, False), Run(scale, True)]
    failures = []
    for run in runs:
        run.all()
        failures += run.failures
    for run in runs[1:]:
        for title, peak in run.peaks.items():
            if peak > runs[0].peaks[title] + SLACK:
                failures.append(f"{run.name}: {title} takes {peak:.1f} MB, a tenth {runs[0].peaks[title]:.1f} MB")
    for failure in failures:
        print("FAILED:", failure)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
