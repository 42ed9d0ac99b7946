import Foundation
import Testing

/// The questions of commands that cost money, for a person at a terminal alone.
@Suite struct QuestionTests: ~Copyable {
  private let shell = Shell.campground(
    """
    add-site 14
    add-rate Standard --nightly 45.00
    policy --cancellation "7:0% 1:50% 0:100%" --no-show 1-night --early keep
    reserve --site 12 --camper c-1 --arrive 2027-06-03 --nights 4 --group Scouts
    reserve --site 14 --camper c-1 --arrive 2027-06-03 --nights 2 --group Scouts
    reserve --site 14 --camper c-1 --arrive 2027-06-20 --nights 2
    """)

  /// The question of a command, which nobody answers with yes.
  private func question(_ line: String, _ shell: borrowing Shell) throws -> String {
    let before = shell.storeBytes
    let declined = try shell.typing("n", to: "campctl \(line)")
    #expect(declined.status == 2)
    #expect(declined.output.isEmpty)
    #expect(shell.storeBytes == before)
    let lines = declined.errors.split(separator: "\n")
    #expect(lines.last?.contains("Nothing was done.") == true)
    #expect(lines.count == 2)
    return String(lines.first ?? "")
  }

  @Test(arguments: [
    ("cancel r-1", "Cancelling r-1 costs 90.00 USD. Cancel it? [y/N]"),
    ("cancel r-1 --because rain --json", "Cancelling r-1 costs 90.00 USD. Cancel it? [y/N]"),
    ("cancel --group Scouts", "Cancelling 2 reservations of Scouts costs 135.00 USD. Cancel them? [y/N]"),
    ("no-show r-1 --now 2027-06-04T09:00", "Marking r-1 a no-show costs 45.00 USD. Mark it? [y/N]"),
  ])
  func `a person at a terminal is asked before it costs money`(_ line: String, _ words: String) throws {
    #expect(try question(line, shell) == words)
  }

  @Test func `a party that leaves early is asked about what it pays all the same`() throws {
    try shell.json("check-in r-1 --now 2027-06-03T16:00")
    let line = "check-out r-1 --now 2027-06-05T10:00"
    #expect(try question(line, shell) == "Checking r-1 out 2 nights early costs 90.00 USD. Check it out? [y/N]")
    let left = try shell.typing("y", to: "campctl \(line)")
    #expect(left.status == 0)
    #expect(left.output.hasPrefix("Checked out r-1: Bacon Lover has left site 12, 2 nights early; "))
  }

  @Test func `a shorter stay asks only where a tax of the law makes it dearer, and its answer names the tax`() throws {
    let shell = Shell.campground("add-rate Standard --nightly 40 --monthly 900")
    try shell.json("add-tax Occ --percent 10% --stays-up-to 29")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-06-01 --nights 30")
    let words = "Occ is due on stays of up to 29 nights: 94.00 USD."
    let asked = "\(words) That makes 54.00 USD more, 1034.00 in all. Go on? [y/N]"
    #expect(try question("change r-1 --nights 29", shell) == asked)
    let cheaper = try shell.typing("n", to: "campctl change r-1 --nights 12 --dry-run")
    #expect(cheaper.status == 0 && !cheaper.errors.contains("[y/N]"))
    #expect(try shell.json("change r-1 --nights 29")["taxNotes"] as? [String] == [words])
  }

