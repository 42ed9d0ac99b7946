/// The prices that depend on the length of a stay, when it becomes another (domain rule R10).
extension StayPricing {
  /// Gives the open nights the prices of the stay as it has become, also those that were lowered when it became shorter. A
  /// price that no rate has made stays.
  ///
  /// In a week or month that a longer stay has come to, the open nights carry its price less what the slept ones cost.
  func judgeLength(
    of reservation: inout Reservation, insteadOf before: Reservation, _ book: RateBook
  ) throws {
    let agreed = try agreedRates(of: before)
    let old = try prices(of: before, agreed, book, besides: before)
    let new = try prices(of: reservation, agreed, book, besides: before)
    reservation.nights = reservation.nights.map { night in
      guard night.night >= today, let former = old[night.night], let price = new[night.night],
        former.amount != price.amount || former.rate != price.rate || night.price?.rate == price.rate
      else { return night }
      // With the extras of the rate that decides now.
      return night.price == nil ? night : Night(site: night.site, night: night.night, price: price)
    }
    guard reservation.numberOfNights >= before.numberOfNights else { return }
    for block in reservation.priceBlocks { reservation.balance(block, new, today: today) }
  }

  /// Gives the slept nights the charges of the stay as it has become; the policy may keep their price.
  ///
  /// In a shorter stay each costs what it costs in that. In a longer one they never cost less than they were slept at, and
  /// those of a week or month that has open nights stay as they are: the open ones carry its price.
  func become(_ reservation: inout Reservation, insteadOf before: Reservation, slept end: Day) throws {
    guard reservation.terms?.nightly == nil, try policy(of: reservation).shortened == .reprice,
      reservation.nights.contains(where: { $0.night < end && $0.price != nil })
    else { return }
    let agreed = try agreedRates(of: before)
    let book = try rateBook()
    let old = try prices(of: before, agreed, book, besides: before)
    let new = try prices(of: reservation, agreed, book, besides: before)
    let isShorter = reservation.numberOfNights < before.numberOfNights
    let carried = isShorter ? [] : Set(reservation.priceBlocks.filter { $0.contains { $0 >= end } }.flatMap(\.self))
    let places = reservation.nights.indices.filter { reservation.nights[$0].night < end }
    let charges = places.map { place -> NightCharge? in
      let night = reservation.nights[place]
      guard var charge = night.price?.booked, !carried.contains(night.night), let price = new[night.night] else {
        return night.price?.booked
      }
      charge.amount = price.amount
      let isSame = old[night.night]?.extras == price.extras
      charge.extras = isSame ? night.price?.became?.extras ?? charge.extras : price.extras
      return charge
    }
    let difference = zip(places, charges).reduce(0) { sum, place in
      sum + (place.1.map { $0.amount + $0.extras.sum } ?? 0) - (reservation.nights[place.0].price?.full ?? 0)
    }
    for (place, charge) in zip(places, charges) {
      let booked = reservation.nights[place].price?.booked
      reservation.nights[place].price?.became = isShorter || difference > 0 ? charge : booked
    }
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

  /// The prices of the nights of a stay by the rates by which each was agreed, and of added ones by those of today; none
  /// for a night that the journal does not know. A slept night has the extras of the party that slept it.
  func agreedPrices(
    of reservation: Reservation, _ agreed: AgreedRates, _ book: RateBook, besides known: [Night]
  ) throws -> [Day: NightPrice] {
    var places = reservation
    places.nights = reservation.nights.map {
      Night(site: agreed.sites[$0.night] ?? $0.site, night: $0.night, price: $0.price)
    }
    let nights = try priceable(nightsOf: places)
    let known = Set(known.map(\.night))
    let parties = nights.map { night, _ in
      night < today ? agreed.party(of: night, journal.clock) ?? reservation.party : reservation.party
    }
    var prices: [Day: NightPrice] = [:]
    for (entry, rates) in agreed.books.map({ (Optional($0), $1.with(nightly: book.nightly)) }) + [(nil, book)] {
      for party in Set(parties) {
        for (place, price) in rates.prices(of: nights, for: party).enumerated() where parties[place] == party {
          let night = nights[place].night
          guard agreed.entries[night] == entry, entry != nil || !known.contains(night) else { continue }
          prices[night] = price
        }
      }
    }
    return prices
  }

  /// The extras of another party on the nights that were agreed, by the terms of each (R10).
  func agreedExtras(
    of reservation: Reservation, insteadOf before: Reservation, _ book: RateBook
  ) throws -> [Day: Extras] {
    let agreed = try agreedRates(of: before)
    var former = before
    former.party = reservation.party
    return try agreedPrices(of: former, agreed, book, besides: before.nights).mapValues(\.extras)
  }

  /// The nights of a stay with their sites.
  ///
  /// A night that a block has taken is among them, on the site of the night before: the others cost no more for its
  /// lack.
  func priceable(nightsOf reservation: Reservation) throws -> [(night: Day, site: CampSite)] {
    let places = Dictionary(reservation.nights.map { ($0.night, $0.site) }) { first, _ in first }
    var sites: [SiteNumber: CampSite] = [:]
    for number in Set(places.values) { sites[number] = try site(number) ?? self.sites.find(number) }
    guard var site = reservation.nights.first.flatMap({ sites[$0.site] }) else { return [] }
    return (reservation.arrival..<reservation.departure).map { night in
      site = places[night].flatMap { sites[$0] } ?? site
      return (night, site)
    }
  }
}

extension Reservation {
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
    for (place, amount) in zip(open, rest) { nights[place].price?.amount = amount }
  }
}
