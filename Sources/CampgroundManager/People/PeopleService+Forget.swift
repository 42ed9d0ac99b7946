import Persistence

/// A camper whose record was erased, and the extent of it.
package struct Forgotten: Hashable, Sendable {
  package let camper: Camper
  package let reservations: Int
  /// The number of the journal's entries whose texts are overwritten.
  package let entries: Int
  /// The texts of others in which the person stands; none in the answer to a key.
  package var standing: [RemainingText] = []
}

/// Erasing a person (domain rule R24).
extension PeopleService {
  /// Overwrites a camper's name, phone number, mail, notes and warning everywhere, the journal and the keys included,
  /// and finds the texts of others in which the person stands. In reasons of blocks the full name goes, too; `everywhere`
  /// overwrites it in all of them.
  ///
  /// Nights stay as they are. It cannot be undone, and neither can earlier changes of that person's things. Throws
  /// ``CampingError`` while one of the camper's stays is still to come or going on, or an account is not settled.
  @discardableResult
  package func forget(_ reference: CamperReference, everywhere: Bool = false) throws -> WriteResult<Forgotten> {
    try journal.record("forget-camper") { entry in
      let camper = try camperService.find(reference)
      try entry.requireVersion(of: camper)
      let person = try person(camper)
      try open(of: person).refuse()
      entry.record(["camper": camper.id])
      // This is done for a forgotten camper, too, so that it can be tried again after a failure.
      journal.store.rewriteWhenCommitted()
      return try forget(person, camper, everywhere, &entry)
    }
  }

  private func forget(
    _ person: Person, _ camper: Camper, _ everywhere: Bool, _ entry: inout JournalEntry
  ) throws -> Forgotten {
    let store = journal.store
    let keys = try ErasedKey(in: store) ?? ErasedKey()
    eraseOwnKey(person, as: keys)
    guard person.campers.contains(where: { $0 != $0.forgotten }) else {
      return Forgotten(camper: camper, reservations: person.reservations.count, entries: 0)
    }
    let (after, words) = (camper.forgotten, try words(of: person))
    // All is read before the first write: who reads behind it would wait for each answer while others wait.
    let standing = try StandingTexts(in: store, of: person, words, besides: everywhere ? after.fullName : nil)
    let texts = ErasedTexts(in: store)
    try PersonEraser(texts: texts, person: person, keys: keys).eraseJournal(standing)
    let others = OthersTexts(texts, standing, words, keys, overwrittenBy: after.fullName, everywhere: everywhere)
    if everywhere { others.numberNames(of: tables) }
    try overwrite(person, keys, others, &entry)
    return Forgotten(
      camper: after, reservations: person.reservations.count, entries: person.entries.count,
      standing: try others.overwriteAll(of: tables, besides: person))
  }

  /// Reduces the forgetting's own key to the part that may be kept; repeating the request under it gets the answer
  /// again.
  ///
  /// A camper forgotten already has no known name by which to find out whether the key contains it.
  private func eraseOwnKey(_ person: Person, as keys: ErasedKey) {
    guard let key = journal.state.terms.key else { return }
    let isNamed = person.names.isEmpty || person.nameless(key.name, keys) != key.name
    journal.state.terms.key = RequestKey(
      isNamed ? keys.name(of: key.name) : key.name,
      request: person.names.occur(in: key.request) ? ErasureMark.of(person.id) : key.request)
  }

  /// The camper as it is, with the extent of what forgetting would overwrite, and the texts of others in which the
  /// person stands.
  ///
  /// Throws as ``forget(_:everywhere:)`` does.
  package func whatForgettingErases(_ reference: CamperReference, everywhere: Bool = false) throws -> Forgotten {
    try journal.rehearse {
      let camper = try camperService.find(reference)
      let forgotten = try forget(reference, everywhere: everywhere).result
      return Forgotten(
        camper: camper, reservations: forgotten.reservations, entries: forgotten.entries, standing: forgotten.standing)
    }
  }

  /// Everything about a camper, and about those who were merged into it.
  private func person(_ camper: Camper) throws -> Person {
    let store = journal.store
    // Most people have one record.
    let campers = try [camper] + store.ifAny { try self.campers.merged(into: camper.id) }
    var person = Person(id: camper.id, campers: campers)
    for camper in campers {
      person.reservations += try reservations.reservations(of: camper.id)
      person.waits += try store.ifAny { try waitlist.entries(of: camper.id) }
    }
    try person.readJournal(in: store)
    let former = try reservations.reservations(ids: Set(person.formerReservations))
    person.formerStays = person.formerReservations.compactMap { former[$0] }
    return person
  }
}

/// The words by which others' texts name a person.
extension PeopleService {
  private func words(of person: Person) throws -> PersonWords {
    let countryCode = try SettingsTable(store: journal.store).settings().contact.countryCode
    let words = PersonWords(person.names, countryCode: countryCode)
    let own = person.campers.map(\.id)
    var others: Set<PersonMark> = []
    try journal.store.forEach("SELECT \(CamperTable.columns) FROM camper") { row in
      let camper = try Camper.readRow(row)
      if !own.contains(camper.id), !camper.isForgotten { others.formUnion(camper.marks(like: words)) }
    }
    return PersonWords(person.names, besides: others, countryCode: countryCode)
  }
}

extension Camper {
  /// The camper's own name, numbers and address, those that another person's words stand in.
  fileprivate func marks(like words: PersonWords) -> [PersonMark] {
    func isLike(_ text: String) -> Bool { !words.mentions(in: text, isRemark: true).isEmpty }
    let names = isLike(fullName) ? PersonMark.all(name: fullName, phones: [], mail: nil) : []
    return names + names.flatMap(\.words)
      + PersonMark.all(name: "", phones: phones.filter(isLike), mail: email.flatMap { isLike($0) ? $0 : nil })
  }
}

extension Journaled {
  /// The thing without any words about the person whose own it is; nights, days and amounts stay.
  var forgotten: Self {
    var after = forgetting()
    if after != self { after.version += 1 }
    return after
  }
}

extension Forgotten: RecordedAnswer {
  /// The store is written anew, as the first time may have failed there.
  static let actsAgain = true

  struct Record: Recorded {
    var camper = CamperID(rawValue: 0)
    var reservations = 0
    var entries = 0

    static let blank = Record()
    static let fields: FieldList<Self> = [
      field("camper", { $0.camper }, { $0.camper = $1 }),
      field("reservations", { $0.reservations }, { $0.reservations = $1 }),
      field("entries", { $0.entries }, { $0.entries = $1 }),
    ]
  }

  var answer: Record { Record(camper: camper.id, reservations: reservations, entries: entries) }

  static func replay(_ answer: Record, from store: Store) throws -> Forgotten {
    guard let camper = try CamperTable(store: store).current(answer.camper) else {
      throw StoreError.corrupt("a key's answer names camper \(answer.camper), who is not there")
    }
    // The process that forgot may have been killed before it rewrote the file.
    store.rewriteWhenCommitted()
    return Forgotten(camper: camper, reservations: answer.reservations, entries: answer.entries)
  }
}
