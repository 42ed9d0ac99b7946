import Arguments
import CampgroundManager

/// Changes a camper's record.
struct ChangeCamper: ChangeCommand {
  @Required var camper: CamperReference
  var edits = CamperEdits()

  static let help = CommandHelp(
    "Change a camper's record.", discussion: "An empty value ends a field: --email ''.",
    examples: [
      "campctl change-camper c-1 --email bacon@example.org", "campctl change-camper \"Bacon Lover\" --notes ''",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      positional("camper", .camper, "The camper: an id such as c-1, the phone number, or the full name.") {
        $0.camper = $1
      },
      option("full-name", .text.named("full-name"), "The new name.") { $0.edits.fullName = $1 },
      option("phone", .text.named("number"), "The new phone number.") { $0.edits.phone = $1 },
    ],
    part(CamperEdits.details) { $1(&$0.edits) })

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    edits.problems
  }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.campers.changeCamper(camper, edits)
    let id = written.id
    return Response(written, written.changed ? "Changed camper \(id)." : "Nothing to change for camper \(id).")
  }
}
