import ArgumentParser
import CampgroundManager
import Foundation
import Testing

@testable import campctl

/// A negative number that stands where an argument stands is the command's, not an option that there is not.
@Suite struct NegativeArgumentTests {
  private func settled(_ line: String) throws -> [String] {
    NegativeArguments.settled(try ShellWords.split(line)[...], of: Adjust.self)
  }

  @Test(arguments: [
    ("r-1 -5", "r-1 -- -5"), ("-5", "-- -5"), ("r-1 -5 --memo x", "r-1 --memo x -- -5"),
    ("--memo -3 r-1 -5.00", "--memo -3 r-1 -- -5.00"), ("--memo=x -n r-1 -5", "--memo=x -n r-1 -- -5"),
    ("-1 -5 -n", "-n -- -1 -5"), ("-1 5 -q", "-q -- -1 5"), ("r-1 '-$5'", "r-1 -- '-$5'"), ("r-1 -５", "r-1 -- -５"),
    ("r-1 -5 --now 2027-06-01", "r-1 --now 2027-06-01 -- -5"), ("r-1 -5 -- x", "r-1 -- -5 x"),
    ("r-1 -.5 --json", "r-1 --json -- -.5"),
  ])
  func `it goes behind the options, and so do the arguments after it`(line: String, settled: String) throws {
    #expect(try self.settled(line) == ShellWords.split(settled))
  }

  @Test(arguments: ["r-1 5", "r-1 5 --memo -5", "r-1 --memo -5 -n", "r-1 -- -5", "-n -q", "--memo", "", "r-1 - -x"])
  func `what has none stays as it is`(line: String) throws {
    #expect(try settled(line) == ShellWords.split(line))
  }

  @Test(arguments: ["r-1 -5", "-n r-1 -5 --if-version -2", "r-1 -5 --actor me --key k"])
  func `the command gets it as its argument`(line: String) throws {
    let command = try Adjust.parse(settled(line))
    #expect(command.request.reservation == "r-1")
    #expect(command.request.amount == Amount("-5"))
  }

  @Test func `a line of a batch gets it, in either form`() throws {
    let lines = BatchLine(verbs: Verbs([.campground("adjust", Adjust.self)]))
    for line in ["adjust r-1 -5 --if-version -2", #"{"command":"adjust","reservation":"r-1","amount":"-5"}"#] {
      #expect(try lines.command(Array(line.utf8))?.name == "adjust")
    }
  }

  @Test(arguments: ["adjust r-1 '-$5'", #"{"command":"adjust","reservation":"r-1","amount":"-$5"}"#])
  func `a line of a batch is told why an argument after others cannot be read`(line: String) throws {
    let lines = BatchLine(verbs: Verbs([.campground("adjust", Adjust.self)]))
    let failure = try #require(throws: Failure.self) { _ = try lines.command(Array(line.utf8)) }
    #expect(failure.problems.map(\.field) == ["amount"])
    #expect(failure.problems.map(\.value) == ["-$5"])
    let reason = ": an amount is written like 45.00, in digits with at most one point"
    #expect(failure.problems[0].problem.hasSuffix(reason))
  }

  @Test func `an amount that cannot be read is named as the argument`() throws {
    for amount in ["-1e2", "-$5", "-1,000", "-５"] {
      let error = #expect(throws: (any Error).self) { try Adjust.parse(settled("r-1 '\(amount)'")) }
      let failure = Failure(usage: Adjust.message(for: try #require(error)), of: ["adjust"], misspelled: nil)
      #expect(failure.code == 64)
      #expect(failure.problems.map(\.field) == ["amount"])
      #expect(failure.problems.map(\.value) == [amount])
    }
  }

  @Test func `a whole command line is found its arguments`() {
    #expect(Verbs.campctl.settled(["show-camper", "-5", "--json"]) == ["show-camper", "--json", "--", "-5"])
    #expect(Verbs.campctl.settled(["import", "sites", "-5", "-n"]) == ["import", "sites", "-n", "--", "-5"])
    #expect(Verbs.campctl.settled(["nosuch", "-5"]) == ["nosuch", "-5"])
    #expect(Verbs.campctl.settled(["-5"]) == ["-5"])
  }

  @Test func `on a command line and in a batch it is the same`() throws {
    let shell = try Shell.withCampground()
    let (status, error) = try shell.refusal("--now 2027-06-02 show-camper -5")
    #expect(status == 4)
    #expect((error["problems"] as? [[String: Any]])?.map { $0["value"] as? String } == ["-5"])
    let outcome = try shell.batch("show-camper -5\nmerge-campers c-1 -5 --if-version -1\nlist-rates -5", "--keep-going")
    #expect(outcome.outline == ["1 4", "2 4", "3 64"])
  }
}
