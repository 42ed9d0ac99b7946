"""Batches whose disk is made to fail: replies, summary, error and disk have to agree, in text and in JSON."""

import dataclasses
import json
import re

from scenarios import Scenario, error_of, replies

SUMMARY = re.compile(r"\d+ lines?, (\d+) done, (\d+) refused(?:, (\d+) not known)?(?:, nothing kept)?, [\d.]+ s")
FAILURE = re.compile(r"(?:Line \d+: )?Error: (.*)")
LINES = [
    "add-site 31", "add-camper 'Acorn Squash' --phone 555-0131",
    "reserve --site 1 --camper c-1 --arrive 2027-07-01 --nights 3",
    "reserve --site 2 --camper c-2 --arrive 2027-07-01 --nights 2", "cancel r-1",
]
# A move gives its nights back before it is refused others, so all lines of its group are done again.
REFUSED_IN_ITS_MIDDLE = 5
REFUSED_LINES = LINES[:4] + ["move r-2 --site 1"] + LINES[4:]
FIRST_LINES = LINES[:2] + [
    "hold --site 31 --camper c-1 --arrive 2027-07-01 --nights 3",
    "reserve --site 31 --camper c-1 --arrive 2027-08-01 --nights 2", "cancel r-2",
]
APPLIED = {"The change is on disk.": True, "Nothing was changed.": False, "The reported results are on disk": None}


@dataclasses.dataclass
class Batch(Scenario):
    """A batch, and how its answer is read."""

    is_json: bool = True
    is_dry: bool = False

    def error(self, answer):
        if self.is_json:
            return error_of(answer)
        found = [match[1] for line in answer.errors.decode().splitlines() if (match := FAILURE.match(line))]
        if not found:
            return {}
        said = [applied for words, applied in APPLIED.items() if words in found[-1]]
        known = {"applied": said[0]} if said else {"applied": None} if answer.status == 74 else {}
        return {"message": found[-1]} | known

    def answered(self, answer):
        """The keys of the lines that have a reply, where each line stands alone."""
        if self.is_json:
            return super().answered(answer)
        order = sorted(self.keys, key=lambda key: int(key.split(":")[1]))
        return set(order[:answer.output.count(b"\n")]) if self.is_loose else set()

    def summary(self, answer):
        """The numbers of lines that are done, refused and not known; nil for a batch that never began."""
        if self.is_json:
            for line in answer.errors.splitlines():
                if b'"summary"' in line:
                    summary = json.loads(line)["summary"]
                    return summary["done"], summary["refused"], summary["unknown"]
            return None
        match = SUMMARY.search(answer.errors.decode())
        return match and (int(match[1]), int(match[2]), int(match[3] or 0))

    def wrong_answer(self, answer, done):
        if self.is_dry:
            if done or self.error(answer).get("applied"):
                yield f"is a rehearsal, and {sorted(done)} are there: {answer.errors.decode()}"
            return
        yield from super().wrong_answer(answer, done)
        for what in self.contradictions(answer, len(done)):
            yield f"{what}: {answer.errors.decode()}"

    def contradictions(self, answer, kept):
        summary = self.summary(answer)
        if summary is None:
            if kept:
                yield f"has no summary, and {kept} lines are there"
            return
        (told, _, unknown), error = summary, self.error(answer)
        if not told <= kept <= told + unknown:
            yield f"counts {told} lines as done and {unknown} as not known, and {kept} are there"
        if kept and "nothing kept" in answer.errors.decode():
            yield f"keeps nothing, and {kept} lines are there"
        if error.get("applied") is True and (unknown or told != len(self.keys)):
            yield "is on disk, and does not count all lines as done"
        if error.get("applied", None) is False and (told or unknown):
            yield "changed nothing, and counts lines as done"
        if unknown and error.get("applied", False) is not None:
            yield "knows whether it is applied, and counts lines of which nobody does"
        if self.is_loose and self.folder is None and self.is_json:
            given = sum(reply["ok"] for reply in replies(answer))
            # Those of a group whose temporary file cannot be read again are lost.
            if given > told or answer.status == self.status and given != told:
                yield f"counts {told} lines as done, and replies to {given}"


def batches():
    """Batches of five lines in every mode and form; the long form breaks each call in each way that it can fail."""
    for is_json in (True, False):
        yield batch(is_json, "", LINES, short=24)
        yield batch(is_json, "--keep-going", LINES, is_loose=True, short=18)
        yield batch(is_json, "--dry-run", LINES, is_dry=True, short=6)
        yield batch(
            is_json, "--keep-going", REFUSED_LINES, "one refused in its middle", is_loose=True,
            refused=[REFUSED_IN_ITS_MIDDLE], status=6, short=18)
        yield batch(is_json, "--keep-going", LINES, "output", is_loose=True, folder="-", short=6)
        yield batch(is_json, "", LINES, "output", folder="-", short=6)
        yield batch(is_json, "", FIRST_LINES, "first", prepare=lambda camp: None, short=18)
        yield batch(
            is_json, "--keep-going", FIRST_LINES, "first", prepare=lambda camp: None, is_loose=True, short=12)


def batch(is_json, mode, lines, what="", *, refused=(), **more):
    form = "--jsonl" if is_json else ""
    name = ", ".join(filter(None, [" ".join(filter(None, ["batch", mode, form])), what]))
    keys = {f"fault:{number}" for number in range(1, len(lines) + 1) if number not in refused}
    command = ["batch", "--key", "fault", *filter(None, [form, mode])]
    return Batch(
        name, command, keys=keys, input="\n".join(lines).encode(), seconds=900, is_json=is_json, **more)
