"""Where the shells run: campgrounds whose names are hard to type, and a campctl that says what it was given."""

import os
import pathlib
import shlex
import subprocess

CAMPERS = ["Bacon Lover", "O'Brien", "Jörg Müller", 'Ann "Q" $5 * `x` \\o/!']


class Camp:
    def __init__(self, folder, campctl):
        self.folder = pathlib.Path(folder)
        self.campctl = campctl
        self.calls = self.folder / "calls"
        self.environment = {
            "HOME": str(self.folder), "PATH": f"{self.folder}/bin:/usr/local/bin:/usr/bin:/bin", "TERM": "xterm",
            "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "CAMPCTL_NOW": "2027-06-01", "USER": "desk",
            "CAMPCTL_STORE": str(self.folder / "own.sqlite"), "CAMPCTL_CONFIG": ""}
        self.work = self.folder / "desk"
        for name in ["bin", "desk/folder"]:
            (self.folder / name).mkdir(parents=True)
        self.settle()
        self.pretend()

    def run(self, *words):
        return subprocess.run(
            [self.campctl, *words], env=self.environment, cwd=self.work, check=True, capture_output=True, text=True).stdout

    def settle(self):
        """The user's own campground, and another one beside where the shells run."""
        for number in ["2", "12", "B:1"]:
            self.run("add-site", number, "--type", "rv", "--loop", "Loop A")
        for index, name in enumerate(CAMPERS):
            self.run("add-camper", name, "--phone", f"910-543-900{index}")
        for day in ["04", "10"]:
            self.run("reserve", "--site", "12", "--camper", "c-1", "--arrive", f"2027-07-{day}", "--nights", "2")
        other = ["--store", "other.sqlite"]
        self.run("add-site", "77", *other)
        self.run("add-camper", "Other Camper", "--phone", "555-0100", *other)
        self.run("reserve", "--site", "77", "--camper", "c-1", "--arrive", "2027-07-04", "--nights", "2", *other)

    def pretend(self):
        """A campctl that completes, and otherwise writes down the words that it was given."""
        script = self.folder / "bin/campctl"
        script.write_text(f"""#!/bin/sh
if [ "${{1:-}}" = __complete ]; then exec {shlex.quote(self.campctl)} "$@"; fi
for word; do printf '%s\\0' "$word"; done >{self.calls}.new
mv {self.calls}.new {self.calls}
""")
        script.chmod(0o755)

    def given(self):
        """The words of the last call; nil when there was none."""
        if not self.calls.exists():
            return None
        words = self.calls.read_bytes().decode().split("\0")[:-1]
        os.unlink(self.calls)
        return words
