import JSONText
import Persistence

/// A thing that an undo removed has no row, so it is found by its image.
extension LogFilter {
  /// The entries that use the thing of a change; nil for a kind that nothing else uses.
  init?(usersOf change: JournalChange) {
    self.init()
    switch change.kind {
    case CampSite.kind:
      guard let image = change.after ?? change.before, let site = try? CampSiteTable.image(image) else { return nil }
      narrow(toSite: site.siteNumber)
    case Camper.kind: narrow(toCamper: CamperID(rawValue: change.number))
    case Reservation.kind: narrow(toReservation: ReservationID(rawValue: change.number))
    default: return nil
    }
  }
}

extension LogFilter {
  /// Entries that changed a camper, or one of the camper's reservations with their accounts, or waitlist entries.
  public mutating func narrow(toCamper id: CamperID) {
    changes = { store in
      let taken = try Taken(Reservation.self, by: "SELECT id FROM reservation WHERE camper = \(id)", in: store) {
        $0.camper.id == id
      }
      let waits = try Taken(WaitlistEntry.self, by: "SELECT id FROM waitlist WHERE camper = \(id)", in: store) {
        $0.camper == id
      }
      return """
        kind = \(Camper.kind) AND thing = \(id)
          OR kind = \(Reservation.kind) AND \(taken.includes("thing"))
          OR kind = \(LedgerEntry.kind) AND thing IN (SELECT id FROM ledger WHERE \(taken.includes("reservation")))
          OR kind = \(WaitlistEntry.kind) AND \(waits.includes("thing"))
        """
    }
  }

  /// Entries that changed an entry of the waitlist.
  public mutating func narrow(toWaitlist id: WaitlistID) {
    changes = { _ in "kind = \(WaitlistEntry.kind) AND thing = \(id)" }
  }

  /// Entries that changed a reservation or its account.
  public mutating func narrow(toReservation id: ReservationID) {
    changes = { _ in
      """
      kind = \(Reservation.kind) AND thing = \(id)
        OR kind = \(LedgerEntry.kind) AND thing IN (SELECT id FROM ledger WHERE reservation = \(id))
      """
    }
  }

  /// Entries that made an entry of the ledger, or countered it.
  public mutating func narrow(toLedger id: LedgerID) {
    changes = { _ in
      """
      kind = \(LedgerEntry.kind) AND thing IN (SELECT id FROM ledger WHERE id = \(id) OR counters = \(id))
      """
    }
  }

  /// Entries that changed a block.
  public mutating func narrow(toBlock id: BlockID) {
    changes = { _ in "kind = \(Block.kind) AND thing = \(id)" }
  }

  /// Entries that changed a site of this number, or a reservation or block of nights there.
  public mutating func narrow(toSite number: SiteNumber) {
    changes = { store in
      let number = try CampSiteTable(store: store).site(number)?.siteNumber ?? number
      let site: SQL = "SELECT id FROM camp_site WHERE number = \(number)"
      let sites = try Taken(CampSite.self, by: site, in: store) { $0.siteNumber == number }
      let there: SQL = """
        SELECT id FROM reservation WHERE site IN (\(site))
        UNION SELECT reservation FROM night WHERE site IN (\(site)) AND reservation IS NOT NULL
        """
      let stays = try Taken(Reservation.self, by: there, in: store) { stay in
        stay.siteNumber == number || stay.nights.contains { $0.site == number }
      }
      let blocks = try Taken(Block.self, by: "SELECT id FROM block WHERE site IN (\(site))", in: store) {
        $0.site == number
      }
      return """
        kind = \(CampSite.kind) AND \(sites.includes("thing"))
          OR kind = \(Reservation.kind) AND \(stays.includes("thing"))
          OR kind = \(Block.kind) AND \(blocks.includes("thing"))
        """
    }
  }
}

/// Things that have a row, and removed ones with such an image.
private struct Taken {
  private let rows: SQL
  private let numbers: [Int64]

  /// Finds the things with a row by one statement, and the removed ones by their images.
  init<Thing: Journaled>(
    _: Thing.Type, by rows: SQL, in store: Store, _ isMeant: (Thing) throws -> Bool
  ) throws {
    self.rows = rows
    var numbers: [Int64] = []
    try store.forEach(Self.gone(Thing.kind)) { row in
      // Of a forgotten thing nothing is known.
      let image = try JSONValue(stored: row[1])
      if image["version"] != nil, try isMeant(Thing.read(image)) { numbers.append(try row[0]) }
    }
    self.numbers = numbers
  }

  /// The removed things, by way of the undos, which are few; blocks, also few, are also removed without one.
  private static func gone(_ kind: String) -> SQL {
    guard kind != Block.kind else {
      return "SELECT thing, before FROM change WHERE kind = \(kind) AND before IS NOT NULL AND after IS NULL"
    }
    return """
      SELECT thing, before FROM undoing CROSS JOIN change
      WHERE change.command = undoing.by AND kind || '' = \(kind) AND before IS NOT NULL AND after IS NULL
      """
  }

  /// A condition on a column with the number of a thing, true for one of these.
  func includes(_ column: SQL) -> SQL {
    if numbers.isEmpty { return "\(column) IN (\(rows))" }
    // A statement takes only so many values.
    guard numbers.count < 10_000 else {
      return "(\(column) IN (\(rows)) OR \(WordList(numbers.map(Int.init)).text) LIKE '%,' || \(column) || ',%')"
    }
    return "(\(column) IN (\(rows)) OR \(SQL(column, isOneOf: numbers)))"
  }
}
