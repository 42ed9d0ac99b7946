"""What others reach for: a task and an entry of a calendar, each in a home of its own."""

import datetime
import os
import pathlib
import shutil

HERE = pathlib.Path(__file__).resolve().parent
TASK = "task add"
KHAL = "khal new"

CALENDAR = """\
[calendars]
[[camp]]
path = {home}/camp
[sqlite]
path = {home}/khal.db
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[default]
default_calendar = camp
"""


def programs(bench, result):
    """Those that are installed; the result says which are not."""
    found = {}
    for what, make in {TASK: task, KHAL: khal}.items():
        if shutil.which(what.split()[0]):
            found[what] = make(bench)
        else:
            result.notes.append(f"{what} is skipped: it is not installed")
    return found


def task(bench):
    home = made_home(bench, "task")
    (home / "rc").touch()
    environment = dict(os.environ, HOME=str(home), TASKDATA=str(home), TASKRC=str(home / "rc"))

    def add(arrival):
        return bench.runner.run(
            ["task", "rc.confirmation=off", "add", f"due:{arrival}", "Site 12 for Camper 5"], environment)

    return add


def khal(bench):
    home = made_home(bench, "khal")
    (home / "camp").mkdir()
    (home / "config").write_text(CALENDAR.format(home=home))
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    environment["HOME"] = str(home)

    def new(arrival):
        last = arrival + datetime.timedelta(days=2)
        return bench.runner.run(
            ["khal", "-c", home / "config", "new", str(arrival), str(last), "Site 12 for Camper 5"], environment)

    return new


def made_home(bench, name):
    home = bench.folder / f"home-{name}"
    home.mkdir()
    return home
