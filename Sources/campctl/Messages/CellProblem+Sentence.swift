import CampgroundManager

extension RefusedCell {
  /// The problem with its place, as a clause without its full stop: `Row 15, Arrival Date "x": It is no day`.
  var sentence: String {
    let place = column.map { column in
      ", \(column)" + (value.map { $0.isEmpty ? "" : " \"\(Self.excerpt($0))\"" } ?? "")
    }
    return "Row \(row)\(place ?? ""): \(problem.sentence)"
  }

  fileprivate static func excerpt(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.unicodeScalars.count <= 60 ? line : String(line.unicodeScalars.prefix(60)) + "…"
  }
}

extension UnknownValue {
  /// The value with the number of its rows, and the first of them: `Status "OK", 12 rows (from 3): It is no known status`.
  var sentence: String {
    let rows = "\(Phrases.count(count, "row")) (\(count == 1 ? "" : "from ")\(row))"
    return "\(column) \"\(RefusedCell.excerpt(value))\", \(rows): \(problem.sentence)"
  }
}

extension CellProblem {
  /// The problem in words, as a clause without its full stop.
  var sentence: String {
    switch self {
    case .flaw(.openQuote): "A quote is opened and never closed; what follows it could not be read"
    case .flaw(.columns(let count, let width)): "The row has \(count) columns, the header \(width)"
    case .flaw(.notJSON(let place, let expected)): "It is no JSON: \(expected) is expected at column \(place)"
    case .flaw(.repeatedKey(let key)): "The key \(key) is there twice"
    case .brokenText: "The text is not UTF-8"
    case .missing: "The value is missing"
    case .unreadable(let kind): kind.refusal
    case .ambiguousDay(let one, let other):
      "It is \(one) or \(other); --dates mdy or --dates dmy tells which comes first"
    case .ambiguousAmount(let one, let other):
      "It can be read as \(one) and as \(other), and no other amount of the file shows which; "
        + "write the cents too, such as \(one).00"
    case .contradiction(let text, let other): "\(text) does not go with \(other) in this row"
    case .repeated(let row): "It is in row \(row) already"
    case .noSite: "There is no such site"
    case .otherSource(let thing, let source):
      "\(thing) has this number, site and arrival already, from the source \(source); --source names the one of this file"
    case .changedHere(let thing):
      "\(thing) was changed here since it was imported, or its history is not here, and the file has changed, too"
    case .refusedBefore: "It was refused; the first answer has the reason"
    case .refused(let problem): problem.sentence
    }
  }
}

extension CellKind {
  fileprivate var refusal: String {
    switch self {
    case .text: "It cannot be read"
    case .day: "It is no day"
    case .amount: "It is no amount"
    case .number: "It is no whole number"
    case .flag: "It is neither yes nor no"
    case .status: "It is no known status"
    case .phone: "It is no phone number"
    case .amperes: "It has no amperes"
    case .currency: "It is no currency"
    case .weekdays: "It names no days of the week"
    }
  }
}
