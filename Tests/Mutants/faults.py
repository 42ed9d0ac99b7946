"""The faults that a line of Swift can have: each a few edits of its text with a number, and what this number declares.

An operator, a call or a property is given a name of its own that has the number, so that the compiler's work stays the same, and so that
no fault has to know where an expression begins. A declaration has both meanings, and `mutantIsOn(number)` chooses.
"""
import re
from dataclasses import dataclass
from typing import Callable

import swift_text

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
MEMBERS = {
    # A property, or a method with a closure: what it becomes, and of what it is one.
    "first": "last", "last": "first", "isEmpty": "!isEmpty", "lowerBound": "upperBound", "upperBound": "lowerBound",
}
METHODS = {"first": "last", "last": "first", "contains": "allSatisfy", "allSatisfy": "contains", "filter": "all"}


@dataclass(frozen=True)
class Fault:
    """A fault at a place of a file: `edits` and `declaration` are made of its number."""
    file: str
    start: int
    end: int
    kind: str
    before: str
    after: str
    edits: Callable
    declaration: Callable = lambda number: ""


def name(number):
    return f"mutant{number}"


def sign(number):
    """An operator of its own for a number."""
    return "⊛" + "".join(chr(0x2200 + int(digit)) for digit in str(number))


def in_file(file, text):
    """All faults of a file, in no order."""
    code, words = swift_text.code(text), swift_text.words(text)
    for find in (operators, constants, calls, members, conditions, statements):
        yield from find(file, code)
    yield from statements_of_sql(file, text, words)


def token(file, match, kind, after, replacement, declaration=lambda number: "", group=0):
    start, end = match.span(group)
    return Fault(file, start, end, kind, match[group], after, lambda n: [(start, end, replacement(n))], declaration)


def operators(file, code):
    def declared(operator, other, precedence):
        def declaration(n):
            head = f"infix operator {sign(n)}: {precedence}Precedence\n"
            call = f"mutantIsOn({n}) ? l {other} r : l {operator} r"
            if precedence == "Comparison":
                kind = "Equatable" if operator in ("==", "!=") else "Comparable"
                body = f"func {sign(n)}<T: {kind}>(l: T, r: T) -> Bool {{ {call} }}\n"
                beside_nil = f"func {sign(n)}<T>(l: T?, r: _OptionalNilComparisonType) -> Bool {{ {call} }}\n"
                return head + body + (beside_nil if kind == "Equatable" else "")
            if precedence.startswith("Logical"):
                return head + (f"func {sign(n)}(l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool "
                               f"{{ mutantIsOn({n}) ? try l {other} r() : try l {operator} r() }}\n")
            if operator == "??":
                return head + "".join(
                    f"func {sign(n)}<T>(l: T?, r: @autoclosure () throws -> T{result}) rethrows -> T{result} "
                    f"{{ mutantIsOn({n}) ? try r() : try l ?? r() }}\n" for result in ("", "?"))
            if operator == "..<":
                return head + (f"func {sign(n)}<T: Strideable>(l: T, r: T) -> Range<T> where T.Stride: SignedInteger "
                               f"{{ mutantIsOn({n}) ? l..<r.advanced(by: 1) : l..<r }}\n")
            if precedence == "Assignment":
                return head + (f"func {sign(n)}<T: AdditiveArithmetic>(l: inout T, r: T) "
                               f"{{ if mutantIsOn({n}) {{ l {other} r }} else {{ l {operator} r }} }}\n")
            kind = "AdditiveArithmetic" if precedence == "Addition" else "BinaryInteger"
            return head + f"func {sign(n)}<T: {kind}>(l: T, r: T) -> T {{ {call} }}\n"
        return declaration

    for match in re.finditer(r"(?<= )(<=|>=|==|!=|\+=|-=|&&|\|\||\?\?|[<>+*/-])(?=\s)|(?<=[\w)\]])\.\.<(?=[\w(])", code):
        if code[:match.start()].endswith("func "):
            continue
        other, precedence = OPERATORS[match[0]]
        yield token(file, match, match[0], other, sign, declared(match[0], other, precedence))
    for match in re.finditer(r"(?<=[ (\[{,])[!-](?=[a-z(])", code):
        kind, prefix = ("Bool", "!") if match[0] == "!" else ("T", "-")
        of = "" if prefix == "!" else "<T: SignedNumeric>"
        yield token(file, match, f"prefix {prefix}", "nothing", sign, lambda n, kind=kind, prefix=prefix, of=of: (
            f"prefix operator {sign(n)}\nprefix func {sign(n)}{of}(x: {kind}) -> {kind} {{ mutantIsOn({n}) ? x : {prefix}x }}\n"))


