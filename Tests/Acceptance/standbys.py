"""Loses a primary with two standbys, and goes on, as docs/guides/several-desks.md has it: each block of its part about standbys.

db1, db2 and db3 are machines of the test's own (machines.py), and each desk is a home of this one. Linux, root and Debian's
PostgreSQL are needed. CAMPCTL is the program (default: campctl in PATH), with campctl-postgresql beside it. What is missing is a
failure, unless ACCEPTANCE_OPTIONAL=1.
"""

import datetime
import json
import os
import pathlib
import re
import shutil
import sys
import tempfile
import time

import machines

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
PAGE = (REPOSITORY / "docs/guides/several-desks.md").read_text().split("## A PostgreSQL server")[1]
PROGRAM = os.path.abspath(os.environ.get("CAMPCTL") or shutil.which("campctl"))
RELEASES = sorted(int(path.parent.name) for path in pathlib.Path("/usr/lib/postgresql").glob("*/bin"))
WAITING = "The write is on this server, and not yet on a standby"


def blocks(heading):
    """The blocks of commands below a heading of the page."""
    part = re.search(rf"^##+ {heading}\n(.*?)(?=^##|\Z)", PAGE, re.DOTALL | re.MULTILINE)[1]
    return re.findall(r"^```sh\n(.*?)^```", part, re.DOTALL | re.MULTILINE)


def require(is_right, what, shown=""):
    if not is_right:
        sys.exit(f"standbys: {what}: {shown}")


class Answer:
    """What a command has printed, and its status."""

    def __init__(self, process):
        self.output, self.problem = process.communicate(timeout=60)
        self.status = process.returncode

    def __str__(self):
        return f"{self.status} {self.output}\n{self.problem}"

    @property
    def error(self):
        return json.loads(self.problem.splitlines()[-1])["error"]


class Place:
    """The machines, the desks, and what the desks were told."""

    def __init__(self, folder):
        self.network = machines.Network(folder, PROGRAM, ("db1", "db2", "db3"))
        self.machines = {machine.name: machine for machine in self.network.machines}
        # The keys of the writes that ended with 0.
        self.acknowledged = set()
        # The page's words for what differs from one reader to the next.
        self.words = {" 15 ": f" {RELEASES[-1]} ", "/15/": f"/{RELEASES[-1]}/", "@15-": f"@{RELEASES[-1]}-"}

    def here(self, script):
        for word, own in self.words.items():
            script = script.replace(word, own)
        return script

    def at(self, name, script):
        """What the commands of a machine's administrator print; all have to succeed."""
        return self.at_all({name: script})[0]

    def at_all(self, scripts):
        """The same on several machines at once."""
        answers = [Answer(process) for process in [self.machines[name].begin(self.here(script)) for name, script in scripts.items()]]
        for answer, (name, script) in zip(answers, scripts.items()):
            require(answer.status == 0, f"{name} runs\n{script}", answer)
        return [answer.output for answer in answers]

    def by(self, person, script):
        """What a person's commands at a desk print; all have to succeed, without a warning."""
        answer = Answer(self.network.begin(person, self.here(script)))
        require(answer.status == 0 and "warning" not in answer.problem, f"{person} runs\n{script}", answer)
        return answer.output

    def begin(self, day, key=None, store="", before=""):
        """A reservation of the gate for a night of July, under a key with the day's number."""
        words = f"--site 12 --camper c-1 --arrive 2027-07-{day:02} --nights 1 --now 2027-06-01 --json --key {key or f'july-{day}'}"
        return self.network.begin("gate", f"{self.desk}\n{before}campctl reserve {words} {store}")

    def reserve(self, day, status=0, store=""):
        answer = Answer(self.begin(day, store=store))
        require(answer.status == status, f"a reservation ends with another status than {status}", answer)
        if status == 0:
            self.acknowledged.add(f"july-{day}")
        return answer

    @property
    def desk(self):
        """The location of the gate."""
        return "\n".join(blocks("The desks")[0].splitlines()[1:3])

    def keys(self, store=""):
        """The keys in the journal of a campground, by default that of the primary."""
        entries = json.loads(self.by("gate", f"{self.desk}\ncampctl log --json {store}"))
        return {entry["key"] for entry in entries if entry["key"]}

    def wait_for(self, name, question, wanted):
        """Asks a server until it answers as it should."""
        end = time.monotonic() + 15
        while (shown := self.at(name, f'sudo -u postgres psql -XAtc "{question}"').split()) != wanted:
            require(time.monotonic() < end, f"{name}: {question}", shown)
            time.sleep(0.1)

    def wait_for_standbys(self, name, *standbys):
        """Waits until they follow a server, and count for its writes."""
        self.wait_for(name, "SELECT application_name, state, sync_state FROM pg_stat_replication ORDER BY 1",
                      [f"{standby}|streaming|quorum" for standby in standbys])


