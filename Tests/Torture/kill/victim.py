"""How a command is killed while it works, and done again."""

import contextlib
import os
import time

from aftermath import ending, keys, litter

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
            if any(name.endswith("-journal") or name.startswith(".campctl-") for name in os.listdir(store.parent)):
                return


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
