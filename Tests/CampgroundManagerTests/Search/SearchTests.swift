import TestSupport
import Testing

@testable import CampgroundManager

/// The person or the party behind a word.
struct SearchTests {
  private let camp: TestCampground

  init() throws {
    camp = try TestCampground()
    try camp.makeCampSites(1, 2, 3)
    let ann = try camp.makeCamper("José Núñez", phoneNumber: "(509) 555-0101")
    var edits = CamperEdits()
    (edits.address, edits.secondPhone) = (.set("12 Elm Street"), .set("206 555 0144"))
    (edits.members, edits.warning) = (.set("Bea; Cy Núñez"), .set("feeds bears"))
    _ = try camp.campers.updateCamper(CamperReference(ann.id), edits)
    try camp.makeDiscount("Access") { ($0.percent, $0.needsPass) = (Percent("50%"), true) }
    try camp.makeRate("Standard", "40.00")
    try camp.reserve(1, "2027-06-01"..<"2027-06-03", camper: ann) {
      $0.party.plates = "WA H-2339"
      $0.group = "Scouts of Omak"
    }
    try camp.reserve(2, "2027-06-20"..<"2027-06-22", camper: ann) {
      ($0.notes, $0.source) = ("wants shade", "the web")
      var terms = TermsRequest()
      (terms.discount, terms.pass) = (["Access"], .set("4711-AB"))
      $0.terms = terms
    }
    try camp.reservations.checkIn("r-1")
  }

  private func found(_ text: String) throws -> [String] {
    try camp.campground.search.find(text).map { "\($0.id) \($0.place.rawValue)\($0.isHere ? " here" : "")" }
  }

  @Test(arguments: [
    ("h2339", ["r-1 plates here"]), ("WA H", ["r-1 plates here"]), ("omak", ["r-1 group here"]),
    ("SHADE", ["r-2 notes"]), ("the web", ["r-2 source"]), ("4711ab", ["r-2 pass"]), ("nunez", ["c-1 fullName here"]),
    ("5550101", ["c-1 phone here"]), ("555-0144", ["c-1 secondPhone here"]), ("elm", ["c-1 address here"]),
    ("bea", ["c-1 members here"]), ("bears", ["c-1 warning here"]), ("nowhere", []), (" ", []), ("Access", []),
  ])
  func `a word is found wherever it stands, with the party that is here`(text: String, lines: [String]) throws {
    #expect(try found(text) == lines)
  }

  @Test func `parties that are here stand first, then those to come, then those that were`() throws {
    for (site, days) in [(3, "2027-06-10"..<"2027-06-12"), (2, "2027-06-01"..<"2027-06-02")]
      as [(SiteNumber, Range<Day>)]
    {
      try camp.reserve(site, days) { ($0.camper, $0.notes) = ("c-1", "shade again") }
    }
    try camp.reservations.cancel("r-4")
    #expect(try found("shade") == ["r-3 notes", "r-2 notes", "r-4 notes"])
  }

  @Test func `a camper without a stay is found, too`() throws {
    try camp.makeCamper("Zoe Quill", phoneNumber: "555-0177")
    let finding = try #require(try camp.campground.search.find("quill").first)
    #expect(finding.reservation == nil && finding.id == "c-2")
  }
}
