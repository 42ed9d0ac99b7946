"""Compares what filters let through with a second judgement over the JSON of the same list.

    CAMPCTL=… python3 Tests/Model/filters.py [--seed N] [--filters N] [--stays N]

Random filters are asked of random stays, as the lines of one batch: the fields, the joining of terms, ranges, and the conditions of
statements are those of campctl on the one side, and of this file on the other. The first difference is printed with its filter.
"""
import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import unicodedata
from datetime import date, timedelta

EXECUTABLE = os.environ.get("CAMPCTL", ".build/debug/campctl")
TODAY = date(2027, 6, 10)
NAMES = ["Ann Lee", "Bea Low", "Zoë Öster", "Łukasz Nowak", "Ann-Marie O'Neil"]
NOTES = ["Firewood on arrival", "near the creek, please", "or not", "50% late: \"maybe\"", None, None]
PLAIN = {"ł": "l", "ø": "o"}


def campctl(store, now, lines, *options):
    environment = dict(os.environ, CAMPCTL_CONFIG="", CAMPCTL_STORE=store, CAMPCTL_ACTOR="model")
    done = subprocess.run([EXECUTABLE, "batch", "--jsonl", "--now", str(now), *options], input="\n".join(lines), text=True,
                          capture_output=True, env=environment)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")], done.stderr


def quoted(word):
    return "'" + word.replace("'", "'\\''") + "'"


def filled(store, chance, count):
    """Makes a campground with random stays."""
    lines = ["settings --currency USD", "add-site 1..6 --type rv --loop Aspen --max-length 60", "add-site 7..9 --type tent --loop Birch",
             "add-site 10 --type tent", "add-rate base --nightly 30", "add-tax city --percent 5%"]
    lines += [f"add-camper {quoted(name)} --phone 555-010{place}" + (f" --email {place}@example.org" if place % 2 else "")
              for place, name in enumerate(NAMES)]
    for _ in range(count):
        site, verb = chance.randint(1, 10), chance.choice(["reserve", "reserve", "reserve", "hold --minutes 10080"])
        line = (f"{verb} --site {site} --camper c-{chance.randint(1, 5)} --nights {chance.choice([1, 1, 2, 3, 7])}"
                f" --arrive {TODAY + timedelta(days=chance.randint(-20, 40))} --adults {chance.randint(1, 4)} --pets {chance.randint(0, 2)}")
        if site < 7 and chance.random() < 0.5:
            line += f" --rig-length {chance.randint(18, 45)}"
        if chance.random() < 0.3:
            line += f" --group {chance.choice(['Cubs', 'Scouts'])}"
        if note := chance.choice(NOTES):
            line += f" --notes {quoted(note)}"
        lines.append(line)
    campctl(store, TODAY - timedelta(days=30), lines, "--keep-going")
    later = [f"{chance.choice(['cancel', 'cancel', 'pay', 'pay', 'check-in', 'no-show'])} r-{number}" for number in range(1, count)]
    later = [line + " 30 --method cash" if line.startswith("pay") else line for line in later if chance.random() < 0.5]
    campctl(store, f"{TODAY}T16:00", later, "--keep-going", "--yes")


def folded(text):
    text = unicodedata.normalize("NFD", text.lower())
    return "".join(PLAIN.get(letter, letter) for letter in text if not unicodedata.combining(letter))


def day(text):
    return date.fromisoformat(text).toordinal()


def cents(text):
    return int(text.replace(".", ""))


class Field:
    """A field: its values in a row, their order if they have one, and random values as they are typed."""

    def __init__(self, name, number, typed, values=None):
        self.name, self.number, self.typed = name, number, typed
        self.values = values or (lambda row: inner(row, name.split(".")))


def inner(row, path):
    for key in path:
        row = row.get(key) if isinstance(row, dict) else None
    return row if isinstance(row, list) else [] if row is None else [row]


def comes_about(row):
    return row["status"] in ("held", "reserved", "checked-in", "checked-out")


def nights(row):
    first = date.fromisoformat(row["arrival"])
    return [str(first + timedelta(days=place)) for place in range(row["nights"])] if comes_about(row) else []


def fields(sites):
    days = lambda chance: str(TODAY + timedelta(days=chance.randint(-22, 45)))
    numbers = lambda chance: str(chance.randint(0, 8))
    words = lambda *all: lambda chance: chance.choice(all)
    yes = words("yes", "no")
    return [
        Field("arrival", day, days), Field("departure", day, days), Field("nights", int, numbers), Field("adults", int, numbers),
        Field("pets", int, numbers), Field("rigLength", int, lambda chance: str(chance.randint(15, 48))), Field("version", int, numbers),
        Field("total", cents, lambda chance: f"{chance.randint(0, 250)}.00"), Field("balance", cents, lambda chance: f"{chance.randint(-50, 200)}.00"),
        Field("paid", cents, words("0", "30", "30.00", "60")), Field("status", None, words("held", "reserved", "cancelled", "checked-in", "no-show", "expired")),
        Field("group", None, words("cubs", "SCOUTS", "none")), Field("camper.fullName", None, words("ann lee", "zoe oster", "lukasz", "low")),
        Field("camper.email", None, words("1@example.org", "2@example.org")), Field("notes", None, words("firewood", "or not", "near", "creek")),
        Field("id", None, words("r-3", "r-12", "R-20", "r-0")), Field("camper.id", None, words("c-1", "c-3", "c-9")),
        Field("displaced", bool, yes, lambda row: [row["displaced"]]), Field("here", bool, yes, lambda row: [row["status"] == "checked-in"]),
        Field("arriving", day, days, lambda row: [row["arrival"]] if comes_about(row) else []),
        Field("departing", day, days, lambda row: [row["departure"]] if comes_about(row) else []),
        Field("staying", day, days, nights),
        Field("type", None, words("rv", "tent", "cabin"), lambda row: [sites[row["site"]]["type"]]),
        Field("loop", None, words("aspen", "birch"), lambda row: inner(sites[row["site"]], ["loop"])),
        Field("overdue", bool, yes, lambda row: [
            row["status"] == "reserved" and date.fromisoformat(row["arrival"]) < TODAY
            or row["status"] == "checked-in" and date.fromisoformat(row["departure"]) < TODAY]),
    ]


