"""The stores that the benchmark fills: copies of a seeded one, and what is in them afterwards."""

import hashlib
import shutil
import sqlite3


class Stores:
    """A folder with a seeded store; each run gets a copy of its own."""

    def __init__(self, folder):
        self.seed = folder / "seed.sqlite"
        self.copy = folder / "copy.sqlite"

    def fresh(self):
        self.copy.unlink(missing_ok=True)
        shutil.copy(self.seed, self.copy)
        return str(self.copy)


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


def next_entry(path):
    """The id that the journal gives next."""
    connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    (last,) = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'command'").fetchone()
    connection.close()
    return last + 1
