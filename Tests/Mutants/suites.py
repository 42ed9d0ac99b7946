"""The suites of tests: which faults each reaches, and whether one of them notices a fault."""
import json
import os
import re
import select
import signal
import subprocess
import tempfile
import time
from pathlib import Path

NOTICED = re.compile(r"\W*✘ Test (\".*?\"|\S+) (?:recorded an issue|failed|with )")
# The words of the tests without colours, and no long look at a crash.
PLAIN = {"NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"}
# A run of tests may take as many times as long as without a fault, and some seconds more.
SLOWER, GRACE = 5, 30


class Suites:
    def __init__(self, bundle, folder, environment, kept):
        self.bundle, self.folder, self.environment, self.kept = bundle, folder, {**os.environ, **PLAIN, **environment}, kept
        is_of_build = self.kept.exists() and self.kept.stat().st_mtime > os.stat(bundle).st_mtime
        # By suite: the seconds that it takes, and the numbers of the faults that it reaches; None for one that fails without any.
        self.known = json.loads(self.kept.read_text()) if is_of_build else {}

        self.groups = self.listed()

    def listed(self):
        """The library's suites, and the others, which are slower."""
        listed = subprocess.run([self.bundle, "--testing-library", "swift-testing", "--list-tests"], cwd=self.folder, text=True,
                                capture_output=True, check=True)
        names = sorted({line.split("/")[0] for line in listed.stdout.splitlines() if "." in line.split("/")[0]})
        return [[name for name in names if name.startswith("CampgroundManagerTests.") is quick] for quick in (True, False)]

    def survey(self, names):
        """Runs each suite without a fault, unless that was done with the same build."""
        for suite in names:
            if suite in self.known:
                continue
            with tempfile.NamedTemporaryFile() as noted:
                start = time.monotonic()
                by = self.run([suite], {"CAMPCTL_MUTANTS_REACHED": noted.name}, 600)
                reached = sorted({int(line) for line in Path(noted.name).read_text().split()})
                self.known[suite] = None if by else {"seconds": round(time.monotonic() - start, 1), "reached": reached}
            if by:
                print(f"left out, as it fails without a fault: {suite}: {by}", flush=True)
            self.kept.write_text(json.dumps(self.known))

    def batches(self, number, names):
        """Those of the suites that reach a fault, the shortest first, in ever longer batches."""
        self.survey(names)
        found = [(self.known[name]["seconds"], name) for name in names if self.known[name] and number in self.known[name]["reached"]]
        batch, seconds, limit = [], 0, 2
        for taken, name in sorted(found):
            batch.append(name)
            seconds += taken
            if seconds >= limit:
                yield batch, seconds
                batch, seconds, limit = [], 0, min(2 * limit, 60)
        if batch:
            yield batch, seconds

    def notices(self, number):
        """The test that notices a fault; None when none does."""
        for names in self.groups:
            for batch, seconds in self.batches(number, names):
                if by := self.run(batch, {"CAMPCTL_MUTANT": str(number)}, GRACE + SLOWER * seconds):
                    return by
        return None

    def run(self, suites, environment, limit):
        """Runs suites up to the first failure; returns its test, or how else the process ended, or None."""
        pattern = "^(" + "|".join(re.escape(suite) for suite in suites) + ")/"
        process = subprocess.Popen(
            ["nice", "-n", "2", self.bundle, "--testing-library", "swift-testing", "--filter", pattern], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, env={**self.environment, **environment},
            start_new_session=True)
        end, rest, last = time.monotonic() + limit, "", ""
        try:
            while (left := end - time.monotonic()) > 0 and select.select([process.stdout], [], [], left)[0]:
                piece = os.read(process.stdout.fileno(), 65536)
                *lines, rest = (rest + piece.decode(errors="replace")).split("\n")
                for line in lines:
                    last = line or last
                    if match := NOTICED.match(line):
                        return match[1]
                if not piece:
                    return f"the end of the process, {process.returncode}: {last[:80]}" if process.wait() else None
            return "a run without an end"
        finally:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            process.wait()
