import Arguments
import CampgroundManager

/// Verifies that the whole store fits together.
struct Check: ReadCommand {
  static let help = CommandHelp(
    "Verify that nights, accounts and the journal fit together, and that the file is sound.",
    discussion: """
      Each reservation's nights are of its stay, and its account is charged what they cost with extras, taxes and \
      fees; what was taken back sums to nothing; every thing is as the journal last has it. The exit status is 74 when \
      something is not; the first hundred problems are named. It only reads.
      """)

  static let arguments: [Argument] = []

  func perform(in campground: Campground) throws -> Response {
    let found = try campground.checks.check()
    guard found.isSound else { throw Failure(found) }
    return Response(CheckView(counts: try campground.counts()))
  }
}
