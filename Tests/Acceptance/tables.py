#!/usr/bin/env python3
"""Exports a campground with awkward values, lets other programs read it, compares each cell, and brings it all back.

CAMPCTL is the program (default: campctl in PATH). A client that is missing is a failure, unless ACCEPTANCE_OPTIONAL=1.
"""
import csv
import decimal
import filecmp
import io
import json
import os
import xml.etree.ElementTree as xml
import zipfile

from work import Work

KINDS = ["campers", "sites", "reservations", "nights", "payments", "charges", "rates"]
DAYS = {"arrival", "departure", "night", "day", "from", "before"}
TIMES = {"booked", "recorded", "holdExpires"}
AMOUNTS = {
    "total", "taxes", "deposit", "paid", "balance", "writtenOff", "security", "amount", "price", "extras", "discounts",
    "nightly", "weekly", "monthly", "extraAdult", "extraChild", "extraVehicle", "extraPet"}
# Separated fields with all texts between quotes; those are text.
QUOTED_TEXT = "CSV:44,34,76,1,,0,true"

NAMES = ["محمد علي", "王小明", "דוד כהן", "🏕 Ünal", 'O\'Neil, "Zoë"', "Jr. \\ <b>&amp;", "Đỗ Thị Ánh", "=A1"]
PHONES = ["0301234567", "001", "+49 30 1234567", "910-543-9000 ext. 5", "007", "0049301", "12345678901234567890", "+112"]
NOTES = ["=1+1", "-5.00", "+1", "@x", "semi;colon, two  blanks | bar", "n/a", "2027-07-04", "1e5", "TRUE", "'quoted'", "50%",
         '""', "#REF!", "1/2", "0,5", "=HYPERLINK(\"x\")"]


def lines():
    """The campground, as lines of a batch."""
    def line(command, **values):
        return json.dumps({"command": command} | values)

    yield from [
        line("settings", name="Élan", timeZone="UTC"),
        line("add-site", number="1", amps=[30, 50], water=True, equipment=["rv", "tent"]),
        line("add-site", number="007", notes="=1+1"), line("add-site", number="A-1", loop="Élan; B"),
        line("add-site", number="50%", type="cabin"), line("add-site", number="1e5"),
        line("add-rate", name="Standard", nightly="45.00", extraAdult="3.33"),
        line("add-rate", name="=1+1", nightly="55.55", **{"from": "2027-07-01"}, before="2027-07-09", weekdays=["fri", "sat"]),
        line("add-tax", name="County", percent="7.25%"), line("policy", deposit="1-night", cancellation="7:0% 0:50%")]
    for name, phone, note in zip(NAMES, PHONES, NOTES):
        yield line("add-camper", fullName=name, phone=phone, notes=note, address=note)
    for number, note in enumerate(NOTES, 1):
        yield line(
            "reserve", camper=f"c-{number % len(NAMES) + 1}", site=["1", "007", "A-1", "50%"][number % 4], notes=note, group=note,
            plates=note, arrive=f"2027-07-{1 + number // 4 * 5:02}", nights=number % 4 + 1, adults=number % 3 + 1)
        yield line("pay", reservation=f"r-{number}", amount=f"{number * 7}.{number:02}", method=["card", "cash"][number % 2], memo=note)
    yield from [line("charge", reservation="r-1", amount="4.50", memo="+1"), line("cancel", reservation="r-2", reason="@x"),
                line("refund", reservation="r-2", amount="5.00", memo="-5.00"),
                line("block-site", number=["1"], **{"from": "2027-08-22"}, nights=2, reason="=1+1"),
                line("join-waitlist", camper="c-1", arrive="2027-07-01", nights=1),
                line("hold", site="50%", camper="c-1", arrive="2027-08-05", nights=2, minutes=10_000)]
    for site in ("007", "1", "A-1"):
        yield line("reserve", camper="c-3", site=site, arrive="2027-06-01", nights=2 + len(site), checkIn=site != "1")


# After two days: one party has left, one did not come, and one is there.
LATER = "2027-06-03T11:20"
LEAVING = ["check-out r-18", "no-show r-19"]


def export(work):
    work.campctl("batch", input="\n".join(lines()), store="first", now="2027-06-01T10:20")
    work.campctl("batch", input="\n".join(LEAVING), store="first")
    work.exported = {}
    for kind in KINDS:
        work.campctl("export", kind, work.path(f"{kind}.csv"), "--exact", store="first")
        work.campctl("export", kind, work.path(f"{kind}.jsonl"), "--jsonl", store="first")
        work.campctl("export", kind, work.path(f"{kind}.fods"), "--ods", store="first")
        work.exported[kind] = [json.loads(line) for line in open(work.path(f"{kind}.jsonl"), encoding="utf-8")]
        work.require(len(work.exported[kind]) > 1, f"there are no {kind}")
    campers = {row["fullName"]: row for row in work.exported["campers"]}
    for name, phone, note in zip(NAMES, PHONES, NOTES):
        row = campers.get(name, {})
        work.require((row.get("phoneNumber"), row.get("notes")) == (phone, note), f"{name!r} is exported as {row}")
    work.require(sorted(filter(None, (row["notes"] for row in work.exported["reservations"]))) == sorted(NOTES), "notes differ")


