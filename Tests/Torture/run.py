"""Torture: faults of every kind while campctl works, and what is left of the store.

Without --long each item runs shortened, as every change has to pass it. Items are modules with
`run(size) -> [Figures]`; CAMPCTL names the executable.
"""

import argparse
import atexit
import contextlib
import importlib
import os
import random
import shutil
import signal
import sys
import tempfile
import time

from figures import Size

# In this order; each is a module or a folder beside this one.
ITEMS = ["kill", "power", "disk", "surroundings", "many", "stores", "input", "server"]
# With --long, or by name: each takes a cluster of its own, and a minute.
LONG = ["server"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("items", nargs="*", metavar="ITEM", help=f"some of {', '.join(ITEMS)}")
    parser.add_argument("--long", action="store_true", help="as long as `make torture` does it")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32), help="does again what a run did")
    options = parser.parse_args()
    if unknown := set(options.items) - set(ITEMS):
        parser.error(f"there is no item {', '.join(sorted(unknown))}")
    os.environ["CAMPCTL"] = os.path.abspath(os.environ.get("CAMPCTL") or shutil.which("campctl"))
    print(f"seed {options.seed}", flush=True)
    with temporary_folder():
        figures = [each for name in options.items or usual(options.long) for each in run(name, options)]
    print("\nAll of it:")
    report(figures)
    sys.exit(any(each.losses for each in figures))


def usual(is_long):
    return [name for name in ITEMS if is_long or name not in LONG]


@contextlib.contextmanager
def temporary_folder():
    """All camps are in it, so nothing is left of them, also when somebody ends the torture."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    tempfile.tempdir = folder = tempfile.mkdtemp(prefix="campctl-torture-")
    # Some commands are run as nobody.
    os.chmod(folder, 0o711)
    # Threads that are still at work find no folder any more; what their last commands made goes when they have ended.
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(name, options):
    began = time.monotonic()
    figures = importlib.import_module(name).run(Size(options.long, options.seed))
    print(f"{name}: {time.monotonic() - began:.0f} s")
    report(figures)
    return figures


def report(figures):
    width = max((len(each.name) for each in figures), default=0)
    print(f"{'':{width}}  {'runs':>9}  {'faults':>9}  {'survivors':>9}  {'losses':>6}")
    for each in figures:
        print(f"{each.name:{width}}  {each.runs:9,}  {each.faults:9,}  {each.survivors:9,}  {len(each.losses):6,}")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
