/// A reason why the journal refuses a write.
package enum JournalProblem: Hashable, Sendable {
  case keyReused(String)
  /// The key's request was about a person who was forgotten.
  case keyErased(String)
  /// The key begins as those of the forgotten do.
  case reservedKey(String)
  case versionChanged(ThingName, expected: Int, found: Int)
  case nothingToUndo
  /// Nothing that this actor has undone is to be done again.
  case nothingToRedo(String)
  /// Only others have written entries that can be undone.
  case nothingOfActorToUndo(String, newest: EntryID, by: String)
}

extension JournalProblem {
  var summary: ProblemSummary {
    switch self {
    case .keyReused(let key): ProblemSummary(.keyReused, "key", key)
    case .keyErased(let key): ProblemSummary(.keyErased, "key", key)
    case .reservedKey(let key): ProblemSummary(.reservedKey, "key", key)
    case .versionChanged(_, let expected, _): ProblemSummary(.versionChanged, "ifVersion", expected)
    case .nothingToUndo, .nothingToRedo, .nothingOfActorToUndo: ProblemSummary(.notFound, "entry")
    }
  }
}
