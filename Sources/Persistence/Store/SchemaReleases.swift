/// The releases of the program by the versions of their stores. Each store keeps the release that it needs, so that an
/// older program can name it.
package struct SchemaReleases: Sendable {
  /// The first release of each version of the schema that was released, oldest first. Their steps are never changed.
  package let released: [(name: String, version: Int)]
  /// The next release, when it has the steps behind those of the last one.
  package let coming: (name: String, version: Int)?
  /// All of them; the last has today's version.
  package var all: [(name: String, version: Int)] { released + (coming.map { [$0] } ?? []) }
  /// The query of the kept release. Every later version of the schema has to answer it.
  let kept: SQL
  let keep: @Sendable (_ store: Store, _ release: String) throws -> Void

  package init(
    _ released: [(name: String, version: Int)], coming: (name: String, version: Int)? = nil, kept: SQL,
    keep: @escaping @Sendable (_ store: Store, _ release: String) throws -> Void
  ) {
    (self.released, self.coming, self.kept, self.keep) = (released, coming, kept, keep)
  }

  /// Keeps the release that today's version needs in a store that has just come to it.
  func keepLast(in store: Store) throws {
    if let last = all.last { try keep(store, last.name) }
  }

  /// The release that a store of a later version needs; nil when the store has none.
  func needed(on connection: SQLiteConnection) -> String? {
    var name: String?
    try? connection.query(kept) { row in
      name = try Row(.sqlite(row))[0]
      return false
    }
    // The file may be anybody's.
    return name.flatMap { $0.utf8.count <= 20 && $0.utf8.allSatisfy(Self.isInName) ? $0 : nil }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "."), UInt8(ascii: "-")].contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}
