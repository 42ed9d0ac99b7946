"""Text of the documents as roff: the signs of Markdown within a line, and the macros of man(7) around it."""

import re

SIGNS = {"\\": "\\e", "-": "\\-", "'": "\\(aq", '"': "\\(dq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti"}
SPAN = re.compile(r"`(?P<code>[^`]*)`|\*\*(?P<strong>[^*]+)\*\*|\*(?P<weak>[^*]+)\*|\[(?P<link>[^]]*)\]\((?P<place>[^)]*)\)")


def escaped(text):
    """The text with its signs as they are typed: roff makes a dash of a hyphen, and curls quotes."""
    return "".join(SIGNS.get(sign, sign if sign.isascii() else f"\\[u{ord(sign):04X}]") for sign in text)


def inline(text, code="B"):
    """The text with its code bold, and the names of other sections in italics."""
    parts, end = [], 0
    for span in SPAN.finditer(text):
        parts.append(escaped(text[end : span.start()]))
        end = span.end()
        if span["link"] is not None:
            named = span["place"].startswith("#") and "`" not in span["link"]
            parts.append(f"\\fI{escaped(span['link'])}\\fR" if named else inline(span["link"]))
        elif span["code"] is not None:
            parts.append(f"\\f{code}{escaped(span['code'])}\\fR")
        else:
            parts.append(f"\\f{'I' if span['weak'] else 'B'}{escaped(span['weak'] or span['strong'])}\\fR")
    return "".join(parts) + escaped(text[end:])


def filled(text):
    """Text that is roff already, in lines of at most 80 bytes; each sentence begins one, as roff wants it."""
    lines, line = [], ""
    for word in text.split():
        ends = re.search(r"[.?!](\\fR)?\)?$", line) and re.match(r"(\\f.)?[A-Z]", word)
        if line and (ends or len(line) + 1 + len(word) > 78):
            lines.append(line)
            line = ""
        line += " " + word if line else word
    return [guarded(line) for line in lines + [line]]


def guarded(line):
    """The line, which would be a macro if it began with a point."""
    return "\\&" + line if line[:1] in (".", "'") else line


def entry(term, texts):
    """A term, and its explanation in one or several paragraphs further in."""
    lines = [".TP", guarded(term)]
    for index, text in enumerate(texts):
        lines += ([".IP"] if index else []) + filled(text)
    return lines


def literal(lines):
    """Lines as they are typed, those of JSON broken after a comma where they are long."""
    return [".PP", ".nf", ".RS 4"] + [guarded(escaped(part)) for line in lines for part in broken(line)] + [".RE", ".fi"]


def broken(line, width=66):
    """A line of JSON in several where it is long; any other line stays whole."""
    parts, start = [], 0
    while line.startswith(("{", "[{")) and len(line) - start > width:
        comma = line.rfind(",", start, start + width)
        comma = comma if comma >= 0 else line.find(",", start)
        if comma < 0:
            break
        parts.append(line[start : comma + 1])
        start = comma + 1
    return [("  " if index else "") + part for index, part in enumerate(parts + [line[start:]])]
