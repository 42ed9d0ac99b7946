import Foundation
import Testing

@testable import campctl

/// A command line and a line of JSON ask for the same thing in the same words.
@Suite struct TwoFormsTests {
  /// What every writing command takes, in both forms.
  static let terms = (line: "--actor desk --key k-1 -n", json: #","actor":"desk","key":"k-1","dryRun":true"#)
  static let change = (line: "\(terms.line) --if-version 3", json: terms.json + #","ifVersion":3"#)
  static let needs = (
    line: "--type rv-site --electricity --amps 30,50 --water --sewer --pull-through --accessible",
    json: #","type":"rv-site","electricity":true,"amps":[30,50],"water":true,"sewer":true"#
      + #","pullThrough":true,"accessible":true"#
  )
  static let party = (
    line: "--adults 3 --children 1 --vehicles 2 --rig-length 28 --equipment rv --accept-unknown-length",
    json: #","adults":3,"children":1,"vehicles":2,"rigLength":28,"equipment":"rv","acceptUnknownLength":true"#
  )
  static let overrides = (
    line: "--override 'a friend' --override-capacity measured",
    json: #","override":"a friend","overrideCapacity":"measured""#
  )
  static let site = (
    line: "--loop 'Aspen Loop' --type rv-site --electricity --amps 30,50 --water --sewer --max-length 40 "
      + "--min-people 1 --max-people 8 --max-vehicles 2 --equipment tent,rv --pull-through --accessible --notes ok",
    json: #","loop":"Aspen Loop","type":"rv-site","electricity":true,"amps":[30,50],"water":true,"sewer":true"#
      + #","maxLength":40,"minPeople":1,"maxPeople":8,"maxVehicles":2,"equipment":["tent","rv"]"#
      + #","pullThrough":true,"accessible":true,"notes":"ok""#
  )

  /// A command, its arguments, and the fields of JSON that say the same.
  typealias Row = (command: String, line: String, json: String)

  static let rows: [Row] = [
    campground, sites, campers, reservations, stays, prices, waitlist, accounts, desk, scripting, data, charts,
    chartPages, statistics,
  ]
  .flatMap(\.self)

  static func json(_ row: Row) -> String {
    "{\"command\":\"\(row.command)\"\(row.json)}"
  }

  @Test(arguments: Verbs.campctl.batchCommands.map(\.0))
  func `the two forms of a command make equal requests`(name: String) throws {
    let command = try Verbs.campctl.batchCommand(name)
    let rows = Self.rows.filter { $0.command == name }
    #expect(!rows.isEmpty, "\(name) is not in the table")
    for row in rows { try expectEqualForms(of: command, row.line, Self.json(row)) }
  }

  @Test func `null ends a field of a camper`() throws {
    let command = try Verbs.campctl.batchCommand("update-camper")
    try expectEqualForms(
      of: command, "c-1 --email '' --notes ''",
      #"{"command":"update-camper","camper":"c-1","email":null,"notes":null}"#)
    try expectEqualForms(of: command, "c-1 --warning ''", #"{"command":"update-camper","camper":"c-1","warning":null}"#)
  }

  @Test(arguments: Verbs.campctl.batchCommands.map(\.0))
  func `every key of a command is in the table`(name: String) throws {
    let keys = try Self.rows.filter { $0.command == name }.flatMap { row in
      let object = try JSONSerialization.jsonObject(with: Data(Self.json(row).utf8)) as? [String: Any]
      return try #require(object).keys
    }
    // A batch's lines count as confirmed, so yes is taken and means nothing.
    #expect(Set(keys) == Set(CommandKeys.of(try Verbs.campctl.batchCommand(name)).names).subtracting(["yes"]))
  }

  @Test func `the table has no command that there is not`() {
    #expect(Set(Self.rows.map(\.command)) == Set(Verbs.campctl.batchCommands.map(\.0)))
  }

  private func expectEqualForms<Command: CampgroundCommand>(
    of type: Command.Type, _ line: String, _ json: String
  ) throws {
    let command = try type.parse(ShellWords.split(line))
    let data = Data(json.utf8)
    #expect(try JSONDecoder().decode(Command.Request.self, from: data) == command.request, "\(json)")
    // A plain line is read without the parser or the library, and means the same.
    if let plain = PlainWords.values(of: try ShellWords.split(line)[...], CommandKeys.of(type)) {
      #expect(try Command.Request(from: LineDecoder(values: plain)) == command.request, "\(line)")
    }
    if let plain = PlainObject.values(of: Array(json.utf8)) {
      #expect(try Command.Request(from: LineDecoder(values: plain)) == command.request, "\(json)")
    }
    guard type is any WriteCommand.Type else { return }
    #expect(try BatchLine(verbs: .campctl).command(Array(json.utf8))?.terms == command.terms)
  }
}
