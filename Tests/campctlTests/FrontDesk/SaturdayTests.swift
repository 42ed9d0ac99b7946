import Foundation
import Testing

/// The recorded Saturday in July: the desk's commands, and the campground at the end of the day.
@Suite struct SaturdayTests: ~Copyable {
  private static let session = RecordedSession(name: "saturday")

  /// The store at the end of the recording, for each test a copy.
  private let shell = Shell.after(((try? Self.session.steps) ?? []).map(\.command).joined(separator: "\n"))

  private static let end = "--now 2027-07-17T23:59"

  @Test func `each command of the desk is a line of at most 60 characters, in the guest's own words`() throws {
    let lines = try Self.session.steps.map(\.command).filter { !$0.hasPrefix("export ") }
    #expect(lines.prefix(2).allSatisfy { $0.hasPrefix("campctl batch Fixtures/Saturday/") })
    #expect(lines.count > 140)
    for line in lines.dropFirst(2) {
      #expect(line.hasPrefix("campctl ") && !line.contains("\n"), "\(line)")
      #expect(line.count <= 60, "\(line) has \(line.count) characters")
      #expect(!line.contains(/\b[a-z]-\d/), "\(line) has an id")
      #expect(!line.contains(/\d{4}-\d\d-\d\d/), "\(line) has a date")
    }
  }

  @Test func `40 parties have come, 35 have left, and one is a no-show`() throws {
    #expect(try shell.jsonList("list-reservations --arriving 2027-07-17 --status checked-in").count == 40)
    #expect(try shell.jsonList("list-reservations --departing 2027-07-17 --status checked-out").count == 35)
    let noShows = try shell.jsonList("list-reservations --status no-show")
    #expect(noShows.map { ($0["camper"] as? [String: Any])?["fullName"] as? String } == ["Earl Grey"])
  }

  @Test func `nobody is left to come or to go`() throws {
    let today = try shell.json("today \(Self.end)")
    for list in ["arrivals", "overdueArrivals", "overdueDepartures", "holds"] {
      #expect((today[list] as? [Any])?.isEmpty == true, "\(list)")
    }
    let departures = try #require(today["departures"] as? [[String: Any]])
    #expect(departures.allSatisfy { $0["status"] as? String == "checked-out" })
    #expect(try shell.json("check")["ok"] as? Bool == true)
  }

  /// The takings, by hand, in the order of the day.
  ///
  /// By card: 54.00 + 86.40 + 64.80 + 99.36 + 332.00 + 58.00 + 284.80 + 220.00 + 166.00 + 112.00 + 150.88 + 132.80
  /// + 98.24 + 158.72 + 284.80 + 34.80 = 2337.60, of which 12.96 was refunded. In cash: 16.50 for the key, 6.60 of ice,
  /// 162.00 + 4.00 + 16.96 + 166.00, 15.40 of firewood, 43.20 + 54.00 + 16.16 + 216.00 + 32.40 = 749.22; the 64.80 that
  /// were entered twice are undone. By check: 270.00.
  @Test func `the day's takings are those that were paid`() throws {
    let report = try shell.json("report payments --day 2027-07-17 \(Self.end)")
    let rows = try #require(report["rows"] as? [[String: Any]])
    #expect(rows.map { $0["method"] as? String } == ["card", "cash", "check"])
    #expect(rows.map { $0["received"] as? String } == ["2337.60", "749.22", "270.00"])
    #expect(rows.map { $0["refunded"] as? String } == ["12.96", "0.00", "0.00"])
    let listed = try shell.jsonList("list-payments --day 2027-07-17 \(Self.end)")
    let sum = listed.compactMap { $0["amount"] as? String }.compactMap { Decimal(string: $0) }.reduce(0, +)
    #expect(sum == Decimal(string: "3343.86"))
  }
}
