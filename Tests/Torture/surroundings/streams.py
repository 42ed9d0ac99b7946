"""Streams that are closed, full, or lead to nobody, for each kind of answer."""

import os

LISTS = [
    "list-sites", "list-campers", "list-reservations", "list-blocks", "list-rates", "list-taxes", "list-discounts", "list-waitlist",
    "list-balances", "log", "availability --arrive 2027-07-01 --nights 2", "chart --from 2027-07-01 --nights 9",
    "today", "turnover 2027-07-01", "placards 2027-07-01", "report occupancy", "report revenue", "report no-shows",
    "export hledger", "show-site 1", "info", "settings", "check", "--help", "reserve --help",
]
FORMATS = [[], ["--json"], ["--jsonl"], ["--csv"]]
WRITE = ["add-site", "77", "--key", "fault", "--json"]


def asked(camp, size):
    """Each kind of answer in each format that it has; in the short form, in one of them."""
    camp.settle()
    camp.do("reserve", "--site", 1, "--camper", "c-1", "--arrive", "2027-07-01", "--nights", 3)
    for command in LISTS:
        for form in FORMATS if size.long else [size.chance.choice(FORMATS)]:
            arguments = command.split() + form
            if camp.run(*arguments).status == 0:
                yield " ".join(arguments), arguments


def onto(stream, file):
    """Makes a stream of the command another file, and its own file closed when that is None."""
    return {"preexec_fn": lambda: os.close(stream) if file is None else os.dup2(file, stream) and None}


def wrong(answer, statuses, *words):
    if answer.crashed or answer.status not in statuses:
        yield f"ends with {answer.status}: {answer.errors.decode()}"
    for word in words:
        if word not in answer.errors:
            yield f"says {answer.errors.decode()!r}"


def reader_gone(camp, size):
    for name, arguments in asked(camp, size):
        reader, writer = os.pipe()
        os.close(reader)
        answer = camp.run(*arguments, **onto(1, writer))
        os.close(writer)
        # Who asked a person's question may be told on standard error that there is nothing; of no error.
        losses = list(wrong(answer, [0]))
        yield name, losses + (["speaks of an error"] if b"Error" in answer.errors or b"error" in answer.errors else [])


def first_line_only(camp, size):
    """As `| head -1` reads, of more than a pipe holds."""
    camp.settle(sites=size.count(600, 3000))
    for form in FORMATS:
        process = camp.start("list-sites", *form)
        process.stdout.readline()
        process.stdout.close()
        errors = process.stderr.read()
        process.stderr.close()
        status = process.wait()
        yield " ".join(form), [f"{status} {errors.decode()}"] if status or errors else []


def output_full(camp, size):
    with open("/dev/full", "wb") as full:
        for name, arguments in asked(camp, size):
            answer = camp.run(*arguments, **onto(1, full.fileno()))
            # A list of nothing writes nothing as text.
            statuses = [0, 74] if not camp.run(*arguments).output else [74]
            yield name, list(wrong(answer, statuses))
        answer = camp.run(*WRITE, **onto(1, full.fileno()))
        yield "a write", list(wrong(answer, [74], b'"applied":true')) + camp.losses(["fault"])


def closed(camp, size):
    """Any of the three, alone and together, for a first command, a write, a batch and a list."""
    for streams in ([0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]):
        def close():
            for stream in streams:
                os.close(stream)
        fine = [74] if 1 in streams else [0]
        for command in ["add-site 1", "add-site 2", "list-sites", "export hledger books.journal"]:
            answer = camp.run(*command.split(), preexec_fn=close)
            losses = list(wrong(answer, fine)) + (camp.losses() if 1 not in streams else [])
            yield f"{command} without {streams}", losses
        answer = camp.run("batch", "--jsonl", input=b"add-site 3\nadd-site 3\n", preexec_fn=close)
        yield f"batch without {streams}", list(wrong(answer, [74] if {0, 1} & set(streams) else [5]))
        for file in list(camp.store.parent.glob("*")) + [camp.home / "books.journal"]:
            file.unlink(missing_ok=True)


CASES = [reader_gone, first_line_only, output_full, closed]
