/// The taxes of a stay that depend on its length, its party, or the type of its sites.
extension StayPricing {
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
  /// A stay that becomes longer or shorter than a tax allows gets it back, or owes it, for nights that are slept, too: in
  /// the charge that they have become.
  func countTaxes(of reservation: inout Reservation, _ count: TaxCount = .open, slept end: Day? = nil) throws {
    guard reservation.price.isScoped else { return }
    let types = try types(for: reservation)
    let end = end ?? today
    for place in reservation.nights.indices {
      let night = reservation.nights[place]
      guard let price = night.price else { continue }
      let counts = reservation.taxes.counts(of: reservation.counted(night, types))
      if reservation.taxes.haveScope,
        price.taxed.isEmpty || count == .all || count == .open && night.night >= end
      {
        reservation.nights[place].price?.taxed = counts
      }
      let booked = reservation.nights[place].price?.taxed ?? []
      let recounted = reservation.recounted(booked, counts)
      reservation.nights[place].price?.became?.taxed = recounted
    }
  }

  /// The types of the sites, where one of its taxes and discounts depends on them; otherwise none.
  func types(for reservation: Reservation) throws -> [SiteNumber: Slug] {
    if let types { return types }
    let scopes = reservation.taxes.map(\.scope?.type) + (reservation.terms?.discounts ?? []).map(\.rule.type)
    return scopes.contains { $0 != nil } ? try siteTypes() : [:]
  }
}

extension Reservation {
  /// A night as its taxes count it.
  fileprivate func counted(_ night: Night, _ types: [SiteNumber: Slug]) -> CountedNight {
    CountedNight(
      night: night.night, type: types[night.site], party: party, place: arrival.distance(to: night.night),
      length: numberOfNights)
  }

  /// The numbers by which its taxes count a slept night in the stay as it has become: the party and the site were those of
  /// the night, the length and the exemptions are those of today.
  fileprivate func recounted(_ booked: [Int], _ today: [Int]) -> [Int] {
    booked.indices.map { number in
      let count = Int(booked[number].magnitude)
      guard taxes.indices.contains(number), let longest = taxes[number].scope?.staysUpTo else { return count }
      return numberOfNights > longest ? 0 : count > 0 ? count : today[number]
    }
  }

  /// Gives slept nights the opposite of a tax's mark of exemption where that was another before (domain rule R10).
  mutating func keepExemptions(from former: [TaxRule], before day: Day) {
    guard former.count == taxes.count, zip(former, taxes).contains(where: { $0.isExempt != $1.isExempt }) else {
      return
    }
    for place in nights.indices where nights[place].night < day && nights[place].price != nil {
      let counts = nights[place].price?.taxed ?? []
      nights[place].price?.taxed = taxes.indices.map { number in
        let count = counts.indices.contains(number) ? counts[number] : 1
        return former[number].isExempt == taxes[number].isExempt ? count : -count
      }
    }
  }
}
