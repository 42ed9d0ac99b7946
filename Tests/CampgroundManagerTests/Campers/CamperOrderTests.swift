import TestSupport
import Testing

@testable import CampgroundManager

/// The order of campers in lists (domain rule R34).
struct CamperOrderTests {
  @Test(arguments: [
    ("Ann Lee", "lee"), ("Lee, Ann", "lee"), ("Vincent van Gogh", "van gogh"), ("Otto von der Au", "von der au"),
    ("María de la Cruz", "de la cruz"), ("Zoë Ångström", "angstrom"), ("de Vries, Jan", "de vries"),
    ("smoobu", "smoobu"),
    ("van der Berg", "van der berg"), ("Van Morrison", "van morrison"), (", Ann", "ann"),
  ])
  func `the surname stands before a comma, or last with its particles`(name: String, surname: String) throws {
    let camper = try TestCampground().makeCamper(name, phoneNumber: "555-0101")
    #expect(camper.surnameOrder == surname)
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