def constants(file, code):
    for match in re.finditer(r"(?<![\w$.])\d[\d_]*(?![\w]|\.\d)", code):
        value = int(match[0].replace("_", ""))
        for other in [1] if value == 0 else [0, 2] if value == 1 else [value + 1]:
            yield token(file, match, "number", str(other), lambda n, m=match[0], o=other: f"mutantChosen({n}, {m}, {o})")
    for match in re.finditer(r"(?<![\w.])(true|false)\b", code):
        other = "false" if match[0] == "true" else "true"
        yield token(file, match, "flag", other, lambda n, m=match[0], o=other: f"mutantChosen({n}, {m}, {o})")


def calls(file, code):
    for match in re.finditer(r"(?<![\w.])(?:Swift\.)?(min|max)(?=\()", code):
        if code[:match.start()].endswith("func "):
            continue
        for after, value in [("max" if match[1] == "min" else "min", None), ("the first", "l"), ("the second", "r")]:
            other = value or f"Swift.{after}(l, r)"
            yield token(file, match, "min and max", after, name, lambda n, m=match[1], other=other: (
                f"func {name(n)}<T: Comparable>(_ l: T, _ r: T) -> T {{ mutantIsOn({n}) ? {other} : Swift.{m}(l, r) }}\n"))
    for match in re.finditer(r"(?<![\w.])abs(?=\()", code):
        yield token(file, match, "abs", "itself", name, lambda n: (
            f"func {name(n)}<T: SignedNumeric & Comparable>(_ x: T) -> T {{ mutantIsOn({n}) ? x : abs(x) }}\n"))


def members(file, code):
    for match in re.finditer(r"(?<=\.)(first|last|isEmpty|lowerBound|upperBound)\b(?! ?[({:]|,)", code):
        member, other = match[0], MEMBERS[match[0]]
        kind, on = {"isEmpty": ("Bool", ["Collection"]), "first": ("Element?", ["BidirectionalCollection"]),
                    "last": ("Element?", ["BidirectionalCollection"])}.get(member, ("Bound", ["Range", "ClosedRange"]))
        yield token(file, match, f".{member}", other, name, lambda n, m=member, o=other, kind=kind, on=on: "".join(
            f"extension {one} {{ var {name(n)}: {kind} {{ mutantIsOn({n}) ? {o} : {m} }} }}\n" for one in on))
    for match in re.finditer(r"(?<=\.)(first|last|contains|allSatisfy|filter)(?= \{|\(where:|\(\\\.)", code):
        method, other = match[0], METHODS[match[0]]
        def declaration(n, method=method, other=other):
            own = "_ t" if method in ("filter", "allSatisfy") else "where t"
            result = {"first": "Element?", "last": "Element?", "filter": "[Element]"}.get(method, "Bool")
            was = f"try {method}({'' if own == '_ t' else 'where: '}t)"
            now = "Array(self)" if other == "all" else f"try {other}({'' if other == 'allSatisfy' else 'where: '}t)"
            on = "Collection" if method == "filter" else "BidirectionalCollection" if result == "Element?" else "Sequence"
            return (f"extension {on} {{ func {name(n)}({own}: (Element) throws -> Bool) rethrows -> {result} "
                    f"{{ mutantIsOn({n}) ? {now} : {was} }} }}\n")
        yield token(file, match, f".{method} of some", other, name, declaration)
    for match in re.finditer(r"(?<=\.)(min|max)(?=\(\))", code):
        other = "max" if match[0] == "min" else "min"
        yield token(file, match, ".min and .max", other, name, lambda n, m=match[0], o=other: (
            f"extension Sequence where Element: Comparable {{ func {name(n)}() -> Element? "
            f"{{ mutantIsOn({n}) ? self.{o}() : self.{m}() }} }}\n"))


