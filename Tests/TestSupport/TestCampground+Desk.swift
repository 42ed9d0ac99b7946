import CampgroundManager

extension TestCampground {
  /// The same campground at another time, by default at noon.
  package func at(_ day: Day, _ time: String = "12:00") -> TestCampground {
    guard let time = TimeOfDay(time) else { preconditionFailure("A test names \(time), which is no time.") }
    return TestCampground(store: campground.store, clock: .fixed(day, time))
  }

  private init(store: Store, clock: CampgroundClock) {
    campground = Campground(store: store, clock: clock, actor: "desk")
  }

  /// Undoes the newest entry.
  package func undoLast() throws {
    try campground.undo.undo()
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
