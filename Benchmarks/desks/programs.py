"""The programs that book: campctl, a C program, and pgbench. Each says how many bookings a second, and how many in all."""

import pathlib
import re
import subprocess

from desks import pgbench
from desks.camp import SITES
from desks.cluster import environment, program
from measure import timed

CAMPCTL, PEER, PGBENCH = "campctl", "C on libpq", "pgbench"
DESKS = 16
HERE = pathlib.Path(__file__).resolve().parent


class Programs:
    def __init__(self, bench, executable, libpq):
        self.bench, self.executable = bench, executable
        self.pgbench = program("pgbench")
        self.drive = bench.compiled("desks/drive.c")
        self.peer = bench.compiled("desks/peer.c", HERE / "booking.c", HERE / "flight.c", *libpq)

    def names(self):
        return [CAMPCTL, PEER, *([PGBENCH] if self.pgbench else [])]

    def desks(self, who, camp, location, seconds, sites):
        """Sixteen desks at once."""
        if who == CAMPCTL:
            batch = [self.executable, "batch", "--keep-going", "--jsonl", "-"]
            return counted([self.drive, "desks", seconds, DESKS, sites, *batch], camp.environment(location))
        if who == PEER:
            return counted([self.peer, "desks", location, camp.name, seconds, DESKS, sites], environment())
        script = pgbench.desks(camp.name, DESKS, sites)
        return self.run_pgbench(script, location, "-c", DESKS, "-T", seconds)

    def each(self, who, camp, location, count):
        """A process for each booking, sixteen at once."""
        command = [self.peer, "one", location, camp.name, "{n}"]
        if who == CAMPCTL:
            booking = ["--site", "1", "--camper", "c-1", "--arrive", "{arrive}", "--nights", "2"]
            command = [self.executable, "reserve", *booking]
        return counted([self.drive, "each", DESKS, count, *command], camp.environment(location))

    def batch(self, who, camp, location, file, count, campers):
        """The lines of a file, all or nothing."""
        if who == PGBENCH:
            script = pgbench.batch(camp.name, SITES, campers)
            return self.run_pgbench(script, location, "-c", 1, "-t", count // SITES, each=SITES)
        command = [self.peer, "batch", location, camp.name, file]
        if who == CAMPCTL:
            command = [self.executable, "batch", file, "--jsonl"]
        return count / timed(lambda: answer(command, camp.environment(location))), count

    def run_pgbench(self, script, location, *options, each=1):
        file = self.bench.folder / "desks.sql"
        file.write_text("\n".join(script) + "\n")
        said = answer([self.pgbench, "-n", "-D", "n=0", "-f", file, *options, location], environment())
        done, failed = (int(re.search(rf"number of {what}: (\d+)", said)[1])
                        for what in ("transactions actually processed", "failed transactions"))
        if failed:
            raise SystemExit(f"pgbench has failed {failed} times")
        return each * float(re.search(r"tps = ([\d.]+)", said)[1]), each * done


def counted(command, its):
    a_second, booked = answer(command, its).split()
    return float(a_second), int(booked)


def answer(command, its):
    """What it prints; what goes wrong ends the benchmark."""
    command = list(map(str, command))
    done = subprocess.run(command, env=its, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)[:200]} ended with {done.returncode}: {done.stderr[-2000:]}")
    return done.stdout
