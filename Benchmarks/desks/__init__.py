"""Several desks at a PostgreSQL server: bookings of a second, beside a C program and pgbench by the same statements."""

import datetime
import json
import os
import pathlib
import shutil
import subprocess

from desks import backup
from desks.camp import SITES, Camp
from desks.cluster import Cluster, environment, paths, program
from desks.programs import CAMPCTL, DESKS, PEER, Programs
from desks.rows import Row
from figures import Result

HOUSE = pathlib.Path(__file__).resolve().parents[2]
CAMPERS = 5_000
FIRST = datetime.date(2027, 6, 2)


def run(bench):
    rounds = bench.size(3, 1)
    result = Result(f"{DESKS} desks at a PostgreSQL server: bookings a second; rounds: {rounds}")
    executable = os.path.abspath(os.environ.get("CAMPCTL_POSTGRESQL") or HOUSE / "dist" / "campctl-postgresql")
    libpq = flags()
    if missing := without(executable, libpq):
        result.notes.append(f"nothing is measured: {missing}")
        return result
    with Cluster() as cluster:
        Desks(bench, cluster, rounds, executable, libpq, result).run()
    return result


def flags():
    """How a C program is compiled with libpq; None where its header is not installed."""
    config = shutil.which("pg_config") or program("pg_config")
    if config is None:
        return None
    headers, library = (
        subprocess.run([config, option], env=environment(), stdout=subprocess.PIPE, check=True, text=True).stdout.strip()
        for option in ("--includedir", "--libdir"))
    return [f"-I{headers}", f"-L{library}", "-lpq"] if pathlib.Path(headers, "libpq-fe.h").exists() else None


def without(executable, libpq):
    """What is missing, in words."""
    if not os.access(executable, os.X_OK):
        return f"there is no executable at {executable}; `make dist-postgresql` makes one"
    asks = [executable, "--version", "--json"]
    version = subprocess.run(asks, env=environment(), stdout=subprocess.PIPE, check=True).stdout
    if not json.loads(version)["engines"].get("postgresql"):
        return f"{executable} has no engine for servers"
    if program("initdb") is None:
        return "no PostgreSQL server is installed"
    return "" if libpq else "libpq's header is not installed"


class Desks:
    def __init__(self, bench, cluster, rounds, executable, libpq, result):
        self.bench, self.cluster, self.rounds, self.executable, self.result = bench, cluster, rounds, executable, result
        self.programs = Programs(bench, executable, libpq)
        self.delay = bench.compiled("desks/delay.c")
        if self.programs.pgbench is None:
            result.notes.append("pgbench is left out: it is not installed")

    def run(self):
        direct = self.cluster.location
        self.hammer(f"{DESKS} desks, one site", direct, 1)
        with self.cluster.line(self.delay, 0.5) as line:
            self.hammer(f"{DESKS} desks, one site, 0.5 ms away", line, 1, least=400, to_peer=0.8)
        with self.cluster.line(self.delay, 20) as line:
            self.hammer(f"{DESKS} desks, one site, 20 ms away", line, 1, least=35, to_peer=0.8)
        self.hammer(f"{DESKS} desks, {SITES} sites", direct, SITES)
        self.pooled()
        self.batch()
        self.backup()

    def camp(self, campers=DESKS):
        return Camp(self.bench, self.cluster, self.executable, campers)

    def hammer(self, what, location, sites, programs=None, **to_reach):
        seconds = self.bench.size(8, 2)
        row = Row(what).run(
            self.rounds, programs or self.programs.names(), self.camp,
            lambda who, camp: self.programs.desks(who, camp, location, seconds, sites))
        row.report(self.result, **to_reach)

    def pooled(self):
        if not shutil.which("pgbouncer", path=paths()):
            self.result.notes.append("what goes through pgbouncer is left out: it is not installed")
            return
        # Desks that share sessions; the C program keeps its statements in one, which does not work there.
        with self.cluster.pool(sessions=4) as pool:
            self.hammer(f"{DESKS} desks, one site, pgbouncer", pool, 1, [CAMPCTL])
        count = self.bench.size(1_000, 200)
        with self.cluster.pool() as pool:
            row = Row("a process for each booking, pgbouncer").run(
                self.rounds, [CAMPCTL, PEER], self.camp,
                lambda who, camp: self.programs.each(who, camp, pool, count))
        row.report(self.result, to_peer=0.8)

    def batch(self):
        count = self.bench.size(100_000, 5_000)
        file, left = self.lines(count), {}
        row = Row(f"{count:,} JSON lines, all or nothing").run(
            self.rounds, self.programs.names(), lambda: self.camp(CAMPERS),
            lambda who, camp: self.programs.batch(who, camp, self.cluster.location, file, count, CAMPERS),
            lambda who, camp: left.update({who: camp.digests()}))
        # pgbench has commits in between, so its entries are several batches.
        if left[CAMPCTL] != left[PEER]:
            raise SystemExit(f"campctl and the C program have left different rows: {left}")
        row.report(self.result, to_peer=0.8, to_pgbench=1.5)

    def backup(self):
        camp = self.camp(CAMPERS)
        count = self.bench.size(60_000, 5_000)
        self.programs.batch(CAMPCTL, camp, self.cluster.location, self.lines(count), count, CAMPERS)
        camp.settle()
        backup.measure(self.bench, self.cluster, camp, self.rounds, self.result)
        camp.drop()

    def lines(self, count):
        """A file of so many bookings."""
        file = self.bench.folder / "desks.jsonl"
        file.write_text("".join(map(line, range(count))))
        return file


def line(index):
    """A booking: each site in turn for two nights, then for the next two."""
    arrival = FIRST + datetime.timedelta(days=index // SITES * 2)
    request = {
        "command": "reserve", "site": str(index % SITES + 1), "camper": f"c-{index * 1327 % CAMPERS + 1}",
        "arrive": str(arrival), "nights": 2}
    return json.dumps(request, separators=(",", ":")) + "\n"
