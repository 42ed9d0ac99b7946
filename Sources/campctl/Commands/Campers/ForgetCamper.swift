import Arguments
import CampgroundManager

/// Erases the record of a person.
struct ForgetCamper: ChangeCommand {
  @Required var camper: CamperReference

  static let help = CommandHelp(
    "Erase a camper's name, phone number, e-mail and notes everywhere.",
    discussion: """
      The journal is overwritten too, so this cannot be undone, and neither can earlier changes of that camper's \
      record and reservations. Nights are kept; the stays' groups, sources, numbers at a source and reasons are not, nor \
      is the reason of a block that names the camper. --dry-run shows the number of records. Earlier backups, and files \
      kept by restore, still hold the name, and so may logs and replicas of a server. When the adding of a camper was undone, campctl undo of that undo's \
      entry brings the record back to be erased.
      """,
    examples: ["campctl forget-camper c-17 --dry-run", "campctl forget-camper c-17 --yes"])

  static let arguments: [Argument] = [
    positional("camper", .camper, "The camper: an id such as c-1, the phone number, or the full name.") {
      $0.camper = $1
    }
  ]

  func warning(in campground: Campground) throws -> String? {
    let found = try campground.people.whatForgettingErases(camper)
    let person = found.camper
    return
      "This permanently erases \(person.fullName) (\(person.id)) from \(found.countWords); earlier backups keep the name"
  }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.people.forget(camper)
    let (forgotten, person) = (written.result, written.map(\.camper))
    let id = person.result.id
    guard written.changed else { return Response(person, "\(id) is forgotten already.", extras: forgotten.extras) }
    var left = [Hints.keptInBackups]
    if case .server = campground.location { left.append(Hints.keptByServer) }
    return Response(person, "Forgot \(id), in \(forgotten.countWords).", extras: forgotten.extras + .notes(left))
  }
}
