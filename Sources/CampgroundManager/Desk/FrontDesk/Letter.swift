/// The statuses and days in which a letter can be written, and its addresses.
extension LetterOccasion {
  /// The purpose for which the letter looks for its reservation.
  var purpose: ReservationPurpose { self == .cancel ? .cancelled : .look }

  private var statuses: Set<ReservationStatus> {
    switch self {
    case .change: [.held, .reserved, .checkedIn]
    case .cancel: [.cancelled]
    case .reminder: [.held, .reserved]
    }
  }

  /// The problem of writing about a reservation on a day; nil when there is none.
  func problem(of reservation: Reservation, on today: Day) -> Problem? {
    guard let id = reservation.id else { return nil }
    guard statuses.contains(reservation.status) else { return .desk(.noLetter(self, id, reservation.status)) }
    guard self == .reminder, reservation.arrival < today else { return nil }
    return .desk(.noReminder(id, arrival: reservation.arrival, today: today))
  }
}

extension Confirmation {
  /// The addresses of a letter to the camper; throws ``CampingError`` with each that is lacking or unfit for a message.
  package func addresses() throws -> (to: String, from: String) {
    let (to, from) = (reservation.camper.email, settings.contact.email)
    var problems: [Problem] = []
    if to == nil { problems.append(.desk(.noEmail(reservation.camper.id, fullName: reservation.camper.fullName))) }
    if from == nil { problems.append(.desk(.noSender)) }
    for address in [to, from].compactMap(\.self) where !EmailAddress.standsInHeader(address) {
      problems.append(.desk(.unfitEmail(address)))
    }
    guard let to, let from, problems.isEmpty else { throw CampingError(.invalidRequest, problems) }
    return (to, from)
  }
}

extension FrontDeskService {
  /// The reservation before its newest change that a guest notices: of its days, its sites or its party; nil without one.
  func former(of reservation: Reservation) throws -> Reservation? {
    guard let id = reservation.id else { return nil }
    for change in try JournalTable(store: journal.store).changes(ofThing: Reservation.kind, id.rawValue) {
      // The image of a forgotten thing cannot be read.
      guard let before = try? change.before.map(ReservationTable.image),
        let after = try? change.after.map(ReservationTable.image)
      else { continue }
      guard before.status.isActive, after.status.isActive, !before.isAlike(after) else { continue }
      var former = before
      former.camper = reservation.camper
      return former
    }
    return nil
  }
}

extension Reservation {
  /// True when another state has the same days, sites and party.
  fileprivate func isAlike(_ other: Reservation) -> Bool {
    stay == other.stay && segments == other.segments && party == other.party && details.group == other.details.group
  }
}
