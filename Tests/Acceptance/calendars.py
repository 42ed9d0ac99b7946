#!/usr/bin/env python3
"""Exports calendars, lets other clients read them night for night, and imports what these write; then two campgrounds feed each other.

CAMPCTL is the program (default: campctl in PATH). A client that is missing is a failure, unless ACCEPTANCE_OPTIONAL=1.
"""
import collections
import datetime
import importlib
import json
import os
import pathlib
import random
import re
import zoneinfo

from work import Work

SITES = ["1", "007", "A-1", "12B", "47 & 48", "é"]
# Stays move here.
SPARE = ["S-1", "S-2"]
NAMES = ["محمد علي", "王小明", "דוד כהן", "🏕 Ünal", 'O\'Neil, "Zoë"; Jr.', "back\\slash, n\\n", "Đỗ Thị Ánh", "Ann: Lee",
         "สมชาย ใจดี", "Ελένη", "नेहा", "😀" * 30]
NOTES = ["late; by ten, or \\n later", "王" * 300, "é" * 901, "👨‍👩‍👧‍👦" * 20, "BEGIN:VEVENT", "x" * 74, "a:b;c=d,e",
         "محمد " * 100]
FIRST, LAST = datetime.date(2027, 6, 1), datetime.date(2028, 6, 1)
MIDDLE = "2027-07-15"
DAY = datetime.timedelta(days=1)
# The stays are entered on the first day; two days later one party has left, one did not come, and a hold has passed.
NOW, LATER = "2027-06-01T10:20", "2027-06-03T11:20"
TAKEN = {"held", "reserved", "checked-in", "checked-out", "no-show"}


def lines():
    """The campground, as lines of a batch; the same at every run."""
    def line(command, **values):
        return json.dumps({"command": command} | values)

    chance, number, moved = random.Random(1), 0, {site: set() for site in SPARE}
    yield line("settings", name="Élan, by; the \\ lake", timeZone="UTC", open="03-01..12-01")
    for site in SITES + SPARE:
        yield line("add-site", number=site)
    for place, name in enumerate(NAMES):
        yield line("add-camper", fullName=name, phone=f"+49 30 {place:07}")

    def stay(site, first, nights, **more):
        nonlocal number
        number += 1
        camper = f"c-{number % len(NAMES) + 1}"
        return line("reserve", site=site, camper=camper, arrive=str(first), nights=nights, notes=NOTES[number % len(NOTES)], **more)

    for site in SITES[:3]:
        yield stay(site, FIRST, 2, checkIn=site != SITES[1])
    for site in SITES:
        day = FIRST + 4 * DAY
        while day < FIRST + 120 * DAY:
            nights = chance.randint(1, 6)
            yield stay(site, day, nights)
            way = chance.random()
            if way < 0.15:
                yield line("cancel", reservation=f"r-{number}", reason="rain")
            elif way < 0.4 and nights > 2:
                at = {} if nights < 4 else {"from": str(day + chance.randint(1, nights - 1) * DAY)}
                wanted = set(days(day, day + nights * DAY))
                if spare := next((spare for spare in SPARE if not moved[spare] & wanted), None):
                    moved[spare] |= wanted
                    yield line("move", reservation=f"r-{number}", site=spare, **at)
            # Most stays touch.
            day += (nights + chance.choice([0, 0, 0, 1, 4])) * DAY
            if chance.random() < 0.1:
                yield line("block-site", number=[site], nights=2, reason=NOTES[number % len(NOTES)][:200], **{"from": str(day)})
                day += 2 * DAY
    last = FIRST + 140 * DAY
    for place, minutes in enumerate([9_000, 10_000, 60]):
        yield line("hold", site=SITES[place], camper="c-1", arrive=str(last), nights=2, minutes=minutes)
    yield line("block-site", number=["1"], nights=3, reason="mud", **{"from": str(last + 2 * DAY)})
    yield stay("é", LAST - 2 * DAY, 3)


LEAVING = ["check-out r-1", "no-show r-2"]


