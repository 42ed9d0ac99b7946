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
        files = [name for name in listed.stdout.split("\0") if name and os.path.lexists(name)]
        for name in files:
            target = self.folder / name
            if name in texts and Path(name).read_text() != texts[name]:
                put(target, texts[name])
            elif not os.path.lexists(target) or not target.is_symlink() and target.read_bytes() != Path(name).read_bytes():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(name, target, follow_symlinks=False)
        for name in texts.keys() - set(files):
            put(self.folder / name, texts[name])
        for folder in ["Sources", "Tests", "Fixtures"]:
            for path in (self.folder / folder).rglob("*"):
                name = str(path.relative_to(self.folder))
                if path.is_file() and "__pycache__" not in name and name not in texts and not os.path.lexists(name):
                    path.unlink()

    def built(self, sources, choose, refused):
        """Builds the copy with the chosen mutants, which it returns; names in `refused` those that do not compile, and chooses others."""
        while True:
            chosen = choose()
            self.refresh(sources.with_switches(chosen))
            done = subprocess.run([*SWIFT, "build", *FLAGS, "--build-tests"], cwd=self.folder, capture_output=True, text=True)
            if done.returncode == 0:
                return chosen
            for mutant in self.uncompiled(chosen, done.stdout + done.stderr):
                print(f"does not compile: {mutant.name}", flush=True)
                refused.append(mutant.name)

    def uncompiled(self, chosen, output):
        """The mutants at the lines, or near the lines, that the compiler refuses."""
        declared = (self.folder / mutants.SOURCES / "Mutants.swift").read_text().splitlines()
        errors = set(re.findall(rf"({mutants.SOURCES}/[^:\s]+\.swift):(\d+):\d+: error: (.*)", output))
        bad = set()
        for file, line, message in errors:
            if file.endswith("/Mutants.swift"):
                number = re.search(r"mutantIsOn\((\d+)\)", declared[int(line) - 1])
                bad |= {m for m in chosen if number and m.number == int(number[1])}
                continue
            near = [m for m in chosen if m.file == file]
            if near:
                least = min(abs(m.line - int(line)) for m in near)
                bad |= {m for m in near if abs(m.line - int(line)) == least}
        if not bad:
            sys.exit("The copy is not built:\n" + output[-4000:])
        return bad

    def program(self, name):
        shown = subprocess.run([*SWIFT, "build", *FLAGS, "--show-bin-path"], cwd=self.folder, capture_output=True, text=True, check=True)
        return str(Path(shown.stdout.strip()) / name)


def put(path, text):
    if path.exists() and path.read_text() == text:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
