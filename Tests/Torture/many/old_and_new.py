"""Sixteen processes open a store at once that is not there yet, or of an older schema."""

from aftermath import keys, litter, opening, place, rows
from camp import Camp
from figures import Figures
from frozen import VERSIONS, enlarged
from many.crowd import CROWD, at_once, unexpected


def first(size):
    """One of them makes the store, and all are in it: commands, and every fourth a batch."""
    figures = Figures("many: first open")
    for _ in size.rounds(2, 100, 60):
        with Camp() as camp:
            def begin(number):
                if number % 4:
                    return camp.run("add-site", number, "--key", number)
                return camp.run("batch", input=f"add-site {number} --key {number}\n".encode())

            losses = unexpected(at_once(begin), 0) or opening(camp) + litter(camp)
            if not losses and sorted(keys(camp.store), key=int) != [str(number) for number in range(CROWD)]:
                losses.append(f"of {CROWD} who began the campground there are {keys(camp.store)}")
            figures.runs += CROWD
            figures.judge(losses)
    return figures


def migration(size):
    """Each step is taken once, and all are answered by the store of today."""
    figures = Figures("many: migration")
    with Camp() as camp:
        olds = [enlarged(version, camp.home, size.count(50, 1000)) for version in VERSIONS]
        for number in size.rounds(1, 60, 60):
            old = olds[number % len(olds)]
            place(camp, old)
            camp.do("list-sites")
            expected = rows(camp.store)
            place(camp, old)
            answers = at_once(lambda each: camp.run("list-sites" if each % 2 else "info"))
            figures.runs += CROWD
            losses = unexpected(answers, 0) or opening(camp) + litter(camp)
            if not losses and rows(camp.store) != expected:
                losses.append("the store differs from one that was brought up to date by one process")
            steps = sorted(line for answer in answers for line in answer.errors.decode().splitlines())
            if len(steps) != len(set(steps)):
                losses.append(f"a step was taken twice: {steps}")
            figures.judge(losses)
    return figures
