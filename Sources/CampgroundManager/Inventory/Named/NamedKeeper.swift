/// Adds, changes and removes things of one kind with a name, for the service of the kind.
struct NamedKeeper<Thing: NamedThing> {
  typealias Edit = (inout Thing, inout [Problem]) throws -> Void

  let journal: Journal
  let table: NamedTable<Thing>
  /// The changes of other things that follow from that of one.
  var follow: (Thing, Thing, inout JournalEntry) throws -> Void = { _, _, _ in }

  init(journal: Journal) {
    self.journal = journal
    table = NamedTable(store: journal.store)
  }

  func list() throws -> [Thing] { try journal.store.read { try table.all() } }

  /// Adds a thing, with the terms of another one if given.
  func add(_ name: String, like other: String? = nil, _ terms: some Encodable, _ edit: Edit) throws -> WriteResult<
    Thing
  > {
    try journal.record("add-\(Thing.kind)") { entry in
      let model = try other.map { try table.find($0, field: "like") }
      var problems: [Problem] = []
      var thing = try edited(Self.new(like: model), .first(name), &problems, edit)
      try problems.refuse()
      entry.record(NamedRequest(name: thing.name, like: model?.name, terms: terms))
      thing.version = 1
      thing.id = try table.insert(thing)
      try entry.created(thing)
      return thing
    }
  }

  /// The problems of a thing to make or change, as far as it is given.
  func problems<Edits>(of given: GivenThing<Edits>, like other: String? = nil, _ edit: Edit) throws -> [Problem] {
    var problems: [Problem] = []
    let model = try other.flatMap { other in try problems.finding { try table.find(other, field: "like") } }
    let blank = other == nil || model != nil ? Self.new(like: model) : nil
    return try problems
      + given.problems(of: blank, whole: Thing.whole, { try table.find($0) }, { try edited($0, $1, &$2, edit) })
  }

  /// Changes the name and the terms of a thing.
  func change(_ name: String, rename: String?, _ terms: some Encodable, _ edit: Edit) throws -> WriteResult<Thing> {
    try journal.record("change-\(Thing.kind)") { entry in
      let before = try table.find(name)
      try entry.requireVersion(of: before)
      entry.record(NamedRequest(name: before.name, rename: rename, terms: terms))
      var problems: [Problem] = []
      let after = try edited(before, rename.map(NewName.other), &problems, edit)
      try problems.refuse()
      let changed = try entry.update(before, to: after, table.update)
      try follow(before, after, &entry)
      return changed
    }
  }

  func remove(_ name: String) throws -> WriteResult<Thing> {
    try journal.record("remove-\(Thing.kind)") { entry in
      let thing = try table.find(name)
      try entry.requireVersion(of: thing)
      entry.record(["name": thing.name])
      try table.remove(thing.id.rawValue)
      try entry.deleted(thing)
      var removed = thing
      removed.version += 1
      return removed
    }
  }

  private static func new(like model: Thing?) -> Thing {
    var new = model ?? .blank
    (new.id, new.version, new.name) = (Thing.blank.id, 0, "")
    return new
  }

  /// The thing after the edits, with another name if one is given; reports in `problems` whatever is invalid, and words
  /// that another thing has.
  private func edited(_ thing: Thing, _ newName: NewName?, _ problems: inout [Problem], _ edit: Edit) throws -> Thing {
    var edited = thing
    if let newName { edited.name = PersonText.rateName(newName, &problems) }
    var others: [Problem] = []
    try edit(&edited, &others)
    problems += edited.duplicates(among: try table.all().filter { $0.id != edited.id }) + others
    return edited
  }
}

extension PersonText {
  /// The name of a rate, a tax or another thing with a name of its own, as it is kept.
  static func rateName(_ given: NewName, _ problems: inout [Problem]) -> String {
    let name = clean(given.text, field: given.field, limit: 100, &problems)
    if name.isEmpty { problems.append(.record(.emptyName(field: given.field))) }
    return name
  }
}
