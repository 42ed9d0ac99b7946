import CampgroundManager

/// Parties that come before check-in time.
enum EarlyArrival {
  /// For people: the time from which sites are ready, when a party comes earlier on its day of arrival.
  static func notes(of parties: [ReservationView], in campground: Campground) throws -> [String] {
    let now = campground.clock.now
    guard parties.contains(where: { $0.reservation.arrival == now.day && $0.reservation.status == .checkedIn }) else {
      return []
    }
    let checkIn = try campground.settings.settings.checkIn
    return now.time < checkIn ? ["Note: this is before check-in time (\(checkIn))."] : []
  }
}
