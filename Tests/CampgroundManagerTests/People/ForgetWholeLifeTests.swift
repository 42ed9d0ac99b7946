import CampgroundManager
import Foundation
import TestSupport
import Testing

/// Ways in which a name gets into a store beside the record itself.
struct ForgetWholeLifeTests {
  let folder = TemporaryFolder()
  let camp: TestCampground

  init() throws {
    camp = try TestCampground(folder.location())
    try camp.makeCampSites(1, 2)
    try camp.makeCamper("Bacon Lover")
  }

  private func keyed(_ name: String, _ request: String, _ body: () throws -> Void) throws {
    try camp.campground.writing(WriteTerms { $0.key = RequestKey(name, request: request) }, body)
  }

  /// Sends a request that changes nothing, and so leaves a key and no entry.
  private func ask(_ request: String, under key: String = "k") throws {
    let entries = try camp.count("command")
    try keyed(key, request) {
      try camp.campers.addCamper(CamperEdits(fullName: "Bacon Lover", phone: "910-543-9000"), ifNew: true)
    }
    try #require(try camp.count("command") == entries)
  }

  private func left(of texts: String...) throws -> [String] { try folder.left(of: texts) }

  @Test func `a name longer than a page's share is gone from all of its pages`() throws {
    let name = "Marshmallow " + String(repeating: "Toaster ", count: 20) + "the Third"
    let notes = String(repeating: "smores and more ", count: 500)
    let camper = try camp.makeCamper(name, phoneNumber: "555-0199")
    let reference = CamperReference(camper.id)
    for number in 0..<40 {
      try camp.campers.changeCamper(reference, CamperEdits(notes: .set("\(number) " + notes)))
    }
    try #require(left(of: "Marshmallow", "the Third", "smores") == ["Marshmallow", "the Third", "smores"])
    try camp.people.forget(reference)
    #expect(try left(of: "Marshmallow", "Toaster", "the Third", "smores", "555-0199", "5550199") == [])
  }

