import CampgroundManager

extension Reserved {
  /// As it is answered: the reservation, and why its site was chosen.
  func reported(_ makeView: (Reservation) -> ReservationView) -> ReservationView {
    var view = makeView(reservation)
    view.siteChosenBecause = siteChosenBecause?.words
    view.overridden = overridden
    view.alsoHas = alsoHas
    return view
  }
}

extension ReservationView {
  /// The notes about the camper's warning, the choice of the site when none is requested, and the overridden problems.
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

  /// The hint at another stay of the camper on the same nights.
  func doubledNotes(in campground: Campground) throws -> [String] {
    guard let alsoHas, let other = try campground.reservations.getReservation(alsoHas) else { return [] }
    return [Hints.alsoHas(other)]
  }

  /// `, 225.00 USD, deposit 45.00 due 2027-06-20`, for the end of a sentence; nothing without a price.
  ///
  /// - Parameters:
  ///   - campground: The campground, for the days of its deposit and the currency.
  ///   - isNew: True for a reservation that the running command has made.
  /// - Returns: The words, with a comma before them.
  /// - Throws: The errors of the store.
  func agreedPriceWords(in campground: Campground, isNew: Bool = false) throws -> String {
    try [self].agreedPriceWords(in: campground, areNew: isNew)[0]
  }

  fileprivate func priceWords(_ deposit: Deposit?) -> String {
    if reservation.sums.total == 0 { return "" }
    let owed = deposit.map { ", deposit \(currency.text($0.amount)) due \($0.due.dated)" } ?? ""
    return ", \(currency.text(reservation.sums.total)) \(currency)\(owed)"
  }
}

extension [ReservationView] {
  /// The same of several.
  func agreedPriceWords(in campground: Campground, areNew: Bool) throws -> [String] {
    let (priced, reservations) = (map(\.reservation).filter { $0.sums.total != 0 }, campground.reservations)
    let deposits = try areNew ? reservations.deposits(forNew: priced) : reservations.deposits(for: priced)
    return map { view in view.priceWords(view.reservation.id.flatMap { deposits[$0] }) }
  }

  /// For people: whether reservations just made began their group, for a slip in the name begins one, too.
  func groupNotes(in campground: Campground) throws -> [String] {
    guard let group = first?.reservation.group else { return [] }
    let made = Set(map(\.label))
    var filter = ReservationFilter()
    filter.details.group = group
    filter.limit = made.count + 1
    var isJoined = false
    try campground.reservations.forEachReservation(filter) {
      isJoined = isJoined || !made.contains($0.id?.description ?? "")
    }
    guard isJoined, let leader = try campground.reservations.leader(ofGroup: group) else {
      let alike = try campground.reservations.groups(like: group).first
      return ["Began the group \(group)."] + [alike.map { Hints.groupAlike($0, first?.label ?? "") }].compactMap(\.self)
    }
    return ["Joined the group \(group), led by \(leader.fullName) (\(leader.id))."]
  }
}
