"""Tables of other systems, with cells, columns, lines and bytes changed by chance, are imported or refused."""

import concurrent.futures
import csv
import io
import json
import os
import pathlib
import random
import shutil

import summer
from camp import Camp
from figures import Figures
from input.grammar import VALUES, mangled

FIXTURES = pathlib.Path(__file__).parents[3] / "Fixtures" / "Imports"
REAL = {
    "agreed": "reservations", "airbnb": "reservations", "booking": "reservations", "detail-report": "reservations",
    "guests": "campers", "rates": "rates", "sites": "sites"}
# Files that show a fault are kept here.
KEEP = os.environ.get("CAMPCTL_TORTURE_KEEP")
PATIENCE = 10
DONE, PARTLY = 0, 6
STATUSES = {DONE, 5, PARTLY, 64, 65}

SITES = ["10", "010", "Site 12", "14", "1", "001", "2", "3", "4", "A1", "A-01", "99", "", "1 & 2"]
NAMES = [
    "Lee, Ann", "Ann Lee", "O'Neil, \"Zoë\"", "محمد علي", "王小明", "דוד כהן", "🏕", "=1+1", "", "x", "Bacon Lover",
    " Lee ,Ann "]
PHONES = ["0301234567", "910-543-9000 Ext. 5", "+1 (928) 555-0142", "555-0102", "", "n/a", "000", "4.47912E+11",
          "4,47912E+11", "447911123456.0"]
DAYS = [
    "07/{d:02}/2027", "{d:02}/07/2027", "2027-07-{d:02}", "7/{d}/27", "{d}.7.2027", "Jul {d}, 2027", "{d} July 2027",
    "2027-07-{d:02}T15:00:00", "07/{d:02}/2027 3:00 PM", "46{d:03}"]
AMOUNTS = [
    "$52.01", "52,01", "1.234,50", "$1,234.50", "(5.00)", "-5.00", "0", "", "free", "45", "45.005", "1e3", "USD 45.00",
    "92233720368547758.07", "92233720368547758.08", "99999999999999999999", "-92233720368547758.08", "0.00",
    "1,000", "1.000", "12,500 USD", "200 EUR", "900 kr"]
WORDS = [
    "", "Reserved", "CANCELLED", "Checked In", "checked out", "No-Show", "Closed", "Fixed", "Due In", "Arriving in 3 days", "Yes", "n/a", "Tent, RV (16)",
    "line\nbreak", "tab\tthere", "semi;colon", "-5.00", "@x", "30/50 amp", "2.0", "1.5", "-1", "9" * 19, "Fri, Sat",
    "0", "999999999", "0001-01-01", "9999-12-31", "02/30/2027", "2/29/2027"]
HEADERS = {
    "reservations": [
        "Reservation #", "Site #", "Status", "Guest", "First Name", "Last Name", "Phone", "Email", "Check In",
        "Check Out", "Nights", "People", "Adults", "Pets", "Vehicles", "Equipment", "Rig Length", "Group", "Notes",
        "Total", "Taxes", "Deposit", "Paid", "Balance", "Fee", "Payment Method", "Payment Date", "Order Date",
        "Unheard of", "Guest Name(s)", "Currency", "Status: Fixed"],
    "campers": [
        "Name", "First Name", "Last Name", "Phone", "Second Phone", "Email", "Address", "City", "State", "Zip", "Country",
        "Members", "Notes", "Warning"],
    "sites": [
        "Site Number", "Loop", "Type", "Electric", "Amps", "Water", "Sewer", "Max Length", "Occupancy", "Min People",
        "Max Vehicles", "Pull Through", "Accessible", "Equipment", "Notes"],
    "rates": [
        "Rate", "Price", "Weekly", "Monthly", "Site", "Type", "From", "To", "Days", "Min Nights", "Holiday",
        "Extra Adult"],
}
FIRST_DAYS = {"Check In": 1, "Check Out": 4, "Payment Date": 1, "Order Date": 1, "From": 1, "To": 10}
MONEY = ["Total", "Taxes", "Deposit", "Paid", "Balance", "Fee", "Price", "Weekly", "Monthly", "Extra Adult"]
NUMBERS = ["Nights", "People", "Adults", "Pets", "Vehicles", "Rig Length", "Max Length", "Occupancy", "Min Nights",
           "Min People", "Max Vehicles"]