  @Test(arguments: ["Zo\u{E9} Fl\u{F4}te", "Zoe\u{301} Flo\u{302}te"])
  func `a name is erased whichever way its accents were typed`(typed: String) throws {
    let camper = try camp.makeCamper(typed, phoneNumber: "555-0199")
    try ask(#"change-camper {"camper":"\#(typed)","email":null}"#)
    try keyed("\(typed)'s", "add-site") { try camp.makeCampSites(3) }
    try camp.people.forget(CamperReference(camper.id))
    #expect(try left(of: "Fl\u{F4}te", "Flo\u{302}te", "fl\u{F4}te", "Zo", "zo\u{E9}") == [])
  }

  @Test func `a name with quotes is found in requests, where they are escaped`() throws {
    let camper = try camp.makeCamper(#"Marsh "Mallow" Toast\er"#, phoneNumber: "555-0199")
    try ask(#"change-camper {"camper":"Marsh \"Mallow\" Toast\\er"}"#)
    try camp.people.forget(CamperReference(camper.id))
    #expect(try left(of: "Mallow", "mallow", "Toast") == [])
  }

  @Test(arguments: [#""camper":"c-2""#, #""camper":"2""#, #""camper":"555 01 99""#])
  func `what was asked and changed nothing is erased, however the person was named`(camper: String) throws {
    let made = try camp.campers.addCamper("Marshmallow", phoneNumber: "555-0199", notes: "sleeps late")
    try ask(#"change-camper {\#(camper),"notes":"sleeps late"}"#)
    try ask(#"change-camper {"camper":"c-1","notes":"rises early"}"#, under: "other")
    try camp.people.forget(CamperReference(made.id))
    #expect(try left(of: "sleeps late", "rises early") == ["rises early"])
  }

  @Test func `the notes of a stay are erased from a request that changed nothing`() throws {
    let camper = try camp.makeCamper("Marshmallow", phoneNumber: "555-0199")
    let made = try camp.reserve(camper: camper) { $0.notes = "snores" }
    try keyed("k", #"change {"notes":"snores","reservation":"1"}"#) {
      try camp.edit(made.reference) { $0.notes = .set("snores") }
    }
    try camp.cancel(made)
    try camp.people.forget(CamperReference(camper.id))
    #expect(try left(of: "snores", "Marshmallow") == [])
  }

  @Test func `keys named after the person are renamed, also those of others' things and of what was undone`() throws {
    let camper = try camp.makeCamper("Marshmallow", phoneNumber: "555-0199")
    try keyed("Marshmallow:1", "add-site") { try camp.makeCampSites(3) }
    try keyed("wait for marshmallow", "join-waitlist") { try camp.join(camper: camper) }
    try camp.undoLast()
    try ask("add-camper --if-new", under: "call 555 0199")
    try keyed("forget Marshmallow", "forget-camper") { try camp.people.forget(CamperReference(camper.id)) }
    #expect(try left(of: "Marshmallow", "marshmallow", "555 0199", "555-0199") == [])
    #expect(try camp.checks.check().problems == [])
  }

  @Test(arguments: ["jose nunez", "NÚÑEZ, José", "206 555 0144"])
  func `a request that changed nothing is erased however it named the person`(typed: String) throws {
    let camper = try camp.makeCamper("José Núñez", phoneNumber: "555-0199")
    var edits = CamperEdits()
    edits.secondPhone = .set("(206) 555-0144")
    _ = try camp.campers.changeCamper(CamperReference(camper.id), edits)
    try ask(#"pay {"reservation":"\#(typed)","amount":"0"}"#)
    try camp.people.forget(CamperReference(camper.id))
    #expect(try left(of: typed) == [])
  }

  @Test func `a record whose adding was undone is brought back to be erased`() throws {
    let camper = try camp.makeCamper("Marshmallow", phoneNumber: "555-0199")
    let undone = try camp.undo.undo()
    #expect(throws: CampingError.self) { try camp.people.forget(CamperReference(camper.id)) }
    try camp.undo.undo(EntryReference(undone.entry))
    try camp.people.forget(CamperReference(camper.id))
    #expect(try left(of: "Marshmallow", "marshmallow", "555-0199", "5550199") == [])
  }

  @Test func `a merged person's other name is erased with the first`() throws {
    let one = try camp.makeCamper("Marshmallow", phoneNumber: "555-0199")
    let two = try camp.makeCamper("Toaster", phoneNumber: "555-0188")
    try ask(#"change-camper {"camper":"c-3","notes":"Toaster's own"}"#)
    try camp.people.merge(CamperReference(one.id), CamperReference(two.id))
    try camp.people.forget(CamperReference(two.id))
    #expect(try left(of: "Marshmallow", "Toaster", "toaster", "555-0188", "555-0199") == [])
  }

  /// Merges two records, undoes that, undoes the undo, and so on: `undos` times.
  private func merge(_ keep: Camper, _ other: Camper, undos: Int) throws {
    try camp.people.merge(CamperReference(keep.id), CamperReference(other.id))
    for _ in 0..<undos { try camp.undo.undo(EntryReference(camp.log.newest)) }
  }

  @Test(arguments: 0...3)
  func `what a merge had copied is erased with whom it tells of, parted again or not`(undos: Int) throws {
    let keep = try camp.campers.addCamper("Marshmallow", phoneNumber: "555-0199", notes: "sleeps late")
    let other = try camp.campers.addCamper(
      "Toaster", phoneNumber: "555-0188", email: "toaster@example.org", notes: "snores", warning: "burns toast")
    try merge(keep, other, undos: undos)
    let isParted = undos % 2 == 1
    try camp.people.forget(CamperReference(other.id))
    #expect(try left(of: "Toaster", "toaster", "555-0188", "5550188", "snores", "burns toast") == [])
    #expect(try left(of: "Marshmallow", "sleeps late") == (isParted ? ["Marshmallow", "sleeps late"] : []))
    #expect(try camp.checks.check().problems == [])
  }

  @Test(arguments: 0...3)
  func `who kept the record is forgotten with it, parted again or not`(undos: Int) throws {
    let keep = try camp.campers.addCamper("Marshmallow", phoneNumber: "555-0199", notes: "sleeps late")
    let other = try camp.campers.addCamper("Toaster", phoneNumber: "555-0188", notes: "snores")
    try merge(keep, other, undos: undos)
    let isParted = undos % 2 == 1
    try camp.people.forget(CamperReference(keep.id))
    #expect(try left(of: "Marshmallow", "marshmallow", "555-0199", "5550199", "sleeps late") == [])
    #expect(try left(of: "Toaster", "snores") == (isParted ? ["Toaster", "snores"] : []))
    #expect(try camp.checks.check().problems == [])
  }
}

extension TemporaryFolder {
  /// The texts among these that stand in a byte of a file here, or in its name.
  func left(of texts: [String]) throws -> [String] {
    let bytes = try names.flatMap { [Data(try self.bytes(of: $0)), Data($0.utf8)] }
    return texts.filter { text in bytes.contains { $0.range(of: Data(text.utf8)) != nil } }
  }
}
