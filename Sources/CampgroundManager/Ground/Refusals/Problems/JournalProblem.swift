/// A reason why the journal refuses a write.
package enum JournalProblem: ProblemFamily {
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
  /// A moment before the oldest entry, nil in a journal without any.
  case beforeOldest(String, oldest: EntryID?)

  var summary: ProblemSummary {
    switch self {
    case .keyReused(let key): .init(.keyReused, "key", key, "The key \(key) was used for another request")
    case .keyErased(let key):
      .init(
        .keyErased, "key", key,
        "The key \(key) belongs to a request about a camper whose record was since erased; nothing was done")
    case .reservedKey(let key):
      .init(.reservedKey, "key", key, "A key cannot begin with erased:, which marks the keys of erased records")
    case .versionChanged(let thing, let expected, let found):
      .init(
        .versionChanged, "ifVersion", expected,
        "\(thing.has) changed: expected version \(expected), found version \(found)")
    case .nothingToUndo: .init(.notFound, "entry", nil, "There is nothing to undo")
    case .nothingToRedo(let actor): .init(.notFound, "entry", nil, "\(actor) has undone nothing that can be redone")
    case .nothingOfActorToUndo(let actor, let newest, let other):
      .init(.notFound, "entry", nil, "\(actor) has nothing to undo; the newest entry is \(newest), by \(other)")
    case .beforeOldest(let moment, let oldest):
      .init(
        .notFound, "asOf", moment,
        oldest.map { "The log begins later than \(moment), with \($0)" } ?? "The log has no entry yet")
    }
  }
}
