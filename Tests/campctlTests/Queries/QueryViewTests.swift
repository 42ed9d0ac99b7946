import CampgroundManager
import Foundation
import Testing

@testable import campctl

/// The views of `campctl sql` have the words and the values of the lists.
@Suite struct QueryViewTests: ~Copyable {
  private let shell = Shell()

  init() throws {
    for (now, lines) in Self.life { try Self.perform(lines, now, in: shell) }
  }

  private static func perform(_ lines: String, _ now: String, in shell: borrowing Shell) throws {
    let done = try shell.batch(lines, "--now \(now)")
    #expect(done.status == 0, "\(done.errors) \(done.output.suffix(400))")
  }

  /// Stays of every status, with everything that their lists show.
  private static let life: KeyValuePairs = [
    "2027-06-01T09:00": """
    settings --currency USD
    add-site 2 --loop Aspen --amps 30,50 --water --sewer --max-length 40 --max-people 8 --gate-code 4711 --notes "By the creek"
    add-site 10 --type tent --equipment tent,van --min-people 2 --max-vehicles 2 --accessible
    add-site 11 --pull-through --max-length 40
    add-site 12
    retire-site 12
    add-rate Summer --nightly 45.00 --weekly 270.00 --extra-adult 5 --included-adults 2
    add-rate "Fair, June" --nightly 60.50 --type tent --from 2027-06-10 --before 2027-06-20 --weekdays fri,sat --min-nights 2
    add-rate Fourth --nightly 70 --from 2027-07-03 --before 2027-07-06 --holiday
    add-rate Two --site 2 --nightly 50
    add-tax Lodging --percent 8
    add-discount Access --percent 50%
    add-item firewood --price 7.50
    add-camper "Bacon Lover" --phone 910-543-9000 --email bacon@example.org --warning "Owes, still" --language de
    add-camper "Maple Walnut" --phone "+1 (928) 555-0142" --second-phone 928-555-0143 --address "Elm St 1" --notes 'Says "hi", loud'
    add-camper "Maple Walnutt" --phone 928-555-0142
    merge-campers c-2 c-3
    reserve --site 2 --camper c-1 --arrive 2027-06-20 --nights 9 --adults 3 --discount Access --group Oak --source web --ref X1
    reserve --site 11 --camper c-2 --arrive 2027-06-02 --nights 3 --plates "ABC 1" --rig-length 20 --equipment rv --notes "Late, 9 pm"
    reserve --site 11 --camper c-2 --arrive 2027-07-01 --nights 5 --nightly 30 --because friends --tax-exempt E-1
    reserve --site 10 --camper c-1 --arrive 2027-07-02 --nights 4 --pets 2
    hold --site 10 --camper c-2 --arrive 2027-08-01 --nights 2 --minutes 60
    reserve --site 2 --camper c-2 --arrive 2027-09-01 --nights 2
    pay r-1 100 --method cash
    pay r-2 500 --method card
    refund r-2 20 --method card
    cancel r-6 --because "broken axle"
    charge r-2 --item firewood
    sell --item firewood --method cash
    """,
    "2027-06-02T15:00":
      "check-in r-2\npay r-2 50 --security --method cash\nblock-site 2 --from 2027-12-01 --nights 3 --because roots",
    "2027-06-20T15:00": "check-in r-1\ntransfer r-2 r-4 40\nmove r-4 --site 2 --from 2027-07-04",
    "2027-06-21T09:00": """
    block-site 11 --from 2027-07-01 --nights 2 --because flood --force
    hold --site 10 --camper c-2 --arrive 2027-08-10 --nights 2 --minutes 10080
    write-off r-4 10 --because "no answer"
    """,
  ]

  private static let now = "--now 2027-06-22T10:00"

  /// Each view with the command that lists the same.
  private static let lists = [
    "reservations": "list-reservations", "nights": "export nights -", "campers": "list-campers", "sites": "list-sites",
    "payments": "list-payments", "blocks": "list-blocks", "rates": "list-rates",
  ]

  @Test func `each view has the rows and the values of its list`() throws {
    for view in QueryView.all where view.name != "entries" {
      let list = try shell.jsonList("\(Self.lists[view.name] ?? "") \(Self.now)").map(Self.flat)
      let rows = try shell.jsonList("sql 'SELECT * FROM \(view.name)' \(Self.now)")
      #expect(!rows.isEmpty && rows.count == list.count, "\(view.name)")
      let found = rows.map { row in view.columns.map { "\($0.name)=\(Self.text(row[$0.name]))" }.joined(separator: "|")
      }
      let wanted = list.map { thing in
        view.columns.map { "\($0.name)=\(Self.value(of: $0, in: thing))" }.joined(separator: "|")
      }
      #expect(found.sorted() == wanted.sorted(), "\(view.name)")
    }
  }

  @Test func `the entries are those of all accounts and sales`() throws {
    let columns = "id, day, reservation, sale, kind, item, name, amount, memo, actor, counters"
    let rows = try shell.jsonList(
      "sql \"SELECT \(columns) FROM entries WHERE item NOT IN ('money', 'security')\" \(Self.now)")
    let charges = try shell.jsonList("export charges - \(Self.now)").map(Self.flat)
    let view = try #require(QueryView.all.first { $0.name == "entries" })
    let names = columns.split(separator: ", ").map(String.init)
    let kept = view.columns.filter { names.contains($0.name) }
    let found = rows.map { row in kept.map { Self.text(row[$0.name]) }.joined(separator: "|") }
    let wanted = charges.map { thing in kept.map { Self.value(of: $0, in: thing) }.joined(separator: "|") }
    #expect(!found.isEmpty && found.sorted() == wanted.sorted())
  }

  @Test func `no column is there that its list has not, but for those of entries`() throws {
    for view in QueryView.all where view.name != "entries" {
      let thing = try #require(
        try shell.jsonList("\(Self.lists[view.name] ?? "") \(Self.now)").map(Self.flat).first)
      #expect(view.columns.map(\.name).filter { thing[$0] == nil } == [], "\(view.name)")
    }
  }

  /// A thing with the fields of its objects under the names that columns have.
  private static func flat(_ thing: [String: Any]) -> [String: Any] {
    thing.reduce(into: [:]) { flat, member in
      if let object = member.value as? [String: Any] {
        for (key, value) in object { flat[member.key == "camper" && key == "id" ? "camperId" : key] = value }
      } else {
        flat[member.key] = member.value
      }
    }
  }

  /// A value of a list as its column has it.
  private static func value(of column: QueryColumn, in thing: [String: Any]) -> String {
    switch (column.kind, thing[column.name]) {
    case (.amount, let amount as String): Int(amount.replacing(".", with: "")).map(String.init) ?? amount
    case (.flag, let flag as Bool): flag ? "1" : "0"
    case (.list, let list as [Any]): list.map { "\($0)" }.joined(separator: ",")
    case (_, let value): text(value)
    }
  }

  private static func text(_ value: Any?) -> String {
    switch value {
    case nil, is NSNull: "-"
    case .some(let value): "\(value)"
    }
  }
}
