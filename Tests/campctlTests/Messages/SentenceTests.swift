import CampgroundManager
import TestSupport
import Testing

@testable import campctl

/// The sentences of problems.
struct SentenceTests {
  static let usd = Currency.usDollar
  static let block = Conflict(site: 1, arrival: "2027-07-20", departure: "2027-07-22", holder: .block("b-1"))
  static let stay = Conflict(
    site: 1, arrival: "2027-07-04", departure: "2027-07-08", holder: .reservation("r-1", .reserved))

  private static func read<Value: LosslessStringConvertible>(_ text: String) -> Value {
    guard let value = Value(text) else { preconditionFailure("A test names \(text), which is no \(Value.self).") }
    return value
  }

  static let sentences: [(Problem, String)] = [
    (.stay(.invalidNumberOfNights(-1)), "Invalid number of days"),
    (.rule(.arrivalInPast("2027-05-31", today: "2027-06-01")), "Mon 2027-05-31 is past; today is Tue 2027-06-01"),
    (.rule(.belowMinimumStay(1, limit: 2, nil)), "The minimum stay is 2 nights; 1 was requested"),
    (
      .rule(.belowMinimumStay(1, limit: 3, "cabin")),
      "The minimum stay on sites of type cabin is 3 nights; 1 was requested"
    ),
    (.rule(.named(BrokenRule("July 4th", .tooShort(1, limit: 3)))), "July 4th: at least 3 nights; 1 was requested"),
    (.rule(.named(BrokenRule("Summer", .tooLong(15, limit: 14)))), "Summer: at most 14 nights; 15 were requested"),
    (
      .rule(.named(BrokenRule("Two weeks", .tooMany(15, limit: 14, inDays: 30)))),
      "Two weeks: at most 14 nights of a camper in any 30 days; it would be 15"
    ),
    (
      .rule(.named(BrokenRule("Eve", .arrival("2027-12-24")))),
      "Eve: no stay begins on Fri 2027-12-24; another day works"
    ),
    (
      .rule(.named(BrokenRule("Eve", .departure("2027-12-24")))),
      "Eve: no stay ends on Fri 2027-12-24; another day works"
    ),
    (
      .rule(.named(BrokenRule("Gaps", .gap(1, limit: 2, from: "2027-07-04")))),
      "Gaps: at least 2 nights free between two stays, or none; 1 night would be left from Sun 2027-07-04"
    ),
    (.settings(.duplicateRule("Eve")), "There is a rule Eve already"),
    (
      .settings(.crossedRule(.spanTooShort(nights: 14, days: 7))),
      "At most 14 nights in 7 days is no limit; the days are to be more than the nights"
    ),
    (
      .price(.noRate(["2027-07-01"], on: 2, longer: LongerRate(rate: "WE", nights: 2))),
      "Rate WE is for stays of 2 nights or more; site 2 has no other for the night of Thu 2027-07-01"
    ),
    (.rule(.aboveMaximumStay(3, limit: 1, nil)), "The maximum stay is 1 night; 3 were requested"),
    (.rule(.closedToArrival("2027-07-11", nil)), "No stay begins on Sun 2027-07-11"),
    (.capacity(.tooManyPeople(6, limit: 4)), "The site takes at most 4 people; 6 were requested"),
    (.capacity(.tooManyVehicles(2, limit: 1)), "The site takes at most 1 vehicle; 2 were requested"),
    (.capacity(.rigTooLong(40, limit: 28)), "The site takes rigs up to 28 ft; the rig is 40 ft long"),
    (.capacity(.tooFewPeople(1, limit: 2)), "The site takes at least 2 people; 1 was requested"),
    (.nights(.taken(stay)), "Site 1 is reserved from Sun 2027-07-04 to Thu 2027-07-08 (r-1)"),
    (.nights(.taken(block)), "Site 1 is blocked from Tue 2027-07-20 to Thu 2027-07-22 (b-1)"),
    (.nights(.occupied(stay)), "Reserved from Sun 2027-07-04 to Thu 2027-07-08 (r-1)"),
    (.of("r-2", .nights(.taken(stay))), "r-2: Site 1 is reserved from Sun 2027-07-04 to Thu 2027-07-08 (r-1)"),
    (.desk(.notAllowed(.checkOut, "r-1", .checkedOut, isDone: true)), "r-1 is checked out already"),
    (.desk(.notAllowed(.checkIn, "r-2", .held, isDone: false)), "r-2 is held, so it cannot be checked in"),
    (
      .desk(.noShowTooEarly("r-1", arrival: "2027-07-04", cutOff: read("22:00"))),
      "r-1 can be marked a no-show after 22:00 on Sun 2027-07-04"
    ),
    (.reference(.notFound(.site, "a-7", field: "site", near: "A-07")), "There is no site a-7; there is A-07"),
    (.reference(.notFound(.journalEntry, "o-9", field: "entry", near: nil)), "There is no entry o-9"),
    (
      .reference(.wrongKind("o-1", is: .journalEntry, not: .camper, field: "camper")),
      "o-1 is a journal entry, not a camper"
    ),
    (
      .money(.tooManyDigits(field: "nightly", read("1.005"), usd)),
      "1.005 is no amount of USD, which has at most 2 digits after the point"
    ),
    (
      .money(.tooManyDigits(field: "nightly", read("5.0"), read("JPY"))),
      "5.0 is no amount of JPY, which has no digits after the point"
    ),
    (
      .money(.refundAbovePaid(read("50.01"), paid: 5000, "r-1", usd)),
      "Only 50.00 USD is paid on r-1, so 50.01 cannot be refunded"
    ),
    (.money(.refundAbovePaid(read("0.01"), paid: 0, "r-1", usd)), "Nothing is paid on r-1, so 0.01 cannot be refunded"),
    (
      .money(.transferAbovePaid(read("50.01"), paid: 5000, "r-1", usd)),
      "Only 50.00 USD is paid on r-1, so 50.01 cannot be transferred"
    ),
    (
      .money(.noCredit(paid: 5000, "r-1", usd)),
      "r-1 has no credit to transfer; 50.00 USD is paid on it, so give the amount"
    ),
    (.money(.noCredit(paid: 0, "r-1", usd)), "Nothing is paid on r-1, so nothing can be transferred"),
    (.money(.transferToItself("r-1")), "Money of r-1 cannot be transferred to r-1 itself"),
    (
      .money(.aboveSecurity(read("50.01"), held: 5000, "r-1", usd)),
      "Only 50.00 USD is held as security on r-1, which is less than 50.01"
    ),
    (
      .money(.paymentAboveBalances(read("198.01"), balances: 19800, usd)),
      "Only 198.00 USD is to be paid on these accounts, so 198.01 cannot be spread over them"
    ),
    (.money(.creditElsewhere("r-9")), "r-9 is none of the reservations that are paid, so it cannot have the rest"),
    (.person(.securityHeld("c-1", "r-1", held: 5000, usd)), "A security deposit of 50.00 USD is held for r-1"),
    (.money(.invalidPercent(field: "percent", read("150%"))), "150% is not between 0% and 100%"),
    (
      .price(.noRate(["2027-07-01", "2027-07-04"], on: 2)),
      "Site 2 has no rate for the nights of Thu 2027-07-01, Sun 2027-07-04"
    ),
    (.price(.noRate(["2027-07-01"], on: 2)), "Site 2 has no rate for the night of Thu 2027-07-01"),
    (.person(.balanceOpen("c-1", "r-1", balance: -9000, usd)), "r-1 has a credit of 90.00 USD"),
    (
      .journal(.versionChanged(.site("14"), expected: 1, found: 2)),
      "Site 14 has changed: expected version 1, found version 2"
    ),
    (
      .journal(.versionChanged(.settings, expected: 1, found: 2)),
      "The settings have changed: expected version 1, found version 2"
    ),
    (
      .journal(.versionChanged(.account("r-1"), expected: 1, found: 2)),
      "The account of r-1 has changed: expected version 1, found version 2"
    ),
    (.settings(.invalidWindow(-2)), "The booking window, -2 days, must be at least 0"),
    (.settings(.invalidWindow(1)), "The booking window, 1 day, must be at least 0"),
    (.undo(.touchedSince("o-4", .site("14"), by: "o-5")), "Site 14 was changed by o-5 since o-4"),
    (
      .undo(.forgotten("o-4", .tax("county"), by: "o-5")),
      "The change of the tax county by o-4 was erased by o-5, so it cannot be undone"
    ),
    (.report(.fileExists("books.journal")), "books.journal already exists and was not overwritten"),
    (.check(.notInJournal(kind: "site", 99)), "The journal has no entry about the site of number 99"),
    (
      .mismatch(.accountDiffers("r-1", .nights, line: "", charged: 10505, agreed: 10605)),
      "The account of r-1 is charged 10505 minor units for nights, but 10605 were agreed"
    ),
  ]

