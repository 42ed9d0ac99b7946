"""Lines of batches by chance, thousands in one process."""

import json
import sqlite3
import subprocess

import summer
from camp import Camp
from figures import Figures

# Of a thousand lines.
PATIENCE = 60


def run(size, grammar):
    figures = Figures("bad input: lines")
    with Camp() as camp:
        for _ in size.rounds(1, 100, 150):
            summer.make(camp)
            lines = [grammar.line(size.chance) for _ in range(size.count(400, 2000))]
            refused = attempt(camp, lines, figures)
            repeat(camp, refused, figures)
            camp.store.unlink()
    return figures


def attempt(camp, lines, figures):
    """Does them; each that says that it changed something has an entry, and no other. Returns the refused ones."""
    before = entries(camp)
    replies = batch(camp, lines, figures)
    if replies is None:
        return []
    changed = sum(bool(reply["ok"]) and has_changed(reply["result"]) for reply in replies)
    if entries(camp) - before != changed:
        figures.lose(f"{changed} lines say that they changed something, the journal has {entries(camp) - before} more")
    figures.judge(camp.losses())
    return [lines[reply["line"] - 1] for reply in replies if not reply["ok"]]


def repeat(camp, lines, figures):
    """Does lines that were refused again until none of them is accepted, and then nothing may change."""
    for _ in range(6):
        before = summer.contents(camp.store)
        replies = batch(camp, lines, figures)
        if replies is None:
            return
        if not any(reply["ok"] for reply in replies):
            figures.judge(["refused lines have changed rows"] if summer.contents(camp.store) != before else [])
            return
        lines = [lines[reply["line"] - 1] for reply in replies if not reply["ok"]]


def batch(camp, lines, figures):
    """The replies, one for each line that is a command; nil after a crash, a hang or a wrong status."""
    figures.runs += len(lines)
    figures.faults += len(lines)
    try:
        answer = camp.run(
            "batch", "--keep-going", "--jsonl", input=b"\n".join(lines) + b"\n", timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return figures.lose(f"a batch hangs: {culprit(camp, lines)}")
    if answer.crashed or answer.status not in (0, 6):
        return figures.lose(f"a batch ends with {answer.status}: {answer.errors[-300:]} {culprit(camp, lines)}")
    replies = [json.loads(line) for line in answer.output.splitlines()]
    for reply in replies:
        if not reply["ok"] and reply["error"]["code"] not in (3, 4, 5, 64, 65):
            figures.lose(f"{lines[reply['line'] - 1][:300]} is refused with {reply['error']}")
    return replies


def culprit(camp, lines):
    """The first line that ends a process alone, as far as there is one."""
    for line in lines:
        try:
            answer = camp.run("batch", "--keep-going", "--dry-run", input=line + b"\n", timeout=5)
        except subprocess.TimeoutExpired:
            return line[:2000]
        if answer.crashed or answer.status not in (0, 6):
            return line[:2000]
    return None


def has_changed(result):
    """Whether an answer, or one of several, says that something is otherwise now."""
    if isinstance(result, list):
        return any(has_changed(each) for each in result)
    return isinstance(result, dict) and result.get("changed") is True and not result.get("dryRun")


def entries(camp):
    database = sqlite3.connect(camp.store)
    (count,), = database.execute("SELECT count(*) FROM command")
    database.close()
    return count
