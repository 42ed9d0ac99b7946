extension StayProblem {
  var sentence: String {
    switch self {
    case .invalidNumberOfNights: "Invalid number of days"
    case .pastCalendar: "The stay would end after \(Day.latest.dated)"
    case .nightsOutOfRange(let field, let nights, let longest):
      "The value of \(field), \(nights), must be 1 to \(longest)"
    case .crossedNights(let fewest, let most): "The fewest nights, \(fewest), are more than the most, \(most)"
    case .noArrivals(let first, let end): "There is no day of arrival from \(first.dated) to before \(end.dated)"
    case .invalidCount(let count, let most): "The number of sites is 1 to \(most), not \(count)"
    case .invalidHold(let minutes, let longest): "A hold lasts 1 to \(longest) minutes, not \(minutes)"
    case .refTaken(let ref, let id): "\(id) has the number \(ref) of this source already"
    case .refOfSeveral(let ref): "The number \(ref) can name only one reservation"
    case .fixedByImport(let field, let id):
      "The \(field) of \(id) is from an import, which finds it by that, so it cannot change"
    }
  }
}
