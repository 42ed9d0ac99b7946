extension Store {
  /// Says that the running write erases what must stay in no byte of the file.
  ///
  /// The engine overwrites what is deleted, but copies of rows that it once moved to another page stay in the gaps of
  /// the old one. So the file is written anew after the commit, if there is one.
  public func rewriteWhenCommitted() {
    guard case .writing = phase else { return }
    needsRewrite = location != .memory
  }

  /// Throws ``StoreError`` that says that the write itself is on disk.
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
