import CampgroundManager
import TestSupport
import Testing

struct ChangingCamperTests {
  private let camp = TestCampground.empty
  let camper: Camper

  init() throws { camper = try camp.makeCamper() }

  private func update(_ edits: CamperEdits) throws -> WriteResult<Camper> {
    try camp.campers.changeCamper(CamperReference(camper.id), edits)
  }

  @Test func `fields that are not named stay as they are`() throws {
    let changed = try update(CamperEdits(notes: .set("comes early")))
    #expect(changed.changed)
    #expect(changed.fullName == "Bacon Lover")
    #expect(changed.phoneNumber == "910-543-9000")
    #expect(changed.notes == "comes early")
    #expect(changed.version == 2)
    #expect(try camp.campers.getCamper(camper.id) == changed.result)
  }

  @Test func `a camper is found by the new name and number only`() throws {
    _ = try update(CamperEdits(fullName: "Bacon Eater", phone: "555-0101"))
    for text in ["Bacon Eater", "5550101"] {
      #expect(try camp.campers.find(CamperReference(text)).id == camper.id)
    }
    for text in ["Bacon Lover", "910-543-9000"] {
      #expect(throws: CampingError.self) { try camp.campers.find(CamperReference(text)) }
    }
  }

  @Test func `a field can be taken away`() throws {
    _ = try update(CamperEdits(email: .set("bacon@example.com")))
    #expect(try update(CamperEdits(email: .clear)).email == nil)
  }

  @Test func `a wrong field leaves the whole record as it was`() throws {
    #expect(throws: CampingError.self) { try update(CamperEdits(fullName: "Bacon Eater", phone: "x")) }
    #expect(try camp.campers.getCamper(camper.id) == camper)
  }

  @Test func `asking for what is so already changes nothing`() throws {
    let same = try update(CamperEdits(fullName: " Bacon Lover "))
    #expect(!same.changed)
    #expect(same.result == camper)
    #expect(try camp.count("command") == 1)
  }

  @Test func `a reservation shows its camper's new name`() throws {
    try camp.makeCampSite()
    let made = try camp.reserve(camper: camper)
    _ = try update(CamperEdits(fullName: "Bacon Eater"))
    let id = try #require(made.id)
    #expect(try camp.reservations.getReservation(id)?.camper.fullName == "Bacon Eater")
  }

  @Test func `a warning is kept until it is cleared`() throws {
    let warned = try camp.campers.addCamper("Marshmallow Toaster", phoneNumber: "555-0150", warning: "sets fires")
    #expect(warned.warning == "sets fires")
    let reference = CamperReference(warned.id)
    #expect(try camp.campers.changeCamper(reference, CamperEdits(notes: .set("kind"))).warning == "sets fires")
    #expect(try camp.campers.changeCamper(reference, CamperEdits(warning: .clear)).warning == nil)
    try camp.undo.undo()
    #expect(try camp.campers.getCamper(warned.id)?.warning == "sets fires")
  }
}
