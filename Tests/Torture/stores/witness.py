"""What commands do with a store that may be bad: they read it right or refuse it, and harm nothing."""

import os
import pathlib
import stat

import summer

READS = [
    ["check"], ["list-sites"], ["list-reservations", "--json"], ["log"], ["today"], ["chart"],
]
# What a reading command may end with: done, damaged, busy, no store.
READ = {0, 74, 75, 78}
# A write may also find what it is about missing, or against the rules, where rows say other things than they did.
WRITTEN = READ | {3, 4, 5}
WRITES = [
    summer.STAY, ["pay", "r-4", "10.00", "--method", "cash"], ["cancel", "r-4"], ["change", "r-4", "--adults", "3"],
    ["charge", "r-4", "3.00", "--memo", "ice"], ["move", "r-4", "--site", "2"], ["settings", "--name", "Pinyon"],
    ["policy", "--early", "refund"], ["change-camper", "c-1", "--notes", "late"], ["change-site", "2", "--amps", "30"],
    ["block-site", "2", "--from", "2027-09-01", "--nights", "1", "--because", "paint"], ["forget-camper", "c-2", "--yes"],
    ["join-waitlist", "--camper", "c-1", "--arrive", "2027-09-01", "--nights", "1"], ["undo", "--yes"],
    ["add-rate", "Autumn", "--nightly", "40.00"], ["add-tax", "Lodging", "--percent", "2%"],
]
# A command that takes longer than this hangs.
PATIENCE = 5


class Witness:
    """Runs commands on one path, and tells the figures what may not be."""

    def __init__(self, camp, figures, size):
        self.camp, self.figures, self.size = camp, figures, size

    def reads(self, label, path, recovers=False, **more):
        """The answers, in the short form one; with `recovers` the engine may have to roll the store back first."""
        commands = READS if self.size.long else [self.size.chance.choice(READS)]
        return [self.read(label, path, command, recovers, **more) for command in commands]

    def read(self, label, path, command, recovers=False, **more):
        before = None if recovers else seen(path)
        answer = self.run(label, path, command, READ, **more)
        if not recovers and seen(path) != before:
            self.lose(label, command, "has written to what it only reads")
        return answer

    def writes(self, label, path, **more):
        """Reserves; refused, the store is as it was, and done, as sound as it was."""
        return self.write(label, path, summer.STAY, **more)

    def any_write(self, label, path, **more):
        """The same of some other command, whose answer may say that it was done though it cannot be read."""
        return self.write(label, path, self.size.chance.choice(WRITES), **more)

    def write(self, label, path, command, **more):
        before, sound = seen(path), self.is_sound(label, path, **more)
        answer = self.run(label, path, command, WRITTEN, **more)
        if answer is None:
            return None
        done = answer.status == 0 or b"The change is on disk." in answer.errors
        if not done and seen(path) != before:
            self.lose(label, command, f"was refused with {answer.status}, and has changed the store")
        if done and sound and not self.is_sound(label, path, **more):
            self.lose(label, command, "was done, and the store is unsound now")
        return answer

    def is_sound(self, label, path, **more):
        answer = self.run(label, path, ["check"], READ, **more)
        return answer is not None and answer.status == 0

    def run(self, label, path, command, allowed, **more):
        """Its answer, nil for one that hung; counts what an answer may never be."""
        self.figures.runs += 1
        environment = {"CAMPCTL_STORE": os.fspath(path)} | more.pop("environment", {})
        answer = self.camp.answer(*command, limit=PATIENCE, environment=environment, **more)
        if answer is None:
            return self.lose(label, command, "hangs")
        words = answer.errors.decode(errors="replace").strip()
        if answer.crashed:
            self.lose(label, command, f"crashed with {answer.status}: {words[:300]}")
        elif answer.status not in allowed:
            self.lose(label, command, f"ends with {answer.status}: {words[:300]}")
        elif answer.status != 0 and not is_clear(command, answer):
            self.lose(label, command, f"is refused without a clear sentence: {words[:300]!r}")
        return answer

    def lose(self, label, command, what):
        self.figures.lose(f"{label}: {' '.join(command)} {what}")


def is_clear(command, answer):
    """A sentence or an object of JSON on standard error, without control characters or the engine's statements."""
    words = answer.errors.decode(errors="strict")
    lines = words.strip().splitlines()
    # Bringing an older store up to date is told before.
    begins = any(line.startswith(('{"error"', "Error: ")) for line in lines) or command == ["check"] and lines
    steers = any(ord(letter) < 32 and letter != "\n" for letter in words)
    return bool(begins) and not steers and "SELECT " not in words


def seen(path):
    """What is at the path and beside it: kinds, bytes and the times of the last change."""
    path = pathlib.Path(path)
    try:
        # Of what is outside of a campground's home, others change what is beside it.
        beside = sorted(path.parent.iterdir()) if "campctl-torture-" in str(path) else [path]
        return [(each.name, *state(each)) for each in beside]
    except OSError as error:
        return [str(error.errno)]


def state(path):
    status = os.lstat(path)
    readable = stat.S_ISREG(status.st_mode) and status.st_size < 1 << 24
    return status.st_mode, status.st_size, status.st_mtime_ns, path.read_bytes() if readable else None
