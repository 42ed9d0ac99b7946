import Arguments
import CampgroundManager

/// Erases the record of a person.
struct ForgetCamper: ChangeCommand {
  @Required var camper: CamperReference
  var everywhere = false

  static let help = CommandHelp(
    "Erase a camper's name, phone number, e-mail and notes everywhere.",
    discussion: """
      The journal is overwritten too, so this cannot be undone, and neither can earlier changes of that camper's \
      record and reservations. Nights are kept; the stays' groups, sources, numbers at a source and reasons are not. \
      The answer lists the texts of others in which the full name, a phone number, the mail or a plate stands: other \
      campers' and sites' notes, reasons of blocks, groups, memos, names of items. --everywhere overwrites it there, \
      in the journal, too. --dry-run shows every place first. Earlier backups, and files kept by restore, still hold \
      the name, and so may logs and replicas of a server. When the adding of a camper was undone, campctl undo of that \
      undo's entry brings the record back to be erased.
      """,
    examples: [
      "campctl forget-camper c-17 --dry-run", "campctl forget-camper c-17 --yes",
      "campctl forget-camper c-17 --everywhere --yes",
    ])

  static let arguments: [Argument<Self>] = [
    positional("camper", .camper, "The camper: an id such as c-1, the phone number, or the full name.") {
      $0.camper = $1
    },
    flag("everywhere", "Overwrite the name, numbers, mail and plates in the texts of others, too.") {
      $0.everywhere = $1
    },
  ]

  func warning(in campground: Campground) throws -> String? {
    let found = try campground.people.whatForgettingErases(camper, everywhere: everywhere)
    let person = found.camper
    return
      "This permanently erases \(person.fullName) (\(person.id)) from \(found.countWords); earlier backups keep the name"
      + RemainingWords(found).warning
  }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.people.forget(camper, everywhere: everywhere)
    let (forgotten, person) = (written.result, written.map(\.camper))
    let standing = RemainingWords(forgotten, isKept: !written.isDryRun)
    let id = person.result.id
    guard written.changed else {
      let notes = everywhere ? [Hints.namesGone] : []
      return Response(
        person, "\(id) is forgotten already; the store was written anew, so nothing is left from before.",
        extras: forgotten.extras + standing.extras + .notes(notes))
    }
    var left = standing.hints + [Hints.keptInBackups]
    if case .server = campground.location { left.append(Hints.keptByServer) }
    return Response(
      person, (["Forgot \(id), in \(forgotten.countWords)."] + standing.lines).joined(separator: "\n"),
      extras: forgotten.extras + standing.extras + .notes(left))
  }
}
