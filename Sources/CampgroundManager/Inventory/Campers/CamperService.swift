import Persistence

/// Keeps the campers' records.
public final class CamperService {
  let journal: Journal
  let campers: CamperTable

  init(journal: Journal) {
    self.journal = journal
    campers = CamperTable(store: journal.store)
  }

  /// Adds a camper.
  ///
  /// - Parameters:
  ///   - fullName: The name, of 1 to 200 characters.
  ///   - phoneNumber: A telephone number with 3 to 20 digits, kept as it is written.
  ///   - email: An address for letters, or nil.
  ///   - notes: A text about the camper of at most 10,000 characters, or nil.
  ///   - warning: A warning that the front desk sees beside the camper, of at most 1,000 characters, or nil.
  /// - Returns: The record with its new id.
  /// - Throws: ``CampingError`` with every problem of the record.
  @discardableResult
  public func addCamper(
    _ fullName: String, phoneNumber: String, email: String? = nil, notes: String? = nil, warning: String? = nil
  ) throws -> Camper {
    let edits = CamperEdits(
      fullName: fullName, phone: phoneNumber, email: email.map(Edit.set), notes: notes.map(Edit.set),
      warning: warning.map(Edit.set))
    return try addCamper(edits).result
  }

  /// Adds a camper.
  ///
  /// - Parameters:
  ///   - record: The fields of the record; the name and the telephone number are required.
  ///   - ifNew: When true, a camper of the same name and telephone digits is returned instead, unchanged.
  /// - Returns: The camper.
  /// - Throws: ``CampingError`` with every problem of the record.
  @discardableResult
  public func addCamper(_ record: CamperEdits, ifNew: Bool = false) throws -> WriteResult<Camper> {
    try journal.record("add-camper") { entry in
      entry.record(record)
      var problems: [Problem] = []
      var full = record
      full.fullName = record.fullName ?? ""
      full.phone = record.phone ?? ""
      let camper = full.applied(to: .unkept, &problems)
      try problems.refuse()
      if ifNew, let same = try same(as: camper) { return same }
      let kept = try campers.insert(camper)
      try entry.created(kept)
      return kept
    }
  }

  /// The camper of the same name and phone number, nil when there is none.
  func same(as camper: Camper) throws -> Camper? {
    let settings = try SettingsTable(store: journal.store).settings()
    return try campers.same(as: camper, countryCode: settings.contact.countryCode)
  }

  /// Changes the fields that the edits name.
  ///
  /// - Returns: The record as it is now.
  /// - Throws: ``CampingError`` when no camper or several fit the reference, and with every problem of the edits.
  @discardableResult
  public func changeCamper(_ reference: CamperReference, _ edits: CamperEdits) throws -> WriteResult<Camper> {
    try journal.record("change-camper") { entry in
      let before = try find(reference)
      try entry.requireVersion(of: before)
      entry.record(UpdateRequest(camper: before.id, record: edits))
      var problems: [Problem] = []
      let after = edits.applied(to: before, &problems)
      try problems.refuse()
      return try entry.update(before, to: after, campers.update)
    }
  }

  /// The camper with this id, nil when there is none; a merged camper is the pointer that is left of it.
  ///
  /// - Throws: `StoreError` when the store fails.
  public func getCamper(_ id: CamperID) throws -> Camper? {
    try campers.camper(id)
  }

  /// The names of some campers, of those that exist.
  package func names(of ids: [CamperID]) throws -> [CamperID: String] {
    try campers.campers(ids).mapValues(\.fullName)
  }

  /// The one camper with this id, phone number or full name.
  ///
  /// The id of a merged camper finds the one into whom it was merged.
  ///
  /// - Throws: ``CampingError`` for none, for several, and for the id of another kind.
  public func find(_ reference: CamperReference) throws -> Camper {
    let text = reference.text
    if let id = try reference.id() {
      if let camper = try campers.current(id) { return camper }
      if CamperID(text) != nil { throw notFound(text) }
    }
    let found = try findAll(text)
    if found.count == 1 { return found[0] }
    throw CampingError(.ambiguous, [.reference(.ambiguous(text, found.prefix(10).map(CamperCandidate.init)))])
  }

  /// The same for a camper who has stays: one who is not found is misspelled, not new.
  func findKnown(_ reference: CamperReference) throws -> Camper {
    do {
      return try find(reference)
    } catch let error as CampingError where error.name == .notFound {
      throw CampingError(.notFound, error.problems, remedies: [.find])
    }
  }

  /// Calls the body with the campers in the order of names; with text, those whose name, phone or mail contains it.
  ///
  /// - Throws: The error of the body, and `StoreError` when the store fails.
  public func forEachCamper(matching text: String? = nil, _ body: (Camper) throws -> Void) throws {
    // No stored text is longer, and the engine takes no endless pattern.
    if let text, text.unicodeScalars.count > 10_000 { return }
    try Slices.forEach(in: journal.store) { last, limit in
      try campers.slice(matching: text, after: last, limit: limit)
    } body: {
      try body($0)
    }
  }

  /// Others of the same name or phone digits: perhaps the same person (domain rule R23).
  package func likelyDuplicates(of camper: Camper) throws -> [Camper] {
    let campers = campers
    campers.store.expect([{ _ = try campers.campers(named: camper.fullName) }])
    let called = try campers.campers(phoneDigits: PhoneNumber.digits(camper.phoneNumber))
    let named = try campers.campers(named: camper.fullName)
    return (called + named.filter { !called.contains($0) }).filter { $0.id != camper.id }
  }

  func notFound(_ text: String) -> CampingError {
    CampingError(.notFound, [.reference(.notFound(.camper, text, field: "camper"))])
  }
}

/// A request to change a camper, as the journal keeps it.
private struct UpdateRequest: FieldWritable {
  let camper: CamperID
  let record: CamperEdits

  func write(to fields: inout some FieldWriter) {
    fields.field("camper", camper)
    fields.object("record", record.write)
  }
}
