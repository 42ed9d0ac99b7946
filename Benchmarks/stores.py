"""The stores that are measured, and what is in them afterwards."""

import functools
import hashlib
import shutil
import sqlite3
import subprocess


class Stores:
    """Campgrounds in the folder of the benchmark; each is made when it is first asked for."""

    def __init__(self, bench):
        self.bench = bench
        # Equal arguments, the same store.
        self.seeded = functools.cache(self.seeded)
        self.reserved = functools.cache(self.reserved)
        self.filled = functools.cache(self.filled)

    def seeded(self):
        """Sites and campers, put in by campctl."""
        store = self.bench.folder / "seeded.sqlite"
        self.bench.run(store, "batch", self.bench.generate("seed.jsonl", "seed"))
        return store

    def reserved(self, count):
        """The same with so many reservations, put in by campctl."""
        store = self.copy(self.seeded(), f"reserved-{count}")
        lines = self.bench.generate("reserved.jsonl", "reservations", count)
        self.bench.run(store, "batch", lines, "--quiet")
        return store

    def filled(self, sites, reservations):
        """A campground that campctl has made, filled past it and its journal by fill.c."""
        store = self.bench.folder / f"filled-{sites}-{reservations}.sqlite"
        self.bench.run(store, "settings", "--name", "Filled", "--time-zone", "UTC", "--quiet")
        fill = self.bench.compiled("fill.c", "-lsqlite3")
        subprocess.run([fill, store, str(sites), str(reservations)], check=True)
        return store

    def copy(self, store, name):
        copy = self.bench.folder / f"{name}.sqlite"
        copy.unlink(missing_ok=True)
        shutil.copy(store, copy)
        return copy


def commits(path):
    """How many transactions have ever been committed to a store that keeps a rollback journal.

    The engine counts them in bytes 24 to 27 of the file.
    """
    with open(path, "rb") as file:
        file.seek(24)
        return int.from_bytes(file.read(4), "big")


def contents(path):
    """Of each table, how many rows there are and a digest of them all, moments apart."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    connection.execute("BEGIN")
    found = {}
    tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    for (table,) in tables.fetchall():
        columns = [name for _, name, *_ in connection.execute(f'PRAGMA table_info("{table}")') if name != "at"]
        listed = ", ".join(f'"{name}"' for name in columns)
        digest = hashlib.sha256()
        count = 0
        for row in connection.execute(f'SELECT {listed} FROM "{table}" ORDER BY 1, 2'):
            digest.update(repr(row).encode())
            count += 1
        found[table] = (count, digest.hexdigest())
    connection.close()
    return found


def require_equal(found):
    """Ends the benchmark unless all programs have written the same; by program, what `contents` found."""
    (one, rows), *others = found.items()
    for other, its in others:
        for table in sorted(rows.keys() | its.keys()):
            counts = [each.get(table, (0, ""))[0] for each in (rows, its)]
            if counts[0] != counts[1]:
                raise SystemExit(f"{table}: {counts[0]} rows by {one}, {counts[1]} by {other}")
            if rows[table] != its[table]:
                raise SystemExit(f"{table}: {one} and {other} have written different rows")


def next_id(path, table):
    """The id that a table gives next."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", [table]).fetchone()
    connection.close()
    return (row[0] if row else 0) + 1
