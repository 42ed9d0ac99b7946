"""Calendars of other systems, with lines, properties, bytes and days changed by chance, are imported or refused."""

import concurrent.futures
import json
import os
import pathlib
import random
import re
import shutil
import sqlite3

import summer
from camp import Camp
from figures import Figures
from input.grammar import VALUES, mangled

FIXTURES = pathlib.Path(__file__).parents[3] / "Fixtures" / "Calendars"
# Files that show a fault are kept here.
KEEP = os.environ.get("CAMPCTL_TORTURE_KEEP")
PATIENCE = 10
# More bytes than any feed has, and as many as a debug build reads in seconds while the tests run beside it.
LONGEST = 2_000_000
DONE, CONFLICT, REFUSED = 0, 3, 65
ADDED = ["add-site 10", "add-site 12", "add-site 14", "add-site A-1",
         "reserve --site 12 --camper c-1 --arrive 2027-07-06 --nights 3",
         "reserve --site 14 --camper c-2 --arrive 2027-07-04 --nights 1", "block-site 12 --from 2027-08-01 --nights 1 --because mud",
         "reserve --site 10 --camper c-1 --arrive 2027-07-20 --nights 2"]
SITES, FEEDS = ["10", "12", "14", "A-1", "1", "3"], ["airbnb", "vrbo", "Bacon Lover", "محمد"]
DESK = ["cancel r-{}", "move r-{} --any-site", "change r-{} --nights 1", "change r-{} --notes late", "unblock-site b-{}",
        "block-site A-1 --from 2027-07-{:02} --nights 1 --because mud", "check-in r-{}"]
LATER = ["2027-07-02", "2027-07-05", "2027-07-09", "2027-07-21", "2027-08-02T12:00", "2028-05-10"]

TIMES = ["VALUE=DATE:202707{d:02}", "VALUE=DATE:202707{d:02}", "VALUE=DATE:202706{d:02}", "202707{d:02}T150000",
         "202707{d:02}T150000Z", "202707{d:02}T000000Z", 'TZID="America/Denver":202707{d:02}T110000',
         "TZID=Pacific/Auckland:202708{d:02}T233000", "VALUE=DATE:202805{d:02}"]
ODD_TIMES = [
    "00010101", "99991231", "99991231T235959Z", "00010101T000000Z", "20270229", "20280229", "20270001", "20271301", "00000000",
    "2027-07-04", "20270704T", "20270704T2400", "20270704T240000", "20270704T235960Z", "20270704T150000+0200", "20270704Z",
    "２０２７０７０４", "", "20270704,20270705", "P3D", "19700101T000000", "20270704T150000z", "99999999", "20270328T013000"]
LENGTHS = ["P3D", "P1W", "PT36H", "P0D", "PT0S", "+P2D", "-P1D", "P", "PT", "P1DT", "P1DT2H", "P99999999D", "P9999999W",
           "P3650D", "P1Y", "P1.5D", "pt36h", "P1D1D", "P2D ", "PT99999999S", "P" + "9" * 30 + "D"]
WORDS = ["Reserved", "Airbnb (Not available)", "CLOSED - Not available", "Blocked", "Booking of the Maple family", "محمد علي",
         "王小明", "דוד כהן", "🏕 Ünal", "", "=1+1", "a\\, b\\; c\\nd", "x" * 300, "é" * 100, "BEGIN:VEVENT", "\\", "a\u0300" * 60, "0"]
UIDS = ["a@b.example", "a@b.example", "1", "", " ", "x" * 500, "r-1@0000000000000000.campctl", "free-1@b.campctl", "free-x",
        "made-1", "made-2027-07-04/2027-07-06", "é", "e\u0301", "\x01", "\u200b", "王@小.明", "'; DROP TABLE night; --"]
MORE = ["STATUS:CANCELLED", "STATUS:TENTATIVE", "status:confirmed", "TRANSP:TRANSPARENT", "SEQUENCE:7", "X-A;B=\"c:d\":e",
        "CLASS:PRIVATE", "DESCRIPTION;ALTREP=\"cid:x\":long", "ATTENDEE;CN=\"A;B\":mailto:a@b.example",
        "DTSTAMP:20270601T040302Z", ":", ";", "NAME",
        "ATTACH;ENCODING=BASE64:" + "QUJD" * 50, " lonely", "EXDATE:20270704", "GEO:1;2", "X:\0", "RECURRENCE-ID:20270704"]
