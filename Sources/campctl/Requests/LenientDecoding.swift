extension KeyedDecodingContainer {
  /// A flag that is absent from a line of JSON is not set, as on a command line.
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try decodeIfPresent(Bool.self, forKey: key) ?? false
  }
}
