/// Ending blocks.
extension BlockService {
  /// Ends a block.
  ///
  /// Its nights from today on go back to the reservations that it took them from, as far as those are active and still
  /// lack them; the others are free.
  @discardableResult
  public func unblock(_ reference: BlockReference) throws -> WriteResult<Unblocked> {
    try journal.record("unblock-site") { entry in
      let block = try find(reference)
      try entry.requireVersion(of: block)
      entry.record(["block": block.id])
      let displaced = try withReservations([block])[0].displaced
      try blocks.remove(block.id.rawValue)
      try entry.deleted(block)
      let writer = ReservationService(journal: journal).writer
      let returned = try writer.keep(displaced.compactMap { try givingBack(to: $0, of: block) }, &entry)
      var ended = block
      ended.version += 1
      return Unblocked(block: ended, returned: returned)
    }
  }

  /// The reservation, and as it is with its nights again; nil when it no longer lacks any of them.
  private func givingBack(
    to before: Reservation, of block: Block
  ) throws -> (before: Reservation, after: Reservation)? {
    let missing = Set(before.missingNights(from: journal.clock.today))
    let nights = block.displacedNights.filter { $0.reservation == before.id && missing.contains($0.night) }
    guard !nights.isEmpty else { return nil }
    var after = before
    after.nights += nights.map { Night(site: block.site, night: $0.night, price: $0.price) }
    after.nights.sort { $0.night < $1.night }
    after.version += 1
    // The discounts may be others by now, and an amount of the stay stays as it is (R28).
    try ReservationService(journal: journal).pricing.settle(&after, .added)
    return (before, after)
  }
}
