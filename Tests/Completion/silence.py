"""Whatever is wrong with the store or the line, completing says nothing, changes nothing and waits for nobody."""

import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import time


def check(camp):
    """What went wrong."""
    folder = camp.folder / "bad"
    folder.mkdir()
    for name, make in STORES.items():
        path = folder / f"{name}.sqlite"
        kept = make(camp.folder / "own.sqlite", path)
        before = {each.name: look(each) for each in folder.iterdir()}
        yield from failures(camp, name, path)
        if {each.name: look(each) for each in folder.iterdir()} != before:
            yield f"a store that is {name} was changed"
        if kept:
            kept.communicate(b"")
    for words in [[b"\xff"], [b"bash", b"--", b"\xff", b"campctl \xff"], [b"tcsh"], []]:
        yield from silence(subprocess.run(
            [camp.campctl, b"__complete", *words], env=camp.environment, capture_output=True), words)
    environment = camp.environment | {"TZ": "No/Where", "CAMPCTL_NOW": "never", "CAMPCTL_FORMAT": "none"}
    answer = subprocess.run([camp.campctl, "__complete", "fish", ""], env=environment, capture_output=True)
    yield from silence(answer, "a bad environment")
    answer = subprocess.run(
        [camp.campctl, "__complete", "fish", "--", "reserve", "--site", ""], capture_output=True,
        env=camp.environment | {"CAMPCTL_CONFIG": "nowhere"})
    yield from silence(answer, "a configuration that cannot be read")


def failures(camp, name, path):
    for words in [["--site", ""], ["--camper", "B"], ["--group", ""]]:
        began = time.monotonic()
        answer = subprocess.run(
            [camp.campctl, "__complete", "fish", "--", "--store", path, "reserve", *words], env=camp.environment,
            capture_output=True, timeout=10)
        if time.monotonic() - began > 1:
            yield f"a store that is {name} was waited for"
        # What a damaged one still has may be told.
        yield from silence(answer, f"a store that is {name}", name == "damaged")


def silence(answer, what, may_tell=False):
    if answer.returncode != 0 or answer.stderr or (len(answer.stdout.splitlines()) > 1 and not may_tell):
        yield f"{what}: {answer.returncode} {answer.stdout!r} {answer.stderr!r}"


def look(path):
    return path.read_bytes() if path.is_file() else None


def copied(change):
    def make(own, path):
        shutil.copy(own, path)
        return change(path)
    return make


LOCK = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.read()
"""


def locked(path):
    """By another process: whoever reads the file in this one would drop the lock."""
    process = subprocess.Popen(
        [sys.executable, "-c", LOCK, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdout.readline()
    return process


def run(*statements):
    def change(path):
        with sqlite3.connect(path) as connection:
            for statement in statements:
                connection.execute(statement)
        connection.close()
    return change


def damaged(path):
    chance = random.Random(7)
    stored = bytearray(path.read_bytes())
    for _ in range(2000):
        stored[chance.randrange(100, len(stored))] = chance.randrange(256)
    path.write_bytes(stored)


STORES = {
    "missing": lambda own, path: None,
    "empty": lambda own, path: path.touch(),
    "a pipe": lambda own, path: os.mkfifo(path),
    "a folder": lambda own, path: path.mkdir(),
    "no store": lambda own, path: pathlib.Path(path).write_text("text\n" * 1000) and None,
    "busy": copied(locked),
    "writing ahead": copied(run("PRAGMA journal_mode = WAL")),
    "newer": copied(run("PRAGMA user_version = 99")),
    "older": copied(run("PRAGMA user_version = 1")),
    "another program's": copied(run("PRAGMA application_id = 1")),
    "without tables": copied(run("PRAGMA foreign_keys = OFF", "DROP TABLE night", "DROP TABLE camp_site", "DROP TABLE camper")),
    "damaged": copied(damaged),
}
