import CampgroundManager
import JSONText
import Testing

@testable import campctl

/// The keys of JSON in `docs/scripting/objects.md`, compared with those that the commands print.
@Suite struct ObjectDocumentTests {
  @Test func `every command with an answer is in the table of answers, and nothing else`() throws {
    let commands = Set(CommandRegistry.campctl.entries.filter { $0.type().init().hasFormats }.map(\.name))
    #expect(try Set(DocumentedObjects().answers.keys) == commands)
  }

  @Test func `each type in a table is one that the page explains`() throws {
    let page = try Document(DocumentedObjects.path)
    let explained = Set(page.rows(of: ["type", "example", ""]).map { $0[0] })
    #expect(explained == Set(DocumentedType.patterns.keys))
    for keys in try DocumentedObjects().objects.values {
      for key in keys {
        guard case .plain(let type) = key.type.element else { continue }
        #expect(explained.contains(type), "\(key.name)")
      }
    }
  }

  @Test func `each key that is printed is documented with its type, and each that is documented is printed`() throws {
    var comparison = AnswerComparison(try DocumentedObjects())
    let shell = try Self.campground()
    // The journal comes last, so that it has the images of all that the others write.
    let all = HeaderTests.lines.merging(Self.more, uniquingKeysWith: +).sorted { $0.key < $1.key }
    // The keys of an answer to SQL are those of its statement.
    for (command, lines) in all.filter({ !["log", "sql"].contains($0.key) }) + all.filter({ $0.key == "log" }) {
      let answer = try #require(comparison.documented.answers[command])
      for line in try lines.flatMap(HeaderTests.grouped) {
        let result = try shell.run("campctl \(line) --json")
        // The conflicts of a calendar, and its nights that wait, have their answer and their status.
        let isCalendar = line.hasPrefix("import ical ")
        try #require(result.status == 0 || isCalendar && result.status == 3, "\(line): \(result.errors)")
        comparison.compare(try JSONValue(text: result.output), with: answer, of: line)
      }
    }
    try compareFailures(shell, &comparison)
    try compareBatch(shell, &comparison)
    try compareConfiguration(shell, &comparison)
    try compareGrant(&comparison)
    try compareHealth(&comparison)
    try compareChain(&comparison)
    let entries = try shell.run("campctl watch --since 0 | head -n 3").output.split(separator: "\n")
    #expect(entries.count == 3)
    for entry in entries { comparison.compareObject(try JSONValue(text: entry), ["log-entry"], of: "watch") }
    #expect(comparison.problems == [])
    #expect(comparison.allKeys.subtracting(comparison.printed).sorted() == [])
    try comparePlain(&comparison)
    #expect(comparison.alwaysThere == [])
  }

  /// A campground that has little: there the keys lack that come only when they are set.
  private func comparePlain(_ comparison: inout AnswerComparison) throws {
    let shell = try HeaderTests.campground()
    let lines = ["settings": "settings", "policy": "policy", "log": "log", "today": "today"]
    for (command, line) in lines {
      let result = try shell.run("campctl \(line) --json")
      let answer = try #require(comparison.documented.answers[command])
      comparison.compare(try JSONValue(text: result.output), with: answer, of: line)
    }
  }

  /// Errors of each sort: of a request, of taken nights, and of a file that cannot be written.
  private func compareFailures(_ shell: borrowing Shell, _ comparison: inout AnswerComparison) throws {
    let lines = [
      "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2", "show-site 99", "reserve",
      "change r-7 --nights 3", "import reservations Fixtures/Imports/detail-report.csv",
      "export hledger ~/nowhere/books.journal", "block-site 12 --from 2027-07-04 --nights 1 --because gravel",
    ]
    for line in [
      "add-site P1 --type pod", "add-site P2 --type pod",
      "reserve --site P1 --camper c-1 --arrive 2027-07-22 --nights 2",
      "reserve --site P2 --camper c-1 --arrive 2027-07-20 --nights 2",
    ] { try shell.json(line) }
    for line in lines + ["reserve --any-site --type pod --camper c-1 --arrive 2027-07-20 --nights 4"] {
      let result = try shell.run("campctl \(line) --json")
      #expect(result.status != 0 && result.output.isEmpty, "\(line)")
      comparison.compareObject(try JSONValue(text: result.errors), ["failure"], of: line)
    }
  }

