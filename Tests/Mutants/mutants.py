"""The faults that are put in: drawn by a seed, or named in a file by their line."""
import hashlib
import random
import re
from dataclasses import dataclass
from pathlib import Path

import faults

SOURCES = "Sources/CampgroundManager"
# Three of four faults, or more, are in money, nights, taxes and privacy.
FOREMOST = ["Prices", "Accounts", "Stays/Nights", "Stays/Availability", "People", "Ground/Money", "Ground/Calendar"]
FOREMOST_SHARE = 0.75
# The steps of the schema are compared as a whole by their recording.
LEFT_OUT = ["Campground/Schema"]


@dataclass(frozen=True)
class Mutant:
    fault: faults.Fault
    number: int
    line: int
    # The line with the change in it, by which it is found again when lines move.
    mark: str

    @property
    def file(self):
        return self.fault.file

    @property
    def name(self):
        return f"{self.file.removeprefix(SOURCES + '/')}: {self.mark}"

    @property
    def is_foremost(self):
        return is_in(self.file, FOREMOST)

    def touches(self, other):
        """True when both cannot be in one build."""
        return self.file == other.file and any(a <= d and c <= b for a, b, _ in self.fault.edits for c, d, _ in other.fault.edits)


class Sources:
    """The files that can have faults."""

    def __init__(self, root):
        names = {str(path.relative_to(root)): path for path in sorted((Path(root) / SOURCES).rglob("*.swift"))}
        self.texts = {name: path.read_text() for name, path in names.items() if not is_in(name, LEFT_OUT)}

    def mutant(self, fault, number):
        text = self.texts[fault.file]
        start, end = text.rfind("\n", 0, fault.start) + 1, text.find("\n", fault.end)
        mark = f"{text[start:fault.start].lstrip()}⟦{text[fault.start:fault.end].strip()} to {fault.after}⟧{text[fault.end:end]}"
        return Mutant(fault, number, text.count("\n", 0, fault.start) + 1, mark)

    def drawn(self, seed, count):
        """Faults in the order of a seed, numbered from 1: each kind as often as the others, the foremost folders more often. A change of
        other lines leaves most of them."""
        chance = random.Random(seed)
        heaps = {True: {}, False: {}}
        for file, text in self.texts.items():
            for fault in faults.in_file(file, text):
                heaps[is_in(file, FOREMOST)].setdefault(fault.kind, []).append(self.mutant(fault, 0))
        for kinds in heaps.values():
            for places in kinds.values():
                places.sort(key=lambda mutant: hashlib.sha256(f"{seed} {mutant.name}".encode()).digest())
        drawn = []
        while len(drawn) < count:
            kinds = heaps[sum(m.is_foremost for m in drawn) < FOREMOST_SHARE * (len(drawn) + 1)]
            kind = chance.choice(sorted(kinds))
            mutant = kinds[kind].pop()
            if not kinds[kind]:
                del kinds[kind]
            if not any(map(mutant.touches, drawn)):
                drawn.append(self.mutant(mutant.fault, len(drawn) + 1))
        return drawn

    def named(self, file, mark, number):
        """The fault of a line of `known.txt`: one that can be drawn, else a choice of both expressions."""
        file = f"{SOURCES}/{file}"
        text = self.texts[file]
        before, was, now, behind = re.fullmatch(r"(.*)⟦(.*?) to (.*)⟧(.*)", mark).groups()
        match = re.search(rf"(?m)^ *{re.escape(before)}({re.escape(was)}) ?{re.escape(behind)}$", text)
        if match is None:
            raise SystemExit(f"{file} has no line {before}{was}{behind}")
        start, end = match.span(1)
        choice = faults.Fault(file, start, end, "known", now, ((start, start, f"(mutantIsOn(№) ? {now} : "), (end, end, ")")))
        found = (self.mutant(fault, number) for fault in [*faults.in_file(file, text), choice])
        return next(mutant for mutant in found if mutant.mark == mark)

    def with_switches(self, mutants):
        """The text of each file, and the declarations for all faults in one more."""
        texts = dict(self.texts)
        edits = [(m.file, *edit, m.number) for m in mutants for edit in m.fault.edits]
        for file, start, end, text, number in sorted(edits, key=lambda edit: edit[1:3], reverse=True):
            texts[file] = texts[file][:start] + faults.numbered(text, number) + texts[file][end:]
        texts[f"{SOURCES}/Mutants.swift"] = SWITCH + "".join(faults.numbered(m.fault.declaration, m.number) for m in mutants)
        return texts


def is_in(file, folders):
    return any(file.startswith(f"{SOURCES}/{folder}/") for folder in folders)


def records(path):
    """The file and the marked line of each record of a text, whose lines are indented by 0 and 2; the words below are for people."""
    file, found = "", []
    for line in Path(path).read_text().splitlines():
        if not line.strip() or line.startswith(("#", "    ")):
            continue
        if line.startswith("  "):
            found.append((file, line.strip()))
        else:
            file = line.strip()
    return found


# It notes the numbers that are reached, where CAMPCTL_MUTANTS_REACHED names a file, so that only tests that reach a fault are run for it.
SWITCH = """\
import Glibc
import Persistence

private let chosen = getenv("CAMPCTL_MUTANT").map { atoi($0) } ?? 0
nonisolated(unsafe) private let reached = { () -> UnsafeMutablePointer<Bool> in
  let all = UnsafeMutablePointer<Bool>.allocate(capacity: 100_000)
  all.initialize(repeating: false, count: 100_000)
  return all
}()
private let noted: Int32 = getenv("CAMPCTL_MUTANTS_REACHED").map { open($0, O_WRONLY | O_APPEND | O_CREAT, 0o600) } ?? -1

func mutantIsOn(_ number: Int) -> Bool {
  if noted >= 0, !reached[number] {
    reached[number] = true
    let line = "\\(number)\\n"
    _ = line.withCString { write(noted, $0, strlen($0)) }
  }
  return Int(chosen) == number
}
func mutantIsOff(_ number: Int) -> Bool { !mutantIsOn(number) }
func mutantChosen<T>(_ number: Int, _ value: @autoclosure () -> T, _ other: @autoclosure () -> T) -> T {
  mutantIsOn(number) ? other() : value()
}
extension SQL.Interpolation {
  mutating func appendInterpolation(mutant number: Int, _ value: SQL, _ other: SQL) {
    appendInterpolation(mutantIsOn(number) ? other : value)
  }
}
"""
