import Arguments
import CampgroundManager

/// One reservation, or all reservations of a group.
struct ReservationOrGroup: ArgumentSet, Sendable {
  var one = OneReservation()
  var group: String?

  static let arguments = arguments()

  /// The same for a command that takes other options in place of a reservation.
  static func arguments(orOptions others: [String] = []) -> [Argument<Self>] {
    .of(
      part(OneReservation.arguments(orOptions: ["group"] + others)) { $1(&$0.one) },
      [
        option("group", .group, "The group whose open reservations are meant, instead of one reservation.") {
          $0.group = $1
        }
      ])
  }

  var isEmpty: Bool { one.isEmpty && group == nil }

  enum Subject {
    case one(ReservationReference)
    case group(String)
  }

  /// The problem unless exactly one of the three is given.
  var misuse: [UsageProblem] {
    do { _ = try subject() } catch { return error.usage }
    return []
  }

  /// Throws ``Failure`` unless exactly one of the three is given.
  func subject() throws(Failure) -> Subject {
    guard let group else { return .one(try one.reference(or: .reservationOrGroup)) }
    if !one.isEmpty { throw .usage(.reservationOrGroup) }
    if group.allSatisfy(\.isWhitespace) { throw .usage(.emptyGroup) }
    return .group(group)
  }
}

extension ReservationOrGroup {
  /// The note about reservations of a group that a command has not touched.
  static func rest(
    of name: String, besides written: WriteResult<[ReservationView]>, in campground: Campground
  ) throws -> [String] {
    var filter = ReservationFilter()
    filter.details.group = written.result.first?.reservation.group ?? name
    let done = Set(written.result.map(\.label))
    var rest: [String] = []
    try campground.reservations.forEachReservation(filter) { reservation in
      let label = reservation.id?.description ?? ""
      if !done.contains(label) { rest.append("\(label) (\(reservation.status.description.lowercased()))") }
    }
    return rest.isEmpty ? [] : ["Left as they are: \(rest.joined(separator: ", "))."]
  }
}
