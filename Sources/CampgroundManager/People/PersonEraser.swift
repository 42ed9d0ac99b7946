import Persistence

/// Overwrites what the journal and the keys say of a person; who did what when stays (domain rules R24, R25).
struct PersonEraser {
  let store: Store
  let person: Person

  /// What stands where something was.
  static func mark(_ id: CamperID) -> String { "{\"forgotten\":\"\(id)\"}" }

  /// Overwrites the images, requests and keys of the entries before the one that does it.
  func eraseJournal(before last: EntryID) throws {
    for camper in person.campers { try eraseImages(of: camper) }
    for id in person.reservations.compactMap(\.id) + person.undoneReservations { try eraseImages(of: id) }
    try eraseAccounts()
    try eraseWhatMergingCopied()
    let mark = Self.mark(person.id)
    for entry in person.entries where entry < last {
      try store.execute("UPDATE command SET request = \(mark) WHERE id = \(entry)")
      try store.execute("UPDATE key SET request = \(mark), answer = '{}' WHERE command = \(entry)")
    }
    try eraseKeysWithoutEntry()
    try eraseKeyNames(as: "forgotten-\(last)")
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

  /// A request that changed nothing has a key, too, and no entry by which it could be found.
  private func eraseKeysWithoutEntry() throws {
    let keys = try store.rows("SELECT name, request, answer FROM key WHERE command IS NULL") { row in
      try (name: row[0] as String, request: row[1] as String, answer: row[2] as String)
    }
    let mark = Self.mark(person.id)
    for key in keys where person.isNamed(in: key.request + key.answer) || person.isMeant(in: key.request) {
      try store.execute("UPDATE key SET request = \(mark), answer = '{}' WHERE name = \(key.name)")
    }
  }

  /// A key may have been named after the person, whatever was done under it, and whether or not that was undone.
  private func eraseKeyNames(as other: String) throws {
    let names = try store.rows("SELECT name FROM key UNION SELECT key FROM command WHERE key IS NOT NULL") {
      try $0[0] as String
    }
    for (number, name) in names.filter(person.isNamed).enumerated() {
      let other = "\(other)-\(number + 1)"
      try store.execute("UPDATE command SET key = \(other) WHERE key = \(name)")
      try store.execute("UPDATE key SET name = \(other) WHERE name = \(name)")
    }
  }
}
