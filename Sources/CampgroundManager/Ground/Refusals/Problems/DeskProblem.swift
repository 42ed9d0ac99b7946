/// A reason why a reservation cannot take a step between booking and departure.
package enum DeskProblem: Hashable, Sendable {
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
}

extension DeskProblem {
  var summary: ProblemSummary {
    switch self {
    case .notAllowed(_, let id, _, _), .noConfirmation(let id, _), .noLetter(_, let id, _):
      ProblemSummary(.notAllowedInStatus, "reservation", id)
    case .noneAllowed(_, let group, _): ProblemSummary(.notAllowedInStatus, "group", group)
    case .nothingPaid(let id): ProblemSummary(.notFound, "reservation", id)
    case .noPayment(let id): ProblemSummary(.notFound, "reservation", id)
    case .arrivesLater(let id, _, _, _), .noShowTooEarly(let id, _, _):
      ProblemSummary(.tooEarly, "reservation", id)
    case .noEmail(let id, _): ProblemSummary(.noEmail, "camper", id)
    case .noSender: ProblemSummary(.noEmail, "settings")
    case .unfitEmail(let address): ProblemSummary(.invalidEmail, "email", address)
    case .stayIsOver(let id, _, _, _), .noReminder(let id, _, _): ProblemSummary(.tooLate, "reservation", id)
    case .noSiteTonight(let id): ProblemSummary(.noSiteTonight, "reservation", id)
    case .checkedInArrivalFrozen(let id), .pastArrivalFrozen(let id, _):
      ProblemSummary(.notAllowedInStatus, "arrive", id)
    case .sameReservation(let id): ProblemSummary(.sameReservation, "other", id)
    case .siteOccupied(let site, _): ProblemSummary(.siteOccupied, "site", site)
    case .siteBlocked(let conflict): ProblemSummary(.siteBlocked, "site", conflict.site)
    case .walkInLater(let arrival, _): ProblemSummary(.tooEarly, "checkIn", arrival)
    case .departureInPast(let departure, _): ProblemSummary(.tooEarly, "depart", departure)
    case .moveTooEarly(let day, _, _): ProblemSummary(.tooEarly, "from", day)
    case .moveTooLate(let day, _): ProblemSummary(.tooLate, "from", day)
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
