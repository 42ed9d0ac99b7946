"""A desk at the other end of the world, which works on whole groups, beside one that must not wait for it."""

import threading
import time

from figures import Figures
from server.desk import Desk
from server.proxy import Proxy

# The way there and back, in seconds, and the party's reservations.
AWAY, PARTY = 0.2, 12
# Round trips for which any command may hold the campground, and one for a command that finds it held twice in a row.
HELD = 6 * 2


def run(size, cluster):
    figures = Figures("server: a desk at 200 ms with groups")
    with Proxy(cluster.socket, AWAY / 2) as proxy, Desk(cluster, "far") as near, Desk(cluster, "far", 1) as far:
        near.do("init")
        near.settle(2 * PARTY)
        far.reach(proxy.location)
        # Its undo is of its own newest entry.
        far.environment["CAMPCTL_ACTOR"] = "far"
        stopped, waits = threading.Event(), []
        beside = threading.Thread(target=work_beside, args=(near, stopped, waits, figures))
        beside.start()
        try:
            for number in size.rounds(2, 40, 300):
                figures.judge(list(group(far, number)))
                figures.runs += 1
        finally:
            stopped.set()
            beside.join()
        figures.faults = sum(wait > AWAY for wait in waits)
        if max(waits) > HELD * AWAY:
            figures.lose(f"a desk beside the server waited {max(waits):.1f} s")
        figures.judge(near.losses())
    return figures


def group(desk, number):
    """Reserves a group, takes it back by one undo, and brings it there again; what is wrong with it."""
    name = f"Party {number}"
    desk.do("reserve", "--any-site", "--count", PARTY, "--camper", "c-1", "--arrive", "2027-07-01", "--nights", 2, "--group", name)
    desk.do("cancel", "--group", name, "--yes")
    desk.do("undo", "--yes")
    if len(stays := desk.do("list-reservations", "--group", name, "--status", "reserved")) != PARTY:
        yield f"after the undo {len(stays)} of {PARTY} are reserved"
    desk.do("cancel", "--group", name, "--yes")


def work_beside(desk, stopped, waits, figures):
    """Adds campers one by one, each of which has to be done."""
    number = 0
    while not stopped.is_set():
        number += 1
        began = time.monotonic()
        answer = desk.run("add-camper", f"Guest {number}", "--phone", f"555-{number:07}")
        waits.append(time.monotonic() - began)
        if answer.status != 0:
            figures.lose(f"a desk beside the server ends with {answer.status}: {answer.errors.decode().strip()}")
