extension Printer {
  /// Prints the answer of a command; when that fails, the error reports whether the write stands.
  func answer(_ response: Response, isWrite: Bool) throws {
    do {
      try print(response)
    } catch let error as OutputError {
      guard !error.isReaderGone else { return }
      var failure = Failure(error)
      failure.applied = isWrite ? .yes : .unknown
      throw failure
    }
  }
}
