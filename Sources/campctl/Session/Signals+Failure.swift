extension Signals {
  /// Throws when one of those that are held back has come.
  static func stopIfAsked() throws(Failure) {
    if areWaiting { throw .interrupted }
  }
}
