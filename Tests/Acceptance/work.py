"""The work of an acceptance: a folder with stores, campctl in it, other programs that read and write there, and what fails."""
import atexit
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

CAMPCTL = os.path.abspath(shutil.which(os.environ.get("CAMPCTL", "campctl")) or sys.exit("CAMPCTL names no program"))
OPTIONAL = os.environ.get("ACCEPTANCE_OPTIONAL") == "1"


class Work:
    def __init__(self, name, now, actor="acceptance"):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix=f"campctl-{name}-"))
        atexit.register(shutil.rmtree, self.folder, ignore_errors=True)
        self.now, self.actor = now, actor
        self.failures, self.missing = [], set()

    def path(self, name):
        return str(self.folder / name)

    def require(self, holds, words):
        if not holds:
            self.failures.append(words)
            print("  FAILED:", words)
        return holds

    def run(self, *words, store, input=None, now=None):
        environment = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "CAMPCTL_NOW": now or self.now, "TZ": "UTC",
                       "LC_ALL": "C.UTF-8", "CAMPCTL_STORE": self.path(store), "CAMPCTL_CONFIG": "", "CAMPCTL_ACTOR": self.actor}
        return subprocess.run(
            [CAMPCTL, *words], input=input, capture_output=True, encoding="utf-8", env=environment, cwd=self.folder)

    def campctl(self, *words, store, input=None, statuses=(0,), now=None):
        done = self.run(*words, store=store, input=input, now=now)
        if done.returncode not in statuses:
            sys.exit(f"campctl {' '.join(words)} ended with {done.returncode}: {done.stderr}")
        return done.stdout

    def rows(self, *words, store="first"):
        return [json.loads(line) for line in self.campctl(*words, "--jsonl", store=store).split("\n") if line]

    def lacks(self, name):
        """Counts a missing client once, as a failure unless it may be missing."""
        if name not in self.missing:
            self.missing.add(name)
            self.require(OPTIONAL, f"{name} is not installed") and print(f"  {name} is not installed")

    def client(self, name, *words, home=None, input=None):
        """The output of another program with a home of its own; nil when it is not there."""
        program, home = shutil.which(name), home or str(self.folder)
        if not program:
            return self.lacks(name)
        environment = {"PATH": os.environ["PATH"], "HOME": home, "TZ": "UTC", "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
        environment |= {f"XDG_{kind}_HOME": home for kind in ("CONFIG", "DATA", "CACHE", "STATE")}
        done = subprocess.run(
            [program, *words], input=input, capture_output=True, encoding="utf-8", cwd=home, env=environment, timeout=300)
        self.require(done.returncode == 0, f"{name} {words} ended with {done.returncode}: {done.stderr[-300:]}")
        return done.stdout

    def take(self, steps):
        """Takes the steps, each with its name, and ends with the number of failures."""
        for step in steps:
            print(step.__name__, flush=True)
            step(self)
        print(f"{len(self.failures)} failures")
        sys.exit(bool(self.failures))
