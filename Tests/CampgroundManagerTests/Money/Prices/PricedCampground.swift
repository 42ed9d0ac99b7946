import TestSupport

@testable import CampgroundManager

/// A campground whose rates, taxes and policy are made by chance; every night has a rate.
struct PricedCampground {
  let camp: TestCampground
  let camper: Camper
  var chance: SplitMix64

  init(seed: UInt64, isShared: Bool = true) throws {
    chance = SplitMix64(seed: seed)
    camp = try TestCampground()
    camper = try camp.makeCamper()
    try camp.makeCampSites(1, 2) { $0.type = "rv" }
    try camp.makeCampSite(3) { $0.type = "tent" }
    try makeRate("Standard", isShared: isShared)
    for number in 0..<chance.next(5) { try makeRate("Rate \(number)", isShared: isShared, isNarrow: true) }
    for number in 0..<chance.next(4) { try makeTax("tax \(number)") }
    let (deposit, days) = (["20%", "none", "all", "2-nights", "30.00"][chance.next(5)], chance.next(40))
    let early: EarlyDeparture = chance.next(2) == 0 ? .keep : .refund
    try camp.agree {
      $0.deposit = Portion(deposit)
      $0.depositDays = .set(days)
      $0.cancellation = CancellationBands("7:0% 1:50% 0:100%")
      $0.noShow = Portion("1-night")
      $0.early = early
    }
  }

  private mutating func makeRate(_ name: String, isShared: Bool, isNarrow: Bool = false) throws {
    var request = RateRequest()
    request.nightly = amount()
    if isShared, chance.next(2) == 0 { request.weekly = amount() }
    if isShared, chance.next(2) == 0 { request.monthly = amount() }
    if chance.next(2) == 0 { request.extraAdult = amount() }
    if chance.next(2) == 0 { request.extraChild = amount() }
    if chance.next(2) == 0 { request.extraPet = amount() }
    if isNarrow { narrow(&request) }
    _ = try camp.rates.addRate(name, request.edits)
  }

  private mutating func narrow(_ request: inout RateRequest) {
    switch chance.next(3) {
    case 0: request.site = SiteNumber(integerLiteral: 1 + chance.next(3))
    case 1: request.type = ["rv", "tent"][chance.next(2)]
    default: break
    }
    if chance.next(2) == 0 { request.weekdays = [.fri, .sat] }
    if chance.next(2) == 0 {
      request.from = day()
      request.before = request.from?.advanced(by: 1 + chance.next(40))
      request.holiday = request.weekdays == nil && chance.next(2) == 0
    }
  }

  private mutating func makeTax(_ name: String) throws {
    var request = TaxRequest(name)
    request.isFee = chance.next(2) == 0
    switch chance.next(3) {
    case 0: request.percent = Percent(millionths: chance.next(250_000))
    case 1: request.perNight = amount()
    default: request.perStay = amount()
    }
    _ = try camp.rates.addTax(request)
  }

  private mutating func amount() -> Amount {
    let text = "\(chance.next(300)).\(10 + chance.next(90))"
    guard let amount = Amount(text) else { preconditionFailure("\(text) is no amount.") }
    return amount
  }

  mutating func day() -> Day { ("2027-07-01" as Day).advanced(by: chance.next(60)) }

  mutating func party() -> Party {
    Party { ($0.adults, $0.children, $0.pets) = (1 + chance.next(4), chance.next(3), chance.next(2)) }
  }
}

extension TestCampground {
  /// The charges of each line of a reservation's account.
  func lines(_ reservation: Reservation) throws -> [LedgerLine] {
    guard let id = reservation.id else { return [] }
    return try LedgerTable(store: campground.store).lines(of: id).sorted {
      ($0.item.rawValue, $0.name) < ($1.item.rawValue, $1.name)
    }
  }
}

/// The price of a stay by a test's own arithmetic.
enum Arithmetic {
  static func total(_ reservation: Reservation) -> Int {
    let price = reservation.nights.compactMap(\.price).reduce(0) { sum, night in
      let extras = night.extras
      return sum + night.amount + extras.adults + extras.children + extras.vehicles + extras.pets
        - night.discounts.reduce(0, +)
    }
    let nights = reservation.nights.count { $0.price != nil }
    return reservation.taxes.reduce(price) { $0 + (nights == 0 ? 0 : tax($1.share, of: price, nights)) }
  }

  private static func tax(_ share: Measure, of price: Int, _ nights: Int) -> Int {
    switch share {
    case .perNight(let amount): amount * nights
    case .perStay(let amount): amount
    case .percent(let percent): halfToEven(price * percent.millionths)
    }
  }

  /// Millionths as the nearest whole, of two equally near ones the even.
  static func halfToEven(_ millionths: Int, over whole: Int = 1_000_000) -> Int {
    let below = millionths / whole
    let rest = millionths - below * whole
    if 2 * rest == whole { return below % 2 == 0 ? below : below + 1 }
    return 2 * rest < whole ? below : below + 1
  }
}
