import Persistence
import TestSupport

/// The locations that every rule of the core holds for.
enum Place: CaseIterable {
  case memory
  case file

  /// Opens a new store of shelves and jars.
  func open(in folder: TemporaryFolder) throws -> Store {
    switch self {
    case .memory: try Store(.memory, schema: .pantry)
    case .file: try folder.open()
    }
  }
}

extension TemporaryFolder {
  /// Opens the store of shelves and jars in this folder; nobody waits for another in a test.
  func open(
    _ schema: Schema = .pantry, access: Store.Access = .create, busyTimeout: Duration = .milliseconds(20)
  ) throws -> Store {
    try Store(location(), schema: schema, access: access, busyTimeout: busyTimeout)
  }
}