YES = ["", "Yes", "N", "true"]
FITTING = {
    "Status": ["", "Reserved", "CANCELLED", "Checked In", "checked out", "No-Show", "Closed"], "Email": ["", "a@b.example"],
    "Amps": ["", "30/50 amp"], "Electric": ["", "30/50 amp", "No"], "Water": YES, "Sewer": YES, "Pull Through": YES,
    "Currency": ["", "USD", "$"], "Status: Fixed": ["", "plain words"], "Accessible": YES, "Holiday": ["", "No"], "Days": ["", "Fri, Sat", "mon-thu"], "Equipment": ["", "Tent, RV (16)"],
}
CALM_DAYS = ["2027-07-{d:02}", "{d}/7/2027", "Jul {d}, 2027", "{d} July 2027"]
ENCODINGS = ["utf-8", "utf-8", "utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"]


def run(size):
    figures = Figures("bad input: tables")
    workers = min(4, os.cpu_count() or 1)
    seed, numbers = size.chance.getrandbits(32), list(range(size.count(300, 10_000)))
    with camp_in_memory() as camp:
        summer.make(camp)
        camp.run("batch", input=b"add-site 10\nadd-site 12\nadd-site 14\nadd-site A-1\n")
        ours = {kind: exported(camp, kind) for kind in HEADERS}
        prepared = camp.store.read_bytes()
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        turns = [pool.submit(work, figures, seed, numbers[turn::workers], prepared, ours) for turn in range(workers)]
    for turn in turns:
        turn.result()
    return figures


def camp_in_memory():
    return Camp(within="/dev/shm" if os.path.isdir("/dev/shm") else None)


def exported(camp, kind):
    return [camp.run("export", kind).output, camp.run("export", kind, "--jsonl").output]


def work(figures, seed, numbers, prepared, ours):
    with camp_in_memory() as camp:
        camp.store.parent.mkdir()
        for number in numbers:
            chance = random.Random(f"{seed}-{number}")
            kind, content = chosen(chance, ours)
            Attempt(camp, figures, prepared, chance, kind, content, number).all()


def chosen(chance, ours):
    """A table of a real system, of ours, or by chance, mostly spoilt."""
    way = chance.random()
    if way < 0.25:
        name = chance.choice(sorted(REAL))
        kind, content = REAL[name], (FIXTURES / f"{name}.csv").read_bytes()
    else:
        kind = chance.choices(list(HEADERS), [5, 2, 2, 1])[0]
        content = chance.choice(ours[kind]) if way < 0.4 else made(chance, kind)
    return kind, spoilt(content, chance) if chance.random() < 0.85 else content


def made(chance, kind):
    header = [each for each in HEADERS[kind] if chance.random() < 0.8]
    chance.shuffle(header)
    # In a calm table the cells are mostly good ones.
    calm = chance.random() < 0.5
    if calm and "Check Out" in header:
        header = [each for each in header if each != "Nights"]
    layout = chance.choice(CALM_DAYS if calm else DAYS)
    rows = [[cell(chance, each, layout, calm) for each in header] for _ in range(chance.choice([0, 1, 2, 5, 30]))]
    if chance.random() < 0.25:
        lines = [json.dumps(dict(zip(header, typed(row, chance))), ensure_ascii=chance.random() < 0.5) for row in rows]
        return "".join(line + "\n" for line in lines).encode(errors="surrogateescape")
    titles = [["Report", ""], ["Printed: 06/01/2027", ""], [""]][:chance.choice([0, 0, 1, 3])]
    text = io.StringIO()
    writer = csv.writer(text, delimiter=chance.choice(",,,;\t|"), lineterminator=chance.choice(["\n", "\r\n"]),
                        quoting=chance.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]))
    writer.writerows(titles + [header] + rows)
    return text.getvalue().encode(chance.choice(ENCODINGS), errors="replace")


