/// A reason why a reservation cannot take a step between booking and departure.
package enum DeskProblem: ProblemFamily {
  /// `isDone` when the reservation is in the status that the step leads to.
  case notAllowed(ReservationTransition, ReservationID, ReservationStatus, isDone: Bool)
  /// No reservation of a group is in a status that allows the step; the status of each, oldest first.
  case noneAllowed(ReservationTransition, group: String, [ReservationStatus])
  /// There is no confirmation of a reservation in this status.
  case noConfirmation(ReservationID, ReservationStatus)
  /// There is no letter for the occasion of a reservation in this status.
  case noLetter(LetterOccasion, ReservationID, ReservationStatus)
  /// A party that was to come already is reminded of nothing.
  case noReminder(ReservationID, arrival: Day, today: Day)
  /// A letter has no address to go to.
  case noEmail(CamperID, fullName: String)
  /// A letter has no address to come from.
  case noSender
  /// The address has characters that the header of a message cannot have.
  case unfitEmail(String)
  /// There is no receipt where nothing was paid.
  case nothingPaid(ReservationID)
  case noPayment(LedgerID)
  /// `canCome` when the nights from today on are free.
  case arrivesLater(ReservationID, stay: Stay, today: Day, canCome: Bool)
  case stayIsOver(ReservationID, departure: Day, checkOut: TimeOfDay, now: Moment)
  case noShowTooEarly(ReservationID, arrival: Day, cutOff: TimeOfDay)
  case noSiteTonight(ReservationID)
  /// The party is there.
  case checkedInArrivalFrozen(ReservationID)
  /// The day of arrival is past.
  case pastArrivalFrozen(ReservationID, arrival: Day)
  case sameReservation(ReservationID)
  case siteOccupied(SiteNumber, by: OccupyingParty)
  case siteBlocked(Conflict)
  case walkInLater(arrival: Day, today: Day)
  case departureInPast(Day, today: Day)
  case moveTooEarly(Day, first: Day, today: Day)
  case moveTooLate(Day, departure: Day)

  var summary: ProblemSummary {
    switch self {
    case .notAllowed(_, let id, let status, true):
      .init(.notAllowedInStatus, "reservation", id, "\(id) is \(status.description.lowercased()) already")
    case .notAllowed(let step, let id, let status, false):
      .init(
        .notAllowedInStatus, "reservation", id,
        "\(id) is \(status.description.lowercased()), so it cannot be \(step.participle)")
    case .noneAllowed(let step, let group, let statuses):
      .init(
        .notAllowedInStatus, "group", group,
        "No reservation of \(group) can be \(step.participle): \(Self.words(statuses))")
    case .noConfirmation(let id, let status):
      .init(
        .notAllowedInStatus, "reservation", id, "\(id) is \(status.description.lowercased()), so it has no confirmation"
      )
    case .noLetter(let occasion, let id, let status):
      .init(.notAllowedInStatus, "reservation", id, "\(id) is \(status.description.lowercased()), \(occasion.refusal)")
    case .noReminder(let id, let arrival, let today):
      .init(
        .tooLate, "reservation", id,
        "\(id) was due to arrive on \(arrival.dated), so it needs no reminder; today is \(today.dated)")
    case .noEmail(let id, let name): .init(.noEmail, "camper", id, "\(name) has no e-mail address")
    case .noSender: .init(.noEmail, "settings", nil, "The campground has no e-mail address")
    case .unfitEmail(let address):
      .init(
        .invalidEmail, "email", address,
        "The e-mail address \(address) cannot stand in a message, which takes ASCII letters, digits and .!#$%&'*+-/=?^_`{|}~"
      )
    case .nothingPaid(let id): .init(.notFound, "reservation", id, "Nothing was paid for \(id), so it has no receipt")
    case .noPayment(let id):
      .init(.notFound, "reservation", id, "\(id) is no payment that stands, so it has no receipt")
    case .arrivesLater(let id, let stay, let today, _):
      .init(.tooEarly, "reservation", id, "\(id) arrives on \(stay.arrival.dated); today is \(today.dated)")
    case .stayIsOver(let id, let departure, let checkOut, let now):
      .init(
        .tooLate, "reservation", id,
        departure == now.day
          ? "\(id) was due to leave by \(checkOut) today, \(departure.dated); it is \(now.time) now"
          : "\(id) was due to leave on \(departure.dated); today is \(now.day.dated)")
    case .noShowTooEarly(let id, let arrival, let cutOff):
      .init(.tooEarly, "reservation", id, "\(id) can be marked a no-show after \(cutOff) on \(arrival.dated)")
    case .noSiteTonight(let id): .init(.noSiteTonight, "reservation", id, "\(id) has no site for tonight")
    case .checkedInArrivalFrozen(let id):
      .init(.notAllowedInStatus, "arrive", id, "\(id) is checked in, so its arrival cannot change")
    case .pastArrivalFrozen(let id, let arrival):
      .init(
        .notAllowedInStatus, "arrive", id, "\(id) was due to arrive on \(arrival.dated), so its arrival cannot change")
    case .sameReservation(let id): .init(.sameReservation, "other", id, "\(id) cannot be swapped with itself")
    case .siteOccupied(let site, let party):
      .init(
        .siteOccupied, "site", site,
        "Site \(site) is still occupied by \(party.reservation) (\(party.camper)), who \(party.departureWords)")
    case .siteBlocked(let conflict):
      .init(.siteBlocked, "site", conflict.site, "Site \(conflict.site) is \(conflict.words)")
    case .walkInLater(let arrival, let today):
      .init(
        .tooEarly, "checkIn", arrival,
        "Only a party that arrives today, \(today.dated), can be checked in at once; this one arrives on \(arrival.dated)"
      )
    case .departureInPast(let departure, let today):
      .init(
        .tooEarly, "depart", departure,
        "The nights before today, \(today.dated), are past, so the stay cannot end on \(departure.dated)")
    case .moveTooEarly(let day, let first, let today):
      .init(
        .tooEarly, "from", day,
        first == today
          ? "The nights before today, \(today.dated), are past"
          : "The stay begins on \(first.dated), after \(day.dated)")
    case .moveTooLate(let day, let departure):
      .init(
        .tooLate, "from", day, "The stay ends on \(departure.dated), so no night is left to move from \(day.dated) on")
    }
  }

  /// The reservation that the problem is about; nil when it is about a site or a day.
  var reservation: ReservationID? {
    switch self {
    case .notAllowed(_, let id, _, _), .noConfirmation(let id, _), .noLetter(_, let id, _),
      .noReminder(let id, _, _), .arrivesLater(let id, _, _, _),
      .stayIsOver(let id, _, _, _), .noShowTooEarly(let id, _, _), .noSiteTonight(let id),
      .checkedInArrivalFrozen(let id), .pastArrivalFrozen(let id, _), .sameReservation(let id),
      .nothingPaid(let id):
      id
    case .noneAllowed, .noEmail, .noSender, .unfitEmail, .noPayment, .siteOccupied, .siteBlocked, .walkInLater,
      .departureInPast,
      .moveTooEarly, .moveTooLate:
      nil
    }
  }
}

