"""A campground in a folder of its own, and what must hold of it whatever happened to it."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

# A store that others can open is no sound one, also when it is a copy.
os.umask(0o077)

# A command that takes longer than this hangs.
PATIENCE = 60


class Answer:
    """What a command said, and how it ended; a negative status is the signal that ended it."""

    def __init__(self, status, output, errors):
        self.status, self.output, self.errors = status, output, errors

    @property
    def crashed(self):
        """A trap, a signal, or the words of one; a kill from outside is none."""
        ended = self.status < 0 and self.status != -9 or self.status >= 128 and self.status != 130
        return ended or b"Fatal error" in self.errors or b"Segmentation" in self.errors

    def json(self):
        return json.loads(self.output)


class Camp:
    """Runs campctl with a home of its own, so that nobody's store can be touched."""

    def __init__(self, program=None, within=None):
        self.program = program or os.environ["CAMPCTL"]
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="campctl-torture-", dir=within))
        self.store = self.home / "store" / "campground.sqlite"
        self.environment = {
            "HOME": str(self.home), "PATH": os.environ["PATH"], "CAMPCTL_STORE": str(self.store), "CAMPCTL_CONFIG": "",
            "CAMPCTL_NOW": "2027-06-01", "CAMPCTL_ACTOR": "torture", "LC_ALL": "C.UTF-8", "TZ": "UTC",
        }

    def __enter__(self):
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.home, ignore_errors=True)

    def at(self, store):
        """Works on another store of its folder."""
        self.store = self.home / store
        self.environment["CAMPCTL_STORE"] = str(self.store)
        return self

    def start(self, *arguments, **more):
        """Begins a command, with pipes for what it says."""
        environment = self.environment | more.pop("environment", {})
        return subprocess.Popen(
            [self.program, *map(str, arguments)], env=environment, cwd=self.home,
            stdin=more.pop("stdin", subprocess.DEVNULL), stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more)

    def run(self, *arguments, input=None, timeout=PATIENCE, **more):
        """Does a command to its end."""
        stdin = subprocess.DEVNULL if input is None else subprocess.PIPE
        process = self.start(*arguments, stdin=stdin, **more)
        try:
            output, errors = process.communicate(input, timeout=timeout)
        except BaseException:
            process.kill()
            process.communicate()
            raise
        return Answer(process.returncode, output, errors)

    def answer(self, *arguments, limit, **more):
        """Does a command that may take so many seconds; nil for one that hangs, which it does a second time."""
        for patience in (limit, PATIENCE):
            try:
                return self.run(*arguments, timeout=patience, **more)
            except subprocess.TimeoutExpired:
                continue
        return None

    def do(self, *arguments, **more):
        """Does a command that has to succeed, and gives its answer."""
        answer = self.run(*arguments, "--json", **more)
        if answer.status != 0:
            raise AssertionError(f"{arguments}: {answer.status} {answer.errors.decode()}")
        return answer.json()

    def settle(self, sites=8):
        """Makes the campground that most of the torture is about."""
        lines = [f"add-site {number} --type standard" for number in range(1, sites + 1)]
        lines += ["add-camper 'Maple Walnut' --phone 928-555-0142", "add-camper 'Bacon Lover' --phone 910-543-9000"]
        if self.run("batch", input="\n".join(lines).encode()).status != 0:
            raise AssertionError("the campground could not be made")
        return self

    def keys(self):
        """The keys of the commands that are in the journal."""
        return {entry["key"] for entry in self.do("log", "--limit", "1000000")} - {None}

    def losses(self, acknowledged=()):
        """What is wrong with the store: unsound, not to be opened, or without what was acknowledged."""
        checked = self.run("check", "--json")
        if checked.status != 0:
            return [f"check ends with {checked.status}: {checked.errors.decode().strip()}"]
        return [f"{key} was acknowledged and is gone" for key in sorted(set(acknowledged) - self.keys())]
