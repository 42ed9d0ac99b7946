import TestSupport
import Testing

@testable import CampgroundManager

/// Sites that count up.
struct SiteRangeTests {
  @Test(arguments: [
    ("1..3", ["1", "2", "3"]), ("008..011", ["008", "009", "010", "011"]), ("A1..A2", ["A1", "A2"]),
    ("9..11", ["9", "10", "11"]), ("Loop 2-01 .. Loop 2-02", ["Loop 2-01", "Loop 2-02"]), ("7..7", ["7"]),
  ])
  func `a range has its numbers, with their zeros`(text: String, numbers: [String]) {
    #expect(SiteRange(text)?.numbers.map(\.text) == numbers)
  }

  @Test(arguments: [
    "3..1", "001..12", "1..012", "A1..B3", "A1..3", "1..", "..3", "1..2..3", "a..b", "1...3", "1..9999999999",
  ])
  func `what does not count up is none`(text: String) {
    #expect(SiteRange(text) == nil)
  }

  private func add(_ text: String, to camp: TestCampground, _ edits: SiteEdits = SiteEdits()) throws -> [CampSite] {
    try camp.sites.addCampSites(#require(SiteList(text)), edits).result
  }

  @Test func `all sites of a range have its features, and are undone as one`() throws {
    let camp = try TestCampground()
    let sites = try add("A1..A9", to: camp, SiteEdits { $0.type = "tent" })
    #expect(sites.map(\.siteNumber.text) == (1...9).map { "A\($0)" })
    #expect(Set(try camp.sites.listCampSites().map(\.type)) == ["tent"])
    try camp.undo.undo()
    #expect(try camp.sites.listCampSites().isEmpty)
  }

  @Test func `all or none, and every site that is there is named`() throws {
    let camp = TestCampground(sites: 3, "a5")
    #expect(try rejected { try add("1..3", to: camp) }.problems == [.record(.duplicateSiteNumber("3"))])
    #expect(throws: CampingError.self) { try add("A4..A6", to: camp) }
    #expect(try rejected { try add("1..1001", to: camp) }.problems == [.stay(.invalidCount(1001, most: 1000))])
    #expect(try camp.sites.listCampSites().count == 2)
    #expect(try add("1001..2000", to: camp).count == 1000)
  }

  private func list(_ text: String) throws -> [String]? {
    let file = try TableFile(FileBytes(Array(text.utf8)), listed: "number", isKnown: RecordTable.sites.knows)
    var cells: [String] = []
    file.forEachRow { cells += $0.cells }
    return file.names == ["number"] ? cells : nil
  }

  @Test(arguments: [
    ("1\n2\n3\n", ["1", "2", "3"]), ("001\r\n002\r\n\r\nA-7", ["001", "002", "A-7"]), ("1, 2, 3", ["1", "2", "3"]),
    ("1..3\nA1..A2\n", ["1", "2", "3", "A1", "A2"]), ("\u{FEFF}12\n", ["12"]), ("1;2;3\n", ["1", "2", "3"]),
  ])
  func `a list of numbers without a header is a table of sites`(text: String, numbers: [String]) throws {
    #expect(try list(text) == numbers)
  }

  @Test(arguments: [
    "Lake\nRiver\n", "1,Aspen\n2,Birch\n", "12,30\n13,50\n", "Our sites:\n1\n2\n", "\u{0}1\n", "",
  ])
  func `lines of other things are no list`(text: String) {
    let cells = try? list(text)
    #expect(cells ?? nil == nil)
  }
}
