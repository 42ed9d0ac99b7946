"""Readers beside writers never see half of a write.

A list of more than 500 things is read in pieces, each of one moment; so they ask for those that are to come.
"""

import threading

from camp import Camp
from figures import Figures
from many.crowd import at_once

WRITERS = 4
PARTY = 5
LOOKS = [["list-reservations", "--status", "reserved"], ["check"], ["today"]]


def run(size):
    """Each writer reserves for a group in one batch and cancels it in another; a reader sees whole groups."""
    figures = Figures("many: readers beside writers")
    with Camp() as camp:
        camp.settle(sites=WRITERS * PARTY)
        is_over = threading.Event()
        losses, looks = [], []

        def work(number):
            if number < WRITERS:
                try:
                    for round in size.rounds(2, 150, 120):
                        write(camp, number, round, losses)
                finally:
                    is_over.set()
            else:
                while not is_over.is_set():
                    losses.extend(look(camp, LOOKS[number % 3]))
                    looks.append(number)

        at_once(work)
        figures.runs = len(looks)
        figures.judge(losses + camp.losses())
    return figures


def write(camp, number, round, losses):
    """All of a group's reservations, then none."""
    sites = range(number * PARTY + 1, number * PARTY + PARTY + 1)
    group = f"--group g{number}-{round}"
    lines = [f"reserve --site {site} --camper c-1 --arrive 2027-06-01 --nights 2 {group}" for site in sites]
    for batch in ["\n".join(lines), f"cancel {group}"]:
        answer = camp.run("batch", input=batch.encode())
        if answer.status != 0:
            losses.append(f"{batch}: {answer.status} {answer.errors.decode().strip()}")


def look(camp, command):
    answer = camp.run(*command, "--json")
    if answer.status != 0:
        return [f"{command} beside writers: {answer.status} {answer.errors.decode().strip()}"]
    if command == ["check"]:
        return []
    seen = answer.json() if "--status" in command else answer.json()["arrivals"]
    parties = [(each["group"], each["status"]) for each in seen]
    return [f"{command} sees {parties.count(party)} of {party}" for party in set(parties)
            if parties.count(party) != PARTY]
