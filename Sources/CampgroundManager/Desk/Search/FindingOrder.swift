/// The order in which findings are listed: parties that should have come or left by now, then those of today, then those
/// to come, then the latest of the others.
struct FindingOrder {
  let today: Day
  let overdue: Overdue

  /// The place of a stay; two of one place stay in the order in which they were found.
  func place(of stay: Reservation) -> [Int] {
    if overdue.includes(stay) { return [0, stay.status == .checkedIn ? 0 : 1, stay.departure.number] }
    if stay.status == .checkedIn { return [1, 0] }
    let comes = stay.status.isActive && stay.arrival == today
    let left = stay.status == .checkedOut && (stay.departure == today || stay.arrival == today)
    if comes || left { return [1, comes ? 1 : 2] }
    return place(of: stay.arrival..<stay.departure, isOver: !stay.status.isActive)
  }

  func place(of finding: Finding) -> [Int] {
    if let stay = finding.reservation { return place(of: stay) }
    if case .block(_, _, let days) = finding.thing { return place(of: days, isOver: false) }
    return [4]
  }

  private func place(of days: Range<Day>, isOver: Bool) -> [Int] {
    !isOver && days.upperBound > today ? [2, days.lowerBound.number] : [3, -days.upperBound.number]
  }

  /// True for a stay that is overdue, of today, or to come.
  func isPresent(_ stay: Reservation) -> Bool { place(of: stay)[0] < 3 }
}
