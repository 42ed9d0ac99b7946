"""Commands in a shell's loop: each is a process; half of them reserve, half show what was reserved."""

import shlex

import queries
import reserve
from figures import Result
from stores import contents, next_id, require_equal

CAMPCTL = "campctl, run by sh"
SHELL = "sqlite3 shell, run by sh"


def run(bench):
    count = bench.size(100_000, 5_000)
    commands = bench.size(1_000, 100)
    result = Result(f"{commands:,} commands, half of them durable, in a store of {count:,} reservations")
    loops = {
        what: (bench.stores.copy(bench.stores.reserved(count), f"loop-{what.split(',')[0]}"), pair)
        for what, pair in {CAMPCTL: by_campctl, SHELL: by_shell}.items()}
    first = [next_id(bench.stores.reserved(count), table) for table in ("reservation", "command")]
    for index in range(bench.size(5, 2)):
        pairs = range(index * commands // 2, (index + 1) * commands // 2)
        for what, (store, pair) in loops.items():
            result.take(what, take(bench, store, (pair(bench, store, number, *first) for number in pairs)))
    require_equal({what: contents(store) for what, (store, _) in loops.items()})
    result.ratio(CAMPCTL, SHELL, "≤ 1.15")
    return result


def take(bench, store, pairs):
    script = bench.folder / "loop.sh"
    lines = (shlex.join(map(str, command)) for pair in pairs for command in pair)
    script.write_text("set -e\n" + "\n".join(lines) + "\n")
    return bench.runner.run(["sh", script], bench.environment(store))


def by_campctl(bench, _, number, reservation, __):
    return (
        [bench.campctl, *reserve.arguments(reserve.later(number))],
        [bench.campctl, "show-reservation", f"r-{reservation + number}", "--json"])


def by_shell(bench, store, number, reservation, entry):
    reservation += number
    written = queries.reserve(reservation, entry + number, reserve.SITE, reserve.CAMPER, reserve.later(number))
    return (
        bench.shell_command(store, written),
        bench.shell_command(store, queries.reservations(f"r.id = {reservation}"), "-json"))
