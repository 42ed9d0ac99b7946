import Foundation
import TestSupport
import Testing

/// `waive`, `write-off` and `cancel --waive` as a user types them.
struct DecisionCommandTests: ~Copyable {
  /// Reservation r-1 with 20.00 charged by hand.
  private let shell = Shell.campground(
    """
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2
    charge r-1 20.00 --memo firewood
    """)

  @Test(arguments: [
    ("waive r-1 cancellation --because kindness", "5 notCharged what"),
    ("write-off r-1 1.001 --because gone", "5 invalidAmount amount"),
    ("write-off r-1 --because ''", "5 emptyReason because"),
  ])
  func `bad input is named in each of its three forms, and changes nothing`(line: String, outline: String) throws {
    try shell.expectRefused(line, outline)
  }

  @Test func `an amount that is none, and a missing reason, are a wrong use`() throws {
    for line in ["waive r-1 5.00", "waive r-1 --because kindness", "write-off r-1", "write-off r-1 ten --because gone"]
    {
      #expect(try shell.refusal(line).status == 64, "\(line)")
    }
  }

  @Test func `a payment after all shrinks the write-off`() throws {
    try shell.json("write-off r-1 --because gone")
    try shell.json("pay r-1 5.00 --method cash")
    let account = try shell.json("account r-1")
    #expect(account["writtenOff"] as? String == "15.00" && account["balance"] as? String == "0.00")
    #expect(try shell.json("show-reservation r-1")["writtenOff"] as? String == "15.00")
    #expect(try shell.json("write-off r-1 --because gone")["changed"] as? Bool == false)
  }

  @Test func `a group is cancelled without its fees`() throws {
    let shell = Shell.campground(
      """
      add-rate Summer --nightly 45.00
      policy --cancellation 0:all
      add-site 14
      reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --group Scouts
      reserve --site 14 --camper c-1 --arrive 2027-07-04 --nights 2 --group Scouts
      """)
    let cancelled = try shell.jsonList("cancel --group Scouts --waive 'a storm'")
    #expect(cancelled.map { $0["fee"] as? String } == ["0.00", "0.00"])
    #expect(cancelled.map { $0["total"] as? String } == ["0.00", "0.00"])
    #expect(try shell.json("account r-2")["total"] as? String == "0.00")
    try shell.json("undo --yes")
    let told = try shell.run("campctl cancel r-1 --waive 'a storm'").errors
    #expect(told == "The fee of 90.00 USD is waived.\nCancelling r-1 costs 0.00 USD.\n")
  }
}
