extension TimeZoneName {
  /// `/usr/share/zoneinfo has no time zones; install tzdata`; nil on a machine that has some.
  package static var noneWords: String? {
    guard places.isEmpty, TimeZoneName("UTC") == nil else { return nil }
    return "\(folder) has no time zones; install tzdata"
  }
}
