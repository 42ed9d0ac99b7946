import CampgroundManager
import TestSupport
import Testing

/// Prices of 7 and of 28 nights, and of the people in a party.
struct LongStayPriceTests {
  private let camp = TestCampground(sites: 1, 2)

  private func amounts(_ nights: Int, _ change: (inout ReserveRequest) -> Void = { _ in }) throws -> [Int] {
    let first: Day = "2027-07-01"
    let made = try camp.reserve(1, first..<first.advanced(by: nights), change)
    return made.nights.compactMap { $0.price?.amount }
  }

  @Test func `a week is spread over its nights to the last cent`() throws {
    try camp.makeRate("Weekly", "50.00") { $0.weekly = Amount("300.05") }
    let amounts = try amounts(9)
    #expect(amounts == [4287, 4287, 4287, 4286, 4286, 4286, 4286, 5000, 5000])
    #expect(amounts.prefix(7).reduce(0, +) == 30_005)
  }

  @Test func `six nights are no week`() throws {
    try camp.makeRate("Weekly", "50.00") { $0.weekly = Amount("1.00") }
    #expect(try amounts(6) == [5000, 5000, 5000, 5000, 5000, 5000])
  }

  @Test func `months come before weeks, and those before nights`() throws {
    try camp.makeRate("Long", "50.00") {
      $0.weekly = Amount("300.00")
      $0.monthly = Amount("1000.00")
    }
    let amounts = try amounts(28 + 7 + 7 + 3)
    let month: Int = amounts.prefix(28).reduce(0, +)
    let weeks: Int = amounts.dropFirst(28).prefix(14).reduce(0, +)
    #expect([month, weeks] == [100_000, 60_000])
    #expect(amounts.suffix(3) == [5000, 5000, 5000])
  }

  @Test func `who is beyond those included costs extra, a night each`() throws {
    try camp.makeRate("Family", "50.00") {
      $0.extraAdult = Amount("10.00")
      $0.extraChild = Amount("5.00")
      $0.extraVehicle = Amount("3.00")
      $0.extraPet = Amount("1.00")
      $0.includedChildren = 1
    }
    let made = try camp.reserve {
      $0.party.adults = 4
      $0.party.children = 3
      $0.party.vehicles = 2
      $0.party.pets = 1
    }
    let extras = Extras(adults: 2000, children: 1000, vehicles: 300, pets: 100)
    #expect(made.nights.map { $0.price?.extras } == [extras, extras])
    #expect(made.sums.total == 2 * (5000 + 3400))
  }

  @Test func `what is included and not there costs nothing less`() throws {
    try camp.makeRate("Family", "50.00") {
      $0.extraAdult = Amount("10.00")
      $0.includedAdults = 6
    }
    #expect(try camp.reserve().sums.total == 10_000)
  }
}
