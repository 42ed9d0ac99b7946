import TestSupport
import Testing

@testable import CampgroundManager

/// Taxes under conditions by chance, beside a model with arithmetic of its own.
struct TaxesByChanceTests {
  private static let names = ["county", "resort", "city", "spa", "gate"]
  private let first: Day = "2027-07-01"

  /// A campground with two types of sites, extras, a discount and some taxes by chance.
  private func campground(_ chance: inout SplitMix64) throws -> TestCampground {
    let camp = TestCampground(sites: 1)
    try camp.makeCampSite(2) { $0.type = "cabin" }
    try camp.makeRate("Standard", "41.37") { $0.extraAdult = Amount("5.03") }
    try camp.makeRate("Weekend", "55.01") { $0.weekdays = [.fri, .sat] }
    try camp.makeDiscount("Half") { ($0.percent, $0.includesExtras) = (Percent("33.3%"), chance.next(2) == 0) }
    try camp.agree { $0.early = .refund }
    for name in Self.names where chance.next(3) > 0 {
      let tax = request(name, &chance)
      try camp.makeTax(name) { $0 = tax }
    }
    return camp
  }

  private func request(_ name: String, _ chance: inout SplitMix64) -> TaxRequest {
    var tax = TaxRequest(name)
    switch chance.next(5) {
    case 0: tax.perNight = Amount("1.11")
    case 1: tax.perStay = Amount("2.50")
    case 2: (tax.perPersonNight, tax.adultsOnly) = (Amount("0.77"), chance.next(2) == 0 ? true : nil)
    default: tax.percent = Percent(["7.25%", "3.333%", "10%", "100%"][chance.next(4)])
    }
    if chance.next(4) == 0 { tax.type = "cabin" }
    if chance.next(4) == 0 { tax.from = first.advanced(by: chance.next(20)) }
    if chance.next(4) == 0 { tax.before = first.advanced(by: 20 + chance.next(20)) }
    switch chance.next(4) {
    case 0: tax.staysUpTo = 1 + chance.next(30)
    case 1: tax.firstNights = 1 + chance.next(30)
    default: break
    }
    if tax.percent != nil, chance.next(3) == 0 {
      tax.on = [[.nights], [.extras], [.fees], [.nights, .extras, .fees]][chance.next(4)]
    }
    if chance.next(4) == 0, tax.on?.contains(.fees) != true {
      tax.isFee = true
    } else if chance.next(2) == 0 {
      tax.included = true
    }
    return tax
  }

  private func reserve(in camp: TestCampground, _ chance: inout SplitMix64) throws {
    let arrival = first.advanced(by: chance.next(10))
    let nights = 1 + chance.next(35)
    let (adults, children, isDiscounted) = (1 + chance.next(4), chance.next(3), chance.next(3) == 0)
    try camp.reserve(chance.next(2) == 0 ? 1 : 2, arrival..<arrival.advanced(by: nights)) {
      ($0.party.adults, $0.party.children) = (adults, children)
      guard isDiscounted else { return }
      $0.terms = TermsRequest { $0.discount = ["Half"] }
    }
  }

  private func expectSound(_ camp: TestCampground, _ words: String) throws {
    let reservation = try camp.reservations.find("r-1")
    #expect(try camp.lines(reservation).sum == reservation.sums.total, "\(words)")
    let report = try camp.revenue(first..<first.advanced(by: 100), by: .day)
    #expect(report.total.charged == reservation.sums.total, "\(words)")
    #expect(report.supplement.accounts == report.total, "\(words)")
    #expect(reservation.sums.total >= 0, "\(words)")
    #expect(try camp.campground.checks.check() == Checkup(), "\(words)")
  }

  @Test(arguments: 1...60) func `each tax is as the model has it`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let camp = try campground(&chance)
    try reserve(in: camp, &chance)
    let reservation = try camp.reservations.find("r-1")
    let type: Slug = reservation.siteNumber == 2 ? "cabin" : "standard"
    let model = TaxModel(reservation, on: type)
    let charged = try camp.lines(reservation).filter { $0.item == .taxes || $0.item == .fees }
    #expect(Dictionary(uniqueKeysWithValues: charged.map { ($0.name, $0.amount) }) == model.amounts, "seed \(seed)")
    #expect(reservation.sums.total == model.total, "seed \(seed)")
    try expectSound(camp, "seed \(seed)")
  }

  @Test(arguments: 1...40) func `sums agree as a stay on site becomes longer and shorter, and undo restores them`(
    seed: UInt64
  ) throws {
    var chance = SplitMix64(seed: 1000 + seed)
    let camp = try campground(&chance)
    try reserve(in: camp, &chance)
    let arrival = try camp.reservations.find("r-1").arrival
    try camp.at(arrival).reservations.checkIn("r-1")
    var accounts: [(entry: EntryID, lines: Set<LedgerLine>)] = []
    for step in 1...3 {
      let today = arrival.advanced(by: 4 * step)
      guard today < (try camp.reservations.find("r-1").departure) else { break }
      accounts.append((try camp.campground.log.newest, Set(try camp.lines(camp.reservations.find("r-1")))))
      var edits = ReservationEdits()
      edits.depart = today.advanced(by: 1 + chance.next(30))
      if chance.next(3) == 0 { edits.adults = 1 + chance.next(5) }
      try camp.at(today).reservations.change("r-1", edits)
      try expectSound(camp, "seed \(seed), step \(step)")
    }
    accounts.append((try camp.campground.log.newest, Set(try camp.lines(camp.reservations.find("r-1")))))
    try camp.at(arrival.advanced(by: chance.next(14))).reservations.checkOut("r-1")
    try expectSound(camp, "seed \(seed), out")
    let last = try camp.campground.log.newest
    for (place, account) in accounts.enumerated().reversed() {
      let next = place + 1 < accounts.count ? accounts[place + 1].entry : last
      if next != account.entry { try camp.campground.undo.undo(EntryReference(next)) }
      #expect(Set(try camp.lines(camp.reservations.find("r-1"))) == account.lines, "seed \(seed)")
    }
  }
}
