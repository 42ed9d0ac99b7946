"""Asking as a process: one reservation, and the free sites of a campground, as JSON."""

import datetime
import json

import queries
from figures import Result

SHOW = "campctl show-reservation"
SHOW_SHELL = "sqlite3 shell, the reservation"
FREE = "campctl availability"
FREE_SHELL = "sqlite3 shell, the free sites"
TODAY = datetime.date(2029, 12, 1)
ARRIVAL = datetime.date(2030, 2, 1)
NIGHTS = 2
SITES = 500


def run(bench):
    many = bench.size(100_000, 5_000)
    result = Result(f"Asking as a process: one of {many:,} reservations; the free ones of {SITES} sites")
    stays = bench.stores.filled(SITES, bench.size(20_000, 5_000))
    asked = questions(bench, bench.stores.reserved(many), stays)
    require_equal_answers(bench, asked)
    for _ in range(bench.size(51, 9)):
        for what, (store, command) in asked.items():
            result.take(what, bench.runner.run(command, bench.environment(store)))
    result.ratio(SHOW, SHOW_SHELL, "≤ 1.3")
    result.ratio(FREE, FREE_SHELL, "≤ 1.3")
    return result


def questions(bench, reservations, stays):
    free = queries.free_sites(ARRIVAL, NIGHTS, TODAY)
    ask = ["availability", "--arrive", str(ARRIVAL), "--nights", str(NIGHTS), "--json"]
    return {
        SHOW: (reservations, [bench.campctl, "show-reservation", "r-7", "--json"]),
        SHOW_SHELL: (reservations, bench.shell_command(reservations, queries.reservations("r.id = 7"), "-json")),
        FREE: (stays, [bench.campctl, *ask]),
        FREE_SHELL: (stays, bench.shell_command(stays, free, "-json")),
    }


def require_equal_answers(bench, asked):
    found = {what: json.loads(bench.answer(*question(asked[what]))) for what in asked}
    mine, its = found[SHOW], found[SHOW_SHELL][0]
    if any(mine[key] != its[key] for key in ("id", "site", "arrival", "departure", "nights")):
        raise SystemExit("campctl and the shell show different reservations")
    if [site["number"] for site in found[FREE]] != [site["number"] for site in found[FREE_SHELL]]:
        raise SystemExit("campctl and the shell answer with different sites")


def question(asked):
    store, command = asked
    return store, *command
