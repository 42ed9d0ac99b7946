"""Killed among others that write: whoever comes next puts the store right, and nobody waits for the dead."""

import random
import threading

from aftermath import ending, opening, replied
from camp import Camp
from figures import Figures
from kill.victim import SIGKILL

DESKS = 6


def run(size):
    figures = Figures("kill: among others")
    with Camp() as camp:
        camp.settle(sites=DESKS)
        desks = [Desk(camp, number, size.chance.random(), size.count(3, 60)) for number in range(DESKS)]
        for desk in desks:
            desk.start()
        for desk in desks:
            desk.join()
            figures.runs += desk.runs
            figures.faults += desk.kills
            for refusal in desk.refusals:
                figures.lose(refusal)
        losses = opening(camp) + camp.losses(key for desk in desks for key in desk.acknowledged)
        for loss in losses:
            figures.lose(loss)
        figures.survivors += 0 if losses else figures.faults
    return figures


class Desk(threading.Thread):
    """Reserves a site of its own night after night, and is killed again and again."""

    def __init__(self, camp, number, seed, kills):
        super().__init__()
        self.camp, self.number, self.kills_to_come = camp, number, kills
        self.chance = random.Random(seed)
        self.runs, self.kills, self.acknowledged, self.refusals = 0, 0, [], []

    def run(self):
        while self.kills < self.kills_to_come and not self.refusals:
            night, key = self.runs, f"{self.number}-{self.runs}"
            self.runs += 1
            process = self.camp.start(
                "reserve", "--site", self.number + 1, "--camper", "c-1", "--arrive", f"{2028 + night // 300}-"
                f"{1 + night // 25 % 12:02}-{1 + night % 25:02}", "--nights", 1, "--key", key, "--json")
            timer = threading.Timer(self.chance.uniform(0, 0.1), process.kill)
            timer.start()
            answer = ending(process)
            timer.cancel()
            if answer.status == SIGKILL:
                self.kills += 1
            elif answer.status != 0:
                self.refusals.append(f"{key} among others: {answer.status} {answer.errors.decode().strip()}")
            if answer.status == 0 or replied(answer):
                self.acknowledged.append(key)
