import Arguments
import CampgroundManager

/// Lines that say the same of a reservation by its id, for a reference that fits several or none.
extension Invocation {
  /// The failure of a command, with the lines that are ready for each reservation that may be meant.
  func failure(_ error: CampingError) -> Failure {
    var failure = Failure(error)
    if let waitlist = waitlistLine(for: error) {
      failure.hint = .full(error, parts: partLines(for: error), waitlist: waitlist)
    }
    let (text, found) = Self.candidates(error)
    let lines = found.prefix(5).compactMap { line(with: $0.id.description, insteadOf: text) }
    guard !lines.isEmpty else { return failure }
    failure.hint = .lines(lines, ofAll: found.count > 1 ? line(ofAll: found, insteadOf: text) : nil)
    return failure
  }

  private static func candidates(_ error: CampingError) -> (text: String, found: [ReservationCandidate]) {
    guard error.problems.count == 1, case .reference(let problem)? = error.problems.first?.kind else { return ("", []) }
    return switch problem {
    case .severalReservations(let text, let found), .noReservationCalled(let text, _, near: let found): (text, found)
    default: ("", [])
    }
  }

  /// The place of the argument that is a reference to reservations, by its text, a name or `site 12`; or one to campers.
  func place(of text: String, _ kind: Nameable = .reservation) -> Int? {
    typed.values.first { place, value in
      guard arguments.indices.contains(place), let written = value.written else { return false }
      if kind != .reservation {
        return arguments[place].completion.thing == kind.rawValue && CamperReference(written).text == text
      }
      switch arguments[place].completion {
      case .things(Nameable.reservation.rawValue): return ReservationReference(written).description == text
      case .things(Nameable.partySite.rawValue):
        return SiteNumber(written).map { ReservationReference(site: $0).description } == text
      default: return false
      }
    }?.place
  }

  private func line(with id: String, insteadOf text: String) -> String? {
    guard let place = place(of: text) else { return nil }
    return words(insteadOf: place, id)
  }

  /// The line that acts on all of them, where they have one camper.
  private func line(ofAll found: [ReservationCandidate], insteadOf text: String) -> String? {
    guard arguments.contains(where: { $0.name == "all" && $0.kind == .flag }), let place = place(of: text),
      arguments[place].kind == .positional, let camper = found[0].camperID,
      found.allSatisfy({ $0.camperID == camper })
    else { return nil }
    return words(insteadOf: place, camper.description) + " --all"
  }

  /// The command as it was typed, with another word for one argument, without its option.
  private func words(insteadOf replaced: Int, _ word: String) -> String {
    let words = typed.values.flatMap { place, value in
      place == replaced ? [Phrases.plainWord(word)] : all[place].words(of: value)
    }
    return (["campctl", name] + words).joined(separator: " ")
  }
}