def alone_on(name):
    """The option that names a single server."""
    return f"--store 'postgresql://gate@{name}.example.org/camp?sslmode=verify-full&campground=lakeside'"


def begin(place):
    """A campground on db1, from the first blocks of the page."""
    for machine in place.machines.values():
        machine.start()
    place.at_all({name: "pg_createcluster 15 main --start -- --no-sync" for name in place.machines})
    roles, listening, password, beginning, _ = blocks("From an empty server to the second desk")
    place.at("db1", roles)
    place.at("db1", listening)
    for person in ("lakeside", "gate"):
        equip(place, person)
        place.by(person, password.replace(":office:", f":{person}:"))
    (place.network.home("lakeside") / "sites.csv").write_text("number\n12\n13\n")
    place.by("lakeside", beginning)
    place.by("lakeside", beginning.splitlines()[0] + "\ncampctl add-camper 'Bacon Lover' --phone 910-543-9000")


def equip(place, person):
    """Gives a desk the certificate that db1 has now."""
    folder = place.network.home(person) / ".postgresql"
    folder.mkdir(exist_ok=True)
    shutil.copy(place.network.home("db1") / "root.crt", folder)


def follow(place):
    """Two standbys, and a primary that waits for one of them."""
    certify, admit, copy, wait = blocks("Setting them up")
    place.at("db1", certify)
    certificate = place.network.home("db1") / "root.crt"
    for name in place.machines:
        if name != "db1":
            shutil.copy(certificate, place.network.home(name))
        place.at(name, admit)
    place.at_all({name: copy.replace("name=db2", f"name={name}") for name in ("db2", "db3")})
    place.at("db1", wait)
    place.wait_for_standbys("db1", "db2", "db3")


def work(place):
    """Desks that name all three, and read from a standby, which refuses a write."""
    named, reading = blocks("The desks")
    for person in ("lakeside", "gate"):
        equip(place, person)
        place.by(person, named.replace(":gate:", f":{person}:").replace("gate@", f"{person}@"))
    place.reserve(1)
    place.by("gate", reading)
    answer = place.reserve(2, status=78, store=alone_on("db3"))
    require("standby" in answer.error["message"], "the refusal does not name the standby", answer)
    require(place.keys() == {"july-1"}, "another write than the first", place.keys())


def lose_standbys(place):
    """One standby is away, then both: 74 with applied true, 75 for those that wait for the lock, and the primary alone."""
    place.at("db3", "sudo systemctl stop postgresql@15-main")
    place.reserve(3)
    place.at("db2", "sudo systemctl stop postgresql@15-main")
    began = time.monotonic()
    waiting = [place.begin(day, before=f"sleep {seconds}\n") for seconds, day in enumerate((4, 5, 6))]
    answers = [Answer(process) for process in waiting]
    require([answer.status for answer in answers] == [74, 74, 75], "the statuses of three desks", [str(one) for one in answers])
    for answer in answers[:2]:
        require(answer.error["applied"] is True and WAITING in answer.error["message"], "the error", answer)
    require(19 < time.monotonic() - began < 25, "two writes take another time than twice ten seconds", time.monotonic() - began)
    again = place.reserve(4)
    require(json.loads(again.output)["replayed"] is True, "a write with a key is done twice", again)
    place.at("db1", blocks("When one is away")[0])
    place.reserve(6)
    place.at_all(dict.fromkeys(("db2", "db3"), "sudo systemctl start postgresql@15-main"))
    place.at("db1", blocks("Setting them up")[3])
    place.wait_for_standbys("db1", "db2", "db3")
    # It was applied, and has reached the standbys since.
    place.acknowledged.add("july-5")


def lose_primary(place):
    """The primary loses its power in the middle of a write: 74 with applied null, then 75."""
    place.at("db3", "sudo systemctl stop postgresql@15-main")
    place.reserve(7)
    place.at("db2", "sudo systemctl stop postgresql@15-main")
    process = place.begin(8)
    time.sleep(3)
    place.machines["db1"].lose_power()
    answer = Answer(process)
    require(answer.status == 74 and answer.error["applied"] is None, "a write whose primary is gone", answer)
    place.at_all(dict.fromkeys(("db2", "db3"), "sudo systemctl start postgresql@15-main"))
    place.reserve(9, status=75)


