"""What is being done when the power goes, and in which states the store may be found then."""

import dataclasses
import subprocess
import typing

from frozen import VERSIONS, frozen

STORE = "store/campground.sqlite"
# Of these folders there is none yet.
DEEP = "own/deep/campground.sqlite"


@dataclasses.dataclass(frozen=True)
class Scenario:
    """A command, and the states that a store may be in: by the keys in its journal, or None where there is no store.

    They are in order: a reply promises the last one, or, where each line stands alone, its own.
    """

    name: str
    command: tuple
    states: list
    before: typing.Callable = lambda camp: camp.settle()
    # Given one after the other, each when all lines before it have been answered.
    input: tuple = ()
    promises_each: bool = False
    # In the folder of the camp: the store that is worked on, and the one that is looked at.
    store: str = STORE
    judged: str = None
    # Whether the same command can be given again, and then brings the last state about.
    repeats: bool = True
    # Where the first state's store is as soon as the last state is there.
    kept: str = None
    # In no file once it was promised.
    erased: tuple = ()

    def promised(self, replies):
        """The state that so many replies promise."""
        last = len(self.states) - 1
        return min(replies, last) if self.promises_each or replies == 0 else last

    def may_be(self, keys, promised):
        return keys in self.states[promised:]


def single(name, *command, states=(frozenset(), {"cut"}), **more):
    """One command with a key of its own, on the campground that is settled already."""
    return Scenario(name, (*command, "--key", "cut", "--json"), states, **more)


def batch(name, lines, *options, states=None, **more):
    """Lines that are kept as one, or each for itself."""
    states = states or [set(), keys(lines)]
    return Scenario(name, ("batch", "--key", "cut", "--jsonl", *options), states, input=(text(lines),), **more)


def keys(lines):
    return {f"cut:{number}" for number in range(1, len(lines) + 1)}


def text(lines):
    return "".join(line + "\n" for line in lines).encode()


def stays(count):
    return [f"reserve --site {each % 8 + 1} --camper c-{each % 2 + 1} --nights 3 "
            f"--arrive 2027-07-{each // 8 * 3 + 1:02}" for each in range(count)]


def one_by_one(lines, together):
    """A batch in which each line stands alone; a few are given, and their replies awaited."""
    states = [keys(lines[:count]) for count in range(len(lines) + 1)]
    pieces = [text(lines[start:start + together]) for start in range(0, len(lines), together)]
    scenario = batch("batch --keep-going", lines, "--keep-going", states=states, promises_each=True)
    return dataclasses.replace(scenario, input=tuple(pieces))


def reserved(camp):
    camp.settle()
    camp.do("reserve", "--site", "1", "--camper", "c-1", "--arrive", "2027-07-01", "--nights", "9")


def interrupted(camp):
    """Leaves a hot journal: killed when all was written, and the journal not yet gone."""
    reserved(camp)
    killed = ["strace", "-o", "/dev/null", "-e", "inject=unlink:signal=KILL", camp.program, "cancel", "r-1"]
    subprocess.run(killed, env=camp.environment, cwd=camp.home, capture_output=True)
    if not camp.store.with_name(camp.store.name + "-journal").exists():
        raise AssertionError("no journal was left")


def known(camp):
    """A person in many rows, under keys in an order that moved them from page to page and left copies in the gaps."""
    camp.settle()
    lines = [f"change-camper c-{each % 2 + 1} --notes '{('Unmistakable', 'Well')[each % 2]} {'x' * (each * 31 % 400)}' "
             f"--key k{each * 7919 % 300:03}" for each in range(300)]
    if camp.run("batch", input=text(lines)).status != 0:
        raise AssertionError("the person could not be made known")


def nothing(camp):
    pass


SCENARIOS = [
    single("reserve", "reserve", "--site", "1", "--camper", "c-1", "--arrive", "2027-07-01", "--nights", "9"),
    single("move", "move", "r-1", "--site", "2", before=reserved),
    single("cancel", "cancel", "r-1", "--because", "rain", before=reserved),
    single("after a hot journal", "move", "r-1", "--site", "2", before=interrupted),
    batch("batch", stays(40)),
    one_by_one(stays(12), together=3),
    single("first open", "add-site", "1", before=nothing, store=DEEP, states=[None, set(), {"cut"}]),
    batch("first batch", [f"add-site {number}" for number in range(1, 31)], before=nothing, store=DEEP,
          states=[None, keys(range(30))]),
    single("forget-camper", "forget-camper", "c-1", "--yes", before=known,
           erased=(b"Maple Walnut", b"Unmistakable", b"928-555-0142", b"9285550142")),
    *[single(f"migration from {version}", "add-site", "99", before=frozen(version)) for version in VERSIONS],
]