# With these a file is refused.
REFUSING = ["RRULE:FREQ=DAILY;COUNT=3", "RDATE;VALUE=DATE:20270704", "DTSTART:never", "BEGIN:VEVENT", "END:VEVENT", "END:VCALENDAR"]
ALARM = ["BEGIN:VALARM", "TRIGGER:-PT15M", "DTSTART:20200101T000000Z", "SUMMARY:Blocked", "UID:alarm", "END:VALARM"]
ENCODINGS = ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "latin-1", "utf-7", "utf-32"]


def run(size):
    figures = Figures("bad input: calendars")
    workers = min(4, os.cpu_count() or 1)
    seed, numbers = size.chance.getrandbits(32), list(range(size.count(300, 10_000)))
    with camp_in_memory() as camp:
        summer.make(camp)
        camp.run("batch", input="\n".join(ADDED).encode())
        for site, name in (("12", "airbnb"), ("14", "vrbo"), ("A-1", "airbnb")):
            camp.run("import", "ical", FIXTURES / f"{name}.ics", "--site", site, "--feed", name)
        ways = [], ["--blocks"], ["--details", "--blocks"], ["--available"], ["--site", "1"]
        contents = [file.read_bytes() for file in sorted(FIXTURES.glob("*.ics"))]
        contents += [camp.run("export", "ical", *way).output for way in ways]
        # The same nights as another campground has them: they are not our own.
        contents += [re.sub(rb"@\w+\.campctl", b"@elsewhere.example", each) for each in contents[-len(ways):]]
        prepared = camp.store.read_bytes()
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        turns = [pool.submit(work, figures, seed, numbers[turn::workers], prepared, contents) for turn in range(workers)]
    for turn in turns:
        turn.result()
    return figures


def camp_in_memory():
    return Camp(within="/dev/shm" if os.path.isdir("/dev/shm") else None)


def work(figures, seed, numbers, prepared, contents):
    with camp_in_memory() as camp:
        camp.store.parent.mkdir()
        for number in numbers:
            chance = random.Random(f"{seed}-{number}")
            content = chosen(chance, contents)
            attempt = Attempt(camp, figures, prepared, chance, content, number)
            attempt.all()
            if chance.random() < 0.35:
                attempt.desk()
                attempt.next(chance.choice([later, later, later, spoilt])(content, chance), on=chance.choice(LATER))
                attempt.all()
            figures.faults += 1
            figures.survivors += attempt.is_well


def chosen(chance, contents):
    """A calendar of another system, of ours, or by chance, mostly spoilt."""
    content = chance.choice(contents) if chance.random() < 0.4 else made(chance)
    for _ in range(chance.choice([0, 1, 1, 1, 2, 4])):
        content = spoilt(content, chance)
    return content


def made(chance):
    """A calendar of any events; in a calm one each can be read."""
    calm = chance.random() < 0.7
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN"]
    if chance.random() < 0.2:
        lines.append("METHOD:" + chance.choice(["PUBLISH", "REQUEST"] if calm else ["CANCEL", "REPLY", "REFRESH", ""]))
    for number in range(chance.choice([0, 1, 2, 5, 30])):
        lines += event(chance, number, calm)
    lines.append("END:VCALENDAR")
    return "".join(folded(line, chance) + "\r\n" for line in lines).encode(errors="surrogateescape")


