import Foundation
import Testing

/// The words and keys of a move about the rules and the price of the new site.
@Suite struct MoveCommandTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-site G --type group
    add-rate Standard --nightly 40.00
    add-rate Group --nightly 120.00 --type group
    settings --type group --min-nights 2
    reserve --site 12 --camper c-1 --arrive 2027-07-26 --nights 1
    reserve --site G --camper c-1 --arrive 2027-07-26 --nights 2
    reserve --site 12 --camper c-1 --arrive 2027-08-02 --nights 2
    """)

  @Test func `a type's rule refuses a move, and an override with its reason allows it`() throws {
    try shell.json("cancel r-2")
    #expect(try shell.refusal("move r-1 --site G").outline == "5 belowMinimumStay")
    #expect(try shell.run("campctl move r-1 --site G --override ''").status == 5)
    #expect(try shell.run("campctl move r-1 --site G --override 'a fallen tree'").errors.hasPrefix("Overridden: "))
    let request = try shell.jsonList("log --limit 1").first?["request"] as? [String: Any]
    #expect(request?["override"] as? String == "a fallen tree")
    #expect(request?["overridden"] as? [String] == ["belowMinimumStay"])
    try shell.json("undo --yes")
    #expect(
      try shell.json("move r-1 --site G --override x --dry-run")["overridden"] as? [String] == ["belowMinimumStay"])
  }

  @Test func `the difference is answered, and charged when it is to be`() throws {
    #expect(try shell.json("move r-3 --site G -n").differences(from: ["difference": "160.00", "total": "80.00"]) == [])
    #expect(try shell.json("move r-3 --site G --reprice")["total"] as? String == "240.00")
    #expect(try shell.json("move r-3 --site 12")["difference"] as? String == "-160.00")
    #expect(try shell.json("move r-3 --site 12").differences(from: ["changed": false, "difference": "0.00"]) == [])
  }

  @Test func `without prices there is no difference`() throws {
    let shell = Shell.campground("add-site 14\nreserve --site 12 --camper c-1 --arrive 2027-07-26 --nights 1")
    #expect(try shell.json("move r-1 --site 14")["difference"] is NSNull)
  }

  @Test func `a swap answers a difference for each, and asks each for a reason`() throws {
    #expect(try shell.refusal("swap r-1 r-2").outline == "5 belowMinimumStay")
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
    let first = try shell.json("move r-3 --site G --key k")
    try shell.json("remove-rate Group")
    let again = try shell.json("move r-3 --site G --key k")
    #expect(again["replayed"] as? Bool == true)
    #expect(again["difference"] as? String == first["difference"] as? String)
    #expect(first["difference"] as? String == "160.00")
  }
}
