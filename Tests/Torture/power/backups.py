"""Power loss while a store is copied, or a copy put in its place."""

from power.scenarios import STORE, Scenario, stays, text

COPY, LATER = "copies/campground.sqlite", "cut later"


def settled(camp):
    camp.settle()
    camp.home.joinpath("copies").mkdir(mode=0o700)
    if camp.run("batch", "--key", "cut", input=text(stays(1))).status != 0:
        raise AssertionError("there is nothing to copy")


def copied(camp):
    """The copy has the first of two reservations."""
    settled(camp)
    camp.do("backup", COPY)
    camp.do("reserve", "--site", "8", "--camper", "c-1", "--arrive", "2027-09-01", "--nights", "1", "--key", LATER)


BACKUPS = [
    Scenario("backup", ("backup", COPY, "--json"), [None, {"cut:1"}], before=settled, judged=COPY,
             repeats=False),
    # The store is the one or the other at any moment, and the old one is never gone.
    Scenario("restore", ("restore", COPY, "--yes", "--json"), [{"cut:1", LATER}, {"cut:1"}], before=copied,
             kept=f"{STORE}.old-1"),
]