def event(chance, number, calm):
    first = chance.randrange(1, 26)
    start = chance.choice(TIMES)
    lines = ["DTSTART" + property_of(start.format(d=first))]
    if chance.random() < 0.8:
        lines.append("DTEND" + property_of(start.format(d=first + chance.choice([0, 1, 1, 2, 3]))))
    elif chance.random() < 0.6:
        lines.append("DURATION:" + chance.choice(LENGTHS[:6] if calm else LENGTHS))
    if chance.random() < 0.9:
        lines.append("UID:" + (f"{number}@b.example" if calm and chance.random() < 0.8 else chance.choice(UIDS)))
    lines.append("SUMMARY:" + chance.choice(WORDS + VALUES[-30:]).replace("\n", "\\n"))
    lines += [chance.choice(MORE) for _ in range(chance.choice([0, 0, 1, 3]))]
    if not calm and chance.random() < 0.2:
        odd = chance.choice(["DTSTART:", "DTEND:"]) + chance.choice(ODD_TIMES)
        lines.append(chance.choice(REFUSING + [odd, odd]))
    if chance.random() < 0.3:
        chance.shuffle(lines)
    if chance.random() < 0.15:
        lines += ALARM
    return ["BEGIN:VEVENT", *lines, "END:VEVENT"]


def property_of(text):
    """A day or a time behind the name of its property, with its parameters if it has some."""
    return (";" if "=" in text else ":") + text


def folded(line, chance):
    """The line in pieces, now and then in many; a fold may divide a character."""
    if chance.random() < 0.8 or not line:
        return line
    data, long = line.encode(errors="surrogateescape"), chance.choice([1, 7, 74])
    space = chance.choice([b"\r\n ", b"\n ", b"\r\n\t"])
    return space.join(data[place:place + long] for place in range(0, len(data), long)).decode(errors="surrogateescape")


def later(content, chance):
    """The calendar some days later: events are gone, moved, longer, closed instead of sold, twice, or have another id."""
    days = chance.choice([1, 2, 7])

    def moved(property):
        return re.sub(rb"(" + property + rb"[^:\n]*:\d{6})(\d\d)", lambda day: day[1] + b"%02d" % min(28, int(day[2]) + days), event)

    def changed():
        way = chance.randrange(12)
        word = b"SUMMARY:" + chance.choice([b"Reserved", b"Blocked"])
        changes = [b"", event + event, moved(rb"DT(?:START|END)"), moved(b"DTEND"), moved(b"DTSTART"), re.sub(rb"SUMMARY:.*", word, event),
                   re.sub(rb"UID:.*", b"UID:%d@later" % chance.randrange(40), event)]
        return changes[way] if way < len(changes) else event

    parts = re.split(rb"(?s)(BEGIN:VEVENT.*?END:VEVENT\s*)", content)
    for place, event in enumerate(parts):
        if event.startswith(b"BEGIN:VEVENT"):
            parts[place] = changed()
    return b"".join(parts)


def spoilt(content, chance):
    """Changes a calendar a little or much."""
    lines = content.splitlines(keepends=True)
    return chance.choice(WAYS)(content, lines, chance)[:LONGEST]


def cut(content, lines, chance):
    if chance.random() < 0.5:
        return content[:chance.randrange(len(content) + 1)]
    return b"".join(lines[:chance.randrange(len(lines) + 1)])


def moved(content, lines, chance):
    """Lines in another order: all of them, two, or some elsewhere."""
    if chance.random() < 0.2:
        chance.shuffle(lines)
    elif len(lines) > 1:
        one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def repeated(content, lines, chance):
    """A property, an event or much is dropped, or there several times."""
    if lines:
        first = chance.randrange(len(lines))
        last = first + chance.choice([1, 1, 1, 6, 9])
        lines[first:last] = lines[first:last] * chance.choice([0, 0, 2, 3, 400])
    return b"".join(lines)


def replaced(content, lines, chance):
    """A property has another value, or is there with another one as well."""
    places = [place for place, line in enumerate(lines) if b":" in line]
    if places:
        place = chance.choice(places)
        name = lines[place].partition(b":")[0]
        value = chance.choice(chance.choice([ODD_TIMES, ODD_TIMES, LENGTHS, UIDS, WORDS, VALUES, MORE, REFUSING]))
        value = value.replace("\n", "\r\n ").encode(errors="surrogateescape")
        lines[place:place + chance.randrange(2)] = [name + b":" + value + b"\r\n"]
    return b"".join(lines)


