import CampgroundManager
import TestSupport
import Testing

struct AddCamperTests {
  private let camp = TestCampground.empty

  private func problems(_ record: CamperEdits) throws -> [String] {
    let error = try camp.refusal { try camp.campers.addCamper(record) }
    #expect(error.name == .invalidRequest)
    return error.problems.byField
  }

  @Test func `a camper is read as it was added`() throws {
    let camper = try camp.campers.addCamper(
      "Bacon Lover", phoneNumber: "910-543-9000", email: "bacon@example.com", notes: "comes early")
    #expect(camper.id.description == "c-1")
    #expect(camper.version == 1)
    #expect(camper.fullName == "Bacon Lover")
    #expect(camper.phoneNumber == "910-543-9000")
    #expect(camper.email == "bacon@example.com")
    #expect(camper.notes == "comes early")
    #expect(try camp.campers.getCamper(camper.id) == camper)
  }

  @Test(arguments: ["911", "+49 30 901820", "(910) 543-9000 x12", "910.543.9000", "555/0101"])
  func `a phone number of any country is kept as typed`(_ number: String) throws {
    #expect(try camp.makeCamper(phoneNumber: number).phoneNumber == number)
  }

  @Test(arguments: ["", "12", "call me", "1234567890123456789012", "５５５-0101", "555-0101;"])
  func `what nobody can dial is refused`(_ number: String) throws {
    #expect(
      try problems(CamperEdits(fullName: "Bacon Lover", phone: number)) == ["phone: invalidPhoneNumber"])
  }

  @Test(arguments: [
    "bacon", "@example.com", "bacon@", "a@b@c", "bacon lover@example.com", "a@b.c>", "<a@b.c", ".@.",
    "a..b@example.com",
    "a@.example.com", "a@example.com.", "a,b@example.com", "a@ex\u{200B}ample.com", "a;b@example.com",
    "\"a\"@example.com",
    "a@b_c.com", "mailto:a@example.com", "a@b.c\u{FEFF}",
  ])
  func `what no mail can be sent to is refused`(_ email: String) throws {
    let record = CamperEdits(fullName: "Bacon Lover", phone: "910-543-9000", email: .set(email))
    #expect(try problems(record) == ["email: invalidEmail"])
  }

  @Test(arguments: [
    "a@b", "bacon.lover+wawona@mail.example.com", "o'neil_x@example-camp.com", "zoë@exämple.de", "用户@例子.广告",
    "दादी@उदाहरण.भारत",
    "1/2=3@4.example",
  ])
  func `addresses of every script are kept`(_ email: String) throws {
    let record = CamperEdits(fullName: "Bacon Lover", phone: "910-543-9000", email: .set(email))
    #expect(try TestCampground().campers.addCamper(record).result.email == email)
  }

  @Test(arguments: ["", " ", "\u{A0}\u{2003}"])
  func `a camper has a name`(_ name: String) throws {
    #expect(try problems(CamperEdits(fullName: name, phone: "910-543-9000")) == ["fullName: emptyName"])
  }

  @Test func `a record that says nothing has neither name nor phone number`() throws {
    #expect(try problems(CamperEdits()) == ["fullName: emptyName", "phone: invalidPhoneNumber"])
  }

  @Test func `all that is wrong with a record is named at once`() throws {
    let record = CamperEdits(fullName: "", phone: "x", email: .set("y"), notes: .set("a\0b"))
    #expect(
      try problems(record) == [
        "fullName: emptyName", "phone: invalidPhoneNumber", "email: invalidEmail", "notes: controlCharacters",
      ])
  }

  @Test func `two campers may share a name and a phone number`() throws {
    #expect(try camp.makeCamper().id != camp.makeCamper().id)
  }

  @Test func `one who is known already is answered when asked to add only who is new`() throws {
    let known = try camp.makeCamper("Bacon Lover", phoneNumber: "910-543-9000")
    let again = try camp.campers.addCamper(
      CamperEdits(fullName: "bacon LOVER ", phone: "(910) 543 9000"), ifNew: true)
    #expect(!again.changed)
    #expect(again.result == known)
    let other = try camp.campers.addCamper(
      CamperEdits(fullName: "Bacon Lover", phone: "555-0101"), ifNew: true)
    #expect(other.changed)
    #expect(try camp.count("camper") == 2)
  }
}
