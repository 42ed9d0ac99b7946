import Foundation
import Testing

/// `report discounts` as people and programs request it.
@Suite struct DiscountReportCommandTests: ~Copyable {
  /// Reservation r-1 by an override, and r-2 with a part waived and written off.
  private let shell = Shell.campground(
    """
    add-rate Standard --nightly 45.00
    settings --min-nights 2
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 1 --override 'a <b>friend</b>'
    reserve --site 12 --camper c-1 --arrive 2027-08-04 --nights 2
    waive r-2 10.00 --because =noise
    write-off r-2 5.00 --because 'moved, away' --now 2027-09-01
    """)

  @Test func `people get a table with the total, and a bar for what is less`() throws {
    let all = try shell.run("campctl report discounts --by '' --now 2027-09-01").output
    #expect(all.contains("\nDECISIONS  NIGHTS  AMOUNT  TAX NOT CHARGED\nall             1  -15.00             0.00"))
    #expect(try shell.run("campctl report discounts --quiet").output == "waiver\nwrite-off\noverride\n")
  }

  @Test func `programs get rows and their total, and null for a key by which rows are not grouped`() throws {
    let json = """
      {"from":"2027-06-01","before":"2027-09-01","rows":[\
      {"name":null,"month":"2027-06","reason":"=noise","nights":0,"amount":"-10.00","taxNotCharged":"0.00"},\
      {"name":null,"month":"2027-06","reason":"a <b>friend</b>","nights":1,"amount":"0.00","taxNotCharged":"0.00"}],\
      "total":{"nights":1,"amount":"-10.00","taxNotCharged":"0.00"},"currency":"USD"}

      """
    let line = "campctl report discounts --by month,reason --from 2027-06-01 --before 2027-09-01"
    for format in ["--json", "--jsonl"] { #expect(try shell.run("\(line) \(format)").output == json) }
    #expect(
      try shell.run("campctl report discounts --by reason,name --csv").output == """
        name,month,reason,nights,amount,taxNotCharged\r
        waiver,,'=noise,0,-10.00,0.00\r
        override,,a <b>friend</b>,1,0.00,0.00\r
        write-off,,"moved, away",0,-5.00,0.00\r

        """)
  }

  @Test func `the page has the rows, and no mark of a reason`() throws {
    let page = try shell.run("campctl report discounts --by reason --html").output
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("a &lt;b&gt;friend&lt;/b&gt;"))
    #expect(!page.contains("<b>"))
  }

  @Test func `a report of no decision says so, and to a program has no rows`() throws {
    let shell = Shell.campground()
    let none = try shell.run("campctl report discounts")
    #expect(none.output == "")
    #expect(none.errors == "No discounts or other decisions, Fri 2027-01-01 to Sat 2028-01-01.\n")
    #expect(
      try shell.run("campctl report discounts --csv").output == "name,month,reason,nights,amount,taxNotCharged\r\n")
    let json = try shell.json("report discounts")
    #expect((json["rows"] as? [Any])?.isEmpty == true)
    #expect((json["total"] as? [String: Any])?["amount"] as? String == "0.00")
  }

  @Test(arguments: [#"["week"]"#, "3", "true", #"{"name":true}"#])
  func `keys that are none are refused in JSON`(by: String) throws {
    #expect(try shell.batch(#"{"command":"report discounts","by":\#(by)}"#).status == 64)
  }

  @Test func `a batch takes the keys as words, as a text and as a list`() throws {
    let outcome = try shell.batch(
      """
      report discounts --by name,month,name
      {"command":"report discounts","by":"name,month"}
      {"command":"report discounts","by":["name","month"]}
      """)
    try #require(outcome.outline == ["1 ok", "2 ok", "3 ok"])
    for reply in outcome.replies {
      let rows = reply.result?["rows"] as? [[String: Any]]
      #expect(rows?.compactMap { $0["name"] as? String } == ["waiver", "write-off", "override"])
      #expect(rows?.compactMap { $0["month"] as? String } == ["2027-06", "2027-09", "2027-06"])
    }
  }
}