def module(work, name):
    """A library of Python; nil when it is not there."""
    try:
        return importlib.import_module(name)
    except ImportError:
        work.lacks(name)


# A night of a site, and the word that a calendar has for its holder.
Taken = collections.namedtuple("Taken", "site night word")


def days(first, before):
    """The days from a first up to another, which is none of them."""
    return [str(first + place * DAY) for place in range((before - first).days)]


def export(work):
    """Makes the campground and its calendars, and the nights that each has to have."""
    work.campctl("batch", input="\n".join(lines()), store="first", now=NOW)
    work.campctl("batch", input="\n".join(LEAVING), store="first")
    nights = [row for row in work.rows("export", "nights") if row["status"] in TAKEN]
    stays = {row["reservation"]: row["camper"] for row in nights}
    several = {stay for stay in stays if len({row["site"] for row in nights if row["reservation"] == stay}) > 1}
    work.require(len(stays) > 60 and len(several) > 3, f"{len(stays)} stays, {len(several)} on several sites")
    public = {word(row) for row in nights}
    named = {Taken(row["site"], row["night"], row["camper"]) for row in nights}
    work.require({each.word for each in public} == {"held", "reserved"} and len(named) == len(nights), "a night is sold twice")
    blocks = [row for row in work.rows("list-blocks")]
    closed = {
        Taken(row["site"], night, row["reason"]) for row in blocks
        for night in days(*(datetime.date.fromisoformat(row[key]) for key in ("from", "before")))}
    work.require(len(blocks) > 3, f"{len(blocks)} blocks")
    unnamed = {each._replace(word="not available") for each in closed}
    window = ["--arrive", str(FIRST + 2 * DAY), "--arrive-before", str(FIRST + (2 + 366) * DAY), "--nights", "1"]
    free = {Taken(row["number"], row["arrival"], "free") for row in work.rows("availability", *window)}
    work.forms = {
        "whole": ([], public), "blocks": (["--blocks"], public | unnamed), "details": (["--details"], named),
        "all": (["--details", "--blocks"], named | {each._replace(word=f"not available: {each.word}") for each in closed}),
        "available": (["--available"], free),
        "late": (["--from", MIDDLE], {word(row) for run in runs(nights) if run[-1]["night"] >= MIDDLE for row in run}),
    } | {f"site {site}": (["--site", site, "--blocks"], {each for each in public | unnamed if each.site == site}) for site in SITES}
    for name, (options, _) in work.forms.items():
        work.campctl("export", "ical", work.path(f"{name}.ics"), *options, store="first")
        again = work.campctl("export", "ical", work.path(f"{name}.ics"), *options, store="first")
        work.require(again == "", f"the calendar {name} is written again: {again}")
    os.mkdir(work.path("each"))
    work.campctl("export", "ical", "--each-site", work.path("each"), "--blocks", store="first")
    for file in sorted(os.listdir(work.path("each"))):
        site = file.removesuffix(".ics")
        of_site = {each for each in public | unnamed if each.site == site}
        work.require(site in SITES + SPARE, f"there is no site for {file}")
        work.forms[f"each/{site}"] = [], of_site
    work.require(len(work.forms) == 6 + 2 * len(SITES) + len(SPARE), f"{len(work.forms)} calendars")
    print(f"  {len(work.forms)} calendars, {len(public)} nights of {len(stays)} stays, {len(closed)} blocked, {len(free)} free")



def word(row):
    """A night with the word that a calendar without names has for it."""
    return Taken(row["site"], row["night"], "held" if row["status"] == "held" else "reserved")


def runs(nights):
    """The nights of each reservation in a row on a site."""
    found = []
    for row in sorted(nights, key=lambda row: (row["site"], row["night"])):
        last = found[-1][-1] if found else None
        if last and all(row[key] == last[key] for key in ("site", "reservation")) and row["night"] == after(last["night"]):
            found[-1].append(row)
        else:
            found.append([row])
    return found


def after(day):
    return str(datetime.date.fromisoformat(day) + DAY)


