import CampgroundManager

extension Written<Reserved> {
  /// As it is answered: the reservation, and why its site was chosen.
  func reported(_ reporter: (Reservation) -> ReservationReport) -> Written<ReservationReport> {
    map { reserved in
      var report = reporter(reserved.reservation)
      report.siteChosenBecause = reserved.siteChosenBecause
      report.overridden = reserved.overridden
      return report
    }
  }
}

extension ReservationReport {
  /// For people: what there is to know of the camper, why the site is this one, when any would have done, and what did
  /// not count.
  var choiceNotes: [String] {
    let choice = siteChosenBecause.map { "Site \(reservation.siteNumber) was chosen because \($0)." }
    let overridden = overridden.isEmpty ? nil : "Overridden: \(overridden.map(\.problem).joined(separator: ". "))."
    return reservation.camper.warningNotes + [choice, overridden].compactMap(\.self)
  }
}
