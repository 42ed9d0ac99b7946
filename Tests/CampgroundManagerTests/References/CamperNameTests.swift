import Persistence
import TestSupport
import Testing

@testable import CampgroundManager

/// Campers by what a guest says (domain rules R34 and R41).
struct CamperNameTests {
  private let camp = TestCampground { camp in
    try camp.makeCamper("José Núñez", phoneNumber: "509-555-0101")
    try camp.makeCamper("Łukasz Žák", phoneNumber: "+48 600 100 200")
    try camp.makeCamper("Ann Lee", phoneNumber: "+1 509 555 0102")
    try camp.makeCamper("Anna Leeds", phoneNumber: "555-0103")
  }

  private func find(_ text: String) throws -> String {
    try camp.campers.find(CamperReference(text)).fullName
  }

  private func near(_ text: String) throws -> [String] {
    let error = try rejected { try find(text) }
    #expect(error.name == .notFound)
    guard case .reference(.noCamper(let shown, let near))? = error.problems.first?.kind else { return [] }
    #expect(shown == text)
    return near.map(\.fullName)
  }

  @Test(arguments: [
    ("jose nunez", "José Núñez"), ("JOSÉ NÚÑEZ", "José Núñez"), ("lukasz zak", "Łukasz Žák"),
    ("Nunez, Jose", "José Núñez"), ("Lee, Ann", "Ann Lee"), ("C-3", "Ann Lee"), ("3", "Ann Lee"),
  ])
  func `case, accents and the order of a list do not matter`(text: String, name: String) throws {
    #expect(try find(text) == name)
  }

  @Test func `a spelling that is equal to the letter goes before others, and several folded are several`() throws {
    try camp.makeCamper("Jose Nunez", phoneNumber: "509-555-0199")
    #expect(try find("Jose Nunez") == "Jose Nunez")
    #expect(try find("José Núñez") == "José Núñez")
    #expect(try rejected { try find("jose nunez") }.name == .ambiguous)
  }

  @Test func `names keep their spelling, also in another script`() throws {
    try camp.makeCamper("Θεοδώρα Straße", phoneNumber: "509-555-0177")
    #expect(try find("θεοδωρα strasse") == "Θεοδώρα Straße")
    #expect(try camp.checks.check() == Checkup())
  }

  @Test(arguments: [
    ("Ann", ["Ann Lee", "Anna Leeds"]), ("lee", ["Ann Lee", "Anna Leeds"]), ("An Lee", ["Ann Lee", "Anna Leeds"]),
    ("Ann Lea", ["Ann Lee"]), ("Anm Lee", ["Ann Lee"]), ("Luaksz Zak", ["Łukasz Žák"]), ("555-0102", ["Ann Lee"]),
    ("Lkas", ["Łukasz Žák"]), ("Lks", []),
    ("Zebulon", []), ("x", []), ("12", []),
  ])
  func `a name that fits nobody lists the campers who come near`(text: String, names: [String]) throws {
    #expect(try near(text) == names)
  }

  @Test func `no write takes a camper who only comes near`() throws {
    try camp.makeCampSite()
    #expect(throws: CampingError.self) { try camp.reserve { $0.camper = "Ann" } }
    #expect(try camp.count("reservation") == 0)
  }

  @Test func `digits are an id if there is one, else a phone number, else a name`() throws {
    try camp.makeCamper("555", phoneNumber: "509-555-0188")
    #expect(try find("4") == "Anna Leeds")
    #expect(try find("5550103") == "Anna Leeds")
    #expect(try find("555") == "555")
  }

  @Test func `with the country's code a number is the same with it and without`() throws {
    #expect(throws: CampingError.self) { try find("509 555 0102") }
    try camp.set { $0.countryCode = .set(1) }
    #expect(try find("509 555 0102") == "Ann Lee")
    #expect(try find("+1 (509) 555-0101") == "José Núñez")
    let again = CamperEdits(fullName: "ann lee", phone: "(509) 555-0102")
    #expect(try !camp.campers.addCamper(again, ifNew: true).changed)
  }

  @Test func `a second number leads to the camper, too`() throws {
    var edits = CamperEdits()
    edits.secondPhone = .set("(206) 555-0144")
    _ = try camp.campers.changeCamper("c-3", edits)
    #expect(try find("206-555-0144") == "Ann Lee")
  }

  @Test func `names of a store of an older release are found without accents once it is brought up to date`() throws {
    let folder = TemporaryFolder()
    let file = folder.path("camp.sqlite")
    do {
      let old = try Store(.file(file), schema: Schema.campground.at(version: 9))
      try old.write {
        try old.execute(
          """
          INSERT INTO camper (version, full_name, name_key, phone_number, phone_digits)
          VALUES (1, 'José Núñez', 'josé núñez', '1234', '1234')
          """)
      }
    }
    let camp = Campground(store: try Store(.file(file)), clock: .fixed(TestCampground.today))
    #expect(try camp.campers.find("jose nunez").id == "c-1")
  }
}