def text(value):
    """A value of JSON as CSV has it."""
    return "" if value is None else json.dumps(value) if isinstance(value, (bool, int)) else value


def table(work, rows, expected, name):
    """Compares rows of text, the header first, with those of JSON lines."""
    if work.require(len(rows) == len(expected) + 1, f"{name}: {len(rows) - 1} rows, not {len(expected)}"):
        work.require(rows[0] == list(expected[0]), f"{name}: the header is {rows[0]}")
        for number, (row, right) in enumerate(zip(rows[1:], expected), 2):
            for column, found, value in zip(right, row, right.values()):
                work.require(found == text(value), f"{name}, row {number}, {column}: {found!r}, not {text(value)!r}")


def readers(work):
    """Programs that read CSV and JSON lines."""
    for kind in KINDS:
        source, lines, rows = work.path(f"{kind}.csv"), work.path(f"{kind}.jsonl"), work.exported[kind]
        with open(source, encoding="utf-8", newline="") as file:
            table(work, list(csv.reader(file, strict=True)), rows, f"Python, {kind}.csv")
        if (cut := work.client("csvcut", source)) is not None:
            table(work, list(csv.reader(io.StringIO(cut, newline=""))), rows, f"csvcut, {kind}.csv")
        if (made := work.client("csvjson", "--no-inference", "--blanks", source)) is not None:
            found = [{column: value or "" for column, value in row.items()} for row in json.loads(made)]
            work.require(found == [{column: text(value) for column, value in row.items()} for row in rows], f"csvjson, {kind}.csv")
        if (made := work.client("jq", "-c", ".", lines)) is not None:
            work.require([json.loads(line) for line in made.split("\n") if line] == rows, f"jq, {kind}.jsonl")
        database = work.path("utils.sqlite")
        if work.client("sqlite-utils", "insert", database, f"{kind}_lines", lines, "--nl") is not None:
            kept = [{column: int(value) if isinstance(value, bool) else value for column, value in row.items()} for row in rows]
            found = json.loads(work.client("sqlite-utils", "rows", database, f"{kind}_lines"))
            work.require(found == kept, f"sqlite-utils, {kind}.jsonl")
            work.client("sqlite-utils", "insert", database, kind, source, "--csv", "--no-detect-types")
            found = json.loads(work.client("sqlite-utils", "rows", database, kind))
            table(work, [list(found[0])] + [[each or "" for each in row.values()] for row in found], rows, f"sqlite-utils, {kind}.csv")


OFFICE, TABLE, TEXT = (f"{{urn:oasis:names:tc:opendocument:xmlns:{name}:1.0}}" for name in ("office", "table", "text"))


def sheet(path):
    """The rows of an OpenDocument sheet: of each cell its type, its value, and whether it is a formula."""
    with zipfile.ZipFile(path) as archive:
        root = xml.fromstring(archive.read("content.xml"))
    rows = []
    for row in root.iter(TABLE + "table-row"):
        cells = []
        for cell in row:
            kind = cell.get(OFFICE + "value-type")
            value = next((cell.get(OFFICE + name) for name in ("date-value", "boolean-value", "value") if cell.get(OFFICE + name)), None)
            found = (kind, words(cell) if kind == "string" else value, cell.get(TABLE + "formula") is not None)
            cells += [found] * int(cell.get(TABLE + "number-columns-repeated", 1))
        rows.append(cells)
    return [row for row in rows if any(kind for kind, _, _ in row)]


def words(cell):
    def inside(node):
        space = " " * int(node.get(TEXT + "c", 1)) if node.tag == TEXT + "s" else "\t" if node.tag == TEXT + "tab" else ""
        return space + (node.text or "") + "".join(inside(child) + (child.tail or "") for child in node)
    return "\n".join(inside(each) for each in cell.findall(TEXT + "p"))


def office(work):
    """LibreOffice opens the sheets and the CSV, and what it saves has the same values, typed in the sheets."""
    profile = f"-env:UserInstallation=file://{work.path('profile')}"
    for ending, filter in (("fods", []), ("csv", [f"--infilter={QUOTED_TEXT}"])):
        saved = work.path(f"from-{ending}")
        files = [work.path(f"{kind}.{ending}") for kind in KINDS]
        if work.client("soffice", profile, "--headless", *filter, "--convert-to", "ods:calc8", "--outdir", saved, *files) is None:
            return
        for kind in KINDS:
            rows = sheet(f"{saved}/{kind}.ods")
            name = f"LibreOffice, {kind}.{ending}"
            if work.require(len(rows) == len(work.exported[kind]) + 1, f"{name}: {len(rows) - 1} rows, not {len(work.exported[kind])}"):
                for number, (row, right) in enumerate(zip(rows[1:], work.exported[kind]), 2):
                    cells(work, row, right, f"{name}, row {number}", typed=ending == "fods")


