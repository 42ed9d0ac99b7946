import CampgroundManager
import TestSupport
import Testing

@testable import campctl

/// The sentences of the library beside those that campctl prints.
struct LibrarySentenceTests {
  @Test(arguments: SentenceTests.sentences)
  func `campctl prints the library's sentence, and a command only behind it`(_ problem: Problem, _: String) {
    let failure = Failure(CampingError(.invalidRequest, [problem]))
    let description = CampingError(.invalidRequest, [problem]).description
    let isWhole = failure.message == description
    #expect(isWhole || failure.message.hasPrefix("\(problem); campctl "), "\(failure.message)")
  }

  @Test(arguments: [StoreError.busy, .full, .readOnly, .corrupt("a page is missing"), .engine(code: 1, message: "no")])
  func `campctl prints the library's sentence of a store`(_ error: StoreError) {
    #expect(Failure(error).message == error.description)
  }

  @Test func `the problems beyond twenty are counted`() {
    let problems = Array(repeating: Problem.nights(.allTaken), count: 23)
    let error = CampingError(.invalidRequest, problems)
    #expect(error.description.hasSuffix(" There are 3 more problems."))
    #expect(Failure(error).message == error.description)
  }
}
