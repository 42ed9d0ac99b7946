import ArgumentParser
import CampgroundManager
import Foundation
import Testing

@testable import campctl

/// A negative number that stands where an argument stands is the command's, not an option that there is not.
@Suite struct NegativeArgumentTests {
  /// A command with an amount as its second argument.
  private struct Give: WriteCommand {
    static let configuration = CommandConfiguration(commandName: "give", abstract: "Give an amount to somebody.")

    @Argument(help: "To whom.") var camper: CamperReference
    @Argument(help: "How much.", transform: Read.amount) var amount: Amount
    @Option(parsing: .unconditional, help: "What for.") var memo: String?
    @OptionGroup var write: WriteOptions
    @OptionGroup var global: GlobalOptions

    struct Request: Codable, Equatable {
      let camper: CamperReference
      let amount: Amount
      let memo: String?
    }

    var request: Request { Request(camper: camper, amount: amount, memo: memo) }

    static func perform(_ request: Request, in campground: Campground) throws -> Answer {
      .list(empty: "Nothing is given.") { (_: (TaxReport) throws -> Void) in }
    }
  }

  private func settled(_ line: String) throws -> [String] {
    NegativeArguments.settled(try ShellWords.split(line)[...], of: Give.self)
  }

  @Test(arguments: [
    ("c-1 -5", "c-1 -- -5"), ("-5", "-- -5"), ("c-1 -5 --memo x", "c-1 --memo x -- -5"),
    ("--memo -3 c-1 -5.00", "--memo -3 c-1 -- -5.00"), ("--memo=x -n c-1 -5", "--memo=x -n c-1 -- -5"),
    ("-1 -5 -n", "-n -- -1 -5"), ("-1 5 -q", "-q -- -1 5"), ("c-1 '-$5'", "c-1 -- '-$5'"), ("c-1 -５", "c-1 -- -５"),
    ("c-1 -5 --now 2027-06-01", "c-1 --now 2027-06-01 -- -5"), ("c-1 -5 -- x", "c-1 -- -5 x"),
    ("c-1 -.5 --json", "c-1 --json -- -.5"),
  ])
  func `it goes behind the options, and so do the arguments after it`(line: String, settled: String) throws {
    #expect(try self.settled(line) == ShellWords.split(settled))
  }

  @Test(arguments: ["c-1 5", "c-1 5 --memo -5", "c-1 --memo -5 -n", "c-1 -- -5", "-n -q", "--memo", "", "c-1 - -x"])
  func `what has none stays as it is`(line: String) throws {
    #expect(try settled(line) == ShellWords.split(line))
  }

  @Test(arguments: ["c-1 -5", "-n c-1 -5 --memo -2", "c-1 -5 --actor me --key k"])
  func `the command gets it as its argument`(line: String) throws {
    let command = try Give.parse(settled(line))
    #expect(command.camper == "c-1")
    #expect(command.amount == Amount("-5"))
  }

  @Test func `a line of a batch gets it, in either form`() throws {
    let lines = BatchLine(verbs: Verbs([Give.self]))
    for line in ["give c-1 -5 --memo -2", #"{"command":"give","camper":"c-1","amount":"-5"}"#] {
      #expect(try lines.command(Array(line.utf8))?.name == "give")
    }
  }

  @Test(arguments: ["give c-1 '-$5'", #"{"command":"give","camper":"c-1","amount":"-$5"}"#])
  func `a line of a batch is told why an argument after others cannot be read`(line: String) throws {
    let lines = BatchLine(verbs: Verbs([Give.self]))
    let failure = try #require(throws: Failure.self) { _ = try lines.command(Array(line.utf8)) }
    #expect(failure.problems.map(\.field) == ["amount"])
    #expect(failure.problems.map(\.value) == ["-$5"])
    let reason = ": an amount is written like 45.00, in digits with at most one point"
    #expect(failure.problems[0].problem.hasSuffix(reason))
  }

  @Test func `an amount that cannot be read is named as the argument`() throws {
    for amount in ["-1e2", "-$5", "-1,000", "-５"] {
      let error = #expect(throws: (any Error).self) { try Give.parse(settled("c-1 '\(amount)'")) }
      let failure = Failure(usage: Give.message(for: try #require(error)), of: ["give"], misspelled: nil)
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
