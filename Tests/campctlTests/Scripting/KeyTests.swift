import CampgroundManager
import Foundation
import Testing

/// A key makes repeating a command harmless.
@Suite struct KeyTests: ~Copyable {
  private let shell = Shell.campground()

  static let stay = "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2"

  private func same(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    NSDictionary(dictionary: one) == NSDictionary(dictionary: other)
  }

  @Test func `the same request under the same key is answered again and does nothing`() throws {
    var first = try shell.json("\(Self.stay) --key a")
    let before = shell.storeBytes
    for options in ["", "--actor other", "--now 2027-06-20T12:00", "--jsonl", "--yes"] {
      let again = try shell.run("campctl \(Self.stay) --key a \(options == "--jsonl" ? "" : "--json") \(options)")
      #expect(again.status == 0)
      let answer = try #require(try JSONSerialization.jsonObject(with: Data(again.output.utf8)) as? [String: Any])
      first["replayed"] = true
      #expect(same(first, answer), "\(options)")
      #expect(shell.storeBytes == before)
    }
    #expect(try shell.jsonList("list-reservations").count == 1)
    #expect(try shell.run("campctl \(Self.stay) --key a").output.hasPrefix("Done before: Reserved site 12"))
    #expect(try shell.run("campctl \(Self.stay) --key a -q").output == "r-1\n")
  }

  @Test func `another request under the key is a conflict`() throws {
    try shell.json("\(Self.stay) --key a")
    let before = shell.storeBytes
    for other in [
      "\(Self.stay) --notes other", "\(Self.stay) --pets 1", "\(Self.stay) --water",
      Self.stay.replacing("07-04", with: "07-05"), "cancel r-1", "add-site 1",
    ] {
      let refusal = try shell.refusal("\(other) --key a")
      #expect(refusal.status == 3)
      #expect(refusal.name == "keyReused")
    }
    #expect(shell.storeBytes == before)
  }

  @Test func `a refused request leaves the key free`() throws {
    #expect(try shell.refusal("add-site 12 --key a").status == 5)
    #expect(try shell.refusal("cancel r-9 --key a").status == 4)
    #expect(try shell.json("\(Self.stay) --key a")["replayed"] as? Bool == false)
  }

  @Test func `undo frees the key, and redo does not bind it`() throws {
    try shell.json("\(Self.stay) --key a")
    try shell.json("undo --yes")
    #expect(try shell.json("\(Self.stay) --key a").differences(from: ["replayed": false, "id": "r-2"]) == [])
  }

  @Test func `undoing a batch frees its keys`() throws {
    #expect(try shell.batch("add-site 1\nadd-site 2", "--key a").status == 0)
    try shell.json("undo --yes")
    let again = try shell.batch("add-site 1\nadd-site 2", "--key a")
    #expect(again.replies.map { $0.result?["replayed"] as? Bool } == [false, false])
  }

  @Test func `a replay calls the camper as the camper is called now, and keeps the rest`() throws {
    try shell.json("\(Self.stay) --key a --notes 'near the lake'")
    try shell.json("change-camper c-1 --full-name 'Bacon Eater'")
    try shell.json("cancel r-1")
    let again = try shell.json("\(Self.stay) --key a --notes 'near the lake'")
    #expect(again["replayed"] as? Bool == true)
    #expect((again["camper"] as? [String: Any])?["fullName"] as? String == "Bacon Eater")
    #expect(again.differences(from: ["status": "reserved", "version": 1]) == [])
    #expect((again["segments"] as? [Any])?.count == 1)
    #expect(try shell.json("show-reservation r-1")["status"] as? String == "cancelled")
  }

  @Test func `a change that changed nothing is replayed, too`() throws {
    #expect(try shell.json("change-site 12 --water --key a")["changed"] as? Bool == false)
    let again = try shell.json("change-site 12 --water --key a")
    #expect(again.differences(from: ["replayed": true, "changed": false]) == [])
    #expect(try shell.refusal("change-site 12 --no-water --key a").status == 3)
  }

  @Test func `a key of a program from before is answered again, and holds against another request`() throws {
    let lines = [Self.stay, "cancel r-1 --because ill"]
    #expect(try shell.batch(lines.joined(separator: "\n"), "--key a").status == 0)
    let texts = [OldRequestTexts.all[0].kept, #"cancel {"reason":"ill","reservation":"r-1"}"#]
    let store = try Store(shell.location)
    for (number, text) in texts.enumerated() {
      try store.damage("UPDATE key SET request = \(text) WHERE name = \("a:\(number + 1)")")
    }
    let again = try shell.batch(lines.joined(separator: "\n"), "--key a")
    #expect(again.status == 0)
    #expect(again.replies.map { $0.result?["replayed"] as? Bool } == [true, true])
    #expect(try shell.refusal("\(Self.stay) --adults 3 --key a:1").name == "keyReused")
    #expect(try shell.refusal("cancel r-1 --key a:2").name == "keyReused")
  }

  @Test func `an empty key is refused as an argument`() throws {
    let refusal = try shell.refusal("add-site 1 --key ''")
    #expect([5, 64].contains(refusal.status))
    #expect(refusal.problems.first?["field"] as? String == "key")
  }
}
