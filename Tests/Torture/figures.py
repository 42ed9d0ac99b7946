"""How much torture there is to be, and what came of it."""

import dataclasses
import random
import time


@dataclasses.dataclass
class Figures:
    """What one item of the torture came to."""

    name: str
    runs: int = 0
    faults: int = 0
    # Stores that were sound after a fault, with all that had been acknowledged.
    survivors: int = 0
    # What may not be: lost or half-done writes, unsound stores, crashes, hangs, wrong answers.
    losses: list = dataclasses.field(default_factory=list)

    def lose(self, what):
        self.losses.append(what)
        print(f"LOSS in {self.name}: {what}", flush=True)

    def judge(self, losses):
        """Counts a store that went through a fault."""
        for loss in losses:
            self.lose(loss)
        self.survivors += not losses


class Size:
    """The short form that every change has to pass, or the long one; the same seed does the same."""

    def __init__(self, long, seed):
        self.long, self.seed = long, seed
        self.chance = random.Random(seed)

    def count(self, short, long):
        return long if self.long else short

    def rounds(self, short, long, seconds):
        """Counts up to a number, and stops early when the seconds are over."""
        end = time.monotonic() + seconds
        for number in range(self.count(short, long)):
            if time.monotonic() > end:
                return
            yield number
