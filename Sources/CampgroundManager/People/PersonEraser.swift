import Persistence

/// Overwrites the words about a person in the journal and the keys; actors and times stay (domain rules R24, R25).
struct PersonEraser {
  let texts: ErasedTexts
  let person: Person
  /// The names that keys get.
  let keys: ErasedKey

  /// Overwrites the images, requests and keys of all entries so far.
  func eraseJournal(_ standing: StandingTexts) throws {
    for kind in [CamperTable.self, ReservationTable.self, WaitlistTable.self, LedgerTable.self]
      as [any JournaledTable.Type]
    {
      try eraseImages(of: kind)
    }
    try eraseWhatMergingCopied()
    try texts.erase(person.entries, leaving: mark)
    try eraseKeys(standing)
  }

  /// The text in place of a request.
  var mark: String { ErasureMark.of(person.id) }

  private func eraseImages<Table: JournaledTable>(of table: Table.Type) throws {
    for image in person.images[Table.kind] ?? [] {
      let others = Table.kind == Reservation.kind ? person.others[ReservationID(rawValue: image.thing)] ?? [] : []
      // An unreadable image may contain anything.
      try texts.overwrite(image) { text in
        ErasureMark.isMark(text) || Person.isOf(others, text)
          ? text : (try? Table.image(text).forgetting().imageText) ?? mark
      }
    }
  }

  /// Erases the values that merging copied from the person's record to another's: while two records were merged, one had
  /// notes and mail of the other, also when that was undone.
  ///
  /// The newest image of a record is the present one; once the record was parted from the person, it has nothing of
  /// theirs.
  private func eraseWhatMergingCopied() throws {
    for image in person.imagesOfMerging {
      try texts.overwrite(image.change, keepingAfter: image.isNewest) {
        try CamperTable.image($0).withoutWhatMergingCopies(of: person.names).imageText
      }
    }
  }
}

extension Camper {
  /// The record without all that it may have from another: every text but the name, and a number that is the person's.
  fileprivate func withoutWhatMergingCopies(of names: PersonNames) -> Camper {
    var camper = forgetting()
    camper.fullName = fullName
    if !names.occur(in: phoneNumber) { camper.phoneNumber = phoneNumber }
    return camper
  }
}
