#!/usr/bin/env python3
"""Checks what SECURITY.md promises about the executables in a tree, and the sizes of both.

hardening.py TREE
"""

import pathlib
import platform
import re
import subprocess
import sys

MEGABYTE = 1_000_000


def main():
    tree = pathlib.Path(sys.argv[1])
    # The second is there where the tree is for servers, too.
    limits = {tree / "bin/campctl": 20, tree / "libexec/campctl/campctl-postgresql": 25}
    executables = [file for file in limits if file.exists()]
    installed = sum(file.lstat().st_size for file in tree.rglob("*") if file.is_file())
    faults = [*too_large("An installation", installed, 25 * len(executables))]
    for executable in executables:
        faults += too_large(executable.name, executable.stat().st_size, limits[executable])
        if platform.system() == "Linux":
            faults += soft(executable)
    for fault in faults:
        print(fault, file=sys.stderr)
    sys.exit(bool(faults))


def too_large(name, size, limit):
    print(f"{name} has {size / MEGABYTE:.1f} MB.")
    if size > limit * MEGABYTE:
        yield f"{name} has {size} bytes, more than {limit} MB."


def soft(executable):
    """The promises that the executable breaks."""
    segments = read(executable, "-lW")
    flags = dict(re.findall(r"^ +(GNU_STACK) .* ([RWE ]{3}) 0x", segments, re.MULTILINE))
    if flags.get("GNU_STACK", "").strip() != "RW":
        yield f"The stack is not only readable and writable: {flags}"
    loads = re.findall(r"^ +LOAD .* ([RWE ]{3}) 0x", segments, re.MULTILINE)
    if not loads or any("W" in load and "E" in load for load in loads):
        yield f"A segment can be written and executed: {loads}"
    if not re.search(r"type is EXEC|EXEC \(", segments):
        yield "The executable is not of the type that SECURITY.md names."
    if "There is no dynamic section" not in read(executable, "-dW"):
        yield "The executable needs libraries."


def read(executable, option):
    return subprocess.run(["readelf", option, executable], check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    main()
