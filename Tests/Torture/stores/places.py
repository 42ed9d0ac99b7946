"""What may stand where a store should be, and paths of every sort."""

import os
import shutil

from camp import Camp
from figures import Figures
from stores.things import THINGS
from stores.witness import Witness

# A user of nobody's, for what root may do and others may not.
NOBODY = 65534


def run(size, pristine):
    figures = Figures("bad stores: places")
    with Camp() as camp:
        # Whoever is nobody has to reach it, too.
        camp.home.chmod(0o755)
        witness = Witness(camp, figures, size)
        for number, (label, make) in enumerate(THINGS.items()):
            place = fresh(camp, number)
            make(place, pristine)
            attempt(witness, label, place)
        for label, path, status in paths(camp, pristine):
            attempt(witness, label, path, status)
        if os.getuid() == 0:
            forbidden(witness, camp, pristine)
    return figures


def attempt(witness, label, path, status=None, **more):
    """All of it refused, or read and written; with a status, ended with that."""
    figures = witness.figures
    figures.faults += 1
    lost = len(figures.losses)
    answers = witness.reads(label, path, **more)
    for answer in answers:
        if status is not None and answer and answer.status != status:
            figures.lose(f"{label}: it ends with {answer.status} and not with {status}: {answer.errors[:200]}")
    if status is None:
        witness.writes(label, path, **more)
    figures.survivors += len(figures.losses) == lost


def fresh(camp, number):
    place = camp.home / f"place-{number}" / "s.sqlite"
    place.parent.mkdir()
    return place


def paths(camp, pristine):
    """Paths that are odd, and what reading them ends with; none of them may lead anywhere else."""
    names = [
        "with blanks", "with\nlines", "with\x1b[31mcolour", "s.sqlite?mode=memory", "file:s.sqlite", "50%25.sqlite",
        "file:s.sqlite?mode=rw", "-dash", "quote'\"", "näme", "memory.sqlite", ":memory", "#hash", "a&b=c;d",
    ]
    place = camp.home / "paths"
    (place / "deep").mkdir(parents=True)
    for name in names:
        (place / name).write_bytes(pristine)
        yield f"a name {name!r}", place / name, 0
        (place / "missing").mkdir(exist_ok=True)
        yield f"no store by name {name!r}", place / "missing" / name, 78
    store = place / "with blanks"
    yield "through ..", f"{place}/deep/../with blanks", 0
    yield "with more slashes", f"{place}//deep//..//with blanks", 0
    yield "with a slash behind", f"{store}/", 78
    yield "of 5,000 bytes", f"{place}/{'x' * 5000}", 78
    yield "of 5,000 folders", f"{place}/{'./' * 2500}with blanks", 78
    yield "a folder with a slash", f"{place}/", 78
    for device in ("/dev/null", "/dev/zero", "/dev/full", "/dev/stdin", "/proc/self/mem", "/"):
        yield device, device, 78


def forbidden(witness, camp, pristine):
    """Tries as nobody what the system refuses: root is refused nothing."""
    as_nobody = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    program = camp.home / "campctl"
    shutil.copy(camp.program, program)
    program.chmod(0o755)
    camp.program = str(program)
    for number, (label, folder, file) in enumerate([
        ("a folder without permission", 0o700, 0o666), ("a file without permission", 0o755, 0o600),
        ("a file only to be read", 0o755, 0o444), ("a folder only to be read", 0o555, 0o666),
        ("both only to be read", 0o555, 0o444),
    ]):
        place = fresh(camp, f"nobody-{number}")
        place.write_bytes(pristine)
        place.chmod(file)
        place.parent.chmod(folder)
        attempt(witness, label, place, **as_nobody)
