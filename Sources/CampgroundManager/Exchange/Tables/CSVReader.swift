/// Reads records of separated values from bytes, one at a time, as RFC 4180 has them.
///
/// Every sequence of bytes can be read. Lines end in CR LF or LF; a quote in the middle of a field is a letter like any
/// other; one that opens a field and is never closed runs to the end, and its record is marked as open.
struct CSVReader {
  private let bytes: FileBytes
  private let delimiter: UInt8
  private(set) var position = 0
  private var line = 1

  /// A UTF-8 byte order mark at the start is passed over.
  init(_ bytes: FileBytes, delimiter: UInt8 = CSVByte.comma) {
    self.bytes = bytes
    self.delimiter = delimiter
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Continues at the start of a record, on this line.
  mutating func move(to place: CSVPlace) { (position, line) = (place.position, place.line) }

  /// Reads the next record into one that is reused; returns false at the end.
  mutating func read(_ record: inout CSVRecord) -> Bool {
    guard position < bytes.count else { return false }
    record.begin(line: line)
    var state = State.start
    var start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == CSVByte.lineFeed { line += 1 }
      let end = state.read(byte, delimiter)
      position += 1
      if end == .field {
        record.append(start..<position - 1)
        start = position
      } else if end == .record {
        record.append(start..<withoutCarriageReturn(start, position - 1))
        return true
      }
    }
    record.isOpen = state == .quoted
    record.append(start..<withoutCarriageReturn(start, position))
    return true
  }

  private func withoutCarriageReturn(_ start: Int, _ end: Int) -> Int {
    end > start && bytes[end - 1] == CSVByte.carriageReturn ? end - 1 : end
  }
}

/// The place of a record in a file.
struct CSVPlace {
  /// The number of bytes before it.
  let position: Int
  /// The line on which it begins.
  let line: Int
}

/// The bytes with a meaning in CSV.
enum CSVByte {
  static let quote = UInt8(ascii: "\"")
  static let comma = UInt8(ascii: ",")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}

/// The place of the reader in a field.
private enum State {
  case start
  case plain
  case quoted
  /// After a quote inside quotes: a second one makes it a letter, anything else ends them.
  case closing

  enum End {
    case field
    case record
  }

  /// Moves on by one byte, and returns what it ended.
  mutating func read(_ byte: UInt8, _ delimiter: UInt8) -> End? {
    switch (self, byte) {
    case (.quoted, CSVByte.quote): self = .closing
    case (.quoted, _): break
    case (_, delimiter):
      self = .start
      return .field
    case (_, CSVByte.lineFeed): return .record
    case (.start, CSVByte.quote), (.closing, CSVByte.quote): self = .quoted
    default: self = .plain
    }
    return nil
  }
}
