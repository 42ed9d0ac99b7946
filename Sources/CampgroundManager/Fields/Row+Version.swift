import Persistence

extension Row {
  /// The version in a column; one that nothing can be changed often enough to have was not written here, and the next
  /// would be none.
  func version(_ column: Int) throws -> Int {
    let version: Int = try self[column]
    guard (0..<Int(Int32.max)).contains(version) else { throw StoreError.corrupt("a version is \(version)") }
    return version
  }
}
