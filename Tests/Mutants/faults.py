"""The faults that a line of Swift can have: each a few edits of its text, and what these need declared.

An operator, a call or a property is given a name of its own, so that the compiler's work stays the same, and so that no fault has to know
where an expression begins. `mutantIsOn(№)` chooses between both meanings: `№` is the fault's number, `⊛` an operator for it alone.
"""
import re
from dataclasses import dataclass

import swift_text

# By operator: the other one, and its precedence.
OPERATORS = {
    "<": ("<=", "Comparison"), "<=": ("<", "Comparison"), ">": (">=", "Comparison"), ">=": (">", "Comparison"),
    "==": ("!=", "Comparison"), "!=": ("==", "Comparison"), "+": ("-", "Addition"), "-": ("+", "Addition"),
    "*": ("/", "Multiplication"), "/": ("*", "Multiplication"), "&&": ("||", "LogicalConjunction"),
    "||": ("&&", "LogicalDisjunction"), "??": ("the default", "NilCoalescing"), "+=": ("-=", "Assignment"), "-=": ("+=", "Assignment"),
    "..<": ("one longer", "RangeFormation"),
}
SQL_WORDS = {
    " <= ": " < ", " < ": " <= ", " >= ": " > ", " > ": " >= ", " <> ": " = ", " AND ": " OR ", " OR ": " AND ",
    " IS NULL": " IS NOT NULL", " IS NOT NULL": " IS NULL", " + ": " - ", " - ": " + ", "min(": "max(", "max(": "min(", " DESC": "",
}
# By property: the other one, its type, and the protocol or the types that have it.
PROPERTIES = {
    "first": ("last", "Element?", ["BidirectionalCollection"]), "last": ("first", "Element?", ["BidirectionalCollection"]),
    "isEmpty": ("!isEmpty", "Bool", ["Collection"]),
    "lowerBound": ("upperBound", "Bound", ["Range", "ClosedRange"]), "upperBound": ("lowerBound", "Bound", ["Range", "ClosedRange"]),
}
# By method with a closure `t`: the other one, how it is called, its type, and the protocol that has it.
METHODS = {
    "first": ("last", "where: ", "Element?", "BidirectionalCollection"),
    "last": ("first", "where: ", "Element?", "BidirectionalCollection"),
    "contains": ("allSatisfy", "where: ", "Bool", "Sequence"), "allSatisfy": ("contains", "", "Bool", "Sequence"),
    "filter": ("all", "", "[Element]", "Collection"),
}


@dataclass(frozen=True)
class Fault:
    """A fault at a place of a file; an edit is a start, an end, and the text between them from then on."""
    file: str
    start: int
    end: int
    kind: str
    after: str
    edits: tuple
    declaration: str = ""


def numbered(text, number):
    return text.replace("№", str(number)).replace("⊛", "⊛" + "".join(chr(0x2200 + int(digit)) for digit in str(number)))


def in_file(file, text):
    """All faults of a file, in no order."""
    code, words = swift_text.code(text), swift_text.words(text)
    for find in (operators, prefixes, constants, calls, properties, methods, conditions, choices, statements):
        yield from find(file, code)
    yield from statements_of_sql(file, text, words)


def token(file, match, kind, after, replacement, declaration=""):
    return Fault(file, *match.span(), kind, after, ((*match.span(), replacement),), declaration)


def operators(file, code):
    for match in re.finditer(r"(?<= )(<=|>=|==|!=|\+=|-=|&&|\|\||\?\?|[<>+*/-])(?=\s)|(?<=[\w)\]])\.\.<(?=[\w(])", code):
        if not code[:match.start()].endswith("func "):
            other, precedence = OPERATORS[match[0]]
            shapes = "".join(f"func ⊛{shape}\n" for shape in infix(match[0], other, precedence))
            yield token(file, match, match[0], other, "⊛", f"infix operator ⊛: {precedence}Precedence\n{shapes}")