def put_in(content, lines, chance):
    """Components within others, properties where they have no place, text outside."""
    extra = chance.choice([
        ALARM, ["BEGIN:VEVENT", "UID:in", "DTSTART:20270704", "END:VEVENT"], ["BEGIN:VTODO", "DTSTART:x", "END:VTODO"],
        ["BEGIN:X"] * chance.choice([1, 5000]), ["END:X"], ["BEGIN:VCALENDAR"], ["END:VCALENDAR", "BEGIN:VCALENDAR"],
        [chance.choice(MORE)], [chance.choice(REFUSING)], ["BEGIN:"], ["END:"], ["begin:vevent", "dtstart:20270709", "end:vevent"], ["<html>"]])
    place = chance.randrange(len(lines) + 1)
    return b"".join(lines[:place] + [line.encode() + b"\r\n" for line in extra] + lines[place:])


def lengthened(content, lines, chance):
    """A line becomes huge, as such or by its folds."""
    if lines:
        place = chance.randrange(len(lines))
        more = chance.choice([b"x", b"\r\n x", b"\r\n ", b"\r\n\t\xc3\r\n \xa9", b":", b'"', b"=", b"0", b"\0"])
        lines[place] = lines[place].rstrip(b"\r\n") + more * chance.choice([100, 8192, 30_000]) + b"\r\n"
    return b"".join(lines)


def ended(content, lines, chance):
    """Other ends of lines."""
    end = chance.choice([b"\n", b"\r", b"\r\r\n", b"\r\n\r\n", b"\n \n", b"\x0b", b"\xe2\x80\xa8", b"\0\r\n", b"\r\n \r\n"])
    return content.replace(b"\r\n", b"\n").replace(b"\n", end)


def dated(content, lines, chance):
    """Another day in place of one, or of all."""
    found = list(re.finditer(rb"\d{8}(T\d{6}Z?)?", content))
    if not found:
        return content
    one, word = chance.choice(found), chance.choice(ODD_TIMES).encode()
    if chance.random() < 0.2:
        return content.replace(one[0], word)
    return content[:one.start()] + word + content[one.end():]


def encoded(content, lines, chance):
    return content.decode(errors="replace").encode(chance.choice(ENCODINGS), errors="replace")


def without_sense(content, lines, chance):
    """Bytes changed; NULs; two calendars in one file; what is no calendar."""
    way = chance.randrange(6)
    if way == 0:
        place = chance.randrange(len(content) + 1)
        return content[:place] + bytes(chance.choice([1, 4, 70_000])) + content[place:]
    if way == 1:
        return content + content
    if way == 2 and chance.random() < 0.2:
        return chance.choice([b"", b"\0", b"\xff\xfe", b"\xef\xbb\xbf", b"<html>", b"\r\n", b" ", chance.randbytes(5000)])
    return mangled(content, chance)


WAYS = [cut, moved, repeated, repeated, replaced, replaced, put_in, lengthened, ended, dated, dated, encoded, without_sense,
        without_sense]


