"""Journals beside a store: its own, none, another's, and what is none."""

import os
import pathlib
import sqlite3

import summer
from camp import Camp
from figures import Figures
from stores.witness import Witness

# Neither is what the journal says, so a check tells when it is there.
DAMAGE = """
UPDATE reservation SET adults = 9;
UPDATE night SET price = 1 WHERE price >= 0;
UPDATE camper SET full_name = 'half done';
"""
# A change that leaves a store sound.
HARMLESS = "UPDATE command SET request = request || ' '"


def run(size, pristine):
    figures = Figures("bad stores: journals beside")
    with Camp() as camp:
        camp.store.parent.mkdir()
        witness = Witness(camp, figures, size)
        for number, (label, content, files, expected) in enumerate(cases(size, camp, pristine)):
            place = camp.home / f"beside-{number}" / "s.sqlite"
            put(place, content, files)
            attempt(witness, label, place, expected)
    return figures


def cases(size, camp, pristine):
    """What is beside which store, and what is read then, where that can be known.

    The engine takes a journal or log with a sound head for the store's own, whoever wrote it: no program can tell.
    """
    before, _ = known(camp, pristine, "")
    _, (half, journal) = known(camp, pristine, DAMAGE, "-journal", commit=False)
    after, (ahead, wal) = known(camp, pristine, f"PRAGMA journal_mode = WAL; {HARMLESS}", "-wal")
    with Camp() as elsewhere:
        _, (_, other) = known(camp, elsewhere.settle().store.read_bytes(), DAMAGE, "-journal", commit=False)
    chance = size.chance.randbytes(40_000)
    yield "its own journal", half, {"-journal": journal}, before
    yield "without its journal", half, {}, None
    yield "another store's journal", pristine, {"-journal": other}, None
    yield "half of its journal", half, {"-journal": journal[:len(journal) // 2]}, None
    for kind, content in [("nothing", b""), ("chance", chance), ("zeros", bytes(5000)), ("text", b"camp\n" * 99)]:
        yield f"a journal of {kind}", pristine, {"-journal": content}, before
        yield f"a log of {kind}", pristine, {"-wal": content}, before
        yield f"a log of {kind} with an index", pristine, {"-wal": content, "-shm": chance}, before
    yield "another's log", pristine, {"-wal": wal}, None
    yield "written ahead", ahead, {"-wal": wal}, after
    yield "written ahead, its index of chance", ahead, {"-wal": wal, "-shm": chance}, after
    yield "written ahead, without its log", ahead, {}, None
    yield "written ahead, half of its log", ahead, {"-wal": wal[:len(wal) // 2]}, None
    for end in ("-journal", "-wal", "-shm"):
        content = ahead if end == "-shm" else pristine
        yield f"a folder as {end}", content, {end: os.mkdir}, None
        yield f"a pipe as {end}", content, {end: os.mkfifo}, None
        yield f"a link to nowhere as {end}", content, {end: lambda path: os.symlink("nowhere", path)}, None


def put(place, content, files):
    place.parent.mkdir()
    place.write_bytes(content)
    for end, made in files.items():
        path = pathlib.Path(f"{place}{end}")
        if isinstance(made, bytes):
            path.write_bytes(made)
        else:
            made(path)


def attempt(witness, label, place, expected):
    """Reads and writes; where all can be told, the store is afterwards as it was before the fault."""
    figures = witness.figures
    figures.faults += 1
    lost = len(figures.losses)
    answers = witness.reads(label, place, recovers=True)
    if expected is not None and all(answer and answer.status == 0 for answer in answers):
        if summer.contents(place) != expected:
            figures.lose(f"{label}: it is read, and is not as it was")
    witness.writes(label, place)
    figures.survivors += len(figures.losses) == lost


def known(camp, content, script, end="-journal", commit=True):
    """What a store holds after a script, and the bytes of it and of what is beside it, as a power cut leaves them."""
    path = camp.home / "known.sqlite"
    path.write_bytes(content)
    database = sqlite3.connect(path, isolation_level=None)
    # So few pages in memory that the others are written before the commit.
    database.executescript(f"PRAGMA cache_size = 1; {script if commit else f'BEGIN; {script}'}")
    beside = pathlib.Path(f"{path}{end}")
    files = path.read_bytes(), beside.read_bytes() if beside.exists() else b""
    rows = summer.contents(path) if commit else None
    database.close()
    return rows, files
