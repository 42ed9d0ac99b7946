/// The taxes of a stay that depend on its length, its party, or the type of its sites.
extension ReservationService {
  /// The nights that are counted by taxes.
  enum TaxCount {
    /// All nights.
    case all
    /// The nights that are not slept yet.
    case open
    /// The nights that no tax counts yet.
    case added
  }

  /// Gives the nights of a reservation the numbers by which its taxes count them.
  ///
  /// A stay that becomes longer or shorter than a tax allows gets it back, or owes it, for nights that are slept, too: as
  /// an amount apart, which is a line of the day.
  func countTaxes(of reservation: inout Reservation, _ count: TaxCount = .open) throws {
    guard reservation.taxes.haveScope else { return }
    var types: [SiteNumber: Slug] = [:]
    for number in Set(reservation.nights.map(\.site)) { types[number] = try sites.getCampSite(number)?.type }
    let today = reservation.status == .checkedOut ? reservation.departure : journal.clock.today
    for place in reservation.nights.indices {
      let night = reservation.nights[place]
      guard let price = night.price, price.taxed.isEmpty || count == .all || count == .open && night.night >= today
      else {
        continue
      }
      let counts = reservation.taxes.counts(of: reservation.counted(night, types))
      reservation.nights[place].price?.taxed = counts
    }
    for number in reservation.taxes.indices where reservation.taxes[number].scope?.staysUpTo != nil {
      reservation.taxes[number].apart = 0
      let apart = reservation.crossing(number, types, before: today)
      reservation.taxes[number].apart = apart
    }
  }
}

extension Reservation {
  /// A night as its taxes count it.
  fileprivate func counted(_ night: Night, _ types: [SiteNumber: Slug]) -> CountedNight {
    CountedNight(
      night: night.night, type: types[night.site], party: party, place: arrival.distance(to: night.night),
      length: numberOfNights)
  }

  /// The amount by which a tax on stays up to a length is more for the slept nights than they were counted.
  fileprivate func crossing(_ number: Int, _ types: [SiteNumber: Slug], before today: Day) -> Int {
    guard let scope = taxes[number].scope, let longest = scope.staysUpTo else { return 0 }
    let stored = price.nights.compactMap(\.self)
    var ideal = stored
    for (place, night) in nights.filter({ $0.price != nil }).enumerated() where night.night < today {
      guard ideal[place].taxed.indices.contains(number) else { continue }
      if numberOfNights > longest {
        ideal[place].taxed[number] = 0
      } else if ideal[place].taxed[number] == 0 {
        ideal[place].taxed[number] = scope.count(counted(night, types))
      }
    }
    guard ideal != stored else { return 0 }
    let discounts = terms?.discounts ?? []
    return StayTaxes(taxes, on: ideal, discounts).amount(of: number)
      - StayTaxes(taxes, on: stored, discounts).amount(of: number)
  }
}
