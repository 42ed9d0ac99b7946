import Foundation
import Testing

/// The words of a payment about the reservation itself.
@Suite struct PayCommandTests: ~Copyable {
  private static let held = "hold --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --minutes 30"

  private let shell = Shell.campground("add-rate Standard --nightly 40.00\n\(Self.held)")

  @Test func `a program reads whether it was confirmed`() throws {
    let shell = Shell.campground("add-rate Standard --nightly 40.00\npolicy --deposit 20.00\n\(Self.held)")
    #expect(try shell.json("pay r-1 5.00")["confirmed"] as? Bool == false)
    let paid = try shell.json("pay r-1 15.00 --method card")
    #expect(paid["confirmed"] as? Bool == true && paid["status"] as? String == "reserved")
    #expect(try shell.json("pay r-1 1.00")["confirmed"] as? Bool == false)
    let again = try shell.json("confirm r-1")
    #expect(again["changed"] as? Bool == false && again["status"] as? String == "reserved")
  }

  @Test func `money for what is no more comes after its status, and with what to do`() throws {
    let late = try shell.run("campctl pay r-1 80.00 --now 2027-06-01T00:31").errors.split(separator: "\n")
    #expect(try shell.json("pay r-1 1.00 --now 2027-06-01T00:31")["status"] as? String == "expired")
    let line = late.first.map { $0.replacing(" takes them again.", with: "") }
    #expect(try shell.run(String(try #require(line))).status == 0)
    try shell.json("pay r-1 1.00")
    try shell.json("cancel r-2")
    try shell.json("pay r-2 1.00")
    let past = try shell.run("campctl pay r-2 1.00 --now 2027-07-06")
    #expect(past.output.hasPrefix("r-2 is cancelled, and its nights are past. Paid 1.00 USD"))
    #expect(past.errors == "r-2 has a credit of 2.00 USD; campctl refund r-2 2.00 pays it out.\n")
  }

  @Test func `what a party pays after it has left, or although it has not come, says so`() throws {
    try shell.json("confirm r-1")
    try shell.json("no-show r-1 --now 2027-07-05T09:00")
    let missed = try shell.run("campctl pay r-1 1.00 --now 2027-07-05T10:00")
    #expect(missed.output.hasPrefix("r-1 is a no-show, but its nights are still free. Paid 1.00 USD"))
    #expect(missed.errors.hasPrefix("campctl check-in r-1 lets the party in after all.\n"))
    try shell.json("check-in r-1 --now 2027-07-05T11:00")
    try shell.json("check-out r-1 --now 2027-07-06T10:00")
    let left = try shell.run("campctl pay r-1 1.00 --now 2027-07-06T11:00").output
    let party = "r-1 (Bacon Lover, site 12, Sun 2027-07-04 to Tue 2027-07-06)"
    #expect(left.hasPrefix("r-1 is checked out. Paid 1.00 USD on \(party); "))
  }

  @Test func `a payment of nothing says nothing about it`() throws {
    let nothing = try shell.run("campctl pay r-1 0 --now 2027-06-02")
    #expect(nothing.output == "Nothing to pay: the amount is 0.\n")
    #expect(nothing.errors.isEmpty)
  }
}
