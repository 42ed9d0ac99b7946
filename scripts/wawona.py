#!/usr/bin/env python3
"""Turns the season of Wawona campground into lines for `campctl batch`.

  wawona.py                        campers, reservations and blocks, as of a day before the season such as 2023-04-01
  wawona.py --on-site 2023-07-15   check-ins of the parties that are there on that day

nights.csv has each night's public status, not where one party ends and the next begins. So the occupancy is real and
the reservations are made up: each run of reserved nights is cut into stays of 1 to 7 nights, always the same way, for
campers with names that nobody has, such as "Hazel Waffle". The prices are made up, too. The second batch counts on the
ids that the first gives in a new store."""

import argparse
import collections
import csv
import datetime
import hashlib
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Fixtures/RIDB/wawona-campground"
FIRST_NAMES = """
  Apple Basil Berry Cedar Clover Cocoa Dill Fern Ginger Hazel Honey Juniper Maple Nutmeg Olive Pepper Rosemary Saffron
  Sage Willow""".split()
LAST_NAMES = """
  Biscuit Bramble Butter Crumble Dumpling Fritter Granola Marmalade Muffin Noodle Pancake Pickle Pretzel Pudding Pumpkin
  Sorbet Toast Truffle Waffle Walnut""".split()
PARTIES = 400  # enough that nobody is on two sites in the same night, and as many as there are pairs of names
LENGTHS = [1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 7]
# Before the season begins: what a night costs, what comes on top, and what calling it off costs.
TERMS = [
    "add-rate Standard --nightly 36.00",
    "add-rate Weekend --nightly 42.00 --weekdays fri,sat",
    "add-rate 'Group camp' --nightly 75.00 --site 'Group Camp'",
    "add-tax 'Lodging tax' --percent 10%",
    "policy --deposit 1-night --cancellation '2:0% 0:1-night' --no-show 1-night --early refund",
]
ADULTS = [1, 2, 2, 2, 2, 3, 4]
CHILDREN = [0, 0, 0, 1, 2]
REASONS = {"Closed": "Closed", "Not Reservable Management": "Kept by the management"}
ONE_DAY = datetime.timedelta(days=1)


def rows(name):
    with open(FOLDER / name, newline="", encoding="utf-8") as file:
        yield from csv.DictReader(file)


def runs(site_nights):
    """Nights in a row with the same status, as (status, first night, number of nights)."""
    status, first, count = None, None, 0
    for night, now in sorted(site_nights):
        if now == status and night == first + count * ONE_DAY:
            count += 1
            continue
        if count:
            yield status, first, count
        status, first, count = now, night, 1
    if count:
        yield status, first, count


def stays(site, first, count):
    """Cuts a run; the same site and night always begin the same stay."""
    while count:
        digest = hashlib.sha256(f"{site} {first}".encode()).digest()
        length = min(count, LENGTHS[digest[0] % len(LENGTHS)])
        yield first, length
        first, count = first + length * ONE_DAY, count - length


def season():
    """The stays by arrival as (arrival, site, nights), and the blocks as (site, first night, nights, reason)."""
    names = {row["CampsiteID"]: row["CampsiteName"] for row in rows("Campsites_API_v1.csv")}
    site_nights = collections.defaultdict(list)
    for row in rows("nights.csv"):
        site_nights[row["CampsiteID"]].append((datetime.date.fromisoformat(row["Night"]), row["Status"]))
    made, blocks = [], []
    for campsite, nights in site_nights.items():
        if campsite not in names:
            print(f"Left out {len(nights)} nights of campsite {campsite}: it is not among the sites.", file=sys.stderr)
            continue
        for status, first, count in runs(nights):
            if status == "Reserved":
                made += [(day, names[campsite], length) for day, length in stays(campsite, first, count)]
            elif status in REASONS:
                blocks.append((names[campsite], first, count, REASONS[status]))
    return sorted(made), sorted(blocks)


def fewest_people():
    """Of the sites that want more than two."""
    names = {row["CampsiteID"]: row["CampsiteName"] for row in rows("Campsites_API_v1.csv")}
    fewest = {}
    for row in rows("CampsiteAttributes_API_v1.csv"):
        if row["AttributeName"] == "Min Num of People" and row["EntityID"] in names:
            fewest[names[row["EntityID"]]] = int(row["AttributeValue"])
    return fewest


def name(party):
    """Each pair once; neighbours share neither name."""
    return f"{FIRST_NAMES[party % 20]} {LAST_NAMES[(party + party // 20) % 20]}"


def print_season(made, blocks):
    print("# Made-up reservations of a real occupancy (data source: ridb.recreation.gov).")
    for words in TERMS:
        print(words)
    for party in range(PARTIES):
        print(f"add-camper '{name(party)}' --phone 555-010-0{party + 1:03}")
    for site, first, count, reason in blocks:
        print(f"block-site '{site}' --from {first} --nights {count} --because '{reason}'")
    fewest = fewest_people()
    for place, (arrival, site, count) in enumerate(made):
        adults = max(ADULTS[place % len(ADULTS)], fewest.get(site, 0))
        print(
            f"reserve --site '{site}' --camper c-{place % PARTIES + 1} --arrive {arrival} --nights {count}"
            f" --adults {adults} --children {CHILDREN[place % len(CHILDREN)]}"
        )


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--on-site", metavar="DAY", type=datetime.date.fromisoformat)
    day = arguments.parse_args().on_site
    made, blocks = season()
    if day is None:
        return print_season(made, blocks)
    for place, (arrival, _, count) in enumerate(made):
        # Who comes on the day itself is still expected.
        if arrival < day < arrival + count * ONE_DAY:
            print(f"check-in r-{place + 1}")


if __name__ == "__main__":
    main()
