#!/usr/bin/env python3
"""Writes what is measured: a campground, and reservations of 3 nights that never overlap.

The same arguments write the same bytes. Nothing is held in memory, so a year of a national system is no trouble.
"""

import argparse
import datetime
import json
import sys

SITES = 1_000
CAMPERS = 5_000
NIGHTS = 3
FIRST_DAY = datetime.date(2030, 1, 1)
EPOCH = datetime.date(1970, 1, 1)
# As campctl opens a store.
SETTINGS = (
    "PRAGMA trusted_schema = OFF; PRAGMA foreign_keys = ON; PRAGMA synchronous = EXTRA; PRAGMA cell_size_check = ON;"
    "PRAGMA temp_store = MEMORY; PRAGMA recursive_triggers = ON; PRAGMA secure_delete = ON; PRAGMA cache_size = -8000;")


def seed(sites):
    """The sites and the campers, as a batch."""
    for number in range(1, sites + 1):
        yield {
            "command": "add-site", "number": str(number), "loop": f"Loop {number % 10}", "amps": [30, 50],
            "water": True, "maxLength": 40, "maxPeople": 8, "maxVehicles": 2, "equipment": ["rv", "tent"],
        }
    for number in range(1, CAMPERS + 1):
        yield {"command": "add-camper", "fullName": f"Camper {number}", "phone": f"928-555-{number:04}"}


def reservations(count, sites=SITES):
    """Site, camper's number and arrival of each: the calendar advances, the sites and campers jump about."""
    for index in range(count):
        site = index * 379 % sites + 1
        camper = index * 1_327 % CAMPERS + 1
        yield site, camper, FIRST_DAY + datetime.timedelta(days=index // sites * NIGHTS)


def by_site(count, sites):
    """The same stays, one site after the other, as a system's own export lists them."""
    for site in range(1, sites + 1):
        for index in range((count - 1 - (site - 1)) // sites + 1):
            camper = (site * 31 + index) * 1_327 % CAMPERS + 1
            yield site, camper, FIRST_DAY + datetime.timedelta(days=index * NIGHTS)


def as_json(count, sites):
    for site, camper, arrival in reservations(count, sites):
        yield as_object(site, camper, arrival)


def as_json_by_site(count, sites):
    for site, camper, arrival in by_site(count, sites):
        yield as_object(site, camper, arrival)


def as_object(site, camper, arrival):
    request = {
        "command": "reserve", "site": str(site), "camper": f"c-{camper}", "arrive": str(arrival), "nights": NIGHTS}
    return json.dumps(request, separators=(",", ":"))


def as_lines(count, sites):
    for site, camper, arrival in reservations(count, sites):
        yield f"reserve --site {site} --camper c-{camper} --arrive {arrival} --nights {NIGHTS}"


def as_sql(count, commits):
    """What campctl writes for the same, as SQL text for the shell, in so many commits."""
    yield SETTINGS
    first_entry = SITES + CAMPERS + 1
    for index, (site, camper, arrival) in enumerate(reservations(count)):
        if index * commits // count != (index - 1) * commits // count:
            yield "COMMIT; BEGIN IMMEDIATE;" if index else "BEGIN IMMEDIATE;"
        yield sql(index + 1, first_entry + index, first_entry, site, camper, arrival)
    yield "COMMIT;"


def sql(number, entry, batch, site, camper, arrival):
    """The rows of a reservation, whose ids are known before; `batch` is the first entry of one, or NULL."""
    days = [arrival + datetime.timedelta(days=night) for night in range(NIGHTS)]
    departure = arrival + datetime.timedelta(days=NIGHTS)
    first = (arrival - EPOCH).days
    site_id = f"(SELECT id FROM camp_site WHERE number = '{site}')"
    camper_id = f"(SELECT id FROM camper WHERE id = {camper})"
    nights = ", ".join(f"({site_id}, {first + night}, {number})" for night in range(NIGHTS))
    request = (
        f'{{"camper":"c-{camper}","site":"{site}","anySite":false,"arrive":"{arrival}","nights":{NIGHTS},'
        f'"adults":2,"children":0,"pets":0,"vehicles":1,"plates":null,"rigLength":null,"equipment":null,"notes":null,'
        f'"group":null,"source":null}}')
    held = ",".join(f'{{"night":"{day}","site":"{site}","price":null}}' for day in days)
    image = (
        f'{{"id":"r-{number}","status":"reserved","camper":"c-{camper}","site":"{site}","arrival":"{arrival}",'
        f'"departure":"{departure}","adults":2,"children":0,"pets":0,"vehicles":1,"plates":null,"rigLength":null,'
        f'"equipment":null,"notes":null,"group":null,"source":null,"holdExpires":null,"cancelReason":null,"nights":[{held}],'
        f'"version":1}}')
    return (
        f"INSERT INTO reservation (version, status, camper, site, arrival, departure, adults, children, pets, vehicles)"
        f" VALUES (1, 'reserved', {camper_id}, {site_id}, {first}, {first + NIGHTS}, 2, 0, 0, 1);\n"
        f"INSERT INTO night (site, night, reservation) VALUES {nights};\n"
        f"INSERT INTO command (at, actor, name, request, batch)"
        f" VALUES (unixepoch(), 'desk', 'reserve', '{request}', {batch});\n"
        f"INSERT INTO change (command, kind, thing, after) VALUES ({entry}, 'reservation', {number}, '{image}');")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("what", choices=["seed", "reservations"])
    parser.add_argument("count", nargs="?", type=int, default=100_000)
    parser.add_argument("--sites", type=int, default=SITES)
    parser.add_argument("--form", choices=["json", "by-site", "lines", "sql"], default="json")
    parser.add_argument("--commits", type=int, default=1, help="of the SQL text")
    arguments = parser.parse_args()
    count, sites = arguments.count, arguments.sites
    if count < 1 or sites < 1 or not 1 <= arguments.commits <= count:
        parser.error("at least one of each, and no more commits than reservations")
    if arguments.what == "seed":
        lines = (json.dumps(line) for line in seed(sites))
    elif arguments.form == "sql":
        lines = as_sql(count, arguments.commits)
    else:
        lines = {"json": as_json, "by-site": as_json_by_site, "lines": as_lines}[arguments.form](count, sites)
    for line in lines:
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
