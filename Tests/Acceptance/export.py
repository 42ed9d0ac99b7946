#!/usr/bin/env python3
"""Writes a folder in the layout of RIDB's bulk CSV export, of its size or smaller, the same for the same seed.

    export.py FOLDER [--part 0.1] [--seed 1] [--scatter]

At its full size it has 133,000 campsites, 2.4 million attributes and 246 MB, as the real one. Facilities, sites and texts
are made up. The oddities are those that the real export is known to have, each about as often: 57 spellings of the
electricity hookup, lengths of 0 and 500, three ways to write a time, five to write yes, Drive-In and Drive In, campsites
whose facility is not in the list of facilities, campsites without a name, sites for day use and for the management, blank
attribute names, attributes given twice with different values, names such as 1 & 2, and columns in any order.
"""
import argparse
import csv
import os
import random

CAMPSITES, FACILITIES, WITH_CAMPSITES = 133_000, 15_000, 4_300
ABSENT, NAMELESS = 4_768, 18
# A description of this many words on average brings the files to 246 MB.
WORDS = 1_440

KNOWN_HOOKUPS = ["50", "30", "20/30/50", "50 /20/30/50", "50 amp", "N/A", "", "No"]
AMPS = ["15", "20", "30", "50", "20/30", "30/50", "15/20/30", "20/50", "100"]
FORMS = ["{}", "{} amp", "{} Amp", "{} AMP", "{}amp", "{} amps", "{}A"]
# Eight spellings are known; the others are made up to their number.
HOOKUPS = list(dict.fromkeys(KNOWN_HOOKUPS + [form.format(amps) for form in FORMS for amps in AMPS]))[:57]
YES = ["Y", "Yes", "yes", "YES", "true"]
NO = ["N", "No", "false", "N/A", ""]
TIMES = ["2:00 PM", "02:00 PM", "0:00 PM", "11:00 AM", "1:00 PM"]
TYPES = ["STANDARD NONELECTRIC", "STANDARD ELECTRIC", "TENT ONLY NONELECTRIC", "RV ELECTRIC", "WALK TO",
         "GROUP STANDARD AREA NONELECTRIC", "CABIN NONELECTRIC", "EQUESTRIAN NONELECTRIC", "BOAT IN"]
EQUIPMENT = ["Tent", "RV", "Trailer", "Small Tent", "Large Tent Over 9X12`", "Pop up", "Fifth Wheel", "Caravan/Camper Van"]
NAMES = ["Pine", "Elk", "Silver", "Long", "Upper", "Lost", "Bear", "Cedar", "Granite", "Willow", "Eagle", "Sandy"]
PLACES = ["Creek", "Flat", "Lake", "Meadow", "Hollow", "Point", "Springs", "Bend", "Ridge", "Canyon"]
PROSE = ("the campground lies along a quiet stream, with sites in the shade; bring \"plenty\" of water\nand arrive "
         "before dark <b>rangers</b> close the gate at ten").split(" ")


def yes(chance):
    return chance.choice(YES)


def maybe(chance):
    return chance.choice(YES if chance.random() < 0.5 else NO)


def length(chance):
    share = chance.random()
    return "0" if share < 0.087 else "500" if share < 0.089 else str(chance.randrange(12, 75))


# The attributes of a site: name, share of the sites that have it, value. The first have an effect on a site.
ATTRIBUTES = [
    ("Max Vehicle Length", 0.78, length),
    ("Max Num of People", 0.97, lambda chance: str(chance.choice([4, 6, 8, 10, 12, 50]))),
    ("Min Num of People", 0.9, lambda chance: str(chance.choice([0, 1, 1, 1, 2]))),
    ("Max Num of Vehicles", 0.9, lambda chance: str(chance.choice([0, 1, 2, 2, 3]))),
    ("Driveway Entry", 0.75, lambda chance: chance.choice(["Back-In", "Pull-Through", "Pull Through", "Parallel", "N/A"])),
    ("Electricity Hookup", 0.4, lambda chance: chance.choice(HOOKUPS)),
    ("Water Hookup", 0.3, maybe),
    ("Sewer Hookup", 0.2, maybe),
    ("Full Hookup", 0.1, maybe),
    ("Accessibility", 0.2, maybe),
    ("Site Access", 0.95, lambda chance: chance.choice(["Drive-In", "Drive In", "Hike-In", "N/A"])),
    ("Checkin Time", 0.97, lambda chance: chance.choice(TIMES)),
    ("Checkout Time", 0.97, lambda chance: chance.choice(TIMES)),
    ("Pets Allowed", 0.95, yes),
    ("Campfire Allowed", 0.95, yes),
    ("Shade", 0.8, maybe),
    ("Picnic Table", 0.9, yes),
    ("Fire Pit", 0.85, yes),
    ("Grills/Fire Ring", 0.6, yes),
    ("Location Rating", 0.4, lambda chance: chance.choice(["Prime", "Preferred", "Good", "Standard"])),
    ("Driveway Surface", 0.8, lambda chance: chance.choice(["Gravel", "Paved", "Dirt", "Grass"])),
    ("Capacity/Size Rating", 0.7, lambda chance: chance.choice(["Single", "Double", "Group"])),
    ("Site Length", 0.5, length),
    ("Base Number of Vehicles", 0.6, lambda chance: str(chance.choice([1, 2]))),
    ("Condition Rating", 0.6, lambda chance: chance.choice(["Good", "Fair", "Excellent"])),
    ("Proximity to Water", 0.6, lambda chance: chance.choice(["Riverfront", "Lakefront", "N/A"])),
    ("", 0.1, yes),
]


