import CampgroundManager
import TestSupport
import Testing

/// The library's only words for a problem, one phrase for each name.
struct PhraseTests {
  @Test(arguments: ProblemName.allCases)
  func `each problem has a phrase that begins with a capital and has no full stop`(name: ProblemName) throws {
    let first = try #require(name.phrase.first)
    #expect(first.isUppercase)
    #expect(name.phrase.last?.isPunctuation == false)
    #expect(!name.phrase.contains { $0.isNewline })
  }

  @Test func `no two problems of the rules have the same phrase`() {
    #expect(Set(ProblemName.allCases.map(\.phrase)).count == ProblemName.allCases.count)
  }

  @Test func `a problem of one among several has the name of the problem and the value of the one`() {
    let problem = Problem.of("r-2", .rule(.belowMinimumStay(1, limit: 2, nil)))
    #expect(problem.name == "belowMinimumStay")
    #expect(problem.field == "reservation")
    #expect(problem.value == "r-2")
    #expect(problem.phrase == "Below the minimum stay")
  }
}
