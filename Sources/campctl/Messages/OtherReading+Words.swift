import CampgroundManager

extension OtherReading {
  /// `12 is reservation r-12 (Ann Lee); site 12 is r-40's (Bob Low): campctl check-in --site 12`
  func words(command: String?) -> String {
    let site = "site \(site) is \(Self.words(holder, "'s"))"
    return "\(self.site) is reservation \(Self.words(reservation, "")); \(site)\(command.map { ": \($0)" } ?? "")"
  }

  private static func words(_ reservation: Reservation, _ end: String) -> String {
    "\(reservation.id?.description ?? "")\(end) (\(reservation.camper.fullName))"
  }
}