def cells(work, row, right, place, typed):
    row += [(None, None, False)] * (len(right) - len(row))
    for (kind, found, formula), (column, value) in zip(row, right.items()):
        wanted = expected(column, value)
        if wanted[0] != "string" and not typed and kind == "string":
            wanted = "string", text(value)
        same = kind == wanted[0] and (
            decimal.Decimal(found) == decimal.Decimal(wanted[1]) if kind == "float" else found == wanted[1])
        work.require(same and not formula, f"{place}, {column}: {kind} {found!r}, not {wanted[0]} {wanted[1]!r}")


def expected(column, value):
    """The type and the value of a cell."""
    if value is None:
        return None, None
    if isinstance(value, bool):
        return "boolean", text(value)
    if isinstance(value, int) or column in AMOUNTS:
        return "float", text(value)
    return ("date" if column in DAYS | TIMES else "string"), value


def gnumeric(work):
    """Gnumeric opens no flat OpenDocument, and takes texts of CSV for numbers, so it gets the sheets as LibreOffice saves them."""
    for kind in KINDS:
        saved = work.path(f"from-fods/{kind}.ods")
        if not os.path.exists(saved):
            return
        if work.client("ssconvert", saved, work.path(f"{kind}-gnumeric.csv")) is None:
            return
        with open(work.path(f"{kind}-gnumeric.csv"), encoding="utf-8", newline="") as file:
            for number, (row, right) in enumerate(zip(list(csv.reader(file))[1:], work.exported[kind]), 2):
                for found, (column, value) in zip(row, right.items()):
                    if expected(column, value)[0] in ("string", None):
                        work.require(found == text(value), f"gnumeric, {kind}, row {number}, {column}: {found!r}, not {value!r}")


# What a reservation has to bring with it; the rest is compared and listed.
KEPT = ["status", "camper", "phone", "email", "site", "arrival", "departure", "nights", "adults", "total", "taxes", "paid", "balance",
        "group", "plates", "notes"]


def again(work):
    """Records come back into a second campground, and the whole campground into a third."""
    for kind in ("sites", "campers", "rates", "reservations"):
        for ending in ("csv", "jsonl"):
            store = f"second-{ending}"
            words = ["import", kind, work.path(f"{kind}.{ending}"), "--json", "--keep-going"]
            for row in json.loads(work.campctl(*words, store=store, statuses=(0, 6)))["skipped"]:
                work.require(False, f"{kind}.{ending}: {row['column']} {row['value']!r} is refused: {row['problem']}")
            there = json.loads(work.campctl("export", kind, "--json", store=store))
            back(work, kind, ending, there)
            result = json.loads(work.campctl(*words, store=store, statuses=(0, 6)))
            work.require(not result["added"] + result["updated"], f"{kind}.{ending} imported again changes something")
    for store in ("first", "second-csv", "second-jsonl"):
        work.campctl("check", store=store)
    work.campctl("export", "all", work.path("whole"), store="first")
    work.campctl("import", "all", work.path("whole"), store="third")
    work.campctl("export", "all", work.path("whole-again"), store="third")
    work.campctl("check", store="third")
    names = sorted(os.listdir(work.path("whole")))
    work.require(names == sorted(os.listdir(work.path("whole-again"))), "the whole campground comes back with other files")
    _, other, lost = filecmp.cmpfiles(work.path("whole"), work.path("whole-again"), names, shallow=False)
    work.require(not other + lost, f"the whole campground comes back with other {other + lost}")


def back(work, kind, ending, there):
    """Compares what came back; ids are new, and what else may be another is listed."""
    def key(row):
        return [row[name] for name in ("arrival", "site", "phone", "number", "phoneNumber", "name") if name in row]

    after = {str(key(row)): row for row in there}
    work.require(len(after) == len(work.exported[kind]), f"{kind}.{ending}: {len(after)} of {len(work.exported[kind])} come back")
    others = {}
    for right in work.exported[kind]:
        for column, value in after.get(str(key(right)), right).items():
            if value != right[column]:
                others.setdefault(column, []).append(f"{value!r}, not {right[column]!r}")
                # A hold comes back as a reservation, as the guide has it.
                if (column, right[column]) == ("status", "held"):
                    continue
                kept = column in KEPT if kind == "reservations" else column != "id"
                work.require(not kept, f"{kind}.{ending}: {column} of {key(right)} comes back as {others[column][-1]}")
    for column, values in others.items():
        print(f"  {kind}.{ending}: {column} comes back as another in {len(values)} rows, such as {values[0]}")


if __name__ == "__main__":
    Work("tables", now=LATER, actor="=1+1").take([export, readers, office, gnumeric, again])
