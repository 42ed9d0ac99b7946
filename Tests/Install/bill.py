"""The bill of materials, which names each library by the package that has it."""

import pathlib
import sys

from dist import DIST

sys.path.insert(0, str(DIST.parent / "packaging"))
from sbom import is_swifts  # noqa: E402


def bill(_):
    """A library of the system is none of Swift's, where the toolchain is in /usr itself."""
    toolchain = pathlib.Path("/usr")
    for file, expected in [("/usr/lib/swift_static/linux/libswiftCore.a", True), ("/usr/lib/swift/linux/libswiftCore.so", True),
                           ("/usr/lib/x86_64-linux-gnu/libsqlite3.a", False), ("/usr/lib/swiftly/lib.a", False)]:
        if is_swifts(file, toolchain) != expected:
            raise AssertionError(f"{file} is taken for {'no' if expected else 'a'} library of Swift.")
