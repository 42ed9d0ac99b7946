/// The consequences of a change of a stay: the taxes and discounts of its nights, and the charges for slept ones as nights
/// of the stay as it has become (domain rules R10 and R28).
extension StayPricing {
  /// Settles a reservation whose nights, party or terms have changed.
  ///
  /// A slept night keeps its price; the charge that it has in the stay as it is now stands beside it. A stay that has become
  /// shorter never costs more than the longer one did, apart from taxes.
  func settle(
    _ reservation: inout Reservation, insteadOf before: Reservation? = nil, _ count: TaxCount = .open,
    keepingDiscounts kept: Int = 0
  ) throws {
    let end = reservation.status == .checkedOut ? reservation.departure : today
    let wasCorrected = reservation.price.isCorrected
    reservation.openBecome(before: end)
    let isOver = before == nil && reservation.status == .checkedOut
    if !wasCorrected, !isOver, reservation.nights.first.map({ $0.night < end }) ?? false {
      reservation.adopt(try reservation.id.map(writer.ledger.table.lines) ?? [])
    }
    if let before, reservation.stay != before.stay || reservation.nights.count < before.nights.count {
      try become(&reservation, insteadOf: before, slept: end)
    }
    try countTaxes(of: &reservation, count, slept: end)
    try spreadDiscounts(of: &reservation, slept: end, keeping: kept)
    if let before, reservation.numberOfNights < before.numberOfNights {
      while reservation.agreedPrice > before.agreedPrice,
        reservation.lower(by: reservation.agreedPrice - before.agreedPrice)
      {
        try spreadDiscounts(of: &reservation, slept: end)
      }
    }
    reservation.closeBecome()
  }
}

extension Reservation {
  /// The campground's own price of its nights, with extras and after discounts, in the stay as it has become.
  fileprivate var agreedPrice: Int { nights.reduce(0) { $0 + ($1.price?.corrected.sum ?? 0) } }

  /// Gives every slept night a charge that can become another.
  fileprivate mutating func openBecome(before end: Day) {
    for place in nights.indices {
      guard let price = nights[place].price else { continue }
      let isSlept = nights[place].night < end
      nights[place].price?.became = isSlept ? price.became ?? price.booked : nil
    }
  }

  /// Gives the slept nights the corrections that were charged before nights had them.
  fileprivate mutating func adopt(_ charged: [LedgerLine]) {
    let slept = nights.indices.filter { nights[$0].price?.became != nil }
    func spread(_ amount: Int, _ add: (Int, Int) -> Void) {
      let prices = slept.map { nights[$0].price?.full ?? 0 }
      for (place, share) in zip(slept, MinorUnits.spread(amount, by: prices)) { add(place, share) }
    }
    let former = charged.filter { $0.item == .nightsApart && $0.name.isEmpty }.sum
    var became = nights
    spread(former) { became[$0].price?.became?.amount += $1 }
    for (number, discount) in (terms?.discounts ?? []).enumerated() {
      let taken = charged.filter { $0.item == .agreedApart && $0.name == discount.rule.name }.sum
      spread(-taken) { place, share in
        guard became[place].price?.became?.discounts.indices.contains(number) == true else { return }
        became[place].price?.became?.discounts[number] += share
      }
    }
    nights = became
  }

  /// Takes the charge away from the nights that cost no more and no less than they were slept at.
  fileprivate mutating func closeBecome() {
    for place in nights.indices where nights[place].price?.became == nights[place].price?.booked {
      nights[place].price?.became = nil
    }
  }

  /// Takes an amount off the surplus of the slept nights over the prices they were slept at, then off the open nights, the
  /// slept ones, and extras, in proportion to their prices; false when there is nothing to take.
  fileprivate mutating func lower(by excess: Int) -> Bool {
    let slept = nights.indices.filter { nights[$0].price?.became != nil }
    let open = nights.indices.filter { nights[$0].price?.became == nil && nights[$0].price?.amount ?? 0 > 0 }
    let booked = slept.map { nights[$0].price?.amount ?? 0 }
    let more = zip(slept, booked).reduce(0) { $0 + (nights[$1.0].price?.became?.amount ?? 0) - $1.1 }
    let part = open.isEmpty ? min(excess, more + booked.reduce(0, +)) : min(excess, max(0, more))
    if part > 0 {
      for (place, (amount, share)) in zip(slept, zip(booked, MinorUnits.spread(more - part, by: booked))) {
        nights[place].price?.became?.amount = amount + share
      }
    }
    let prices = open.map { nights[$0].price?.amount ?? 0 }
    let rest = max(0, prices.reduce(0, +) - (excess - part))
    for (place, amount) in zip(open, MinorUnits.spread(rest, by: prices)) { nights[place].price?.amount = amount }
    return part > 0 || rest < prices.reduce(0, +) || lowerExtras(by: excess)
  }

  private mutating func lowerExtras(by excess: Int) -> Bool {
    let priced = nights.indices.filter { nights[$0].price != nil }
    let weights = priced.flatMap { nights[$0].price?.corrected.extras.amounts ?? [] }
    let all = weights.reduce(0, +)
    let left = MinorUnits.spread(max(0, all - excess), by: weights)
    for (number, place) in priced.enumerated() {
      let extras = Extras(left[(4 * number)..<(4 * number + 4)])
      if nights[place].price?.became == nil {
        nights[place].price?.extras = extras
      } else {
        nights[place].price?.became?.extras = extras
      }
    }
    return all > 0
  }
}

extension Extras {
  fileprivate var amounts: [Int] { [adults, children, vehicles, pets] }

  fileprivate init(_ amounts: ArraySlice<Int>) {
    let amounts = Array(amounts)
    self.init(adults: amounts[0], children: amounts[1], vehicles: amounts[2], pets: amounts[3])
  }
}
