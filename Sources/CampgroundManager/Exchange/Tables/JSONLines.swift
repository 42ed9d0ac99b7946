import JSONText

/// The rows of a file with an object of JSON on each line.
///
/// The values of objects within them have columns of their own: `camper.fullName`.
struct JSONLines {
  private let file: FileBytes
  /// The largest number of columns; the keys of further ones are left out, so that a file of keys takes no room.
  private static let mostColumns = CSVRecord.mostFields

  init(_ file: FileBytes) { self.file = file }

  /// The keys of all lines, in the order in which they first stand there.
  func keys() -> [String] {
    var (keys, known) = ([String](), Set<String>())
    forEachLine { _, line in
      guard let members = try? JSONReader.object(line) else { return }
      for (key, _) in Self.values(of: members) where keys.count < Self.mostColumns && known.insert(key).inserted {
        keys.append(key)
      }
    }
    return keys
  }

  /// Calls the body with the row of each line; `places` has the number of each column.
  func forEachRow(_ places: [String: Int], _ body: (TableRow) throws -> Void) rethrows {
    try forEachLine { number, line in
      var cells = Array(repeating: "", count: places.count)
      var (flaw, seen): (RowFlaw?, Set<Int>) = (nil, [])
      do throws(JSONReader.SyntaxError) {
        for (key, value) in Self.values(of: try JSONReader.object(line, keepsSpelling: true)) {
          guard let place = places[key] else { continue }
          if !seen.insert(place).inserted { flaw = .repeatedKey(key) }
          cells[place] = PersonText.trimmed(value)
        }
      } catch {
        flaw = .notJSON(column: error.column, expected: error.expected)
      }
      try body(TableRow(number: number, cells: cells, flaw: flaw))
    }
  }

  /// Calls the body with the number and the bytes of each line that is not blank.
  private func forEachLine(_ body: (Int, [UInt8]) throws -> Void) rethrows {
    var (start, number) = (file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0, 0)
    while start < file.count {
      let end = file[start...].firstIndex(of: CSVByte.lineFeed) ?? file.count
      number += 1
      let line = Array(file[start..<end])
      if line.contains(where: { !TableByte.blanks.contains($0) }) { try body(number, line) }
      start = end + 1
      file.release(upTo: end)
    }
  }

  /// The keys and texts of an object; a list of plain values is their texts between commas.
  private static func values(of members: [JSONValue.Member], in path: String = "") -> [(key: String, text: String)] {
    members.flatMap { member -> [(key: String, text: String)] in
      let key = path + member.key
      if let inner = member.value.members { return values(of: inner, in: key + ".") }
      return [(key, text(member.value))]
    }
  }

  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .null: return ""
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number): return String(number)
    case .otherNumber(let text), .text(let text): return text
    case .object: return value.text
    case .list(let values):
      let isPlain = values.allSatisfy { $0.members == nil && $0.list == nil }
      return isPlain ? values.map(text).joined(separator: ",") : value.text
    }
  }
}
