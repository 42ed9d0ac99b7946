"""Opening a store that is up to date: which statements that takes, counted and not timed.

The engine tells them to a library in C that stands before it, which only a dynamically linked build takes.
"""

import os
import subprocess
import sys

from figures import Result

READER = "show-reservation"
WRITER = "reserve"


def run(bench):
    result = Result("Opening a store that is up to date, by the statements that the engine is given")
    program = os.environ.get("CAMPCTL_DYNAMIC")
    if not program or sys.platform != "linux":
        result.notes.append("skipped: CAMPCTL_DYNAMIC names no dynamically linked build, or this is no Linux")
        return result
    library = bench.compiled("opening/trace.c", "-shared", "-fPIC", "-ldl")
    store = bench.stores.copy(bench.stores.seeded(), "opening")
    commands = {
        WRITER: ["--site", "1", "--camper", "c-1", "--arrive", "2030-01-01", "--nights", "1"], READER: ["r-1"]}
    for what, options in commands.items():
        told = statements(bench, library, store, [program, what, *options])
        opening = before_the_campground(told)
        result.goal(f"statements that open a store for {what}, beyond settings", "≤ 3", statements=len(opening))
        result.goal(f"transactions of {what}, its own among them", "1", transactions=begun(told))
        result.notes.append(f"{what} opens by: " + "; ".join(opening))
    return result


def statements(bench, library, store, command):
    told = bench.folder / "statements.txt"
    told.unlink(missing_ok=True)
    environment = bench.environment(store, LD_PRELOAD=library, BENCH_STATEMENTS=str(told))
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
    if not told.exists():
        raise SystemExit(f"{command[0]} is not linked dynamically to SQLite")
    return told.read_text().splitlines()


def before_the_campground(told):
    """All that asks the engine or its schema, until a table of the campground is asked; settings are given by `=`."""
    opening = []
    for statement in told:
        if not statement.startswith(("PRAGMA", "BEGIN")) and "sqlite_schema" not in statement:
            break
        opening.append(statement.rstrip("; "))
    # That of the command itself.
    if opening and opening[-1].startswith("BEGIN"):
        opening.pop()
    return [statement for statement in opening if "=" not in statement or "sqlite_schema" in statement]


def begun(told):
    return sum(statement.startswith("BEGIN") for statement in told)
