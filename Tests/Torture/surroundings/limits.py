"""Limits of the machine: sizes of files, memory, open files, and disks that are full or read-only."""

import contextlib
import os
import resource
import shutil
import subprocess

from batches import FIRST_LINES, LINES, batch
from scenarios import one

# Done in turn under each limit, on the same campground.
SETTLED = [
    one("reserve", "reserve --site 1 --camper c-2 --arrive 2027-07-10 --nights 3"),
    *(batch(form, mode, LINES, is_loose=mode != "") for form in (True, False) for mode in ("", "--keep-going")),
]
EMPTY = [one("first command", "add-site 1"), *(batch(form, "", FIRST_LINES, "first") for form in (True, False))]


def tried(camp, scenarios, mayCrash=False, **how):
    """Does scenarios under a limit; gives what each lost, with the store as it was before each."""
    kept = camp.home.with_name(camp.home.name + "-kept")
    for scenario in scenarios:
        shutil.copytree(camp.store.parent, kept)
        try:
            answer = camp.run(*scenario.arguments(camp), input=scenario.input, **how)
            yield scenario.name, judged(camp, scenario, answer, mayCrash)
        finally:
            clear(camp)
            shutil.copytree(kept, camp.store.parent, dirs_exist_ok=True)
            shutil.rmtree(kept)


def clear(camp):
    for file in camp.store.parent.iterdir():
        file.unlink()


def judged(camp, scenario, answer, mayCrash):
    # Without memory or files the loader gives up, or the language's runtime, before or while anything is done.
    gave_up = answer.crashed or answer.status == 127 or b"arguments cannot be read" in answer.errors
    if mayCrash and gave_up:
        return camp.losses() if camp.store.exists() else []
    return scenario.losses(camp, answer, answer)


def limited(what, limit):
    return {"preexec_fn": lambda: resource.setrlimit(what, (limit, limit))}


def each_limit(camp, size, what, limits, mayCrash=False):
    camp.store.parent.mkdir(mode=0o700)
    for scenarios in (EMPTY, SETTLED):
        if scenarios is SETTLED:
            camp.settle()
        for limit in limits:
            for name, losses in tried(camp, scenarios, mayCrash, **limited(what, limit)):
                yield f"{name} with {limit}", losses


def file_size(camp, size):
    step = size.count(90_000, 4096)
    yield from each_limit(camp, size, resource.RLIMIT_FSIZE, range(0, 260_000, step))


def open_files(camp, size):
    limits = range(3, size.count(9, 16), size.count(2, 1))
    yield from each_limit(camp, size, resource.RLIMIT_NOFILE, limits, mayCrash=True)


def memory(camp, size):
    # Until everything has room: a static build needs a few MB, a dynamic one some hundred.
    limits = [1 << 20 << power for power in range(2, 9, size.count(2, 1))]
    limits += [size.chance.randrange(4 << 20, 400 << 20) for _ in range(size.count(0, 120))]
    yield from each_limit(camp, size, resource.RLIMIT_AS, limits, mayCrash=True)


def disk(camp, size):
    """A real file system of a megabyte, filled but for a few pages, then read-only."""
    with mounted(camp) as is_mounted:
        if not is_mounted:
            print("surroundings: no file system can be mounted here, so none was filled")
            return
        for scenarios in (EMPTY, SETTLED):
            if scenarios is SETTLED:
                camp.settle()
            for free in range(0, size.count(60, 240), size.count(20, 4)):
                with filled(camp, free << 10):
                    for name, losses in tried(camp, scenarios):
                        yield f"{name} with {free} KB", losses
        mount(camp, "remount,ro")
        for scenario in SETTLED:
            answer = camp.run(*scenario.arguments(camp), input=scenario.input)
            wrong = [] if answer.status == 74 else [f"ends with {answer.status}"]
            yield f"{scenario.name} read-only", wrong + scenario.losses(camp, answer, answer)
        mount(camp, "remount,rw")


@contextlib.contextmanager
def mounted(camp):
    camp.store.parent.mkdir(mode=0o700)
    is_mounted = mount(camp, "size=1m,mode=700")
    try:
        yield is_mounted
    finally:
        if is_mounted:
            subprocess.run(["umount", camp.store.parent], check=True)


def mount(camp, options):
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", camp.store.parent]
    return bool(shutil.which("mount")) and subprocess.run(command, stderr=subprocess.DEVNULL).returncode == 0


@contextlib.contextmanager
def filled(camp, free):
    """Leaves so many bytes free; what fills the rest lies in a folder, and is gone afterwards."""
    filler = camp.store.parent / ".filler"
    room = os.statvfs(camp.store.parent)
    filler.write_bytes(bytes(max(0, room.f_bavail * room.f_bsize - free)))
    try:
        yield
    finally:
        filler.unlink(missing_ok=True)


CASES = [file_size, open_files, memory, disk]