class Attempt:
    """One file: a rehearsal, its import, and what must hold of both."""

    def __init__(self, camp, figures, prepared, chance, content, number):
        self.camp, self.figures, self.chance, self.number = camp, figures, chance, number
        self.file = camp.home / "calendar.ics"
        camp.store.write_bytes(prepared)
        self.next(content)
        self.feed = chance.choice(FEEDS)
        self.words = ["import", "ical", self.file, "--site", chance.choice(SITES), "--feed", self.feed]
        if chance.random() < 0.2:
            self.words += ["--now", chance.choice(["2027-07-05", "2027-07-04T23:59", "2028-01-01", "2026-12-31", "2027-08-01"])]
        self.is_well = True

    def next(self, content, on=None):
        """Another file for the store as it is, now or on a day."""
        self.prepared, self.content = self.camp.store.read_bytes(), content
        self.file.write_bytes(content)
        if on:
            self.words[7:] = ["--now", on]

    def desk(self):
        """The desk changes some reservations in between, those of the feed among them."""
        numbers = self.chance.sample(range(1, 20), 6)
        lines = [self.chance.choice(DESK).format(number) for number in numbers]
        self.camp.run("batch", "--keep-going", "--yes", *self.words[7:], input="\n".join(lines).encode())

    def all(self):
        rehearsed = self.importing("--dry-run") if self.chance.random() < 0.4 else None
        done = self.importing()
        if rehearsed is not None and done is not None:
            others = {key for key in rehearsed | done if rehearsed.get(key) != done.get(key)} - {"dryRun"}
            self.require(not others, f"{others} of {rehearsed} are others in {done}")
        if done:
            self.again()

    def importing(self, *more):
        """The result of an import, or an empty one where it is refused; nil for one that went wrong."""
        self.figures.runs += 1
        answer = self.camp.answer(*self.words, *more, "--json", limit=PATIENCE)
        if answer is None:
            return self.require(False, "hangs") or None
        is_known = answer.status == REFUSED or answer.status in (DONE, CONFLICT) and answer.output
        good = self.require(is_known and not answer.crashed, f"ends with {answer.status}: {answer.errors[:300]}")
        if answer.status not in (DONE, CONFLICT) or more:
            good &= self.require(self.camp.store.read_bytes() == self.prepared, f"{answer.status} {more} has changed the store")
        if good and answer.status == REFUSED:
            return {} if self.names(json.loads(answer.errors)["error"]) else None
        if not good:
            return None
        result = answer.json()
        news = result["conflicts"] + result["waiting"]
        new = any(each["new"] for each in news)
        self.require(new == (answer.status == CONFLICT), f"ends with {answer.status} and has {news}")
        return result

    def names(self, error):
        """The error has the file, or a line of it."""
        lines = self.content.count(b"\n") + 1
        good = self.require(error["problems"] and self.file.name in error["message"], f"names no file: {error}")
        for problem in error["problems"]:
            # The last of many is how many more there are.
            if re.fullmatch(r"There (is|are) \d+ more problems?", problem["problem"]) and problem is error["problems"][-1]:
                continue
            line = re.search(r"line (\d+)", problem["problem"], re.I)
            good &= self.require(
                self.file.name in problem["problem"] and (not line or 1 <= int(line[1]) <= lines), f"refused by {problem['problem']}")
        return good

    def again(self):
        """Held nights are still held; the same once more changes nothing; it is sound; it can be taken back."""
        held = self.nights(self.prepared)
        now = self.camp.store.read_bytes()
        is_held = self.of_others(held).items() <= self.of_others(self.nights(now)).items()
        self.require(is_held, "a night that was held is not any more")
        self.figures.runs += 1
        again = self.camp.answer(*self.words, limit=PATIENCE)
        quiet = again and (again.status, again.output, again.errors) == (0, b"", b"")
        self.require(quiet, again and f"again ends with {again.status}: {again.output[:300]} {again.errors[:300]}")
        self.require(self.camp.store.read_bytes() == now, "again changes the store")
        if self.chance.random() < 0.3:
            self.figures.runs += 1
            for loss in self.camp.losses():
                self.require(False, loss)
        # An entry that changed nothing is not the one to undo.
        if self.chance.random() < 0.15 and self.nights(now) != held:
            self.figures.runs += 1
            undone = self.camp.answer("undo", "--yes", *self.words[7:], limit=PATIENCE)
            self.require(undone and undone.status == 0, f"cannot be undone: {undone and undone.errors[:300]}")
            self.require(self.nights(self.camp.store.read_bytes()) == held, "undone, the nights are others")

    def nights(self, content):
        """The holder of each night, and the feed that brought it."""
        file = self.camp.home / "nights.sqlite"
        file.write_bytes(content)
        database = sqlite3.connect(f"{file.as_uri()}?mode=ro&immutable=1", uri=True)
        try:
            return {row[:2]: row[2:] for row in database.execute(
                """
                SELECT n.site, n.night, n.reservation, n.block, iif(r.imported >= 'ical ', r.source, b.feed)
                FROM night n LEFT JOIN reservation r ON r.id = n.reservation LEFT JOIN block b ON b.id = n.block
                """)}
        finally:
            database.close()

    def of_others(self, nights):
        """The nights that this feed may not touch."""
        return {night: holder for night, holder in nights.items() if holder[2] != self.feed}

    def require(self, holds, words):
        if not holds:
            self.is_well = False
            self.figures.lose(f"calendar {self.number}: {words}; {' '.join(map(str, self.words[3:]))}")
            if KEEP:
                shutil.copy(self.file, os.path.join(KEEP, f"{self.number}.ics"))
        return bool(holds)
