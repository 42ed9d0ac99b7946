"""Scripts for pgbench: the same statements, one after the other, each with its values in its text."""

import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent
NOW, TODAY = "1811808000", "20970"
TAXES = '[{"name":"county","isFee":false,"share":{"percent":"10%"}}]'
DETAILS = (
    '"adults":2,"children":0,"pets":0,"vehicles":1,"plates":null,"rigLength":null,"equipment":null,"notes":null,'
    '"group":null,"source":null')
REQUEST = '{"camper":"c-:camper","site":":site","anySite":false,"arrive":":arrive","nights":2,' + DETAILS + "}"
NIGHT = '{"night":":%s","site":":site","price":{"amount":4500,"rate":"Standard","extras":{}}}'
IMAGE = (
    '{"id":"r-:reservation","status":"reserved","camper":"c-:camper","site":":site","arrival":":arrive","departure":":depart",'
    + DETAILS + ',"holdExpires":null,"cancelReason":null,"nights":[' + NIGHT % "arrive" + "," + NIGHT % "second"
    + '],"taxes":' + TAXES + ',"version":1}')
LINE = (
    '{"id":"l-:%s","reservation":"r-:reservation","day":"2027-06-01","kind":"%s","item":"%s","name":"%s","amount":%s,'
    '"method":null,"memo":"%s","actor":"desk","counters":null,"version":1}')
LEDGERS = ["first", "ledger"]
CHARGES = [("charge", "nights", "", "9000", "2 nights"), ("tax", "taxes", "county", "900", "county")]
# The newest ids in one row, and the days as text.
READ_COUNTERS = "SELECT {ids}, {days} FROM counter \\gset"
TABLES = ["reservation", "command", "change", "ledger"]


def texts():
    """The statements of statements.h by their names there."""
    source = (HERE / "statements.h").read_text()
    entries = re.findall(r'\[(\w+)\] = ((?:"[^"]*"\s*)+),', source)
    return {name: "".join(re.findall(r'"([^"]*)"', quoted)) for name, quoted in entries}


STATEMENTS = texts()


def statement(name, *values):
    """A statement with its values, all as texts of which the server finds the type; None is NULL."""
    given = ["NULL" if value is None else f"'{value}'" for value in values]
    return re.sub(r"\$(\d+)", lambda match: given[int(match[1]) - 1], STATEMENTS[name]) + ";"


def beginning(campground):
    ids = ", ".join(f"coalesce(max(seq) FILTER (WHERE name = '{table}'), 0) AS {table}" for table in TABLES)
    days = ", ".join(
        f"(DATE '1970-01-01' + :arrival + {offset})::text AS {name}"
        for offset, name in enumerate(["arrive", "second", "depart"]))
    return [
        statement("BEGIN"), statement("SETTINGS_OF_SESSION", f'"{campground}", pg_temp', "10000"),
        statement("LOCK"), statement("MARKS"), READ_COUNTERS.format(ids=ids, days=days),
        *map(statement, ["SETTINGS", "RULES", "RATES", "TAXES", "POLICY"]),
        statement("WAITING", "waiting", "offered")]


def booking(batch=None):
    """What a booking reads of its nights, and its rows; `batch` is the value of that column."""
    yield from variables("reservation", "command", "change", "ledger", by=1)
    yield statement("LAPSE", NOW)
    yield "\\set before :arrival + 2"
    yield statement("CONFLICT", ":site", ":arrival", ":before", ":camper", ":before", ":arrival")
    yield statement(
        "ADD_RESERVATION", ":reservation", "reserved", ":camper", ":site", ":arrival", ":before", "2", "0", "0", "1",
        *[None] * 12, TAXES, None, None, None, "1")
    yield "\\set next :arrival + 1"
    yield statement("ADD_NIGHTS", *night(":arrival"), *night(":next"))
    yield statement("ADD_COMMAND", ":command", NOW, "desk", "reserve", REQUEST, None, batch)
    yield from ("\\set first :ledger", "\\set ledger :ledger + 1")
    yield from (f"\\set change{number} :change + {number}" for number in (1, 2))
    yield statement("ADD_CHANGES", *change("change", "reservation", ":reservation", IMAGE), *(
        value for number, (ledger, charge) in enumerate(zip(LEDGERS, CHARGES), 1)
        for value in change(f"change{number}", "ledger", f":{ledger}", LINE % (ledger, *charge))))
    yield statement("ADD_LEDGERS", *(
        value for ledger, (kind, item, name, amount, memo) in zip(LEDGERS, CHARGES)
        for value in (f":{ledger}", ":reservation", None, TODAY, kind, item, name, amount, None, None, None, memo, "desk", None)))
    yield "\\set change :change2"


def night(day):
    return ":site", day, ":reservation", "4500", "Standard", "0", "0", "0", "0", "", "", None


def change(number, kind, thing, image):
    return f":{number}", ":command", kind, thing, None, image


def variables(*names, by):
    return (f"\\set {name} :{name} + {by}" for name in names)


def ending():
    yield statement("SET_COUNTERS", *(value for table in sorted(TABLES) for value in (table, f":{table}")))
    yield statement("COMMIT")


def desks(campground, count, sites):
    """A booking in a transaction, of each client; `n` begins at 0."""
    yield "\\set camper :client_id + 1"
    yield "\\set site 1" if sites == 1 else f"\\set site random(1, {sites})"
    yield f"\\set arrival 20971 + (:n * {count} + :client_id) * 2"
    yield "\\set n :n + 1"
    yield from beginning(campground)
    yield statement("SITE", ":site")
    yield statement("CAMPER", ":camper")
    yield from booking()
    yield from ending()


def batch(campground, sites, campers):
    """A booking on each site in one transaction; its statements are few enough for pgbench."""
    yield "\\set arrival 20971 + :n * 2"
    yield from beginning(campground)
    yield "\\set batch :command + 1"
    for site in range(1, sites + 1):
        yield f"\\set site {site}"
        yield f"\\set camper (:n * {sites} + {site - 1}) * 1327 % {campers} + 1"
        yield from booking(":batch")
    yield "\\set n :n + 1"
    yield from ending()
