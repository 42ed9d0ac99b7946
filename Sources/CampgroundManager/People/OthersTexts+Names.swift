import Basics
import Persistence

/// Names that have to differ: of rates, items and the like, of sources with their numbers, and of calendars.
extension OthersTexts {
  /// The fields that the store keeps apart by their bytes.
  static let namingFields: Set = ["name", "ref", "source", "feed"]

  /// Gives a number to each name but one of those that would be the same: `Ann Lee's week` and `ANN LEE's week` become
  /// `Forgotten c-1's week` and `Forgotten c-1's week 2`.
  ///
  /// A name stands in the things that refer to it, too, so it is the same wherever it is overwritten.
  func numberNames(of tables: [any JournaledTable]) throws {
    var names: Set<String> = []
    for table in tables { try forEachName(of: table) { names.insert($0) } }
    var taken = names.filter { everywhere($0) == $0 }
    for name in names.subtracting(taken).sorted() {
      let other = everywhere(name)
      guard taken.contains(other) else {
        taken.insert(other)
        continue
      }
      let numbered = (2...).lazy.map { "\(other) \($0)" }.first { !taken.contains($0) } ?? other
      taken.insert(numbered)
      numberedNames[name] = numbered
    }
  }

  /// Calls the body with the names of things that are or were, which are the person's or could be the same as one.
  private func forEachName<Table: JournaledTable>(of table: Table, _ body: @escaping (String) -> Void) throws {
    func isWanted(_ text: String) -> Bool { words.mayStand(in: text) || text.contains(other) }
    func collect(_ image: Table.Image) {
      _ = image.rewording { field, text in
        if Self.namingFields.contains(field.name.description) { body(text) }
        return text
      }
    }
    try forEachRow(of: table, where: isWanted) { collect($1) }
    try Slices.forEach(in: store, .large) { (last: ChangeImages?, limit) in
      try ChangeImages.all(
        in: self.store, "kind = \(Table.kind) AND id > \(last?.id ?? 0) ORDER BY id LIMIT \(limit)")
    } body: { change in
      for text in [change.before, change.after].compactMap(\.self) where isWanted(text) {
        if let image = try? Table.image(text) { collect(image) }
      }
    }
  }
}
