"""A copy of the project with switches for faults, and its build."""
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import mutants

SWIFT = shlex.split(os.environ.get("SWIFT", "swift"))
FLAGS = shlex.split(os.environ.get("FLAGS", ""))


class Copy:
    def __init__(self, folder):
        self.folder = Path(folder)

    def refresh(self, texts):
        """Makes the copy equal to the checkout but for these texts; an equal file stays untouched, so that it is not built again."""
        listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                                capture_output=True, check=True, text=True)
        files = {name for name in listed.stdout.split("\0") if os.path.lexists(name)}
        for name in files | texts.keys():
            target = self.folder / name
            wanted = texts[name].encode() if name in texts else None if os.path.islink(name) else Path(name).read_bytes()
            if os.path.lexists(target) and (wanted is None or target.read_bytes() == wanted):
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            if name in texts:
                target.write_bytes(wanted)
            else:
                shutil.copy2(name, target, follow_symlinks=False)
        for folder in ["Sources", "Tests", "Fixtures"]:
            for path in (self.folder / folder).rglob("*"):
                if path.is_file() and "__pycache__" not in path.parts and str(path.relative_to(self.folder)) not in files | texts.keys():
                    path.unlink()

    def build(self, sources, chosen):
        """Builds the copy with switches for these faults; returns those of them that do not compile, and only without any is it built."""
        self.refresh(sources.with_switches(chosen))
        done = subprocess.run([*SWIFT, "build", *FLAGS, "--build-tests"], cwd=self.folder, capture_output=True, text=True)
        return self.uncompiled(chosen, done.stdout + done.stderr) if done.returncode else set()

    def uncompiled(self, chosen, output):
        """The faults at the lines, or near the lines, that the compiler refuses."""
        declared = (self.folder / mutants.SOURCES / "Mutants.swift").read_text().splitlines()
        bad = set()
        for file, line in set(re.findall(rf"({mutants.SOURCES}/[^:\s]+\.swift):(\d+):\d+: error: ", output)):
            if file.endswith("/Mutants.swift"):
                number = re.search(r"mutantIsOn\((\d+)\)", declared[int(line) - 1])
                bad |= {m for m in chosen if number and m.number == int(number[1])}
            elif near := [m for m in chosen if m.file == file]:
                least = min(abs(m.line - int(line)) for m in near)
                bad |= {m for m in near if abs(m.line - int(line)) == least}
        return bad or sys.exit("The copy is not built:\n" + output[-4000:])

    def bundle(self):
        """The program of all tests."""
        shown = subprocess.run([*SWIFT, "build", *FLAGS, "--show-bin-path"], cwd=self.folder, capture_output=True, text=True, check=True)
        return f"{shown.stdout.strip()}/campctlPackageTests.xctest"

    def campctl(self):
        """The folder of a campctl that starts fast, as tests start it thousands of times."""
        linked = subprocess.run(["sh", "scripts/link-static.sh"], cwd=self.folder, stdout=subprocess.PIPE, text=True, check=True)
        return linked.stdout.strip()
