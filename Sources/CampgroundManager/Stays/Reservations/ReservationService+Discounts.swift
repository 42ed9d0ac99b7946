/// The discounts and the price that people agree on for one reservation (domain rule R28).
extension ReservationService {
  /// The terms that a request agrees on; reports in `problems` whatever is invalid.
  ///
  /// Throws ``CampingError`` for a discount or tax that there is not.
  func terms(
    _ request: TermsRequest?, insteadOf former: AgreedTerms? = nil, taxes: [TaxRule]? = nil,
    _ problems: inout [Problem]
  ) throws -> AgreedTerms? {
    guard let request, !request.isEmpty else { return former }
    return try request.applied(
      to: former, in: settings.settings().currency, discounts.discounts(),
      taxes ?? self.taxes.taxes().map(\.rule), &problems)
  }

  /// Agrees on other terms of a reservation; nights that are slept keep the discounts that end.
  func agree(on request: TermsRequest?, _ reservation: inout Reservation, _ problems: inout [Problem]) throws {
    guard let request, !request.isEmpty else { return }
    let terms = try terms(request, insteadOf: reservation.terms, taxes: reservation.taxes, &problems)
    reservation.adopt(terms, on: journal.clock.today)
    reservation.taxes = (terms ?? AgreedTerms()).exempting(reservation.taxes)
  }

  /// Gives the nights of a reservation their parts of its discounts; those of slept nights stay.
  ///
  /// A shorter stay never costs more than the longer one did, so a discount that is for longer stays goes no further
  /// than that (R10). `apart` is the amount by which the nights stayed cost more.
  func spreadDiscounts(
    of reservation: inout Reservation, insteadOf before: Reservation? = nil, apart: Int? = nil
  ) throws {
    guard var terms = reservation.terms, !terms.discounts.isEmpty else { return reservation.clearDiscounts() }
    let charged = try charged(apartOn: reservation.id)
    let apart = apart ?? charged
    let places = try discountPlaces(of: reservation)
    let most = before.flatMap { reservation.numberOfNights < $0.numberOfNights ? $0.net + charged : nil }
    let discounts = StayDiscounts(
      terms.discounts, of: places, length: reservation.numberOfNights, apart: apart, notAbove: most)
    let keepsSlept = try writer.policies.policy(reservation.policy).shortened == .keep
    reservation.setDiscounts(discounts)
    var left = reservation.price.sums.reduce(0, +)
    for (number, amount) in discounts.amounts.enumerated() {
      let apart = amount - discounts.parts[number].reduce(0, +)
      // Where slept nights keep their discounts, another one is at most of what those have left.
      terms.discounts[number].apart = keepsSlept ? max(0, min(apart, left)) : apart
      left -= terms.discounts[number].apart
    }
    reservation.terms = terms
  }

  /// The charged amount by which nights that were stayed cost more (R10).
  private func charged(apartOn id: ReservationID?) throws -> Int {
    let lines = try id.map(writer.ledger.table.lines) ?? []
    return lines.first { $0.item == .nightsApart && $0.name.isEmpty }?.amount ?? 0
  }

  private func discountPlaces(of reservation: Reservation) throws -> [StayDiscounts.Place] {
    var types: [SiteNumber: Slug] = [:]
    for number in Set(reservation.nights.map(\.site)) { types[number] = try sites.getCampSite(number)?.type }
    // No night of a stay that is over is open.
    let today = reservation.status == .checkedOut ? reservation.departure : journal.clock.today
    return reservation.nights.compactMap { night in
      night.price.map {
        StayDiscounts.Place(
          night: night.night, site: night.site, type: types[night.site], price: $0, isSlept: night.night < today)
      }
    }
  }
}

extension Reservation {
  /// The amount of each of its discounts, in minor units.
  package var discountAmounts: [Int] { terms == nil ? [] : price.discounts.indices.map(price.amount) }

  /// The price of its nights after all of its discounts.
  fileprivate var net: Int {
    price.sums.reduce(0, +) - (terms?.discounts.reduce(0) { $0 + $1.apart } ?? 0)
  }

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
    for place in nights.indices where nights[place].price?.discounts.isEmpty == false {
      nights[place].price?.discounts = []
    }
  }

  /// Gives the priced nights their parts.
  fileprivate mutating func setDiscounts(_ discounts: StayDiscounts) {
    let priced = nights.indices.filter { nights[$0].price != nil }
    for (number, place) in priced.enumerated() { nights[place].price?.discounts = discounts.parts(ofNight: number) }
  }
}