def cell(chance, column, layout, calm):
    """A value for a column: a fitting one, or any."""
    if not calm and chance.random() < 0.15:
        return chance.choice(VALUES + WORDS).encode(errors="surrogateescape").decode(errors="replace")
    if column in ("Site #", "Site", "Site Number", "Rate"):
        return chance.choice(SITES[:4] if calm else SITES)
    if column == "Reservation #":
        return str(chance.randrange(40))
    if "Name" in column or column == "Guest":
        return chance.choice(NAMES)
    if "Phone" in column:
        return chance.choice(PHONES[:4] if calm else PHONES)
    if column in FIRST_DAYS:
        first = FIRST_DAYS[column]
        return (layout if calm else chance.choice(DAYS)).format(d=chance.randrange(first, first + (3 if calm else 19)))
    if column in MONEY:
        return f"{chance.randrange(200)}.{chance.randrange(100):02}" if calm else chance.choice(AMOUNTS)
    if calm and column in NUMBERS:
        return str(chance.randrange(1, 4))
    if calm:
        return chance.choice(FITTING.get(column, ["", "plain words", "=1+1", "@x", "semi;colon", "-5.00"]))
    return chance.choice(WORDS)


def typed(row, chance):
    """Cells as JSON has them: text, numbers, nothing, and now and then what fits in no cell."""
    odd = [None, True, False, 1, 2.5, -0.0, 1e300, 1 << 64, [], {}, ["a"], {"a": 1}]
    return [chance.choice(odd) if chance.random() < 0.05 else each for each in row]


def spoilt(content, chance):
    """Changes a table a little or much."""
    way = chance.randrange(9)
    lines = content.splitlines(keepends=True)
    if way == 0:
        content = content[:chance.randrange(len(content) + 1)]
    elif way == 1:
        chance.shuffle(lines)
        content = b"".join(lines)
    elif way == 2:
        other = chance.choice([b";", b",,", b'"', b"\n", b"\0", b"\t", b"|"])
        content = content.replace(b",", other, chance.randrange(1, 40))
    elif way == 3:
        content = content.replace(b"\n", chance.choice([b"\r\n", b"\r", b"\n\n", b'"\n', b",\n"]))
    elif way == 4 and lines:
        place = chance.randrange(len(lines))
        content = b"".join(lines[:place] + [lines[place]] * chance.choice([0, 2, 3, 25]) + lines[place + 1:])
    elif way == 5:
        word = chance.choice(VALUES + WORDS + AMOUNTS).encode(errors="surrogateescape")
        parts = content.split(b",")
        parts[chance.randrange(len(parts))] = word if chance.random() < 0.5 else b'"' + word.replace(b'"', b'""') + b'"'
        content = b",".join(parts)
    elif way == 6:
        encoding = chance.choice(ENCODINGS)
        content = content.decode(errors="replace").encode(encoding, errors="replace")
    for _ in range(chance.randrange(3)):
        content = mangled(content, chance)
    return content


