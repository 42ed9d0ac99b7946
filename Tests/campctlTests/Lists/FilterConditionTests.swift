import Arguments
import TestSupport
import Testing

@testable import CampgroundManager
@testable import campctl

/// A statement leaves out nothing that a filter lets through.
@Suite struct FilterConditionTests: ~Copyable {
  private let shell = Shell()

  init() throws {
    var chance = SplitMix64(seed: 7)
    let first: Day = "2027-06-02"
    var lines = [
      "add-site 1..6 --type rv --loop Aspen --max-length 60", "add-rate base --nightly 30",
      "add-camper 'Ann Lee' --phone 555-0101",
    ]
    for number in 0..<60 {
      let day = first.advanced(by: 2 * (number / 6))
      let verb = number == 0 || Bool.random(using: &chance) ? "reserve" : "hold"
      let rig = Bool.random(using: &chance) ? " --rig-length \(Int.random(in: 20...50, using: &chance))" : ""
      lines.append(
        "\(verb) --site \(number % 6 + 1) --camper c-1 --arrive \(day) --nights \(Int.random(in: 1...2, using: &chance))"
          + " --adults \(Int.random(in: 1...4, using: &chance))\(rig)")
    }
    for number in [3, 9, 11, 20] { lines.append("cancel r-\(number)") }
    #expect(try shell.batch(lines.joined(separator: "\n"), "--yes --keep-going").output.contains("r-60"))
    #expect(try shell.run("campctl check-in r-1 --now 2027-06-02T15:00").status == 0)
  }

  @Test func `with it and without it, a filter lets through the same`() throws {
    var chance = SplitMix64(seed: 11)
    let terms = [
      "nights:2", "nights:>1", "arrival:<2027-06-09", "arrival:2027-06-04..", "departure:2027-06-06,2027-06-10",
      "adults:3..",
      "rigLength:>30", "rigLength:", "arriving:2027-06-06..2027-06-12", "departing:>=2027-06-12", "staying:2027-06-05",
      "staying:..2027-06-07", "here:yes", "here:no", "status:held", "status:expired", "status:cancelled,reserved",

      "holdExpires:<2027-06-02", "id:r-7,r-8", "id:r-07", "camper.id:c-1", "camper.fullName:~nn",
      "camper.fullName:/ann", "camper:~lee", "total:60",
      "paid:0", "balance:..30", "camper.id:x", "type:rv", "balance:>60", "pets:0",
      "Ann", "version:>1",
    ]
    for _ in 0..<400 {
      let parts = (0..<Int.random(in: 1...4, using: &chance)).map { _ in
        ["", "", "", "-"].randomElement(using: &chance)! + terms.randomElement(using: &chance)!
      }
      let text = parts.joined(separator: [" ", " or "].randomElement(using: &chance)!)
      let (with, without) = try (rows(text, usesStatement: true), rows(text, usesStatement: false))
      #expect(with == without, "\(text)")
    }
  }

  @Test func `sorted by the statement or behind it, a list is the same, up to any limit`() throws {
    var chance = SplitMix64(seed: 13)
    let fields = [
      "nights", "arrival", "rigLength", "balance", "total", "paid", "id", "adults", "status", "camper.fullName",
    ]
    let filters = [
      "", "nights:2", "balance:>0", "status:held", "status:expired or adults:3", "camper.fullName:~lee", "-nights:1",
    ]
    for _ in 0..<200 {
      let order = (0..<Int.random(in: 1...3, using: &chance)).map { _ in
        ["", "-"].randomElement(using: &chance)! + fields.randomElement(using: &chance)!
      }
      let (filter, limit) = (filters.randomElement(using: &chance)!, Int.random(in: 0...30, using: &chance))
      let all = try [true, false].map { try rows(filter, sorted: order, limit: limit, usesStatement: $0) }
      #expect(all[0] == all[1], "\(filter) \(order) \(limit)")
    }
  }

  private func rows(
    _ text: String, sorted order: [String] = [], limit: Int? = nil, usesStatement: Bool
  ) throws -> [String] {
    let store = try Store(shell.location, access: .existing)
    let clock = CampgroundClock.fixed("2027-06-05")
    let campground = Campground(store: store, clock: clock)
    let response = try ListReservations().perform(in: campground)
    guard case .many(let list as ViewList<ReservationView>) = response.body else { return [] }
    var ask = AskArguments()
    ask.filters = text.isEmpty ? [] : [text]
    (ask.sort, ask.limit) = (order, limit)
    let plain = ViewList<ReservationView>(empty: "") { body in try list.each(body) }
    return try (usesStatement ? list : plain).answering(ListQuestion(ask, in: campground)).ids
  }
}