  /// A configuration that names a store; elsewhere none is read.
  private func compareConfiguration(_ shell: borrowing Shell, _ comparison: inout AnswerComparison) throws {
    let result = try shell.run(
      "printf '[store a]\\nlocation = /a\\n' >~/config; CAMPCTL_CONFIG=~/config campctl config --json")
    let answer = try #require(comparison.documented.answers["config"])
    comparison.compare(try JSONValue(text: result.output), with: answer, of: "config")
  }

  /// Rights, which a server alone gives.
  private func compareGrant(_ comparison: inout AnswerComparison) throws {
    let view = GrantedView(store: .memory, role: "gate", kind: .front, isDryRun: false)
    let answer = try #require(comparison.documented.answers["grant"])
    comparison.compare(
      try JSONValue(text: String(decoding: JSONWriter.object(view), as: UTF8.self)), with: answer, of: "grant")
  }

  /// The state of a campground on a server that has all of it.
  private func compareHealth(_ comparison: inout AnswerComparison) throws {
    let health = CampgroundHealth(
      schema: 1, newest: (EntryID(rawValue: 1), 0),
      standbys: [StoreStandby(name: "b", state: "streaming", lagBytes: 0)], secondsAhead: 0)
    let view = HealthView(health: health, engine: ("postgresql", "17"), backup: ("/a", 0), now: 0)
    comparison.compareObject(try JSONValue(text: view.text), ["health"], of: "info --health")
  }

  /// The failure of a campground of a chain.
  private func compareChain(_ comparison: inout AnswerComparison) throws {
    var failure = Failure.usage(.emptySearch)
    failure.problems = failure.problems.map { .ofCampground("lakeside", $0.shown) }
    let text = JSONWriter.object { $0.object("error", failure.write) }
    comparison.compareObject(try JSONValue(text: String(decoding: text, as: UTF8.self)), ["failure"], of: "a chain")
  }

  /// Replies to lines that are done and refused, and the summary.
  private func compareBatch(_ shell: borrowing Shell, _ comparison: inout AnswerComparison) throws {
    let outcome = try shell.batch("show-site 12\nlist-sites\nshow-site 99\nnothing\n", "--keep-going")
    #expect(outcome.outline == ["1 ok", "2 ok", "3 4", "4 64"])
    for line in outcome.output.split(separator: "\n") {
      let reply = try JSONValue(text: line)
      comparison.compareObject(
        reply, [reply["ok"] == .flag(true) ? "batch-reply" : "refused-batch-line"], of: "batch: \(line)")
    }
    comparison.compareObject(try JSONValue(text: outcome.errors), ["batch-summary"], of: "batch")
  }

  /// Lines that print what those for the headers do not.
  private static let more = [
    "import ical": [
      "import ical Fixtures/Calendars/bare.ics --site 12 --feed vrbo -n",
      "import ical Fixtures/Calendars/smoobu.ics --site 12 --feed smoobu",
      "import ical Fixtures/Calendars/november.ics --site 12 --feed november",
      "import ical Fixtures/Calendars/empty.ics --site 12 --feed november",
    ], "export ical": ["export ical --each-site $HOME/calendars"],
    "reserve": ["reserve --sites 12,14 --camper c-1 --arrive 2027-10-14 --nights 2 --dry-run"],
    "hold": ["hold --any-site --count 2 --camper c-1 --arrive 2027-10-14 --nights 2 --dry-run"],
    "block-site": ["block-site 12 14 --from 2027-10-14 --nights 1 --because tree --dry-run"],
    "today": ["today --now 2027-07-04"], "log": ["log --limit 6"],
    "confirmation": ["confirmation r-8", "confirmation --group Scouts"],
    "account": ["account --camper c-1", "account --group Scouts"], "receipt": ["receipt l-2"],
    "placards": ["placards 2027-07-04 --phone"],
    "pay": ["pay --group Scouts 1.00 --yes --dry-run", "pay r-8 1.00 --security --yes --dry-run"],
    "change": ["change --group Scouts --notes early --yes --dry-run"],
    "quote": [
      "quote --site 12 --arrive 2027-12-04 --nights 8 --adults 4 --why",
      "quote --site 12 --arrive 2027-12-04 --nights 2 --discount Club",
    ],
    "add-rate": ["add-rate Ice --nightly 5.00 --from 2027-12-24 --before 2027-12-27 --dry-run"],
    "cancel": ["cancel --group Scouts --yes --dry-run", "cancel r-1 --quote"],
    "check-in": ["check-in --group Scouts --now 2027-12-20 --yes --dry-run"],
    "add-site": ["add-site 801..803 --dry-run"],
    "import reservations": [
      "import reservations Fixtures/Imports/detail-report.csv --preview",
      """
      import reservations Fixtures/Imports/booking.csv --preview --map 'Unit type: Pitch with Electricity=12' \
      --map 'Unit type: Tent Meadow=14'
      """,
    ],
    "import sites": [
      "import sites Fixtures/RIDB/odd-export --facility 900001 --yes --dry-run",
      "import sites Fixtures/RIDB/odd-export --list-facilities",
      "import sites Fixtures/RIDB/odd-export --each $HOME/camps --dry-run",
    ],
    "unblock-site": ["unblock-site b-2 --yes --dry-run"],
    "availability": ["availability --arrive 2027-07-04 --nights 1 --why"],
    "list-waitlist": ["list-waitlist --matching"], "find": ["find gravel"], "show-camper": ["show-camper c-2"],
  ]

