import TestSupport
import Testing

@testable import CampgroundManager

/// The person or the party behind a word.
struct SearchTests {
  private let camp = TestCampground(sites: 1, 2, 3)

  init() throws {
    let ann = try camp.makeCamper("José Núñez", phoneNumber: "(509) 555-0101")
    var edits = CamperEdits()
    (edits.address, edits.secondPhone) = (.set("12 Elm Street"), .set("206 555 0144"))
    (edits.members, edits.warning) = (.set("Bea; Cy Núñez"), .set("feeds bears"))
    _ = try camp.campers.changeCamper(CamperReference(ann.id), edits)
    try camp.makeDiscount("Access") { ($0.percent, $0.needsPass) = (Percent("50%"), true) }
    try camp.makeRate("Standard", "40.00")
    try camp.reserve(1, "2027-06-01"..<"2027-06-03", camper: ann) {
      $0.party.plates = "WA H-2339"
      ($0.group, $0.vehicleTags) = ("Scouts of Omak", "A-118, A-119")
    }
    try camp.reserve(2, "2027-06-20"..<"2027-06-22", camper: ann) {
      ($0.notes, $0.source) = ("wants shade", "the web")
      $0.terms = TermsRequest { ($0.discount, $0.pass) = (["Access"], .set("4711-AB")) }
    }
    try camp.reservations.checkIn("r-1")
  }

  private func found(_ text: String) throws -> [String] {
    try camp.campground.search.find(text).map { "\($0.id) \($0.found.name)\($0.isHere ? " here" : "")" }
  }

  @Test(arguments: [
    ("h2339", ["r-1 plates here"]), ("WA H", ["r-1 plates here"]), ("a118", ["r-1 vehicleTags here"]),
    ("omak", ["r-1 group here"]),
    ("SHADE", ["r-2 notes"]), ("the web", ["r-2 source"]), ("4711ab", ["r-2 pass"]),
    ("nunez", ["c-1 fullName here", "r-2 fullName"]),
    ("5550101", ["c-1 phone here", "r-2 phone"]), ("555-0144", ["c-1 secondPhone here", "r-2 secondPhone"]),
    ("elm", ["c-1 address here", "r-2 address"]), ("bea", ["c-1 members here", "r-2 members"]),
    ("bears", ["c-1 warning here", "r-2 warning"]), ("nowhere", []), (" ", []), ("Access", []),
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

  /// Texts of every other kind: a cancelled booking of an agency, reasons, memos, a block, a sale.
  private func addOthers() throws {
    try camp.reserve(3, "2027-06-10"..<"2027-06-12") {
      ($0.camper, $0.source, $0.ref) = ("c-1", "Airbnb", "HM-Äbc 123")
      $0.terms = TermsRequest { ($0.nightly, $0.because) = (Amount("10.00").map(Edit.set), "a friend of the Owner") }
    }
    try camp.pay("5.00", on: "r-3", for: "Cheque 77-A")
    try camp.reservations.cancel("r-3", reason: "Broken Añvil")
    try camp.blockSite(3, "2027-07-01"..<"2027-07-03", reason: "Fallen Oak")
    try camp.makeItem("Firewood Bundle")
  }

  @Test(arguments: [
    ("hmabc123", ["r-3 ref"]), ("HM-ABC 123", ["r-3 ref"]), ("anvil", ["r-3 cancelReason"]),
    ("ANVIL", ["r-3 cancelReason"]),
    ("owner", ["r-3 because"]), ("cheque", ["r-3 memo"]), ("77-a", ["r-3 memo"]), ("fallen oak", ["b-1 reason"]),
    ("ÓAK", ["b-1 reason"]), ("bundle", ["Firewood Bundle name"]), ("airbnb", ["r-3 source"]), ("5.00", []),
  ])
  func `so is one of a booking elsewhere, of a reason, a memo, a block and an item`(text: String, lines: [String])
    throws
  {
    try addOthers()
    #expect(try found(text) == lines)
  }

  @Test func `a stay is found by its own text before one of its camper, and a site by its loop and notes`() throws {
    try camp.makeCampSite("A-07") { ($0.loop, $0.notes) = (.set("Elm Loop"), .set("Núñez built it")) }
    try camp.reserve(3, "2027-06-10"..<"2027-06-12") { ($0.camper, $0.notes) = ("c-1", "under the elm") }
    #expect(try found("elm") == ["c-1 address here", "r-3 notes", "r-2 address", "A-07 loop"])
    #expect(try found("nunez built") == ["A-07 notes"])
  }

  @Test func `an item that was charged leads to the stay, and one that was sold to the sale`() throws {
    try camp.makeItem("Ice")
    try camp.charge(item: "Ice", on: "r-2")
    let sale = try camp.sell(item: "Ice")
    #expect(try found("ice") == ["r-2 item", "\(sale.payment.id) memo", "Ice name"])
  }

  @Test func `every stay of a person is listed, the overdue and today's first`() throws {
    let day = camp.at("2027-06-03", "20:00")
    try day.reserve(2, "2027-06-03"..<"2027-06-05") { $0.camper = "c-1" }
    try camp.reserve(3, "2027-06-02"..<"2027-06-04") { $0.camper = "c-1" }
    try camp.reserve(3, "2027-07-10"..<"2027-07-12") { $0.camper = "c-1" }
    try camp.reservations.cancel("r-5")
    let found = try day.campground.search.find("nunez")
    #expect(found.map(\.id) == ["c-1", "r-4", "r-3", "r-2", "r-5"])
    #expect(found.first?.reservation?.id == "r-1")
    #expect(found.map(\.isOverdue) == [true, true, false, false, false])
  }

  @Test func `a camper without a stay is found, too`() throws {
    try camp.makeCamper("Zoe Quill", phoneNumber: "555-0177")
    let finding = try #require(try camp.campground.search.find("quill").first)
    #expect(finding.reservation == nil && finding.id == "c-2")
  }
}
