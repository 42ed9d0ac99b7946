"""What happened at Wawona in the week before the pictures were taken, so that they show a campground at work."""

import datetime
import json

FIRST, TODAY = datetime.date(2023, 7, 8), datetime.date(2023, 7, 15)
NOW = f"{TODAY}T15:30"
BRING = "food that fits the bear locker; firewood from nearby; warm clothes for the night; a flashlight"
REASONS = ("Change of plans", "Illness", "Smoke in the valley")
TODAY_AT_THE_DESK = (
    ("change", "r-2229", "--notes", "Comes late"),
    ("change", "r-2231", "--vehicles", "2"),
    ("change", "r-2236", "--notes", "Two dogs"),
    ("charge", "r-2230", "16.00", "--memo", "Firewood"),
    ("block-site", "044", "--from", "2023-07-13", "--nights", "5", "--because", "Fallen tree"),
    ("hold", "--site", "041", "--camper", "c-40", "--arrive", "2023-07-16", "--nights", "3", "--minutes", "60"),
    ("hold", "--site", "035", "--camper", "c-80", "--arrive", "2023-07-19", "--nights", "2", "--minutes", "60"),
)


def number(reservation):
    return int(reservation["id"].removeprefix("r-"))


def listed(camp, *words):
    return json.loads(camp.run("list-reservations", *words, "--json"))


def changes(camp, day):
    """The commands of one day: who calls off, who did not come, who leaves, who comes."""
    soon = str(day + datetime.timedelta(14))
    for stay in listed(camp, "--from", str(day), "--before", soon, "--status", "reserved"):
        if stay["arrival"] > str(day) and number(stay) % 40 == day.day % 8:
            yield f"cancel {stay['id']} --because '{REASONS[number(stay) % 7 % 3]}'"
    yesterday = str(day - datetime.timedelta(1))
    for stay in listed(camp, "--arriving", yesterday, "--status", "reserved"):
        yield f"no-show {stay['id']}"
    # On the last day some are still packing, and some are still on their way.
    leaving = listed(camp, "--departing", str(day), "--status", "checked-in")
    packing = leaving[5::8] if day == TODAY else []
    for stay in leaving:
        if stay not in packing:
            yield f"check-out {stay['id']}"
    occupied = {stay["site"] for stay in packing}
    for place, stay in enumerate(listed(camp, "--arriving", str(day), "--status", "reserved")):
        if place % 3 != 0 and float(stay["balance"]) > 0:
            yield f"pay {stay['id']} {stay['balance']} --method card"
        here = place % 3 == 1 and stay["site"] not in occupied if day == TODAY else number(stay) % 50 != 49
        if here:
            yield f"check-in {stay['id']}"


def live(camp):
    """Brings a store in which those are checked in who are there on the first day to the moment of the pictures."""
    camp.now = f"{FIRST}T08:00"
    camp.run("settings", "--check-in", "14:00", "--check-out", "12:00", "--bring", BRING)
    # Whoever has left has paid.
    gone = listed(camp, "--before", str(FIRST))
    pays = (f"pay {stay['id']} {stay['balance']} --method card\n" for stay in gone if float(stay["balance"]) > 0)
    camp.run("batch", "--quiet", text="".join(pays))
    for offset in range((TODAY - FIRST).days + 1):
        day = FIRST + datetime.timedelta(offset)
        camp.now = f"{day}T15:30"
        camp.run("batch", "--quiet", text="".join(line + "\n" for line in changes(camp, day)))
    for line in TODAY_AT_THE_DESK:
        camp.run(*line)
