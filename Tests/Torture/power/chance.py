"""What a disk keeps of what it was asked, when the power goes before it was synced."""

import dataclasses
import random

from power.disk import sectors
from power.operations import Resize


@dataclasses.dataclass
class Kept:
    """All of the bytes, or none; and a slice of what was changed in a folder."""

    data: bool
    names: slice

    def namings(self, asked):
        return asked[self.names]

    def pieces(self, operation, place):
        return [operation] if self.data else []

    def length(self, lengths):
        return lengths[-1 if self.data else 0]

    def filling(self, count):
        return bytes(count)


# All that a disk promises.
SYNCED = Kept(data=False, names=slice(0))
# What every moment is judged by: of the names none, all, all but the last or the first, the last alone.
NAMES = [slice(0), slice(None), slice(-1), slice(1, None), slice(-1, None)]
PLAIN = [Kept(data, names) for data in (False, True) for names in NAMES]


class Torn:
    """Some of it: in order up to a moment, whole writes in any order, or single sectors of them.

    Names and lengths are kept by chances of their own, and what was never written may hold anything.
    """

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.manner = self.random.choice(["in order", "by write", "by sector"])
        # Mostly kept, mostly lost, or in between.
        self.data, self.names = self.random.choice([0.05, 0.5, 0.95]), self.random.choice([0, 0.5, 1])

    def _keeps(self):
        return self.random.random() < self.data

    def namings(self, asked):
        return [naming for naming in asked if self.random.random() < self.names]

    def pieces(self, operation, place):
        if self.manner == "in order":
            return [operation] if place < self.data else []
        if self.manner == "by write" or isinstance(operation, Resize):
            return [operation] if self._keeps() else []
        return [piece for piece in sectors(operation) if self._keeps()]

    def length(self, lengths):
        return self.random.choice([max(lengths), lengths[-1], self.random.choice(lengths)])

    def filling(self, count):
        return self.random.choice([bytes, self.random.randbytes])(count)
