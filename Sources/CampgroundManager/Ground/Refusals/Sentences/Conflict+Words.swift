extension Conflict {
  /// The site's state and who holds it, such as `reserved from 2027-07-01 to 2027-07-03 (r-1)`.
  package var words: String {
    let status =
      switch holder {
      case .reservation(_, .checkedIn): "occupied"
      case .reservation(_, let status): status.description.lowercased()
      case .block: "blocked"
      }
    return "\(status) from \(arrival.dated) to \(departure.dated) (\(holder))"
  }
}
