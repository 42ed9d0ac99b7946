import Foundation
import TestSupport
import Testing

/// The error of a line of JSON has as many details as that of a command line.
@Suite(TestEngine.ofFiles("a value is read before a store is opened")) struct LineReasonTests: ~Copyable {
  private let shell = Shell.campground()

  static let stay = #"{"command":"reserve","site":"12","camper":"c-1","nights":1,"arrive":"#

  static let lines = [
    (#"\#(stay)"2027-13-01"}"#, "2027-13-01", "The value of arrive, 2027-13-01, cannot be read: there is no such day"),
    (
      #"\#(stay)"soon"}"#, "soon",
      "The value of arrive, soon, cannot be read: a day is written like 2027-07-04, 07-04, 4 July, fri, tomorrow or +3"
    ),
    (#"\#(stay)20270704}"#, "20270704", "The value of arrive, 20270704, cannot be read: it is not text in quotes"),
    (
      #"{"command":"change-site","number":"12","maxPeople":"6"}"#, "6",
      "The value of maxPeople, 6, cannot be read: it is not a whole number"
    ),
    (
      #"{"command":"change-site","number":"12","maxPeople":1.5}"#, "1.5",
      "The value of maxPeople, 1.5, cannot be read: it is not a whole number"
    ),
    (
      #"{"command":"add-site","number":"13","amps":[30,"50"]}"#, "50",
      "The value of amps, 50, cannot be read: it is not a whole number"
    ),
    (
      #"{"command":"add-site","number":"13","water":"yes"}"#, "yes",
      "The value of water, yes, cannot be read: it is neither true nor false"
    ),
    (
      #"{"command":"add-site","number":"13","equipment":["tent","R V"]}"#, "R V",
      "The value of equipment, R V, cannot be read: it is written in letters, digits and hyphens, such as tent-only"
    ),
    (
      #"{"command":"add-site","number":""}"#, "", "The value of number, , cannot be read: a site number cannot be empty"
    ),
  ]

  @Test(arguments: lines)
  func `the value is given, and why it cannot be read`(line: String, value: String, words: String) throws {
    let problem = try #require((try shell.batch(line).error["problems"] as? [[String: Any]])?.first)
    #expect(problem["value"] as? String == value)
    #expect(problem["problem"] as? String == words)
  }

  @Test(arguments: ["007", "00", "08", "-07"])
  func `a number that is not written as JSON writes it is refused`(number: String) throws {
    let outcome = try shell.batch(#"{"command":"change-site","number":"12","maxPeople":\#(number)}"#, "--keep-going")
    #expect(outcome.outline == ["1 64"], "\(outcome.output)")
    #expect(try shell.json("show-site 12")["maxPeople"] as? Int == 8)
  }

  @Test(arguments: [
    "add-site 13\n", "{\"command\":\"add-site\",\"number\":\"13\"}", "# a comment\nadd-site 13", "\nadd-site 13\n",
  ])
  func `a byte order mark at the start is no part of the first line`(lines: String) throws {
    for options in ["", "--keep-going", "--dry-run"] {
      let shell = Shell()
      let outcome = try shell.batch(bytes: Data([0xEF, 0xBB, 0xBF]) + Data(lines.utf8), options)
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.replies.count == 1)
    }
  }

  @Test func `a byte order mark anywhere else is refused`() throws {
    let bytes = Data("add-site 13\n".utf8) + Data([0xEF, 0xBB, 0xBF]) + Data("add-site 14\n".utf8)
    #expect(try Shell().batch(bytes: bytes, "--keep-going").outline == ["1 ok", "2 64"])
  }

  @Test func `a line that asks for help is refused in a sentence`() throws {
    let shell = Shell()
    #expect(try shell.batch("add-site 70 --help").error["message"] as? String == "A line of a batch cannot show help.")
    let said = try shell.run("echo add-site 70 --help | campctl batch").errors
    #expect(said.contains("Hint: campctl add-site --help explains its arguments.\n"))
  }
}
