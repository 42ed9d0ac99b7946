extension DeskProblem {
  var sentence: String {
    switch self {
    case .notAllowed(_, let id, let status, true): "\(id) is \(status.description.lowercased()) already"
    case .notAllowed(let step, let id, let status, false):
      "\(id) is \(status.description.lowercased()), so it cannot be \(step.participle)"
    case .noneAllowed(let step, let group, let statuses):
      "No reservation of \(group) can be \(step.participle): \(Self.words(statuses))"
    case .noConfirmation(let id, let status):
      "\(id) is \(status.description.lowercased()), so it has no confirmation"
    case .noLetter(let occasion, let id, let status):
      "\(id) is \(status.description.lowercased()), \(occasion.refusal)"
    case .noReminder(let id, let arrival, let today):
      "\(id) was due to arrive on \(arrival.dated), so it needs no reminder; today is \(today.dated)"
    case .noEmail(_, let name): "\(name) has no e-mail address"
    case .noSender: "The campground has no e-mail address"
    case .unfitEmail(let address):
      "The e-mail address \(address) cannot stand in a message, which takes ASCII letters, digits and .!#$%&'*+-/=?^_`{|}~"
    case .nothingPaid(let id): "Nothing was paid for \(id), so it has no receipt"
    case .noPayment(let id): "\(id) is no payment that stands, so it has no receipt"
    case .arrivesLater(let id, let stay, let today, _):
      "\(id) arrives on \(stay.arrival.dated); today is \(today.dated)"
    case .stayIsOver(let id, let departure, let checkOut, let now):
      departure == now.day
        ? "\(id) was due to leave by \(checkOut) today, \(departure.dated); it is \(now.time) now"
        : "\(id) was due to leave on \(departure.dated); today is \(now.day.dated)"
    case .noShowTooEarly(let id, let arrival, let cutOff):
      "\(id) can be marked a no-show after \(cutOff) on \(arrival.dated)"
    case .noSiteTonight(let id): "\(id) has no site for tonight"
    case .checkedInArrivalFrozen(let id): "\(id) is checked in, so its arrival cannot change"
    case .pastArrivalFrozen(let id, let arrival):
      "\(id) was due to arrive on \(arrival.dated), so its arrival cannot change"
    case .sameReservation(let id): "\(id) cannot be swapped with itself"
    case .siteOccupied(let site, let party):
      "Site \(site) is still occupied by \(party.reservation) (\(party.camper)), who \(party.departureWords)"
    case .siteBlocked(let conflict): "Site \(conflict.site) is \(conflict.words)"
    case .walkInLater(let arrival, let today):
      "Only a party that arrives today, \(today.dated), can be checked in at once; this one arrives on \(arrival.dated)"
    case .departureInPast(let departure, let today):
      "The nights before today, \(today.dated), are past, so the stay cannot end on \(departure.dated)"
    case .moveTooEarly(let day, let first, let today):
      first == today
        ? "The nights before today, \(today.dated), are past" : "The stay begins on \(first.dated), after \(day.dated)"
    case .moveTooLate(let day, let departure):
      "The stay ends on \(departure.dated), so no night is left to move from \(day.dated) on"
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
