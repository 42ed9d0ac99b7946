import CampgroundManager
import Foundation
import TestSupport
import Testing

struct ForgetAccountTests {
  static let secrets = ["Marshmallow", "gold card", "singed socks", "wet matches"]

  let folder = TemporaryFolder()
  let camp: TestCampground

  /// c-1 has paid, and was charged, on a stay that is over and on one that was undone.
  init() throws {
    camp = try TestCampground(folder.location())
    try camp.makeCampSites(1)
    try camp.makeRate()
    let camper = try camp.makeCamper("Marshmallow Toaster", phoneNumber: "555-0199")
    try camp.reserve(camper: camper)
    let terms = WriteTerms { $0.key = RequestKey("k-1", request: "pay for Marshmallow's singed socks") }
    _ = try camp.campground.writing(terms) { try camp.pay("90.00", by: "gold card", for: "for Marshmallow") }
    try camp.charge("5.00", for: "singed socks")
    try camp.adjust("5.00", for: "singed socks, not theirs")
    try camp.reserve(1, "2027-08-01"..<"2027-08-02", camper: camper)
    let made = EntryReference(try camp.log.newest)
    try camp.pay("5.00", on: "r-2", for: "wet matches")
    try camp.undoLast()
    try camp.undo.undo(made)
  }

  private func secretsInFiles() throws -> [String] { try folder.left(of: Self.secrets) }

  @Test func `no byte of the store has what was written on the accounts`() throws {
    let later = camp.at("2027-07-10")
    #expect(try secretsInFiles() == Self.secrets)
    let sums = try later.sums()
    try later.reservations.cancel("r-1")
    try later.refund("90.00", by: "gold card")
    try later.people.forget("c-1")
    #expect(try secretsInFiles() == [])
    #expect(sums == AccountSums(total: 9000, paid: 9000))
    let account = try later.accounts.account("r-1")
    #expect(account.sums == AccountSums())
    #expect(account.entries.first?.memo == "2 nights")
  }

  @Test func `an account that is not settled keeps the camper`() throws {
    let later = camp.at("2027-07-10")
    try later.reservations.cancel("r-1")
    let before = try Contents(of: later)
    for forget in [{ _ = try later.people.forget("c-1") }, { _ = try later.people.whatForgettingErases("c-1") }] {
      let error = try rejected { try forget() }
      #expect(error.problems == [.person(.balanceOpen("c-1", "r-1", balance: -9000, .usDollar))])
    }
    #expect(try Contents(of: later) == before)
  }

  @Test func `what was paid by the forgotten is not undone any more`() throws {
    let later = camp.at("2027-07-10")
    let newest = try later.log.newest.rawValue
    try later.people.forget("c-1")
    var erased = 0
    for number in 4...newest {
      let error = try rejected { try later.undo.undo(EntryReference("o-\(number)")) }
      if case .undo(.forgotten) = error.problems[0].kind { erased += 1 }
    }
    #expect(erased >= 4)
    #expect(try later.sums() == AccountSums(total: 9000, paid: 9000))
  }
}
