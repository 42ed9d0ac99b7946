import Persistence

extension Row {
  /// The version in a column.
  ///
  /// Throws ``StoreError`` for one that no number of changes can reach: it was not written here, and adding 1 might trap.
  func version(_ column: Int) throws -> Int {
    let version: Int = try self[column]
    guard (0..<Int(Int32.max)).contains(version) else { throw StoreError.corrupt("a version is \(version)") }
    return version
  }
}