  /// The campground of the headers, with what its answers lack.
  private static func campground() throws -> Shell {
    let shell = try HeaderTests.campground()
    try shell.perform(
      """
      add-camper 'T. Pole' --phone 555-0199 --as twin
      merge-campers c-2 @twin
      settings --type standard --min-nights 2 --closed-to-arrival 2027-12-24
      policy --deposit 20% --shortened keep
      add-tax linen --per-night 1.00 --fee
      add-tax gate --per-stay 2.00
      add-discount Club --per-night 5.00 --on nights,extras --weekdays sun,mon --min-nights 2 --code 62PLUS
      add-discount Season --per-stay 20.00 --site 12 --from 2027-06-01 --before 2027-09-01 --needs-pass
      add-rate Snow --nightly 50.00 --weekly 320.00 --from 2027-12-01 --extra-adult 5.00 --extra-child 3.00 --extra-vehicle 4.00 \
      --extra-pet 1.00
      add-tax resort --per-person-night 1.00 --adults-only --type standard --from 2027-01-01 --before 2028-01-01
      add-tax lodging --percent 5% --stays-up-to 2 --on nights,extras,fees
      add-tax spa --percent 1% --included --first-nights 7
      settings --methods cash,card --surcharge card=3% --extra-adult 1.00 --extra-child 1.00 --extra-vehicle 1.00 \
      --extra-pet 1.00 --included-adults 2 --included-children 1 --included-vehicles 1 --included-pets 1
      settings --phone 555-0142 --email camp@example.com --address 'Lake Road' --website example.com --directions left \
      --quiet-hours '22 to 7' --grace 15 --country-code 1
      add-item water --price 1.00 --taxes county
      add-rule Summer --from 2028-06-01 --before 2028-09-01 --min-nights 1 --type standard
      add-rule Guests --on-days 07-04 --max-nights 200 --in-days 365 --site 12
      add-rule November --from 2027-11-01 --before 2027-12-01 --min-nights 20 --site 12
      add-rule Gaps --weekdays fri --min-gap 2 --type yurt
      settings --open all-year --window-days 900 --closed-to-departure 2027-12-25 --max-consecutive 300 --max-nights 300
      add-rate Lodge --nightly 90.00 --before 2027-01-01 --included-adults 1 --included-children 1 --included-vehicles 1 \
      --included-pets 1
      add-rate Christmas --nightly 60.00 --from 2027-12-24 --before 2027-12-27 --holiday
      reserve --site 12 --camper c-1 --arrive 2027-07-02 --nights 2
      reserve --site 14 --camper c-1 --arrive 2027-07-10 --nights 2
      reserve --site 12 --camper c-1 --arrive 2027-12-20 --nights 2 --adults 4 --children 1 --vehicles 2 --pets 1 --group Scouts --water
      charge r-8 5.00 --memo wood
      sell --item firewood --count 2 --method cash
      block-site 14 --from 2027-07-10 --nights 2 --because tree --force
      join-waitlist --camper c-2 --arrive 2027-07-04 --nights 2 --site 12
      reserve --site 14 --camper c-1 --arrive 2027-11-10 --nights 2 --tax-exempt 'form 9'
      reserve --site 12 --camper c-1 --arrive 2027-06-03 --nights 2
      """)
    // The stay becomes longer than a tax allows.
    for line in [
      "check-in r-11 --now 2027-06-03", "change r-11 --nights 3 --now 2027-06-04", "check-out r-11 --now 2027-06-06",
      "import reservations Fixtures/Imports/agreed.csv",
    ] { try shell.json(line) }
    return shell
  }
}