class Attempt:
    """One file: a look at it, its import, and what must hold of both."""

    def __init__(self, camp, figures, prepared, chance, kind, content, number):
        self.camp, self.figures, self.chance, self.kind, self.number = camp, figures, chance, kind, number
        camp.store.write_bytes(prepared)
        self.prepared = prepared
        self.file = camp.home / "table"
        self.file.write_bytes(content)
        self.rejects = camp.home / "rejects"
        self.rejects.unlink(missing_ok=True)
        self.words = self.options()
        self.is_well = True

    def options(self):
        chance, words = self.chance, []
        if chance.random() < 0.25:
            words += ["--dates", chance.choice(["mdy", "dmy", "ymd"])]
        if chance.random() < 0.4:
            words += ["--keep-going"]
        if self.kind == "reservations" and chance.random() < 0.3:
            words += ["--source", chance.choice(["recreation.gov", "import", ""])]
        if chance.random() < 0.15:
            words += ["--map", chance.choice(["Notes=notes", "Unheard of=notes", "Name=-", "Phone=email", "x=", "="])]
            words += ["--map", chance.choice(["Status: Fixed=reserved", "Status: Fixed=notes", "Listing: Lakeside Cabin=12"])]
            words += ["--map-value", "Status=Fixed=no-show"] if chance.random() < 0.3 else []
            words += ["--save-map", "theirs"] if chance.random() < 0.3 else []
        return words

    def all(self):
        self.figures.faults += 1
        preview = self.importing("--preview") if self.chance.random() < 0.4 else None
        if self.chance.random() < 0.3:
            self.importing("--dry-run")
        more = ["--rejects", self.rejects] if self.chance.random() < 0.3 else []
        done = self.importing(*more)
        if done is not None:
            if preview and done:
                self.require(counts(preview) == counts(done), f"{counts(preview)} in a preview, then {counts(done)}")
            self.again(more)
        self.figures.survivors += self.is_well

    def importing(self, *more):
        """The result of an import, or an empty one where it is refused; nil for one that went wrong."""
        self.figures.runs += 1
        told = ["--json"] if self.chance.random() < 0.8 else []
        words = ["import", self.kind, self.file, *self.words, *more, *told]
        answer = self.camp.answer(*words, limit=PATIENCE)
        if answer is None:
            return self.require(False, f"hangs: {words}")
        good = self.require(
            not answer.crashed and answer.status in STATUSES, f"ends with {answer.status}: {answer.errors[:300]}")
        if answer.status not in (DONE, PARTLY) or {"--preview", "--dry-run"} & set(more):
            good &= self.require(self.unchanged(), f"{answer.status} of {words} has changed the store")
        if good and told:
            good = self.read(answer, more)
        if not good:
            return None
        return answer.json() if told and answer.status in (DONE, PARTLY) else {}

    def unchanged(self):
        if self.camp.store.read_bytes() == self.prepared:
            return True
        now = summer.contents(self.camp.store)
        self.camp.store.write_bytes(self.prepared)
        return now == summer.contents(self.camp.store)

    def read(self, answer, more):
        """Refused rows are named, with their columns where a value is at fault."""
        if answer.status in (DONE, PARTLY):
            result = answer.json()
            named = result["skipped"]
            good = self.require(
                (answer.status == PARTLY) == bool(named) or "--preview" in more,
                f"ends with {answer.status} and refuses {len(named)}")
            rows = {each["row"] for each in named}
            good &= self.require(len(rows) == result["refused"], f"{result['refused']} rows refused, {len(rows)} named")
            values = [(each["row"], each["column"], each["value"], each["problem"]) for each in named]
        else:
            error = json.loads(answer.errors)["error"]
            first, *rest = error["problems"]
            good = self.require(first["name"] != "refusedRows" or bool(rest), "rows are refused, and none is named")
            values = [(each.get("row"), each["field"], each["value"], each["problem"]) for each in rest]
        for row, column, value, problem in values:
            good &= self.require(
                isinstance(row, int) and row > 0 and problem and (value is None or column is not None),
                f"a row is refused as row {row}, column {column}, value {value!r}: {problem}")
        if self.rejects in more and good and values and (answer.status in (DONE, PARTLY) or first["name"] == "refusedRows"):
            is_there = self.rejects.exists() and self.rejects.stat().st_mode & 0o077 == 0
            good = self.require(is_there, "no file of one's own has the refused rows")
        return good

    def again(self, more):
        """Now and then: it is sound, the same again changes nothing, and refused rows are refused again."""
        if self.chance.random() < 0.1:
            for loss in self.camp.losses():
                self.require(False, loss)
        if self.chance.random() < 0.3:
            again = self.camp.answer("import", self.kind, self.file, *self.words, "--json", limit=PATIENCE)
            if again and again.status in (DONE, PARTLY):
                added, updated, *_ = counts(again.json())
                self.require(not added + updated, f"again adds {added} and updates {updated}: {self.words}")
        if self.rejects in more and self.rejects.exists():
            again = self.camp.answer("import", self.kind, self.rejects, *self.words, "--json", limit=PATIENCE)
            self.require(again and not again.crashed and again.status in STATUSES, "refused rows again crash")

    def require(self, holds, words):
        if not holds:
            self.is_well = False
            self.figures.lose(f"table {self.number} of {self.kind}: {words}")
            if KEEP:
                shutil.copy(self.file, os.path.join(KEEP, f"{self.number}.{self.kind}"))
        return bool(holds)


def counts(result):
    return [result[key] for key in ("added", "updated", "unchanged", "refused")]
