"""Faults of the disk: every call to the system in turn fails, as a bad, full or read-only disk lets it fail.

A library between the program and the C library (faults.c) breaks one call of a command; what the command then says,
and what is left of the store, have to agree.
"""

import dataclasses
import errno
import shutil
import sys
import tempfile

import preload
from batches import batches
from camp import Camp
from figures import Figures
from scenarios import scenarios

FAILURES = {
    "write": ["EIO", "ENOSPC", "EDQUOT", "EROFS", "EINTR"], "fsync": ["EIO", "ENOSPC", "EDQUOT"],
    "open": ["EIO", "EACCES", "EMFILE", "ENOSPC", "EROFS", "ENOMEM", "EINTR"], "unlink": ["EIO", "EACCES", "EROFS"],
    "link": ["EIO", "EACCES", "ENOSPC", "EROFS"], "fcntl": ["EIO", "EACCES", "ENOMEM", "EINTR"],
    "read": ["EIO", "ENOMEM", "EINTR"], "stat": ["EIO", "EACCES", "ENOMEM"], "mmap": ["ENOMEM"],
    "close": ["EIO", "EINTR"],
}
SAME = {
    "pwrite": "write", "fdatasync": "fsync", "mkdir": "link", "rename": "link", "pread": "read",
    "fstat": "stat", "lstat": "stat", "statfs": "stat", "access": "stat", "opendir": "open", "readlink": "stat",
    "ftruncate": "write", "flock": "fcntl", "unlinkat": "unlink", "rmdir": "unlink", "fchmod": "unlink", "chmod": "unlink", "lseek": "read",
}


@dataclasses.dataclass
class Fault:
    """One broken call of a command."""

    call: str
    at: int
    kind: str
    error: str

    def __str__(self):
        return f"{self.call} {self.at} {self.kind} {self.error}"

    @property
    def environment(self):
        number = str(getattr(errno, self.error))
        return {"FAULT_AT": str(self.at), "FAULT_KIND": self.kind, "FAULT_ERROR": number}


def run(size):
    if sys.platform != "linux":
        print("disk: skipped, it needs LD_PRELOAD")
        return []
    with tempfile.TemporaryDirectory(prefix="campctl-faults-") as folder:
        library = preload.build(folder, "faults")
        return [torture(size, scenario, library) for scenario in [*scenarios(size), *batches()]]


def torture(size, scenario, library):
    """Breaks the calls of one scenario, each time in a copy of the same campground."""
    figures = Figures(f"disk: {scenario.name}")
    with Camp() as camp:
        scenario.prepare(camp)
        kept = camp.home.with_name(camp.home.name + "-kept")
        shutil.copytree(camp.home, kept)
        try:
            whole, calls = attempt(camp, scenario, library)
            if whole.status != scenario.status or not calls:
                figures.lose(f"without a fault: {whole.status} {whole.errors.decode()}, {len(calls)} calls")
                return figures
            faults = [fault for number, call in enumerate(calls, 1) for fault in faults_of(call, number)]
            size.chance.shuffle(faults)
            for number in size.rounds(scenario.short, len(faults), size.count(2, scenario.seconds)):
                if number >= len(faults):
                    break
                put_back(camp, kept)
                answer, calls = attempt(camp, scenario, library, faults[number])
                figures.runs += 1
                figures.faults += any(call.endswith(" +") for call in calls)
                figures.judge([f"{faults[number]}: {loss}" for loss in scenario.losses(camp, answer, whole)])
        finally:
            shutil.rmtree(kept)
    return figures


def put_back(camp, kept):
    shutil.rmtree(camp.home)
    shutil.copytree(kept, camp.home)


def attempt(camp, scenario, library, fault=None):
    """Does the scenario's command; gives what it said, and its calls in order."""
    log = camp.home / "calls.log"
    environment = {
        "FAULT_FOLDER": scenario.folder or str(camp.home), "FAULT_LOG": str(log), "TMPDIR": str(camp.home)}
    if fault:
        environment |= fault.environment
    answer = preload.run(camp, library, *scenario.arguments(camp), input=scenario.input, environment=environment)
    calls = log.read_text().splitlines() if log.exists() else []
    log.unlink(missing_ok=True)
    return answer, calls


def faults_of(call, number):
    """The ways in which a call can fail."""
    name = call.removesuffix("64")
    name = SAME.get(name, name)
    for error in FAILURES[name]:
        yield Fault(call, number, "once", error)
    if name in ("write", "fsync", "unlink", "link", "open", "close"):
        yield Fault(call, number, "late", "EIO")
    if name in ("write", "fsync", "unlink", "link", "open"):
        yield Fault(call, number, "full", "ENOSPC")
        yield Fault(call, number, "readonly", "EROFS")
    if call in ("write", "pwrite", "pwrite64"):
        yield Fault(call, number, "short", "ENOSPC")
        yield Fault(call, number, "short", "EIO")
        yield Fault(call, number, "cut", "EIO")
