import Foundation
import Testing

@Suite struct AccountCommandTests: ~Copyable {
  private let shell = Shell.campground(
    """
    reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2
    charge r-1 90.00 --memo '2 nights'
    """)

  @Test func `an account has every key, and its amounts are text`() throws {
    let account = try shell.json("pay r-1 45 --method card --memo 'at the gate'")
    for (key, value) in [
      "reservation": "r-1", "total": "90.00", "paid": "45.00", "balance": "45.00", "currency": "USD",
    ] {
      #expect(account[key] as? String == value)
    }
    #expect(account["version"] as? Int == 2)
    #expect(account.differences(from: ["deposit": "0.00", "depositDue": NSNull(), "depositPaid": true]) == [])
    #expect((account["camper"] as? [String: Any])?["fullName"] as? String == "Bacon Lover")
    let entry = try #require((account["entries"] as? [[String: Any]])?.last)
    let texts = [
      "id": "l-2", "day": "2027-06-01", "kind": "payment", "amount": "45.00", "method": "card", "memo": "at the gate",
      "actor": "desk",
    ]
    for (key, value) in texts { #expect(entry[key] as? String == value) }
    #expect(entry["counters"] is NSNull)
  }

  @Test func `cancelling says what it costs, and what is to be refunded`() throws {
    try shell.json("pay r-1 45")
    try shell.json("uncharge r-1 90.00")
    #expect(try shell.json("cancel r-1 -n").differences(from: ["fee": "0.00", "refund": "45.00"]) == [])
    #expect(try shell.json("cancel r-1 --quote")["band"] is NSNull)
    #expect(try shell.json("cancel r-1")["refund"] as? String == "45.00")
    #expect(try shell.refusal("cancel r-1 --quote").status == 5)
  }

  @Test func `a statement fits a page and steers no terminal`() throws {
    let name = "\u{202E}" + String(repeating: "長い名前", count: 20)
    try shell.json("change-camper c-1 --full-name \(Shell.quoted(name))")
    try shell.json("settings --name \(Shell.quoted(String(repeating: "Long Lake ", count: 12)))")
    try shell.json("pay r-1 90071992547409.91 --memo \(Shell.quoted(name)) --method \(Shell.quoted("ca\u{200F}rd"))")
    let statement = try shell.run("campctl account r-1")
    #expect(statement.status == 0)
    #expect(!statement.output.unicodeScalars.contains { $0.value == 0x202E || $0.value == 0x200F })
    for line in statement.output.split(separator: "\n") {
      let width = line.reduce(0) { $0 + ($1.unicodeScalars.allSatisfy { $0.value >= 0x2E80 } ? 2 : 1) }
      #expect(width <= 80, "\(line)")
    }
  }

  @Test func `the log of a reservation, a camper and an entry has the money`() throws {
    try shell.json("pay r-1 45")
    for thing in ["r-1", "c-1"] {
      let commands = try shell.jsonList("log --on \(thing)").compactMap { $0["command"] as? String }
      #expect(commands.prefix(3) == ["pay", "charge", "reserve"])
    }
    try shell.json("undo --yes")
    #expect(try shell.jsonList("log --on l-2").compactMap { $0["command"] as? String } == ["undo", "pay"])
    #expect(try shell.refusal("log --on l-9").status == 4)
    #expect(try shell.refusal("account l-2").name == "wrongKind")
  }
}
