"""Stores that are damaged, half done, another's or no stores: refused or read right, and never harmed."""

import summer
from camp import Camp
from stores import beside, cuts, flips, places, rows

# Small pages make a small store, in which a larger share of the bytes can be tried.
PAGE = 512


def run(size):
    with Camp() as camp:
        pristine = summer.make(camp, PAGE)
    return [
        flips.run(size, pristine), cuts.run(size, pristine, PAGE), beside.run(size, pristine),
        places.run(size, pristine), rows.run(size, pristine),
    ]
