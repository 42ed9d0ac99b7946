"""Jobs at a desk, each under a key of its own, and all that must be there when they are done."""

import datetime
import json

from kill.victim import SIGKILL
from scenarios import error_of, replies

SITES = 4
# Done, killed, failed, refused for the moment.
STATUSES = {0, SIGKILL, 74, 75}


class Job:
    """One command, or a batch of lines, that changes the campground."""

    def __init__(self, key, lines, options=None):
        self.key, self.lines = key, lines
        self.is_batch, self.is_loose = options is not None, "--keep-going" in (options or [])
        self.keys = {f"{key}:{number}" for number in range(1, len(lines) + 1)} if self.is_batch else {key}
        self.arguments = ["batch", *options] if self.is_batch else lines[0].split()
        self.arguments += ["--key", key, "--jsonl"]

    @property
    def kind(self):
        return " ".join(self.arguments[:2] if self.is_batch else self.arguments[:1])

    def acknowledged(self, answer):
        """The keys that an answer reports as done."""
        if not self.is_batch:
            return self.keys if answer.output.endswith(b"\n") else set()
        return {f"{self.key}:{reply['line']}" for reply in replies(answer) if reply["ok"]}

    def losses(self, answer, told, before, kept):
        """The faults of an answer, beside the keys that were in the journal before it and those that are now."""
        if answer.crashed or answer.status not in STATUSES:
            yield f"{self.key} ends with {answer.status}: {answer.errors.decode().strip()}"
        if missing := told - kept:
            yield f"{sorted(missing)} were acknowledged and are gone"
        if not self.is_loose and kept not in (set(), self.keys):
            yield f"only {sorted(kept)} of {self.key} were done"
        if answer.status == 0 and self.keys - kept:
            yield f"{self.key} ends with 0, and {sorted(self.keys - kept)} are not there"
        applied = error_of(answer).get("applied", False)
        if answer.status in (74, 75) and applied is False and kept - before - told:
            yield f"{self.key} ends with {answer.status}, not applied, and {sorted(kept - before)} are there"
        if applied is True and not self.is_loose and self.keys - kept:
            yield f"{self.key} ends with {answer.status}, applied, and is not there"


class Jobs:
    """Makes jobs by chance, which never stand in each other's way, and counts what they leave."""

    def __init__(self, chance, first=0, step=1, lines=20):
        self.chance, self.lines = chance, lines
        self.number, self.step = first, step
        self.keys, self.stays, self.charges, self.campers = set(), set(), 0, 0

    def next(self):
        return self.make(self.chance.choice([None, None, None, [], ["--keep-going"]]))

    def make(self, options):
        """A single command, or a batch with these options."""
        lines = [self.line() for _ in range(1 if options is None else self.lines)]
        self.number += self.step
        job = Job(f"k-{self.number}", lines, options)
        self.keys |= job.keys
        return job

    def line(self):
        self.number += self.step
        kind = self.chance.randrange(4)
        if kind == 0:
            self.charges += 1
            return "charge r-1 1.00 --memo ice"
        if kind == 1:
            self.campers += 1
            return f"add-camper Guest-{self.number} --phone 555-{self.number:07}"
        days, site = divmod(self.number, SITES)
        stay = str(site + 1), str(datetime.date(2027, 7, 1) + datetime.timedelta(days))
        self.stays.add(stay)
        return f"reserve --site {stay[0]} --camper c-1 --arrive {stay[1]} --nights 1"


def together(jobs, keys, camp):
    """The faults of a campground in which all of these jobs were done, once each, and nothing else."""
    losses = camp.losses()
    expected = set().union(*(each.keys for each in jobs))
    if len(keys) != len(set(keys)) or set(keys) != expected:
        losses.append(f"of {len(expected)} keys the journal has {len(set(keys))} in {len(keys)} entries")
    held = [(each["site"], each["arrival"]) for each in camp.do("list-reservations", "--from", "2027-07-01")]
    if sorted(held) != sorted(set().union(*(each.stays for each in jobs))):
        losses.append(f"{len(held)} stays are not the acknowledged ones")
    memos = [entry["memo"] for entry in camp.do("account", "r-1")["entries"]]
    if memos.count("ice") != (charges := sum(each.charges for each in jobs)):
        losses.append(f"{charges} charges were acknowledged, and {memos.count('ice')} are there")
    guests = camp.do("list-campers", "--match", "Guest")
    if len(guests) != (campers := sum(each.campers for each in jobs)):
        losses.append(f"{campers} campers were acknowledged, and {len(guests)} are there")
    return losses
