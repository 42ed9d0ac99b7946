import CampgroundManager
import Foundation
import Testing

@testable import campctl

/// A negative number in the place of an argument is the command's, not an unknown option.
@Suite struct NegativeArgumentTests {
  private func adjust(_ line: String) throws -> Uncharge {
    try #require(CommandRegistry.reader(of: "uncharge").words(line).command as? Uncharge)
  }

  @Test(arguments: [
    "r-1 -5", "-n r-1 -5 --if-version -2", "r-1 -5 --actor me --key k", "r-1 -- -5", "r-1 -5 --memo -3",
  ])
  func `the command gets it as its argument`(line: String) throws {
    let command = try adjust(line)
    #expect(command.subject.reservation == "r-1")
    #expect(command.charge.amount == Amount("-5"))
  }

  @Test func `a line of a batch gets it, in either form`() throws {
    let lines = BatchLine(.campctl)
    for line in ["uncharge r-1 -5 --if-version -2", #"{"command":"uncharge","reservation":"r-1","amount":"-5"}"#] {
      #expect(try lines.read(Array(line.utf8))?.name == "uncharge")
    }
  }

  @Test(arguments: ["uncharge r-1 '-5 Q'", #"{"command":"uncharge","reservation":"r-1","amount":"-5 Q"}"#])
  func `a line of a batch is told why an argument after others cannot be read`(line: String) throws {
    let failure = try #require(throws: Failure.self) { _ = try BatchLine(.campctl).read(Array(line.utf8)) }
    #expect(failure.problems.map(\.field) == ["amount"])
    #expect(failure.problems.map(\.value) == ["-5 Q"])
    let reason = ": an amount is written like 45.00, 1,000.00 or 45.00 USD"
    #expect(failure.problems[0].sentence.hasSuffix(reason))
  }

  @Test func `an amount that cannot be read is named as the argument`() throws {
    for amount in ["-1e2", "-5 Q", "-1,000", "-５"] {
      let failure = try #require(throws: Failure.self) { try adjust("r-1 '\(amount)'") }
      #expect(failure.code == 64)
      #expect(failure.problems.map(\.field) == ["amount"])
      #expect(failure.problems.map(\.value) == [amount])
    }
  }

  @Test func `on a command line and in a batch it is the same`() throws {
    let shell = Shell.campground()
    let refused = try shell.refusal("--now 2027-06-02 show-camper -5")
    #expect(refused.status == 4)
    #expect(refused.problems.map { $0["value"] as? String } == ["-5"])
    let outcome = try shell.batch("show-camper -5\nmerge-campers c-1 -5 --if-version -1\nlist-rates -5", "--keep-going")
    #expect(outcome.outline == ["1 4", "2 4", "3 64"])
  }
}
