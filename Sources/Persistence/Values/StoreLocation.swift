/// The place where a store keeps its rows: in memory for as long as it lives, in one file, or in a server.
///
/// All behave alike.
public enum StoreLocation: Hashable, Sendable {
  /// A store in memory; it is gone when the object is, and no other store can see it.
  case memory
  /// A path as the operating system takes it.
  case file(String)
  /// A campground in a database of a PostgreSQL server.
  case server(StoreServer)

  /// Reads a location as a person writes it: `memory` (or `:memory:`, as SQLite calls it), the address of a server, or a
  /// file's path.
  public init(_ text: String) throws(StoreLocationProblem) {
    if Self.isMemory(text) {
      self = .memory
    } else if let server = try StoreServer(text) {
      self = .server(server)
    } else {
      self = .file(text)
    }
  }

  /// True for a word that means a store in memory.
  package static func isMemory(_ word: String) -> Bool { word == "memory" || word == ":memory:" }
}

extension StoreLocation: CustomStringConvertible {
  /// The text that `init(_:)` reads back.
  public var description: String {
    switch self {
    case .memory: "memory"
    case .file(let path) where Self.isMemory(path) || StoreServer.isAddress(path): "./\(path)"
    case .file(let path): path
    case .server(let server): server.description
    }
  }
}

/// The reason why a text is no location of a store. None repeats the text, which may hold a password.
public enum StoreLocationProblem: Error, Hashable, Sendable {
  /// The address of a server holds a password, which others could read.
  case password
  /// The text is like the address of a server, and is none.
  case malformedAddress
  /// The name of a campground in a server cannot be one.
  case campgroundName(String)
}
