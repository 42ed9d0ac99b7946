import Foundation
import Testing

/// The words of a payment about the reservation itself.
@Suite struct PayCommandTests {
  private static let held = "hold --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --minutes 30"

  private func shell(deposit: String? = nil) throws -> Shell {
    let shell = try Shell.withCampground()
    try shell.json("add-rate Standard --nightly 40.00")
    if let deposit { try shell.json("policy --deposit \(deposit)") }
    try shell.json(Self.held)
    return shell
  }

  @Test func `a payment that confirms a hold says so`() throws {
    let shell = try shell(deposit: "20.00")
    let some = try shell.run("campctl pay r-1 5.00")
    #expect(
      some.output == """
        Paid 5.00 USD on r-1 (Bacon Lover, site 12, Sun 2027-07-04 to Tue 2027-07-06); 75.00 to pay. r-1 is still a \
        hold until Tue 2027-06-01 00:30, because 15.00 USD of the deposit is lacking.

        """)
    #expect(some.errors == "campctl confirm r-1 makes it a reservation all the same.\n")
    let rest = try shell.run("campctl pay r-1 15.00 --method card")
    #expect(
      rest.output == """
        Paid 15.00 USD on r-1 (Bacon Lover, site 12, Sun 2027-07-04 to Tue 2027-07-06) by card, which pays the \
        deposit; 60.00 to pay. Confirmed r-1: site 12, Sun 2027-07-04 to Tue 2027-07-06 (2 nights).

        """)
    #expect(rest.errors.isEmpty)
    let again = try shell.run("campctl confirm r-1")
    #expect(again.output.hasPrefix("r-1, Bacon Lover, is confirmed already: site 12, "))
    let answer = try shell.json("confirm r-1")
    #expect(answer["changed"] as? Bool == false)
    #expect(answer["status"] as? String == "reserved")
  }

  @Test func `a program reads whether it was confirmed`() throws {
    let shell = try shell()
    let paid = try shell.json("pay r-1 80.00")
    #expect(paid["confirmed"] as? Bool == true)
    #expect(paid["status"] as? String == "reserved")
    #expect(try shell.json("pay r-1 1.00")["confirmed"] as? Bool == false)
  }

  @Test func `money for what is no more comes after its status, and with what to do`() throws {
    let shell = try shell()
    let late = try shell.run("campctl pay r-1 80.00 --now 2027-06-01T00:31")
    #expect(
      late.output
        == "r-1 is expired, but its nights are still free. Paid 80.00 USD on r-1 "
        + "(Bacon Lover, site 12, Sun 2027-07-04 to Tue 2027-07-06); a credit of 80.00.\n")
    #expect(
      late.errors == """
        campctl reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 takes them again.
        r-1 has a credit of 80.00 USD; campctl refund r-1 80.00 pays it out.

        """)
    #expect(try shell.json("pay r-1 1.00 --now 2027-06-01T00:31")["status"] as? String == "expired")
    let line = late.errors.split(separator: "\n").first.map { $0.replacing(" takes them again.", with: "") }
    #expect(try shell.run(String(try #require(line))).status == 0)
    let taken = try shell.run("campctl pay r-1 1.00")
    #expect(
      taken.output.hasPrefix(
        "r-1 is expired, and its nights are taken: site 12 is reserved from Sun 2027-07-04 to Tue 2027-07-06 (r-2). Paid 1.00"
      ))
    #expect(taken.errors.hasPrefix("campctl reserve --any-site --camper c-1 --arrive 2027-07-04 --nights 2 takes "))
    try shell.json("cancel r-2")
    #expect(try shell.run("campctl pay r-2 1.00").output.hasPrefix("r-2 is cancelled, but its nights are still free. "))
    let past = try shell.run("campctl pay r-2 1.00 --now 2027-07-06")
    #expect(past.output.hasPrefix("r-2 is cancelled, and its nights are past. Paid 1.00 USD"))
    #expect(past.errors == "r-2 has a credit of 2.00 USD; campctl refund r-2 2.00 pays it out.\n")
  }

  @Test func `what a party pays after it has left, or although it has not come, says so`() throws {
    let shell = try shell()
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
    let shell = try shell()
    let nothing = try shell.run("campctl pay r-1 0 --now 2027-06-02")
    #expect(nothing.output == "Nothing to pay: the amount is 0.\n")
    #expect(nothing.errors.isEmpty)
  }
}
