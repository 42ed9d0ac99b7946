"""Killed before, within and after each call that makes, writes, names or removes a file, in every command that does.

What the killed command leaves is gone after the next one that works there: no file, and no name of a person.
"""

import concurrent.futures
import dataclasses
import itertools
import os
import random
import re
import shutil
import sys
import tempfile

import preload
from aftermath import keys, opening, replied, rows
from camp import Camp
from figures import Figures
from kill.victim import SIGKILL

# Those that only look are left out.
CALLS = re.compile(r"open|p?write(64)?|f(data)?sync|ftruncate(64)?|(un)?link(at)?|rename|mkdir|rmdir|f?chmod|close|flock")
# With --long, of all commands together.
KILLS = 10_000
SECRETS = [b"Marshmallow", b"555-010-0199"]


@dataclasses.dataclass
class Case:
    """A command, the next one there, and what both may leave: names within the camp's home."""

    name: str
    command: str
    then: str
    leaves: str = "nothing"
    # Its key, and the file or folder that it makes.
    key: str = None
    status: int = 0
    makes: str = None
    store: str = "store/campground.sqlite"
    # The folder in which it removes what others have left.
    works: str = "store"


OLD = r"store/campground\.sqlite\.old-1(-journal)?"
DATED = r"out/dated/campground-[0-9-]+\.sqlite"
NEW = r"new/camp\.sqlite"
ADD = "add-site next"
FIRST = "--store HOME/new/camp.sqlite"
CASES = [
    Case("reserve", "reserve --site 2 --camper c-1 --arrive 2027-08-01 --nights 2 --key k", ADD, key="k"),
    Case("undo", "undo --yes --key k", ADD, key="k"),
    Case("batch", "batch HOME/in/lines --key k", ADD, key="k:1"),
    Case("forget-camper", "forget-camper c-3 --yes --key k", "forget-camper c-3 --yes --key k", key="k"),
    Case("import campers", "import campers HOME/in/rows.csv --keep-going --rejects HOME/out/refused.csv --key k",
         "import campers HOME/in/rows.csv --keep-going --rejects HOME/out/next.csv", r"out/(refused|next)\.csv", key="k",
         status=6),
    Case("import ical", "import ical HOME/in/calendar.ics --site 3 --feed x --key k", ADD, key="k"),
    Case("import all", f"import all HOME/in/whole {FIRST}", f"{ADD} {FIRST}", NEW, makes="new/camp.sqlite",
         store="new/camp.sqlite", works=None),
    Case("first command", f"add-site 1 --key k {FIRST}", f"{ADD} {FIRST}", NEW, key="k", store="new/camp.sqlite",
         works=None),
    Case("first batch", f"batch HOME/in/first --key k {FIRST}", f"{ADD} {FIRST}", NEW, key="k:1",
         store="new/camp.sqlite", works=None),
    Case("import sites --each", "import sites HOME/in/ridb --each HOME/new", "import sites HOME/in/ridb --each HOME/new",
         r"new/\d+\.sqlite", works=None),
    Case("backup", "backup HOME/out/copy.sqlite", "backup HOME/out/next.sqlite", r"out/(copy|next)\.sqlite",
         makes="out/copy.sqlite", works="out"),
    Case("backup --rotate", "backup HOME/out/dated --rotate 30", "backup HOME/out/dated --rotate 30", DATED,
         works="out/dated"),
    Case("restore", "restore HOME/in/kept.sqlite --yes", ADD, OLD),
    Case("export all", "export all HOME/out/whole", "export all HOME/out/next", r"out/(whole|next)(/.*)?",
         makes="out/whole/manifest.json", works="out"),
    Case("export campers", "export campers HOME/out/campers.csv", "export campers HOME/out/next.csv",
         r"out/(campers|next)\.csv", makes="out/campers.csv", works="out"),
    Case("export hledger", "export hledger HOME/out/books.journal", "export hledger HOME/out/next.journal",
         r"out/(books|next)\.journal", makes="out/books.journal", works="out"),
    Case("export ical", "export ical --each-site HOME/out/calendars", "export ical --each-site HOME/out/calendars",
         r"out/calendars(/\w+\.ics)?", works=None),
    Case("export ical, one", "export ical HOME/out/dated/all.ics --details", "export ical HOME/out/dated/all.ics",
         r"out/dated/all\.ics", works="out/dated"),
]


