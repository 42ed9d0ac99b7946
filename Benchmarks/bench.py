"""What all items share: the executable, a folder that is removed afterwards, compiled peers, and stores."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from measure import Runner
from stores import Stores

HERE = pathlib.Path(__file__).resolve().parent


class Bench:
    def __init__(self, options):
        self.options = options
        self.campctl = os.path.abspath(os.environ.get("CAMPCTL") or HERE.parent / "dist" / "campctl")
        if not os.access(self.campctl, os.X_OK):
            raise SystemExit(f"There is no executable at {self.campctl}; `make release` makes one.")

    def __enter__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="campctl-bench-"))
        try:
            self.runner = Runner(self.folder, self.compiled("took.c"))
            self.stores = Stores(self)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def size(self, full, short):
        return short if self.options.short else full

    def compiled(self, source, *libraries):
        """A program of a file in C beside this one."""
        program = str(self.folder / source.replace("/", "-").removesuffix(".c"))
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O2", "-o", program, HERE / source, *libraries], check=True)
        return program

    def generate(self, name, *arguments):
        """A file that generate.py writes."""
        path = self.folder / name
        with open(path, "wb") as file:
            subprocess.run(self.generator(*arguments), stdout=file, check=True)
        return str(path)

    def generator(self, *arguments):
        return [sys.executable, str(HERE / "generate.py"), *map(str, arguments)]

    def environment(self, store, **more):
        """Nobody's own settings, and a store; today is before all that is reserved."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("CAMPCTL_")}
        return kept | {
            "CAMPCTL_CONFIG": "", "CAMPCTL_STORE": str(store), "CAMPCTL_ACTOR": "desk", "CAMPCTL_NOW": "2029-12-01"} | more

    def run(self, store, *arguments, stdin=None):
        """Measures one command of campctl's."""
        return self.runner.run([self.campctl, *arguments], self.environment(store), stdin)

    def shell(self, store, sql, *options):
        """Measures the sqlite3 shell with SQL as its argument."""
        return self.runner.run(self.shell_command(store, sql, *options), self.environment(store))

    def shell_command(self, store, sql=None, *options):
        """The shell without anybody's settings; without SQL it reads its standard input."""
        plain = ["sqlite3", "-batch", "-bail", "-init", os.devnull, *options, str(store)]
        return plain if sql is None else [*plain, sql]

    def answer(self, store, *command):
        """What a command prints, unmeasured."""
        return subprocess.run(command, env=self.environment(store), stdout=subprocess.PIPE, check=True).stdout
