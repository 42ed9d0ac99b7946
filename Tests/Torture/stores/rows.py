"""Rows with values that no constraint lets in, put there in spite of all constraints."""

import sqlite3

from camp import Camp
from figures import Figures
from stores.witness import Witness

HUGE = [-(1 << 63), -(1 << 63) + 1, -(1 << 53), -1, 0, 10**9, 1 << 31, 1 << 53, (1 << 63) - 1]
ODD = [None, "", "x", "a\0b", b"\xff\xfe", b"blob", 1.5, float("inf"), "9" * 400, "[" * 5000, "-5", "2027-99-99",
       '[{"amount":1e400}]', "\u202e\x1b[2J", "null"]


def run(size, pristine):
    """Puts every odd value into every column in the long form, and some into each in the short one."""
    figures = Figures("bad stores: rows")
    with Camp() as camp:
        place = camp.home / "rows" / "s.sqlite"
        place.parent.mkdir()
        witness = Witness(camp, figures, size)
        changes = [(*column, value) for column in columns(place, pristine) for value in HUGE + ODD]
        size.chance.shuffle(changes)
        for number in size.rounds(12, len(changes), 120):
            table, column, value = changes[number]
            if plant(place, pristine, f"UPDATE {table} SET {column} = ?", value):
                attempt(witness, f"{table}.{column} = {value!r:.40}", place)
        for statement in WHOLE:
            plant(place, pristine, statement)
            attempt(witness, statement, place)
    return figures


# Stays that never end, and amounts that together are more than a number can be.
WHOLE = [
    "UPDATE reservation SET departure = arrival + 1000000000",
    "UPDATE reservation SET arrival = -9223372036854775808, departure = 9223372036854775807",
    "UPDATE block SET arrival = 0, departure = 1000000000",
    "UPDATE night SET price = 9223372036854775807, extra_adults = 9223372036854775807",
    "UPDATE ledger SET amount = -9223372036854775808",
    "UPDATE rate SET nightly = 9223372036854775807, weekly = 9223372036854775807, extra_adult = 9223372036854775807",
    "UPDATE waitlist SET arrive = 0, arrive_before = 1000000000, min_nights = 1, max_nights = 1000000000",
    "UPDATE settings SET min_nights = 1000000000, max_nights = 9223372036854775807, window_days = 9223372036854775807",
    "UPDATE camper SET merged_into = id",
    "UPDATE sqlite_sequence SET seq = 9223372036854775807",
    "UPDATE command SET at = 9223372036854775807",
    "UPDATE undoing SET by = entry",
]


def columns(place, pristine):
    place.write_bytes(pristine)
    database = sqlite3.connect(place)
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    found = [(table, row[1]) for table in tables for row in database.execute(f"PRAGMA table_info({table})")]
    database.close()
    return found


def plant(place, pristine, statement, *values):
    """Does what no program of ours would; returns false where the engine itself cannot."""
    place.write_bytes(pristine)
    database = sqlite3.connect(place, isolation_level=None)
    try:
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("PRAGMA foreign_keys = OFF")
        strictly(database, False)
        database.execute(statement, values)
        strictly(database, True)
        return True
    except (sqlite3.Error, OverflowError):
        return False
    finally:
        database.close()


def strictly(database, kept):
    """Takes the triggers away, and puts them back."""
    if kept:
        for (definition,) in database.execute("SELECT definition FROM temp.kept").fetchall():
            database.execute(definition)
        return
    database.execute(
        "CREATE TEMP TABLE kept AS SELECT name, sql AS definition FROM sqlite_schema WHERE type = 'trigger'")
    for (name,) in database.execute("SELECT name FROM temp.kept").fetchall():
        database.execute(f"DROP TRIGGER {name}")


def attempt(witness, label, place):
    witness.figures.faults += 1
    lost = len(witness.figures.losses)
    witness.reads(label, place)
    witness.writes(label, place)
    witness.any_write(label, place)
    witness.figures.survivors += len(witness.figures.losses) == lost
