import Foundation
import Testing

/// The words and keys of a move about the rules and the price of the new site.
@Suite struct MoveCommandTests {
  private func shell() throws -> Shell {
    let shell = try Shell.withCampground()
    let made = try shell.batch(
      """
      add-site G --type group
      add-rate Standard --nightly 40.00
      add-rate Group --nightly 120.00 --type group
      settings --type group --min-nights 2
      reserve --site 12 --camper c-1 --arrive 2027-07-26 --nights 1
      reserve --site G --camper c-1 --arrive 2027-07-26 --nights 2
      reserve --site 12 --camper c-1 --arrive 2027-08-02 --nights 2
      """)
    try #require(made.status == 0, "\(made.errors)")
    return shell
  }

  @Test func `a type's rule refuses a move, and an override with its reason allows it`() throws {
    let shell = try shell()
    try shell.json("cancel r-2")
    let refused = try shell.run("campctl move r-1 --site G")
    #expect(refused.status == 5)
    #expect(
      refused.errors == """
        Error: The minimum stay on sites of type group is 2 nights; 1 was requested.
        Hint: --override REASON allows it.

        """)
    #expect(try shell.run("campctl move r-1 --site G --override ''").status == 5)
    let done = try shell.run("campctl move r-1 --site G --override 'a fallen tree'")
    #expect(done.output == "Moved r-1, Bacon Lover: site G, Mon 2027-07-26 to Tue 2027-07-27 (1 night).\n")
    #expect(
      done.errors == """
        Overridden: The minimum stay on sites of type group is 2 nights; 1 was requested.
        Hint: This site would cost 80.00 more: campctl reprice r-1

        """)
    let request = try shell.jsonList("log --limit 1").first?["request"] as? [String: Any]
    #expect(request?["override"] as? String == "a fallen tree")
    #expect(request?["overridden"] as? [String] == ["belowMinimumStay"])
    try shell.json("undo --yes")
    #expect(
      try shell.json("move r-1 --site G --override x --dry-run")["overridden"] as? [String] == ["belowMinimumStay"])
  }

  @Test func `the difference is answered, and charged when it is to be`() throws {
    let shell = try shell()
    let tried = try shell.json("move r-3 --site G -n")
    #expect(tried["difference"] as? String == "160.00")
    #expect(tried["total"] as? String == "80.00")
    let done = try shell.run("campctl move r-3 --site G --reprice")
    #expect(
      done.output
        == "Moved r-3, Bacon Lover: site G, Mon 2027-08-02 to Wed 2027-08-04 (2 nights); 160.00 USD more, 240.00 in all.\n"
    )
    #expect(done.errors.isEmpty)
    let back = try shell.run("campctl move r-3 --site 12").errors
    #expect(back == "Hint: This site would cost 160.00 less: campctl reprice r-3\n")
    let stays = try shell.json("move r-3 --site 12")
    #expect(stays["changed"] as? Bool == false)
    #expect(stays["difference"] as? String == "0.00")
  }

  @Test func `without prices there is no difference`() throws {
    let shell = try Shell.withCampground()
    try shell.json("add-site 14")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-26 --nights 1")
    #expect(try shell.json("move r-1 --site 14")["difference"] is NSNull)
  }

  @Test func `a swap answers a difference for each, and asks each for a reason`() throws {
    let shell = try shell()
    let refused = try shell.run("campctl swap r-1 r-2")
    #expect(refused.status == 5)
    #expect(
      refused.errors == """
        Error: r-1: The minimum stay on sites of type group is 2 nights; 1 was requested.
        Hint: --override REASON allows it.

        """)
    let line = "swap r-1 r-2 --override 'one party'"
    let tried = try shell.run("campctl \(line) -n --json").output
    let pair = try #require(try JSONSerialization.jsonObject(with: Data(tried.utf8)) as? [[String: Any]])
    #expect(pair.map { $0["difference"] as? String } == ["80.00", "-160.00"])
    let hinted = try shell.run("campctl \(line) -n").errors
    #expect(hinted.contains("Hint: Site G would cost 80.00 more: campctl reprice r-1\n"))
    #expect(hinted.contains("Hint: Site 12 would cost 160.00 less: campctl reprice r-2\n"))
    let done = try shell.run("campctl \(line) --reprice")
    #expect(
      done.output == """
        Moved r-1, Bacon Lover: site G, Mon 2027-07-26 to Tue 2027-07-27 (1 night); 80.00 USD more, 120.00 in all.
        Moved r-2, Bacon Lover: site 12, Mon 2027-07-26 to Wed 2027-07-28 (2 nights); 160.00 USD less, 80.00 in all.

        """)
  }

  @Test func `a repeated move under its key answers the same difference`() throws {
    let shell = try shell()
    let first = try shell.json("move r-3 --site G --key k")
    try shell.json("remove-rate Group")
    let again = try shell.json("move r-3 --site G --key k")
    #expect(again["replayed"] as? Bool == true)
    #expect(again["difference"] as? String == first["difference"] as? String)
    #expect(first["difference"] as? String == "160.00")
  }
}
