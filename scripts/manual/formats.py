"""Prints campctl-batch(5), the page about the formats, made from the documents about scripts.

usage: formats.py DOCS PAGE, where PAGE is campctl-batch(1): it has the release, the files and the related pages.
"""

import sys

from markdown import roff, sections
from roff import escaped

ABSTRACT = "campctl-batch - the lines of a batch, and the JSON that campctl prints"
SYNOPSIS = ['.SY "campctl batch"', "[\\fI<file>\\fR]", ".SY campctl", "\\fICOMMAND\\fR", "\\fB\\-\\-json\\fR", ".YS"]
NOTE = "Long lines of JSON are broken here after a comma."
# The section that the page is named for comes first, those with the conventional names last.
FIRST = "Many commands at once: batch"
LAST = {"The environment": "Environment", "Exit statuses": "Exit status"}


def section(title, lines):
    return [".SH " + escaped(title.upper())] + lines


def copied(title, page):
    """The section with this title of a page that is roff already."""
    start = page.index(".SH " + title)
    end = next((line for line in range(start + 1, len(page)) if page[line].startswith(".SH ")), len(page))
    return page[start:end]


def documented(docs):
    """The sections of the documents in the order of the page: the title and the lines of each."""
    _, *scripting = sections(f"{docs}/scripting.md")
    _, *objects = sections(f"{docs}/scripting/objects.md")
    _, *problems = sections(f"{docs}/scripting/problems.md")
    configuration = [part for part in sections(f"{docs}/guides/command-line.md") if part[0] == "Configuration"]
    middle = sorted((part for part in scripting if part[0] not in LAST), key=lambda part: part[0] != FIRST)
    for title, lines in objects:
        has_objects = any(line.startswith("### ") for line in lines)
        middle.append((f"Objects: {title}" if has_objects else title, lines))
    return middle + problems + configuration + [(LAST[title], lines) for title, lines in scripting if title in LAST]


def page(docs, command):
    (_, beginning), *_ = sections(f"{docs}/scripting.md")
    introduction = beginning[: next(index for index, line in enumerate(beginning) if line.startswith("- "))]
    lines = [command[0].replace(" 1 ", " 5 ", 1)] + command[1 : command.index(".SH NAME")]
    lines += section("Name", [escaped(ABSTRACT)]) + section("Synopsis", SYNOPSIS)
    lines += section("Description", roff(introduction + [NOTE]))
    for title, text in documented(docs):
        lines += section(title, roff(text))
    for title in ("FILES", "EXAMPLES"):
        lines += copied(title, command)
    others = [line.replace("campctl\\-batch (5)", "campctl\\-batch (1)") for line in copied("SEE ALSO", command)]
    return lines + others


def main():
    docs, path = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        command = file.read().splitlines()
    print("\n".join(page(docs, command)))


main()
