import Arguments
import CampgroundManager

/// Adds a camper.
struct AddCamper: WriteCommand {
  var edits = CamperEdits()
  var ifNew = false

  static let help = CommandHelp(
    "Add a camper.",
    examples: [
      "campctl add-camper 'Bacon Lover' --phone '+1 555 0100'",
      "campctl add-camper 'Bacon Lover' --phone '+1 555 0100' --email bacon@example.com --if-new",
    ])

  static let arguments: [Argument<Self>] = .of(
    [
      positional("full-name", .text, "The full name, as it is written.") { $0.edits.fullName = $1 },
      required("phone", .text.named("number"), "The phone number, in any country's form.") { $0.edits.phone = $1 },
    ],
    part(CamperEdits.details) { $1(&$0.edits) },
    [flag("if-new", "Return the camper of this name and phone number if there is one.") { $0.ifNew = $1 }])

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] { edits.problems }

  func perform(in campground: Campground) throws -> Response {
    let campers = campground.campers
    let written = try campers.addCamper(edits, ifNew: ifNew)
    let twins = try written.changed ? campers.likelyDuplicates(of: written.result) : []
    let sentence =
      written.changed
      ? "Added camper \(written.id), \(written.fullName)." : "\(written.fullName) is camper \(written.id) already."
    return Response(written, sentence, extras: .list("duplicates", twins.map(\.id)) + .notes(Self.notes(twins)))
  }

  /// The campers who may be the same person: a hint, never a refusal (domain rule R23).
  private static func notes(_ twins: [Camper]) -> [String] {
    twins.prefix(3).map(Hints.duplicate)
  }
}
