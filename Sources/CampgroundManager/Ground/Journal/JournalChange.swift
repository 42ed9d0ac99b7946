import Persistence

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