class Table:
    """A CSV file whose columns stand in an order by chance."""

    def __init__(self, folder, name, columns, chance):
        self.file = open(os.path.join(folder, name + "_API_v1.csv"), "w", newline="", encoding="utf-8")
        self.writer = csv.writer(self.file, lineterminator="\n")
        self.order = list(range(len(columns)))
        chance.shuffle(self.order)
        self.add(columns)

    def add(self, values):
        self.writer.writerow([values[place] for place in self.order])


class Export:
    def __init__(self, folder, part, seed, scatter):
        os.makedirs(folder, exist_ok=True)
        self.chance, self.part, self.scatter = random.Random(seed), part, scatter
        self.facilities = Table(folder, "Facilities", [
            "FacilityID", "FacilityName", "FacilityTypeDescription", "FacilityDescription", "Reservable"], self.chance)
        self.campsites = Table(folder, "Campsites", [
            "CampsiteID", "FacilityID", "CampsiteName", "CampsiteType", "TypeOfUse", "Loop", "CampsiteAccessible",
            "CampsiteLongitude", "CampsiteLatitude", "CreatedDate", "LastUpdatedDate"], self.chance)
        self.attributes = Table(folder, "CampsiteAttributes", [
            "AttributeID", "AttributeName", "AttributeValue", "EntityID", "EntityType"], self.chance)
        self.equipment = Table(folder, "PermittedEquipment", ["CampsiteID", "EquipmentName", "MaxLength"], self.chance)
        self.rows, self.next_id = [], 100

    def count(self, whole):
        return max(1, round(whole * self.part))

    def write(self):
        sizes = self.sizes()
        absent, nameless = self.count(ABSENT), self.count(NAMELESS)
        for number, size in enumerate(sizes):
            facility = str(232_000 + 7 * number)
            if absent >= size:
                absent -= size
            else:
                self.facility(facility)
            for place in range(size):
                self.campsite(facility, place, nameless > 0)
                nameless -= 1
        for number in range(self.count(FACILITIES - WITH_CAMPSITES)):
            self.facility(str(500_000 + number))
        if self.scatter:
            self.chance.shuffle(self.rows)
            for row in self.rows:
                self.attributes.add(row)

    def sizes(self):
        """The numbers of campsites of the facilities: many small, a few of some hundreds."""
        weights = [self.chance.lognormvariate(0, 1.0) for _ in range(self.count(WITH_CAMPSITES))]
        left, scale = self.count(CAMPSITES), self.count(CAMPSITES) / sum(weights)
        sizes = [max(1, round(weight * scale)) for weight in weights]
        sizes[-1] = max(1, sizes[-1] + left - sum(sizes))
        return sizes

    def facility(self, facility):
        chance = self.chance
        name = f"{chance.choice(NAMES)} {chance.choice(PLACES)}"
        name = name.upper() if chance.random() < 0.4 else name + ", The" if chance.random() < 0.05 else name
        start = chance.randrange(len(PROSE))
        words = [PROSE[(start + place) % len(PROSE)] for place in range(chance.randrange(2 * WORDS))]
        self.facilities.add([facility, name, "Campground", " ".join(words), chance.choice(["true", "false"])])

    def campsite(self, facility, place, is_nameless):
        chance = self.chance
        self.next_id += chance.randrange(1, 9)
        number = str(self.next_id)
        share = chance.random()
        name = "" if is_nameless and share < 0.5 else f"{place + 1:03}" if share < 0.6 else f"A-{place + 1:02}"
        if share > 0.97:
            name = f"{place + 1} & {place + 2}"
        kind = "MANAGEMENT" if chance.random() < 0.01 else chance.choice(TYPES)
        use = "Day" if chance.random() < 0.03 else "Overnight"
        self.campsites.add([
            number, facility, name, kind, use, f"Loop {chance.choice('ABCD')} ", chance.choice(["true", "false", "Y", "yes"]),
            f"-{chance.uniform(70, 120):.14f}", f"{chance.uniform(30, 48):.14f}", "2013-04-01", "2024-01-01"])
        for id, (attribute, share, value) in enumerate(ATTRIBUTES):
            if chance.random() < share:
                self.attribute(id, attribute, value(chance), number)
                if chance.random() < 0.02:
                    self.attribute(id, attribute, value(chance), number)
        longest = length(chance)
        for name in chance.sample(EQUIPMENT, chance.randrange(5)):
            self.equipment.add([number, name, longest])

    def attribute(self, id, name, value, campsite):
        row = [str(id + 40), name, value, campsite, "Campsite"]
        if self.scatter:
            self.rows.append(row)
        else:
            self.attributes.add(row)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--part", type=float, default=1, help="the share of the real size (default: 1)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scatter", action="store_true", help="attributes in an order by chance, not by campsite")
    given = parser.parse_args()
    Export(given.folder, given.part, given.seed, given.scatter).write()


if __name__ == "__main__":
    main()