def compare(work, client, form, found, shown=str):
    """Compares the nights that a client has read, each of which it has once; it may show a word in its own way."""
    wanted = {each._replace(word=shown(each.word)) for each in work.forms[form][1]}
    twice = [each for each, count in collections.Counter(found).items() if count > 1]
    work.require(not twice, f"{client}, {form}: {len(twice)} nights several times, such as {twice[:1]}")
    for words, some in (("is missing", wanted - set(found)), ("is none of ours", set(found) - wanted)):
        work.require(not some, f"{client}, {form}: {len(some)} nights: {sorted(some)[:1]} {words}")


def split(summary, location=None):
    """The site and the word of a summary: `Site 12 reserved`, `Site 12: Ann`."""
    number = r"Site (.+?)" if location is None else re.escape(location).replace("Site\\ ", "Site (", 1) + ")"
    match = re.fullmatch(number + r"(?:: (.*)| (not available(?:: .*)?|reserved|held|free))", summary, re.S)
    return (match[1], match[2] or match[3]) if match else ("", summary)


def nights_of(event):
    """The nights of an event of a library of Python: its start, end, location and summary."""
    start, end, location, summary = event
    site, found = split(summary, location)
    return [Taken(site, night, found) for night in days(start, end)]


def content(work, form):
    return pathlib.Path(work.path(f"{form}.ics")).read_bytes()


def read_icalendar(work):
    """icalendar has also the ids, the states and the notes of the stays."""
    if not (icalendar := module(work, "icalendar")):
        return
    notes = collections.Counter(row["notes"] for row in work.rows("export", "reservations") if row["status"] in TAKEN and row["notes"])
    for form, (options, _) in work.forms.items():
        data = content(work, form)
        work.require(all(len(line) <= 75 for line in data.split(b"\r\n")), f"{form}: a line is longer than 75 octets")
        events = icalendar.Calendar.from_ical(data).walk("VEVENT")
        errors = [event.errors for event in events if event.errors]
        work.require(not errors, f"icalendar, {form}: {errors}")
        work.require(len({event["uid"] for event in events}) == len(events), f"icalendar, {form}: an id is there several times")
        compare(work, "icalendar", form, [night for event in events for night in nights_of(
            (event.decoded("dtstart"), event.decoded("dtend"), str(event["location"]), str(event["summary"])))])
        for event in events:
            if "--details" not in options:
                state = "TENTATIVE" if "held" in event["summary"] else "CONFIRMED"
                work.require(event["status"] == state, f"icalendar, {form}: {event['summary']} is {event['status']}")
                work.require("description" not in event, f"icalendar, {form}: {event.get('description')}")
            is_free = event.get("transp") == "TRANSPARENT"
            work.require(is_free == ("--available" in options), f"icalendar, {form}: {event.get('transp')}")
    events = icalendar.Calendar.from_ical(content(work, "details")).walk("VEVENT")
    found = "\0".join(str(event.get("description", "")) for event in events)
    for note, count in notes.items():
        work.require(found.count(note) >= count, f"icalendar: {note!r} is there {found.count(note)} times, not {count}")


def read_vobject(work):
    if not (vobject := module(work, "vobject")):
        return
    for form in work.forms:
        calendar, = vobject.readComponents(content(work, form).decode())
        compare(work, "vobject", form, [night for event in calendar.contents.get("vevent", []) for night in nights_of(
            (event.dtstart.value, event.dtend.value, event.location.value, event.summary.value))])


KHAL = """
[calendars]
[[one]]
path = {folder}/one
type = calendar
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = UTC
default_timezone = UTC
[default]
default_calendar = one
[sqlite]
path = {folder}/cache.sqlite
"""


def home(work, name):
    """A new folder for a client."""
    folder = work.path(f"home-{name.replace('/', '-')}")
    os.mkdir(folder)
    return folder


def khal_home(work, name):
    folder = home(work, f"khal-{name}")
    os.mkdir(f"{folder}/one")
    pathlib.Path(f"{folder}/config").write_text(KHAL.format(folder=folder))
    return folder


