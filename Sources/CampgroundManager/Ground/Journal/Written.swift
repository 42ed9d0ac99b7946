/// The answer of a command: the thing as it is now, and the outcome of the write.
@dynamicMemberLookup
public struct Written<Result> {
  public let result: Result
  /// False when everything was as requested already.
  public let changed: Bool
  /// The answer of an earlier request under the same key; this one has done nothing.
  public let replayed: Bool
  /// True when nothing was kept.
  public let isDryRun: Bool
  /// The changes of the command, thing by thing.
  let changes: [JournalChange]

  init(
    _ result: Result, changed: Bool, replayed: Bool = false, isDryRun: Bool = false, changes: [JournalChange] = []
  ) {
    self.result = result
    self.changes = changes
    self.changed = changed
    self.replayed = replayed
    self.isDryRun = isDryRun
  }

  public subscript<Value>(dynamicMember path: KeyPath<Result, Value>) -> Value { result[keyPath: path] }

  /// The same outcome for a part or a view of the result.
  public func map<Other>(_ transform: (Result) throws -> Other) rethrows -> Written<Other> {
    Written<Other>(
      try transform(result), changed: changed, replayed: replayed, isDryRun: isDryRun, changes: changes)
  }
}

extension Written {
  /// The same outcome of a command, marked as a dry run or not.
  func asDryRun(_ isDryRun: Bool) -> Written {
    Written(result, changed: changed, replayed: replayed, isDryRun: isDryRun, changes: changes)
  }
}

extension Written: Sendable where Result: Sendable {}
