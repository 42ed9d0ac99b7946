import TestSupport
import Testing

@testable import CampgroundManager

/// A printed thing has every key of JSON and every cell of a table, also for a value that it lacks.
struct PrintedThingTests {
  /// The settings write the amounts and the contact that they may lack under the names of their options.
  private static let things = FilledThing.all.filter { $0.kind != "settings" }

  @Test(arguments: things)
  func `a thing that is printed has no field that may be left out`(thing: FilledThing) throws {
    let sample = try #require(thing.samples().first)
    guard let printed = try sample.now as? any Recorded & FieldWritable else { return }
    #expect(type(of: printed).firstLeftOut == nil)
  }

  @Test func `the field that may be left out is named, also one of a part`() {
    #expect(ReservationDetails.fields.firstLeftOut?.description == "ref")
    #expect(Reservation.fields.firstLeftOut?.description == "ref")
    #expect(CampSite.fields.firstLeftOut == nil)
  }
}
