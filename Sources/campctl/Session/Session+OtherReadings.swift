import Arguments
import CampgroundManager

/// Digits that name a reservation, where somebody else has the site of that number (domain rule R41).
extension Invocation {
  /// The other readings of the reservations that its arguments name by digits alone.
  func otherReadings(in campground: Campground) throws -> [OtherReading] {
    var readings: [OtherReading] = []
    for (place, value) in typed.values where arguments.indices.contains(place) {
      guard case .things(Nameable.reservation.rawValue) = arguments[place].completion, let text = value.written,
        let reading = try campground.reservations.otherReading(of: ReservationReference(text))
      else { continue }
      readings.append(reading)
    }
    return readings
  }

  /// `12 is reservation r-12 (Ann Lee); site 12 is r-40's (Bob Low): campctl check-in --site 12`
  fileprivate func words(_ reading: OtherReading) -> String {
    let option = ["from-site", "site"].first { name in arguments.contains { $0.name == name } }
    return reading.words(command: option.map { "campctl \(name) --\($0) \(reading.site)" })
  }
}

extension Session {
  /// Points the other readings out; a person at a terminal answers before one of them is written.
  func pointOut(
    _ readings: [OtherReading], _ command: some CampgroundCommand, _ invocation: Invocation, in campground: Campground
  ) throws {
    if readings.isEmpty { return }
    let asks = try asks(command, invocation, in: campground)
    for reading in readings {
      let words = invocation.words(reading)
      if asks { try ask(Questions.goOn(with: reading.reservation, words)) } else { printer.inform(words) }
    }
  }

  /// True when a person can be asked, and the command would be done.
  private func asks(
    _ command: some CampgroundCommand, _ invocation: Invocation, in campground: Campground
  ) throws -> Bool {
    guard command.access == .create, isAtTerminal, !invocation.write.dryRun, !invocation.write.yes,
      try !invocation.isKept(in: campground)
    else { return false }
    return (try? invocation.rehearse(in: campground, command.perform)) != nil
  }
}
