import CampgroundManager
import Foundation
import Persistence
import TestSupport
import Testing

/// A person in the texts of others: listed, and overwritten when that is wanted (domain rule R24).
@Suite struct ForgetEverywhereTests {
  let folder = TemporaryFolder()
  let camp: TestCampground

  /// c-1 is Ann Zzyzx, in texts of every kind, all of others; c-2 is Ben Fox.
  init() throws {
    camp = try TestCampground(folder.location())
    try camp.makeCampSites(1, 2) { $0.notes = .set("quarrels with Ann Zzyzx") }
    try camp.makeCamper("Ann Zzyzx", phoneNumber: "(509) 555-0199")
    try camp.makeCamper("Ben Fox", phoneNumber: "555-0102")
    try camp.campers.changeCamper("c-2", CamperEdits(notes: .set("ring 509 555 0199, Zzyzx, Ann")))
    try camp.makeRate("Ann Zzyzx's week")
    try camp.makeTax("tax for Ann Zzyzx") { $0.percent = Percent("10%") }
    try camp.makeDiscount("Ann Zzyzx") { ($0.percent, $0.code) = (Percent("10%"), "zzyzx") }
    try camp.makeItem("Ann Zzyzx's wood")
    try camp.makeRule("for Ann Zzyzx") { $0.minNights = .set(2) }
    try camp.set { $0.directions = .set("behind Ann Zzyzx's barn") }
    try camp.reserve(1) {
      ($0.camper, $0.group, $0.notes) = ("c-2", "Ann Zzyzx family", "friend of Ann Zzyzx")
      $0.terms = TermsRequest { $0.discount = ["Ann Zzyzx"] }
    }
    try camp.blockSite(2, "2027-07-01"..<"2027-07-03", reason: "for Ann Zzyzx")
    _ = try camp.sell(item: "Ann Zzyzx's wood")
    try camp.pay("10.00", for: "from Ann Zzyzx")
  }

  private func isLeft(_ text: String) throws -> Bool {
    try folder.names.contains { Data(try folder.bytes(of: $0)).range(of: Data(text.utf8)) != nil }
  }

  private func places(_ texts: [RemainingText]) -> [String] {
    texts.filter { $0.kind != RemainingText.entryKind }.map { "\($0.kind) \($0.id) \($0.field)" }
  }

  private static let places = [
    "settings settings directions", "camper c-2 notes", "site 1 notes", "site 2 notes", "reservation r-1 notes",
    "reservation r-1 group", "reservation r-1 rate", "reservation r-1 name", "block b-1 reason",
    "rate Ann Zzyzx's week name", "tax tax for Ann Zzyzx name", "discount Ann Zzyzx name", "item Ann Zzyzx's wood name",
    "rule for Ann Zzyzx name",
  ]

