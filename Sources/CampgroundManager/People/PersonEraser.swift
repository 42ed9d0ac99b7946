import Persistence

/// Overwrites what the journal and the keys say of a person; who did what when stays (domain rules R24, R25).
struct PersonEraser {
  let store: Store
  let person: Person
  /// The names that keys get.
  let keys: ErasedKey

  /// What stands where something was.
  static func mark(_ id: CamperID) -> String { "\(markStart)\(id)\"}" }

  /// True for what stands where something was.
  static func isMark(_ text: String) -> Bool { text.hasPrefix(markStart) }

  private static let markStart = "{\"forgotten\":\""

  /// Overwrites the images, requests and keys of the entries before the one that does it.
  func eraseJournal(before last: EntryID) throws {
    for camper in person.campers { try eraseImages(of: camper) }
    for id in person.reservations.compactMap(\.id) + person.undoneReservations { try eraseImages(of: id) }
    try eraseAccounts()
    try eraseWhatMergingCopied()
    for entry in person.entries where entry < last {
      try store.execute("UPDATE command SET request = \(Self.mark(person.id)) WHERE id = \(entry)")
    }
    try eraseKeys(before: last)
  }

  private func eraseImages(of camper: Camper) throws {
    let forgotten = camper.forgotten()
    try store.execute(
      """
      UPDATE change SET before = \(erased("before", forgotten)), after = \(erased("after", forgotten))
      WHERE kind = \(Camper.kind) AND thing = \(camper.id)
      """)
  }

  private func erased(_ image: SQL, _ forgotten: Camper) -> SQL {
    """
    json_set(\(image), '$.fullName', \(forgotten.fullName), '$.phoneNumber', \(forgotten.phoneNumber),
      '$.email', NULL, '$.notes', NULL, '$.warning', NULL)
    """
  }

  private func eraseImages(of reservation: ReservationID) throws {
    let isIt: SQL = "kind = \(Reservation.kind) AND thing = \(reservation)"
    try store.execute(
      """
      UPDATE change SET before = json_set(before, '$.notes', NULL, '$.plates', NULL, '$.cancelReason', NULL),
        after = json_set(after, '$.notes', NULL, '$.plates', NULL, '$.cancelReason', NULL)
      WHERE \(isIt)
      """)
    let groups = try store.rows(
      """
      SELECT DISTINCT value FROM (SELECT json_extract(before, '$.group') AS value FROM change WHERE \(isIt)
        UNION SELECT json_extract(after, '$.group') FROM change WHERE \(isIt)) WHERE value IS NOT NULL
      """
    ) { try $0[0] as String }
    for group in groups where person.isCalled(by: group) {
      for image in ["before", "after"] as [SQL] {
        try store.execute(
          """
          UPDATE change SET \(image) = json_set(\(image), '$.group', NULL)
          WHERE \(isIt) AND json_extract(\(image), '$.group') = \(group)
          """)
      }
    }
  }

  /// As long as two records were merged, the images of one had notes and mail of the other, also when that was undone.
  ///
  /// The newest image of a record is what it is now; of one that was parted from the person it has nothing of theirs.
  private func eraseWhatMergingCopied() throws {
    for camper in person.campers {
      try store.execute(
        """
        WITH RECURSIVE merging (id) AS (
          SELECT command.id FROM command JOIN change ON change.command = command.id
            WHERE command.name = 'merge-campers' AND change.kind = \(Camper.kind) AND change.thing = \(camper.id)
          UNION SELECT undoing.by FROM undoing JOIN merging ON undoing.entry = merging.id)
        UPDATE change SET before = json_set(before, '$.email', NULL, '$.notes', NULL, '$.warning', NULL),
          after = CASE
            WHEN id = (SELECT max(id) FROM change AS newest WHERE kind = \(Camper.kind) AND thing = change.thing) THEN after
            ELSE json_set(after, '$.email', NULL, '$.notes', NULL, '$.warning', NULL) END
        WHERE kind = \(Camper.kind)
          AND thing IN (SELECT thing FROM change WHERE kind = \(Camper.kind) AND command IN (SELECT id FROM merging))
          AND command BETWEEN (SELECT min(id) FROM merging) AND (SELECT max(id) FROM merging)
        """)
    }
  }
}
