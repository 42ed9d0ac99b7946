"""How long it takes to build: a fresh clone in an empty home, then a change of a body and of a stored type."""

import os
import pathlib
import re
import subprocess

from bench import HERE
from figures import Result

LIBRARY = pathlib.Path("Sources/CampgroundManager")
# A file that many name, and the texts of a reservation, which half the program reads.
BODY = LIBRARY / "Stays/Reservations/ReservationWriter.swift"
STORED = LIBRARY / "Stays/Reservations/ReservationDetails.swift"


def run(bench):
    clone = bench.folder / "clone"
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", HERE.parent, clone], check=True)
    result = Result(f"The build, on {os.cpu_count()} processors")

    def make(what, to_reach, *words):
        taken = result.take(what, bench.runner.run(["make", "-C", clone, *words], environment(bench)))
        result.goal(what, to_reach, seconds=round(taken.seconds), CPU=round(taken.cpu_seconds))

    make("make demo, from a clone", "≤ 100, CPU ≤ 175", "demo")
    change_body(clone)
    make("make build, a changed body", "≤ 12", "build")
    change_stored_type(clone)
    make("make build, a changed stored type", "CPU ≤ 60", "build")
    if bench.options.short:
        result.notes.append("tests and release are built without --short alone")
        return result
    subprocess.run(["git", "-C", clone, "clean", "-qfdx"], check=True)
    subprocess.run(["git", "-C", clone, "checkout", "--quiet", "."], check=True)
    make("make test, from a clone", "≤ 400, CPU ≤ 700", "test")
    change_body(clone)
    make("make test ONLY=MoveTests, a changed body", "≤ 40", "test", "ONLY=MoveTests")
    make("make release", "CPU ≤ 300", "release")
    return result


def environment(bench):
    """An empty home, and nothing of the make that runs this."""
    home = bench.folder / "home"
    home.mkdir(exist_ok=True)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "CAMPCTL_"))}
    return kept | {"HOME": str(home)}


def change_body(clone):
    edit(clone / BODY, r"(  func [^{}]*\{\n)", r"\1    _ = 1 + 1\n")


def change_stored_type(clone):
    edit(clone / STORED, r"(  public var source: String\?\n)", r"\1  package var gate: String?\n")


def edit(path, pattern, replacement):
    """Changes the first place; a source in which there is none any more ends the benchmark."""
    text, count = re.subn(pattern, replacement, path.read_text(), count=1)
    if count == 0:
        raise SystemExit(f"{path.name} has no place that the benchmark could change")
    path.write_text(text)