def read_khal(work):
    """khal keeps each event in a file of its own, and lists them day by day."""
    for form in work.forms:
        folder = khal_home(work, form)
        words = ["import", "--batch", "-a", "one", work.path(f"{form}.ics")]
        if work.client("khal", "-c", "config", *words, home=folder) is None:
            return
        # A summary is one line; the day stands above its events.
        listed = work.client(
            "khal", "-c", "config", "list", "-a", "one", "-df", "day {date}", "-f", "{location}\x1f{title}", str(FIRST - DAY),
            f"{(LAST - FIRST).days + 30}d", home=folder)
        found, day = [], ""
        for line in listed.split("\n"):
            if line.startswith("day "):
                day = line.removeprefix("day ")
            elif "\x1f" in line:
                location, title = line.split("\x1f", 1)
                site, word = split(title, location)
                found.append(Taken(site, day, word))
        # What it shows ends at a backslash with n.
        compare(work, "khal", form, found, lambda word: word.split("\\n")[0])


def read_calcurse(work):
    """calcurse has no locations, so the site is that of the summary."""
    for form in work.forms:
        folder = home(work, f"calcurse-{form}")
        if work.client("calcurse", "-q", "-D", folder, "-i", work.path(f"{form}.ics"), home=folder) is None:
            return
        window = ["--from", (FIRST - DAY).strftime("%m/%d/%Y"), "--to", (LAST + 30 * DAY).strftime("%m/%d/%Y")]
        found, day = [], ""
        for line in work.client("calcurse", "-q", "-D", folder, "-Q", *window, home=folder).split("\n"):
            if match := re.fullmatch(r"(\d\d)/(\d\d)/(\d\d):", line):
                day = f"20{match[3]}-{match[1]}-{match[2]}"
            elif line.startswith(" * "):
                site, word = split(line.removeprefix(" * "))
                found.append(Taken(site, day, word))
        compare(work, "calcurse", form, found)


# The events that each client writes: the name, the first day, the number of nights.
WRITTEN = [(name, FIRST + place * 5 * DAY + 30 * DAY, 1 + place % 5) for place, name in enumerate(NAMES)]


def comes(work, client, written, wanted):
    """Imports what a client wrote into a new campground, twice, and compares the nights."""
    store = f"of-{client}"
    work.campctl("settings", "--time-zone", "America/Denver", store=store)
    work.campctl("add-site", "1", store=store)
    words = ["import", "ical", "-", "--site", "1", "--feed", client]
    done = work.run(*words, "--json", store=store, input=written)
    if not work.require(done.returncode == 0, f"{client}: its calendar is refused: {done.returncode} {done.stderr}"):
        return
    found = [row["night"] for row in work.rows("export", "nights", store=store)]
    work.require(sorted(found) == sorted(wanted), f"{client}: nights {sorted(set(found) ^ set(wanted))[:3]} differ")
    again = work.run(*words, store=store, input=written)
    work.require((again.returncode, again.stdout, again.stderr) == (0, "", ""), f"{client}: again has {again.stdout} {again.stderr}")
    work.campctl("check", store=store)
    print(f"  {client}: {len(found)} nights")


def times(first, nights, place):
    """Days, or times in a zone or in UTC; in Denver it is still the day before at 01:30 UTC."""
    hour = [None, 15, 15, 15, 1][place % 5]
    if hour is None:
        return first, first + nights * DAY
    zone = zoneinfo.ZoneInfo(["", "America/Denver", "Europe/Berlin", "Asia/Kathmandu", "UTC"][place % 5])
    at = first + DAY if hour == 1 else first
    return (datetime.datetime.combine(day, datetime.time(hour, 30 * (hour == 1)), zone) for day in (at, at + nights * DAY))


