import Foundation
import Testing

/// Several sites at once, and callers who are new, as the desk types them.
@Suite struct SeveralSitesCommandTests: ~Copyable {
  private static let days = "--arrive 2027-07-04 --nights 2"

  private let shell = Shell.campground("add-site 13..15")

  @Test func `several sites answer a list, with sentences that name each`() throws {
    let made = try shell.jsonList("reserve --sites 12,14 --camper c-1 \(Self.days) --group Scouts --key k")
    #expect(made.map { $0["site"] as? String } == ["12", "14"])
    #expect(made.map { $0["id"] as? String } == ["r-1", "r-2"])
    #expect(made.allSatisfy { $0["changed"] as? Bool == true && $0["group"] as? String == "Scouts" })
    let again = try shell.jsonList("reserve --sites 12,14 --camper c-1 \(Self.days) --group Scouts --key k")
    #expect(again.allSatisfy { $0["replayed"] as? Bool == true })
    let told = try shell.run("campctl reserve --any-site --count 2 --camper c-1 --arrive 2027-08-04 --nights 2 -n")
    #expect(told.output.split(separator: "\n").allSatisfy { $0.hasPrefix("Dry run, nothing is kept: Reserved site 1") })
    #expect(told.errors == "Sites 12 and 13 were chosen because they lie side by side.\n")
    #expect(try shell.jsonList("list-reservations").count == 2)
    try shell.json("undo --yes")
    #expect(try shell.jsonList("list-reservations").isEmpty)
  }

  @Test func `one site of several answers a list, too, and a plain request an object`() throws {
    #expect(try shell.jsonList("reserve --sites 12 --camper c-1 \(Self.days)").count == 1)
    #expect(try shell.jsonList("hold --any-site --count 1 --camper c-1 \(Self.days)").count == 1)
    #expect(try shell.json("reserve --site 14 --camper c-1 \(Self.days)")["site"] as? String == "14")
  }

  @Test func `every site that is taken is named, and nothing is kept`() throws {
    _ = try shell.jsonList("reserve --sites 12,14 --camper c-1 \(Self.days)")
    let line = "reserve --sites 12,13,14 --camper c-1 \(Self.days)"
    let refused = try shell.refusal(line)
    #expect(refused.status == 3)
    #expect(refused.problems.map { $0["value"] as? String } == ["12", "14"])
    #expect(try shell.run("campctl \(line)").errors.hasSuffix("Hint: Site 15 is free for these nights.\n"))
    #expect(try shell.jsonList("list-reservations").count == 2)
    let few = try shell.run("campctl reserve --any-site --count 3 --camper c-1 \(Self.days)")
    #expect(few.status == 3)
    #expect(few.errors.hasPrefix("Error: Only 2 sites that fit are free for these nights; 3 were requested.\n"))
  }

  @Test func `what one site breaks is said with the site`() throws {
    try shell.json("change-site 13 --max-people 1")
    let told = try shell.run("campctl reserve --sites 12,13 --camper c-1 \(Self.days)")
    #expect(told.status == 5)
    #expect(told.errors.hasPrefix("Error: Site 13: "))
    #expect(told.errors.contains("Hint: --override-capacity REASON"))
  }

  @Test(arguments: [
    "--sites 12,13 --any-site", "--sites 12 --site 13", "--sites 12 --count 2 --any-site", "--count 2",
    "--site 12 --count 2", "--site 12 --any-site --count 2",
  ])
  func `sites are given in one way`(given: String) throws {
    #expect(try shell.refusal("reserve \(given) --camper c-1 \(Self.days)").status == 64)
  }

  @Test func `a line of a batch takes several sites, as words and as JSON`() throws {
    let lines = """
      reserve --sites 12,13 --camper c-1 \(Self.days)
      {"command":"reserve","sites":["14"],"camper":"c-1","arrive":"2027-07-04","nights":2}
      {"command":"block-site","number":["12","13"],"from":"2027-09-01","nights":1,"reason":"x"}
      {"command":"block-site","number":"14","from":"2027-09-01","nights":1,"reason":"x"}
      """
    try Data(lines.utf8).write(to: shell.home.appending(path: "lines"))
    let result = try shell.run("campctl batch ~/lines --jsonl")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try shell.jsonList("list-reservations").count == 3)
    #expect(try shell.jsonList("list-blocks").count == 3)
  }

  @Test func `a new caller is added by the same command, and the answer says who it is`() throws {
    let line = "reserve --site 12 --new 'Ann Lee' --phone 555-0101 --email ann@example.org \(Self.days)"
    let told = try shell.run("campctl \(line)")
    #expect(told.output == "Reserved site 12 for Ann Lee: r-1, Sun 2027-07-04 to Tue 2027-07-06 (2 nights).\n")
    #expect(told.errors == "Added camper c-2, Ann Lee.\n")
    #expect(try shell.json("show-camper c-2")["email"] as? String == "ann@example.org")
    let again = try shell.run("campctl reserve --site 13 --new 'Ann Lee' --phone '(555) 0101' \(Self.days)")
    #expect(
      again.errors == """
        Ann Lee is camper c-2 already.
        Hint: Ann Lee has nights in common on site 12, too: r-1, Sun 2027-07-04 to Tue 2027-07-06.

        """)
    let twin = try shell.run("campctl hold --site 14 --new 'Ann Lee' --phone 555-0199 \(Self.days)")
    #expect(twin.errors == "Added camper c-3, Ann Lee.\nHint: c-2 may be the same person: Ann Lee, 555-0101.\n")
    let waits = try shell.run("campctl join-waitlist --new 'Bo Park' --phone 555-0177 \(Self.days)")
    #expect(waits.errors.hasPrefix("Added camper c-4, Bo Park.\n"))
    try shell.json("undo --yes")
    #expect(try shell.jsonList("list-campers").count == 3)
  }

  @Test(arguments: [
    "--new 'Ann Lee'", "--new 'Ann Lee' --phone 555-0101 --camper c-1", "--camper c-1 --phone 555-0101",
    "--camper c-1 --email a@example.org", "",
  ])
  func `there is either a camper or a whole new one`(given: String) throws {
    for command in ["reserve --site 12", "hold --site 12", "join-waitlist"] {
      #expect(try shell.refusal("\(command) \(given) \(Self.days)").status == 64)
    }
    #expect(try shell.jsonList("list-campers").count == 1)
  }

  @Test func `a new caller under a key is the same request again`() throws {
    let line = "reserve --site 12 --new 'Ann Lee' --phone 555-0101 \(Self.days) --key k"
    try shell.json(line)
    #expect(try shell.json(line)["replayed"] as? Bool == true)
    #expect(try shell.refusal(line.replacing("Ann", with: "Anna")).status == 3)
    #expect(try shell.jsonList("list-campers").count == 2)
  }
}