def term(chance, all):
    """A random term, and its judgement of a row."""
    field = chance.choice(all)
    write = lambda text: f'{field.name}:{text}'
    way = chance.random()
    if way < 0.08:
        return write(""), lambda row: not field.values(row)
    if way < 0.16:
        return write("*"), lambda row: bool(field.values(row))
    one, two = field.typed(chance), field.typed(chance)
    if field.number is bool:
        return write(one), lambda row: (one == "yes") in field.values(row)
    if field.number is None:
        safe = lambda text: f'"{text}"' if " " in text else text
        any_of = lambda judged: lambda row: any(judged(folded(value)) for value in field.values(row))
        if way < 0.4:
            return write(f"~{safe(one)}"), any_of(lambda value: folded(one) in value)
        if way < 0.5:
            return write(f"/{safe(one)}"), any_of(lambda value: value.startswith(folded(one)))
        return write(f"{safe(one)},{safe(two)}"), any_of(lambda value: value in (folded(one), folded(two)))
    number = typed if (typed := field.number) is not cents else lambda text: cents(text if "." in text else text + "00")
    any_of = lambda judged: lambda row: any(judged(field.number(value)) for value in field.values(row))
    low, high = number(one), number(two)
    ways = [(one, lambda value: value == low), (f">{one}", lambda value: value > low), (f"<={one}", lambda value: value <= low),
            (f"{one}..{two}", lambda value: low <= value <= high), (f"..{two}", lambda value: value <= high),
            (f"{one}..", lambda value: value >= low), (f"{one},{two}", lambda value: value in (low, high)), (f"<{one}", lambda value: value < low)]
    text, judged = chance.choice(ways)
    return write(text), any_of(judged)


def condition(chance, all, depth=0):
    """A random filter, and its judgement of a row."""
    way = chance.random()
    if depth > 2 or way < 0.4:
        return term(chance, all)
    if way < 0.55:
        text, judged = condition(chance, all, depth + 1)
        sign = chance.choice(["-", "not ", "NOT "])
        return f"{sign}({text})", lambda row: not judged(row)
    parts = [condition(chance, all, depth + 1) for _ in range(chance.randint(2, 3))]
    if way < 0.8:
        text = chance.choice([" ", " and "]).join(f"({text})" for text, _ in parts)
        return text, lambda row: all_of(row, parts)
    return " or ".join(text for text, _ in parts), lambda row: any(judged(row) for _, judged in parts)


def all_of(row, parts):
    return all(judged(row) for _, judged in parts)


def order(chance):
    """A random order with a limit, and what it makes of rows; mostly none."""
    if chance.random() < 0.6:
        return "", lambda rows: rows
    keys = [(chance.choice(["arrival", "nights", "balance", "total", "paid", "rigLength", "id", "adults"]), chance.random() < 0.5)
            for _ in range(chance.randint(1, 2))]
    limit = chance.choice([1, 5, 20, 1000])

    def arranged(rows):
        for key, is_descending in reversed(keys):
            value = lambda row: cents(row[key]) if key in ("balance", "total", "paid") else int(row[key][2:]) if key == "id" else row[key]
            some = sorted((row for row in rows if row[key] is not None), key=value, reverse=is_descending)
            rows = some + [row for row in rows if row[key] is None]
        return rows[:limit]
    return f" --sort {','.join('-' * is_descending + key for key, is_descending in keys)} --limit {limit}", arranged


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--filters", type=int, default=20_000)
    parser.add_argument("--stays", type=int, default=120)
    parser.add_argument("--store", help="an empty campground on a server, by default a file")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as folder:
        store = options.store or os.path.join(folder, "campground.sqlite")
        if options.store:
            subprocess.run([EXECUTABLE, "init", "--store", store], check=True, capture_output=True)
        filled(store, chance, options.stays)
        replies, _ = campctl(store, TODAY, ["list-reservations", "list-sites"])
        rows, sites = replies[0]["result"], {site["number"]: site for site in replies[1]["result"]}
        all_fields = fields(sites)
        filters = [condition(chance, all_fields) for _ in range(options.filters)]
        orders = [order(chance) for _ in filters]
        lines = [f"list-reservations --columns id --where {quoted(text)}{words}" for (text, _), (words, _) in zip(filters, orders)]
        replies, errors = campctl(store, TODAY, lines)
        if len(replies) < len(lines):
            sys.exit(f"seed {options.seed}: {len(replies)} replies to {len(lines)} lines: {errors[:500]}")
        some = 0
        for (text, judged), (words, arranged), reply in zip(filters, orders, replies):
            expected = [row["id"] for row in arranged([row for row in rows if judged(row)])]
            found = [row["id"] for row in reply["result"]]
            some += 0 < len(found) < len(rows)
            if found != expected:
                sys.exit(f"seed {options.seed}: {text}{words}\n  is {' '.join(found)}\n  not {' '.join(expected)}")
    print(f"{options.filters} filters over {len(rows)} stays agree; {some} let through some and keep back others (seed {options.seed})")


if __name__ == "__main__":
    main()
