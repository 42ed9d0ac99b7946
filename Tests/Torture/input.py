"""Input that makes no sense: refused in the documented way, without a crash, a hang or a change."""

from bad_input import fuzz, lines, processes, ridb
from bad_input.grammar import Grammar
from camp import Camp


def run(size):
    with Camp() as camp:
        grammar = Grammar(camp.program)
    return [processes.run(size, grammar), lines.run(size, grammar), ridb.run(size), fuzz.run(size)]
