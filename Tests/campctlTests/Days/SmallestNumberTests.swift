import Arguments
import Testing

@testable import campctl

/// The smallest whole number that a machine has is a whole number.
@Suite struct SmallestNumberTests {
  static let smallest = "-9223372036854775808"

  @Test(arguments: CommandRegistry.readers.map(\.name)) func `every argument of a number reads it`(name: String) throws
  {
    for argument in try CommandRegistry.reader(of: name).arguments where argument.valueName == "number" {
      guard argument.completion.choices == nil, case .none = argument.completion else { continue }
      let words = argument.kind == .positional ? [Self.smallest] : ["--\(argument.name)", Self.smallest]
      let failure = Result { try CommandRegistry.reader(of: name).invocation(words[...]) }
      guard case .failure(let error as Failure) = failure else { continue }
      #expect(error.problems.allSatisfy { $0.field != argument.key }, "\(argument.label): \(error.message)")
    }
  }

  @Test(arguments: [
    "reserve -s 12 -c c-1 -a 2027-07-04 --nights", "availability -a 2027-07-04 --nights",
    "reserve -s 12 -c c-1 -a 2027-07-04 -N 1 --adults", "hold -s 12 -c c-1 -a 2027-07-04 -N 1 --minutes",
    "add-site 13 --max-people", "chart --nights", "join-waitlist -c c-1 -a 2027-07-04 -N",
  ])
  func `it is against the rules, not unreadable`(line: String) throws {
    #expect(try Shell.campground().refusal("\(line) \(Self.smallest)").status == 5)
  }
}
