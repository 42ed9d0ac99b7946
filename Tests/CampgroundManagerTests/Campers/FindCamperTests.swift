import TestSupport
import Testing

@testable import CampgroundManager

struct FindCamperTests {
  let camp: TestCampground
  let bacon: Camper
  let maple: Camper

  init() throws {
    camp = try TestCampground()
    bacon = try camp.makeCamper("Bacon Lover", phoneNumber: "910-543-9000")
    maple = try camp.makeCamper("Maple Syrup", phoneNumber: "+1 (555) 010-0101")
  }

  @Test(arguments: [
    "c-1", "1", "910-543-9000", "(910) 5439000", "9105439000", "Bacon Lover", " bacon lover ",
  ])
  func `a camper is found by id, phone number or name`(_ text: String) throws {
    #expect(try camp.campers.find(CamperReference(text)) == bacon)
  }

  @Test(arguments: ["c-9", "9", "Bacon", "910-543-9001", "", "c-0", "c-x", "c-99999999999999999999"])
  func `who is not there is not found`(_ text: String) throws {
    let error = try rejected { try camp.campers.find(CamperReference(text)) }
    #expect(error.name == .notFound)
    #expect(error.code == 4)
    #expect(error.problems.map(\.field) == ["camper"])
  }

  @Test func `a name that several have is ambiguous, and they are listed`() throws {
    try camp.makeCamper("BACON LOVER", phoneNumber: "555-0102")
    let error = try rejected { try camp.campers.find(CamperReference("bacon lover")) }
    #expect(error.name == .ambiguous)
    #expect(error.code == 3)
    guard case .reference(.ambiguous("bacon lover", let found)) = error.problems.first?.kind else {
      Issue.record("\(error.problems)")
      return
    }
    #expect(Set(found.map(\.id)) == ["c-1", "c-3"])
    #expect(Set(found.map(\.fullName)) == ["Bacon Lover", "BACON LOVER"])
    #expect(Set(found.map(\.phoneNumber)) == ["910-543-9000", "555-0102"])
  }

  @Test(arguments: ["r-1": .reservation, "b-1": .block, "o-1": .journalEntry] as [String: ThingKind])
  func `the id of another kind is named as such`(_ text: String, _ kind: ThingKind) throws {
    let error = try rejected { try camp.campers.find(CamperReference(text)) }
    #expect(error.name == .wrongKind)
    #expect(error.code == 4)
    #expect(error.problems == [.reference(.wrongKind(text, is: kind, not: .camper, field: "camper"))])
  }

  @Test func `nobody has an id that was never given`() throws {
    #expect(try camp.campers.getCamper(CamperID(rawValue: 9)) == nil)
  }

  @Test(arguments: [
    "lover": ["Bacon Lover"], "SYRUP": ["Maple Syrup"], "543": ["Bacon Lover"], "55501": ["Maple Syrup"],
    "o": ["Bacon Lover"], "": ["Bacon Lover", "Maple Syrup"], "%": [], "_": [], "\\": [], "'": [],
  ])
  func `campers are matched by a part of name or phone number`(_ text: String, _ names: [String]) throws {
    #expect(try matching(text) == names)
  }

  @Test func `campers are matched by a part of their mail`() throws {
    _ = try camp.campers.changeCamper(
      CamperReference(maple.id), CamperEdits(email: .set("Sweet@Example.com")))
    #expect(try matching("sweet@example") == ["Maple Syrup"])
  }

  @Test func `a digit in a name is no phone number`() throws {
    try camp.makeCamper("Site 9 Regular", phoneNumber: "555-0177")
    #expect(try matching("site 9") == ["Site 9 Regular"])
  }

  @Test func `a mark that combines with a sign of the search hides nothing`() throws {
    try camp.makeCamper("50x\u{301} Zed", phoneNumber: "555-0150")
    #expect(try matching("0_\u{301}") == [])
    #expect(try matching("0x\u{301}") == ["50x\u{301} Zed"])
  }

  @Test func `a search that is longer than any text finds nothing`() throws {
    #expect(try matching(String(repeating: "a", count: 60_000)) == [])
  }

  @Test func `a mail address is found whatever the case of its letters`() throws {
    try camp.campers.addCamper("Zoë", phoneNumber: "555-0151", email: "Zoë.É@Example.org")
    #expect(try matching("ZOË.é@") == ["Zoë"])
  }

  private func matching(_ text: String) throws -> [String] {
    var names: [String] = []
    try camp.campers.forEachCamper(matching: text) { names.append($0.fullName) }
    return names
  }
}

/// The order of campers in lists (domain rule R34).
struct CamperOrderTests {
  @Test(arguments: [
    ("Ann Lee", "lee"), ("Lee, Ann", "lee"), ("Vincent van Gogh", "van gogh"), ("Otto von der Au", "von der au"),
    ("María de la Cruz", "de la cruz"), ("Zoë Ångström", "angstrom"), ("de Vries, Jan", "de vries"),
    ("smoobu", "smoobu"),
    ("van der Berg", "van der berg"), ("Van Morrison", "van morrison"), (", Ann", "ann"),
  ])
  func `the surname stands before a comma, or last with its particles`(name: String, surname: String) throws {
    #expect(try TestCampground().makeCamper(name, phoneNumber: "555-0101").surnameOrder == surname)
  }

  @Test func `case and accents do not matter`() throws {
    let camp = try TestCampground()
    let names = ["Zoe Adams", "Émile Zola", "emil Zed", "Ärne Berg"]
    for (place, name) in names.enumerated() { try camp.makeCamper(name, phoneNumber: "555-010\(place)") }
    var listed: [Camper] = []
    try camp.campers.forEachCamper { listed.append($0) }
    #expect(listed.map(\.fullName) == ["Ärne Berg", "emil Zed", "Émile Zola", "Zoe Adams"])
    #expect(listed.sorted { $0.nameOrder < $1.nameOrder } == listed)
  }
}
