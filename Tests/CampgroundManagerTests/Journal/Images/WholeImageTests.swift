import TestSupport
import Testing

@testable import CampgroundManager

/// The journal's images contain every part of a thing, so an undo restores all of it.
struct WholeImageTests {
  private func tables(of camp: TestCampground) throws -> [any JournaledTable] {
    try #require(Mirror(reflecting: camp.campground.undo).descendant("tables") as? [any JournaledTable])
  }

  private func image<Table: JournaledTable>(_ text: String, _ table: Table) throws -> Any { try Table.image(text) }

  @Test func `every kind that can be undone is tried`() throws {
    #expect(try tables(of: TestCampground()).map { type(of: $0).kind } == FilledThing.all.map(\.kind))
  }

  @Test(arguments: FilledThing.all)
  func `no field of what is tried is left at what it is by itself`(thing: FilledThing) throws {
    let samples = try thing.samples()
    let plain = try #require(samples.first).plain
    #expect(StoredFields.unset(in: samples.map(\.fields), besides: plain) == thing.unset)
  }

  @Test(arguments: FilledThing.all)
  func `an image that reads as the thing itself is all of it`(thing: FilledThing) throws {
    for sample in try thing.samples() {
      let table = try #require(tables(of: sample.camp).keeping(thing.kind))
      let text = try sample.camp.campground.store.value(
        "SELECT after FROM change WHERE kind = \(thing.kind) ORDER BY id DESC LIMIT 1", as: String.self)
      let image = try image(#require(text), table)
      let differences = StoredFields(of: image).differences(from: sample.fields)
      #expect(differences.filter { difference in !thing.elsewhere.contains { difference.hasPrefix($0) } } == [])
    }
  }

  @Test(arguments: FilledThing.all.filter { !$0.isAppendOnly })
  func `what is taken back and done again is all that it was`(thing: FilledThing) throws {
    for sample in try thing.samples() {
      let undone = try sample.camp.undo.undo(ofAnyone: true)
      try #require(!StoredFields(of: sample.now as Any).differences(from: sample.fields).isEmpty)
      try sample.camp.undo.undo(EntryReference(undone.entry))
      #expect(StoredFields(of: try sample.now as Any).differences(from: sample.fields) == [])
    }
  }
}

/// A property is found at any place, whether or not the test that fills the things knows of it.
struct StoredFieldsTests {
  private struct Peg {
    var length = 0
    var isBent = false
  }

  private struct Tent {
    var version = 1
    var poles = 2
    var colour: String?
    var pegs: [Peg] = []
    var season: Season?
  }

  private func unset(_ tents: Tent...) -> [String] {
    StoredFields.unset(in: tents.map { StoredFields(of: $0) }, besides: StoredFields(of: Tent()))
  }

  @Test func `what is left at its default is named by its place`() {
    #expect(unset(Tent()) == ["colour", "pegs", "poles", "season"])
    #expect(unset(Tent(poles: 2, colour: "red", pegs: [Peg(length: 9)])) == ["pegs.0.isBent", "poles", "season"])
    #expect(unset(Tent(colour: "red"), Tent(poles: 0, pegs: [Peg(length: 9, isBent: true)])) == ["season"])
  }

  @Test func `what differs is named with both values, versions apart`() {
    let (one, other) = (Tent(version: 1, pegs: [Peg(length: 9)]), Tent(version: 2, season: Season("05-01..10-15")))
    #expect(
      StoredFields(of: one).differences(from: StoredFields(of: other)) == [
        "pegs: -, not []", "pegs.0.isBent: false, not -", "pegs.0.length: 9, not -",
        "season: nil, not 05-01..10-15",
      ])
  }
}

/// A printed thing has every key of JSON and every cell of a table, also for a value that it lacks.
struct PrintedThingTests {
  /// The settings write the amounts and the contact that they may lack under the names of their options.
  private static let things = FilledThing.all.filter { $0.kind != "settings" }

  @Test(arguments: things)
  func `a thing that is printed has no field that may be left out`(thing: FilledThing) throws {
    let sample = try #require(thing.samples().first)
    guard let printed = try sample.now as? any Recorded & FieldWritable else { return }
    #expect(type(of: printed).firstLeftOut == nil)
  }

  @Test func `the field that may be left out is named, also one of a part`() {
    #expect(ReservationDetails.fields.firstLeftOut?.description == "ref")
    #expect(Reservation.fields.firstLeftOut?.description == "ref")
    #expect(CampSite.fields.firstLeftOut == nil)
  }
}

/// Nothing but a site's own history has its former number, of whatever kind it is.
struct RenumberedImageTests {
  @Test(arguments: FilledThing.all)
  func `every kind of thing names a site by its new number`(thing: FilledThing) throws {
    for sample in try thing.samples() {
      let camp = sample.camp
      guard try camp.sites.getCampSite("A-07") != nil else { continue }
      let before = try Contents(of: camp)
      let former = try camp.places(naming: "A-07")
      try camp.renumber("A-07", as: "ZQ77")
      #expect(try camp.places(naming: "A-07") == [])
      #expect(try camp.places(naming: "ZQ77") == former)
      #expect(try camp.checks.check().problems == [])
      try camp.undoLast()
      #expect(try Contents(of: camp) == before)
      #expect(try camp.places(naming: "ZQ77") == [])
    }
  }

  @Test func `that is tried with each kind that can name a site`() throws {
    var places: Set<String> = []
    for sample in try FilledThing.all.flatMap({ try $0.samples() }) {
      places.formUnion(try sample.camp.places(naming: "A-07"))
    }
    let kinds = ["block", "discount", "feed-wait", "rate", "reservation", "rule", "waitlist"]
    #expect(kinds.filter { !places.contains("change.after of a \($0)") } == [])
    #expect(places.isSuperset(of: ["camp_site.number", "discount.rule"]))
  }
}
