"""Whether a store that a power cut has left is what had been promised."""

import dataclasses
import hashlib
import os
import subprocess

from camp import Camp

# Where it is there, memory: what is judged has been through its power cut already.
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


@dataclasses.dataclass
class Finding:
    """What an image holds: the keys in its journal, or None where there is no store; and what is wrong with it."""

    keys: set = None
    troubles: list = dataclasses.field(default_factory=list)


class Judge:
    """Opens each image once, however often it comes about."""

    def __init__(self, scenario):
        self.scenario, self.findings = scenario, {}

    def losses(self, image, promised):
        """What is not as the scenario allows it."""
        finding = self._finding(image)
        losses = list(finding.troubles)
        if not finding.troubles and not self.scenario.may_be(finding.keys, promised):
            losses.append(f"its keys are {sorted(finding.keys) if finding.keys is not None else 'those of no store'}")
        if promised == len(self.scenario.states) - 1:
            losses += left(image.items(), self.scenario.erased)
        return losses

    def _finding(self, image):
        known = digest(image)
        if known not in self.findings:
            self.findings[known] = self._look(image)
        return self.findings[known]

    def _look(self, image):
        finding = Finding()
        with Camp(within=MEMORY) as camp:
            fill(camp.home, image)
            try:
                self._open(camp, finding)
                if self.scenario.repeats and not finding.troubles:
                    self._repeat(camp, finding)
            except subprocess.TimeoutExpired as error:
                finding.troubles.append(f"it hangs: {error}")
        return finding

    def _open(self, camp, finding):
        finding.keys = self._keys(camp, self.scenario.judged or self.scenario.store, finding)
        if self.scenario.kept and finding.keys == self.scenario.states[-1]:
            if self._keys(camp, self.scenario.kept, finding) != self.scenario.states[0]:
                finding.troubles.append(f"{self.scenario.kept} is not what was to be kept")

    def _keys(self, camp, store, finding):
        """Those of the scenario that are in a sound store; whatever was done before the recording has others."""
        checked = camp.at(store).run("check", "--json")
        if checked.status == 0:
            return {key for key in camp.keys() if key.startswith("cut")}
        if camp.store.exists() or checked.status != 78:
            finding.troubles.append(f"check ends with {checked.status}: {checked.errors.decode().strip()}")
        return None

    def _repeat(self, camp, finding):
        camp.at(self.scenario.store)
        again = camp.run(*self.scenario.command, input=b"".join(self.scenario.input))
        if again.status != 0:
            finding.troubles.append(f"again ends with {again.status}: {again.errors.decode().strip()}")
        files = [(path.name, path.read_bytes()) for path in camp.home.rglob("*") if path.is_file()]
        finding.troubles += [f"again: {what}" for what in left(files, self.scenario.erased)]


def digest(image):
    hashed = hashlib.blake2b()
    for path, content in sorted(image.items()):
        hashed.update(f"{path} {'folder' if content is None else len(content)}\n".encode())
        hashed.update(content or b"")
    return hashed.digest()


def fill(home, image):
    for path, content in image.items():
        if content is None:
            (home / path).mkdir(mode=0o700)
        else:
            (home / path).write_bytes(content)
            (home / path).chmod(0o600)


def left(files, erased):
    """The erased texts that stand in a file all the same."""
    return [f"{text.decode()} is left in {path}"
            for path, content in files for text in erased if content and text in content]
