/// The things of one kind that an undo takes back; each kind is read at once.
struct ChangedKind {
  let table: any JournaledTable
  private(set) var changes: [JournalChange]
  var name: String { type(of: table).kind }
  var numbers: [Int64] { changes.map(\.number) }

  /// The kinds of these changes, in the order in which they come.
  static func all(in changes: [(change: JournalChange, table: any JournaledTable)]) -> [Self] {
    changes.reduce(into: []) { kinds, changed in
      if let place = kinds.firstIndex(where: { $0.name == changed.change.kind }) {
        kinds[place].changes.append(changed.change)
      } else {
        kinds.append(ChangedKind(table: changed.table, changes: [changed.change]))
      }
    }
  }

  /// The images of the things that are there, by their numbers.
  func images() throws -> [Int64: String] { try table.images(of: numbers) }

  /// Throws when they cannot all be put back, for what other rows refer to.
  func requireReferences() throws { try table.requireReferences(toTakeBack: changes) }

  /// Throws when somebody else has what one of them needs.
  func requireRoom() throws { try table.requireRoom(toTakeBack: changes) }

  /// The things before any is put back.
  struct State {
    let table: any JournaledTable
    /// The entries that have forgotten the people whom they tell of.
    let forgettings: [Int64: EntryID]
    let images: [Int64: String]
    let counters: (any RowCounters)?

    /// Throws when the person whom a thing tells of was forgotten since: no image has the former words.
    func requireRemembered(_ change: JournalChange, of old: EntryID) throws {
      guard let other = forgettings[change.number] else { return }
      let thing = table.name(of: change.number, image: change.after ?? change.before)
      throw CampingError(.undoBlocked, [.undo(.forgotten(old, thing, by: other))])
    }

    /// True when more than the version of a thing differs from the image that a change has left.
    func isTouched(_ change: JournalChange) throws -> Bool { try table.isTouched(change, now: images[change.number]) }

    func name(of change: JournalChange) -> ThingName {
      table.name(of: change.number, image: change.after ?? images[change.number])
    }
  }
}

extension JournaledTable {
  /// The images of things, however many.
  func images(of numbers: [Int64]) throws -> [Int64: String] {
    var images: [Int64: String] = [:]
    for some in Slices.of(numbers) { images.merge(try imageTexts(of: Array(some))) { $1 } }
    return images
  }

  /// The name of the thing of an image, as far as that can be read.
  func name(of number: Int64, image: String?) -> ThingName {
    name(of: number, image.flatMap { try? Self.image($0) })
  }

  fileprivate func isTouched(_ change: JournalChange, now: String?) throws -> Bool {
    // Most are as they were left, and need not be read.
    if now == change.after { return false }
    var current = try now.map { try Self.image($0) }
    let left = try change.after.map { try Self.image($0) }
    if let left { current?.version = left.version }
    return current != left
  }

  fileprivate func requireReferences(toTakeBack changes: [JournalChange]) throws {
    try requireReferences(removing: changes.filter { $0.before == nil }.map(\.number)) {
      try Self.images(before: changes)
    }
  }

  fileprivate func requireRoom(toTakeBack changes: [JournalChange]) throws {
    try requireRoom(for: Self.images(before: changes))
  }

  private static func images(before changes: [JournalChange]) throws -> [Image] {
    try changes.compactMap { try $0.before.map { try Self.image($0) } }
  }
}
