/// One thing that a commit created, changed or deleted, as observers receive it.
public struct StoreChange: Hashable, Sendable {
  public enum Operation: Hashable, Sendable {
    case created
    case changed
    case deleted
  }

  /// The kind of thing, in the application's words.
  public let kind: String
  /// Its permanent id within its kind.
  public let id: Int64
  public let operation: Operation

  public init(kind: String, id: Int64, operation: Operation) {
    self.kind = kind
    self.id = id
    self.operation = operation
  }
}

/// Identifies an observer, to end its observation.
public struct StoreObservation: Hashable, Sendable {
  let number: Int
}
