import CampgroundManager

extension Written<Reserved> {
  /// The answer with the report of the reservation, and the reason why its site was chosen.
  func reported(_ reporter: (Reservation) -> ReservationReport) -> Written<ReservationReport> {
    map { reserved in
      var report = reporter(reserved.reservation)
      report.siteChosenBecause = reserved.siteChosenBecause
      report.overridden = reserved.overridden
      return report
    }
  }
}

extension Campground {
  /// The note that a new reservation began its group, as a slip in the name would, too.
  func groupNotes(_ written: Written<ReservationReport>) throws -> [String] {
    guard let group = written.result.reservation.group, !written.replayed else { return [] }
    var filter = ReservationFilter()
    filter.group = group
    filter.limit = 2
    var isJoined = false
    try reservations.forEachReservation(filter) { isJoined = isJoined || $0.id != written.result.reservation.id }
    guard isJoined, let leader = try reservations.leader(ofGroup: group) else { return ["Began the group \(group)."] }
    return ["Joined the group \(group), led by \(leader.fullName) (\(leader.id))."]
  }
}

extension Campground {
  /// `, 225.00 USD, deposit 45.00 due 2027-06-20`, for the end of a sentence; empty without a price.
  func agreedPriceWords(_ report: ReservationReport) throws -> String {
    guard report.reservation.sums.total != 0 else { return "" }
    let deposit = try reservations.deposit(for: report.reservation)
    let owed = deposit.map { ", deposit \(report.currency.text($0.amount)) due \($0.due)" } ?? ""
    return ", \(report.currency.text(report.reservation.sums.total)) \(report.currency)\(owed)"
  }
}

extension ReservationReport {
  /// The notes about the camper's warning, the choice of the site when any would do, and the overridden problems.
  var choiceNotes: [String] {
    let choice = siteChosenBecause.map { "Site \(reservation.siteNumber) was chosen because \($0)." }
    let overridden = overridden.isEmpty ? nil : "Overridden: \(overridden.map(\.problem).joined(separator: ". "))."
    return reservation.camper.warningNotes + [choice, overridden].compactMap(\.self)
  }
}
