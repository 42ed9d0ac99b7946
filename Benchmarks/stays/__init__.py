"""Which sites are free for a party with needs, in a campground of millions of nights, beside a C program."""

import datetime
import json

from figures import Result
from queries import number

FREE = "campctl availability --json"
PEER = "C on libsqlite3, the engine's settings"
TUNED = "C on libsqlite3, campctl's settings"
ARRIVAL = datetime.date(2030, 10, 13)
TODAY = datetime.date(2029, 12, 1)
NIGHTS = 3


def run(bench):
    sites, count = bench.size(10_000, 1_000), bench.size(1_000_000, 100_000)
    store = bench.stores.filled(sites, count)
    asked = commands(bench, store)
    free = require_equal_answers(bench, store, asked)
    result = Result(f"Availability with needs on {sites:,} sites with {3 * count:,} nights; {free} sites are free")
    for _ in range(bench.size(21, 5)):
        for what, command in asked.items():
            result.take(what, bench.runner.run(command, bench.environment(store)))
    result.ratio(FREE, PEER, "≤ 1.5")
    result.ratio(FREE, TUNED)
    return result


def commands(bench, store):
    ask = ["--arrive", str(ARRIVAL), "--nights", str(NIGHTS), "--type", "rv", "--amps", "50"]
    party = ["--rig-length", "35", "--adults", "4", "--children", "2"]
    days = [number(ARRIVAL), number(ARRIVAL) + NIGHTS, number(TODAY) * 86_400]
    plain = [bench.compiled("stays/peer.c", "-lsqlite3"), str(store), *map(str, days)]
    return {
        FREE: [bench.campctl, "availability", *ask, *party, "--json"],
        PEER: plain,
        TUNED: [*plain, "PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -400"],
    }


def require_equal_answers(bench, store, asked):
    """All answer the same; says with how many sites."""
    mine, *others = [json.loads(bench.answer(store, *command)) for command in asked.values()]
    if any(other != mine for other in others):
        raise SystemExit("campctl and the C program answer differently")
    return len(mine)