def infix(operator, other, precedence):
    """The functions of an operator that is at times another."""
    either = f"mutantIsOn(№) ? l {other} r : l {operator} r"
    if operator in ("==", "!="):
        return [f"<T: Equatable>(l: T, r: T) -> Bool {{ {either} }}",
                f"<T>(l: T?, r: _OptionalNilComparisonType) -> Bool {{ {either} }}"]
    if operator == "??":
        return [f"<T>(l: T?, r: @autoclosure () throws -> T{optional}) rethrows -> T{optional} "
                "{ mutantIsOn(№) ? try r() : try l ?? r() }" for optional in ("", "?")]
    return [{
        "Comparison": f"<T: Comparable>(l: T, r: T) -> Bool {{ {either} }}",
        "Addition": f"<T: AdditiveArithmetic>(l: T, r: T) -> T {{ {either} }}",
        "Multiplication": f"<T: BinaryInteger>(l: T, r: T) -> T {{ {either} }}",
        "Assignment": "<T: AdditiveArithmetic>(l: inout T, r: T) "
                      f"{{ if mutantIsOn(№) {{ l {other} r }} else {{ l {operator} r }} }}",
        "RangeFormation": "<T: Strideable>(l: T, r: T) -> Range<T> where T.Stride: SignedInteger "
                          "{ mutantIsOn(№) ? l..<r.advanced(by: 1) : l..<r }",
    }.get(precedence) or ("(l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool "
                          f"{{ mutantIsOn(№) ? try l {other} r() : try l {operator} r() }}")]


def prefixes(file, code):
    for match in re.finditer(r"(?<=[ (\[{,])[!-](?=[a-z(])", code):
        of, kind = ("", "Bool") if match[0] == "!" else ("<T: SignedNumeric>", "T")
        yield token(file, match, f"prefix {match[0]}", "nothing", "⊛", (
            f"prefix operator ⊛\nprefix func ⊛{of}(x: {kind}) -> {kind} {{ mutantIsOn(№) ? x : {match[0]}x }}\n"))


def constants(file, code):
    for match in re.finditer(r"(?<![\w$.])\d[\d_]*(?![\w]|\.\d)", code):
        value = int(match[0].replace("_", ""))
        for other in {0: [1], 1: [0, 2]}.get(value, [value + 1]):
            yield token(file, match, "number", str(other), f"mutantChosen(№, {match[0]}, {other})")
    for match in re.finditer(r"(?<![\w.])(true|false)\b", code):
        other = "false" if match[0] == "true" else "true"
        yield token(file, match, "flag", other, f"mutantChosen(№, {match[0]}, {other})")


def calls(file, code):
    for match in re.finditer(r"(?<![\w.])(?:Swift\.)?(min|max)(?=\()", code):
        if code[:match.start()].endswith("func "):
            continue
        contrary = "max" if match[1] == "min" else "min"
        for after, other in [(contrary, f"Swift.{contrary}(l, r)"), ("the first", "l"), ("the second", "r")]:
            yield token(file, match, "min and max", after, "mutant№", (
                f"func mutant№<T: Comparable>(_ l: T, _ r: T) -> T {{ mutantIsOn(№) ? {other} : Swift.{match[1]}(l, r) }}\n"))
    for match in re.finditer(r"(?<![\w.])abs(?=\()", code):
        yield token(file, match, "abs", "itself", "mutant№", (
            "func mutant№<T: SignedNumeric & Comparable>(_ x: T) -> T { mutantIsOn(№) ? x : abs(x) }\n"))


def properties(file, code):
    for match in re.finditer(r"(?<=\.)(first|last|isEmpty|lowerBound|upperBound)\b(?! ?[({:]|,)", code):
        other, kind, owners = PROPERTIES[match[0]]
        yield token(file, match, f".{match[0]}", other, "mutant№", "".join(
            f"extension {owner} {{ var mutant№: {kind} {{ mutantIsOn(№) ? {other} : {match[0]} }} }}\n" for owner in owners))


