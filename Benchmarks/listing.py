"""A list of all reservations as JSON lines, and what memory that takes."""

import json

import queries
from figures import Result

CAMPCTL = "campctl list-reservations --jsonl"
SHELL = "sqlite3 shell, .mode json"


def run(bench):
    count = bench.size(1_000_000, 30_000)
    sites = bench.size(10_000, 1_000)
    result = Result(f"{count:,} reservations as JSON lines, with their campers, nights and accounts")
    require_equal_answers(bench, bench.stores.filled(sites, 334))
    few = bench.run(bench.stores.filled(sites, count // 10), *CAMPCTL.split()[1:])
    store = bench.stores.filled(sites, count)
    for _ in range(bench.size(3, 3)):
        result.take(CAMPCTL, bench.run(store, *CAMPCTL.split()[1:]))
        result.take(SHELL, bench.shell(store, queries.ALL_RESERVATIONS, "-json"))
    result.ratio(CAMPCTL, SHELL, "≤ 3")
    result.goal(
        "peak memory of the list", "flat", MiB=result.figures(CAMPCTL)["peakMiB"],
        **{"MiB for a tenth": round(few.peak_mib, 1)})
    return result


def require_equal_answers(bench, store):
    lines = bench.answer(store, bench.campctl, *CAMPCTL.split()[1:]).splitlines()
    rows = json.loads(bench.answer(store, *bench.shell_command(store, queries.ALL_RESERVATIONS, "-json")))
    keys = ("id", "site", "arrival", "departure", "nights", "adults")
    mine, its = ([[row[key] for key in keys] for row in all] for all in (map(json.loads, lines), rows))
    if mine != its:
        raise SystemExit("campctl and the shell list different reservations")
