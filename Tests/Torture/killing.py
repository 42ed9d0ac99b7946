"""How a command is killed while it works, and what is found after it."""

import contextlib
import os
import shutil
import sqlite3
import time

from camp import Answer

# A store that opens later than this has waited for somebody who is gone.
AT_ONCE = 5
SIGKILL = -9
# What one sort of killing may take.
PATIENCE = 100


class Victim:
    """A command that is begun again and again; how long it takes is measured whenever it may go to its end."""

    def __init__(self, camp, chance, *arguments, lines=None):
        self.camp, self.chance, self.arguments = camp, chance, [*arguments, "--json"]
        self.duration = 0.01
        self.lines = camp.home / "lines"
        self.lines.write_text("" if lines is None else "\n".join(lines) + "\n")

    def begin(self):
        with self.lines.open() as lines:
            return self.camp.start(*self.arguments, stdin=lines)

    def live(self):
        """Lets it go to its end."""
        began = time.monotonic()
        answer = ending(self.begin())
        self.duration = 0.5 * (self.duration + time.monotonic() - began)
        return answer

    def die(self):
        """Kills it at a random moment; every other time one counted from when it begins to write."""
        process = self.begin()
        began = time.monotonic()
        moment = self.chance.uniform(0, self.duration)
        if self.chance.random() < 0.5:
            wait_for_journal(self.camp.store, process, began + 2 * self.duration)
            began, moment = time.monotonic(), moment * 0.5
        wait_until(began + moment)
        process.kill()
        return ending(process)


def until(figures, faults):
    """Goes on until so many were killed, something is lost, or it has taken long enough."""
    end = time.monotonic() + PATIENCE
    while figures.faults < faults and not figures.losses and time.monotonic() < end:
        yield


def ending(process):
    output, errors = process.communicate()
    return Answer(process.returncode, output, errors)


def wait_until(moment):
    """Sleeps, and looks at the clock for the last millisecond."""
    if (rest := moment - time.monotonic() - 0.001) > 0:
        time.sleep(rest)
    while time.monotonic() < moment:
        pass


def wait_for_journal(store, process, end):
    """A store's journal is there as long as a transaction writes."""
    while time.monotonic() < end and process.poll() is None:
        # The store may be in the making, under another name.
        with contextlib.suppress(FileNotFoundError):
            if any(name.endswith("-journal") or ".new-" in name for name in os.listdir(store.parent)):
                return


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


def again(victim, key, count):
    """Does a killed command again under its key: from then on there is one entry for each of its keys."""
    known = keys(victim.camp.store).count(key)
    answer = victim.live()
    if answer.status != 0:
        return [f"{victim.arguments} after a kill: {answer.status} {answer.errors.decode().strip()}"]
    losses = []
    if known and count == 1 and b'"replayed":true' not in answer.output:
        losses.append(f"{key} was kept and done again")
    held = [each for each in keys(victim.camp.store) if each == key or each.startswith(f"{key}:")]
    if len(held) != count or len(set(held)) != count:
        losses.append(f"{key} has {len(held)} entries, not {count}")
    return losses + litter(victim.camp)


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
