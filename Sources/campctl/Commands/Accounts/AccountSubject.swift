import Arguments
import CampgroundManager

/// One reservation, or all reservations of a camper or of a group.
struct AccountSubject: ArgumentSet, Sendable {
  var one = OneReservation()
  var camper: CamperReference?
  var group: String?

  static let arguments: [Argument<Self>] = .of(
    part(OneReservation.arguments(orOptions: ["camper", "group"])) { $1(&$0.one) },
    [
      option("camper", .camper, "The camper whose reservations are meant, instead of one reservation.") {
        $0.camper = $1
      }.short("c"),
      option("group", .group, "The group whose reservations are meant, instead of one reservation.") { $0.group = $1 },
    ])

  enum Subject {
    case one(ReservationReference)
    case all(AccountHolder)
  }

  /// The problem unless exactly one of the four is given.
  var misuse: [UsageProblem] {
    do { _ = try subject() } catch { return error.usage }
    return []
  }

  /// Throws ``Failure`` unless exactly one of the four is given.
  func subject() throws(Failure) -> Subject {
    if camper == nil, group == nil { return .one(try one.reference(or: .accountHolder)) }
    guard one.isEmpty else { throw .usage(.accountHolder) }
    switch (camper, group) {
    case (let camper?, nil): return .all(.camper(camper))
    case (nil, let group?) where group.allSatisfy(\.isWhitespace): throw .usage(.emptyGroup)
    case (nil, let group?): return .all(.group(group))
    default: throw .usage(.accountHolder)
    }
  }
}
