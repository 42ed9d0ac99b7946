import Foundation
import TestSupport
import Testing

/// Transfers, security deposits, and payments of several accounts, as a user types them.
struct MovedMoneyCommandTests: ~Copyable {
  /// A group of three stays of 99.00 each: r-1 and r-2 of Bacon Lover, r-3 of Tent Pole.
  private let shell = Shell.campground(
    """
    add-rate Standard --nightly 49.50
    add-site 14
    add-site 16
    add-camper 'Tent Pole' --phone 555-0102
    reserve --site 12 --camper c-1 --arrive 2027-07-10 --nights 2 --group Scouts
    reserve --site 14 --camper c-1 --arrive 2027-07-04 --nights 2 --group Scouts
    reserve --site 16 --camper c-2 --arrive 2027-07-04 --nights 2 --group Scouts
    pay r-1 60.00
    pay r-3 50.00 --security
    """)

  @Test(arguments: [
    ("transfer r-1 r-2", "5 invalidAmount amount"), ("transfer r-1 r-1 1.00", "5 sameReservation to"),
    ("transfer r-1", "64 missing to"), ("refund r-3 50.01 --security", "5 invalidAmount amount"),
    ("charge r-3 20.00 --security", "5 emptyReason memo"),
    ("charge r-3 50.01 --memo table --security", "5 invalidAmount amount"),
    ("pay --camper c-1 138.01", "5 invalidAmount amount"),
    ("pay --camper c-1 138.01 --credit r-3", "5 creditElsewhere credit"),
    ("pay --group Guides 1.00", "4 notFound group"), ("pay r-1 1.00 --camper c-1", "64 usage reservation"),
    ("pay --group Scouts 5.00 --security", "64 usage security"),
    ("account --camper c-1 --group Scouts", "64 usage reservation"),
    ("check-out --group Scouts", "5 notAllowedInStatus group"), ("change --nights 3", "64 usage reservation"),
    ("change --group Scouts", "64 usage"),
  ])
  func `bad input is named in each of its three forms, and changes nothing`(line: String, outline: String) throws {
    try shell.expectRefused(line, outline)
  }

  @Test func `a transfer says whose the money is now, and names the other account`() throws {
    try shell.json("transfer r-1 r-3 45.00 --because rain")
    let answer = try shell.json("transfer r-1 r-2 15.00")
    #expect(answer["reservation"] as? String == "r-2" && answer["from"] as? String == "r-1")
    #expect(answer["transferred"] as? String == "15.00" && answer["paid"] as? String == "15.00")
    let entries = try #require(try shell.json("account r-1")["entries"] as? [[String: Any]])
    #expect(entries.suffix(2).map { $0["other"] as? String } == ["r-3", "r-2"])
    #expect(try shell.run("campctl account r-3").output.contains("from r-1: rain"))
  }

  @Test func `a camper pays once, in words and in JSON, and the answer says how it is spread`() throws {
    #expect(try shell.run("campctl pay 100.00 -c c-1 -q").output == "r-2\nr-1\n")
    try shell.json("undo --yes")
    #expect(try shell.batch(#"{"command":"pay","camper":"c-1","amount":"100.00"}"#).status == 0)
    let account = try shell.json("account --camper c-1")
    #expect(account["balance"] as? String == "38.00" && account["group"] is NSNull)
    #expect((account["reservations"] as? [[String: Any]])?.count == 2)
    let paid = try shell.json("pay --camper c-1 40.00 --credit r-2")
    #expect(paid["total"] as? String == "40.00" && paid["changed"] as? Bool == true)
    let payments = try #require(paid["payments"] as? [[String: Any]])
    #expect(payments.map { $0["balance"] as? String } == ["0.00", "-2.00"])
  }

  @Test func `a group's bill lists who owes what, and its confirmation is of each that stands`() throws {
    try shell.json("cancel r-2")
    let bill = try shell.run("campctl account --group Scouts").output
    #expect(bill.contains("r-3  Reserved   16    Sun 2027-07-04  Tue 2027-07-06   99.00  Tent Pole"))
    #expect(bill.contains("Security  50.00 USD, held"))
    let papers = try shell.run("campctl confirmation --group Scouts").output
    #expect(papers.contains("Confirmation r-1") && papers.contains("Confirmation r-3"))
    #expect(!papers.contains("Confirmation r-2"))
    #expect(papers.hasSuffix("Scouts, 2 reservations: 198.00 USD in all, 60.00 paid, 138.00 to pay.\n"))
    #expect(try shell.jsonList("confirmation --group Scouts").count == 2)
    #expect(try shell.run("campctl confirmation --group Scouts --html").output.contains("<h2 class=\"which\">"))
  }

  @Test func `a security deposit is held until it is kept or returned, and check-out says so`() throws {
    try shell.json("charge r-3 20.00 --memo 'broken table' --security")
    #expect(try shell.json("show-reservation r-3")["security"] as? String == "30.00")
    try shell.json("check-in r-3 --now 2027-07-04")
    #expect(try shell.run("campctl today --now 2027-07-06").output.contains("security 30.00"))
    #expect(try shell.run("campctl today --now 2027-07-05").output.contains("Security of 30.00 USD held: 16"))
    #expect(try shell.run("campctl check-out r-3 --now 2027-07-06").errors.contains("is still held for r-3;"))
    try shell.json("refund r-3 30.00 --security --method cash")
    #expect(try shell.json("show-reservation r-3")["security"] as? String == "0.00")
  }

  @Test func `a group changes, comes and leaves as one, and each step is undone as one`() throws {
    let before = try shell.jsonList("list-reservations")
    let changed = try shell.jsonList("change --group Scouts --nights 3")
    #expect(changed.map { $0["difference"] as? String } == ["49.50", "49.50", "49.50"])
    try shell.json("undo --yes")
    #expect(
      try shell.jsonList("list-reservations").map { $0["total"] as? String } == before.map { $0["total"] as? String })
    #expect(try shell.refusal("change --group Scouts --adults -1").status == 5)
    let words = try shell.run("campctl change --group Scouts --nights 0").errors
    #expect(words.contains("r-1: Invalid number of days. "))
    #expect(words.split(separator: "Invalid number of days.").count == 4, "each has the problem once: \(words)")
    try shell.json("change r-1 --group Guides")
    _ = try shell.jsonList("check-in --group Scouts --now 2027-07-04")
    let left = try shell.run("campctl check-out --group Scouts --now 2027-07-06")
    #expect(
      left.output == """
        Checked out r-2: Bacon Lover has left site 14 after 2 nights.
        Checked out r-3: Tent Pole has left site 16 after 2 nights.

        """)
    try shell.json("undo --yes")
    #expect(try shell.json("show-reservation r-3")["status"] as? String == "checked-in")
  }

  @Test func `a payment of several accounts has the surcharge of its method, which the sentence names`() throws {
    let shell = Shell.campground()
    for line in [
      "add-rate Standard --nightly 45.00", "settings --surcharge card=3%",
      "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --group Scouts",
      "reserve --site 12 --camper c-1 --arrive 2027-08-04 --nights 2 --group Scouts",
    ] {
      try shell.json(line)
    }
    let paid = try shell.run("campctl pay --group Scouts 180.00 --method card")
    #expect(
      paid.output
        == "Paid 185.40 USD by card, with surcharges of 5.40: 92.70 on r-1, paid in full; 92.70 on r-2, paid in full.\n"
    )
  }
}
