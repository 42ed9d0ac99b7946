/// The parts of discounts that the nights of a stay have (domain rule R28).
extension StayPricing {
  /// Gives the nights of a reservation their parts of its discounts; those of slept nights stay, beside the ones
  /// in the stay as it has become.
  func spreadDiscounts(of reservation: inout Reservation, slept end: Day, keeping kept: Int = 0) throws {
    guard let discounts = reservation.terms?.discounts, !discounts.isEmpty else {
      return reservation.clearDiscounts()
    }
    let spread = StayDiscounts(
      discounts, of: try discountPlaces(of: reservation, slept: end), length: reservation.numberOfNights,
      keeping: kept)
    let keepsSlept = try policy(of: reservation).shortened == .keep
    reservation.setDiscounts(spread, keepsSlept: keepsSlept)
  }

  private func discountPlaces(of reservation: Reservation, slept end: Day) throws -> [StayDiscounts.DiscountedNight] {
    let types = try types(for: reservation)
    return reservation.nights.compactMap { night in
      night.price.map {
        StayDiscounts.DiscountedNight(
          night: night.night, site: night.site, type: types[night.site], price: $0, became: $0.corrected,
          isSlept: night.night < end)
      }
    }
  }
}

extension Reservation {
  /// The amount of each of its discounts, in minor units.
  package var discountAmounts: [Int] { terms == nil ? [] : price.discounts.indices.map(price.amount) }

  /// Takes other terms. A discount that ends covers the nights before today, if any of them has it.
  mutating func adopt(_ terms: AgreedTerms?, on today: Day) {
    let former = self.terms?.discounts ?? []
    var adopted = terms ?? AgreedTerms()
    let ended = former.filter { old in !adopted.discounts.contains { $0.rule.name == old.rule.name } }
      .compactMap { ending($0, former, on: today) }
    adopted.discounts.insert(contentsOf: ended, at: 0)
    if !former.isEmpty { setParts(from: former, to: adopted.discounts) }
    self.terms = adopted == AgreedTerms() ? nil : adopted
  }

  /// Gives the nights the parts that they had of the former discounts, in the order of the others.
  private mutating func setParts(from former: [AgreedDiscount], to others: [AgreedDiscount]) {
    // Several by hand may have the same reason.
    var left = Array(former.indices)
    let numbers = others.map { discount -> Int? in
      let found = left.firstIndex {
        former[$0].because == discount.because && former[$0].rule.name == discount.rule.name
      }
      return found.map { left.remove(at: $0) }
    }
    for place in nights.indices {
      guard let parts = nights[place].price?.discounts else { continue }
      nights[place].price?.discounts = numbers.map { number in
        number.flatMap { parts.indices.contains($0) ? parts[$0] : nil } ?? 0
      }
    }
  }

  /// A discount as it is for the nights before today; nil when none of them has it.
  private func ending(_ discount: AgreedDiscount, _ all: [AgreedDiscount], on today: Day) -> AgreedDiscount? {
    guard let number = all.firstIndex(of: discount) else { return nil }
    let parts = nights.filter { $0.night < today }.compactMap { $0.price?.discounts }
    let sum = parts.reduce(0) { $0 + ($1.indices.contains(number) ? $1[number] : 0) }
    guard sum > 0 else { return nil }
    var ended = discount
    ended.rule.before = min(ended.rule.before ?? today, today)
    if case .perStay = ended.rule.share { ended.rule.share = .perStay(sum) }
    return ended
  }

  /// A night that comes back may have parts of a discount that has ended since.
  fileprivate mutating func clearDiscounts() {
    for place in nights.indices {
      nights[place].price?.discounts = []
      nights[place].price?.became?.discounts = []
    }
  }

  /// Gives the priced nights their parts; slept ones lose none of theirs where the policy keeps their price.
  fileprivate mutating func setDiscounts(_ discounts: StayDiscounts, keepsSlept: Bool) {
    let priced = nights.indices.filter { nights[$0].price != nil }
    for (number, place) in priced.enumerated() {
      let (booked, became) = (discounts.parts(ofNight: number), discounts.became(ofNight: number))
      let isKept = keepsSlept && became.reduce(0, +) < booked.reduce(0, +)
      nights[place].price?.discounts = booked
      nights[place].price?.became?.discounts = isKept ? booked : became
    }
  }
}
