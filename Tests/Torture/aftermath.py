"""What is found of a store after commands that were killed, or worked beside others."""

import contextlib
import shutil
import sqlite3
import time

from camp import Answer

# A store that opens later than this has waited for somebody who is gone; a busy machine alone can take many seconds.
AT_ONCE = 60


def ending(process):
    output, errors = process.communicate()
    return Answer(process.returncode, output, errors)


def replied(answer):
    """Whether a whole reply was there to be read before it ended."""
    return answer.output.endswith(b"\n")


def rows(store):
    """All that a store holds, read by another program."""
    with contextlib.closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as database:
        tables = database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
        return tables, [sorted(database.execute(f'SELECT * FROM "{name}"'), key=repr) for name, _ in tables]


def keys(store):
    """The key of each entry in a store's journal that has one."""
    with contextlib.closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as database:
        return [key for key, in database.execute("SELECT key FROM command WHERE key IS NOT NULL ORDER BY id")]


def opening(camp):
    """What is wrong with a store that a killed process has left, which the first command has to find well, at once."""
    began = time.monotonic()
    checked = camp.run("check", "--json")
    losses = [] if checked.status == 0 else [f"check ends with {checked.status}: {checked.errors.decode().strip()}"]
    if time.monotonic() - began > AT_ONCE:
        losses.append("the store did not open at once")
    return losses + privacy(camp.store.parent)


def privacy(folder):
    """What others could read of what a killed process has left."""
    return [f"{path.name} has mode {path.stat().st_mode & 0o777:o}" for path in folder.iterdir()
            if path.stat().st_mode & 0o077]


def litter(camp):
    """What lies beside a store that nobody is at work on; the engine lets an empty journal lie until the next write."""
    return [f"{path.name} is left" for path in camp.store.parent.iterdir()
            if path != camp.store and not (path.name == f"{camp.store.name}-journal" and path.stat().st_size == 0)]


def place(camp, template):
    """Puts a fresh copy of a store where the camp's is; nothing when there is to be none."""
    shutil.rmtree(camp.store.parent, ignore_errors=True)
    if template is not None:
        camp.store.parent.mkdir(mode=0o700)
        shutil.copyfile(template, camp.store)
        camp.store.chmod(0o600)


def template(camp):
    """A copy of the camp's store to begin anew from."""
    return shutil.copyfile(camp.store, camp.home / "template.sqlite")
