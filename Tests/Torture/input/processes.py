"""Arguments by chance, a process for each."""

import json

import summer
from camp import Camp
from figures import Figures

# As README has them.
DOCUMENTED = {0, 2, 3, 4, 5, 64, 65, 74, 75, 78}
PATIENCE = 5
# Any of them may come last.
OTHER_FORMATS = {"--csv", "--jsonl", "--ods"}


def run(size, grammar):
    figures = Figures("bad input: processes")
    with Camp() as camp:
        pristine = summer.make(camp)
        for _ in size.rounds(300, 6000, size.count(5, 90)):
            words = grammar.words(size.chance)
            if size.chance.random() < 0.8:
                words = ["--json", *words]
            figures.faults += 1
            problem = wrong(camp, words, figures)
            figures.judge([f"{words}: {problem}"] if problem else [])
            if camp.store.stat().st_size > 1 << 20:
                camp.store.write_bytes(pristine)
    return figures


def wrong(camp, words, figures):
    """What is wrong with the answer to some words, nil for nothing."""
    before = camp.store.read_bytes()
    figures.runs += 1
    answer = camp.answer(*words, limit=PATIENCE)
    if answer is None:
        return "hangs"
    if answer.crashed:
        return f"crashed with {answer.status}: {answer.errors[:300]}"
    if answer.status not in DOCUMENTED:
        return f"ends with {answer.status}: {answer.errors[:300]}"
    if answer.status == 0:
        return None
    if camp.store.read_bytes() != before:
        return f"was refused with {answer.status}, and has changed the store"
    # The format of what is said twice is the last one's.
    asks = words[0] == "--json" and not OTHER_FORMATS & set(words)
    return flaw(answer) if asks and words[1:2] != ["check"] else None


def flaw(answer):
    """What a refusal in JSON lacks of what is promised."""
    if answer.output:
        return f"was refused, and says {answer.output[:100]}"
    try:
        error = json.loads(answer.errors.decode())["error"]
    except (ValueError, KeyError, TypeError):
        return f"was refused without an object of JSON: {answer.errors[:300]}"
    if answer.errors.count(b"\n") != 1 or error["code"] != answer.status or not error["problems"]:
        return f"ends with {answer.status}, and says {answer.errors[:300]}"
    return None
