import Persistence

/// The answer of a command: the thing as it is now, and the outcome of the write.
@dynamicMemberLookup
public struct WriteResult<Result> {
  public let result: Result
  /// False when everything was as requested already.
  public let changed: Bool
  /// The answer of an earlier request under the same key; this one has done nothing.
  public internal(set) var replayed = false
  /// True when nothing was kept.
  public internal(set) var isDryRun = false
  /// The changes of the command, thing by thing.
  let changes: [JournalChange]

  init(_ result: Result, changed: Bool, changes: [JournalChange]) {
    (self.result, self.changed, self.changes) = (result, changed, changes)
  }

  public subscript<Value>(dynamicMember path: KeyPath<Result, Value>) -> Value { result[keyPath: path] }

  /// The same outcome for a part or a view of the result.
  public func map<Other>(_ transform: (Result) throws -> Other) rethrows -> WriteResult<Other> {
    try outcome(transform(result), of: changes)
  }

  /// The same outcome for a part of the result, of these changes alone.
  func outcome<Other>(_ part: Other, of changes: [JournalChange]) -> WriteResult<Other> {
    var written = WriteResult<Other>(part, changed: changed, changes: changes)
    (written.replayed, written.isDryRun) = (replayed, isDryRun)
    return written
  }
}

extension WriteResult {
  /// The same outcome of a command, marked as a dry run or not.
  func asDryRun(_ isDryRun: Bool) -> WriteResult {
    var written = self
    written.isDryRun = isDryRun
    return written
  }
}

extension WriteResult: Sendable where Result: Sendable {}

/// The terms of a write: under a key, as a dry run, only if nothing has changed since.
package struct WriteTerms: Sendable {
  /// The idempotency key: the same request under the same key gets the first answer again, and does nothing.
  package var key: RequestKey?
  /// True for a dry run: it returns the same answer and keeps nothing. Ids in the answer are a prediction.
  package var isDryRun = false
  /// The version that the changed thing must still have.
  package var expectedVersion: Int?

  package init() {}
}

/// A name for one request, chosen by the caller; it belongs to the request that succeeded under it.
package struct RequestKey: Sendable {
  package let name: String
  /// The request in any text that is the same for equal requests.
  package let request: String
  /// The comparison of a kept request with a given one whose text differs; nil when only equal texts are the same
  /// request.
  package var isSame: (@Sendable (_ kept: String, _ given: String) -> Bool)?

  package init(_ name: String, request: String) {
    self.name = name
    self.request = request
  }
}

/// One thing before and after a command.
struct JournalChange: Sendable {
  let kind: String
  let number: Int64
  let before: String?
  let after: String?

  var operation: StoreChange.Operation {
    if before == nil { return .created }
    return after == nil ? .deleted : .changed
  }
}
