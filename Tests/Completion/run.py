#!/usr/bin/env python3
"""Types into bash, zsh and fish, and looks at what campctl's completions make of it.

CAMPCTL names the executable. A shell that is not installed is passed over; with COMPLETIONS=required that fails.
"""

import os
import shutil
import sys
import tempfile

import cases
import shells
import silence
from camp import Camp
from terminal import PROMPT, Terminal

TAB, ENTER, INTERRUPT = "\t", "\r", "\x03"


def main():
    campctl = os.path.abspath(os.environ.get("CAMPCTL") or shutil.which("campctl"))
    names = sys.argv[1:] or list(shells.ALL)
    missing = [name for name in names if not shutil.which(name)]
    for name in missing:
        print(f"{name} is not installed, so nothing was typed into it.", file=sys.stderr)
    failures = silent(campctl)
    for name in names:
        if name not in missing:
            failures += run(name, campctl)
    for failure in failures:
        print(failure, file=sys.stderr)
    sys.exit(bool(failures) or bool(missing) and os.environ.get("COMPLETIONS") == "required")


def silent(campctl):
    with tempfile.TemporaryDirectory(prefix="campctl-completion-") as folder:
        return list(silence.check(Camp(os.path.realpath(folder), campctl)))


def run(name, campctl):
    """What went wrong in one shell."""
    with tempfile.TemporaryDirectory(prefix="campctl-completion-") as folder:
        camp = Camp(os.path.realpath(folder), campctl)
        command = shells.ALL[name](camp, shells.script(campctl, name))
        before = files(camp)
        terminal = Terminal(command, camp.environment, camp.work)
        try:
            if not terminal.wait(lambda: PROMPT in terminal.text):
                return [f"{name}: no prompt came: {terminal.text!r}"]
            failures = [failure for case in cases.COMPLETED for failure in complete(terminal, camp, *case)]
            failures += [failure for case in cases.SHOWN for failure in show(terminal, name, *case)]
        finally:
            terminal.close()
        failures += [f"{path} was made" for path in files(camp) - before]
    print(f"{name}: {len(cases.COMPLETED) + len(cases.SHOWN)} lines typed, {len(failures)} wrong")
    return [f"{name}: {failure}" for failure in failures]


def complete(terminal, camp, typed, expected):
    """The line is run after the tabulator, so it shows how the shell has understood it."""
    expected = [word.replace("HOME", str(camp.folder)) for word in expected]
    terminal.type(f"campctl {typed}{TAB}")
    terminal.settle(0.15)
    terminal.type(ENTER)
    came = terminal.wait(camp.calls.exists, seconds=5)
    # Where a folder was completed, zsh takes its stroke away again.
    words = [word.rstrip("/") for word in camp.given()] if came else None
    if words != expected:
        yield f"{typed!r} gave {words}, not {expected}\n    {terminal.text!r}"
        terminal.type(INTERRUPT)
    ready(terminal)


def show(terminal, name, typed, everywhere, described):
    terminal.type(f"campctl {typed}{TAB}")
    terminal.settle(0.15)
    if name == "bash":
        terminal.type(TAB)
    wanted = everywhere + (described if name != "bash" else [])
    if not terminal.wait(lambda: all(text in terminal.text for text in wanted), seconds=5):
        yield f"{typed!r} did not show {[text for text in wanted if text not in terminal.text]}: {terminal.text!r}"
    terminal.type(INTERRUPT)
    terminal.settle()
    terminal.type(INTERRUPT)
    ready(terminal)


def ready(terminal):
    terminal.wait(lambda: PROMPT in terminal.text, seconds=5)
    terminal.settle(0.1)


def files(camp):
    return {path for path in camp.work.rglob("*")} | {path for path in camp.folder.glob("*.sqlite*")}


if __name__ == "__main__":
    main()
