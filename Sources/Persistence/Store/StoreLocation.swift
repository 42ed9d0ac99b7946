/// The place where a store keeps its rows: in memory for as long as it lives, or in one file.
///
/// Both run on the same engine, so they behave alike.
public enum StoreLocation: Hashable, Sendable {
  /// A store in memory; it is gone when the object is, and no other store can see it.
  case memory
  /// A path as the operating system takes it.
  case file(String)

  /// Reads a location as a person writes it: `memory` (or `:memory:`, as SQLite calls it), or a file's path.
  public init(_ text: String) {
    self = ["memory", ":memory:"].contains(text) ? .memory : .file(text)
  }
}

extension StoreLocation: CustomStringConvertible {
  /// The text that `init(_:)` reads back.
  public var description: String {
    switch self {
    case .memory: "memory"
    case .file(let path) where StoreLocation(path) == .memory: "./\(path)"
    case .file(let path): path
    }
  }
}
