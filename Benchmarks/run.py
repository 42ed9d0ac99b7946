#!/usr/bin/env python3
"""How fast campctl is beside its peers and the limit, in one run; docs/performance.md says what each figure is.

Items are modules with `run(bench) -> Result`. Nothing is asserted: the table has what is to be reached beside what was
measured.
"""

import argparse
import importlib
import json
import os
import pathlib
import platform
import signal
import subprocess
import sys

# What they leave behind when imported is no part of the sources.
sys.dont_write_bytecode = True

from bench import Bench
from figures import show_goals

HOUSE = pathlib.Path(__file__).resolve().parents[1]
# In this order; each is a module or a package beside this one.
ITEMS = ["build", "binary", "opening", "reserve", "ask", "loop", "batch", "year", "stays", "listing", "chart", "desks"]


def main():
    options = parsed()
    # Whoever ends it with another signal than ^C leaves nothing behind either.
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.default_int_handler)
    try:
        with Bench(options) as bench:
            results = [run(name, bench) for name in options.items or ITEMS]
    except KeyboardInterrupt:
        sys.exit(130)
    except subprocess.CalledProcessError as failure:
        sys.exit(str(failure))
    show_goals(results)
    write(options.json, results, options)


def parsed():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("items", nargs="*", metavar="ITEM", help=f"some of {', '.join(ITEMS)}")
    parser.add_argument("--short", action="store_true", help="small stores and few rounds: a minute or two")
    parser.add_argument("--year", metavar="N", default="500000", help="reservations of the year; full is 5,000,000")
    parser.add_argument("--order", choices=["by-site", "json"], help="of the year; json is by arrival, else both")
    parser.add_argument("--json", metavar="FILE", default=HOUSE / ".build" / "bench.json", help=".build/bench.json")
    options = parser.parse_args()
    if unknown := set(options.items) - set(ITEMS):
        parser.error(f"there is no item {', '.join(sorted(unknown))}")
    if options.year != "full" and not (options.year.isdecimal() and int(options.year) >= 1_000):
        parser.error("--year takes a number from 1000, or full")
    return options


def run(name, bench):
    print(f"{name} …", file=sys.stderr)
    result = importlib.import_module(name).run(bench)
    result.show()
    sys.stdout.flush()
    return result


def write(path, results, options):
    path = pathlib.Path(path)
    path.parent.mkdir(exist_ok=True)
    figures = {
        "machine": {"cpus": os.cpu_count(), "system": platform.platform(), "load": os.getloadavg()},
        "short": options.short,
        "items": [each.data() for each in results],
    }
    path.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
