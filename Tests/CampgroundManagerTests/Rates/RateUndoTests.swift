import CampgroundManager
import TestSupport
import Testing

/// A change of prices can be undone, and a removed rate comes back in its place.
struct RateUndoTests {
  private let camp = TestCampground(sites: 1) { camp in
    try camp.makeRate("First") {
      $0.weekly = Amount("280.00")
      $0.weekdays = [.fri, .sat]
      $0.extraPet = Amount("2.00")
      ($0.from, $0.before) = ("2027-07-01", "2027-08-01")
      $0.includedAdults = 4
    }
    try camp.makeRate("Second") { $0.site = 1 }
    try camp.makeTax("county") { $0.percent = Percent("7.25%") }
    try camp.makeFee("cleaning") { $0.perStay = Amount("10.00") }
    try camp.agree { $0.deposit = Portion("20%") }
  }

  private func terms() throws -> [String] {
    try camp.rates.listRates().map { "\($0.id) \($0.name) \($0.terms)" }
      + camp.rates.listTaxes().map { "\($0.id) \($0.rule)" }
      + [PolicyTerms(camp.policies.policy).text]
  }

  static let commands: [(String, @Sendable (TestCampground) throws -> Void)] = [
    ("add-rate", { try $0.makeRate("Third") }),
    (
      "change-rate",
      {
        var edits = RateEdits()
        (edits.weekly, edits.weekdays, edits.holiday) = (.clear, [], true)
        (edits.site, edits.nightly) = (.set(1), Amount("50.00"))
        _ = try $0.rates.changeRate("First", rename: "Fourth", edits)
      }
    ),
    ("remove-rate", { _ = try $0.rates.removeRate("First") }),
    ("add-tax", { try $0.makeTax("bed") { $0.perNight = Amount("2.00") } }),
    ("remove-tax", { _ = try $0.rates.removeTax("county") }),
    (
      "policy",
      {
        try $0.agree {
          ($0.deposit, $0.depositDays) = (.all, 14)
          $0.cancellation = CancellationBands("7:0% 0:100%")
        }
      }
    ),
  ]

  @Test(arguments: commands.indices) func `it is taken back, and done again`(index: Int) throws {
    let (name, act) = Self.commands[index]
    let before = try terms()
    try act(camp)
    let after = try terms()
    #expect(before != after, "\(name)")
    let undone = try camp.undo.undo()
    #expect(try terms() == before, "\(name)")
    try camp.undo.undo(EntryReference(undone.entry))
    #expect(try terms() == after, "\(name)")
  }

  @Test func `a rate that comes back decides as before`() throws {
    try camp.makeRate("Third") { $0.site = 1 }
    #expect(try camp.rates.listRates().map(\.name) == ["Third", "Second", "First"])
    try camp.rates.removeRate("Second")
    try camp.undoLast()
    #expect(try camp.rates.listRates().map(\.name) == ["Third", "Second", "First"])
    #expect(try camp.rates.listRates().map(\.version) == [1, 2, 1])
  }

  @Test func `a rate whose name another has by now does not come back`() throws {
    try camp.rates.removeRate("First")
    let removed = try #require(camp.entries().first)
    try camp.makeRate("First", "9.00")
    let error = try rejected { try camp.undo.undo(EntryReference(removed.id)) }
    #expect(error.name == .undoBlocked)
    #expect(error.problems == [.price(.duplicateRate("First"))])
  }

  @Test func `a rate whose site was deleted does not come back, least of all for every site`() throws {
    try camp.rates.removeRate("Second")
    let removed = try #require(camp.entries().first)
    try camp.sites.deleteCampSite(1)
    #expect(try rejected { try camp.undo.undo(EntryReference(removed.id)) }.name == .undoBlocked)
    #expect(try camp.rates.listRates().map(\.name) == ["First"])
  }

  @Test func `a tax whose name another has by now does not come back`() throws {
    try camp.rates.removeTax("county")
    let removed = try #require(camp.entries().first)
    try camp.makeTax("county") { $0.perStay = Amount("1.00") }
    let error = try rejected { try camp.undo.undo(EntryReference(removed.id)) }
    #expect(error.problems == [.price(.duplicateTax("county"))])
  }

  @Test func `a removed rate leaves the price of what is reserved`() throws {
    let made = try camp.reserve(1)
    try camp.rates.removeRate("Second")
    #expect(try camp.now(made).sums.total == made.sums.total)
    #expect(try camp.now(made).nights.map { $0.price?.rate } == ["Second", "Second"])
    #expect(made.sums.total > 0)
  }
}

/// A policy without its version.
private struct PolicyTerms {
  let text: String

  init(_ policy: Policy) {
    text = "\(policy.deposit) \(policy.depositDays ?? -1) \(policy.cancellation) \(policy.noShow) \(policy.early)"
  }
}
