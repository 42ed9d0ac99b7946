"""Files and other things that are no store, or one that somebody else has changed."""

import os
import socket
import sqlite3


def sqlite(*script, mark=None):
    """Makes a database, or does something to the store."""
    def make(place, pristine):
        if mark is not None:
            place.write_bytes(pristine)
        database = sqlite3.connect(place, isolation_level=None)
        for statement in script:
            database.execute(statement)
        database.close()
    return make


def kept(*script):
    return sqlite(*script, mark=True)


def listening(place, _):
    # The path of a socket may have about a hundred bytes.
    here = os.getcwd()
    os.chdir(place.parent)
    with socket.socket(socket.AF_UNIX) as file:
        file.bind(place.name)
    os.chdir(here)


def linked(target):
    return lambda place, _: os.symlink(target, place)


def linked_store(place, pristine):
    (place.parent / "real.sqlite").write_bytes(pristine)
    os.symlink("real.sqlite", place)


OURS = "PRAGMA application_id = 0x63616D70"
ANOTHER = ["CREATE TABLE orchard (tree TEXT)", "INSERT INTO orchard VALUES ('apple')", "PRAGMA application_id = 77"]
SPIN = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
THINGS = {
    "another application's": sqlite(*ANOTHER),
    "another application's, written ahead": sqlite("PRAGMA journal_mode = WAL", *ANOTHER),
    "an empty database with our mark": sqlite(OURS),
    "our mark and wrong tables": sqlite(OURS, "PRAGMA user_version = 5", "CREATE TABLE camper (a)"),
    "our mark and an old version's number": sqlite(OURS, "PRAGMA user_version = 1", "CREATE TABLE camper (a)"),
    "another mark": kept("PRAGMA application_id = 1"),
    "no version": kept("PRAGMA user_version = 0"),
    "a version below 0": kept("PRAGMA user_version = -3"),
    "the lowest version": kept("PRAGMA user_version = -2147483648"),
    "a newer version": kept("PRAGMA user_version = 99"),
    "an older version's number": kept("PRAGMA user_version = 2"),
    "a trigger that deletes": kept("CREATE TRIGGER t AFTER INSERT ON night BEGIN DELETE FROM waitlist; END"),
    "a trigger that ignores": kept("CREATE TRIGGER t BEFORE INSERT ON night BEGIN SELECT RAISE(IGNORE); END"),
    "a trigger that spins": kept(f"CREATE TRIGGER t AFTER INSERT ON night BEGIN {SPIN}; END"),
    "our trigger with other words": kept(
        "DROP TRIGGER change_stays", "CREATE TRIGGER change_stays AFTER INSERT ON night BEGIN DELETE FROM tax; END"),
    "a view": kept("CREATE VIEW orchard AS SELECT * FROM camper"),
    "a view as a table": kept(
        "PRAGMA foreign_keys = OFF", "ALTER TABLE camper RENAME TO grove", "CREATE VIEW camper AS SELECT * FROM grove"),
    "a view that spins": kept("DROP TABLE type_rules", f"CREATE VIEW type_rules AS {SPIN}"),
    "a table that is gone": kept("PRAGMA foreign_keys = OFF", "DROP TABLE night"),
    "an index that is gone": kept("DROP INDEX reservation_here"),
    "an index of somebody else's": kept("CREATE UNIQUE INDEX one ON reservation (camper, arrival)"),
    "a folder": lambda place, _: place.mkdir(),
    "a pipe": lambda place, _: os.mkfifo(place),
    "a socket": listening,
    "a link to another store": linked_store,
    "a link to nowhere": linked("nowhere/at/all"),
    "a link to itself": linked("s.sqlite"),
    "a link to a folder": linked("."),
    **{f"a link to {device}": linked(device) for device in ("/dev/full", "/dev/null", "/dev/zero", "/dev/tty")},
    "text": lambda place, _: place.write_text("Dear camper,\n" * 999),
    "nothing": lambda place, _: place.write_bytes(b""),
}
