"""Asks campctl, and makes the campgrounds that the browser is shown."""

import datetime
import json
import os
import subprocess
import time

HOSTILE = "<script>alert(1)</script><img src=x onerror=\"alert('2')\"> \"Bobby\" & 'Tables'"


class Camp:
    def __init__(self, program, store, now):
        self.program, self.store, self.now = program, store, now

    def run(self, *words, text=None, now=None):
        environment = {key: value for key, value in os.environ.items() if not key.startswith("CAMPCTL_")} | {"CAMPCTL_CONFIG": ""}
        return subprocess.run(
            [self.program, *words, "--store", self.store, "--now", now or self.now], input=text, env=environment,
            stdout=subprocess.PIPE, check=True, text=True).stdout

    def draw(self, path, *words):
        """Keeps what a command draws in a file; answers with the seconds that took."""
        start = time.monotonic()
        drawn = self.run(*words)
        seconds = time.monotonic() - start
        with open(path, "w", encoding="utf-8") as file:
            file.write(drawn)
        return seconds

    def stays(self, first, last):
        """Who holds which site from when to when, as the list of reservations says."""
        before = str(first - datetime.timedelta(1))
        listed = json.loads(self.run("list-reservations", "--from", before, "--before", str(last), "--json"))
        day = datetime.date.fromisoformat
        return [
            (part["site"], day(part["arrival"]), day(part["departure"]), one["camper"]["fullName"], one["id"])
            for one in listed if one["status"] in ("held", "reserved", "checked-in", "checked-out")
            for part in one["segments"] if day(part["arrival"]) < last and day(part["departure"]) >= first]


def large(program, store, sites=500, nights=92):
    """A campground of which every site is full of stays of three nights."""
    camp = Camp(program, store, "2027-05-01")
    first = datetime.date(2027, 6, 1)
    lines = [json.dumps({"command": "add-camper", "fullName": f"Party {n:03}", "phone": f"555-{n:07}"}) for n in range(sites)]
    lines += [json.dumps({"command": "add-site", "number": str(n + 1), "loop": "ABCDE"[n % 5]}) for n in range(sites)]
    for n in range(sites):
        for night in range(n % 3, nights, 3):
            arrive = first + datetime.timedelta(night)
            lines.append(json.dumps({
                "command": "reserve", "site": str(n + 1), "camper": f"555-{n:07}", "arrive": str(arrive), "nights": 3}))
    camp.run("batch", "--quiet", text="\n".join(lines) + "\n")
    return camp
