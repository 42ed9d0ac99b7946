import CampgroundManager
import Foundation
import Testing

/// The keys of a forgotten person: they cannot be read, and nothing is done twice under them.
@Suite struct ErasedKeyTests: ~Copyable {
  private let shell = Shell.campground()

  static let lines = """
    add-site 14
    add-camper 'Maple Walnut' --phone 555-0142
    reserve --site 12 --camper 'Maple Walnut' --arrive 2027-06-03 --nights 2
    pay r-1 45.00 --method cash
    pay r-1 45.00 --method cash
    refund r-1 90.00 --method cash
    charge r-2 5.00
    cancel r-1
    """

  /// Makes Bacon Lover's r-2, and the changes of the lines, after which Maple Walnut is forgotten.
  private func forgetMaple() throws {
    #expect(
      try shell.batch(Self.lines, "--keep-going --key 'k-Maple Walnut'").outline.filter { $0.hasSuffix("ok") }.count
        == 7)
    try shell.json("reserve --site 14 --camper c-1 --arrive 2027-06-10 --nights 1 --key later")
    try shell.json("forget-camper c-2 --yes --key 'forget Maple Walnut'")
  }

  private func keys() throws -> [String] {
    try shell.jsonList("log").compactMap { $0["key"] as? String }
  }

  @Test func `a batch run again pays nothing twice`() throws {
    try forgetMaple()
    let entries = try shell.json("account r-1")["entries"] as? [[String: Any]]
    let again = try shell.batch(Self.lines, "--keep-going --key 'k-Maple Walnut'")
    #expect(again.status == 6)
    #expect(again.outline == ["1 ok"] + (2...6).map { "\($0) 3" } + ["7 ok", "8 3"])
    #expect(again.replies[0].result?["replayed"] as? Bool == true)
    #expect(again.replies.compactMap { $0.error?["name"] as? String } == Array(repeating: "keyErased", count: 6))
    #expect(entries?.count == 3)
    #expect(try (shell.json("account r-1")["entries"] as? [[String: Any]])?.count == 3)
  }

  @Test func `forgetting by name is refused under its key, not for the name that is gone`() throws {
    try shell.json("add-camper 'Maple Walnut' --phone 555-0142")
    let words = "forget-camper 'Maple Walnut' --yes --key forget-once"
    try shell.json(words)
    #expect(try shell.refusal(words).name == "keyErased")
    #expect(try shell.refusal("forget-camper 'Maple Walnut' --yes").status == 4)
  }

  @Test func `what was done under a key is answered again without a question`() throws {
    _ = try shell.batch("add-site 14\nadd-site 15", "")
    #expect(try shell.refusal("undo --key once").name == "declined")
    try shell.json("undo --yes --key once")
    #expect(try shell.json("undo --key once")["replayed"] as? Bool == true)
  }

  @Test func `the refusal says whose the key was without a name`() throws {
    try forgetMaple()
    let refused = try shell.refusal("pay r-1 45.00 --method cash --key 'k-Maple Walnut:5'")
    #expect(refused.status == 3)
    #expect(refused.name == "keyErased")
    #expect(refused.message.contains("a camper whose record was since erased"))
  }

  @Test func `keys are kept as digests with one salt, and others' keys as they are`() throws {
    try forgetMaple()
    try shell.json("add-camper 'Tent Pole' --phone 555-0102 --key other")
    try shell.json("forget-camper c-3 --yes")
    let erased = try keys().filter { $0.hasPrefix("erased:") }
    #expect(erased.count == 9 && Set(erased).count == 9)
    #expect(Set(erased.map { $0.split(separator: ":")[1] }).count == 1)
    #expect(try keys().filter { !$0.hasPrefix("erased:") } == ["later"])
    #expect(
      try shell.json("reserve --site 14 --camper c-1 --arrive 2027-06-10 --nights 1 --key later")["replayed"] as? Bool
        == true)
    #expect(try shell.run("campctl check").status == 0)
    #expect(try shell.refusal("add-camper 'Tent Pole' --phone 555-0102 --key other").name == "keyErased")
  }

  @Test func `the forgetting is answered again under its key, and again when nothing was left to forget`() throws {
    try forgetMaple()
    #expect(try shell.json("forget-camper c-2 --yes --key 'forget Maple Walnut'")["replayed"] as? Bool == true)
    #expect(try shell.json("forget-camper c-2 --yes --key 'Maple again'")["changed"] as? Bool == false)
    #expect(try shell.json("forget-camper c-2 --yes --key 'Maple again'")["replayed"] as? Bool == true)
    #expect(try shell.refusal("add-site 15 --key 'Maple again'").name == "keyReused")
    #expect(shell.storeBytes?.range(of: Data("Maple".utf8)) == nil)
  }

  @Test func `nobody can give a key the name of an erased one`() throws {
    try forgetMaple()
    let names = try keys().filter { $0.hasPrefix("erased:") } + ["erased:mine"]
    for name in names {
      #expect(try shell.refusal("add-site 15 --key \(name)").outline == "5 reservedKey")
    }
  }

  @Test func `undo frees an erased key of something that was not the person's`() throws {
    try shell.json("add-camper 'Maple Walnut' --phone 555-0142")
    try shell.json("add-site 15 --key 'for Maple Walnut'")
    try shell.json("forget-camper c-2 --yes")
    #expect(try shell.json("add-site 15 --key 'for Maple Walnut'")["replayed"] as? Bool == true)
    try shell.json("undo o-4 --yes")
    #expect(try shell.json("add-site 15 --key 'for Maple Walnut'")["replayed"] as? Bool == false)
  }

  @Test func `a forgetting's key without the person's name is kept as it was typed`() throws {
    try shell.json("forget-camper c-1 --yes --key job-7")
    #expect(try keys() == ["job-7"])
    #expect(try shell.json("forget-camper c-1 --yes --key job-7")["replayed"] as? Bool == true)
  }

  @Test func `a store with keys that were renamed before there were digests is read and goes on`() throws {
    try forgetMaple()
    let store = try Store(shell.location)
    try store.write {
      try store.execute("UPDATE command SET key = 'forgotten-9-' || id WHERE key LIKE 'erased:%'")
      try store.execute("UPDATE key SET name = 'forgotten-9-' || command WHERE name LIKE 'erased:%'")
    }
    #expect(try shell.run("campctl check").status == 0)
    #expect(try shell.refusal("add-site 15 --key forgotten-9-4").name == "keyErased")
    #expect(try shell.json("add-site 15 --key free")["changed"] as? Bool == true)
  }
}
