import CampgroundManager

extension Written<Reserved> {
  /// As it is answered: the reservation, and why its site was chosen.
  func reported(_ reporter: (Reservation) -> ReservationReport) -> Written<ReservationReport> {
    map { reserved in
      var report = reporter(reserved.reservation)
      report.siteChosenBecause = reserved.siteChosenBecause?.words
      report.overridden = reserved.overridden
      return report
    }
  }
}

extension Campground {
  /// For people: whether a reservation just made began its group, for a slip in the name begins one, too.
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
  /// `, 225.00 USD, deposit 45.00 due 2027-06-20`, for the end of a sentence; nothing without a price.
  func agreedPriceWords(_ report: ReservationReport) throws -> String {
    guard report.reservation.sums.total != 0 else { return "" }
    let deposit = try reservations.deposit(for: report.reservation)
    let owed = deposit.map { ", deposit \(report.currency.text($0.amount)) due \($0.due)" } ?? ""
    return ", \(report.currency.text(report.reservation.sums.total)) \(report.currency)\(owed)"
  }
}

extension ReservationReport {
  /// For people: what there is to know of the camper, why the site is this one, when any would have done, and what did
  /// not count.
  var choiceNotes: [String] {
    let choice = siteChosenBecause.map { "Site \(reservation.siteNumber) was chosen because \($0)." }
    let overridden = overridden.isEmpty ? nil : "Overridden: \(overridden.map(\.sentence).joined(separator: ". "))."
    return reservation.camper.warningNotes + [choice, overridden].compactMap(\.self)
  }
}
