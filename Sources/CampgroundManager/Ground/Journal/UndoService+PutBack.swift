import Persistence

/// A thing whose change is taken back.
struct TakenBack {
  let change: JournalChange
  let table: any JournaledTable
  /// Counters it; nil for a thing that changes.
  let counters: (any RowCounters)?
  /// The thing's image now.
  let now: String?
  /// The number of the row that counters it, where rows are only appended.
  var counter: Int64?
  /// The image of the row as it was put back; nil while it was not, and for one that is gone.
  var image: String?
  /// True for a thing that was put back by itself, as it did not fit together with the others at once.
  private(set) var isAlone = false

  init(_ change: JournalChange, _ state: ChangedKind.State, now: String?) {
    (self.change, table, counters, self.now) = (change, state.table, state.counters, now)
  }

  /// The same thing, which is put back by itself.
  var alone: TakenBack { get throws { TakenBack(self, try table.counters(of: [change.number], amid: [])) } }

  private init(_ other: TakenBack, _ counters: (any RowCounters)?) {
    (change, table, self.counters, now, isAlone) = (other.change, other.table, counters, other.now, true)
  }

  /// The number of the row whose image is recorded.
  var number: Int64 { counter ?? change.number }

  /// The image that the undoing replaces.
  var replaced: String? { counter == nil ? now : nil }
}

/// The way in which the things of an entry are put back.
enum PuttingBack {
  /// All at once: they mostly fit together, and the engine finds out at the end.
  case together
  /// One by one where they do not fit together, so that one that fails has changed nothing, and names what stands in its way.
  case inPasses
}

/// Ends an attempt to put all things back at once.
private struct DoNotFit: Error {}

extension UndoService {
  /// Records an undo, which is made anew in passes when its things do not fit together.
  ///
  /// Hardly any undo has to wait for the engine's word before its end. A part of another write cannot be made anew.
  func record(
    _ command: String, _ body: (inout JournalEntry, PuttingBack) throws -> Undone
  ) throws -> WriteResult<Undone> {
    if !journal.store.isWriting {
      do { return try journal.record(command) { try body(&$0, .together) } } catch is DoNotFit {
      } catch StoreError.constraint {}
    }
    return try journal.record(command) { try body(&$0, .inPasses) }
  }

  /// Puts things back, the first first. One that is blocked is tried again after the others, as it may need one of them
  /// restored first.
  ///
  /// - Returns: The things, in the order in which they were put back.
  /// - Throws: The first one's problem when none of them gets any further.
  func putBack(_ things: [TakenBack], of old: EntryID, _ manner: PuttingBack) throws -> [TakenBack] {
    do {
      switch manner {
      case .together: return try putBackTogether(things, of: old) { _ in }
      case .inPasses: return try journal.store.write { try putBackTogether(things, of: old) { _ in } }
      }
    } catch let error as CampingError where error.name == .undoBlocked {
      if things.count == 1 { throw error }
    } catch StoreError.constraint {}
    if manner == .together { throw DoNotFit() }
    return try inPasses(things, of: old)
  }

  /// Puts them back, of which each kind is looked at before.
  private func putBackTogether(
    _ things: [TakenBack], of old: EntryID, _ look: (ChangedKind) throws -> Void
  ) throws -> [TakenBack] {
    do {
      for kind in ChangedKind.all(in: things.map { (change: $0.change, table: $0.table) }) {
        try kind.requireReferences()
        try look(kind)
      }
      return try things.map(put)
    } catch let error as CampingError where error.name == .nightsTaken {
      let problems = error.conflict.map { [Problem.undo(.nightsTakenSince(old, $0))] } ?? error.problems
      throw CampingError(.undoBlocked, problems, conflict: error.conflict)
    }
  }

  private func inPasses(_ things: [TakenBack], of old: EntryID) throws -> [TakenBack] {
    var done: [TakenBack] = []
    var blocked: [(thing: TakenBack, by: CampingError)] = []
    for thing in things {
      do {
        done.append(try putBackAlone(thing, of: old))
      } catch let error as CampingError where error.name == .undoBlocked {
        blocked.append((thing, error))
      }
    }
    guard let first = blocked.first else { return done }
    if done.isEmpty { throw first.by }
    return done + (try inPasses(blocked.map(\.thing), of: old))
  }

  /// Puts a thing back, or changes nothing.
  private func putBackAlone(_ thing: TakenBack, of old: EntryID) throws -> TakenBack {
    do {
      return try journal.store.write { try putBackTogether([thing.alone], of: old) { try $0.requireRoom() }[0] }
    } catch StoreError.constraint {
      let before = thing.change.before
      let name = thing.table.name(of: thing.change.number, image: thing.now ?? before)
      let problem: UndoProblem =
        try thing.now == nil
        ? .needsLostRecord(old, name) : .stillNeeded(old, name, by: user(of: thing.change, since: old))
      throw CampingError(.undoBlocked, [.undo(problem)])
    }
  }

  /// The newest entry that uses a thing and stands, after an entry; nil when it is unknown.
  private func user(of change: JournalChange, since old: EntryID) throws -> EntryID? {
    guard var filter = uses(change) else { return nil }
    filter.since = old
    let condition = try filter.condition(in: journal.store)
    return try log.newest(condition, before: nil, limit: 100).first { entry in
      try entry.command != "undo" && log.undoer(of: entry.id) == nil
    }?.id
  }

  /// Makes the thing equal to its image before.
  private func put(_ thing: TakenBack) throws -> TakenBack {
    var thing = thing
    if let counters = thing.counters {
      (thing.counter, thing.image) = try counters.counter(
        thing.change.number, on: journal.clock.today, by: journal.namedActor())
    } else {
      thing.image = try put(thing.change, back: thing.now, thing.table)
    }
    return thing
  }

  /// Returns the image of the thing as it was put back; nil for one that is gone.
  private func put<Table: JournaledTable>(_ change: JournalChange, back now: String?, _ table: Table) throws -> String?
  {
    guard let before = change.before else {
      try table.requirePlace(for: nil, as: change.number)
      try table.remove(change.number)
      return nil
    }
    var restored = try Table.image(before)
    // The version is never one that somebody may have seen with other values.
    restored.version = try (now.map { try Table.image($0).version } ?? restored.version) + 1
    try table.requirePlace(for: restored, as: change.number)
    try table.restore(restored, as: change.number)
    return restored.imageText
  }
}
