import Foundation
import TestSupport
import Testing

@testable import CampgroundManager

/// The books as a journal that hledger and ledger read.
struct HledgerTests {
  let folder = TemporaryFolder()

  @Test func `what is paid is a deposit until the nights are stayed`() throws {
    let camp = TestCampground(sites: "A-7")
    try camp.makeRate()
    try camp.makeTax { $0.percent = Percent("10%") }
    let made = try camp.reserve("A-7", "2027-07-01"..<"2027-07-03")
    try camp.pay(made, 5000, method: "card")
    try camp.append(.refund, 1000, to: ReservationID(rawValue: 1), method: "cash")
    #expect(
      try camp.books() == """
        ; The books of a campground, written by campctl.

        commodity USD
            format 1000.00 USD

        account revenue:nights
        account revenue:extras
        account revenue:discounts
        account revenue:fees
        account revenue:penalties
        account revenue:items
        account revenue:other
        account expenses:write-offs
        account assets:cash:card
        account assets:cash:cash
        account liabilities:taxes:county
        account liabilities:deposits:r-1

        2027-06-01 (l-3) r-1 money received
            liabilities:deposits:r-1  -50.00 USD
            assets:cash:card  50.00 USD

        2027-06-01 (l-4) r-1 money paid out
            liabilities:deposits:r-1  10.00 USD
            assets:cash:cash  -10.00 USD

        2027-07-01 r-1 night on site A-7
            liabilities:deposits:r-1  49.50 USD
            revenue:nights  -45.00 USD
            liabilities:taxes:county  -4.50 USD

        2027-07-02 r-1 night on site A-7
            liabilities:deposits:r-1  49.50 USD
            revenue:nights  -45.00 USD
            liabilities:taxes:county  -4.50 USD


        """)
  }

  @Test func `a security deposit is a liability until it is kept, and a transfer moves no money`() throws {
    let camp = TestCampground(sites: 1, 2)
    try camp.reserve(1, "2027-07-01"..<"2027-07-02")
    try camp.reserve(2, "2027-07-01"..<"2027-07-02")
    try camp.takeSecurity(10_000)
    try camp.keepSecurity(6000)
    try camp.takeSecurity(-4000, by: "card")
    try camp.pay("30.00", on: "r-2", by: "cash")
    try camp.transfer(2000, from: "r-2", to: "r-1")
    try camp.undoLast()
    let books = try camp.books()
    let transactions = books.components(separatedBy: "\n\n").filter { $0.hasPrefix("2027") }
    #expect(
      transactions == [
        """
        2027-06-01 (l-1) r-1 security deposit received
            liabilities:security:r-1  -100.00 USD
            assets:cash:cash  100.00 USD
        """,
        """
        2027-06-01 (l-2) r-1 charge
            liabilities:deposits:r-1  60.00 USD
            revenue:other  -60.00 USD
        """,
        """
        2027-06-01 (l-4) r-1 security deposit kept
            liabilities:deposits:r-1  -60.00 USD
            liabilities:security:r-1  60.00 USD
        """,
        """
        2027-06-01 (l-5) r-1 security deposit returned
            liabilities:security:r-1  40.00 USD
            assets:cash:card  -40.00 USD
        """,
        """
        2027-06-01 (l-6) r-2 money received
            liabilities:deposits:r-2  -30.00 USD
            assets:cash:cash  30.00 USD
        """,
        """
        2027-06-01 (l-8) r-1 transfer from r-2
            liabilities:deposits:r-1  -20.00 USD
            liabilities:deposits:r-2  20.00 USD
        """,
        """
        2027-06-01 (l-9) r-1 transfer to r-2
            liabilities:deposits:r-1  20.00 USD
            liabilities:deposits:r-2  -20.00 USD
        """,
      ])
    #expect(books.contains("\naccount liabilities:security:r-1\n"))
    try expectAccepted(camp)
  }

  @Test func `a sale leaves nothing in the deposit of sales`() throws {
    let camp = TestCampground.priced()
    try camp.reserve()
    try camp.sellByEntries()
    let books = try camp.books()
    #expect(books.contains("\naccount liabilities:deposits:sales\n"))
    for part in ["sale money received", "sale firewood", "sale county"] { #expect(books.contains(part), "\(part)") }
    #expect(books.contains("    liabilities:deposits:sales  12.00 USD\n    revenue:items  -12.00 USD\n"))
    try expectAccepted(camp)
  }

  @Test func `names of persons and memos are not in it`() throws {
    let camp = TestCampground(sites: 1)
    try camp.makeRate()
    try camp.pay(camp.reserve { $0.notes = "a secret" }, 5000)
    let journal = try camp.books()
    for word in ["Bacon", "Lover", "910", "secret", "desk"] { #expect(!journal.contains(word), "\(word)") }
  }

  @Test(arguments: ["USD", "JPY", "KWD", "CLF"])
  func `hledger and ledger accept it strictly in every currency, and agree on the balances`(currency: String) throws {
    let camp = TestCampground(sites: 1, 2) { camp in
      try camp.set { $0.currency = currency }
      try camp.makePrices(digits: Currency(currency)?.digits ?? 2)
      for site in [1, 2] as [SiteNumber] {
        try camp.pay(camp.reserve(site), 12_345 * (site == 1 ? 1 : 3), method: "card")
      }
      try camp.append(.charge, 1234, to: "r-1", name: "firewood")
      try camp.append(.refund, 345, to: "r-1", method: "cash")
      try camp.reservations.cancel("r-2")
    }
    try expectAccepted(camp)
  }

  /// Text that breaks the syntax of a journal, or steers its reader.
  private static let hostile = [
    "a;b", "two  blanks", "a\u{A0}\u{A0}b", "(virtual)", "[balanced]", "a|b", "\"quoted\"", "'single'", "a:b:c", ":::",
    "= 5 USD", "@ 3 EUR", "{1 USD}", "; date:1999-01-01", "*", "! pending", "~ monthly", "# hash", "% 5", "include x",
    "end comment", "-1.00 EUR", "жара 熊 🏕", "a\u{202E}b", "x\\ny", "\u{3000}wide\u{3000}\u{3000}x", "$5",
    "a  ;  b  -5 USD",
    "!!", "`ls`", "$(ls)", "&amp;", "1,000.00", "a=b", "liabilities:deposits:r-1", "<x>", "^", "?", "a/b", "+1", "_",
  ]

  @Test func `no name that people give can break it`() throws {
    let camp = try TestCampground()
    try camp.makeRate()
    for name in Self.hostile.prefix(12) { try camp.makeTax(name) { $0.perNight = Amount("1.00") } }
    for (index, name) in Self.hostile.enumerated() {
      let site = SiteNumber(name) ?? "1"
      try camp.makeCampSite(site)
      let made = try camp.reserve(site, "2027-07-01"..<"2027-07-03")
      try camp.pay(made, 100 + index, method: name)
      try camp.append(.charge, 100, to: ReservationID(rawValue: made.reservation.journalNumber), name: name)
    }
    for line in try camp.books().split(separator: "\n") where line.hasPrefix("    ") {
      // An account and an amount, and nothing else.
      #expect(line.dropFirst(4).split(separator: "  ").count == (line.contains("format") ? 1 : 2), "\(line)")
      #expect(!line.contains(";") && !line.contains("("), "\(line)")
    }
    if Programs.areThere { try expectAccepted(camp) }
  }

  @Test(arguments: [
    ("a;b", "a b"), ("  two  blanks ", "two blanks"), (":::", "none"), ("", "none"), ("A&B 7.5%", "A&B 7.5%"),
    ("a\u{A0}\u{3000}b", "a b"), ("e\u{301}té", "e\u{301}té"), ("(x)", "x"),
  ])
  func `a name keeps what is harmless`(name: String, kept: String) {
    #expect(JournalName.name(name, otherwise: "none") == kept)
  }

  @Test func `an empty campground has empty books`() throws {
    let camp = try TestCampground()
    try expectAccepted(camp)
  }

  /// Expects that both programs read it, and have each deposit as we have the balance.
  private func expectAccepted(_ camp: TestCampground, sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard Programs.areThere else { return }
    let journal = try camp.books()
    let path = try folder.write(Array(journal.utf8), to: "books.journal")
    let check = try Programs.run("hledger", "-f", path, "check", "-s")
    #expect(check.status == 0, "\(check.output)\n\(journal)", sourceLocation: sourceLocation)
    let ledger = try Programs.run("ledger", "--pedantic", "-f", path, "balance", "--flat", "^liabilities:deposits:")
    #expect(ledger.status == 0, "\(ledger.output)", sourceLocation: sourceLocation)
    let hledger = try Programs.run("hledger", "-f", path, "balance", "--flat", "-N", "^liabilities:deposits:")
    let currency = try camp.settings.settings.currency
    var expected: [String: String] = [:]
    try camp.reservations.forEachReservation { made in
      guard let id = made.id, made.sums.balance != 0 else { return }
      expected["liabilities:deposits:\(id)"] = currency.text(made.sums.balance)
    }
    #expect(Programs.balances(hledger.output) == expected, sourceLocation: sourceLocation)
    // A total line follows where there are several.
    #expect(Programs.balances(ledger.output) == expected, sourceLocation: sourceLocation)
  }
}

/// The two programs, where they are installed.
private enum Programs {
  static let areThere: Bool = {
    let found = ["hledger", "ledger"].allSatisfy { (try? run($0, "--version"))?.status == 0 }
    if !found { print("hledger or ledger is not installed: what they say of the books is not tested.") }
    return found
  }()

  static func run(_ arguments: String...) throws -> (output: String, status: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ["PATH": "/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  /// The balances by account, of lines such as `-10.00 USD  liabilities:deposits:r-1`.
  static func balances(_ text: String) -> [String: String] {
    var balances: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 3 { balances[String(words[2])] = String(words[0]) }
    }
    return balances
  }
}
