/// The other reading of digits that name a reservation: the number of a site that somebody else has (domain rule R41).
package struct OtherReading: Sendable {
  /// The reservation that the digits name.
  package let reservation: Reservation
  package let site: SiteNumber
  /// The reservation that has the site tonight, or whose party is still there.
  package let holder: Reservation
}

extension ReservationService {
  /// The other reading of a reference that is digits alone; nil when no other reservation has a site of that number,
  /// and, without looking, for every other reference.
  package func otherReading(of reference: ReservationReference) throws -> OtherReading? {
    guard reference.isBareNumber, let id = try reference.id(), let number = SiteNumber(reference.text) else {
      return nil
    }
    return try journal.store.read {
      guard let site = try sites.getCampSite(number)?.siteNumber, let reservation = try getReservation(id),
        let holder = try holder(of: site), holder.id != id
      else { return nil }
      return OtherReading(reservation: reservation, site: site, holder: holder)
    }
  }

  /// The reservation whose party is on a site, else the one that has it tonight.
  private func holder(of site: SiteNumber) throws -> Reservation? {
    let (now, today) = (journal.clock.now.seconds, today)
    let all = try finder.onSite(site).map { $0.asOf(now) }
    return all.first { $0.status == .checkedIn }
      ?? all.first { $0.status.isActive && $0.nights.contains { $0.site == site && $0.night == today } }
  }
}

extension Reference {
  /// True for digits alone, which may be an id or the number of a site.
  fileprivate var isBareNumber: Bool { !isSite && Digits.value(of: text.utf8) != nil }
}
