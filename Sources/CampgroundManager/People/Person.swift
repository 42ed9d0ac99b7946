import Persistence

/// Everything that there is of one person: the records, what belongs to them, and where the journal tells of it.
struct Person {
  let id: CamperID
  /// The camper, and those who were merged into it.
  let campers: [Camper]
  var reservations: [Reservation] = []
  var waits: [WaitlistEntry] = []
  /// Reservations that an undo took away; the journal still has their images.
  private(set) var undoneReservations: [ReservationID] = []
  /// Of the accounts of all of these reservations.
  private(set) var ledger: [LedgerID] = []
  /// The journal's entries that changed one of these things.
  private(set) var entries: Set<EntryID> = []
  /// Every name, phone number and mail address that the records ever had.
  private(set) var names: Set<String> = []

  /// Everything of the person in the journal, by kind and number.
  var things: [(kind: String, number: Int64)] {
    campers.map { (Camper.kind, $0.journalNumber) } + reservations.map { (Reservation.kind, $0.journalNumber) }
      + undoneReservations.map { (Reservation.kind, $0.rawValue) }
      + waits.map { (WaitlistEntry.kind, $0.journalNumber) } + ledger.map { (LedgerEntry.kind, $0.rawValue) }
  }

  /// Finds where the journal tells of the person.
  mutating func readJournal(in store: Store) throws {
    try readUndoneReservations(in: store)
    for camper in campers {
      add(camper)
      let images = try store.rows(
        "SELECT coalesce(before, after), coalesce(after, before) FROM change WHERE kind = \(Camper.kind) AND thing = \(camper.id)"
      ) { try [$0[0] as String, $0[1] as String] }
      for image in images.joined() { add(try CamperTable.image(image)) }
    }
    ledger = try ledgerEntries(in: LedgerTable(store: store)).map(\.id)
    for (kind, number) in things {
      entries.formUnion(
        try store.rows("SELECT command FROM change WHERE kind = \(kind) AND thing = \(number)") { try $0[0] as EntryID }
      )
    }
  }

  private mutating func readUndoneReservations(in store: Store) throws {
    let ids = Set(campers.map(\.id))
    let images = try ChangeImages.all(
      in: store, "kind = \(Reservation.kind) AND thing NOT IN (SELECT id FROM reservation) ORDER BY id")
    for images in images where !undoneReservations.contains(ReservationID(rawValue: images.thing)) {
      let isTheirs = [images.before, images.after].contains { image in
        image.flatMap { try? ReservationTable.image($0) }.map { ids.contains($0.camper.id) } ?? false
      }
      if isTheirs { undoneReservations.append(ReservationID(rawValue: images.thing)) }
    }
  }

  private mutating func add(_ camper: Camper) {
    guard camper.phoneNumber != Camper.forgottenPhoneNumber else { return }
    names.formUnion([camper.fullName, camper.phoneNumber, camper.email].compactMap(\.self).map(PersonText.key))
  }

  /// Whether a text has one of the person's names, mail addresses or phone numbers in it, however that is written.
  func isNamed(in text: String) -> Bool {
    // A request is JSON, in which a quote has a backslash before it.
    func plain(_ text: String) -> String { String(PersonText.key(text).unicodeScalars.filter { $0 != "\\" }) }
    let key = plain(text)
    let digits = PhoneNumber.digits(text)
    return names.contains { name in
      let number = PhoneNumber.isWrittenAsOne(name) ? PhoneNumber.digits(name) : ""
      return key.contains(plain(name)) || number.count > 3 && digits.contains(number)
    }
  }

  /// Whether a group is called by a word of one of the person's names, as a family's is.
  func isCalled(by group: String) -> Bool {
    func words(_ text: String) -> [String] {
      PersonText.key(text).split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 2 }
    }
    return !Set(words(group)).isDisjoint(with: names.flatMap(words))
  }
}