  @Test func `each place is listed before, by the declared fields of its record`() throws {
    let standing = try camp.people.whatForgettingErases("c-1").standing
    let found = places(standing)
    for place in Self.places { #expect(found.contains(place), "\(place)") }
    #expect(found.contains { $0.hasPrefix("ledger l-") && $0.hasSuffix(" memo") })
    #expect(found.contains { $0.hasPrefix("ledger l-") && $0.hasSuffix(" name") })
    #expect(standing.contains { $0.kind == RemainingText.entryKind && $0.field == "notes" })
    #expect(try camp.people.forget("c-1").standing == standing)
    #expect(try isLeft("Ann Zzyzx"))
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `and overwritten everywhere, in whole words alone, in no byte of which the name is left`() throws {
    let listed = try camp.people.whatForgettingErases("c-1").standing
    let forgotten = try camp.people.forget("c-1", everywhere: true)
    #expect(places(forgotten.standing) == places(listed))
    #expect(forgotten.standing.filter { !$0.isOverwritten } == [])
    for text in ["Ann", "Zzyzx", "555-0199", "509 555"] { #expect(try !isLeft(text), "\(text)") }
    #expect(try isLeft("zzyzx"), "a part of the name is none")
    #expect(try camp.campers.find("c-2").notes == "ring Forgotten c-1, Forgotten c-1")
    #expect(try camp.reservations.find("r-1").group == "Forgotten c-1 family")
    #expect(
      try camp.reservations.find("r-1").nights.map(\.price?.rate) == ["Forgotten c-1's week", "Forgotten c-1's week"])
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `undo, prices and a copy of the whole campground go on as before`() throws {
    let sums = try camp.sums()
    try camp.people.forget("c-1", everywhere: true)
    #expect(try camp.sums() == sums)
    try camp.campground.reservations.reprice("r-1")
    #expect(try camp.sums() == sums)
    let entries = try camp.entries()
    try camp.campers.changeCamper("c-2", CamperEdits(notes: .clear))
    try camp.undoLast()
    #expect(try camp.campers.find("c-2").notes == "ring Forgotten c-1, Forgotten c-1")
    let notes = try #require(entries.first { $0.command == "change-camper" })
    try camp.undo.undo(EntryReference(notes.id))
    #expect(try camp.campers.find("c-2").notes == nil)
    let block = try #require(entries.first { $0.command == "block-site" })
    try camp.undo.undo(EntryReference(block.id))
    try camp.redo()
    let files = try WholeFiles(of: camp.campground)
    #expect(try WholeFiles(of: files.taken().campground).differences(from: files) == [])
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `a second forgetting finds nothing more and harms nothing`() throws {
    try camp.people.forget("c-1")
    let before = try Contents(of: camp)
    let again = try camp.people.forget("c-1", everywhere: true)
    #expect(!again.changed && again.standing == [])
    #expect(try Contents(of: camp) == before)
  }

  @Test func `nobody else's own name, number or address is touched`() throws {
    let made = CamperReference(try camp.makeCamper("Ann Zzyzx", phoneNumber: "+1 509 555 0199").id)
    try camp.campers.changeCamper(made, CamperEdits(email: .set("ann.zzyzx@camp.org")))
    let forgotten = try camp.people.forget("c-1", everywhere: true)
    let other = try camp.campers.find(made)
    #expect(
      [other.fullName, other.phoneNumber, other.email] == ["Ann Zzyzx", "+1 509 555 0199", "ann.zzyzx@camp.org"])
    #expect(places(forgotten.standing).contains("site 1 notes"))
    #expect(!places(forgotten.standing).contains { $0.hasPrefix("camper \(other.id)") })
    #expect(forgotten.standing.filter { $0.isOverwritten || $0.goesEverywhere } == [])
    #expect(try camp.checks.check().problems == [])
  }
}

/// Keys of other requests in which a person's name stands.
@Suite struct ForgetKeysTests {
  static let keys = [
    "Ann.Zzyzx", "ann_zzyzx-42", "ZZYZX-ANN", "annzzyzx", "for Ánn Zzyzx", "a-n-n-z-z-y-z-x", "ring 509.555.0199",
  ]

  private func keyed(_ camp: TestCampground, _ name: String, _ request: String, site: SiteNumber) throws -> Bool {
    let terms = WriteTerms { $0.key = RequestKey(name, request: request) }
    return try camp.campground.writing(terms) { try camp.campground.sites.addCampSite(site, SiteEdits()).replayed }
  }

  private func camp(in folder: TemporaryFolder) throws -> TestCampground {
    let camp = try TestCampground(folder.location())
    try camp.makeCamper("Ann Zzyzx", phoneNumber: "(509) 555-0199")
    for (number, key) in Self.keys.enumerated() {
      _ = try keyed(camp, key, "add-site \(number)", site: try #require(SiteNumber("\(number)")))
    }
    return camp
  }

  @Test func `lose its letters alone, and each request is answered again, and no other`() throws {
    let folder = TemporaryFolder()
    let camp = try camp(in: folder)
    try camp.people.forget("c-1")
    let bytes = String(decoding: try folder.bytes(of: "camp.sqlite"), as: UTF8.self).lowercased()
    for text in ["zzyzx", "z-z-y-z-x", "ánn", "555.0199"] { #expect(!bytes.contains(text), "\(text)") }
    let left = try camp.entries().compactMap(\.key).filter { $0.count > 104 }.map { $0.dropFirst(105) }
    #expect(Set(left) == ["*-42", "for *", "ring *"])
    for (number, key) in Self.keys.enumerated() {
      let site = try #require(SiteNumber("\(number)"))
      #expect(try keyed(camp, key, "add-site \(number)", site: site))
      #expect(try rejected { try keyed(camp, key, "add-site 99", site: 99) }.name == .keyReused)
    }
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `and once more for another person`() throws {
    let folder = TemporaryFolder()
    let camp = try camp(in: folder)
    try camp.makeCamper("Ben Fox", phoneNumber: "555-0102")
    _ = try keyed(camp, "ann-zzyzx and ben.fox 7", "add-site 20", site: 20)
    try camp.people.forget("c-1")
    try camp.people.forget("c-2")
    #expect(try camp.entries().compactMap(\.key).contains { $0.hasSuffix(":* and * 7") })
    #expect(try keyed(camp, "ann-zzyzx and ben.fox 7", "add-site 20", site: 20))
    #expect(try camp.checks.check().problems == [])
  }

  @Test func `a request that named the person is compared by its digest, once its words are overwritten`() throws {
    let camp = try TestCampground()
    try camp.makeCamper("Ann Zzyzx", phoneNumber: "(509) 555-0199")
    let request = #"add-site {"notes":"Ann Zzyzx\u0027s","number":"1"}"#
    _ = try keyed(camp, "k", request, site: 1)
    try camp.people.forget("c-1", everywhere: true)
    #expect(try keyed(camp, "k", request, site: 1))
    let error = try rejected { try keyed(camp, "k", #"add-site {"notes":"Forgotten c-1's","number":"1"}"#, site: 1) }
    #expect(error.name == .keyReused)
    let kept: String? = try camp.store.value("SELECT request FROM key WHERE name = 'k'")
    #expect(kept?.hasPrefix(#"add-site {"erased":"erased:"#) == true)
  }
}
