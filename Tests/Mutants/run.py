"""Puts faults into a copy of the library, one at a time, and lists those that no test notices.

    python3 Tests/Mutants/run.py [--seed N] [--count N] [--only 12-20,31] [--known] [--again] [--copy FOLDER]

The faults are drawn by the seed; `known.txt` has those that no test noticed once, numbered from 1001. All are in one build, each with a
switch. The suites that reach a fault run until one of them fails, then the second calculation of prices; a run without an end counts as
noticed. `equivalent.txt` names, with the reason, the faults that change nothing that can be seen.
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
EQUIVALENT = "equivalent"


def numbers(text):
    found = set()
    for part in text.split(","):
        first, _, last = part.partition("-")
        found |= set(range(int(first), int(last or first) + 1))
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--only", type=numbers, help="numbers of faults, such as 12-20,31")
    parser.add_argument("--known", action="store_true", help="the faults of known.txt alone")
    parser.add_argument("--again", action="store_true", help="run tests also for the faults that an earlier run noticed")
    parser.add_argument("--copy", type=Path, default=FOLDER / "project", help="the folder of the copy (default: %(default)s)")
    options = parser.parse_args()
    options.count *= not options.known

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    FOLDER.mkdir(exist_ok=True)
    copy = project.Copy(options.copy)
    with Kept("refused", []) as refused, Kept("numbers", {}) as known_numbers:
        built = copy.built(sources := mutants.Sources("."), lambda: chosen(sources, options, refused, known_numbers), refused)
    bundle = copy.program("campctlPackageTests.xctest")
    tests = suites.Suites(bundle, copy.folder, FOLDER / f"reached-{os.stat(bundle).st_mtime_ns}.json")
    library = [name for name in tests.names() if name.startswith("CampgroundManagerTests.")]
    others = [name for name in tests.names() if name not in library]

    requested = options.only or range(2000)
    known = [m for m in built if m.number > 1000]
    wanted = [m for m in known + built[len(known):][:options.count] if m.number in requested]
    equivalent = {f"{file}: {mark}" for file, mark, _ in mutants.records(HERE / "equivalent.txt")}
    with Kept("noticed", {}) as noticed:
        if options.again:
            noticed.clear()
        for look in [lambda m: tests.notices(m.number, library), lambda m: tests.notices(m.number, others), lambda m: calculated(copy, m)]:
            for mutant in sorted(wanted, key=lambda m: (not mutants.is_in(m.file, mutants.FOREMOST), m.number)):
                if not noticed.get(mutant.name):
                    noticed[mutant.name] = EQUIVALENT if mutant.name in equivalent else look(mutant) or ""
                    print(row(mutant, noticed), flush=True)
        table = [*(row(m, noticed) for m in sorted(wanted, key=lambda m: m.number)), summary(wanted, noticed)]
    (FOLDER / "table.txt").write_text("\n".join(table) + "\n")
    print(table[-1])
    sys.exit(any(not noticed[m.name] for m in wanted))


class Kept:
    """What a run has found out, for the next one; an end by the keyboard keeps it, too."""

    def __init__(self, name, none):
        self.path, self.none = FOLDER / f"{name}.json", none

    def __enter__(self):
        self.found = json.loads(self.path.read_text()) if self.path.exists() else self.none
        return self.found

    def __exit__(self, *_):
        self.path.write_text(json.dumps(self.found, indent=1, ensure_ascii=False))


def chosen(sources, options, refused, numbers):
    """The faults of known.txt, and those that the seed draws; some more of these at first, as some do not compile. A number stays that of
    its fault, so that little is built again."""
    drawn = sources.drawn(options.seed, 2 * options.count)
    compiled = [m for m in drawn if m.name not in refused]
    spare = max(0, options.count // 3 - (len(drawn) - len(compiled)))
    compiled = compiled[:options.count + spare]
    for name in numbers.keys() - {m.name for m in compiled}:
        del numbers[name]
    free = iter(sorted(set(range(1, 1001)) - set(numbers.values())))
    numbers.update({m.name: next(free) for m in compiled if m.name not in numbers})
    known = [sources.named(file, mark, 1001 + place) for place, (file, mark, _) in enumerate(mutants.records(HERE / "known.txt"))]
    return [m for m in known if not any(map(m.touches, compiled))] + [sources.mutant(m.fault, numbers[m.name]) for m in compiled]


def calculated(copy, mutant):
    """The second calculation, when it notices a fault in money or nights."""
    if not mutants.is_in(mutant.file, mutants.FOREMOST):
        return None
    environment = {"CAMPCTL_CONFIG": "", "CAMPCTL": copy.program("campctl"), "CAMPCTL_MUTANT": str(mutant.number)}
    done = subprocess.run(["python3", "Tests/Model/run.py", "--stays", "300"], cwd=copy.folder, capture_output=True,
                          env={**os.environ, **environment})
    return "make model" if done.returncode else None


def row(mutant, noticed):
    return f"{mutant.number:4}  line {mutant.line} of {mutant.name}\n      {noticed[mutant.name] or 'SURVIVED'}"


def summary(wanted, noticed):
    found = [noticed[m.name] for m in wanted]
    survived, equivalent = found.count(""), found.count(EQUIVALENT)
    rest = len(found) - equivalent
    foremost = sum(mutants.is_in(m.file, mutants.FOREMOST) for m in wanted)
    return (f"{len(found)} faults, {foremost} of them in money, nights, taxes and privacy: {rest - survived} of {rest} noticed "
            f"({100 * (rest - survived) / max(1, rest):.1f} %), {survived} survived, {equivalent} equivalent.")


if __name__ == "__main__":
    main()