  @Test func `a payment beyond the balance and a refund beyond the credit are asked about, and noted elsewhere`() throws
  {
    #expect(
      try question("pay r-3 100.00", shell)
        == "r-3 owes 90.00 USD; 100.00 leaves a credit of 10.00. Take it? [y/N]")
    #expect(try !shell.typing("n", to: "campctl pay r-3 90.00 --dry-run").errors.contains("[y/N]"))
    #expect(try shell.typing("n", to: "campctl pay r-3 90.00").status == 0)
    #expect(try question("pay r-3 1.00", shell) == "r-3 owes nothing; 1.00 USD is a credit. Take it? [y/N]")
    let over = try shell.run("campctl pay r-3 10.00 | cat")
    #expect(over.errors == "r-3 has a credit of 10.00 USD; campctl refund r-3 10.00 pays it out.\n")
    #expect(
      try question("refund r-3 45.00", shell)
        == "r-3 has a credit of 10.00 USD; refunding 45.00 leaves 35.00 to pay. Refund it? [y/N]")
    #expect(
      try shell.run("campctl refund r-3 45.00 | cat").errors
        == "There was a credit of 10.00 USD only, so 35.00 of the refund is to pay again.\n")
    #expect(
      try question("refund r-3 5.00", shell)
        == "r-3 has no credit; refunding 5.00 leaves 5.00 to pay. Refund it? [y/N]")
    #expect(try shell.json("refund r-3 5.00")["balance"] as? String == "40.00")
  }

  @Test(arguments: ["y", "Yes"]) func `yes does it`(_ answer: String) throws {
    let done = try shell.typing(answer, to: "campctl cancel r-1")
    #expect(done.status == 0)
    #expect(
      done.output == "Cancelled r-1, Bacon Lover; site 12 is free again, Thu 2027-06-03 to Mon 2027-06-07 (4 nights).\n"
    )
    #expect(done.errors.hasPrefix("Cancelling r-1 costs 90.00 USD. Cancel it? [y/N]\nCancelling r-1 costs 90.00 USD; "))
  }

  @Test(arguments: [
    "cancel r-3", "cancel r-1 --yes", "cancel r-1 --dry-run", "cancel r-1 | cat", "cancel r-1 </dev/null",
    "batch lines", "no-show r-3 --now 2027-06-21",
  ])
  func `nobody is asked about what costs nothing, is confirmed, or is done by a program`(_ line: String) throws {
    try shell.json("policy --no-show none")
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-20 --nights 2")
    let script = "cd; echo 'cancel r-1' >lines; campctl \(line.replacing("no-show r-3", with: "no-show r-4"))"
    let isLate = line.hasPrefix("no-show")
    let done = try shell.typing("n", to: isLate ? script.replacing("2027-06-21", with: "2027-07-21") : script)
    #expect(done.status == 0, "\(done.errors)")
    #expect(!done.errors.contains("[y/N]"))
  }

  @Test func `a refusal comes without a question`() throws {
    for (line, status) in [("cancel r-99", 4), ("cancel", 64), ("check-out r-1", 5), ("cancel r-1 --if-version 7", 3)] {
      let refused = try shell.typing("y", to: "campctl \(line)")
      #expect(refused.status == Int32(status), "\(line)")
      #expect(!refused.errors.contains("[y/N]"), "\(line)")
    }
  }

  @Test func `what was done under its key is not asked again`() throws {
    try shell.json("cancel r-1 --key once")
    let again = try shell.typing("n", to: "campctl cancel r-1 --key once")
    #expect(again.status == 0)
    #expect(again.output.hasPrefix("Done before: Cancelled r-1"))
    #expect(!again.errors.contains("[y/N]"))
  }

  @Test func `a camper with a warning is asked about before the party is in`() throws {
    let line = "check-in r-1 --now 2027-06-03T16:00"
    try shell.json("change-camper c-1 --warning loud")
    #expect(try question(line, shell) == "Warning about Bacon Lover: loud. Check in all the same? [y/N]")
    #expect(try shell.typing("n", to: "campctl \(line) --yes").status == 0)
    try shell.json("undo --yes")
    try shell.json("change-camper c-1 --warning ''")
    #expect(try shell.typing("n", to: "campctl \(line)").status == 0)
  }

  @Test func `an undo asks as before`() throws {
    try #require(try shell.batch("add-site 15\nadd-site 16").status == 0)
    #expect(try shell.typing("n", to: "campctl undo").errors.contains(" with its whole batch. Go on? [y/N]\n"))
    #expect(try shell.typing("y", to: "campctl undo").status == 0)
  }
}
