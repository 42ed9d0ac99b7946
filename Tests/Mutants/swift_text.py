"""Swift's text, character by character: code, words of a string, or a comment."""

CODE, STRING, COMMENT = "c", "s", " "


def kinds(text):
    """The kind of each character; an interpolation within a string is code again."""
    kinds = []
    # The open strings, each as its end and the depth of parentheses in the interpolation that is being read; None in its words.
    strings = []
    place = 0

    def take(length, kind):
        nonlocal place
        kinds.extend(kind * length)
        place += length

    while place < len(text):
        in_words = strings and strings[-1][1] is None
        rest = text[place:place + 3]
        if in_words:
            end = strings[-1][0]
            if rest.startswith(end):
                strings.pop()
                take(len(end), COMMENT)
            elif rest.startswith("\\("):
                strings[-1][1] = 0
                take(2, COMMENT)
            else:
                take(2 if rest[0] == "\\" else 1, STRING)
        elif rest.startswith("//"):
            end = text.find("\n", place)
            take((end if end >= 0 else len(text)) - place, COMMENT)
        elif rest.startswith("/*"):
            take(text.index("*/", place) + 2 - place, COMMENT)
        elif rest[0] == "#" and rest[1:2] == '"':
            take(text.index('"#', place + 2) + 2 - place, COMMENT)
        elif rest[0] == '"':
            end = '"""' if rest == '"""' else '"'
            strings.append([end, None])
            take(len(end), COMMENT)
        elif strings and rest[0] == ")" and strings[-1][1] == 0:
            strings[-1][1] = None
            take(1, COMMENT)
        else:
            if strings and rest[0] in "()":
                strings[-1][1] += 1 if rest[0] == "(" else -1
            take(1, CODE)
    return "".join(kinds)


def code(text):
    """The text with a space for each character that is no code; as long as before."""
    return "".join(c if kind == CODE or c == "\n" else " " for c, kind in zip(text, kinds(text)))


def words(text):
    """The same of the words of strings."""
    return "".join(c if kind == STRING or c == "\n" else " " for c, kind in zip(text, kinds(text)))


def end_of(code, start, ends):
    """The place behind a start where one of the ends begins outside of all brackets; None without."""
    depth = 0
    for place in range(start, len(code)):
        if depth == 0 and code.startswith(ends, place):
            return place
        depth += (code[place] in "([{") - (code[place] in ")]}")
        if depth < 0:
            return None
    return None


def commas(code, start, end):
    """The places of the commas between a start and an end that are in no brackets."""
    places = []
    while (place := end_of(code[:end], start, (",",))) is not None:
        places.append(place)
        start = place + 1
    return places
