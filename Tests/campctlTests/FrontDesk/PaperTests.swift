import Foundation
import Testing

/// The papers that are handed out: the campground's contact and the site are on them, a warning is on none.
@Suite struct PaperTests: ~Copyable {
  private let shell = Shell.campground(
    """
    settings --name Trout --phone 555-0142 --email camp@example.com --address 'Lake Road 1' --website trout.example.com
    settings --directions 'left at the mill' --quiet-hours '22:00 to 7:00'
    change-site 12 --electricity --amps 50 --water --max-length 40
    change-camper c-1 --warning 'never before noon'
    add-rate Standard --nightly 45.00
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --pets 1
    change r-1 --pets 0
    pay r-1 60.00 --method card --now 2027-06-01T10:32
    pay r-1 5.00 --method cash
    pay r-1 100.00 --security
    sell 6.00 --memo firewood --method cash
    """)

  static let contact = ["555-0142", "camp@example.com", "Lake Road 1", "trout.example.com"]

  @Test(arguments: ["confirmation r-1", "confirmation r-1 --html"])
  func `a confirmation tells how to reach the campground, and what the site has`(command: String) throws {
    let paper = try shell.output(command)
    for words in Self.contact + ["left at the mill", "22:00 to 7:00", "50 A, water, up to 40 ft"] {
      #expect(paper.contains(words), "\(words)")
    }
  }

  @Test(arguments: [
    "confirmation r-1", "confirmation r-1 --html", "confirmation r-1 --json", "confirmation r-1 --for change",
    "confirmation r-1 --for reminder --html", "confirmation r-1 --for change --json",
    "placards 2027-07-04 --html --phone", "placards 2027-07-04 --json", "receipt r-1", "receipt r-1 --html",
    "receipt r-1 --json", "account r-1", "account r-1 --html", "account --camper c-1 --html",
  ])
  func `a warning is in no paper that is handed out`(command: String) throws {
    #expect(!(try shell.output(command)).contains("never before noon"))
    #expect(try shell.output("list-arrivals 2027-07-04 --html").contains("never before noon"))
  }

  @Test func `a placard shows the phone number on request`() throws {
    #expect(
      try shell.output("placards 2027-07-04 --phone") == "SITE 12\nBacon L.\nSun 4 July to Tue 6 July\n555-0142\n")
    #expect(!(try shell.output("placards 2027-07-04")).contains("555"))
    #expect(try shell.output("placards 2027-07-04 --phone --html").contains("<p class=\"phone\">555-0142</p>"))
  }

  @Test func `a receipt has each payment, its method and time, and the stay`() throws {
    let receipt = try shell.output("receipt r-1")
    #expect(
      receipt == """
        Receipt from Trout
        Lake Road 1, 555-0142, camp@example.com, trout.example.com

        Receipt  r-1
        Camper   Bacon Lover
        Stay     site 12, Sun 2027-07-04 to Tue 2027-07-06 (2 nights)
        Day      Tuesday 1 June 2027

        DAY                    FOR                     METHOD     USD
        Tue 1 June 2027 10:32  payment (l-2)           card     60.00
        Tue 1 June 2027 00:00  payment (l-3)           cash      5.00
        Tue 1 June 2027 00:00  security deposit (l-4)          100.00

        Paid      65.00 USD
        To pay    25.00 USD
        Security  100.00 USD, held

        """)
  }

  @Test func `a receipt of one payment or a sale has that alone`() throws {
    let one = try shell.json("receipt l-3")
    #expect(one.differences(from: ["id": "l-3", "reservation": "r-1"]) == [])
    #expect((one["payments"] as? [[String: Any]])?.compactMap { $0["amount"] as? String } == ["5.00"])
    #expect(one["paid"] as? String == "5.00")
    let sale = try shell.json("receipt l-5")
    #expect(sale.differences(from: ["reservation": NSNull(), "sale": "l-5", "sold": "firewood", "paid": "6.00"]) == [])
    #expect(try shell.json("receipt --site 12")["id"] as? String == "r-1")
  }

  @Test func `a payment that was undone is on no receipt, and one that was done again is`() throws {
    try shell.json("refund r-1 10.00 --method cash")
    #expect(try shell.json("receipt r-1")["paid"] as? String == "55.00")
    let undone = try shell.json("undo --yes")
    #expect(try shell.json("receipt r-1")["paid"] as? String == "65.00")
    #expect(try shell.refusal("receipt l-7").status == 4)
    try shell.json("undo \(undone["entry"] as? String ?? "") --yes")
    let again = try shell.json("receipt r-1")
    #expect(again["paid"] as? String == "55.00")
    #expect((again["payments"] as? [Any])?.count == 4)
  }

  @Test func `there is no receipt where nothing was paid`() throws {
    try shell.json("reserve --site 12 --camper c-1 --arrive 2027-08-04 --nights 1")
    for line in ["receipt r-2", "receipt l-1", "receipt l-99", "receipt r-9"] {
      let refused = try shell.refusal(line)
      #expect(refused.status == 4, "\(line)")
      #expect(refused.name == "notFound", "\(line)")
    }
    #expect(try shell.refusal("receipt r-2").message == "Nothing was paid for r-2, so it has no receipt.")
  }

  @Test func `a statement is a page, of a camper with all reservations`() throws {
    let page = try shell.output("account r-1 --html")
    for words in ["Statement from Trout", "555-0142", "<dd>25.00 USD</dd>", "payment by card"] {
      #expect(page.contains(words), "\(words)")
    }
    let all = try shell.output("account --camper c-1 --html")
    #expect(all.contains("<dt>r-1</dt>") && all.contains("r-1: payment by card"))
  }
}
