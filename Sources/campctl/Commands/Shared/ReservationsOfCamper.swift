import Arguments
import CampgroundManager

/// One reservation, all of a group, or all of a camper on which the command can act.
struct ReservationsOfCamper: ArgumentSet, Sendable {
  var subject = ReservationOrGroup()
  var all = false

  static let arguments = arguments()

  /// The same for a command that takes other options in place of them.
  static func arguments(orOptions others: [String] = []) -> [Argument<Self>] {
    .of(
      part(ReservationOrGroup.arguments(orOptions: others)) { $1(&$0.subject) },
      [
        flag(
          "all",
          "Do it for every stay of the one camper whose name or number is given, of those on which it can be done."
        ) {
          $0.all = $1
        }
      ])
  }

  var isEmpty: Bool { subject.isEmpty && !all }

  enum Parties {
    case one(ReservationReference)
    case group(String)
    case camper(CamperReference)
  }

  /// The problem unless exactly one of them is given, and for all of anything but a camper.
  var misuse: [UsageProblem] {
    do { _ = try parties() } catch { return error.usage }
    return []
  }

  /// Throws ``Failure`` unless exactly one of them is given, and for all of anything but a camper.
  func parties() throws(Failure) -> Parties {
    switch try subject.subject() {
    case .one(let reference):
      guard all else { return .one(reference) }
      guard let camper = reference.camper else { throw .usage(.allOfCamper) }
      return .camper(camper)
    case .group(let name):
      if all { throw .usage(.allOfCamper) }
      return .group(name)
    }
  }
}
