/// The prices that depend on the length of a stay, when it becomes another (domain rule R10).
extension ReservationService {
  /// Gives the open nights the prices of the stay as it has become.
  ///
  /// In a week or month with slept nights, the open ones carry its price less what the slept ones cost. A shorter stay
  /// never costs more than the longer one did.
  func judgeLength(
    of reservation: inout Reservation, insteadOf before: Reservation, _ book: RateBook
  ) throws {
    let agreed = try AgreedRates(of: before, in: journal.store)
    let old = try prices(of: before, agreed, book, besides: before)
    let new = try prices(of: reservation, agreed, book, besides: before)
    let today = journal.clock.today
    reservation.nights = reservation.nights.map { night in
      guard night.night >= today, let former = old[night.night], let price = new[night.night],
        former.amount != price.amount || former.rate != price.rate
      else { return night }
      // With the extras of the rate that decides now.
      return night.price == nil ? night : Night(site: night.site, night: night.night, price: price)
    }
    for block in reservation.priceBlocks { reservation.balance(block, new, today: today) }
    if reservation.numberOfNights < before.numberOfNights {
      reservation.lower(by: reservation.amount - before.amount, from: today)
    }
  }

  /// The amount by which the slept nights of a stay cost more than agreed, as the stay that they became; 0 when the
  /// policy keeps their price.
  func becoming(_ reservation: Reservation, insteadOf before: Reservation, slept end: Day) throws -> Int {
    guard reservation.terms?.nightly == nil, try writer.policies.policy(reservation.policy).shortened == .reprice else {
      return 0
    }
    let agreed = try AgreedRates(of: before, in: journal.store)
    let prices = try prices(of: reservation, agreed, rates.book(), besides: before)
    let balanced = Set(reservation.priceBlocks.filter { $0.contains { $0 >= end } }.flatMap(\.self))
    let difference = reservation.nights.reduce(0) { sum, night in
      guard night.night < end, !balanced.contains(night.night), let price = prices[night.night],
        let agreed = night.price
      else { return sum }
      return sum + price.amount - agreed.amount
    }
    guard difference > 0, reservation.numberOfNights < before.numberOfNights else {
      return max(0, difference)
    }
    let charged = try reservation.id.map(writer.ledger.table.lines) ?? []
    let room = before.amount + charged.filter { $0.item == .nightsApart && $0.name.isEmpty }.sum - reservation.amount
    return max(0, min(difference, room))
  }

  /// The prices of nights by the rates by which each was agreed; a price that people agreed on is no rate's, even when
  /// it is over for later nights (R28).
  private func prices(
    of reservation: Reservation, _ agreed: AgreedRates, _ book: RateBook, besides before: Reservation
  ) throws -> [Day: NightPrice] {
    var prices = try agreedPrices(of: reservation, agreed, book, besides: before.nights)
    for night in reservation.nights where night.price?.rate == NightPrice.own { prices[night.night] = night.price }
    return prices
  }
}

extension Reservation {
  /// The sum of its nights, without extras.
  fileprivate var amount: Int { nights.reduce(0) { $0 + ($1.price?.amount ?? 0) } }

  /// The nights that can share a price: full 28s from arrival on, then full 7s of the rest (R20).
  fileprivate var priceBlocks: [[Day]] {
    var blocks: [[Day]] = []
    var first = arrival
    for length in [28, 7] {
      while first.distance(to: departure) >= length {
        blocks.append((0..<length).map(first.advanced))
        first = first.advanced(by: length)
      }
    }
    return blocks
  }

  /// Gives the open nights of a block its price less what the slept ones cost, when those cost something else now.
  fileprivate mutating func balance(_ block: [Day], _ prices: [Day: NightPrice], today: Day) {
    let places = nights.indices.filter { block.contains(nights[$0].night) && nights[$0].price != nil }
    let open = places.filter { nights[$0].night >= today }
    let slept = places.filter { nights[$0].night < today }
    let whole = places.compactMap { prices[nights[$0].night]?.amount }
    let spent = slept.compactMap { nights[$0].price?.amount }
    guard !open.isEmpty, whole.count == places.count, spent != Array(whole.prefix(slept.count)) else { return }
    let rest = MinorUnits.spread(max(0, whole.reduce(0, +) - spent.reduce(0, +)), over: open.count)
    for (place, amount) in zip(open, rest) {
      nights[place] = nights[place].priced(amount, by: nights[place].price?.rate ?? "")
    }
  }

  /// Takes an amount off the open nights, the last first.
  fileprivate mutating func lower(by amount: Int, from today: Day) {
    var left = amount
    for place in nights.indices.reversed() where left > 0 && nights[place].night >= today {
      guard let price = nights[place].price else { continue }
      let part = min(left, price.amount)
      nights[place] = nights[place].priced(price.amount - part, by: price.rate)
      left -= part
    }
  }
}

extension Night {
  /// The same night at another price; its extras stay.
  fileprivate func priced(_ amount: Int, by rate: String) -> Night {
    guard var price else { return self }
    price.amount = amount
    price.rate = rate
    return Night(site: site, night: night, price: price)
  }
}
