import CampgroundManager

/// The sentences of a payment about the reservation itself: a hold that it confirms or not, and a stay that is no more.
extension AccountView {
  private var stay: ReservationView {
    ReservationView(reservation: account.reservation, clock: clock, currency: currency)
  }

  /// The party, with its name, site and days.
  var party: String { stay.party }

  /// `r-3 is expired, but its nights are still free.`; nil for a stay that is to come or going on.
  func standing(_ nights: FormerNights?) -> String? {
    let status = account.reservation.status
    let name = status == .noShow ? "a no-show" : status.description.lowercased()
    switch nights {
    case nil: return status == .checkedOut ? "\(label) is \(name)." : nil
    case .free: return "\(label) is \(name), but its nights are still free."
    case .taken(_, let conflict):
      return "\(label) is \(name), and its nights are taken: site \(conflict.site) is \(conflict.words)."
    case .retired(let site): return "\(label) is \(name), and site \(site) is out of service."
    case .past: return "\(label) is \(name), and its nights are past."
    }
  }

  /// `Confirmed r-3: site 12, 2027-07-04 to 2027-07-06 (2 nights).`
  var confirmation: String { "Confirmed \(label): site \(account.reservation.siteNumber), \(stay.stayWords)." }

  /// `r-3 is still a hold until Tue 2027-06-01 00:30, because 10.00 USD of the deposit is lacking.`; nil for any
  /// other reservation.
  var lackingWords: String? {
    guard let lacking = account.lacking, let end = stay.heldUntil else { return nil }
    guard lacking > 0 else { return "\(label) is still a hold until \(end)." }
    return
      "\(label) is still a hold until \(end), because \(currency.text(lacking)) \(currency) of the deposit is lacking."
  }

  /// The notes about the command that makes a hold a reservation, or takes the nights again.
  func nextSteps(_ nights: FormerNights?) -> [String] {
    let reservation = account.reservation
    if lackingWords != nil { return [NextCommand.confirm(label)] }
    switch nights {
    case .free where reservation.status == .noShow: return [NextCommand.checkInAfterAll(label)]
    case .free(let segment): return [NextCommand.reserveAgain(segment, reservation.camper.id, reservation.party)]
    case .taken(let segment, _):
      return [NextCommand.reserveElsewhere(segment, reservation.camper.id, reservation.party)]
    case .retired, .past, nil: return []
    }
  }
}
