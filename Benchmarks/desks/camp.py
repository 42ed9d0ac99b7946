"""A campground on the server, as campctl makes it, and what programs have left in it."""

import itertools
import os
import subprocess

TODAY = "2027-06-01"
SITES = 500
# A booking's rows in each table.
ROWS = {"reservation": 1, "night": 2, "command": 1, "change": 3, "ledger": 2}
numbers = itertools.count(1)


class Camp:
    """A campground that is fresh, with a rate, a tax, sites and campers; ids are numbers from 1."""

    def __init__(self, bench, cluster, executable, campers):
        self.bench, self.cluster, self.executable = bench, cluster, executable
        self.name = f"camp{next(numbers)}"
        self.campctl("init", "--quiet")
        seed = bench.folder / "desks-seed.txt"
        seed.write_text("\n".join(lines(campers)) + "\n")
        self.campctl("batch", str(seed), "--quiet")
        self.before = self.rows()

    def environment(self, location):
        """Of campctl at this campground, by one of the locations of the server."""
        its = self.bench.environment(
            f"{location}&campground={self.name}", CAMPCTL_NOW=TODAY, HOME=str(self.bench.folder))
        return {name: value for name, value in its.items() if not name.startswith("PG")}

    def campctl(self, *arguments):
        done = subprocess.run(
            [self.executable, *arguments], env=self.environment(self.cluster.location), capture_output=True, text=True)
        if done.returncode != 0:
            raise SystemExit(f"{arguments} ended with {done.returncode}: {done.stderr}{done.stdout}")
        return done.stdout

    def settle(self):
        """What the server and the system have left to write is not to be the burden of what is measured."""
        self.cluster.ask("CHECKPOINT")
        os.sync()

    def rows(self):
        counts = ", ".join(f"(SELECT count(*) FROM {self.name}.{table})" for table in ROWS)
        return list(map(int, self.cluster.ask(f"SELECT {counts}")[0].split("|")))

    def require(self, bookings, who, checks):
        """All rows of so many bookings are there and no others, and they fit together."""
        expected = [before + each * bookings for before, each in zip(self.before, ROWS.values())]
        if (found := self.rows()) != expected:
            raise SystemExit(f"{who}: {found} rows of {list(ROWS)}, expected {expected}")
        if checks:
            self.campctl("check", "--quiet")

    def digests(self):
        """Of each table, a digest of all its rows."""
        statement = "; ".join(
            f"SELECT '{table} ' || md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) FROM {self.name}.{table} AS t"
            for table in ROWS)
        return self.cluster.ask(statement)

    def drop(self):
        self.cluster.ask(f"SET client_min_messages = warning; DROP SCHEMA {self.name} CASCADE")


def lines(campers):
    for number in range(1, SITES + 1):
        yield f"add-site {number}"
    for number in range(1, campers + 1):
        yield f'add-camper "Camper {number}" --phone {5550000000 + number}'
    yield "add-rate Standard --nightly 45"
    yield "add-tax county --percent 10%"
