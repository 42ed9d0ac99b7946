import TestSupport
import Testing

@testable import CampgroundManager

/// A night keeps the campground's extras as it keeps its rate (domain rule R10): 40.00 a night, 210.00 a week.
struct AgreedExtrasTests {
  private let camp = TestCampground(sites: 1)

  private func makeRate(_ change: (inout RateRequest) -> Void = { _ in }) throws {
    try camp.makeRate("Standard", "40.00") {
      $0.weekly = Amount("210.00")
      change(&$0)
    }
  }

  private func reserve(_ nights: Int, _ change: (inout ReserveRequest) -> Void) throws {
    let first: Day = "2027-07-01"
    try camp.reserve(1, first..<first.advanced(by: nights), change)
  }

  private func total(after nights: Int) throws -> Int { try camp.change(nights: nights).result.sums.total }

  @Test func `extras of a cent come back with the nights of an undo that is undone`() throws {
    let cent = Amount("0.01")
    try makeRate {
      ($0.extraAdult, $0.extraChild, $0.extraVehicle, $0.extraPet) = (cent, cent, cent, cent)
      ($0.includedAdults, $0.includedChildren, $0.includedVehicles, $0.includedPets) = (0, 0, 0, 0)
    }
    try reserve(1) { ($0.party.adults, $0.party.children, $0.party.vehicles, $0.party.pets) = (1, 1, 1, 1) }
    let nights = try camp.reservations.find("r-1").nights
    #expect(nights.map { $0.price?.extras } == [Extras(adults: 1, children: 1, vehicles: 1, pets: 1)])
    try camp.undoLast()
    try camp.redo()
    #expect(try camp.reservations.find("r-1").nights == nights)
  }

  @Test func `a party that the campground includes is included in the week that a stay becomes`() throws {
    try camp.set { $0.includedAdults = .set(4) }
    try makeRate { $0.extraAdult = Amount("10.00") }
    try reserve(6) { $0.party.adults = 4 }
    #expect(try total(after: 7) == 21_000)
  }

  @Test(arguments: [(9, 31_700, 2, 8600), (4, 17_200, 8, 27_400)])
  func `a pet costs what it did in a stay that becomes longer or shorter`(
    nights: Int, before: Int, changed: Int, after: Int
  ) throws {
    try camp.set { $0.extraPet = .set(Amount("3.00")!) }
    try makeRate()
    try reserve(nights) { $0.party.pets = 1 }
    #expect(try camp.sums().total == before)
    #expect(try total(after: changed) == after)
  }

  @Test func `another pet on agreed nights costs what was agreed, on added nights what it costs today`() throws {
    try camp.set { $0.extraPet = .set(Amount("3.00")!) }
    try makeRate()
    try reserve(4) { $0.party.pets = 1 }
    try camp.set { $0.extraPet = .set(Amount("10.00")!) }
    #expect(try camp.edit { $0.pets = 2 }.result.sums.total == 16_000 + 4 * 2 * 300)
    #expect(try total(after: 5) == 20_000 + 4 * 2 * 300 + 2 * 1000)
  }

  @Test func `on site, too, a second vehicle costs what it did by a rate for longer stays`() throws {
    try camp.set { $0.extraVehicle = .set(Amount("4.00")!) }
    try makeRate()
    try camp.makeRate("Long", "35.00") { $0.minNights = 5 }
    try reserve(4) { $0.party.vehicles = 2 }
    try camp.at("2027-07-01").reservations.checkIn("r-1")
    // Two nights were slept at 40.00; the four others are a stay of 6.
    #expect(try camp.at("2027-07-03").change(nights: 6).result.sums.total == 2 * 4000 + 4 * 3500 + 6 * 400)
  }

  /// A party with two vehicles that has come for six nights of a rate for long stays: 35.00 and 1.00 for the second.
  private func longStay() throws {
    let price = try #require(Amount("4.00"))
    try camp.set { $0.extraVehicle = .set(price) }
    try makeRate()
    try camp.makeRate("Long", "35.00") { ($0.minNights, $0.extraVehicle) = (5, Amount("1.00")) }
    try reserve(6) { $0.party.vehicles = 2 }
    try camp.at("2027-07-01").reservations.checkIn("r-1")
  }

  @Test func `slept nights of a shorter stay have the vehicles that were there`() throws {
    try longStay()
    var edits = ReservationEdits()
    edits.vehicles = 1
    try camp.at("2027-07-03").reservations.change("r-1", edits)
    #expect(try camp.sums().total == 6 * 3500 + 2 * 100)
    // The third night was slept with one vehicle, the fourth is open, and has three from now on.
    (edits.vehicles, edits.nights) = (3, 4)
    #expect(try camp.at("2027-07-04").reservations.change("r-1", edits).result.sums.total == 4 * 4000 + 4 * 400)
  }

  @Test func `a stay that becomes shorter twice keeps the extras of a short one`() throws {
    try longStay()
    try camp.agree { $0.early = .refund }
    #expect(try camp.at("2027-07-04").change(nights: 4).result.sums.total == 4 * 4400)
    #expect(try camp.at("2027-07-04").change(nights: 3).result.sums.total == 3 * 4400)
  }
}
