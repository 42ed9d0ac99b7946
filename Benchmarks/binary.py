"""The executable: its size, and what it needs to run."""

import os
import shutil
import subprocess

from figures import Result

MB = 1_000_000


def run(bench):
    result = Result(f"The executable, {bench.campctl}")
    result.goal("size of the executable", "≤ 20", MB=round(os.path.getsize(bench.campctl) / MB, 2))
    if shutil.which("ldd"):
        # What is linked statically has none: ldd says so and ends with 1.
        told = subprocess.run(["ldd", bench.campctl], capture_output=True, text=True).stdout
        result.goal("shared libraries that it needs", "0", libraries=told.count(".so"))
    else:
        result.notes.append("its libraries are not counted: there is no ldd")
    return result