def write_icalendar(work):
    if not (icalendar := module(work, "icalendar")):
        return
    calendar, wanted = icalendar.Calendar(), []
    calendar.add("prodid", "-//acceptance//")
    calendar.add("version", "2.0")
    for place, (name, first, nights) in enumerate(WRITTEN):
        event = icalendar.Event()
        start, end = times(first, nights, place)
        event.add("uid", f"{place}@" + "long" * 30)
        event.add("dtstamp", datetime.datetime(2027, 6, 1, tzinfo=datetime.timezone.utc))
        event.add("dtstart", start)
        event.add("duration", end - start) if place % 2 else event.add("dtend", end)
        event.add("summary", name)
        event.add("description", NOTES[place % len(NOTES)])
        event.add("attendee", "mailto:a@b.example", parameters={"CN": 'Semi; "colon": x'})
        alarm = icalendar.Alarm()
        alarm.add("action", "DISPLAY")
        alarm.add("trigger", -DAY)
        alarm.add("description", "Blocked")
        event.add_component(alarm)
        calendar.add_component(event)
        wanted += days(first, first + nights * DAY)
    calendar.add_missing_timezones()
    comes(work, "icalendar", calendar.to_ical().decode(), wanted)


def write_vobject(work):
    if not (vobject := module(work, "vobject")):
        return
    calendar, wanted = vobject.iCalendar(), []
    for place, (name, first, nights) in enumerate(WRITTEN):
        event = calendar.add("vevent")
        event.add("uid").value = f"{place}@vobject"
        start, end = times(first, nights, place)
        event.add("dtstart").value = start
        if place % 2:
            event.add("duration").value = end - start
        else:
            event.add("dtend").value = end
        event.add("summary").value = name
        event.add("description").value = NOTES[place % len(NOTES)]
        event.add("valarm").add("trigger").value = -DAY
        wanted += days(first, first + nights * DAY)
    comes(work, "vobject", calendar.serialize(), wanted)


def write_khal(work):
    """khal names the last day of an event instead of the next; its calendar is a folder of files."""
    folder, wanted = khal_home(work, "new"), []
    for name, first, nights in WRITTEN:
        last = first + (nights - 1) * DAY
        words = ["new", "-a", "one", str(first), str(last), name, "::", "notes"]
        if work.client("khal", "-c", "config", *words, home=folder) is None:
            return
        wanted += days(first, first + nights * DAY)
    comes(work, "khal", files_of(folder), wanted)
    # Our own calendar comes back from khal with the nights of the site.
    ours = work.path("home-khal-site 1")
    comes(work, "khal-again", files_of(ours), [each.night for each in work.forms["site 1"][1] if each.word != "not available"])


def files_of(folder):
    return "".join(file.read_text(encoding="utf-8") for file in sorted(pathlib.Path(folder, "one").glob("*.ics")))


def write_calcurse(work):
    """calcurse writes an event of several days as one that repeats, which is refused; so there is one for each night."""
    folder, wanted = home(work, "calcurse-new"), []
    lines = []
    for name, first, nights in WRITTEN:
        for night in days(first, first + nights * DAY):
            lines.append(f"{night[5:7]}/{night[8:]}/{night[:4]} [1] {name}")
            wanted.append(night)
    lines += ["11/01/2027 @ 15:00 -> 11/04/2027 @ 11:00 |Ann", "11/05/2027 @ 15:00 -> 11/06/2027 @ 11:00 |Ann"]
    wanted += days(datetime.date(2027, 11, 1), datetime.date(2027, 11, 4)) + ["2027-11-05"]
    pathlib.Path(folder, "apts").write_text("\n".join(lines) + "\n", encoding="utf-8")
    if (written := work.client("calcurse", "-q", "-D", folder, "--export=ical", home=folder)) is None:
        return
    comes(work, "calcurse", written, wanted)
    pathlib.Path(folder, "apts").write_text("07/01/2027 [1] {1D -> 07/03/2027} Ann\n")
    repeating = work.client("calcurse", "-q", "-D", folder, "--export=ical", home=folder)
    before = work.campctl("log", "--json", store="of-calcurse")
    done = work.run("import", "ical", "-", "--site", "1", "--feed", "calcurse", store="of-calcurse", input=repeating)
    is_refused = done.returncode == 65 and "repeats" in done.stderr
    work.require(is_refused, f"an event that repeats ends with {done.returncode}: {done.stderr}")
    work.require(work.campctl("log", "--json", store="of-calcurse") == before, "a refused calendar is in the journal")


