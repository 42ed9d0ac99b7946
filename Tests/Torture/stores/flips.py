"""Single bytes of a store that are not what was written, and what notices."""

import collections
import concurrent.futures
import itertools
import os
import pathlib
import time

import summer
from camp import Camp
from figures import Figures
from stores.witness import READS, Witness

# What nothing else in the store says, so that no check can tell: who did what when, which words were asked and
# answered, how things were before they changed, which memo goes with which amount, and which identity was drawn.
UNKNOWABLE = {"command", "key", "change", "undoing", "sqlite_sequence", "campground"}
HEADER = 100


def run(size, pristine):
    """Flips bytes of the store one after the other, the header's first, on each core."""
    figures = Figures("bad stores: bytes flipped")
    places = list(range(HEADER, len(pristine)))
    size.chance.shuffle(places)
    places = [*range(HEADER), *places]
    work = zip(places, itertools.cycle([0x01, 0x80, 0xFF, 0x20]))
    end = time.monotonic() + size.count(6, 300)
    found = collections.Counter()
    cores = os.cpu_count() or 1
    with concurrent.futures.ThreadPoolExecutor(cores) as pool:
        list(pool.map(lambda _: flip(work, end, pristine, figures, found, size), range(cores)))
    print(f"{figures.name}: {dict(found)}", flush=True)
    figures.survivors = found["as before"] + found["refused"] + found["noticed"]
    return figures


def flip(work, end, pristine, figures, found, size):
    """Takes places until there are no more, or no more time."""
    with Camp() as camp:
        place = camp.home / "flip" / "s.sqlite"
        place.parent.mkdir()
        place.write_bytes(pristine)
        before = summer.contents(place)
        witness = Witness(camp, figures, size)
        for byte, mask in work:
            if time.monotonic() > end and byte >= HEADER:
                return
            changed = bytearray(pristine)
            changed[byte] ^= mask
            place.write_bytes(changed)
            figures.faults += 1
            found[judge(witness, f"byte {byte} ^ {mask:#x}", place, before)] += 1


def judge(witness, label, place, before):
    """Which of the ways a flipped byte may go this one went."""
    number = witness.figures.faults
    checked = witness.read(label, place, ["check"])
    witness.read(label, place, READS[1 + number % (len(READS) - 1)])
    now = summer.contents(place)
    if number % 5 == 0:
        witness.writes(label, place)
        for other in place.parent.iterdir():
            if other != place:
                other.unlink()
    if checked is None or checked.status == 78:
        return "refused"
    if checked.status != 0:
        return "noticed"
    if now == before:
        return "as before"
    differing = {table for table in before if now.get(table) != before[table]}
    # The words of a policy mean the same in small and capital letters.
    if differing == {"policy"} and str(now["policy"]).lower() == str(before["policy"]).lower():
        return "as before"
    if differing <= UNKNOWABLE:
        return "cannot be known"
    witness.figures.lose(f"{label}: check finds nothing, and {', '.join(sorted(differing))} are not as before: "
                         f"{difference(before, now, differing)}")
    return "unnoticed"


def difference(before, now, tables):
    """The rows that are not as they were, as far as they fit in a line."""
    rows = [row for table in tables for row in now.get(table, []) if row not in before[table]]
    was = [row for table in tables for row in before[table] if row not in now.get(table, [])]
    return f"{str(was)[:300]} became {str(rows or now.get('unreadable'))[:300]}"
