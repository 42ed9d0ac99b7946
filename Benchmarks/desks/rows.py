"""A row: the same work by each program in turn, round by round, and how they are to one another."""

from desks.programs import CAMPCTL, PEER, PGBENCH
from measure import median


class Row:
    """What is measured; by program, the bookings of a second in each round."""

    def __init__(self, what):
        self.what, self.rates = what, {}

    def run(self, rounds, programs, new_camp, work, look=lambda who, camp: None):
        """Each program has a fresh campground; what it has left there is counted, and in the first round checked."""
        for number in range(rounds):
            for who in programs:
                camp = new_camp()
                camp.settle()
                rate, booked = work(who, camp)
                camp.require(booked, f"{self.what}, {who}", checks=number == 0)
                if number == 0:
                    look(who, camp)
                camp.drop()
                self.rates.setdefault(who, []).append(rate)
        return self

    def ratio(self, other):
        """Within each round, so that a slow moment of the machine meets both."""
        return median([mine / its for mine, its in zip(self.rates[CAMPCTL], self.rates[other])])

    def report(self, result, least=None, to_peer=None, to_pgbench=None):
        rates = {who: round(median(its), 1) for who, its in self.rates.items()}
        result.notes.append(f"{self.what}: " + ", ".join(f"{who} {rate:,}" for who, rate in rates.items()))
        result.goal(self.what, f"≥ {least}/s" if least else "", **{"bookings/s": rates[CAMPCTL]})
        for other, to_reach in [(PEER, to_peer), (PGBENCH, to_pgbench)]:
            if other in self.rates:
                what = f"{self.what}, campctl / {other}"
                result.goal(what, f"≥ {to_reach}" if to_reach else "", times=round(self.ratio(other), 2))
