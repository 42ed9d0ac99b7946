"""Files of the RIDB's export, real ones and odd ones, with bytes and lines changed by chance."""

import pathlib
import shutil

from camp import Camp
from figures import Figures
from input.grammar import mangled

FIXTURES = pathlib.Path(__file__).parents[3] / "Fixtures" / "RIDB"
EXPORTS = ["odd-export", "apache-trout-campground", "wawona-campground"]
PATIENCE = 5


def run(size):
    figures = Figures("bad input: RIDB files")
    with Camp() as camp:
        camp.settle()
        for number in size.rounds(60, 2000, size.count(4, 60)):
            folder = camp.home / "export"
            shutil.copytree(FIXTURES / EXPORTS[number % len(EXPORTS)], folder)
            spoil(size.chance, folder)
            attempt(camp, folder, figures)
            each(camp, folder, figures)
            shutil.rmtree(folder)
        figures.judge(camp.losses())
    return figures


def each(camp, folder, figures):
    """Lists its facilities, and imports each into a store of its own, twice."""
    for words in (["--list-facilities"], ["--each", camp.home / "each"], ["--each", camp.home / "each"]):
        figures.runs += 1
        answer = camp.answer("import", "sites", folder, "--json", *words, limit=PATIENCE)
        if answer is None:
            return figures.lose("an import of each facility hangs")
        if answer.crashed or answer.status not in (0, 65):
            figures.lose(f"an import of each facility ends with {answer.status}: {answer.errors[:300]}")
    shutil.rmtree(camp.home / "each", ignore_errors=True)


def spoil(chance, folder):
    """Changes one of the files a little or much."""
    file = chance.choice(sorted(folder.glob("C*.csv")) + sorted(folder.glob("[FP]*.csv")))
    content = file.read_bytes()
    way = chance.randrange(5)
    if way == 0:
        content = content[:chance.randrange(len(content) + 1)]
    elif way == 1:
        lines = content.splitlines(keepends=True)
        chance.shuffle(lines)
        content = b"".join(lines)
    elif way == 2:
        content = content.replace(b",", chance.choice([b";", b",,", b'"', b"\n", b"\0"]), chance.randrange(1, 9))
    elif way == 3:
        content = content.replace(b"\n", chance.choice([b"\r\n", b"\r", b"\n\n", b'"\n']))
    for _ in range(chance.randrange(4)):
        content = mangled(content, chance)
    file.write_bytes(content)


def attempt(camp, folder, figures):
    """Rehearses it and does it; both answer the same, and what is refused changes nothing."""
    answers = []
    for more in (["--dry-run"], []):
        before = camp.store.read_bytes()
        figures.runs += 1
        answer = camp.answer("import", "sites", folder, "--json", *more, limit=PATIENCE)
        if answer is None:
            return figures.lose("an import hangs")
        if answer.crashed or answer.status not in (0, 64, 65):
            figures.lose(f"an import ends with {answer.status}: {answer.errors[:300]}")
        if (answer.status or more) and camp.store.read_bytes() != before:
            figures.lose(f"an import that ends with {answer.status} has changed the store")
        answers.append(answer.status)
    figures.faults += 1
    figures.judge([] if len(set(answers)) == 1 else [f"rehearsed it ends with {answers[0]}, done with {answers[1]}"])
