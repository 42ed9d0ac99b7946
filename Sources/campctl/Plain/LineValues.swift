/// What one key of a line says.
enum LineValue {
  /// A word of a command line, which may be read as text, as a number, or as what stands between its commas.
  case word(String)
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([LineValue])
  case null
}

/// The keys of a plain line, each once, with their values; whether they came as words or as JSON.
struct LineValues {
  private(set) var pairs: [(key: String, value: LineValue)] = []
  /// A line with more keys is not plain; looking through so few is quicker than hashing them.
  private static let most = 40

  init() { pairs.reserveCapacity(8) }

  subscript(key: String) -> LineValue? {
    for pair in pairs where pair.key == key { return pair.value }
    return nil
  }

  /// Returns false for a key that is there already, and for one too many.
  mutating func keep(_ value: LineValue, as key: String) -> Bool {
    guard pairs.count < Self.most, self[key] == nil else { return false }
    pairs.append((key, value))
    return true
  }
}

/// The line is not of the form that is read here.
struct NotPlain: Error {}