def conditions(file, code):
    """A condition that never or always holds: of `guard`, `if`, `for … where`, and before `? … :`."""
    for match in re.finditer(r"(?<![\w.])(guard|if|where) (?=[a-z!(A-Z])", code):
        word, start = match[1], match.end()
        end = swift_text.end_of(code, start, ("else {",) if word == "guard" else ("{",))
        line = code[code.rfind("\n", 0, match.start()) + 1:match.start()]
        if end is None or word == "where" and not re.match(r"\s*for ", line) or word == "if" and line.endswith("= "):
            continue
        condition = code[start:end]
        never = "leaves" if word == "guard" else "never holds"
        if word != "where":
            yield Fault(file, match.start(), start, f"{word} {never}", word, f"{word}, which {never}",
                        lambda n, start=start: [(start, start, f"mutantIsOff({n}), ")])
        if re.search(r"\b(let|var|case|try)\b|#", condition) or "\n" in condition.strip():
            continue
        commas = swift_text.parts(code, start, end)
        last = start + len(condition.rstrip())
        yield Fault(file, match.start(), start, f"{word} always", word, f"{word}, which always holds",
                    lambda n, start=start, last=last, commas=commas: [(start, start, f"(mutantIsOn({n}) || (("), (last, last, ")))")]
                    + [(c, c + 1, ") && (") for c in commas])
    for match in re.finditer(r"(?<![=<>] )(?<=[ (=:,])(?!true|false)([a-z]\w*(?:\.\w+)*)(?= \? )", code):
        yield token(file, match, "condition", f"!{match[0]}", lambda n, m=match[0]: f"mutantIsOn({n}) != {m}")


def statements(file, code):
    """A line of its own that calls or assigns something, left out."""
    line = r"(?m)(?<=\n)( +)((?:try )?[a-z][\w.?]*(?:\([^{}\n]*\)| (?:=|\+=|-=) [^{}\n]+))$"
    for match in re.finditer(line, code):
        body = match[2]
        before = code[:match.start()].rstrip()
        behind = code[match.end():].lstrip()
        goes_on = before.endswith((",", "(", "[", "=", "?", ":", "&&", "||")) or behind[:1] in ".?:&|+" or body.endswith((",", "?", "="))
        is_whole = all(body.count(opening) == body.count(closing) for opening, closing in ["()", "[]"])
        if goes_on or not is_whole or body.startswith(("self.", "return", "super.")):
            continue
        start, end = match.span(2)
        yield Fault(file, start, end, "statement", body, "nothing",
                    lambda n, start=start, end=end: [(start, start, f"if mutantIsOff({n}) {{ "), (end, end, " }")])


def statements_of_sql(file, text, words):
    """Words of SQL, in strings that have a keyword of it."""
    lines = []
    for match in re.finditer("|".join(re.escape(word) for word in sorted(SQL_WORDS, key=len, reverse=True)), words):
        start, end = match.span()
        if text[start:end] != match[0]:
            continue
        line = words[words.rfind("\n", 0, start) + 1:words.find("\n", end)]
        if not re.search(r"\b(SELECT|WHERE|AND|OR|ON|CASE|WHEN|coalesce|sum|ORDER BY|JOIN)\b", line):
            continue
        other = SQL_WORDS[match[0]]
        lines.append(token(file, match, "SQL", other.strip() or "nothing",
                           lambda n, m=match[0], o=other: f'\\(mutant: {n}, "{m}", "{o}")'))
    return lines
