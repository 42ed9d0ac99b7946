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
  static let site = (
    line: "--loop 'Aspen Loop' --type rv-site --electricity --amps 30,50 --water --sewer --max-length 40 "
      + "--min-people 1 --max-people 8 --max-vehicles 2 --equipment tent,rv --pull-through --accessible --notes ok",
    json: #","loop":"Aspen Loop","type":"rv-site","electricity":true,"amps":[30,50],"water":true,"sewer":true"#
      + #","maxLength":40,"minPeople":1,"maxPeople":8,"maxVehicles":2,"equipment":["tent","rv"]"#
      + #","pullThrough":true,"accessible":true,"notes":"ok""#
  )

  /// A command, its arguments, and the fields of JSON that say the same.
  static let rows: [(command: String, line: String, json: String)] = [
    (
      "settings",
      "--name 'Apache Trout' --time-zone America/Phoenix --currency USD --check-in 15:00 --check-out 11:00 "
        + "--no-show-after 22:30 --open 05-01..10-15 --min-nights 2 --max-nights 14 --window-days 180 \(change.line)",
      #","name":"Apache Trout","timeZone":"America/Phoenix","currency":"USD","checkIn":"15:00","checkOut":"11:00""#
        + #","noShowAfter":"22:30","open":"05-01..10-15","minNights":2,"maxNights":14,"windowDays":180"#
        + change.json
    ),
    (
      "settings", "--name '' --time-zone '' --open '' --max-nights '' --window-days ''",
      #","name":null,"timeZone":null,"open":null,"maxNights":null,"windowDays":null"#
    ),
    ("info", "", ""),
    ("add-site", "'1 & 2' \(site.line) \(terms.line)", #","number":"1 & 2""# + site.json + terms.json),
    ("add-site", "7", #","number":"7""#),
    ("update-site", "A-07 \(site.line) \(change.line)", #","number":"A-07""# + site.json + change.json),
    (
      "update-site",
      "7 --no-electricity --no-water --no-sewer --no-pull-through --no-accessible --amps '' --equipment '' "
        + "--max-length '' --max-people '' --max-vehicles '' --loop '' --notes ''",
      #","number":"7","electricity":false,"water":false,"sewer":false,"pullThrough":false,"accessible":false"#
        + #","amps":[],"equipment":[],"maxLength":null,"maxPeople":null,"maxVehicles":null,"loop":null,"notes":null"#
    ),
    ("retire-site", "12 \(change.line)", #","number":"12""# + change.json),
    (
      "list-sites", "--loop Aspen \(needs.line) --equipment tent --rig-length 30 --retired",
      #","loop":"Aspen","equipment":"tent","rigLength":30,"retired":true"# + needs.json
    ),
    ("list-sites", "--no-retired", #","retired":false"#), ("list-sites", "", ""),
    ("show-site", "A-07", #","number":"A-07""#),
    (
      "add-camper", "'Bacon Lover' --phone 910-543-9000 --email b@example.com --notes early --if-new \(terms.line)",
      #","fullName":"Bacon Lover","phone":"910-543-9000","email":"b@example.com","notes":"early","ifNew":true"#
        + terms.json
    ),
    ("add-camper", "'Žoë \"Z\"' --phone 5", #","fullName":"Žoë \"Z\"","phone":"5""#),
    (
      "update-camper",
      "910-543-9000 --full-name 'Bacon Eater' --phone 5550100 --email b@example.com --notes late \(change.line)",
      #","camper":"910-543-9000","fullName":"Bacon Eater","phone":"5550100","email":"b@example.com","notes":"late""#
        + change.json
    ),
    ("list-campers", "--match bacon", #","match":"bacon""#), ("list-campers", "", ""),
    ("show-camper", "'Bacon Lover'", #","camper":"Bacon Lover""#),
    (
      "availability", "--arrive 2027-07-04 --nights 2 \(party.line) \(needs.line) --why",
      #","arrive":"2027-07-04","nights":2,"why":true"# + party.json + needs.json
    ),
    ("availability", "--arrive 2027-07-04 --depart 2027-07-06", #","arrive":"2027-07-04","depart":"2027-07-06""#),
    (
      "reserve",
      "--site 12 --camper c-1 --arrive 2027-07-04 --nights 2 \(party.line) --pets 1 --plates 'CAMP 42' "
        + "--notes 'near the lake' \(needs.line) \(terms.line)",
      #","site":"12","camper":"c-1","arrive":"2027-07-04","nights":2,"pets":1,"plates":"CAMP 42""#
        + #","notes":"near the lake""# + party.json + needs.json + terms.json
    ),
    (
      "reserve", "--any-site --camper 'Bacon Lover' --arrive 2027-07-04 --depart 2027-07-06",
      #","anySite":true,"camper":"Bacon Lover","arrive":"2027-07-04","depart":"2027-07-06""#
    ),
    ("show-reservation", "r-3", #","reservation":"r-3""#),
    (
      "list-reservations",
      "--status reserved --status checked-in --site 12 --camper c-1 --arriving 2027-07-04 --departing 2027-07-06 "
        + "--on 2027-07-05 --from 2027-07-01 --before 2027-08-01 --limit 10",
      #","status":["reserved","checked-in"],"site":"12","camper":"c-1","arriving":"2027-07-04""#
        + #","departing":"2027-07-06","on":"2027-07-05","from":"2027-07-01","before":"2027-08-01","limit":10"#
    ),
    ("list-reservations", "", ""),
    ("cancel", "r-3 --reason rain \(change.line)", #","reservation":"r-3","reason":"rain""# + change.json),
    (
      "log", "--on r-3 --actor desk --day 2027-06-01 --limit 5",
      #","on":"r-3","actor":"desk","day":"2027-06-01","limit":5"#
    ),
    (
      "import sites", "exports/trout --facility 232487 \(terms.line)",
      #","folder":"exports/trout","facility":"232487""# + terms.json
    ),
  ]

  static func json(_ row: (command: String, line: String, json: String)) -> String {
    "{\"command\":\"\(row.command)\"\(row.json)}"
  }

  @Test(arguments: Verbs.batchCommands.map(\.0))
  func `the two forms of a command make equal requests`(name: String) throws {
    let command = try Verbs.batchCommand(name)
    let rows = Self.rows.filter { $0.command == name }
    #expect(!rows.isEmpty, "\(name) is not in the table")
    for row in rows { try expectEqualForms(of: command, row.line, Self.json(row)) }
  }

  @Test func `null ends a field of a camper`() throws {
    let command = try Verbs.batchCommand("update-camper")
    try expectEqualForms(
      of: command, "c-1 --email '' --notes ''",
      #"{"command":"update-camper","camper":"c-1","email":null,"notes":null}"#)
  }

  @Test(arguments: Verbs.batchCommands.map(\.0))
  func `every key of a command is in the table`(name: String) throws {
    let keys = try Self.rows.filter { $0.command == name }.flatMap { row in
      let object = try JSONSerialization.jsonObject(with: Data(Self.json(row).utf8)) as? [String: Any]
      return try #require(object).keys
    }
    // A batch's lines count as confirmed, so yes is taken and means nothing.
    #expect(Set(keys) == CommandKeys.of(try Verbs.batchCommand(name)).names.subtracting(["yes"]))
  }

  @Test func `the table has no command that there is not`() {
    #expect(Set(Self.rows.map(\.command)) == Set(Verbs.batchCommands.map(\.0)))
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
    #expect(try BatchLine.command(Array(json.utf8))?.terms == command.terms)
  }
}
