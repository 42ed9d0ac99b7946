"""The machine's clock: zones whose days are short, long, missing or begin at one, and a clock that is set back.

The program is told the time by a library (clock.c); what the days should be is Python's own reckoning.
"""

import datetime
import tempfile
import zoneinfo

import preload

HOUR = 3600
# A zone, and an instant in UTC near which its clocks change.
CHANGES = [
    ("America/New_York", "2027-03-14T07:00"), ("America/New_York", "2027-11-07T06:00"),
    ("Europe/Berlin", "2027-03-28T01:00"), ("Europe/Berlin", "2027-10-31T01:00"),
    ("Australia/Lord_Howe", "2027-04-03T15:00"), ("Australia/Lord_Howe", "2027-10-02T15:30"),
    # Clocks that went from 0:00 to 1:00: the day had no midnight.
    ("America/Sao_Paulo", "2018-11-04T03:00"), ("America/Sao_Paulo", "2018-02-18T02:00"),
    ("Africa/Casablanca", "2027-02-07T02:00"), ("Africa/Casablanca", "2027-03-14T02:00"),
    # There was no 30 December.
    ("Pacific/Apia", "2011-12-30T10:00"), ("UTC", "2028-02-29T00:00"), ("UTC", "2028-12-31T23:59"),
]


def told(camp, library, zone, seconds, *arguments):
    """What a command answers at an instant in a zone, as JSON."""
    environment = {"CLOCK_NOW": str(int(seconds)), "CAMPCTL_NOW": "", "TZ": zone}
    answer = preload.run(camp, library, *arguments, "--json", environment=environment)
    if answer.status != 0:
        raise AssertionError(f"{arguments}: {answer.status} {answer.errors.decode()}")
    return answer.json()


def instant(text):
    return datetime.datetime.fromisoformat(text + "+00:00").timestamp()


def shown(zone, seconds):
    """An instant as the clocks of a zone show it, to the second."""
    return datetime.datetime.fromtimestamp(seconds, zoneinfo.ZoneInfo(zone)).replace(tzinfo=None).isoformat()


def days(camp, size):
    """Today is the zone's own day at every second around a change of its clocks."""
    camp.settle()
    with tempfile.TemporaryDirectory() as folder:
        library = preload.build(folder, "clock")
        for zone, change in CHANGES:
            for hours in sorted(size.chance.sample(range(-26, 27), size.count(2, 30))):
                for seconds in (instant(change) + hours * HOUR - 1, instant(change) + hours * HOUR):
                    said = told(camp, library, zone, seconds, "info")["today"]
                    expected = shown(zone, seconds)[:10]
                    yield f"{zone} {seconds:.0f}", [] if said == expected else [f"{said} is not {expected}"]


def nights_and_holds(camp, size):
    """Nights are days; a hold lasts the minutes that it was given, whatever the clocks show meanwhile."""
    camp.settle(sites=1)
    with tempfile.TemporaryDirectory() as folder:
        library = preload.build(folder, "clock")
        for zone, change in CHANGES:
            begin = instant(change) - HOUR / 2
            arrival = datetime.date.fromisoformat(shown(zone, begin)[:10])
            held = told(
                camp, library, zone, begin, "hold", "--site", 1, "--camper", "c-1", "--arrive", arrival, "--nights", 3,
                "--minutes", 60)
            losses = [] if held["nights"] == 3 else [f"{held['nights']} nights"]
            if held["holdExpires"] != shown(zone, begin + HOUR):
                losses.append(f"it expires {held['holdExpires']}, not {shown(zone, begin + HOUR)}")
            for seconds, status in ((HOUR - 1, "held"), (HOUR, "expired")):
                seen = told(camp, library, zone, begin + seconds, "show-reservation", held["id"])["status"]
                losses += [] if seen == status else [f"after {seconds} s it is {seen}"]
            yield f"{zone} {change}", losses + camp.losses()


def set_back(camp, size):
    """The journal's order is by id, and what has expired stays so when another has its nights."""
    camp.settle(sites=1)
    begin = instant("2027-06-01T12:00")
    stay = ["--site", 1, "--arrive", "2027-07-01", "--nights", 2]
    with tempfile.TemporaryDirectory() as folder:
        library = preload.build(folder, "clock")

        def at(hours, *arguments):
            return told(camp, library, "UTC", begin + hours * HOUR, *arguments)

        held = at(0, "hold", *stay, "--camper", "c-1", "--minutes", 30)["id"]
        other = at(1, "reserve", *stay, "--camper", "c-2")["id"]
        for hours in (0, -24, -24 * 400):
            entry = at(hours, "add-site", f"back{-hours}")
            seen = [at(hours, "show-reservation", each)["status"] for each in (held, other)]
            log = [int(each["id"][2:]) for each in at(hours, "log")]
            losses = [] if seen == ["expired", "reserved"] else [f"they are {seen}"]
            losses += [] if log == sorted(log, reverse=True) and entry["changed"] else [f"the log is {log}"]
            undone = at(hours, "undo", "--yes")["command"]
            yield f"by {-hours} hours", losses + ([] if undone == "add-site" else [f"undid {undone}"]) + camp.losses()


def ends(camp, size):
    """The calendar's first and last days, leap days and new years, whatever is asked on them."""
    camp.settle()
    for now in ["0001-01-01", "0001-12-31T23:59", "9999-12-31", "9999-12-31T23:59", "2028-02-29", "2027-12-31T23:59"]:
        day = now[:10]
        commands = [
            "info", "today", "list-reservations", "report occupancy", "report revenue", "turnover", "placards", "chart",
            f"availability --arrive {day} --nights 1", f"reserve --site 1 --camper c-1 --arrive {day} --nights 1",
            f"reserve --site 2 --camper c-1 --arrive {day} --nights 1000",
            f"hold --site 3 --camper c-1 --arrive {day} --nights 1 --minutes 30",
            f"reserve --site 4 --camper c-1 --arrive {day} --nights {2 ** 63 - 1}", "chart", "log",
        ]
        for command in commands:
            answer = camp.run(*command.split(), "--now", now)
            crashed = answer.crashed or answer.status not in (0, 3, 5)
            yield f"{command} on {now}", [f"{answer.status} {answer.errors.decode()}"] if crashed else []
        yield f"the store on {now}", camp.losses()


CASES = [days, nights_and_holds, set_back, ends]
