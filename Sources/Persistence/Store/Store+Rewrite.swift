extension Store {
  /// Has the file rewritten after the commit, because the running write erases bytes that must not stay in it.
  ///
  /// The engine overwrites deleted rows, but copies of rows that it once moved to another page stay in the gaps of the
  /// old one. Without a commit the file stays as it is.
  public func rewriteWhenCommitted() {
    guard case .writing = phase else { return }
    needsRewrite = location != .memory
  }

  /// Rewrites the file if that was requested; throws ``StoreError`` with the write itself reported as on disk.
  func rewriteIfNeeded() throws {
    guard needsRewrite else { return }
    needsRewrite = false
    do {
      try connection.rewrite()
    } catch {
      throw StoreError.inputOutput("erased text may be left in its file until it is erased again", applied: true)
    }
  }
}
