import Foundation
import Testing

/// The needs of a party, as they are typed and read.
@Suite struct NeedsCommandTests: ~Copyable {
  private let shell = Shell.campground()

  private static let stay = "--camper c-1 --arrive 2027-07-04 --nights 2"

  private func needs(_ answer: [String: Any]) throws -> [String: Any] {
    try #require(answer["needs"] as? [String: Any])
  }

  @Test(arguments: ["electricity", "water", "sewer", "pull-through", "accessible"])
  func `each need is given, shown, ended and given again by its name`(name: String) throws {
    let key = name == "pull-through" ? "pullThrough" : name
    try shell.json("add-site 14 --electricity --water --sewer --pull-through --accessible")
    #expect(try needs(shell.json("reserve --site 14 \(Self.stay) --\(name)"))[key] as? Bool == true)
    #expect(try needs(shell.json("show-reservation r-1"))[key] as? Bool == true)
    #expect(try shell.run("campctl show-reservation r-1").output.contains("Needs        \(name)\n"))
    #expect(try needs(shell.json("change r-1 --no-\(name)"))[key] as? Bool == false)
    #expect(try !shell.run("campctl show-reservation r-1").output.contains("Needs"))
    #expect(try shell.batch(#"{"command":"change","reservation":"r-1","\#(key)":true}"#).outline == ["1 ok"])
    #expect(try needs(shell.json("show-reservation r-1"))[key] as? Bool == true)
    #expect(
      try shell.run("campctl log --limit 1").output.contains("\(key == "pullThrough" ? "pull through" : name) yes"))
  }

  @Test func `amperes go with the electricity`() throws {
    try shell.json("reserve --site 12 \(Self.stay) --electricity --amps 30")
    #expect(try shell.run("campctl show-reservation r-1").output.contains("Needs        electricity, 30 A\n"))
    #expect(try needs(shell.json("change r-1 --no-electricity"))["amps"] as? [Int] == [])
    #expect(try shell.run("campctl log --limit 1").output.contains("electricity no, amps none"))
  }

  @Test func `a refused move names the option that ends the need`() throws {
    try shell.json("add-site 14")
    try shell.json("reserve --site 12 \(Self.stay) --water")
    let refused = try shell.run("campctl move r-1 --site 14")
    #expect(refused.status == 5)
    #expect(
      refused.errors == """
        Error: The site has no water.
        Hint: campctl change R --no-water ends the need.

        """)
  }

  @Test func `a site that loses the feature names the stays that need it`() throws {
    try shell.json("reserve --site 12 \(Self.stay) --electricity")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-08-04 --nights 2")
    let changed = try shell.run("campctl change-site 12 --amps '' --no-electricity")
    #expect(changed.errors == "Hint: r-1 needs a feature that site 12 no longer has, and still has it.\n")
  }

  @Test func `they come back with an export of reservations, and with the whole campground`() throws {
    try shell.json("reserve --site 12 \(Self.stay) --amps 30,50 --water --ref 7 --source web")
    let table = shell.home.appending(path: "stays.csv").path
    _ = try shell.run("campctl export reservations \(table) --csv")
    try shell.json("cancel r-1")
    let imported = try shell.run(
      #"sed 's/"7"/"8"/' '\#(table)' > '\#(table)2' && campctl import reservations '\#(table)2' --json"#)
    #expect(imported.status == 0, "\(imported.errors)")
    let again = try needs(shell.json("show-reservation r-2"))
    #expect(again.differences(from: ["amps": [30, 50], "water": true, "sewer": false]) == [])
    let folder = shell.home.appending(path: "whole").path
    try shell.json("export all \(folder)")
    let other = shell.home.appending(path: "other.sqlite").path
    try shell.json("import all \(folder) --store \(other)")
    #expect(try needs(shell.json("show-reservation r-2 --store \(other)"))["amps"] as? [Int] == [30, 50])
  }

  @Test func `all that a block has displaced are placed by one command, and who is not is named`() throws {
    try shell.perform(
      """
      add-site 14 --water
      add-site 15
      reserve --site 12 \(Self.stay) --water
      reserve --site 15 \(Self.stay) --adults 3
      block-site 12 15 --from 2027-07-04 --nights 2 --because flood --force
      """)
    let moved = try shell.run("campctl move --displaced --any-site")
    #expect(moved.status == 3)
    #expect(
      moved.output == """
        Moved r-1, Bacon Lover: site 14, Sun 2027-07-04 to Tue 2027-07-06 (2 nights).
        r-2, Bacon Lover, 910-543-9000, cannot be placed: no site that fits is free from Sun 2027-07-04 to Tue 2027-07-06.

        """)
    try shell.json("add-site 16")
    let rest = try shell.jsonList("move --displaced --any-site")
    #expect(rest.map { $0["id"] as? String } == ["r-2"])
    #expect(rest.first?["site"] as? String == "16" && rest.first?["displaced"] as? Bool == false)
    #expect(try shell.run("campctl move --displaced --any-site").errors.contains("No reservation is displaced."))
    #expect(try shell.jsonList("move --displaced --any-site").isEmpty)
    for line in ["move --displaced", "move r-1 --displaced --any-site", "move --displaced --site 14"] {
      #expect(try shell.refusal(line).status == 64, "\(line)")
    }
  }
}
