import CampgroundManager
import Testing

extension TestCampground {
  /// The same campground at another time, by default at noon.
  package func at(_ day: Day, _ time: String = "12:00", by actor: String = "desk") -> TestCampground {
    guard let time = TimeOfDay(time) else { preconditionFailure("A test names \(time), which is no time.") }
    return TestCampground(campground: Campground(store: campground.store, clock: .fixed(day, time), actor: actor))
  }

  /// Undoes the newest entry.
  package func undoLast() throws {
    try campground.undo.undo()
  }

  /// Undoes the newest entry, and expects that all is as it was before.
  package func expectUndo(restores before: Contents, at line: SourceLocation = #_sourceLocation) throws {
    try undoLast()
    #expect(try Contents(of: self) == before, sourceLocation: line)
  }

  /// Takes back the newest entry, such as an undo.
  package func redo() throws {
    _ = try campground.undo.undo(EntryReference(campground.log.newest))
  }

  /// The reservation as it is now.
  package func now(_ made: Reserved) throws -> Reservation {
    try campground.reservations.find(made.reference)
  }
}

extension Reserved {
  package var reference: ReservationReference { ReservationReference(reservation.id?.description ?? "") }
}

extension Reservation {
  /// Its nights as `1@2027-07-04`, for comparing.
  package var places: [String] { nights.map { "\($0.site)@\($0.night)" } }
}
