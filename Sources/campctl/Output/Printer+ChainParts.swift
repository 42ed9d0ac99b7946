import CampgroundManager

/// The parts of a chain's answer, printed as one.
extension Printer {
  func print(_ parts: [ChainPart]) throws {
    do {
      switch format {
      case .json: try array(parts.flatMap(\.objects))
      case .text where parts.contains(where: { !$0.objects.isEmpty }), .jsonl:
        for object in parts.flatMap(\.objects) { try line(object) }
      case .csv, .ods: try table(parts.compactMap(\.rows))
      case .text where quiet: for part in parts { try output.write(part.idLines.utf8) }
      case .text: try output.write(text(parts).map { $0 + "\n" }.joined().utf8)
      }
      try output.flush()
    } catch let error as OutputError {
      if !error.isReaderGone { throw error }
    }
    inform(notesOf: parts)
  }

  /// The notes behind the answer: each with its campground, or once if all have it.
  private func inform(notesOf parts: [ChainPart]) {
    let campgrounds = parts.filter { $0.campground != nil }
    let shared = campgrounds.first?.notes.filter { words in
      campgrounds.count > 1 && campgrounds.allSatisfy { $0.notes.contains(words) }
    }
    for words in shared ?? [] { inform(words) }
    for part in parts {
      for words in part.notes where shared?.contains(words) != true { inform("\(part.title): \(words)") }
    }
  }

  private func array(_ objects: [[UInt8]]) throws {
    try output.write("[".utf8)
    for (place, object) in objects.enumerated() { try output.write((place > 0 ? Array(",\n".utf8) : []) + object) }
    try output.write("]\n".utf8)
  }

  /// One table, whose header has the columns of all: those that a part has more stand behind the others.
  private func table(_ parts: [(keys: [String], rows: [[TableCell]])]) throws {
    let keys = parts.map(\.keys).max { $0.count < $1.count } ?? []
    try table(keys) { add in
      for row in parts.flatMap(\.rows) {
        try add(row + Array(repeating: TableCell(""), count: max(0, keys.count - row.count)))
      }
    }
  }

  /// The lines for people: one table of all, with the campground in front, or the lines of each below its name.
  private func text(_ parts: [ChainPart]) -> [String] {
    if let lines = joinedTable(parts) { return lines }
    let shown = parts.filter { !$0.lines.isEmpty }
    if shown.isEmpty { noteEmpty(parts) }
    let blocks = shown.map { [screen.style.heading(TerminalText.sanitized($0.title))] + $0.lines }
    return Array(blocks.joined(separator: [""]))
  }

  /// The table of all; nil when a part has none.
  private func joinedTable(_ parts: [ChainPart]) -> [String]? {
    var table: TextTable?
    for part in parts {
      if case .nothing = part.content { continue }
      guard case .table(let columns, let rows) = part.content else { return nil }
      var joined = table ?? TextTable([.left("CAMPGROUND")] + columns)
      for row in rows { joined.append([part.title] + row) }
      table = joined
    }
    guard let table else { return nil }
    if table.isEmpty { noteEmpty(parts) }
    return table.isEmpty ? [] : table.lines(width: screen.width, screen.style)
  }

  /// The sentence of an answer in which no campground has anything.
  private func noteEmpty(_ parts: [ChainPart]) {
    for part in parts { if case .nothing(let words) = part.content, !words.isEmpty { return note(words) } }
    note("No campground of the chain has any.")
  }
}

extension ChainPart {
  fileprivate var objects: [[UInt8]] { if case .objects(let objects) = content { objects } else { [] } }

  fileprivate var rows: (keys: [String], rows: [[TableCell]])? {
    if case .rows(let keys, let rows) = content { (keys, rows) } else { nil }
  }

  /// `r-3@lakeside`, one a line; a location has the name of its campground already.
  fileprivate var idLines: String {
    guard case .ids(let ids) = content, let campground else { return "" }
    return ids.filter { !$0.isEmpty }.map { id in
      TerminalText.sanitized(id.hasSuffix("=\(campground)") ? id : "\(id)@\(campground)") + "\n"
    }.joined()
  }

  fileprivate var lines: [String] { if case .lines(let lines) = content { lines } else { [] } }
}
