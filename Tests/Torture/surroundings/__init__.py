"""Surroundings that are not as they should be: limits, full disks, closed streams, questions, homes, locales, clocks.

Each case is a function in a module of its kind; it gets a camp and the size, and yields, for each thing that it
tried, its name and what was wrong then.
"""

import sys

from camp import Camp
from figures import Figures
from surroundings import clocks, homes, limits, questions, streams

# By the word that the figures have for them.
KINDS = {
    "limits": limits.CASES, "streams": streams.CASES, "questions": questions.CASES, "homes": homes.CASES,
    "clocks": clocks.CASES,
}


def run(size):
    if sys.platform != "linux":
        print("surroundings: skipped, they need what Linux has")
        return []
    return [torture(size, kind, cases) for kind, cases in KINDS.items()]


def torture(size, kind, cases):
    figures = Figures(f"surroundings: {kind}")
    for case in cases:
        with Camp() as camp:
            for name, losses in case(camp, size):
                figures.runs += 1
                figures.faults += 1
                figures.judge([f"{case.__name__}, {name}: {loss}" for loss in losses])
    return figures