def promote(place):
    """The newest standby takes over, with every acknowledged write, and the other one follows it."""
    stop, newest, promotion, following = blocks("Promoting a standby")
    positions = {name: place.at(name, newest).strip() for name in ("db2", "db3")}
    numbers = {name: [int(part, 16) for part in position.split("/")] for name, position in positions.items()}
    require(numbers["db2"] > numbers["db3"], "db3 was away and has as much as db2", positions)
    place.at("db2", promotion)
    place.at("db3", following)
    place.wait_for_standbys("db2", "db3")
    kept = place.keys(alone_on("db2"))
    require(kept == place.acknowledged, "the writes that are kept", (kept, place.acknowledged))
    place.reserve(8)
    place.by("gate", f"campctl check {alone_on('db2')}")
    meet_again(place, stop)


def meet_again(place, stop):
    """The power of the old primary is back. Its server waits for a person; when one starts it, no write there ends with 0."""
    place.machines["db1"].start()
    place.reserve(10)
    place.at("db1", "! pg_lsclusters -h | grep -w online")
    place.at("db1", "sudo systemctl start postgresql@15-main")
    # A location with three hosts finds either one: here the first.
    answer = place.reserve(11, status=74)
    require(answer.error["applied"] is True, "a write on the old primary", answer)
    place.at("db1", stop)


def come_back(place):
    """The old primary, which has crashed, follows the new one, with its rows and without its own."""
    place.at("db1", "sudo systemctl start postgresql@15-main")
    place.machines["db1"].lose_power()
    place.machines["db1"].start()
    place.at("db1", blocks("The old primary comes back")[0])
    place.wait_for_standbys("db2", "db1", "db3")
    place.reserve(12)
    for name in ("db1", "db3"):
        place.wait_for("db2", "SELECT count(*) FROM pg_stat_replication WHERE replay_lsn = pg_current_wal_lsn()", ["2"])
        kept = place.keys(alone_on(name))
        require(kept == place.acknowledged, f"the writes on {name}", (kept, place.acknowledged))
        place.by("gate", f"campctl check {alone_on(name)}")
    place.at("db3", "sudo systemctl stop postgresql@15-main")
    # db1 is the only one that can confirm it.
    place.reserve(13)
    place.at("db3", "sudo systemctl start postgresql@15-main")


def return_to_past(place):
    """The campground of a moment, beside the server and then in place, while another one of the server stays."""
    archive, past, restore, end = blocks("A moment of the past")
    owner = place.desk.replace("gate@", "lakeside@") + "\n"
    other = owner.replace("campground=lakeside", "campground=hilltop")
    place.by("lakeside", f"{other}campctl init && campctl add-site 1")
    place.at("db2", archive)
    place.reserve(14)
    before = place.keys()
    place.words["2027-07-04 11:30:00 America/Phoenix"] = place.at("db2", "sudo -u postgres psql -XAtc 'SELECT clock_timestamp()'").strip()
    place.words["base-2027-07-01"] = f"base-{datetime.date.today()}"
    place.reserve(15)
    place.by("lakeside", f"{other}campctl add-site 2")
    place.at("db2", past)
    place.by("lakeside", restore)
    place.at("db2", end)
    for store in ("", f"--store {place.network.home('lakeside')}/past.sqlite"):
        kept = place.keys(store)
        require(kept == before, f"the writes of that moment {store}", (kept, before))
    place.reserve(16)
    place.by("lakeside", f"{owner}campctl check && campctl check --store past.sqlite")
    shown = place.by("lakeside", f"{other}campctl list-sites --csv && campctl check")
    require("\n2," in shown, "another campground has gone back, too", shown)


STEPS = (begin, follow, work, lose_standbys, lose_primary, promote, come_back, return_to_past)


def main():
    programs = ("pg_createcluster", "unshare", "nsenter", "setpriv", "ip")
    missing = [name for name in programs if not shutil.which(name, path=machines.SYSTEM)]
    if os.getuid() != 0 or missing or not RELEASES:
        print(f"standbys: root of Linux and Debian's PostgreSQL are needed {missing}", file=sys.stderr)
        sys.exit(os.environ.get("ACCEPTANCE_OPTIONAL") != "1")
    machines.alone()
    with tempfile.TemporaryDirectory(prefix="campctl-standbys-") as folder:
        place = Place(pathlib.Path(folder))
        try:
            for step in STEPS:
                step(place)
                print(f"standbys: {step.__doc__}", flush=True)
        finally:
            place.network.end()


if __name__ == "__main__":
    main()