ROUNDS = 10


def feed(work, name, other, now):
    """One reading of another campground's calendar of each site."""
    printed = ""
    for site in SITES[:2]:
        calendar = work.campctl("export", "ical", "--site", site, "--blocks", store=other, now=now)
        words = ["import", "ical", "-", "--site", site, "--feed", f"the {other}", "--settle", "0"]
        done = work.run(*words, store=name, input=calendar, now=now)
        work.require(done.returncode in (0, 3), f"{other} into {name} ends with {done.returncode}: {done.stderr}")
        printed += done.stdout
    return printed


def each_other(work):
    """Two campgrounds that feed each other come to rest after one round, also after a change."""
    pair = ["lake", "hill"]
    for place, name in enumerate(pair):
        made = [f"add-site {site}" for site in SITES[:2]] + [f"add-camper 'Ann {name}' --phone 030"]
        for number in range(8):
            first = FIRST + (10 + number * 8 + place * 4) * DAY
            made.append(f"reserve --site {SITES[number % 2]} --camper c-1 --arrive {first} --nights {2 + number % 3}")
        made += [f"block-site 1 --from {FIRST + (90 + place * 3) * DAY} --nights 3 --because mud",
                 # Both have sold these, and both have closed those.
                 f"reserve --site 007 --camper c-1 --arrive {FIRST + (100 + place) * DAY} --nights 3",
                 f"block-site 007 --from {FIRST + (110 + place) * DAY} --nights 3 --because mud"]
        work.campctl("batch", input="\n".join(made), store=name)
    changes = [
        None, ("lake", "cancel r-1"), ("hill", "change r-2 --nights 5"), ("lake", "unblock-site b-1"),
        ("hill", "move r-3 --site 007"),
        ("lake", "move r-2 --site 1"), ("hill", f"move r-6 --site 1 --from {FIRST + 56 * DAY}"),
        ("hill", "cancel r-9"),
        ("lake", f"reserve --site 1 --camper c-1 --arrive {LAST - 20 * DAY} --nights 2"),
    ] + [(name, "\n".join(f"cancel r-{number}" for number in range(2 if name == "lake" else 1, 9))) for name in pair]
    for change in changes:
        if change:
            work.campctl("batch", input=change[1], store=change[0])
        for number in range(ROUNDS):
            before = [pathlib.Path(work.path(name)).read_bytes() for name in pair]
            printed = [feed(work, one, other, LATER) for one, other in (pair, reversed(pair))]
            if change:
                work.require("has sold" not in "".join(printed), f"after {change}, round {number + 1} has a conflict: {printed}")
            if number:
                work.require(printed == ["", ""], f"after {change}, round {number + 1} has {printed}")
                rested = [pathlib.Path(work.path(name)).read_bytes() for name in pair] == before
                work.require(rested, f"after {change}, round {number + 1} has changed a store")
        taken = [{each[:2] for each in held(work, name)} for name in pair]
        work.require(taken[0] == taken[1], f"after {change}, one has {sorted(taken[0] ^ taken[1])[:3]} alone")
    sold = {name: [row["night"] for row in work.rows("export", "nights", store=name) if row["night"] < "2027-09-01"] for name in pair}
    work.require(not any(sold.values()), f"nights of cancelled stays are still sold: {sold}")
    for name in pair:
        work.campctl("check", store=name)


def held(work, name):
    """The nights that are sold or blocked."""
    sold = {(row["site"], row["night"]) for row in work.rows("export", "nights", store=name) if row["status"] in TAKEN}
    return sold | {(row["site"], night) for row in work.rows("list-blocks", store=name) for night in days(
        datetime.date.fromisoformat(row["from"]), datetime.date.fromisoformat(row["before"]))}


STEPS = [export, read_icalendar, read_vobject, read_khal, read_calcurse,
         write_icalendar, write_vobject, write_khal, write_calcurse, each_other]


if __name__ == "__main__":
    Work("calendars", now=LATER).take(STEPS)
