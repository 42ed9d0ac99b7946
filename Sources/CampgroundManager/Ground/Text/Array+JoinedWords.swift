extension [String] {
  /// The same result as the library's, which has the runtime search all conformances when it is first used.
  package func joined(separator: String = "") -> String {
    guard var joined = first else { return "" }
    for word in dropFirst() {
      joined += separator
      joined += word
    }
    return joined
  }
}
