import Arguments
import CampgroundManager

/// Merges two records of one camper.
struct MergeCampers: ChangeCommand {
  @Required var keep: CamperReference
  @Required var other: CamperReference

  static let help = CommandHelp(
    "Merge two records of the same camper.",
    discussion: """
      All reservations and waitlist entries of the other camper move to the one that is kept, and the other's id \
      then finds the kept one. Empty fields are filled, members united, notes and warnings joined, and the other number \
      becomes the second. Where both records have a value, the kept one's stays; the other's still finds the camper, and \
      show-camper lists it.
      """,
    examples: ["campctl merge-campers c-1 c-17"])

  static let arguments: [Argument<Self>] = [
    positional("keep", .camper, "The camper to keep: an id such as c-1, the phone number, or the full name.") {
      $0.keep = $1
    },
    positional("other", .camper, "The camper whose record becomes the kept one's.") { $0.other = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.people.merge(keep, other)
    let merged = written.result
    let kept = merged.kept
    return Response(
      written.map(\.kept), "Merged \(merged.other.id) into \(kept.id), \(kept.fullName)\(merged.countWords).",
      extras: merged.extras + .notes(merged.formerNotes + merged.collisionNotes))
  }
}
