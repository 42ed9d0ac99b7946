"""Input that makes no sense: refused in the documented way, without a crash, a hang or a change."""

from camp import Camp
from input import calendars, fuzz, lines, processes, ridb, tables
from input.grammar import Grammar


def run(size):
    with Camp() as camp:
        grammar = Grammar(camp.program)
    return [processes.run(size, grammar), lines.run(size, grammar), ridb.run(size), tables.run(size), calendars.run(size),
            fuzz.run(size)]
