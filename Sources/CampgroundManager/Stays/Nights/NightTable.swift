import Persistence

/// The holders of nights.
///
/// The primary key (site, night) makes a double booking impossible. Nothing here replaces a row: an upsert would evict
/// the holder.
struct NightTable {
  let store: Store
  let clock: CampgroundClock

  /// A condition on `night`, false for a hold past its expiry, which is free for everybody at once (domain rule R13).
  var isHeld: SQL {
    """
    (night.reservation IS NULL OR night.reservation NOT IN
      (SELECT id FROM reservation WHERE status = 'held' AND hold_expires <= \(clock.now.seconds)))
    """
  }

  /// Takes free nights of one site for a reservation, in ascending order, so that concurrent writers never deadlock.
  func take(_ nights: [Night], on site: CampSite, for reservation: ReservationID) throws {
    for night in nights { try take(night, "\(site.id)", for: reservation) }
  }

  private func take(_ night: Night, _ site: SQL, for reservation: ReservationID) throws {
    guard let price = night.price else {
      try store.execute(
        "INSERT INTO night (site, night, reservation) VALUES (\(site), \(night.night), \(reservation))")
      return
    }
    try store.execute(
      """
      INSERT INTO night (site, night, reservation, \(NightPrice.columns))
      VALUES (\(site), \(night.night), \(reservation), \(price.values))
      """)
  }

  /// Takes free nights for a reservation, ascending.
  func take(_ nights: [Night], for reservation: ReservationID) throws {
    for night in nights {
      try take(night, "(SELECT id FROM camp_site WHERE number = \(night.site))", for: reservation)
    }
  }

  /// Gives back all nights of a reservation.
  func release(_ reservation: ReservationID) throws {
    try store.execute("DELETE FROM night WHERE reservation = \(reservation)")
  }

  /// Gives back some nights of a reservation.
  func release(_ nights: [Night], of reservation: ReservationID) throws {
    for night in nights {
      try store.execute(
        """
        DELETE FROM night WHERE site = (SELECT id FROM camp_site WHERE number = \(night.site))
          AND night = \(night.night) AND reservation = \(reservation)
        """)
    }
  }

  /// The nights that some reservations hold, ascending, by reservation.
  func nights(of reservations: [ReservationID]) throws -> [ReservationID: [Night]] {
    var nights: [ReservationID: [Night]] = [:]
    for some in Slices.of(reservations) {
      try store.ifAny {
        try store.forEach(
          """
          SELECT night.reservation, site.number, night.night, \(NightPrice.columns)
          FROM night CROSS JOIN camp_site AS site
          WHERE site.id = night.site AND \(SQL("night.reservation", isOneOf: some)) ORDER BY night.night
          """
        ) {
          nights[try $0[0], default: []].append(
            try Night(site: $0[1], night: $0[2], price: NightPrice.ifAny($0, at: 3)))
        }
      }
    }
    return nights
  }
}