extension DeskProblem {
  /// `150 are cancelled`, `2 are checked in and 1 is a no-show`.
  private static func words(_ statuses: [ReservationStatus]) -> String {
    let counts = Dictionary(grouping: statuses) { $0 }.mapValues(\.count)
    let parts = counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.map { status, count in
      let word = status == .noShow ? Phrases.noun(count, "a no-show", "no-shows") : status.description.lowercased()
      return "\(count) \(Phrases.noun(count, "is", "are")) \(word)"
    }
    return Phrases.list(parts)
  }
}

extension OccupyingParty {
  /// `should have left at 11:00`, `leaves today by 11:00`, `leaves on Sun 2027-07-04`.
  package var departureWords: String {
    switch (isOverdue, departure == today) {
    case (true, true): "should have left at \(checkOut)"
    case (true, false): "should have left on \(departure.dated)"
    case (false, true): "leaves today by \(checkOut)"
    case (false, false): departure < today ? "should have left on \(departure.dated)" : "leaves on \(departure.dated)"
    }
  }
}

extension LetterOccasion {
  /// The end of the sentence that there is no letter.
  fileprivate var refusal: String {
    switch self {
    case .change: "so there is no change of days, site or party to confirm"
    case .cancel: "so there is no cancellation to confirm"
    case .reminder: "so it needs no reminder"
    }
  }
}

extension ReservationTransition {
  fileprivate var participle: String {
    switch self {
    case .confirm: "confirmed"
    case .checkIn: "checked in"
    case .checkOut: "checked out"
    case .cancel: "cancelled"
    case .noShow: "marked a no-show"
    case .expire: "expired"
    case .change: "changed"
    case .move: "moved"
    case .reprice: "repriced"
    }
  }
}

/// A party that is still on a site which another is to have.
package struct OccupyingParty: Hashable, Sendable {
  package let reservation: ReservationID
  package let camper: String
  package let departure: Day
  /// The time of day by which it leaves on its day of departure.
  package let checkOut: TimeOfDay
  package let today: Day
  /// True when it should have left by now.
  package let isOverdue: Bool

  /// True when today is its last day, or should have been before.
  package var isDue: Bool { departure <= today }
}
