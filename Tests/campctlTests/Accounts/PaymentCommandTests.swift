import Foundation
import Testing

/// `list-payments` and `report payments` as people and programs request them.
@Suite struct PaymentCommandTests: ~Copyable {
  /// Reservation r-1 with a payment in the morning, one by card, and a refund of the day after.
  private let shell = Shell.campground(
    """
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2
    charge r-1 100.00
    pay r-1 60.00 --method cash --memo '=half' --actor marge --now 2027-06-05T09:30
    pay r-1 40.00 --method 'credit, card' --actor joe --now 2027-06-05T10:00
    refund r-1 15.00 --method cash --actor joe --now 2027-06-06
    """)

  @Test func `people get the payments as a table, and programs with the time of each`() throws {
    #expect(
      try shell.run("campctl list-payments --actor joe --day 2027-06-06 --jsonl").output == """
        {"id":"l-4","day":"2027-06-06","at":"2027-06-06T00:00:00Z","reservation":"r-1","kind":"refund",\
        "amount":"-15.00","method":"cash","actor":"joe","memo":null,"currency":"USD"}

        """)
    #expect(
      try shell.run("campctl list-payments --method Cash --csv").output == """
        id,day,at,reservation,kind,amount,method,actor,memo,currency\r
        l-2,2027-06-05,2027-06-05T09:30:00Z,r-1,payment,60.00,cash,marge,'=half,USD\r
        l-4,2027-06-06,2027-06-06T00:00:00Z,r-1,refund,-15.00,cash,joe,,USD\r

        """)
    #expect(try shell.run("campctl list-payments --camper c-1 --quiet").output == "l-2\nl-3\nl-4\n")
    #expect(try shell.run("campctl list-payments --day 2027-06-01").errors == "No payment matches.\n")
  }

  @Test func `the report of a day has the drawer in words and as keys`() throws {
    #expect(
      try shell.run("campctl report payments --now 2027-06-06T12:00 --float 5 --json").output == """
        {"from":"2027-06-06","before":"2027-06-07","rows":[\
        {"method":"cash","actor":null,"day":null,"received":"0.00","refunded":"15.00","net":"-15.00","count":1}],\
        "total":{"received":"0.00","refunded":"15.00","net":"-15.00","count":1},\
        "float":"5.00","drawer":"-10.00","currency":"USD"}

        """)
    #expect(
      try shell.run("campctl report payments --by day,method --from 2027-06-01 --before 2027-07-01 --csv").output == """
        method,actor,day,received,refunded,net,count\r
        cash,,2027-06-05,60.00,0.00,60.00,1\r
        "credit, card",,2027-06-05,40.00,0.00,40.00,1\r
        cash,,2027-06-06,0.00,15.00,-15.00,1\r

        """)
    let page = try shell.run("campctl report payments --from 2027-06-01 --html").output
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("credit, card"))
  }

  @Test func `a day without payments has the float in the drawer`() throws {
    let none = try shell.run("campctl report payments --day 2027-06-02 --float 20.00")
    #expect(none.output == "")
    #expect(
      none.errors == "No money was received or paid out from Wed 2027-06-02 to Thu 2027-06-03. "
        + "In the drawer: 20.00 float + 0.00 cash = 20.00.\n")
    #expect(try shell.json("report payments --day 2027-06-02")["float"] is NSNull)
  }
}
