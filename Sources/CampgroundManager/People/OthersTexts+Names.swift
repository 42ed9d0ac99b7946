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
  func numberNames(of tables: [any JournaledTable]) {
    var names: Set<String> = []
    for table in tables { forEachName(of: table) { names.insert($0) } }
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
  private func forEachName<Table: JournaledTable>(of _: Table, _ body: @escaping (String) -> Void) {
    for change in standing.images.lazy.filter({ $0.kind == Table.kind }).map(\.change).map(texts.present) {
      for text in [change.before, change.after].compactMap(\.self)
      where words.mayStand(in: text) || text.contains(other) {
        _ = (try? Table.image(text))?.rewording { field, text in
          if Self.namingFields.contains(field.name.description) { body(text) }
          return text
        }
      }
    }
  }
}
