import Foundation
import Testing

@testable import campctl

/// Lines that cannot be understood, each with its problem.
@Suite struct BatchLineTests: ~Copyable {
  private let shell = Shell.campground()

  static let stay = #""command":"reserve","site":"12","camper":"c-1""#

  static let cases: [(line: String, outline: String)] = [
    ("add-site 'open", "65 unreadableLine"), (#"add-site 1 \"#, "65 unreadableLine"),
    (#"{"command":"add-site""#, "65 unreadableLine"), ("{}", "64 missing command"),
    (#"{"command":null}"#, "64 missing command"), (#"{"command":7}"#, "64 unreadable command"),
    (#"{"command":"add-site"} trailing"#, "65 unreadableLine"), (#"["add-site","1"]"#, "64 unknownCommand"),
    ("ad-site 1", "64 unknownCommand"), (#"{"command":"ad-site","number":"1"}"#, "64 unknownCommand"),
    (#"{"command":"add-site"}"#, "64 missing number"), ("add-site", "64 missing number"),
    ("add-camper Anyone", "64 missing phone"), (#"{"command":"add-camper","fullName":"Anyone"}"#, "64 missing phone"),
    (#"{"command":"add-camper","fullName":null,"phone":"5"}"#, "64 missing fullName, invalidPhoneNumber phone"),
    (#"{"command":"add-camper","fullName":5,"phone":"5"}"#, "64 unreadable fullName, invalidPhoneNumber phone"),
    (#"{"command":"add-camper","fulName":"Anyone","phone":"5"}"#, "64 unknownField fulName"),
    (#"{\#(stay),"arrive":"2027-02-29","nights":1}"#, "64 unreadable arrive"),
    (#"{\#(stay),"arrive":20270704,"nights":1}"#, "64 unreadable arrive"),
    (#"{\#(stay),"arrive":"2027-07-04","nights":"1"}"#, "64 unreadable nights"),
    (#"{\#(stay),"arrive":"2027-07-04","nights":true}"#, "64 unreadable nights"),
    (#"{\#(stay),"arrive":"2027-07-04","nights":[1]}"#, "64 unreadable nights"),
    (#"{\#(stay),"arrive":"2027-07-04","nights":1,"adults":"two"}"#, "64 unreadable adults"),
    (#"{\#(stay),"arrive":"2027-07-04","nights":1,"amps":["30"]}"#, "64 unreadable amps"),
    (#"{\#(stay),"arrive":"2027-07-04","nights":1,"water":"yes"}"#, "64 unreadable water"),
    (#"{\#(stay),"arrive":"2027-07-04","nights":1,"equipment":"R V"}"#, "64 unreadable equipment"),
    (#"{\#(stay),"arrive":"2027-07-04","nights":1,"dryRun":1}"#, "64 unreadable dryRun"),
    (#"{\#(stay),"arrive":"2027-07-04","nights":1,"key":5}"#, "64 unreadable key"),
    (#"{\#(stay),"arrive":"2027-07-04"}"#, "64 usage nights"),
    (#"{\#(stay),"arrive":"2027-07-04","nights":-1}"#, "5 invalidNumberOfNights nights"),
    (#"{\#(stay),"arrive":"2027-07-04","nights":1,"ifVersion":1}"#, "64 unknownField ifVersion"),
    (#"{\#(stay),"arrive":"2027-07-04","nights":1,"store":"memory"}"#, "64 unknownField store"),
    (#"{"command":"list-reservations","status":"reserved"}"#, "64 unreadable status"),
    (#"{"command":"list-reservations","status":["gone"]}"#, "64 unreadable status"),
    (#"{"command":"show-camper","camper":"r-1"}"#, "4 wrongKind camper"),
    (#"{"command":"batch","file":"x"}"#, "64 usage command"),
    (#"{"command":"undo","entry":"o-1"}"#, "64 usage command"), ("batch", "64 usage command"),
    ("watch", "64 usage command"), ("undo", "64 usage command"), ("add-site 1 --store memory", "64 usage"),
    ("add-site 1 --json", "64 usage"), ("add-site 70 --help", "64 usage"), ("list-sites -h", "64 usage"),
    ("help add-site", "64 usage command"),
    (#"{"command":"add-site","number":"1","retired":true}"#, "64 unknownField retired"),
    ("add-site 1 --now 2027-01-01", "64 usage"), ("list-sites -q", "64 usage"),
  ]

  /// All at once, so that the refused ones also show that they do not disturb the next.
  @Test func `a line that cannot be understood says what is wrong with it`() throws {
    let before = shell.storeBytes
    let outcome = try shell.batch(Self.cases.map(\.line).joined(separator: "\n"), "--keep-going")
    try #require(outcome.replies.count == Self.cases.count)
    for (expected, reply) in zip(Self.cases, outcome.replies) {
      #expect(reply.refusal?.outlineWithFields == expected.outline, "\(expected.line)")
    }
    #expect(shell.storeBytes == before)
  }

  @Test(arguments: CommandRegistry.campctl.entries.filter { !$0.reader.standsInBatch }.map(\.name))
  func `a command that a batch would not wait for, or not keep, is no line of one`(name: String) throws {
    #expect(try shell.batch(name).error["name"] as? String == "usage")
  }

  @Test func `a line that is not UTF-8 is refused as a line`() throws {
    var bytes = Data("add-camper \"".utf8) + [0xFF, 0xFE] + Data("\" --phone 555-0100\n".utf8)
    bytes += Data("{\"command\":\"add-camper\",\"fullName\":\"".utf8) + [0xC3, 0x28]
    bytes += Data("\",\"phone\":\"555-0100\"}\nadd-site 1\n# ".utf8) + [0xFF] + Data("\nadd-site 2\u{0}\n".utf8)
    #expect(try shell.batch(bytes: bytes, "--keep-going").outline == ["1 65", "2 65", "3 ok", "5 5"])
    #expect(try shell.siteNumbers() == ["1", "12"])
  }

  @Test func `a key that would end on a server where it goes on in a file is refused`() throws {
    let camper = #"{"command":"add-camper","fullName":"Ann Lee","phone":"555-0101","key":"#
    let outcome = try shell.batch(camper + "\"a\\u0000b\"}\n" + camper + "\"a\"}\n", "--keep-going")
    #expect(outcome.outline == ["1 64", "2 ok"])
  }

  @Test func `the nearest command, option or key is named`() throws {
    let lines = [
      "ad-site 1", "{\"command\":\"reserv\",\"site\":\"12\"}", "add-site 1 --max-peple 3",
      "{\"command\":\"add-site\",\"number\":\"1\",\"maxPeple\":3}",
    ]
    let hints = ["add-site", "reserve", "--max-people", "maxPeople"]
    for (line, hint) in zip(lines, hints) {
      try Data(line.utf8).write(to: shell.home.appending(path: "line"))
      let result = try shell.run("campctl batch $HOME/line")
      #expect(result.status == 64)
      #expect(["Did you mean \(hint)?", "'\(hint)'"].contains { result.errors.contains($0) }, "\(result.errors)")
    }
  }

  @Test(arguments: ["1.5", "9223372036854775808", "1e99", "-1e999"])
  func `a number that is no whole number, or too large for one, names its field`(number: String) throws {
    let stay = #"{\#(Self.stay),"arrive":"2027-07-04","nights""#
    let lines = [
      "nights": "\(stay):\(number)}", "amps": "\(stay):1,\"amps\":[30,\(number)]}",
      "maxPeople": #"{"command":"change-site","number":"12","maxPeople":\#(number)}"#,
    ]
    for (field, line) in lines {
      let error = try shell.batch(line).error
      #expect(error["name"] as? String == "usage")
      #expect(error["code"] as? Int == 64)
      #expect((error["problems"] as? [[String: Any]])?.first?["field"] as? String == field)
    }
  }

  @Test func `a line of JSON may say yes, as a command line may`() throws {
    let outcome = try shell.batch("add-site 1 --yes\n{\"command\":\"add-site\",\"number\":\"2\",\"yes\":true}")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// An existing value can be cleared, or the refusal explains why not; it never is a fault of the program.
  static let edits = [
    "settings": "", "policy": "", "change-site": #""number":"12","#, "change-camper": #""camper":"c-1","#,
    "change": #""reservation":"r-1","#,
  ]

  @Test(arguments: edits) func `each argument of a change can be null`(command: String, thing: String) throws {
    _ = try shell.batch("reserve --site 12 --camper c-1 --arrive 2027-06-03 --nights 2")
    let lines = try CommandRegistry.reader(of: command).arguments.map { argument in
      #"{"command":"\#(command)",\#(thing)"\#(argument.key)":null}"#
    }
    let outcome = try shell.batch(lines.joined(separator: "\n"), "--keep-going")
    #expect(outcome.replies.count == lines.count)
    for (line, reply) in zip(lines, outcome.replies) { #expect(reply.error?["code"] as? Int != 1, "\(line)") }
  }
}
