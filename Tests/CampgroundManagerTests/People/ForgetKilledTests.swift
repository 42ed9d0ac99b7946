import CampgroundManager
import Foundation
import TestSupport
import Testing

/// A process that forgets a person may be killed after the commit, and before the file is rewritten.
struct ForgetKilledTests {
  let folder = TemporaryFolder()

  private func forget(in camp: TestCampground, isDryRun: Bool = false) throws -> WriteResult<Forgotten> {
    var terms = WriteTerms()
    terms.key = RequestKey("k", request: "forget-camper c-1")
    terms.isDryRun = isDryRun
    return try camp.campground.writing(terms) { try camp.people.forget("c-1") }
  }

  /// A campground in which rows about c-1 were moved from page to page, among rows about c-2.
  private func makeCampground() throws -> TestCampground {
    let camp = try TestCampground(folder.location())
    try camp.makeCamper()
    try camp.makeCamper("Maple Leaf")
    try camp.campground.store.write {
      for number in 0..<1500 {
        let terms = WriteTerms { $0.key = RequestKey("k\(number * 7919 % 1500)", request: "update \(number)") }
        let isTheirs = number % 2 == 0
        let notes = "\(isTheirs ? "near the lake" : "far from it") \(String(repeating: "x", count: number * 31 % 400))"
        try camp.campground.writing(terms) {
          _ = try camp.campers.changeCamper(isTheirs ? "c-1" : "c-2", CamperEdits(notes: .set(notes)))
        }
      }
    }
    return camp
  }

  private func isLeft(in name: String) throws -> Bool {
    Data(try folder.bytes(of: name)).range(of: Data("near the lake".utf8)) != nil
  }

  @Test func `asking again under its key leaves no byte of what it had left`() throws {
    let camp = try makeCampground()
    let killed = folder.path("killed.sqlite")
    _ = camp.campground.store.observe { [folder] _ in
      try? FileManager.default.copyItem(atPath: folder.path("camp.sqlite"), toPath: killed)
    }
    _ = try forget(in: camp)
    #expect(try !isLeft(in: "camp.sqlite"))
    #expect(try isLeft(in: "killed.sqlite"))
    let again = try TestCampground(.file(killed))
    #expect(try forget(in: again, isDryRun: true).replayed)
    #expect(try isLeft(in: "killed.sqlite"))
    #expect(try forget(in: again).replayed)
    #expect(try !isLeft(in: "killed.sqlite"))
  }
}