def run(size):
    if sys.platform != "linux":
        print("kill: files are skipped, they need LD_PRELOAD", flush=True)
        return []
    with tempfile.TemporaryDirectory(prefix="campctl-faults-") as folder:
        library = preload.build(folder, "faults")
        # What one command does to files does not depend on another, so they are killed side by side.
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            seeds = [size.chance.random() for _ in CASES]
            return list(pool.map(lambda case, seed: torture(size, case, seed, library), CASES, seeds))


def torture(size, case, seed, library):
    """Kills a command in all of its calls, as often as there are kills for each; then in a larger campground."""
    figures = Figures(f"kill: files of {case.name}")
    chance, share = random.Random(seed), size.count(4, KILLS // len(CASES) + 1)
    for scale in itertools.count(1):
        before = figures.faults
        with Camp() as camp:
            prepare(camp, scale)
            leave(camp, case)
            kept = camp.home.with_name(camp.home.name + "-kept")
            shutil.copytree(camp.home, kept)
            try:
                strike(figures, camp, case, library, kept, chance, share)
            finally:
                shutil.rmtree(kept)
        if figures.losses or figures.faults in (before, share):
            return figures


def strike(figures, camp, case, library, kept, chance, share):
    """Kills the command at calls taken by chance, each time in a copy of the same campground."""
    whole, calls = attempt(camp, case, library)
    if whole.status != case.status or not calls:
        figures.lose(f"without a fault: {whole.status} {whole.errors.decode()}, {len(calls)} calls")
        return
    kills = [(number, way) for number, call in enumerate(calls, 1) for way in ways(call)]
    chance.shuffle(kills)
    for number, way in kills:
        if figures.losses or figures.faults == share:
            return
        put_back(camp, kept)
        killed, made = attempt(camp, case, library, number, way)
        figures.runs += 1
        if killed.status == SIGKILL:
            figures.faults += 1
            figures.judge([f"{way} call {number}, {made[-1]}: {loss}" for loss in aftermath(camp, case, killed, kept)])
        elif killed.status != case.status:
            figures.lose(f"{way} call {number}: {killed.status} {killed.errors.decode()}")


def ways(call):
    """The moments at which a process is killed in a call."""
    if not CALLS.fullmatch(call):
        return []
    return ["before", "after", "half"] if "write" in call else ["before", "after"]


def prepare(camp, scale):
    """A campground with somebody to forget, and what the commands read."""
    camp.settle(sites=7 + scale)
    camp.do("add-camper", "Marshmallow Toaster", "--phone", "555-010-0199")
    for folder in ("in", "out"):
        (camp.home / folder).mkdir()
    rows = "".join(f"Acorn {number},555-02{number:02}\n" for number in range(5 * scale))
    (camp.home / "in/rows.csv").write_text("name,phone\n" + rows + ",nobody\n")
    lines = [f"add-camper 'Squash {number}' --phone 555-03{number:02}" for number in range(5 * scale)]
    (camp.home / "in/lines").write_text("\n".join(lines))
    (camp.home / "in/first").write_text("\n".join(["add-site 1", *lines]))
    event = "BEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20270901\nDTEND;VALUE=DATE:20270903\nSUMMARY:Reserved\nEND:VEVENT\n"
    (camp.home / "in/calendar.ics").write_text(f"BEGIN:VCALENDAR\nVERSION:2.0\n{event}END:VCALENDAR\n")
    ridb(camp.home / "in/ridb")
    camp.do("export", "all", camp.home / "in/whole")
    camp.do("backup", camp.home / "in/kept.sqlite")
    camp.do("backup", camp.home / "out/dated", "--rotate", "30", environment={
        "CAMPCTL_CONFIG": "", "CAMPCTL_NOW": "2027-01-01"})
    camp.do("export", "ical", camp.home / "out/dated/all.ics")
    camp.do("reserve", "--site", 1, "--camper", "c-3", "--arrive", "2027-07-01", "--nights", 3)
    camp.do("cancel", "r-1")


def leave(camp, case):
    """What an earlier killed command has left where the command works: it is swept while this one is killed."""
    host = "".join(each for each in os.uname().nodename if each.isascii() and each.isalnum())[:20]
    if case.works:
        left = camp.home / case.works / f".campctl-{host}-1-1"
        left.mkdir(mode=0o700)
        for name in ("new", "new-journal"):
            (left / name).write_bytes(SECRETS[0])
            (left / name).chmod(0o600)


def ridb(folder):
    """An export with two campgrounds."""
    folder.mkdir()
    columns = ["CampsiteID", "FacilityID", "CampsiteName", "CampsiteType", "TypeOfUse", "Loop", "CampsiteAccessible",
               "CampsiteReservable", "CampsiteLongitude", "CampsiteLatitude", "CreatedDate", "LastUpdatedDate"]
    sites = [f"{number},{number % 2 + 1},{number:03},STANDARD NONELECTRIC,Overnight,A,False,True,0,0,," for number in (1, 2)]
    (folder / "Campsites_API_v1.csv").write_text("\n".join([",".join(columns), *sites]) + "\n")


def put_back(camp, kept):
    shutil.rmtree(camp.home)
    shutil.copytree(kept, camp.home)


def words(camp, line):
    return line.replace("HOME", str(camp.home)).split()


def attempt(camp, case, library, number=0, way="before"):
    """Does the command, killed in the n-th of its calls; gives how it ended, and its calls."""
    log = camp.home.with_name(camp.home.name + ".log")
    log.unlink(missing_ok=True)
    answer = preload.run(
        camp, library, *words(camp, case.command), "--json" if "batch" not in case.command else "--jsonl", environment={
            "FAULT_FOLDER": str(camp.home), "FAULT_LOG": str(log), "TMPDIR": str(camp.home),
            "FAULT_AT": str(number), "FAULT_KIND": way})
    calls = [line.removesuffix(" +") for line in log.read_text().splitlines()] if log.exists() else []
    log.unlink(missing_ok=True)
    return answer, calls


def aftermath(camp, case, killed, kept):
    """What is wrong with what a killed command has left, before and after the next one that works there."""
    losses = opening(camp)
    store = camp.home / case.store
    if replied(killed) and case.makes and not (camp.home / case.makes).exists():
        losses.append(f"{case.makes} was acknowledged and is not there")
    if replied(killed) and case.key and case.key not in keys(store):
        losses.append(f"{case.key} was acknowledged and is not there")
    if not case.key and case.store.startswith("store") and case.name != "restore" \
            and rows(store) != rows(kept / case.store):
        losses.append("a command that only reads has changed something")
    then = camp.run(*words(camp, case.then))
    # The dead command may have been done.
    if then.status not in (0, 5, 6):
        losses.append(f"{case.then} after it: {then.status} {then.errors.decode().strip()}")
    return losses + opening(camp) + litter(camp, case, kept) + persons(camp, case)


def litter(camp, case, kept):
    """What lies there that neither of the commands is to leave."""
    before = {str(path.relative_to(kept)) for path in kept.rglob("*") if ".campctl-" not in str(path)} | {"new"}
    names = {str(path.relative_to(camp.home)): path for path in camp.home.rglob("*")}
    return [f"{name} is left" for name, path in sorted(names.items())
            if name not in before and not re.fullmatch(case.leaves, name)
            # The engine lets an empty journal lie until the next write.
            and not (name.endswith("-journal") and path.stat().st_size == 0)]


def persons(camp, case):
    """Where somebody can still be read who was forgotten."""
    if case.name != "forget-camper":
        return []
    return [f"{secret} is left in {path.name}" for path in camp.store.parent.rglob("*") if path.is_file()
            for secret in SECRETS if secret in path.read_bytes()]
