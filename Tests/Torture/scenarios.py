"""Commands whose disk is made to fail, and what must hold of their answers whatever failed."""

import dataclasses
import json
import re
from typing import Callable

from frozen import VERSIONS, frozen

# Words of the engine and of the machine, which tell a person nothing.
JARGON = re.compile(r"SQL|database|errno|pager|disk I/O|constraint|\bcode\b|a bug in")


@dataclasses.dataclass
class Scenario:
    """A command on a campground, and the keys that are in its journal afterwards if it is done."""

    name: str
    command: list
    prepare: Callable = lambda camp: camp.settle()
    keys: set = frozenset()
    input: bytes = None
    # Whether each of the keys stands alone.
    is_loose: bool = False
    # A store that it makes, below the home.
    makes: str = None
    # Whose calls fail: those on files of the camp, or "-" for standard output.
    folder: str = None
    short: int = 14
    # How long the long form goes on with it.
    seconds: int = 40
    # How it ends when nothing fails.
    status: int = 0
    # Whether a disk that lets nothing be removed any more may leave what the next command that writes removes.
    leaves_tidying: bool = False

    def arguments(self, camp):
        return [str(word).replace("HOME", str(camp.home)) for word in self.command]

    def losses(self, camp, answer, whole):
        """What is wrong with an answer after a fault, and with the store that it leaves; `whole` is the faultless."""
        if answer.crashed:
            return [f"crashed with {answer.status}: {answer.errors.decode()}"]
        losses = list(self.wrong_words(answer))
        if answer.status == self.status and told(answer) != told(whole) and self.folder is None:
            losses.append(f"says that it is done, and answers {answer.output[:300]}")
        if self.leaves_tidying and camp.store.exists():
            camp.run("add-site", "tidying", "--dry-run")
        if camp.store.exists() or answer.status == 0:
            losses += camp.losses()
        if self.makes and ((camp.home / self.makes).exists() or answer.status == 0):
            checked = camp.run("check", "--store", camp.home / self.makes)
            losses += [f"it made {checked.errors.decode()}"] if checked.status else []
        if losses:
            return losses
        return list(self.wrong_answer(answer, camp.keys() & self.keys if camp.store.exists() else set()))

    def wrong_words(self, answer):
        if answer.status not in (self.status, 74, 75, 78):
            yield f"ends with {answer.status}: {answer.errors.decode()}"
        error = self.error(answer)
        if answer.status != self.status and not error:
            yield f"ends with {answer.status} and says only {answer.errors.decode()}"
        elif JARGON.search(error.get("message", "").split("The file is damaged:")[0]):
            yield f"speaks as the engine does: {error['message']}"

    def error(self, answer):
        """The error of an answer; empty when there is none."""
        return error_of(answer)

    def answered(self, answer):
        """The keys of the lines that have a reply, where each line stands alone."""
        return {f"fault:{reply['line']}" for reply in replies(answer) if reply["ok"]} if self.is_loose else set()

    def wrong_answer(self, answer, done):
        """Compares what the command said with the keys that are in the journal."""
        applied = self.error(answer).get("applied", False)
        said = self.answered(answer)
        if missing := said - done:
            yield f"{sorted(missing)} were acknowledged and are gone"
        if not self.is_loose and done not in (set(), self.keys):
            yield f"only {sorted(done)} were done"
        if answer.status == self.status and done != self.keys:
            yield f"says that it is done, and {sorted(self.keys - done)} are not there"
        if answer.status != self.status and applied is False and done - said:
            yield f"says {answer.status} and that nothing was changed, and {sorted(done - said)} are there"
        if answer.status != self.status and applied is True and done != self.keys:
            yield f"says {answer.status} and that it is on disk, and {sorted(self.keys - done)} are not there"


def error_of(answer):
    """The error that a command gave as JSON; empty when there is none."""
    for line in answer.errors.splitlines():
        try:
            if "error" in (value := json.loads(line)):
                return value["error"]
        except ValueError:
            pass
    return {}


def told(answer):
    """What it answers, but for what nobody can tell of a campground that cannot be read any more."""
    return re.sub(rb'"(lacking|firstLacking|lastLacking)":[^,}]*', b"", answer.output)


def replies(answer):
    """The replies of a batch that have come whole."""
    lines = answer.output.split(b"\n")
    try:
        return [json.loads(line) for line in lines[:-1]]
    except ValueError as error:
        raise AssertionError(f"{answer.status}: no replies: {answer.output[:300]!r} {answer.errors[:300]!r}") from error


def reserved(camp):
    camp.settle()
    camp.do("reserve", "--site", 1, "--camper", "c-1", "--arrive", "2027-07-01", "--nights", 3)


def backed_up(camp):
    """Only what is to be restored has the key."""
    reserved(camp)
    camp.do("add-site", 77, "--key", "fault")
    camp.do("backup", camp.home / "kept.sqlite")
    camp.store.unlink()
    camp.settle()


def one(name, command, **more):
    return Scenario(name, command.split() + ["--key", "fault", "--json"], keys={"fault"}, **more)


def scenarios(size):
    """Those of a size, in the order in which they are done."""
    reserve = "reserve --site 1 --camper c-2 --arrive 2027-07-10 --nights 3"
    yield one("reserve", reserve, short=30)
    yield one("reserve, output", reserve, folder="-", short=6)
    yield one("first command", "add-site 1", prepare=lambda camp: None, short=24)
    for version in VERSIONS if size.long else VERSIONS[:1]:
        yield one(f"migration from {version}", "add-site 901", prepare=frozen(version), short=24)
    yield one("forget-camper", "forget-camper c-2 --yes", prepare=reserved, short=24)
    yield Scenario("check", ["check", "--json"], prepare=reserved)
    yield Scenario("list-reservations", ["list-reservations", "--json"], prepare=reserved)
    yield Scenario("list, output", ["list-sites", "--json"], folder="-", short=6)
    yield Scenario("export hledger", ["export", "hledger", "HOME/books.journal", "--json"], prepare=reserved)
    yield Scenario("backup", ["backup", "HOME/copy.sqlite", "--json"], prepare=reserved, makes="copy.sqlite", short=20)
    yield Scenario(
        "restore", ["restore", "HOME/kept.sqlite", "--yes", "--json"], prepare=backed_up, keys={"fault"}, short=20,
        leaves_tidying=True)
