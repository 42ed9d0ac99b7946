import Foundation
import TestSupport
import Testing

/// `waive`, `write-off` and `cancel --waive` as a user types them.
struct DecisionCommandTests {
  /// Reservation r-1 with 20.00 charged by hand.
  private func shell() throws -> Shell {
    let shell = try Shell.withCampground()
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2")
    try shell.json("charge r-1 20.00 --memo firewood")
    return shell
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let words: String
    let json: String
    let status: Int32
    let problem: String

    var testDescription: String { words }
  }

  static let bad = [
    Bad(
      words: "waive r-1 cancellation --because kindness",
      json: #"{"command":"waive","reservation":"r-1","what":"cancellation","because":"kindness"}"#, status: 5,
      problem: "notCharged"),
    Bad(
      words: "waive r-1 20.01 --because kindness",
      json: #"{"command":"waive","reservation":"r-1","what":"20.01","because":"kindness"}"#, status: 5,
      problem: "invalidAmount"),
    Bad(
      words: "waive r-1 -1 --because kindness",
      json: #"{"command":"waive","reservation":"r-1","what":"-1","because":"kindness"}"#, status: 5,
      problem: "invalidAmount"),
    Bad(
      words: "waive r-1 5.00 --because ' '",
      json: #"{"command":"waive","reservation":"r-1","what":"5.00","because":" "}"#, status: 5, problem: "emptyReason"),
    Bad(
      words: "waive r-9 5.00 --because kindness",
      json: #"{"command":"waive","reservation":"r-9","what":"5.00","because":"kindness"}"#, status: 4,
      problem: "notFound"),
    Bad(
      words: "write-off r-1 20.01 --because gone",
      json: #"{"command":"write-off","reservation":"r-1","amount":"20.01","because":"gone"}"#, status: 5,
      problem: "invalidAmount"),
    Bad(
      words: "write-off r-1 1.001 --because gone",
      json: #"{"command":"write-off","reservation":"r-1","amount":"1.001","because":"gone"}"#, status: 5,
      problem: "invalidAmount"),
    Bad(
      words: "write-off r-1 --because ''",
      json: #"{"command":"write-off","reservation":"r-1","because":""}"#, status: 5, problem: "emptyReason"),
    Bad(
      words: "cancel r-1 --waive ' '", json: #"{"command":"cancel","reservation":"r-1","waive":" "}"#, status: 5,
      problem: "emptyReason"),
  ]

  @Test(arguments: bad)
  func `bad input is named in each of its three forms, and changes nothing`(bad: Bad) throws {
    let shell = try shell()
    let before = shell.storeBytes
    let (status, error) = try shell.refusal(bad.words)
    #expect(status == bad.status)
    #expect((error["problems"] as? [[String: Any]])?.first?["name"] as? String == bad.problem)
    for line in [bad.words, bad.json] {
      let reply = try shell.batch(line)
      #expect(reply.status == bad.status, "\(line): \(reply.errors)")
    }
    #expect(shell.storeBytes == before)
  }

  @Test func `an amount that is none, and a missing reason, are a wrong use`() throws {
    let shell = try shell()
    for line in ["waive r-1 5.00", "waive r-1 --because kindness", "write-off r-1", "write-off r-1 ten --because gone"]
    {
      #expect(try shell.refusal(line).status == 64, "\(line)")
    }
  }

  @Test func `a payment after all is named with its method, and shrinks the write-off`() throws {
    let shell = try shell()
    let party = "r-1 (Bacon Lover, site 12, Sun 2027-07-04 to Tue 2027-07-06)"
    #expect(
      try shell.run("campctl write-off r-1 --because gone").output
        == "Wrote off 20.00 USD on \(party): gone; nothing to pay.\n")
    #expect(
      try shell.run("campctl pay r-1 5.00 --method cash").output == "Paid 5.00 USD on \(party) by cash; paid in full.\n"
    )
    let account = try shell.json("account r-1")
    #expect(account["writtenOff"] as? String == "15.00" && account["balance"] as? String == "0.00")
    #expect(try shell.json("show-reservation r-1")["writtenOff"] as? String == "15.00")
    #expect(try shell.run("campctl write-off r-1 --because gone").output == "Nothing to write off on \(party).\n")
  }

  @Test func `a group is cancelled without its fees`() throws {
    let shell = try Shell.withCampground()
    let made = try shell.batch(
      """
      add-rate Summer --nightly 45.00
      policy --cancellation 0:all
      add-site 14
      reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --group Scouts
      reserve --site 14 --camper c-1 --arrive 2027-07-04 --nights 2 --group Scouts
      """)
    try #require(made.status == 0, "\(made.errors)")
    let cancelled = try shell.jsonList("cancel --group Scouts --waive 'a storm'")
    #expect(cancelled.map { $0["fee"] as? String } == ["0.00", "0.00"])
    #expect(cancelled.map { $0["total"] as? String } == ["0.00", "0.00"])
    #expect(try shell.json("account r-2")["total"] as? String == "0.00")
    try shell.json("undo --yes")
    let told = try shell.run("campctl cancel r-1 --waive 'a storm'").errors
    #expect(told == "The fee of 90.00 USD is waived.\nCancelling r-1 costs 0.00 USD.\n")
  }
}
