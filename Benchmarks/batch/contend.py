"""How long a second process waits that reserves while a batch runs."""

import subprocess
import threading

from measure import median, timed


def contend(bench, lines):
    """Reserves once a second, on a site of its own, beside a batch; says in words how long that took."""
    store = bench.stores.copy(bench.stores.seeded(), "contended")
    desk = [bench.campctl, "reserve", "--site", "desk", "--camper", "c-1", "--nights", "1", "--arrive"]

    def reserve(number):
        day = f"{2031 + number // 336}-{number // 28 % 12 + 1:02}-{number % 28 + 1:02}"
        subprocess.run([*desk, day], env=bench.environment(store), stdout=subprocess.DEVNULL, check=True)

    bench.run(store, "add-site", "desk")
    with Waiting(reserve) as waiting:
        bench.run(store, "batch", lines, "--jsonl", "--keep-going")
    times = waiting.times
    alone = timed(lambda: reserve(len(times)))
    if not times:
        return "the batch was over before a second process came"
    middle, worst = (1000 * summary(times) for summary in (median, max))
    return (
        f"a second process reserved {len(times)} times beside a batch: median {middle:.1f} ms, worst {worst:.1f} ms;"
        f" {1000 * alone:.1f} ms alone")


class Waiting(threading.Thread):
    """Does something once a second, while the body of `with` runs, and keeps how long each time took."""

    def __init__(self, act):
        super().__init__()
        self.act = act
        self.times = []
        self.ended = threading.Event()
        self.failure = None

    def run(self):
        try:
            # The first comes when the batch is on its way.
            while not self.ended.wait(max(0.0, 1 - (self.times[-1] if self.times else 0))):
                self.times.append(timed(lambda: self.act(len(self.times))))
        except Exception as failure:
            self.failure = failure

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.ended.set()
        self.join()
        if self.failure:
            raise self.failure
