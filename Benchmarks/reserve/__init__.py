"""One reservation as a process, on disk when it ends, in a campground of many."""

import datetime
import sys

import generate
import queries
from figures import Result
from reserve import others
from stores import contents, next_id, require_equal

CAMPCTL = "campctl reserve"
SHELL = "sqlite3 shell"
C = "C on libsqlite3"
PYTHON = "Python script"
FIRST_ARRIVAL = datetime.date(2035, 1, 1)
SITE, CAMPER, NIGHTS = 12, 5, generate.NIGHTS


def run(bench):
    count = bench.size(100_000, 5_000)
    result = Result(f"One reservation as a process, durable, in a store of {count:,} reservations")
    peers = programs(bench, count)
    stores = {what: bench.stores.copy(bench.stores.reserved(count), what.split()[0]) for what in peers}
    strangers = others.programs(bench, result)
    for index in range(bench.size(31, 5)):
        arrival = later(index)
        for what, peer in peers.items():
            result.take(what, peer(stores[what], arrival))
        for what, stranger in strangers.items():
            result.take(what, stranger(arrival))
    require_equal({what: contents(store) for what, store in stores.items()})
    result.ratio(CAMPCTL, SHELL, "≤ 1.15")
    result.ratio(CAMPCTL, C)
    result.ratio(PYTHON, CAMPCTL, "≥ 8")
    result.ratio(others.TASK, CAMPCTL, "> 1")
    result.ratio(others.TASK, SHELL)
    result.ratio(others.KHAL, CAMPCTL, "≥ 25")
    return result


def programs(bench, count):
    """Each makes the same reservation in a store of its own; all begin with equal ones."""
    peer = bench.compiled("batch/peer.c", "-lsqlite3")
    line = bench.folder / "reserve.jsonl"

    def campctl(store, arrival):
        return bench.run(store, *arguments(arrival))

    def shell(store, arrival):
        # SQL has no variables for the ids that the images name, so they are told.
        ids = next_id(store, "reservation"), next_id(store, "command")
        return bench.shell(store, queries.reserve(*ids, SITE, CAMPER, arrival))

    def c(store, arrival):
        line.write_text(generate.as_object(SITE, CAMPER, arrival) + "\n")
        return bench.runner.run([peer, store, "1", "1", "0"], bench.environment(store), line)

    def python(store, arrival):
        # What `python3` leads to in a shell may be a wrapper, which would be measured too.
        command = [sys.executable, others.HERE / "script.py", "--store", store, *arguments(arrival)[1:]]
        return bench.runner.run(command, bench.environment(store))

    return {CAMPCTL: campctl, SHELL: shell, C: c, PYTHON: python}


def arguments(arrival):
    return [
        "reserve", "--site", str(SITE), "--camper", f"c-{CAMPER}", "--arrive", str(arrival), "--nights", str(NIGHTS)]


def later(index):
    """An arrival of its own, after all that the store has."""
    return FIRST_ARRIVAL + datetime.timedelta(days=index * NIGHTS)