  @Test(arguments: sentences) func `a problem names the thing and both values`(problem: Problem, sentence: String) {
    #expect(problem.sentence == sentence)
  }

  @Test func `campers who share a name are told apart`() throws {
    let camp = try TestCampground()
    try camp.makeCamper("Bacon Lover", phoneNumber: "910-543-9000")
    try camp.makeCamper("BACON LOVER", phoneNumber: "555-0102")
    let error = try #require(throws: CampingError.self) { try camp.campers.find("bacon lover") }
    let list = "c-1 (Bacon Lover, 910-543-9000), c-2 (BACON LOVER, 555-0102)"
    #expect(error.problems.map(\.sentence) == ["Several campers fit bacon lover: \(list)"])
  }

  @Test func `a damaged store says what is wrong with it`() {
    let error = StoreError.corrupt("it rejected a valid row")
    #expect(Failure(error).message == "The store is damaged: it rejected a valid row.")
  }

  @Test func `a row of an import is told by its site`() {
    #expect(RowProblem.use("3", "Day").sentence == "Site 3 is for Day use, not for overnight use")
    let long = RowProblem.refused("10", .record(.textTooLong(field: "loop", limit: 200)))
    #expect(long.sentence == "Site 10 is left out for its loop: More than 200 characters cannot be kept in loop")
  }
}
