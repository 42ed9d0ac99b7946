"""Puts faults into a copy of the library, one at a time, and lists those that no test notices.

The faults are drawn by the seed; `known.txt` has those that no test noticed once, numbered from 1001. All are in one build, each with a
switch. The suites that reach a fault run until one of them fails, then the second calculation of prices; a run without an end counts as
noticed. `equivalent.txt` names, with the reason, the faults that change nothing that can be seen.

A run that was stopped goes on where it was: .build-mutants/found.json has what was found of each fault.
"""
import argparse
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import mutants
import project
import suites

HERE = Path(__file__).parent
FOLDER = Path(".build-mutants")
# What can be found of a fault, beside the test that notices it.
EQUIVALENT, UNCOMPILED, SURVIVED = "equivalent", "does not compile", "SURVIVED"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="another one draws other faults (default: %(default)s)")
    parser.add_argument("--count", type=int, default=150, help="how many are drawn (default: %(default)s); 0 tries known.txt alone")
    parser.add_argument("--only", type=numbers, help="try these faults again, such as 12-20,31")
    parser.add_argument("--again", action="store_true", help="try also all that an earlier run has found to be noticed")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))

    FOLDER.mkdir(exist_ok=True)
    found = Found(FOLDER / "found.json")
    copy = project.Copy(FOLDER / "project")
    built = [m for m in built_copy(copy, options, found) if m.number in (options.only or [m.number])]
    environment = {"CAMPCTL_CONFIG": "", "CAMPCTL_FOLDER": copy.campctl()}
    tests = suites.Suites(copy.bundle(), copy.folder, environment, FOLDER / "reached.json")
    equivalent = {f"{file}: {mark}" for file, mark in mutants.records(HERE / "equivalent.txt")}
    for mutant in sorted(built, key=lambda m: not m.is_foremost):
        if mutant.name in equivalent:
            found[mutant] = EQUIVALENT
        elif options.again or options.only or found[mutant] in (None, EQUIVALENT, SURVIVED):
            found[mutant] = tests.notices(mutant.number) or calculated(copy.folder, environment, mutant) or SURVIVED
        print(row(mutant, found), flush=True)
    table = "\n".join([*(row(mutant, found) for mutant in built), summary(built, found)])
    if not options.only:
        (FOLDER / "table.txt").write_text(table + "\n")
    print(f"\n{table}")
    sys.exit(any(found[mutant] == SURVIVED for mutant in built))


def numbers(text):
    parts = [part.partition("-") for part in text.split(",")]
    return {number for first, _, last in parts for number in range(int(first), int(last or first) + 1)}


class Found:
    """What was found of each fault, kept for the next run."""

    def __init__(self, path):
        self.path = path
        self.by_name = json.loads(path.read_text()) if path.exists() else {}

    def __getitem__(self, mutant):
        return self.by_name.get(mutant.name)

    def __setitem__(self, mutant, by):
        self.by_name[mutant.name] = by
        self.path.write_text(json.dumps(self.by_name, indent=1, ensure_ascii=False))


def built_copy(copy, options, found):
    """Builds the copy; returns its faults. A third more than requested are drawn, as some do not compile."""
    sources = mutants.Sources(".")
    drawn = sources.drawn(options.seed, options.count * 4 // 3)
    known = [sources.named(file, mark, 1001 + place) for place, (file, mark) in enumerate(mutants.records(HERE / "known.txt"))]
    chosen = drawn + [m for m in known if not any(map(m.touches, drawn))]
    while True:
        chosen = [m for m in chosen if found[m] != UNCOMPILED]
        refused = copy.build(sources, chosen)
        if not refused:
            return [m for m in chosen if m in drawn][:options.count] + [m for m in chosen if m in known]
        for mutant in refused:
            found[mutant] = UNCOMPILED
            print(row(mutant, found), flush=True)


def calculated(folder, environment, mutant):
    """The second calculation, when it notices a fault in money or nights."""
    environment = {**os.environ, **environment, "CAMPCTL": f"{environment['CAMPCTL_FOLDER']}/campctl", "CAMPCTL_MUTANT": str(mutant.number)}
    command = ["python3", "Tests/Model/run.py", "--stays", "300"]
    if mutant.is_foremost and subprocess.run(command, cwd=folder, capture_output=True, env=environment).returncode:
        return "make model"
    return None


def row(mutant, found):
    return f"{mutant.number:4}  line {mutant.line} of {mutant.name}\n      {found[mutant]}"


def summary(built, found):
    results = [found[mutant] for mutant in built]
    survived, equivalent = results.count(SURVIVED), results.count(EQUIVALENT)
    rest = len(built) - equivalent
    return (f"{len(built)} faults, {sum(m.is_foremost for m in built)} of them in money, nights, taxes and privacy: {rest - survived} of "
            f"{rest} noticed ({100 * (rest - survived) / max(1, rest):.1f} %), {survived} survived, {equivalent} equivalent.")


if __name__ == "__main__":
    main()
