"""Libraries in C that stand between the program and the system; only the dynamically linked build takes them."""

import os
import pathlib
import shutil
import subprocess


def build(folder, name):
    """Compiles `name`.c, which lies beside this file."""
    compiler = shutil.which("cc") or shutil.which("clang")
    library = pathlib.Path(folder) / f"{name}.so"
    source = pathlib.Path(__file__).with_name(f"{name}.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True)
    return str(library)


def run(camp, library, *arguments, environment=None, **more):
    """Does a command of a camp with a library before the C library."""
    program, camp.program = camp.program, os.environ.get("CAMPCTL_DYNAMIC", camp.program)
    try:
        return camp.run(*arguments, environment={"LD_PRELOAD": library} | (environment or {}), **more)
    finally:
        camp.program = program
