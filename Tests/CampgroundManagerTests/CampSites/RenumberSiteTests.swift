import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// A site keeps everything under another number.
struct RenumberSiteTests {
  private let camp = TestCampground(sites: "12", "14a") { try $0.makeCamper() }

  private var present: [String] {
    get throws { try camp.sites.listCampSites().map(\.siteNumber.text) }
  }

  @Test func `its reservations, blocks and rates are on the new number`() throws {
    try camp.makeRate("Lake", "60.00") { $0.site = "12" }
    try camp.reserve("12")
    try camp.blockSite("12", "2027-08-01"..<"2027-08-03")
    let id = try camp.sites.find("12").id
    let written = try camp.renumber("12", as: "12A")
    #expect(written.changed)
    #expect(written.siteNumber == "12A" && written.version == 2 && written.result.id == id)
    #expect(try camp.reservations.find("r-1").places == ["12A@2027-07-01", "12A@2027-07-02"])
    #expect(try camp.blocks.listBlocks().map(\.site) == ["12A"])
    #expect(try camp.rates.listRates().map(\.terms.site) == ["12A"])
    #expect(try camp.sites.getCampSite("12") == nil)
    #expect(try camp.checks.check().problems == [])
    try camp.change("r-1", nights: 3)
    #expect(try camp.reservations.find("r-1").places.last == "12A@2027-07-03")
  }

  @Test func `earlier entries are undone and done again under it`() throws {
    try camp.reserve("12", camper: camp.campers.find("c-1"))
    let reserving = try EntryReference(camp.log.newest)
    try camp.renumber("12", as: "12A")
    let renumbering = try EntryReference(camp.log.newest)
    try camp.undo.undo(reserving)
    try camp.redo()
    #expect(try camp.reservations.find("r-1").siteNumber == "12A")
    try camp.undo.undo(renumbering)
    #expect(try camp.reservations.find("r-1").siteNumber == "12")
    try camp.redo()
    #expect(try camp.reservations.find("r-1").siteNumber == "12A")
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `its former number can be another site's`() throws {
    try camp.reserve("12", camper: camp.campers.find("c-1"))
    try camp.renumber("12", as: "12A")
    try camp.makeCampSite("12")
    try camp.reserve("12", camper: camp.campers.find("c-1"))
    try camp.renumber("12", as: "13")
    #expect(try camp.reservations.find("r-1").siteNumber == "12A")
    #expect(try camp.reservations.find("r-2").siteNumber == "13")
    try camp.makeCampSite("12")
    #expect(try rejected { try camp.undo.undo(EntryReference(EntryID(rawValue: 5))) }.name == .undoBlocked)
    #expect(try present == ["12", "12A", "13", "14a"])
  }

  @Test(arguments: ["14a", "14A"]) func `another site's number is refused, in any case`(number: SiteNumber) throws {
    #expect(try rejected { try camp.renumber("12", as: number) }.problems == [.record(.duplicateSiteNumber("14a"))])
    try camp.sites.retireCampSite("14a")
    #expect(throws: CampingError.self) { try camp.renumber("12", as: number) }
    // The table refuses what no service has judged.
    let before = try camp.sites.find("12")
    var site = before
    site.siteNumber = number
    #expect(throws: StoreError.self) {
      try camp.store.write { try CampSiteTable(store: camp.store).update(before, to: site) }
    }
  }

  @Test func `a number that cannot be kept is refused`() throws {
    let long = SiteNumber(stringLiteral: String(repeating: "1", count: 41))
    for number in ["a\tb", long] as [SiteNumber] {
      #expect(throws: CampingError.self) { try camp.renumber("12", as: number) }
    }
    #expect(try present == ["12", "14a"])
  }

  @Test func `the number that it has changes nothing, and its case can change`() throws {
    #expect(try !camp.renumber("14A", as: "14a").changed)
    try camp.reserve("14a")
    #expect(try camp.renumber("14a", as: "14A").siteNumber == "14A")
    #expect(try camp.reservations.find("r-1").siteNumber == "14A")
    try camp.undoLast()
    #expect(try camp.reservations.find("r-1").siteNumber == "14a")
  }

  @Test func `an undo is refused while another site has the number in other case`() throws {
    try camp.renumber("14a", as: "15")
    try camp.makeCampSite("14A")
    #expect(throws: CampingError.self) { try camp.undo.undo(EntryReference(EntryID(rawValue: 4))) }
  }

  @Test func `a number and features change in one entry`() throws {
    let site = try camp.renumber("12", as: "12A") { $0.sewer = true }
    #expect(site.sewer && site.version == 2)
    try camp.undoLast()
    #expect(try !camp.sites.find("12").sewer)
  }

  @Test func `a former number leads to the present one`() throws {
    try camp.renumber("12", as: "12A")
    try camp.at("2027-06-03").renumber("12A", as: "13")
    let error = try rejected { try camp.sites.find("12") }
    #expect(error.problems == [.reference(.renumbered("12", on: "2027-06-01", now: "13"))])
    #expect(error.code == 4)
    try camp.undoLast()
    let other = try rejected { try camp.sites.find("13") }
    #expect(other.problems == [.reference(.renumbered("13", on: "2027-06-01", now: "12A"))])
  }

  @Test func `a discount has the new number, also where its letters are escaped`() throws {
    try camp.makeDiscount("Lake") { ($0.percent, $0.site) = (Percent("10%"), "14a") }
    try camp.store.write {
      try camp.store.execute(#"UPDATE discount SET rule = replace(rule, '14a', '14\u0061')"#)
    }
    #expect(try camp.discounts.listDiscounts().map(\.rule.site) == ["14a"])
    try camp.renumber("14a", as: "15")
    #expect(try camp.discounts.listDiscounts().map(\.rule.site) == ["15"])
  }

  @Test func `a dry run leaves the number`() throws {
    try camp.reserve("12")
    let before = try Contents(of: camp)
    let written = try camp.campground.writing(WriteTerms { $0.isDryRun = true }) { try camp.renumber("12", as: "12A") }
    #expect(written.siteNumber == "12A" && written.isDryRun)
    #expect(try Contents(of: camp) == before)
    #expect(try camp.places(naming: "12A") == [])
  }
}

/// A batch with a renumbering is taken back and done again as a whole.
struct RenumberInBatchTests {
  private let camp = TestCampground.empty

  private func batch(_ camp: TestCampground) throws {
    try camp.campground.batch {
      try camp.makeCampSite("12")
      try camp.reserve("12")
      try camp.renumber("12", as: "ZQ77")
      try camp.blockSite("ZQ77", "2027-08-01"..<"2027-08-03")
      try camp.renumber("ZQ77", as: "12A") { $0.sewer = true }
      try camp.change("r-1", nights: 3)
    }
  }

  @Test func `again and again`() throws {
    let before = try Contents(of: camp)
    try batch(camp)
    let after = try Contents(of: camp)
    try camp.expectUndo(restores: before)
    for _ in 1...2 {
      try camp.redo()
      #expect(try Contents(of: camp) == after)
      #expect(try camp.checks.check().problems == [])
      try camp.redo()
      #expect(try Contents(of: camp) == before)
    }
  }

  @Test func `not when another site has had its number and moved on`() throws {
    try camp.campground.batch {
      try camp.makeCampSite("12")
      try camp.reserve("12")
    }
    try camp.undoLast()
    let undoing = try EntryReference(camp.log.newest)
    try camp.makeCampSite("12")
    try camp.renumber("12", as: "13")
    #expect(try rejected { try camp.undo.undo(undoing) }.name == .undoBlocked)
  }
}
