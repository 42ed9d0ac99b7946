import Foundation
import TestSupport
import Testing

@testable import campctl

/// Help for the slip of a finger.
@Suite(TestEngine.ofFiles("a slip is refused before a store is opened")) struct SlipTests: ~Copyable {
  private let shell = Shell.campground()

  static let commands = [
    ("add-sit 1", "add-site"), ("reserv --site 12", "reserve"), ("list-camper", "list-campers"),
    ("undoo", "undo"), ("canel r-1", "cancel"), ("show-reservations r-1", "show-reservation"),
    ("avilability", "availability"), ("watc", "watch"), ("import site x", "import sites"),
    // Letters alone would lead to remove-rate, which is another thing.
    ("remove-site 1", "retire-site"), ("remove-sites 1", "retire-site"), ("delete-site 1", "retire-site"),
    ("remove-camper c-1", "forget-camper"), ("remove-block b-1", "unblock-site"),
    ("remove-rat Standard", "remove-rate"),
    // Words that people try; the letters of some would lead to what destroys.
    ("update-reservation r-1", "change"), ("edit r-1", "change"), ("update-rate Standard", "change-rate"),
    ("remove-policy", "policy"), ("list-accounts", "list-balances"), ("arrivals", "list-arrivals or today"),
    ("sites", "list-sites"), ("reservations", "list-reservations"), ("search Bob", "find"), ("extend r-1", "change"),
    ("book 12", "reserve"), ("calendar", "chart"), ("show r-3", "show-reservation"), ("show 12", "show-site"),
    ("status", "today or info"), ("repot revenue", "report"), ("set --name Lake", "change or settings"),
    ("close 12", "block-site or retire-site"), ("delete r-1", "cancel"), ("delete-sites 1", "retire-site"),
    ("print r-1", "confirmation, receipt or chart"), ("letter r-1", "confirmation or receipt"),
    ("site 12", "show-site or add-site"), ("guest", "show-camper or add-camper"),
    ("balance 'Ann Lee'", "account or list-balances"), ("weekend", "chart or today"),
    ("campground", "settings or info"),
    ("waitlist", "list-waitlist or join-waitlist"), ("add-reservation", "reserve"), ("update-sit 1", "change-site"),
    // Letters in each other's place are one slip.
    ("bacth", "batch"), ("lgo", "log"), ("import sties", "import sites"),
  ]

  @Test func `a reservation given to change-site names the command that moves it`() throws {
    try shell.expectErrors("campctl change-site r-1 2", 64, "Hint: campctl move r-1 --site 2 does it.")
  }

  @Test func `nothing that destroys is suggested for a word that does not`() {
    let registry = CommandRegistry.campctl
    let names = registry.entries.map(\.name).filter { !OtherWords.isDestructive($0) }
    for name in names {
      for place in name.indices {
        var slip = name
        slip.remove(at: place)
        guard registry.entry(named: slip) == nil, !OtherWords.destroys(slip) else { continue }
        guard case .suggestion(let meant) = registry.unknown(slip).hint else { continue }
        #expect(!OtherWords.isDestructive(meant), "\(slip): \(meant)")
      }
    }
  }

  @Test(arguments: ["update-site": "change-site", "update-camper": "change-camper", "adjust": "uncharge"])
  func `the former name of a command still is one, which no list shows`(former: String, name: String) throws {
    #expect(CommandRegistry.campctl.entry(named: former)?.name == name)
    #expect(!CommandRegistry.campctl.entries.contains { $0.name == former })
  }

  @Test func `the former name of an option is read, in words and in JSON, and no help shows it`() throws {
    try shell.json("block-site 12 --nights 1 --from 2027-09-01 --reason gravel")
    let line = #"{"command":"block-site","number":"12","nights":1,"from":"2027-10-01","reason":"gravel"}"#
    #expect(try shell.batch(line).status == 0)
    #expect(try !shell.run("campctl help block-site").output.contains("--reason"))
  }

  @Test(arguments: commands) func `an unknown command names the nearest`(line: String, nearest: String) throws {
    try Shell().expectErrors("campctl \(line)", 64, "Hint: Did you mean \(nearest)?")
  }

  @Test(arguments: ["''", "' '", "-- -", "-- --", "set-", "-- -set"])
  func `a word without a letter is refused as any other`(word: String) throws {
    #expect(try shell.run("campctl \(word)").status == 64)
    #expect(try shell.batch("\(word.replacing("-- ", with: ""))\nadd-site 1\n", "--keep-going").outline.last == "2 ok")
  }

  @Test(arguments: [("''", "The name of the command is empty."), ("frobnicate", "There is no command frobnicate.")])
  func `a word that is empty or near to nothing is said to be so`(word: String, sentence: String) throws {
    try Shell().expectErrors("campctl \(word)", 64, "Error: \(sentence)\n")
  }

  @Test(arguments: [
    "availability --arrive 2027-07-04 --nights 1 --loop X", "reserve --site 12 --smoking", "list-campers --x",
  ]) func `an unknown option that is near to none has no guess`(line: String) throws {
    let result = try shell.run("campctl \(line)")
    #expect(result.status == 64)
    #expect(result.errors.contains("Unknown option '--"), "\(result.errors)")
    #expect(!result.errors.contains("Did you mean"), "\(result.errors)")
  }

  static let meant = [
    ("reserve --site 12 --camper c-1 --arrive 2027-07-04 --nihgts 1", "'--nights'"),
    ("add-site 1 --max-lenght 40", "'--max-length'"), ("list-sites --acessible", "'--accessible'"),
    ("add-camper A --phone 5 --emial a@b", "'--email'"), ("batch --keepgoing", "'--keep-going'"),
    ("undo --dryrun", "'--dry-run'"), ("cancel r-1 --resaon rain", "'--because'"),
    ("reserve --site 12 --to 2027-07-06", "Unknown option '--to'. Did you mean '--depart'?"),
    ("reserve --from 2027-07-04", "Unknown option '--from'. Did you mean '--arrive'?"),
    ("reserve --guest c-1", "Unknown option '--guest'. Did you mean '--camper'?"),
    ("reserve --length 30", "Unknown option '--length'. Did you mean '--rig-length'?"),
    ("reserve --rv 30", "Unknown option '--rv'. Did you mean '--equipment rv'?"),
    ("add-rate base --price 30", "Unknown option '--price'. Did you mean '--nightly'?"),
    ("pay r-1 50 --card", "Unknown option '--card'. Did you mean '--method card'?"),
    ("pay r-1 50 cash", "Unexpected argument 'cash'. Did you mean --method cash?"),
    ("move r-1 12", "Unexpected argument '12'. Did you mean --site 12?"),
    ("cancel r-1 'heavy rain'", "Unexpected argument 'heavy rain'. Did you mean --because 'heavy rain'?"),
    ("add-camper 'Ann Lee' 555-0101", "Unexpected argument '555-0101'. Did you mean --phone 555-0101?"),
    ("change r-1 3 nights", "Unexpected argument '3'. Did you mean --nights 3? Unexpected argument 'nights'.\n"),
    (
      "reserve 'Ann Lee' 555-0101",
      "Unexpected argument 'Ann Lee'. Did you mean --new 'Ann Lee'? Unexpected argument '555-0101'. Did you mean --phone 555-0101?"
    ),
    (
      "reserve --new 'Ann Lee' 555-0101 --arrive sat --nights 2",
      "Unexpected argument '555-0101'. Did you mean --phone 555-0101? Give either --site NUMBER or --any-site."
    ),
    ("reserve 'Ann Lee' 2027-07-04 2", "Unexpected argument '2'. Did you mean --nights 2?"),
    ("add-rate base --days fri,sat", "Unknown option '--days'. Did you mean '--weekdays'?"),
    ("charge r-1 --item wood --quantity 2", "Unknown option '--quantity'. Did you mean '--count'?"),
    ("charge r-1 12 firewood", "Did you mean --memo firewood, or --item firewood without an amount?"),
    ("chart --from 'next weekend'", "a weekend is given by its first night, such as fri, with --nights 2"),
    ("reserve 'Ann Lee' --phone 555-0101", "Unexpected argument 'Ann Lee'. Did you mean --new 'Ann Lee'?"),
    ("report revenue 2026-12", "Did you mean --from 2026-12-01 --before 2027-01-01?"),
    ("report revenue july", "Did you mean --from '1 July' --before '1 August'?"),
    ("report revenue --month 2026-12", "Unknown option '--month'. Did you mean '--from'?"),
    ("list-arrivals --from sat", "Unknown option '--from'. Did you mean '<day>'?"),
    ("confirmation r-1 --pdf", "Unknown option '--pdf'. Did you mean '--html'?"),
    ("add-rate base 30", "Unexpected argument '30'. Did you mean --nightly 30?"),
    ("add-item wood 5", "Unexpected argument '5'. Did you mean --price 5?"),
    ("add-tax city 5%", "Unexpected argument '5%'. Did you mean --percent 5%?"),
    ("check-in r-1 12", "Unexpected argument '12'.\n"), ("chart 'July 1'", "Did you mean --from 'July 1'?"),
    ("reserve 'Ann Lee'", "Unexpected argument 'Ann Lee'. Did you mean --camper 'Ann Lee'?"),
    (
      "reserve 12 sat",
      "Unexpected argument '12'. Did you mean --site 12? Unexpected argument 'sat'. Did you mean --arrive sat?"
    ),
  ]

  @Test(arguments: meant)
  func `an unknown option, and a value without its option, name the option that takes it`(
    line: String, sentence: String
  ) throws {
    try shell.expectErrors("campctl \(line)", 64, sentence)
  }

  @Test func `sites in the place of one name the option that takes several`() throws {
    let line = "campctl reserve --site 12,13 --camper c-1 --arrive 2027-07-04 --nights 1"
    try shell.expectErrors(line, 4, "Hint: Did you mean --sites 12,13?")
  }

  @Test func `the camper who is not there can be added, whatever else is wrong`() throws {
    let result = try shell.run("campctl reserve --site 99 --camper 'Ann Li' --arrive 2027-07-04 --nights 0")
    #expect(
      result.errors.contains("There is no camper Ann Li. ") && result.errors.contains("Hint: --new 'Ann Li' --phone"))
  }

  static let required = [
    ("reserve --site 12 --camper c-1 --arive 2027-07-04 --nights 1", "--arive", "--arrive"),
    ("reserve --site 12 --arrive 2027-07-04 --nights 1 --quiet --campr=c-1", "--campr", "--camper"),
    ("add-camper Anyone --json --phnoe 555-0100", "--phnoe", "--phone"),
  ]

  @Test(arguments: required)
  func `an option that must be given and is misspelled is named`(line: String, slip: String, meant: String) throws {
    for command in ["campctl \(line)", "echo '\(line.replacing("--json ", with: ""))' | campctl batch"] {
      try shell.expectErrors(command, 64, "Unknown option '\(slip)'. Did you mean '\(meant)'?")
    }
  }

  static let kinds = [
    ("show-camper r-1", "camper", "reservation"), ("show-camper b-1", "camper", "block"),
    ("change-camper o-1 --notes x", "camper", "journal entry"), ("cancel c-1", "reservation", "camper"),
    ("show-reservation b-2", "reservation", "block"), ("show-reservation o-1", "reservation", "journal entry"),
    ("list-reservations --camper r-1", "camper", "reservation"), ("undo r-1 --yes", "entry", "reservation"),
  ]

  @Test(arguments: kinds)
  func `the wrong kind of id is named as such`(line: String, field: String, kind: String) throws {
    let refused = try shell.refusal(line)
    #expect(refused.outlineWithFields == "4 wrongKind \(field)")
    #expect(refused.message.contains("is a \(kind)"), "\(refused.message)")
  }
}
