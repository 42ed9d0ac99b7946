import TestSupport
import Testing

@testable import CampgroundManager

/// The report of decisions agrees with the revenue after any commands in any order.
struct DecisionsByChanceTests {
  private static let periods: [Range<Day>] = [
    "2027-01-01"..<"2028-01-01", "2027-06-10"..<"2027-06-20", "2027-07-01"..<"2027-08-01",
  ]

  @Test(arguments: [5, 6, 7] as [UInt64])
  func `discounts and waivers are the discounts of the revenue, and write-offs its write-offs`(seed: UInt64) throws {
    var decisions = try ChanceDecisions(seed: seed)
    for _ in 0..<12 {
      for _ in 0..<20 { try decisions.step() }
      for days in Self.periods {
        let report = try decisions.camp.decisions(days)
        let revenue = try decisions.camp.revenue(days).total
        let writtenOff = report.rows.filter { $0.key[0] == .writeOff }.reduce(0) { $0 + $1.amounts.amount }
        #expect(writtenOff == -revenue.writtenOff)
        #expect(report.total.amount - writtenOff == revenue.discounts)
      }
    }
    // A campground without decisions would prove nothing.
    for name in ["agree", "discount", "waive", "writeOff", "change", "undo"] {
      #expect(decisions.done[name] ?? 0 > 0, "\(name) of \(decisions.done)")
    }
  }
}

/// A campground where people decide about money at random, as far as the rules allow.
private struct ChanceDecisions {
  private(set) var camp: TestCampground
  private var chance: SplitMix64
  private var day = TestCampground.today
  private var made = 1
  /// The number of times that each thing was done.
  private(set) var done: [String: Int] = [:]

  init(seed: UInt64) throws {
    camp = try .priced()
    chance = SplitMix64(seed: seed)
    try camp.makeDiscount("Pass") { $0.percent = Percent("33.3%") }
    try camp.makeDiscount("Long") {
      $0.perStay = Amount("7.77")
      $0.minNights = 3
    }
  }

  /// Runs a command, which may be refused.
  mutating func step() throws {
    let names = [
      "agree", "agree", "discount", "discount", "waive", "writeOff", "change", "checkIn", "checkOut", "cancel", "undo",
      "wait",
    ]
    let name = names[chance.next(names.count)]
    do {
      try take(name, ReservationReference("r-\(1 + chance.next(made))"))
      done[name, default: 0] += 1
    } catch is CampingError {}
  }

  private mutating func take(_ name: String, _ reference: ReservationReference) throws {
    switch name {
    case "agree": try agree()
    case "discount": try camp.discount("\(1 + chance.next(30))%", on: reference)
    case "waive": try camp.waive("\(1 + chance.next(40)).00", on: reference)
    case "writeOff": try camp.writeOff("\(1 + chance.next(40)).00", on: reference)
    case "change":
      var edits = ReservationEdits()
      edits.nights = 1 + chance.next(9)
      _ = try camp.reservations.change(reference, edits)
    case "checkIn": _ = try camp.reservations.checkIn(reference)
    case "checkOut": _ = try camp.reservations.checkOut(reference)
    case "cancel": _ = try camp.reservations.cancel(reference)
    case "undo": try camp.undoLast()
    default:
      day = day.advanced(by: 1 + chance.next(3))
      camp = camp.at(day)
    }
  }

  private mutating func agree() throws {
    let first = day.advanced(by: chance.next(20))
    let discounts = [["Pass"], ["Pass", "Long"], ["Long"]][chance.next(3)]
    let site = SiteNumber(integerLiteral: 1 + chance.next(3))
    try camp.agree(first..<first.advanced(by: 1 + chance.next(9)), on: site) { $0.discount = discounts }
    made += 1
  }
}
