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

extension CalendarProblem {
  /// The sentence about a file.
  func sentence(of path: String) -> String {
    let (file, first) = (Phrases.input(path), Phrases.input(path, isFirst: true))
    return switch self {
    case .notACalendar: "\(first) is not a calendar: it does not begin with BEGIN:VCALENDAR"
    case .incomplete: "\(first) is not complete: it ends before END:VCALENDAR"
    case .misplaced(let line): "Line \(line) of \(file) does not belong there"
    case .method(let method): "\(first) is a message with the method \(method), not the calendar of a listing"
    case .noStart(let line): "The event on line \(line) of \(file) has no DTSTART"
    case .unreadable(let line, let property, let value):
      "Line \(line) of \(file) has a \(property) that cannot be read: \(value)"
    case .endBeforeStart(let line): "The event on line \(line) of \(file) ends before it begins"
    case .repeating(let line): "Line \(line) of \(file) repeats an event, which is not supported"
    }
  }

  /// The text that cannot be read; nil when it is the calendar as a whole.
  var value: String? {
    if case .unreadable(_, _, let value) = self { value } else { nil }
  }
}

extension WholeError {
  var sentence: String {
    switch reason {
    case .missing: "\(path) cannot be read: it does not exist"
    case .extra: "\(path) is no part of a whole campground"
    case .notAFile: "\(path) cannot be read: it is not a file"
    case .tooLarge(let count, let limit):
      "\(path) cannot be read: \(ImportFileProblem.tooLarge(count, limit: limit).words)"
    case .symbolicLink: "\(path) is a symbolic link, and export all writes none"
    case .notAFolder: "\(path) cannot be read: it is not a folder"
    case .refused(let reason): "\(path) cannot be read: \(reason)"
    case .unreadableManifest: "\(path) is not a manifest of export all"
    case .notJSON(let line, let column, let expected):
      "Line \(line) of \(path) is not JSON: column \(column) should have \(expected)"
    case .unreadableLine(let line): "Line \(line) of \(path) is not one that export all writes"
    case .conflictingLine(let line): "Line \(line) of \(path) contradicts the lines before it"
    case .otherCount(let found, let expected):
      "\(path) has \(Phrases.count(found, "line")), and its manifest names \(expected)"
    case .otherText: "\(path) was changed: its checksum is not that of the manifest"
    case .otherSums: "\(path) has other sums than the files beside it"
    case .usedNumber(let table): "\(path) has a last number of \(table) below one that a line has"
    }
  }
}
