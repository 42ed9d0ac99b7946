"""Stores as earlier releases have left them."""

import contextlib
import json
import pathlib
import shutil
import sqlite3

SCHEMAS = pathlib.Path(__file__).resolve().parents[2] / "Fixtures" / "Schemas"
# The newest is of today.
VERSIONS = sorted(int(path.stem) for path in SCHEMAS.glob("*.sqlite"))[:-1]


def frozen(version):
    """Prepares a camp with one."""
    def prepare(camp):
        camp.store.parent.mkdir(mode=0o700)
        shutil.copyfile(SCHEMAS / f"{version}.sqlite", camp.store)
    return prepare


def enlarged(version, folder, count):
    """A store of an older schema with many campers, their journal included."""
    store = folder / f"{version}.sqlite"
    shutil.copyfile(SCHEMAS / f"{version}.sqlite", store)
    with contextlib.closing(sqlite3.connect(store)) as database, database:
        images = "SELECT after FROM change WHERE kind = 'camper' AND thing = 1 ORDER BY id DESC"
        last, = database.execute(images).fetchone()
        for number in range(100, 100 + count):
            copy(database, "camper", "id = 1", id=number)
            entry = copy(database, "command", "name = 'add-camper' LIMIT 1", id=number)
            image = json.loads(last) | {"id": f"c-{number}"}
            copy(database, "change", "kind = 'camper' LIMIT 1", id=number, command=entry, thing=number, before=None,
                 after=json.dumps(image, sort_keys=True, separators=(",", ":")))
    return store


def copy(database, table, condition, **changed):
    """Inserts a copy of a row with some of its columns changed; returns its id."""
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    row = database.execute(f"SELECT * FROM {table} WHERE {condition}").fetchone()
    values = list((dict(zip(columns, row)) | changed).values())
    return database.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(values))})", values).lastrowid
