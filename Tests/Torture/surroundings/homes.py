"""Homes that are no homes, and locales and time zones that are none."""

from surroundings.streams import wrong


def homes(camp, size):
    """Only an absolute path that can be a folder's is a home; nothing is made anywhere else."""
    del camp.environment["CAMPCTL_STORE"]
    (camp.home / "file").write_text("no folder")
    place = camp.home / "missing/.local/share/campctl/campground.sqlite"
    for home, status in [
            (None, 78), ("", 78), ("relative", 78), (".", 78), (str(camp.home / "file"), 78), ("/proc", 78),
            (str(camp.home / "x\nX"), 0), (str(camp.home / ("long" * 2000)), 78), (str(camp.home / "missing"), 0)]:
        camp.environment.pop("HOME", None)
        if home is not None:
            camp.environment["HOME"] = home
        for command in ["add-site 1", "list-sites"]:
            yield f"{command} at {str(home)[:80]!r}", list(wrong(camp.run(*command.split()), [status]))
    yield "a missing one", [] if place.stat().st_mode & 0o777 == 0o600 else ["the store is open to others"]
    left = {path.name for path in camp.home.iterdir()} - {"file", "missing", "x\nX"}
    yield "elsewhere", [f"{left} were made"] if left else []


def data_homes(camp, size):
    """XDG_DATA_HOME counts when it is absolute."""
    del camp.environment["CAMPCTL_STORE"]
    for data, store in [("relative", ".local/share"), ("", ".local/share"), (str(camp.home / "data"), "data")]:
        answer = camp.run("add-site", "1", environment={"XDG_DATA_HOME": data})
        place = camp.home / store / "campctl/campground.sqlite"
        yield repr(data), list(wrong(answer, [0] if data != "" else [5])) + ([] if place.exists() else ["not there"])


def locales(camp, size):
    """Answers for programs are the same in all of them: Turkish has two letters i, others commas in numbers."""
    camp.settle()
    commands = ["list-sites --json", "info --json", "LIST-SITES", "list-reservations --csv", "settings", "show-site I"]
    usual = [camp.run(*command.split()) for command in commands]
    odd = ["zz_ZZ.nonsense", "%s%n", "/etc/passwd", "x" * 5000]
    locales = ["C", "POSIX", "tr_TR", "tr_TR.UTF-8", "de_DE.UTF-8"] + odd
    for locale in size.chance.sample(locales, size.count(3, len(locales))):
        for command, expected in zip(commands, usual):
            answer = camp.run(*command.split(), environment={"LC_ALL": locale, "LANG": locale, "LANGUAGE": locale})
            same = (answer.status, answer.output, answer.errors) == (expected.status, expected.output, expected.errors)
            yield f"{command} in {locale[:20]}", [] if same else [f"{answer.status} {answer.output} {answer.errors}"]


def zones(camp, size):
    camp.settle()
    known = ["UTC", "GMT", "UTC0", "EST5EDT", "<+0330>-3:30", "NZST-12NZDT,M9.5.0,M4.1.0/3", "right/UTC",
             ":America/New_York", "Asia/Kathmandu", "Pacific/Kiritimati", "Etc/GMT+12", ""]
    unknown = ["Mars/Olympus", "America/New_York2", "/etc/passwd", "/", "../../etc/passwd", "A5", "UTC999999", ":::",
               "%s", "<", "<>", "x" * 5000, "ÄÖÜ5"]
    for zone in known + unknown:
        answer = camp.run("today", environment={"TZ": zone})
        # A machine may lack the zones that count leap seconds.
        statuses = [0, 78] if zone == "right/UTC" else [0] if zone in known else [78]
        yield repr(zone[:30]), list(wrong(answer, statuses))


CASES = [homes, data_homes, locales, zones]
