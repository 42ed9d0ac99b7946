import Testing

/// Digits that name a reservation, where somebody else has the site of that number (domain rule R41).
@Suite struct OtherReadingTests: ~Copyable {
  /// Reservation r-2 of Ann Lee on site 1, and r-1 of Bacon Lover on site 2.
  private let shell = Shell.campground(
    """
    add-camper 'Ann Lee' --phone 555-0101
    add-site 1
    add-site 2
    reserve --site 2 --camper c-1 --arrive 2027-06-01 --nights 2
    reserve --site 1 --camper c-2 --arrive 2027-06-01 --nights 2
    """)

  private static let words = "2 is reservation r-2 (Ann Lee); site 2 is r-1's (Bacon Lover)"

  @Test(arguments: [
    ("check-in 2", "check-in --site 2"), ("cancel 2", "cancel --site 2"), ("pay 2 50.00", "pay --site 2"),
    ("show-reservation 2", "show-reservation --site 2"), ("move 2 --site 12", "move --from-site 2"),
    ("change 2 --adults 3", "change --site 2"), ("refund 2 0", "refund --site 2"),
    ("check-in 2 --dry-run", "check-in --site 2"),
  ])
  func `the answer names the party of the site, too`(_ line: String, _ other: String) throws {
    let done = try shell.run("campctl \(line)")
    #expect(done.status == 0)
    #expect(done.errors.hasPrefix("\(Self.words): campctl \(other)\n"), "\(done.errors)")
  }

  @Test func `two reservations have no option for a site`() throws {
    let done = try shell.run("campctl swap 2 1")
    #expect(done.errors == "\(Self.words)\n1 is reservation r-1 (Bacon Lover); site 1 is r-2's (Ann Lee)\n")
  }

  @Test(arguments: [
    "check-in r-2", "check-in 'Ann Lee'", "check-in 2 --json", "check-in 2 --quiet", "check-in --site 1",
    "show-reservation r-2", "check-in R-2",
  ])
  func `nothing is added for an id, a name, or a program`(_ line: String) throws {
    let done = try shell.run("campctl \(line)")
    #expect(done.status == 0)
    #expect(!done.errors.contains(" is reservation "))
  }

  @Test func `nothing is added where the site is free tonight, is of the same reservation, or is none`() throws {
    #expect(try shell.run("campctl show-reservation 2 --now 2027-06-03").errors.isEmpty)
    #expect(try shell.run("campctl swap r-1 r-2").status == 0)
    #expect(try shell.run("campctl show-reservation 2").errors.isEmpty)
    try shell.json("add-site 3")
    try shell.json("reserve --site 12 --camper c-2 --arrive 2027-06-01 --nights 1")
    #expect(try shell.run("campctl show-reservation 3").errors.isEmpty)
  }

  @Test func `a party that stays too long still has its site`() throws {
    try shell.json("check-in r-1")
    let shown = try shell.run("campctl show-reservation 2 --now 2027-06-04")
    #expect(shown.errors == "\(Self.words): campctl show-reservation --site 2\n")
  }

  @Test func `a refusal has it, too`() throws {
    let refused = try shell.typing("y", to: "campctl check-out 2")
    #expect(refused.status == 5)
    #expect(refused.errors.hasPrefix("\(Self.words): campctl check-out --site 2\nError: "))
    #expect(!refused.errors.contains("[y/N]"))
  }

  @Test func `a person at a terminal is asked before it is written`() throws {
    let before = shell.storeBytes
    let question = "\(Self.words): campctl check-in --site 2. Go on with r-2? [y/N]\n"
    for answer in ["n", ""] {
      let declined = try shell.typing(answer, to: "campctl check-in 2")
      #expect(declined.status == 2)
      #expect(declined.errors.hasPrefix(question))
      #expect(declined.output.isEmpty)
    }
    #expect(shell.storeBytes == before)
    let done = try shell.typing("y", to: "campctl check-in 2")
    #expect(done.status == 0)
    #expect(done.errors.hasPrefix(question))
    #expect(done.output.hasPrefix("Checked in r-2: Ann Lee"))
  }

  @Test(arguments: [
    "check-in 2 --yes", "check-in 2 --dry-run", "check-in 2 --quiet", "check-in 2 --json", "show-reservation 2",
    "check-in r-2", "batch lines",
  ])
  func `nobody is asked about what is confirmed, read, named by its id, or done by a program`(_ line: String) throws {
    let done = try shell.typing("n", to: "cd; echo 'check-in 2' >lines; campctl \(line)")
    #expect(done.status == 0, "\(done.errors)")
    #expect(!done.errors.contains("[y/N]"))
  }

  @Test func `what was done under its key is not asked again`() throws {
    try shell.json("check-in 2 --key once")
    let again = try shell.typing("n", to: "campctl check-in 2 --key once")
    #expect(again.status == 0)
    #expect(!again.errors.contains("[y/N]"))
  }

  @Test func `lines of a batch have no notes`() throws {
    let batch = try shell.batch("check-in 2\n{\"command\":\"check-out\",\"reservation\":\"2\"}")
    #expect(batch.status == 0)
    #expect(!batch.errors.contains("site 2"))
  }
}
