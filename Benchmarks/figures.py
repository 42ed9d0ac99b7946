"""What an item has found: how long its programs took, and how that is to what is to be reached."""

from dataclasses import dataclass, field

from measure import median


@dataclass
class Goal:
    """What is to be reached beside what was measured, by what it was measured in."""

    what: str
    to_reach: str
    measured: dict


@dataclass
class Result:
    """An item's runs in rounds, by the program that ran, and its goals."""

    about: str
    runs: dict = field(default_factory=dict)
    goals: list = field(default_factory=list)
    notes: list = field(default_factory=list)

    def take(self, what, run):
        self.runs.setdefault(what, []).append(run)
        return run

    def goal(self, what, to_reach, **measured):
        self.goals.append(Goal(what, to_reach, measured))

    def ratio(self, one, other, to_reach="", what=None):
        """The ratios are taken within each round, so that a slow moment of the machine meets both."""
        if one not in self.runs or other not in self.runs:
            return
        pairs = list(zip(self.runs[one], self.runs[other]))
        wall = median([mine.seconds / its.seconds for mine, its in pairs])
        # A command that takes less than the system's clock of the processor counts may take none.
        cpu = median([mine.cpu_seconds / max(its.cpu_seconds, 1e-6) for mine, its in pairs])
        self.goal(what or f"{one} / {other}", to_reach, wall=round(wall, 2), CPU=round(cpu, 2))

    def figures(self, what):
        runs = self.runs[what]
        return {
            "what": what,
            "rounds": len(runs),
            "milliseconds": round(1000 * median([run.seconds for run in runs]), 2),
            "least": round(1000 * min(run.seconds for run in runs), 2),
            "cpuMilliseconds": round(1000 * median([run.cpu_seconds for run in runs]), 2),
            "leastCPU": round(1000 * min(run.cpu_seconds for run in runs), 2),
            "peakMiB": round(max(run.peak_mib for run in runs), 1),
        }

    def data(self):
        return {
            "about": self.about,
            "figures": [self.figures(what) for what in self.runs],
            "goals": [vars(goal) for goal in self.goals],
            "notes": self.notes,
        }

    def show(self):
        print(f"\n{self.about}")
        if self.runs:
            print(f"{'':46}{'rounds':>7}{'ms':>12}{'least':>12}{'CPU ms':>12}{'least':>12}{'peak MiB':>10}")
        for row in map(self.figures, self.runs):
            print(
                f"  {row['what']:44}{row['rounds']:>7}{row['milliseconds']:>12,.2f}{row['least']:>12,.2f}"
                f"{row['cpuMilliseconds']:>12,.2f}{row['leastCPU']:>12,.2f}{row['peakMiB']:>10,.1f}")
        for note in self.notes:
            print(f"  {note}")


def show_goals(results):
    goals = [goal for each in results for goal in each.goals]
    width = max((len(goal.what) for goal in goals), default=0)
    reach = max((len(goal.to_reach) for goal in goals), default=0)
    print(f"\n{'':{width}}  {'to reach':>{max(reach, 8)}}  measured")
    for goal in goals:
        measured = ", ".join(f"{value:,} {unit}" for unit, value in goal.measured.items())
        print(f"{goal.what:{width}}  {goal.to_reach:>{max(reach, 8)}}  {measured}")
