import Foundation
import Testing

/// Lines that cannot be understood, each with its problem.
@Suite struct BatchLineTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let status: Int
    let name: String
    let field: String?

    init(_ line: String, _ status: Int, _ name: String, _ field: String? = nil) {
      self.line = line
      self.status = status
      self.name = name
      self.field = field
    }

    var testDescription: String { line }
  }

  static let stay = #""command":"reserve","site":"12","camper":"c-1""#

  static let cases: [Case] = [
    Case("add-site 'open", 65, "unreadableLine"),
    Case("add-site 1 \\", 65, "unreadableLine"),
    Case("{\"command\":\"add-site\"", 65, "unreadableLine"),
    Case("{}", 64, "missing", "command"),
    Case("{\"command\":null}", 64, "missing", "command"),
    Case("{\"command\":7}", 64, "unreadable", "command"),
    Case("{\"command\":\"add-site\"} trailing", 65, "unreadableLine"),
    Case("[\"add-site\",\"1\"]", 64, "unknownCommand"),
    Case("ad-site 1", 64, "unknownCommand"),
    Case("{\"command\":\"ad-site\",\"number\":\"1\"}", 64, "unknownCommand"),
    Case("{\"command\":\"add-site\"}", 64, "missing", "number"),
    Case("add-site", 64, "missing", "number"),
    Case("add-camper Anyone", 64, "missing", "phone"),
    Case("{\"command\":\"add-camper\",\"fullName\":\"Anyone\"}", 64, "missing", "phone"),
    Case("{\"command\":\"add-camper\",\"fullName\":null,\"phone\":\"5\"}", 64, "missing", "fullName"),
    Case("{\"command\":\"add-camper\",\"fullName\":5,\"phone\":\"5\"}", 64, "unreadable", "fullName"),
    Case("{\"command\":\"add-camper\",\"fulName\":\"Anyone\",\"phone\":\"5\"}", 64, "unknownField", "fulName"),
    Case("{\(stay),\"arrive\":\"2027-02-29\",\"nights\":1}", 64, "unreadable", "arrive"),
    Case("{\(stay),\"arrive\":20270704,\"nights\":1}", 64, "unreadable", "arrive"),
    Case("{\(stay),\"arrive\":\"2027-07-04\",\"nights\":\"1\"}", 64, "unreadable", "nights"),
    Case("{\(stay),\"arrive\":\"2027-07-04\",\"nights\":true}", 64, "unreadable", "nights"),
    Case("{\(stay),\"arrive\":\"2027-07-04\",\"nights\":[1]}", 64, "unreadable", "nights"),
    Case("{\(stay),\"arrive\":\"2027-07-04\",\"nights\":1,\"adults\":\"two\"}", 64, "unreadable", "adults"),
    Case("{\(stay),\"arrive\":\"2027-07-04\",\"nights\":1,\"amps\":[\"30\"]}", 64, "unreadable", "amps"),
    Case("{\(stay),\"arrive\":\"2027-07-04\",\"nights\":1,\"water\":\"yes\"}", 64, "unreadable", "water"),
    Case("{\(stay),\"arrive\":\"2027-07-04\",\"nights\":1,\"equipment\":\"R V\"}", 64, "unreadable", "equipment"),
    Case("{\(stay),\"arrive\":\"2027-07-04\",\"nights\":1,\"dryRun\":1}", 64, "unreadable", "dryRun"),
    Case("{\(stay),\"arrive\":\"2027-07-04\",\"nights\":1,\"key\":5}", 64, "unreadable", "key"),
    Case("{\(stay),\"arrive\":\"2027-07-04\"}", 64, "usage", "nights"),
    Case("{\(stay),\"arrive\":\"2027-07-04\",\"nights\":-1}", 5, "invalidNumberOfNights", "nights"),
    Case("{\(stay),\"arrive\":\"2027-07-04\",\"nights\":1,\"ifVersion\":1}", 64, "unknownField", "ifVersion"),
    Case("{\(stay),\"arrive\":\"2027-07-04\",\"nights\":1,\"store\":\"memory\"}", 64, "unknownField", "store"),
    Case("{\"command\":\"list-reservations\",\"status\":\"reserved\"}", 64, "unreadable", "status"),
    Case("{\"command\":\"list-reservations\",\"status\":[\"gone\"]}", 64, "unreadable", "status"),
    Case("{\"command\":\"show-camper\",\"camper\":\"r-1\"}", 4, "wrongKind", "camper"),
    Case("{\"command\":\"batch\",\"file\":\"x\"}", 64, "usage", "command"),
    Case("{\"command\":\"undo\",\"entry\":\"o-1\"}", 64, "usage", "command"),
    Case("batch", 64, "usage", "command"), Case("watch", 64, "usage", "command"), Case("undo", 64, "usage", "command"),
    Case("add-site 1 --store memory", 64, "usage"), Case("add-site 1 --json", 64, "usage"),
    Case("add-site 70 --help", 64, "usage"), Case("list-sites -h", 64, "usage"),
    Case("help add-site", 64, "usage", "command"),
    Case("{\"command\":\"add-site\",\"number\":\"1\",\"retired\":true}", 64, "unknownField", "retired"),
    Case("add-site 1 --now 2027-01-01", 64, "usage"), Case("list-sites -q", 64, "usage"),
  ]

  /// All at once, so that the refused ones also show that they do not disturb the next.
  @Test func `a line that cannot be understood says what is wrong with it`() throws {
    let shell = try Shell.withCampground()
    let before = shell.storeBytes
    let outcome = try shell.batch(Self.cases.map(\.line).joined(separator: "\n"), "--keep-going")
    try #require(outcome.replies.count == Self.cases.count)
    for (expected, reply) in zip(Self.cases, outcome.replies) {
      let problem = try #require((reply.error?["problems"] as? [[String: Any]])?.first)
      #expect(reply.error?["code"] as? Int == expected.status, "\(expected.line)")
      #expect(problem["name"] as? String == expected.name, "\(expected.line)")
      #expect(problem["field"] as? String == expected.field, "\(expected.line)")
    }
    #expect(shell.storeBytes == before)
  }

  @Test func `a line that is not UTF-8 is refused as a line`() throws {
    let shell = try Shell.withCampground()
    var bytes = Data("add-camper \"".utf8) + [0xFF, 0xFE] + Data("\" --phone 555-0100\n".utf8)
    bytes += Data("{\"command\":\"add-camper\",\"fullName\":\"".utf8) + [0xC3, 0x28]
    bytes += Data("\",\"phone\":\"555-0100\"}\nadd-site 1\n# ".utf8) + [0xFF] + Data("\nadd-site 2\u{0}\n".utf8)
    let outcome = try shell.batch(bytes: bytes, "--keep-going")
    #expect(outcome.outline == ["1 65", "2 65", "3 ok", "5 5"])
    #expect(try shell.siteNumbers() == ["1", "12"])
  }

  @Test func `a key that would end on a server where it goes on in a file is refused`() throws {
    let shell = try Shell.withCampground()
    let camper = #"{"command":"add-camper","fullName":"Ann Lee","phone":"555-0101","key":"#
    let outcome = try shell.batch(camper + "\"a\\u0000b\"}\n" + camper + "\"a\"}\n", "--keep-going")
    #expect(outcome.outline == ["1 64", "2 ok"])
  }

  @Test func `the nearest command, option or key is named`() throws {
    let shell = try Shell.withCampground()
    let lines = [
      "ad-site 1", "{\"command\":\"reserv\",\"site\":\"12\"}", "add-site 1 --max-peple 3",
      "{\"command\":\"add-site\",\"number\":\"1\",\"maxPeple\":3}",
    ]
    let hints = ["add-site", "reserve", "--max-people", "maxPeople"]
    for (line, hint) in zip(lines, hints) {
      try Data(line.utf8).write(to: shell.home.appending(path: "line"))
      let result = try shell.run("campctl batch $HOME/line")
      #expect(result.status == 64)
      let isNamed = ["Did you mean \(hint)?", "'\(hint)'"].contains { result.errors.contains($0) }
      #expect(isNamed, "\(result.errors)")
    }
  }

  @Test(arguments: ["1.5", "9223372036854775808", "1e99", "-1e999"])
  func `a number that is no whole number, or too large for one, names its field`(number: String) throws {
    let shell = try Shell.withCampground()
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
    let shell = try Shell.withCampground()
    let outcome = try shell.batch("add-site 1 --yes\n{\"command\":\"add-site\",\"number\":\"2\",\"yes\":true}")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }
}
