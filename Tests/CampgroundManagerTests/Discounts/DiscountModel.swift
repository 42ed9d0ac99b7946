import TestSupport

@testable import CampgroundManager

/// The discounts of a stay that is all to come, by a test's own arithmetic (domain rule R28).
enum DiscountModel {
  /// The amounts that the discounts of a reservation should have, each beside the parts that the earlier ones have.
  static func amounts(_ reservation: Reservation) -> [Int] {
    let discounts = reservation.terms?.discounts ?? []
    return discounts.indices.map { amount(of: $0, discounts, reservation) }
  }

  private static func amount(of number: Int, _ discounts: [AgreedDiscount], _ reservation: Reservation) -> Int {
    let rule = discounts[number].rule
    if let least = rule.minNights, reservation.numberOfNights < least { return 0 }
    let nights = reservation.nights.filter { has($0, rule) }
    let rooms = nights.map { room($0, before: number, discounts) }
    let prices = nights.compactMap(\.price).map { $0.amount + (rule.includesExtras ? extras($0) : 0) }
    let left = rooms.reduce(0, +)
    switch rule.share {
    case .percent(let percent): return min(left, Arithmetic.halfToEven(prices.reduce(0, +) * percent.millionths))
    case .perNight(let amount): return rooms.reduce(0) { $0 + min($1, amount) }
    case .perStay(let amount): return nights.isEmpty ? 0 : min(left, amount)
    }
  }

  private static func has(_ night: Night, _ rule: DiscountRule) -> Bool {
    let isOfType = rule.type == nil || rule.type == (night.site == 3 ? "tent" : "rv")
    let isOfSite = rule.site == nil || rule.site == night.site
    let isOfSeason = (rule.from.map { $0 <= night.night } ?? true) && (rule.before.map { night.night < $0 } ?? true)
    let isOfDay = rule.weekdays.isEmpty || rule.weekdays.contains(night.night.weekday)
    return isOfType && isOfSite && isOfSeason && isOfDay
  }

  /// The part of a night's price that the earlier discounts have left.
  private static func room(_ night: Night, before number: Int, _ discounts: [AgreedDiscount]) -> Int {
    guard let price = night.price else { return 0 }
    var (all, ofNights) = (price.amount + extras(price), price.amount)
    for other in 0..<number {
      all -= price.discounts[other]
      if !discounts[other].rule.includesExtras { ofNights -= price.discounts[other] }
    }
    return max(0, discounts[number].rule.includesExtras ? all : min(all, ofNights))
  }

  private static func extras(_ price: NightPrice) -> Int {
    price.extras.adults + price.extras.children + price.extras.vehicles + price.extras.pets
  }
}

extension PricedCampground {
  /// Adds a few discounts by chance; returns their names, in an order by chance.
  mutating func makeDiscounts() throws -> [String] {
    var names: [String] = []
    for number in 0..<chance.next(4) {
      var request = DiscountRequest("Discount \(number)")
      switch chance.next(3) {
      case 0: request.percent = Percent(millionths: chance.next(5) == 0 ? 1_000_000 : chance.next(1_000_001))
      case 1: request.perNight = Amount("\(chance.next(80)).\(10 + chance.next(90))")
      default: request.perStay = Amount("\(chance.next(400)).\(10 + chance.next(90))")
      }
      request.includesExtras = chance.next(2) == 0
      if chance.next(3) == 0 { request.weekdays = [.mon, .fri, .sat] }
      if chance.next(3) == 0 { (request.from, request.before) = (day(), "2027-10-01") }
      if chance.next(4) == 0 { request.minNights = 1 + chance.next(10) }
      if chance.next(4) == 0 { request.type = ["rv", "tent"][chance.next(2)] }
      _ = try camp.discounts.addDiscount(request)
      names.insert(request.name, at: chance.next(names.count + 1))
    }
    return names
  }
}
