import CampgroundManager
import TestSupport
import Testing

/// Payments on holds, and on stays that are no more (domain rule R13).
struct PaidHoldTests {
  private let camp = TestCampground(sites: 1, 2) { try $0.makeRate("Standard", "40.00") }

  @discardableResult
  private func hold(nights: Int = 2) throws -> Reserved {
    try camp.reservations.hold(camp.request(1, nights: nights), minutes: 30).result
  }

  /// The same campground some minutes later.
  private func later(_ minutes: Int) -> TestCampground { camp.at(TestCampground.today, "00:\(minutes)") }

  private func status(at camp: TestCampground? = nil) throws -> ReservationStatus {
    try (camp ?? self.camp).reservations.find("r-1").status
  }

  @Test func `any payment confirms a hold where no deposit is due`() throws {
    try hold()
    let entries = try camp.count("command")
    let paid = try camp.pay("0.01")
    #expect(paid.reservation.status == .reserved)
    #expect(paid.hasConfirmed)
    #expect(try camp.count("command") == entries + 1)
    #expect(try camp.reservations.find("r-1").holdExpires == nil)
    #expect(try !camp.pay("10.00").hasConfirmed)
  }

  @Test(arguments: [("20%", "15.99", "0.01"), ("1-night", "39.99", "0.01"), ("all", "79.99", "0.01")])
  func `less than the deposit leaves it a hold, and the rest confirms it`(
    _ deposit: String, _ first: String, _ rest: String
  ) throws {
    try camp.agree {
      $0.deposit = Portion(deposit)
      $0.depositDays = .set(7)
    }
    try hold()
    let some = try camp.pay(first)
    #expect(!some.hasConfirmed)
    #expect(some.reservation.status == .held)
    #expect(some.lacking == 1)
    #expect(try camp.pay(rest).hasConfirmed)
    #expect(try status() == .reserved)
  }

  @Test func `a surcharge that a hold charges back as it runs out is not taken back again with its payment`() throws {
    try camp.agree { $0.deposit = Portion("50%") }
    try camp.set { $0.surcharge = .set("card=3%") }
    try hold()
    try camp.pay("10.00", by: "card")
    let pay = EntryReference(try camp.log.newest)
    let later = later(59)
    _ = try later.reservations.reserve(camp.request(2))
    #expect(try camp.sums() == AccountSums(total: 0, paid: 1030))
    #expect(try rejected { try later.undo.undo(pay) }.problems == [.undo(.reversedSince("l-2", on: "r-1"))])
    #expect(try camp.sums() == AccountSums(total: 0, paid: 1030))
  }

  @Test func `nothing paid confirms nothing`() throws {
    try hold()
    #expect(try !camp.pay("0.00").changed)
    #expect(try status() == .held)
  }

  @Test func `a charge by hand is no part of what is due`() throws {
    try camp.agree { $0.deposit = Portion("50%") }
    try hold()
    try camp.charge("100.00")
    #expect(try camp.pay("40.00").hasConfirmed)
  }

  @Test func `after such a payment confirming is done already`() throws {
    try hold()
    try camp.pay("80.00")
    let entries = try camp.count("command")
    let again = try camp.reservations.confirm("r-1")
    #expect(!again.changed)
    #expect(again.status == .reserved)
    #expect(try camp.count("command") == entries)
    let terms = WriteTerms { $0.expectedVersion = 9 }
    let error = try rejected { try camp.campground.writing(terms) { try camp.reservations.confirm("r-1") } }
    #expect(error.name == .versionChanged)
  }

  @Test func `one undo takes payment and confirmation back, and one redo brings them back`() throws {
    try hold()
    let before = try Contents(of: camp)
    try camp.pay("80.00")
    let paid = try Contents(of: camp)
    let undone = try camp.undo.undo()
    #expect(undone.command == "pay")
    #expect(try status() == .held)
    #expect(try camp.sums() == AccountSums(total: 8000, paid: 0))
    #expect(try Contents(of: camp) == before)
    try camp.undo.undo(EntryReference(undone.entry))
    #expect(try Contents(of: camp) == paid)
    #expect(try status() == .reserved)
  }

  @Test func `after the hold's time an undo leaves it expired`() throws {
    try hold()
    try camp.pay("80.00")
    let later = later(31)
    #expect(try status(at: later) == .reserved)
    try later.undo.undo()
    #expect(try status(at: later) == .expired)
    _ = try later.campers.addCamper("Maple Syrup", phoneNumber: "555-0101")
    #expect(try camp.count("night") == 0)
    #expect(try camp.sums() == AccountSums())
  }

  @Test func `money for a hold that has run out is recorded, and revives nothing`() throws {
    try hold()
    let later = later(31)
    let paid = try later.accounts.pay("r-1", AccountRequest(try #require(Amount("80.00"))))
    #expect(paid.reservation.status == .expired)
    #expect(!paid.hasConfirmed)
    #expect(paid.sums == AccountSums(total: 0, paid: 8000))
    let night = Segment(site: 1, arrival: paid.reservation.arrival, departure: paid.reservation.departure)
    #expect(try later.reservations.formerNights(of: paid.reservation) == .free(night))
  }

  @Test func `the nights of what is given up are free, taken, past, or on a site out of service`() throws {
    let made = try camp.reserve(1, "2027-07-04"..<"2027-07-06")
    #expect(try camp.reservations.formerNights(of: made.reservation) == nil)
    let gone = try camp.reservations.cancel(made.reference).result
    let nights = Segment(site: 1, arrival: "2027-07-04", departure: "2027-07-06")
    #expect(try camp.reservations.formerNights(of: gone) == .free(nights))
    let rest = Segment(site: 1, arrival: "2027-07-05", departure: "2027-07-06")
    #expect(try camp.at("2027-07-05").reservations.formerNights(of: gone) == .free(rest))
    #expect(try camp.at("2027-07-06").reservations.formerNights(of: gone) == .past)
    let other = try camp.reserve(1, "2027-07-05"..<"2027-07-08", camper: made.camper)
    guard case .taken(nights, let conflict) = try camp.reservations.formerNights(of: gone) else {
      Issue.record("they are taken")
      return
    }
    #expect(conflict.holder.description == other.id?.description)
    try camp.cancel(other)
    try camp.sites.retireCampSite(1)
    #expect(try camp.reservations.formerNights(of: gone) == .retired(1))
  }

  @Test func `a repeated payment under one key is one payment, and still says that it confirmed`() throws {
    try hold()
    let terms = WriteTerms { $0.key = RequestKey("k", request: "pay r-1") }
    let first = try camp.campground.writing(terms) { try camp.pay("80.00") }
    let again = try camp.campground.writing(terms) { try camp.pay("80.00") }
    #expect(first.hasConfirmed && again.hasConfirmed)
    #expect(again.replayed)
    #expect(again.reservation.status == .reserved)
    #expect(try camp.sums().paid == 8000)
  }
}
