"""The Markdown that the documents use, as sections of roff: paragraphs, lists, tables and blocks of code."""

import re
import sys

from roff import entry, filled, inline, literal


def sections(path):
    """The sections of a document: for each `##` its title and its lines, the first of them without a title."""
    found, in_code = [("", [])], False
    with open(path, encoding="utf-8") as page:
        for line in page.read().splitlines():
            in_code ^= line.startswith("```")
            if line.startswith("## ") and not in_code:
                found.append((line[3:], []))
            elif not line.startswith("# ") or in_code:
                found[-1][1].append(line)
    return found


def blocks(lines):
    """The lines in blocks: those of code, each with its fences, and others up to a blank line."""
    block, in_code = [], False
    for line in lines + [""]:
        if line.startswith("```"):
            in_code = not in_code
        if line or in_code:
            block.append(line)
        elif block:
            yield block
            block = []


def roff(lines):
    """The lines as roff; a form that no document has yet ends the program."""
    made = []
    for block in blocks(lines):
        first = block[0]
        if first.startswith("```"):
            part = literal(block[1:-1])
        elif first.startswith("### "):
            part = [".SS " + inline(first[4:])]
        elif first.startswith("|"):
            part = table(block)
        elif first.startswith("- "):
            part = points(block)
        elif re.match(r"[#>!<]|[0-9]+\.|[*+] ", first):
            sys.exit(f"No page of the manual can have this: {first}")
        else:
            part = [".PP"] + filled(inline(" ".join(block)))
        # A paragraph begins by itself behind a heading.
        if part[0] == ".PP" and (not made or made[-1].startswith(".S")):
            part = part[1:]
        made += part
    return made


def points(block):
    """A list, each point of it with a mark."""
    items = re.split(r"(?:^|\n)- ", "\n".join(block))[1:]
    return [line for item in items for line in [".IP \\(bu 3"] + filled(inline(item))]


def table(block):
    """A table as a list: the first cell is the term, a short one stands behind it in brackets, the rest explains it."""
    head, _, *rows = ([cell.strip() for cell in row.strip("|").split("|")] for row in block)
    return [line for row in rows for line in table_row(head, row)]


def table_row(head, row):
    term = inline(row[0])
    if row[0] == "*all of*":
        return [".PP"] + filled(f"All keys of {inline(row[1])}.")
    if len(row) == 2:
        return entry(term, [inline(row[1])])
    if not head[0]:
        return entry(term, [f"\\fI{inline(title, 'I')}\\fR: {inline(cell)}" for title, cell in zip(head[1:], row[1:])])
    short, text = (row[2], row[1]) if head[2] == "exit status" else row[1:]
    return entry(f"{term} ({inline(short, 'R')})" if short else term, [inline(text)])
