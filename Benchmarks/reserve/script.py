#!/usr/bin/env python3
"""Reserves a site in a campctl store, as one would write it for oneself on the sqlite3 module."""

import argparse
import datetime
import json
import sqlite3
import sys
import time

EPOCH = datetime.date(1970, 1, 1)


def main():
    arguments = parsed()
    connection = sqlite3.connect(arguments.store, timeout=10, isolation_level=None)
    connection.executescript("PRAGMA foreign_keys = ON; PRAGMA synchronous = EXTRA; PRAGMA secure_delete = ON;")
    connection.execute("BEGIN IMMEDIATE")
    try:
        print(reserve(connection, arguments))
        connection.execute("COMMIT")
    except LookupError as refusal:
        connection.execute("ROLLBACK")
        sys.exit(f"Error: {refusal.args[0]}")
    finally:
        connection.close()


def parsed():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--store", required=True)
    parser.add_argument("--site", required=True)
    parser.add_argument("--camper", required=True, help="such as c-1")
    parser.add_argument("--arrive", required=True, type=datetime.date.fromisoformat, metavar="DAY")
    parser.add_argument("--nights", required=True, type=int)
    parser.add_argument("--adults", type=int, default=2)
    return parser.parse_args()


def reserve(connection, arguments):
    site = one(connection, "SELECT id FROM camp_site WHERE number = ?", arguments.site)
    camper = one(connection, "SELECT id FROM camper WHERE id = ?", int(arguments.camper.removeprefix("c-")))
    first = (arguments.arrive - EPOCH).days
    days = range(first, first + arguments.nights)
    taken = connection.execute(
        "SELECT night FROM night WHERE site = ? AND night >= ? AND night < ?", (site, days.start, days.stop)).fetchone()
    if taken:
        raise LookupError(f"site {arguments.site} is taken on {day(taken[0])}")
    number = connection.execute(
        "INSERT INTO reservation (version, status, camper, site, arrival, departure, adults, children, pets, vehicles)"
        " VALUES (1, 'reserved', ?, ?, ?, ?, ?, 0, 0, 1)",
        (camper, site, days.start, days.stop, arguments.adults)).lastrowid
    connection.executemany(
        "INSERT INTO night (site, night, reservation) VALUES (?, ?, ?)", [(site, night, number) for night in days])
    write_journal(connection, arguments, number, days)
    return f"r-{number}"


def one(connection, sql, value):
    row = connection.execute(sql, (value,)).fetchone()
    if row is None:
        raise LookupError(f"there is no {value}")
    return row[0]


def write_journal(connection, arguments, number, days):
    party = {
        "adults": arguments.adults, "children": 0, "pets": 0, "vehicles": 1, "plates": None, "rigLength": None,
        "equipment": None, "notes": None, "group": None, "source": None}
    request = {
        "camper": arguments.camper, "site": arguments.site, "anySite": False, "arrive": str(arguments.arrive),
        "nights": arguments.nights} | party
    image = {
        "id": f"r-{number}", "status": "reserved", "camper": arguments.camper, "site": arguments.site,
        "arrival": day(days.start), "departure": day(days.stop)} | party | {
        "holdExpires": None, "cancelReason": None,
        "nights": [{"night": day(night), "site": arguments.site, "price": None} for night in days], "version": 1}
    entry = connection.execute(
        "INSERT INTO command (at, actor, name, request) VALUES (?, 'desk', 'reserve', ?)",
        (int(time.time()), text(request))).lastrowid
    connection.execute(
        "INSERT INTO change (command, kind, thing, after) VALUES (?, 'reservation', ?, ?)",
        (entry, number, text(image)))


def text(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def day(number):
    return str(EPOCH + datetime.timedelta(days=number))


if __name__ == "__main__":
    main()
