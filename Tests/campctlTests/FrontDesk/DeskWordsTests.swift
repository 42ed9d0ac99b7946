import Foundation
import Testing

/// The lists that the front desk reads for a day, and the papers that it hands out.
@Suite struct DeskWordsTests: ~Copyable {
  /// Bacon Lover is to leave site 12 on 4 July, and Ham Lover to come to it, with a deposit to pay by 20 June.
  private let shell = Shell.campground(
    """
    add-rate Standard --nightly 45.00
    policy --deposit 1-night --deposit-days 14
    add-camper 'Ham Lover' --phone 555-0142 --warning Loud
    reserve --site 12 --camper c-1 --arrive 2027-07-02 --nights 2
    check-in r-1 --now 2027-07-02
    reserve --site 12 --camper c-2 --arrive 2027-07-04 --nights 5
    """)

  /// The words of the line that has this in it, under a heading of the day.
  private func today(_ heading: String, _ id: String, at time: String) throws -> String {
    let screen = try shell.run("campctl today --now 2027-07-04T\(time)").output
    let section = screen.components(separatedBy: "\n\n").first { $0.hasPrefix(heading) }
    let line = try #require(section?.split(separator: "\n").first { $0.contains(" \(id) ") }, "\(screen)")
    return line.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "|")
  }

  @Test func `an arrival has what is to be paid, who has to leave first, and the warning`() throws {
    let row = "12|Ham Lover|2 people|5 nights|r-2|225.00 due"
    #expect(try today("Arrivals (1)", "r-2", at: "09:00") == "\(row)|after r-1; WARNING: Loud")
    try shell.json("check-out r-1 --now 2027-07-04T10:00")
    #expect(try today("Arrivals (1)", "r-2", at: "10:30") == "\(row)|WARNING: Loud")
  }

  @Test func `who should have left by now is late, and gone once it has`() throws {
    let row = "12|Bacon Lover|2 people|2 nights|r-1|90.00 due"
    #expect(try today("Departures (1)", "r-1", at: "10:59") == row)
    #expect(try today("Departures (1)", "r-1", at: "12:00") == "\(row)|late")
    try shell.json("check-out r-1 --now 2027-07-04T12:00")
    #expect(try today("Departures (1, 1 gone)", "r-1", at: "12:00") == "\(row)|gone")
  }

  @Test func `a confirmation tells until when the deposit is due, and then that it is paid`() throws {
    let due = "\nA deposit of 45.00 USD is due by Sunday 20 June 2027.\n"
    #expect(try shell.run("campctl confirmation r-2").output.contains(due))
    try shell.json("pay r-2 45.00")
    #expect(try shell.run("campctl confirmation r-2").output.contains("\nThe deposit of 45.00 USD is paid.\n"))
  }

  @Test(arguments: [
    (nil, "Paid 0.00", "To pay 225.00"), ("45.00", "Paid 45.00", "To pay 180.00"),
    ("225.00", "Paid 225.00", "To pay 0.00"), ("250.00", "Paid 250.00", "Credit 25.00"),
  ])
  func `a confirmation asks for what is left, and never for a credit`(
    paid: String?, first: String, second: String
  ) throws {
    if let paid { try shell.json("pay r-2 \(paid)") }
    let lines = try shell.run("campctl confirmation r-2").output.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    let total = try #require(lines.firstIndex(of: "Total 225.00 USD"))
    #expect(Array(lines[(total + 1)...(total + 2)]) == [first, second])
  }
}
