#!/usr/bin/env python3
"""Installs the tarball and the Debian package into clean roots, uses them there, and removes them without a trace.

run.py [SYSTEM…]: each a folder with a system, such as debootstrap makes; without one, this machine's own is used. It stays as it is:
each root is a layer above it. Linux and root are needed; without them nothing is tried, which INSTALL=required makes a failure.
"""

import os
import platform
import sys
import time

from bare import busybox, container
from bill import bill
from debian import package
from dist import DIST
from root import Root
from server import server, server_package
from systems import held, made, others, own, stale, tarball

ITEMS = [bill, made, stale, tarball, own, others, held, package, container, busybox]
# Those of the program for servers, which make dist-postgresql leaves in dist.
SERVER_ITEMS = [server, server_package]


def main():
    if platform.system() != "Linux" or os.getuid() != 0:
        print("Nothing was installed: only root of Linux can make roots.", file=sys.stderr)
        sys.exit(os.environ.get("INSTALL") == "required")
    if "CAMPCTL_ROOTS" not in os.environ:
        # Mounts are seen by this process alone, and end with it.
        os.environ["CAMPCTL_ROOTS"] = "1"
        os.execvp("unshare", ["unshare", "--mount", sys.executable, *sys.argv])
    items = ITEMS + SERVER_ITEMS
    if not any(DIST.glob("campctl-postgresql_*.deb")):
        print("The program for servers is not tried: make dist-postgresql makes it.", file=sys.stderr)
        items = ITEMS
    failures = 0
    for system in sys.argv[1:] or ["/"]:
        for item in items:
            began = time.monotonic()
            try:
                with Root(system) as root:
                    item(root)
                outcome = "passed"
            except AssertionError as error:
                outcome, failures = f"FAILED: {error}", failures + 1
            print(f"{system}: {item.__doc__} {outcome} ({time.monotonic() - began:.1f} s)", flush=True)
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
