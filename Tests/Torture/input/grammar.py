"""The commands as they describe themselves, and lines of them in which nothing need make sense."""

import json
import re
import shlex
import subprocess

# What no fuzz may do: go on for ever, write files elsewhere, run a shell, or read what is typed.
LEFT_OUT = {"watch", "batch", "demo", "export", "help", "completions", "backup", "restore"}
# Those of a whole command, not of a line.
GLOBAL = {"store", "json", "jsonl", "csv", "now", "quiet", "color", "version", "help"}

VALUES = [
    "", " ", "0", "1", "2", "-1", "007", "+3", "１２", "٣", "1e3", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "99999999999999999999999", "0x10", "1_000", "12", "A-7", "c-1", "c-2", "r-1", "r-2", "r-3",
    "r-999999999999", "b-1", "w-1", "o-1", "o-3", "c-9223372036854775807", "c-9223372036854775808", "r-", "-", "--",
    "2027-07-01", "2027-07-05", "2027-02-29", "2028-02-29", "0001-01-01", "9999-12-31", "10000-01-01", "2027-13-01",
    "2027-7-4", "45.00", "-45.00", "0.001", "1,000.00", ".5", "5.", "$45.00", "1.000,00 €", "$  0",
    "90071992547409.91", "9" * 400, "7.25%", "100%",
    "101%", "-1%", "0.00001%", "1-night", "2-nights", "0-nights", "9999999999-nights", "all", "none",
    "7:0% 1:50% 0:100%", "0:100% 0:50%", "1:", ":",
    "fri,sat", "fri,fri", "mon,,", "05-01..10-15", "02-29..03-01", "all-year", "..",
    "15:00", "24:00", "2..4", "4..2", "..3", "tent", "rv,tent", "30,50", "30,30", "UTC", "America/Denver", "../../etc",
    "USD", "JPY", "XYZ", "auto", "keep", "refund", "Bacon Lover", "bacon lover", "Lover, Bacon", "910-543-9000",
    "+1 (928) 555-0142", "555", "a@b.example", "@", "é", "e\u0301", "\u202egnirts", "\u200b", "\U0001f3d5", "ﬁ",
    "a\u0300" * 60, "x" * 200, "x" * 70_000, "\x1b[31m", "a\x7fb", "tab\there", "line\nend", "\u2028", "'", '"', "\\",
    "$(true)", "; DROP TABLE night; --", "%s%n", "=1+1", "<b>", "{}", "[]", "null", "true", "#", "*", "/", "..", "~",
    # As bytes that are no UTF-8.
    "\udcff\udcfe",
]
JSON_VALUES = [None, True, False, 0, -1, 1, 3, 1 << 62, 1 << 63, -(1 << 63) - 1, 1.5, 1e300, -0.0, [], {}, [[]], [None],
               {"a": 1}, [1, "2"], ["tent"], [30, 50], ["mon", "mon"]]


class Grammar:
    """The options and arguments of every command, by its name."""

    def __init__(self, program):
        self.commands = {}
        for name in re.findall(r"^### (.*)$", markdown(program), re.M):
            if name.split()[0] not in LEFT_OUT:
                text = markdown(program, *name.split())
                usage = re.search(r"^campctl (.*)$", text, re.M)[1]
                names = re.findall(r"^- `(.*?)`: ", text, re.M)
                self.commands[name] = [each for written in names for each in arguments(written, usage)]

    def words(self, chance, is_line=False):
        """A command with some of its options, some of their values, and what does not belong there."""
        name = chance.choice(list(self.commands))
        words = name.split()
        without = GLOBAL if is_line else {"store"}
        arguments = [each for each in self.commands[name] if called(each) not in without]
        for argument in arguments:
            wanted = argument["kind"] == "positional" or not argument.get("isOptional")
            if chance.random() < (0.95 if wanted else 0.12):
                words += self.written(argument, chance)
        return self.spoilt(words, chance)

    def written(self, argument, chance):
        if argument["kind"] == "positional":
            return [value(chance)]
        name = f"--{called(argument)}"
        if argument["kind"] == "flag":
            return [name]
        return [f"{name}={value(chance)}"] if chance.random() < 0.2 else [name, value(chance)]

    def spoilt(self, words, chance):
        """Now and then twice, missing, elsewhere, or not there at all."""
        way, place = chance.random(), chance.randrange(1, len(words) + 1)
        if way < 0.04:
            words.insert(place, "--")
        elif way < 0.08:
            words.pop(place - 1)
        elif way < 0.12:
            words += words[1:place]
        elif way < 0.15:
            words.insert(place, f"--{value(chance)}")
        elif way < 0.17:
            chance.shuffle(words)
        return words

    def line(self, chance):
        """A line of a batch as bytes: as in the shell, as JSON, or neither."""
        way = chance.random()
        if way < 0.45:
            line = " ".join(map(shlex.quote, self.words(chance, is_line=True))).encode(errors="surrogateescape")
        else:
            line = json.dumps(self.object(chance), ensure_ascii=chance.random() < 0.5).encode(
                errors="surrogateescape")
        if way > 0.4 and way < 0.55:
            line = mangled(line, chance)
        return line.replace(b"\n", b"\\n").replace(b"\r", b"\\r")

    def object(self, chance):
        name = chance.choice(list(self.commands))
        fields = {"command": name}
        for argument in self.commands[name]:
            wanted = argument["kind"] == "positional" or not argument.get("isOptional")
            if called(argument) not in GLOBAL and chance.random() < (0.95 if wanted else 0.12):
                fields[camel(called(argument))] = chance.choice(JSON_VALUES) if chance.random() < 0.3 else value(chance)
        if chance.random() < 0.05:
            fields[value(chance)] = value(chance)
        return fields


def markdown(program, *command):
    """The reference of all commands, or all that there is on one."""
    words = [program, "help", *command, "--markdown"]
    return subprocess.run(words, capture_output=True, check=True, text=True).stdout


def arguments(written, usage):
    """What the reference has between backquotes: `<file>`, `-N, --nights <number>`, `--water, --no-water`."""
    if written.startswith("<"):
        return [{"kind": "positional", "name": written[1:-1]}]
    names = [re.match(r"--([a-z-]+)( <.*>)?$", each) for each in written.split(", ")]
    return [{"kind": "option" if name[2] else "flag", "name": name[1], "isOptional": f"--{name[1]} " not in usage}
            for name in names if name]


def called(argument):
    return argument["name"]


def camel(name):
    first, *rest = name.split("-")
    return first + "".join(word.capitalize() for word in rest)


def value(chance):
    """Mostly one that has a meaning somewhere; now and then two of them as one."""
    chosen = chance.choice(VALUES)
    return chosen + chance.choice(VALUES) if chance.random() < 0.05 else chosen


def mangled(content, chance):
    """Bytes changed, taken away, put in or twice."""
    content = bytearray(content)
    for _ in range(chance.randrange(1, 6)):
        place = chance.randrange(len(content) + 1)
        way = chance.randrange(4)
        if way == 0:
            content[place:place] = bytes([chance.randrange(256)])
        elif way == 1:
            del content[place:place + chance.randrange(1, 9)]
        elif way == 2 and place < len(content):
            content[place] = chance.randrange(256)
        else:
            content[place:place] = content[max(0, place - chance.randrange(40)):place]
    return bytes(content)
