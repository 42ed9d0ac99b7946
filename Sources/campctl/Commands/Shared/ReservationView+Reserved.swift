import CampgroundManager

extension Written<Reserved> {
  /// As it is answered: the reservation, and why its site was chosen.
  func reported(_ makeView: (Reservation) -> ReservationView) -> Written<ReservationView> {
    map { reserved in
      var view = makeView(reserved.reservation)
      view.siteChosenBecause = reserved.siteChosenBecause?.words
      view.overridden = reserved.overridden
      return view
    }
  }
}

extension ReservationView {
  /// The notes about the camper's warning, the choice of the site when any would do, and the overridden problems.
  var choiceNotes: [String] {
    var notes = reservation.camper.warningNotes
    if let siteChosenBecause {
      notes.append("Site \(reservation.siteNumber) was chosen because \(siteChosenBecause).")
    }
    return notes + overriddenNotes
  }

  /// The notes about the overridden problems.
  var overriddenNotes: [String] {
    overridden.isEmpty ? [] : ["Overridden: \(overridden.map(\.sentence).joined(separator: ". "))."]
  }

  /// `, 225.00 USD, deposit 45.00 due 2027-06-20`, for the end of a sentence; nothing without a price.
  func agreedPriceWords(in campground: Campground) throws -> String {
    guard reservation.sums.total != 0 else { return "" }
    let deposit = try campground.reservations.deposit(for: reservation)
    let owed = deposit.map { ", deposit \(currency.text($0.amount)) due \($0.due.dated)" } ?? ""
    return ", \(currency.text(reservation.sums.total)) \(currency)\(owed)"
  }
}

extension Written<ReservationView> {
  /// For people: whether a reservation just made began its group, for a slip in the name begins one, too.
  func groupNotes(in campground: Campground) throws -> [String] {
    guard let group = result.reservation.group, !replayed else { return [] }
    var filter = ReservationFilter()
    filter.details.group = group
    filter.limit = 2
    var isJoined = false
    try campground.reservations.forEachReservation(filter) { isJoined = isJoined || $0.id != result.reservation.id }
    guard isJoined, let leader = try campground.reservations.leader(ofGroup: group) else {
      return ["Began the group \(group)."]
    }
    return ["Joined the group \(group), led by \(leader.fullName) (\(leader.id))."]
  }
}
