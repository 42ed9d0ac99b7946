"""Power loss: every prefix of what a command asks of the disk, and what a disk may have kept of it.

A command is recorded by strace; a model of a disk makes the images that a power cut may leave; each is opened.
"""

import concurrent.futures
import itertools
import math
import shutil
import subprocess
import tempfile
import time

from camp import Camp
from figures import Figures
from power.backups import BACKUPS
from power.calls import STRACE, calls
from power.chance import PLAIN, SYNCED, Torn
from power.disk import Disk
from power.judge import Judge
from power.operations import Reply, without_syncs
from power.recording import Recording
from power.scenarios import SCENARIOS

WORKERS = 2


def run(size):
    if not shutil.which("strace"):
        print("power: no strace here, so no power is cut", flush=True)
        return []
    figures, recordings = [], {}
    for scenario in SCENARIOS + BACKUPS:
        recordings[scenario.name] = record(scenario)
        figures.append(cut(scenario, recordings[scenario.name], size))
    return figures + [sees_losses(scenario, recordings[scenario.name], size)
                      for scenario in SCENARIOS if scenario.name in ("reserve", "first open")]


def record(scenario):
    """Does it, with each system call written down."""
    with Camp().at(scenario.store) as camp, tempfile.NamedTemporaryFile("r") as trace:
        scenario.before(camp)
        recording = Recording(camp.home)
        command = [*STRACE[1:], "-o", trace.name, camp.program, *scenario.command]
        camp.program = STRACE[0]
        with camp.start(*command, stdin=subprocess.PIPE) as process:
            answer(process, scenario.input)
            if process.wait() != 0:
                raise AssertionError(f"{scenario.name}: {process.stderr.read().decode()}")
        return recording.follow(calls(trace))


def answer(process, input):
    """Gives what is to be read, and reads each line's reply before the next are given."""
    for lines in input[:-1]:
        process.stdin.write(lines)
        process.stdin.flush()
        for _ in lines.splitlines():
            process.stdout.readline()
    process.stdin.write(b"".join(input[-1:]))
    process.stdin.close()
    process.stdout.read()


def cut(scenario, recording, size):
    """Judges images of every moment: all of the plain ones and many torn ones, or, shortened, some of each."""
    figures, judge = Figures(f"power loss: {scenario.name}"), Judge(scenario)
    moments = range(len(recording.operations) + 1)
    # First, however little time there is: what was promised, of what the disk promises.
    certain = [(moment, SYNCED) for moment in moments if isinstance(recording.operations[moment - 1], Reply)]
    plain = [(moment, chance) for moment in moments for chance in PLAIN]
    seeds = [(moment, f"{size.seed} {moment} {count}") for moment in moments for count in range(size.count(1, 40))]
    torn = [(moment, Torn(seed)) for moment, seed in seeds]
    size.chance.shuffle(plain)
    size.chance.shuffle(torn)
    cases = [case for both in itertools.zip_longest(plain, torn) for case in both if case]
    end = time.monotonic() + size.count(1, 35)
    for of, until in (certain, math.inf), (cases, end):
        for moment, losses in judged(judge, recording, recording.operations, of, until):
            figures.faults += 1
            figures.judge([f"after {moment} of {moments[-1]} calls: {loss}" for loss in losses])
    figures.runs = len(judge.findings)
    return figures


def judged(judge, recording, operations, cases, end):
    """The moments and losses of the cases, as many as there is time for."""
    def losses(case):
        moment, chance = case
        if time.monotonic() < end:
            image = Disk(recording, operations[:moment]).image(chance)
            return moment, judge.losses(image, promised(judge.scenario, operations[:moment]))

    with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
        yield from filter(None, pool.map(losses, cases))


def promised(scenario, operations):
    said = b"".join(each.data for each in operations if isinstance(each, Reply))
    return scenario.promised(said.count(b"\n"))


def sees_losses(scenario, recording, size):
    """That losses are found where there are some: in the same calls without the syncs of files, of folders, of both."""
    figures = Figures(f"a program that does not sync: {scenario.name}")
    folders = recording.folders.keys()
    files = {each.node for each in recording.operations if not isinstance(each, Reply)} - folders
    for what, nodes in {"files": files, "folders": folders, "anything": files | folders}.items():
        operations = without_syncs(recording.operations, nodes)
        cases = [(moment, chance) for moment in range(len(operations) + 1) for chance in PLAIN]
        last = cases[-size.count(len(PLAIN) * 2, len(cases)):]
        found = list(judged(Judge(scenario), recording, operations, last, math.inf))
        lost = [promised(scenario, operations[:moment]) for moment, losses in found if losses]
        print(f"{scenario.name} without syncs of {what}: {len(lost)} of {len(found)} images have lost something, "
              f"{lost.count(0)} of them before any reply", flush=True)
        figures.runs, figures.faults = figures.runs + 1, figures.faults + len(found)
        figures.judge([] if lost else [f"no loss is seen without syncs of {what}"])
    return figures
