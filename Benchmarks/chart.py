"""A page of the chart, and one with half as many bars."""

import datetime

from figures import Result
from measure import median

SITES = 500
FROM = datetime.date(2030, 1, 1)
NIGHTS = 92
# Three of four slots of 5 nights have a stay.
BARS = SITES * NIGHTS // 5 * 3 // 4
WHOLE = f"campctl chart, {BARS:,} bars"
HALF = f"campctl chart, {BARS // 2:,} bars"


def run(bench):
    result = Result(f"The chart of {SITES} sites and {NIGHTS} nights as HTML")
    command = ["chart", "--from", str(FROM), "--nights", str(NIGHTS), "--html"]
    for _ in range(bench.size(11, 3)):
        result.take(WHOLE, bench.run(bench.stores.filled(SITES, BARS), *command))
        result.take(HALF, bench.run(bench.stores.filled(SITES, BARS // 2), *command))
    cpu = median([run.cpu_seconds for run in result.runs[WHOLE]])
    result.goal("chart, processor time", "≤ 0.15", **{"s of CPU": round(cpu, 3)})
    result.ratio(WHOLE, HALF, "≤ 2", "chart, all bars / half of them")
    return result
