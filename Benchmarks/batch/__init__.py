"""Reservations as a batch of JSON lines, beside a C program and the shell that write the same rows."""

from batch.contend import contend
from figures import Result
from stores import commits, contents, next_id, require_equal

KEEP_GOING = "campctl batch --keep-going"
PEER = "C on libsqlite3, as many commits"
SHELL = "sqlite3 shell, as many commits"
WHOLE = "campctl batch, all or nothing"
PEER_WHOLE = "C on libsqlite3, one commit"
LINES = "campctl batch, a tenth as command lines"


def run(bench):
    count = bench.size(100_000, 10_000)
    result = Result(f"{count:,} reservations as JSON lines")
    work = Batch(bench, count, result)
    for number in range(bench.size(3, 2)):
        work.round(is_first=number == 0)
    result.notes.append(contend(bench, work.json))
    result.ratio(KEEP_GOING, PEER, "≤ 2")
    result.ratio(KEEP_GOING, SHELL, "≤ 0.9")
    result.ratio(WHOLE, PEER_WHOLE, "≤ 2")
    return result


class Batch:
    def __init__(self, bench, count, result):
        self.bench, self.count, self.result = bench, count, result
        self.json = bench.generate("reservations.jsonl", "reservations", count)
        self.lines = bench.generate("reservations.txt", "reservations", max(1, count // 10), "--form", "lines")
        self.peer = bench.compiled("batch/peer.c", "-lsqlite3")
        self.first_entry = str(next_id(bench.stores.seeded(), "command"))

    def round(self, is_first):
        """Each in turn on a fresh copy of one store; the first time, what they have written is compared."""
        found = {}

        def take(what, work):
            store = self.bench.stores.copy(self.bench.stores.seeded(), "batch")
            before = commits(store)
            self.result.take(what, work(store))
            if is_first:
                found[what] = contents(store)
            return commits(store) - before

        made = take(KEEP_GOING, lambda store: self.batch(store, self.json, "--keep-going"))
        take(PEER, lambda store: self.run_peer(store, made))
        take(SHELL, lambda store: self.run_shell(store, made))
        take(WHOLE, lambda store: self.batch(store, self.json))
        take(PEER_WHOLE, lambda store: self.run_peer(store, 1))
        if is_first:
            require_equal(found)
            self.result.notes.append(f"{KEEP_GOING} made {made:,} commits in its first round")
        take(LINES, lambda store: self.batch(store, self.lines, "--keep-going"))

    def batch(self, store, file, *options):
        return self.bench.run(store, "batch", file, "--jsonl", *options)

    def run_peer(self, store, transactions):
        command = [self.peer, store, self.count, transactions, self.first_entry]
        return self.bench.runner.run(command, self.bench.environment(store), self.json)

    def run_shell(self, store, transactions):
        text = self.bench.generate(
            "reservations.sql", "reservations", self.count, "--form", "sql", "--commits", transactions)
        return self.bench.runner.run(self.bench.shell_command(store), self.bench.environment(store), text)