def methods(file, code):
    for match in re.finditer(r"(?<=\.)(first|last|contains|allSatisfy|filter)(?= \{|\(where:|\(\\\.)", code):
        other, label, result, owner = METHODS[match[0]]
        now = "Array(self)" if other == "all" else f"try {other}({METHODS[other][1]}t)"
        yield token(file, match, f".{match[0]} of some", other, "mutant№", (
            f"extension {owner} {{ func mutant№({label.rstrip(': ') or '_'} t: (Element) throws -> Bool) rethrows -> {result} "
            f"{{ mutantIsOn(№) ? {now} : try {match[0]}({label}t) }} }}\n"))
    for match in re.finditer(r"(?<=\.)(min|max)(?=\(\))", code):
        other = "max" if match[0] == "min" else "min"
        yield token(file, match, ".min and .max", other, "mutant№", (
            f"extension Sequence where Element: Comparable {{ func mutant№() -> Element? "
            f"{{ mutantIsOn(№) ? self.{other}() : self.{match[0]}() }} }}\n"))


def conditions(file, code):
    """A condition that never or always holds, of `guard`, `if` and `for … where`."""
    for match in re.finditer(r"(?<![\w.])(guard|if|where) (?=[a-z!(A-Z])", code):
        word, start = match[1], match.end()
        end = swift_text.end_of(code, start, ("else {",) if word == "guard" else ("{",))
        line = code[code.rfind("\n", 0, match.start()) + 1:match.start()]
        if end is None or word == "where" and not re.match(r"\s*for ", line) or word == "if" and line.endswith("= "):
            continue
        if word != "where":
            never = "leaves" if word == "guard" else "never holds"
            yield Fault(file, match.start(), start, f"{word} {never}", f"{word}, which {never}", ((start, start, "mutantIsOff(№), "),))
        condition = code[start:end]
        if re.search(r"\b(let|var|case|try)\b|#", condition) or "\n" in condition.strip():
            continue
        last = start + len(condition.rstrip())
        yield Fault(file, match.start(), start, f"{word} always", f"{word}, which always holds", (
            (start, start, "(mutantIsOn(№) || (("), (last, last, ")))"),
            *((comma, comma + 1, ") && (") for comma in swift_text.commas(code, start, end))))


def choices(file, code):
    """The condition before `? … :`, if it is one name."""
    for match in re.finditer(r"(?<![=<>] )(?<=[ (=:,])(?!true|false)([a-z]\w*(?:\.\w+)*)(?= \? )", code):
        yield token(file, match, "condition", f"!{match[0]}", f"mutantIsOn(№) != {match[0]}")


def statements(file, code):
    """A line of its own that calls or assigns something, left out."""
    line = r"(?m)(?<=\n)( +)((?:try )?[a-z][\w.?]*(?:\([^{}\n]*\)| (?:=|\+=|-=) [^{}\n]+))$"
    for match in re.finditer(line, code):
        body = match[2]
        before, behind = code[:match.start()].rstrip(), code[match.end():].lstrip()
        goes_on = before.endswith((",", "(", "[", "=", "?", ":", "&&", "||")) or behind[:1] in ".?:&|+" or body.endswith((",", "?", "="))
        is_whole = all(body.count(opening) == body.count(closing) for opening, closing in ["()", "[]"])
        if is_whole and not goes_on and not body.startswith(("self.", "return", "super.")):
            start, end = match.span(2)
            yield Fault(file, start, end, "statement", "nothing", ((start, start, "if mutantIsOff(№) { "), (end, end, " }")))


def statements_of_sql(file, text, words):
    """Words of SQL, in strings that have a keyword of it."""
    for match in re.finditer("|".join(re.escape(word) for word in sorted(SQL_WORDS, key=len, reverse=True)), words):
        start, end = match.span()
        line = words[words.rfind("\n", 0, start) + 1:words.find("\n", end)]
        keyword = r"\b(SELECT|WHERE|AND|OR|ON|CASE|WHEN|coalesce|sum|ORDER BY|JOIN)\b"
        if text[start:end] == match[0] and re.search(keyword, line):
            other = SQL_WORDS[match[0]]
            yield token(file, match, "SQL", other.strip() or "nothing", f'\\(mutant: №, "{match[0]}", "{other}")')
