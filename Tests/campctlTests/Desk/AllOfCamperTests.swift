import Testing

/// A party with two sites, which comes and goes as one.
@Suite struct AllOfCamperTests: ~Copyable {
  /// Ann Lee has r-1 and r-2 from today on, and r-3 later; another Ann Lee has r-4 today.
  private let shell = Shell.campground(Self.lines(and: "Ben Fox"))

  private static func lines(and other: String) -> String {
    """
    add-site 1..2
    add-rate base --nightly 30
    add-camper 'Ann Lee' --phone 555-0101
    add-camper '\(other)' --phone 555-0102
    reserve --site 1 --camper c-2 --arrive 2027-06-01 --nights 2
    reserve --site 2 --camper c-2 --arrive 2027-06-01 --nights 2
    reserve --site 1 --camper c-2 --arrive 2027-06-20 --nights 2
    reserve --site 12 --camper c-3 --arrive 2027-06-01 --nights 2
    """
  }

  @Test func `all of its stays that can be checked in are, and then checked out`() throws {
    let checkedIn = try shell.run("campctl check-in 'ann lee' --all")
    #expect(checkedIn.output.split(separator: "\n").map { $0.prefix(14) } == ["Checked in r-1", "Checked in r-2"])
    let out = try shell.jsonList("check-out 555-0101 --all --now 2027-06-03")
    #expect(out.compactMap { $0["id"] as? String } == ["r-1", "r-2"])
    #expect(out.allSatisfy { $0["status"] as? String == "checked-out" })
    try shell.json("undo --yes")
    #expect(try shell.json("show-reservation r-2")["status"] as? String == "checked-in")
    #expect(try shell.refusal("check-out 'Ben Fox' --all").status == 4)
  }

  @Test(arguments: ["check-in 'ann leed' --all", "check-out 'ann leed' --all", "pay 'ann leed' 5 --all"])
  func `a name that is near is to be found, not to be added`(line: String) throws {
    let refused = try shell.run("campctl \(line)")
    #expect(refused.status == 4)
    #expect(
      refused.errors.contains("Ann Lee") && refused.errors.contains("campctl find 'ann leed'"), "\(refused.errors)")
    #expect(!refused.errors.contains("add-camper"))
  }

  @Test func `a payment for all is spread as by the camper`() throws {
    let paid = try shell.json("pay 'Ann Lee' 90 --method cash --all")
    #expect(paid["total"] as? String == "90.00")
    #expect((paid["payments"] as? [[String: Any]])?.compactMap { $0["reservation"] as? String } == ["r-1", "r-2"])
  }

  @Test(arguments: ["check-in 'Ann Lee' --all", "check-out 'Ann Lee' --all", "pay 'Ann Lee' 5 --all"])
  func `campers of one name are not one`(line: String) throws {
    let shell = Shell.campground(Self.lines(and: "ann lee"))
    #expect(try shell.refusal(line.replacing("Ann Lee", with: "ANN LEE")).status == 3)
    #expect(try shell.run("campctl check-in 'ANN LEE'").errors.contains("--all") == false)
  }

  @Test(arguments: [
    "check-in --site 1 --all", "check-in r-1 --all", "check-in 1 --all", "check-out --group Lees --all",
    "pay --camper c-2 5 --all",
  ])
  func `all is of a camper who is named as the reservation would be`(line: String) throws {
    let refused = try shell.refusal(line)
    #expect(refused.status == 64)
    #expect(refused.problems.first?["field"] as? String == "all")
  }

  @Test func `a line of a batch does it, too`() throws {
    let done = try shell.batch(#"{"command":"check-in","reservation":"Ann Lee","all":true}"#, "--jsonl")
    #expect(done.status == 0, "\(done.errors)")
  }

  @Test(arguments: ["y", "n"]) func `at a terminal the one name that is near is asked for`(answer: String) throws {
    let talk = try Conversing("check-in 'ben f'", in: shell)
    try talk.answer(
      "There is no reservation ben f. Is r-4 (Ben Fox, site 12, Tue 2027-06-01 to Thu 2027-06-03) meant? [y/N]", answer)
    #expect(talk.end().status == (answer == "y" ? 0 : 2))
    let status = answer == "y" ? "checked-in" : "reserved"
    #expect(try shell.json("show-reservation r-4")["status"] as? String == status)
  }

  @Test func `a site is found without its zeros, and the answer has its number`() throws {
    try shell.json("add-site 006")
    let made = try shell.json("reserve -s 6 -c c-3 -a 2027-06-01 -N 1")
    #expect(made["site"] as? String == "006")
    #expect((made["sitesRead"] as? [[String: String]]) == [["given": "6", "site": "006"]])
    let told = try shell.run("campctl check-in -s 6")
    #expect(told.output.contains("on site 006") && told.errors.contains("6 is site 006.\n"), "\(told.errors)")
    #expect(try shell.jsonList("list-reservations --site 06").map { $0["sitesRead"] != nil } == [true])
    #expect(try shell.json("show-site 006")["sitesRead"] == nil)
    #expect(try shell.refusal("reserve --sites 6,006 -c c-3 -a 2027-07-01 -N 1").status == 5)
    let batch = try shell.batch("show-site 6\nshow-site 006", "--jsonl")
    #expect(batch.replies.map { $0.result?["sitesRead"] != nil } == [true, false])
  }
}
