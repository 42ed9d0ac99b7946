/// The days of a row: its arrival, departure and nights decide first how figures are read.
extension ReservationRow {
  mutating func complete() -> [(column: String?, problem: CellProblem)] {
    var problems: [(column: String?, problem: CellProblem)] = []
    takeGuests()
    let order = rowOrder
    let arrival = day(arrivalCell, "arrival", order, &problems)
    let departure = day(departureCell, "departure", order, &problems)
    booked = day(bookedCell, "booked", order, &problems)
    paidOn = day(paidCell, "paidOn", order, &problems)
    if problems.isEmpty { stay = stay(arrival, departure, &problems) }
    if person.fullName == nil, status != .closed { problems.append(("camper", .missing)) }
    if site == nil { problems.append(("site", .missing)) }
    return problems
  }

  /// Makes the first guest the camper; the others and a booker who is none of them stand in the notes.
  private mutating func takeGuests() {
    guard let guest = guestNames.first else { return }
    let keys = guestNames.map(PersonText.nameKey)
    if let booker = person.fullName, !keys.contains(PersonText.nameKey(booker)) {
      asides.append("Booked by: \(booker)")
    }
    if guestNames.count > 1 { asides.append("Guests: \(guestNames.joined(separator: ", "))") }
    person.name = guest
  }

  /// The order in which arrival and departure make a stay, of the number of nights that the row has, if any; nil when both
  /// orders do, or none.
  private var rowOrder: DayOrder? {
    guard let arrivalCell, let departureCell, !arrivalCell.isOrdered else { return nil }
    let fitting = [DayOrder.monthFirst, .dayFirst].filter { order in
      guard let arrival = arrivalCell.day.day(in: order), let departure = departureCell.day.day(in: order) else {
        return false
      }
      let length = arrival.distance(to: departure)
      return nights.map { $0 == length } ?? (1...StayRules.longestStay).contains(length)
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  private func day(
    _ cell: DayCell?, _ column: String, _ order: DayOrder?,
    _ problems: inout [(column: String?, problem: CellProblem)]
  ) -> Day? {
    do throws(CellProblem) {
      return try cell?.day(order)
    } catch {
      problems.append((column, error))
      return nil
    }
  }

  /// The stay of two of arrival, departure and nights; a third must agree with them.
  private func stay(
    _ arrival: Day?, _ departure: Day?, _ problems: inout [(column: String?, problem: CellProblem)]
  ) -> Stay? {
    guard let first = arrival ?? departure.flatMap({ day in nights.map { day.advanced(by: -$0) } }) else {
      problems.append(("arrival", .missing))
      return nil
    }
    guard let last = departure ?? nights.map(first.advanced) else {
      problems.append(("departure", .missing))
      return nil
    }
    let length = first.distance(to: last)
    guard let stay = Stay(arrival: first, departure: last), length <= StayRules.longestStay else {
      let column = departure == nil ? "nights" : "departure"
      problems.append((column, .refused(.stay(.invalidNumberOfNights(nights ?? length)))))
      return nil
    }
    if let nights, nights != length {
      problems.append(("nights", .contradiction(String(nights), other: "\(first) to \(last)")))
      return nil
    }
    return stay
  }
}
