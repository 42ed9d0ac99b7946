import CampgroundManager

/// All that a campground holds but its journal and its versions, to compare what was with what is.
public struct Contents: Equatable {
  public let lines: [String]

  public init(of camp: TestCampground) throws {
    var lines: [String] = []
    let settings = try camp.campground.settings.settings
    lines.append(
      "settings \(settings.name ?? "-") \(settings.open.map(\.description) ?? "-") \(settings.minNights) \(settings.maxNights ?? 0) "
        + "\(settings.currency) \(settings.timeZone ?? "-")")
    for site in try camp.campground.sites.listCampSites() {
      lines.append("site \(site.id) \(site.siteNumber) \(site.features) \(site.retired)")
    }
    try camp.campground.campers.forEachCamper { camper in
      lines.append("camper \(camper.id) \(camper.fullName) \(camper.phoneNumber) \(camper.email ?? "-")")
    }
    try camp.campground.reservations.forEachReservation { made in
      let nights = made.nights.map { "\($0.site)@\($0.night)" }.joined(separator: " ")
      lines.append(
        "reservation \(made.id?.description ?? "-") \(made.status) \(made.camper.id) \(made.siteNumber) "
          + "\(made.arrival) \(made.departure) \(made.party) \(made.cancelReason ?? "-") "
          + "\(made.group ?? "-") \(made.notes ?? "-") [\(nights)]")
    }
    for block in try camp.campground.blocks.listBlocks() {
      let displaced = block.displacedNights.map { "\($0.reservation)@\($0.night)" }.joined(separator: " ")
      lines.append("block \(block.id) \(block.site) \(block.from) \(block.before) \(block.reason) [\(displaced)]")
    }
    lines += try camp.campground.store.rows(
      "SELECT id || ' ' || camper || ' ' || status || ' ' || coalesce(offer, '-') FROM waitlist ORDER BY id"
    ) { "waitlist \(try $0[0] as String)" }
    lines += try camp.campground.store.rows(
      "SELECT id || ' ' || coalesce(notes, '-') || coalesce(warning, '-') || coalesce(merged_into, '-') FROM camper"
    ) { "record \(try $0[0] as String)" }
    lines += try camp.campground.store.rows(
      "SELECT site || ' ' || night || ' ' || coalesce(reservation, 'b') FROM night ORDER BY site, night"
    ) { "night \(try $0[0] as String)" }
    self.lines = lines
  }
}
