import Persistence

/// What an undo has taken away has no row, so it is found by its image.
extension LogFilter {
  /// Entries that changed a camper, or one of the camper's reservations with their accounts, or waitlist entries.
  public mutating func narrow(toCamper id: CamperID) {
    let reservations: SQL = """
      SELECT id FROM reservation WHERE camper = \(id)
        UNION \(Self.undone(Reservation.kind, "json_extract(before, '$.camper') = \(id.description)"))
      """
    changes = """
      kind = \(Camper.kind) AND thing = \(id)
        OR kind = \(Reservation.kind) AND thing IN (\(reservations))
        OR kind = \(LedgerEntry.kind) AND thing IN (SELECT id FROM ledger WHERE reservation IN (\(reservations)))
        OR kind = \(WaitlistEntry.kind) AND thing IN (
          SELECT id FROM waitlist WHERE camper = \(id)
          UNION \(Self.undone(WaitlistEntry.kind, "json_extract(before, '$.camper') = \(id.description)")))
      """
  }

  /// Entries that changed an entry of the waitlist.
  public mutating func narrow(toWaitlist id: WaitlistID) {
    changes = "kind = \(WaitlistEntry.kind) AND thing = \(id)"
  }

  /// Entries that changed a reservation or its account.
  public mutating func narrow(toReservation id: ReservationID) {
    changes = """
      kind = \(Reservation.kind) AND thing = \(id)
        OR kind = \(LedgerEntry.kind) AND thing IN (SELECT id FROM ledger WHERE reservation = \(id))
      """
  }

  /// Entries that made an entry of the ledger, or took it back.
  public mutating func narrow(toLedger id: LedgerID) {
    changes = """
      kind = \(LedgerEntry.kind) AND thing IN (SELECT id FROM ledger WHERE id = \(id) OR counters = \(id))
      """
  }

  /// Entries that changed a block.
  public mutating func narrow(toBlock id: BlockID) {
    changes = "kind = \(Block.kind) AND thing = \(id)"
  }

  /// Entries that changed a site of this number, or a reservation or block of nights there.
  public mutating func narrow(toSite number: SiteNumber) {
    let sites: SQL = "SELECT id FROM camp_site WHERE number = \(number)"
    let isThere: SQL = "EXISTS (SELECT 1 FROM json_tree(before) WHERE key = 'site' AND value = \(number))"
    changes = """
      kind = \(CampSite.kind) AND thing IN (
          \(sites) UNION \(Self.undone(CampSite.kind, "json_extract(before, '$.number') = \(number)")))
        OR kind = \(Reservation.kind) AND thing IN (
          SELECT id FROM reservation WHERE site IN (\(sites))
          UNION SELECT reservation FROM night WHERE site IN (\(sites)) AND reservation IS NOT NULL
          UNION \(Self.undone(Reservation.kind, isThere)))
        OR kind = \(Block.kind) AND json_extract(coalesce(after, before), '$.site') = \(number)
      """
  }

  /// The things of a kind that an undo took away when their image was so; by way of the undos, which are few.
  private static func undone(_ kind: String, _ condition: SQL) -> SQL {
    """
    SELECT thing FROM undoing CROSS JOIN change ON change.command = undoing.by
      WHERE +kind = \(kind) AND after IS NULL AND \(condition)
    """
  }
}
