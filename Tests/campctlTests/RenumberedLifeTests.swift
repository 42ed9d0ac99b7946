import CampgroundManager
import Persistence
import TestSupport
import Testing

@testable import campctl

/// A campground of which every command has been used is, after a renumbering, as if the site had always had its number.
@Suite struct RenumberedLifeTests {
  /// The commands on the campground's own things, each with the site where it takes one, under keys.
  private static let others: [(Day, [(String, String)])] = [
    (
      "2027-09-20",
      [
        ("change-site", #"{"number":"12","loop":"Lake"}"#), ("add-site", #"{"number":"19"}"#),
        ("add-rate", #"{"name":"Lakeside","nightly":"0.00","site":"12"}"#),
        ("change-rate", #"{"name":"Lakeside","minNights":1}"#),
        ("add-rule", #"{"name":"Lake","minNights":1,"site":"12"}"#), ("change-rule", #"{"name":"Lake","minNights":2}"#),
        ("add-discount", #"{"name":"Lake","percent":"10%","site":"12"}"#),
        ("add-camper", #"{"fullName":"Winter Guest","phone":"910-543-9001"}"#),
        ("reserve", #"{"site":"12","camper":"Winter Guest","arrive":"2027-12-10","nights":3,"discount":["Lake"]}"#),
        ("move", #"{"reservation":"Winter Guest","site":"14"}"#),
        ("move", #"{"reservation":"Winter Guest","site":"12"}"#),
        ("reprice", #"{"reservation":"Winter Guest"}"#), ("charge", #"{"reservation":"Winter Guest","amount":"9.00"}"#),
        ("pay", #"{"reservation":"Winter Guest","amount":"9.00"}"#),
        ("change", #"{"reservation":"Winter Guest","nights":4}"#),
        ("join-waitlist", #"{"camper":"c-1","arrive":"2027-12-11","nights":3,"site":"12"}"#),
        ("block-site", #"{"number":"12","from":"2027-12-12","nights":1,"reason":"gravel","force":true}"#),
        ("unblock-site", #"{"block":"b-4"}"#),
        ("block-site", #"{"number":["12","14"],"from":"2027-12-20","nights":1,"reason":"gravel"}"#),
        ("hold", #"{"sites":["12","14"],"camper":"c-1","arrive":"2027-12-24","nights":3}"#),
        ("retire-site", #"{"number":"12"}"#), ("undo", "{}"),
      ]
    ),
    ("2027-12-10", [("check-in", #"{"reservation":"Winter Guest"}"#)]),
    ("2027-12-11", [("check-out", #"{"reservation":"Winter Guest"}"#)]),
  ]

  private func life(_ site: String) throws -> MarkedLife {
    let life = try MarkedLife(site: site)
    var keys = 0
    for (day, steps) in Self.others {
      for (command, given) in steps {
        keys += 1
        try life.take(
          .plain(command, "\(given.dropLast())\(given == "{}" ? "" : ",")\"key\":\"key \(keys)\"}"), on: day)
      }
    }
    return life
  }

  private func camp(_ life: MarkedLife) -> TestCampground { TestCampground(store: life.store, today: "2027-12-12") }

  /// The images of everything but sites, and the answers to keys.
  private func kept(_ life: MarkedLife, before entry: EntryID) throws -> [String] {
    try life.store.rows(
      """
      SELECT kind || thing || ' ' || coalesce(before, '') || ' ' || coalesce(after, '') FROM change
      WHERE kind <> 'site' AND command < \(entry)
      UNION ALL SELECT name || ' ' || answer FROM key WHERE command IS NULL OR command < \(entry)
      """
    ) { try $0[0] as String }
  }

  @Test func `to the letter, and each entry is undone as it would have been`() throws {
    // A number of the same place in the order, by which sites are chosen.
    let (former, always) = (try life("12ZQ77"), try life("12"))
    let last = try camp(former).log.newest
    #expect(try camp(former).places(naming: "ZQ77").contains("key.answer"))
    // Either site changes, so that earlier changes of it are as little undone.
    try camp(former).renumber("12ZQ77", as: "12") { $0.sewer = true }
    try camp(always).renumber("12", as: "12") { $0.sewer = true }
    #expect(try camp(former).places(naming: "ZQ77") == [])
    #expect(try Contents(of: camp(former)) == Contents(of: camp(always)))
    let end = EntryID(rawValue: last.rawValue + 1)
    let (one, other) = (try kept(former, before: end), try kept(always, before: end))
    #expect(one.count == other.count)
    #expect(zip(one, other).first { $0 != $1 }.map { "\($0), not \($1)" } == nil)
    #expect(try camp(former).checks.check().problems == [])
    for number in stride(from: last.rawValue, through: 1, by: -1) {
      let entry = EntryReference(EntryID(rawValue: number))
      #expect(outcome { try camp(former).undo.undo(entry) } == outcome { try camp(always).undo.undo(entry) })
    }
    #expect(try Contents(of: camp(former)) == Contents(of: camp(always)))
  }

  private func outcome(_ undo: () throws -> WriteResult<Undone>) -> String {
    do {
      return "\(try undo().undone)"
    } catch {
      return ((error as? CampingError)?.name).map { "\($0)" } ?? "\(error)"
    }
  }
}
