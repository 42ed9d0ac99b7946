import JSONText

extension Written {
  /// The reservations whose parties the write has checked out.
  package var departed: [ReservationID] {
    get throws {
      try changes.compactMap { change -> ReservationID? in
        guard change.kind == Reservation.kind, let after = try change.after.map(JSONValue.init(stored:)),
          after["status"]?.string == ReservationStatus.checkedOut.rawValue
        else { return nil }
        return ReservationID(rawValue: change.number)
      }
    }
  }
}
