import CampgroundManager
import CampgroundManagerFoundation
import Foundation
import TestSupport
import Testing

/// The sentences of errors, as a program that embeds the library shows them.
struct ErrorSentenceTests {
  let camp: TestCampground

  init() throws { camp = try TestCampground() }

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
