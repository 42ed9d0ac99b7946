import CampgroundManager
import CampgroundManagerFoundation
import Foundation
import TestSupport
import Testing

/// The sentences of errors, as a program that embeds the library shows them.
struct ErrorSentenceTests {
  private let camp = TestCampground.empty

  @Test func `an error has a sentence for each of its problems`() throws {
    let error = try rejected { try camp.campground.campers.addCamper("", phoneNumber: "none") }
    let phone = "A phone number has 3 to 20 digits, spaces and + - . ( ) / x #"
    #expect(error.description == "A name cannot be empty. \(phone).")
    #expect(error.problems.map(\.description) == ["A name cannot be empty", phone])
  }

  @Test func `Foundation has the same sentence, the domain and the code`() throws {
    let error = try rejected { try camp.campground.reservations.find("r-9") }
    #expect(error.localizedDescription == error.description)
    let foundation = error as NSError
    #expect((foundation.domain, foundation.code) == ("CampingManager", 4))
    #expect(foundation.localizedDescription == "There is no reservation r-9.")
  }

  @Test func `a store, its location and an import that fail have a sentence, too`() {
    #expect(StoreError.full.localizedDescription == "There is no room left for the store.")
    let empty = ImportError.unreadable(file: "sites.csv", .empty)
    #expect(empty.localizedDescription == "sites.csv cannot be read: it is empty.")
    #expect(
      StoreLocationProblem.malformedAddress.localizedDescription.hasPrefix("The store's location is not the address"))
  }
}

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
