import Arguments
import CampgroundManager

/// Puts a backup in the campground's place.
struct Restore: SessionCommand {
  @Required var file: String
  var dryRun = false
  var yes = false

  static let help = CommandHelp(
    "Put a backup in the campground's place, and keep the old one beside it.",
    discussion: """
      The backup is copied, brought up to date and checked before anything is replaced, and does not change. The \
      old campground is kept under its own name with .old-1, .old-2 and so on; restoring that file brings it back. \
      --dry-run names the journal entries that the backup lacks. A camper who was erased by forget-camper after \
      the backup was made is in it again.
      """,
    examples: ["campctl restore 2027-07-04.sqlite --dry-run", "campctl restore 2027-07-04.sqlite --yes"])

  static let arguments: [Argument<Self>] = [
    positional("file", .text.named("file", completion: .file), "The backup's file.") { $0.file = $1 },
    flag("dry-run", "Rehearse: check the backup and print the result, replace nothing.") { $0.dryRun = $1 }.short("n"),
    flag("yes", "Answer yes to every confirmation.") { $0.yes = $1 },
  ]

  func run(_ invocation: Invocation, in session: Session) throws {
    if file.isEmpty { throw Failure.usage(.emptyPath) }
    let (place, restoration) = try session.restoration(of: file)
    let contents = restoration.contents
    guard let counts = contents.counts, contents.found.isSound else { throw Failure(unsound: file, contents.found) }
    let willBeKept = try restoration.nameToKeep()
    let lacking = try restoration.entriesLacking()
    if !dryRun, !yes { try session.confirm(warning(place, counts, willBeKept, lacking)) }
    let kept = dryRun ? willBeKept : try restoration.replace()
    let view = RestoredView(
      file: file, store: place, kept: kept, counts: counts, lacking: lacking, isDryRun: dryRun)
    try session.print(Response(view), isWrite: !dryRun)
  }

  private func warning(
    _ place: String, _ counts: CampgroundCounts, _ kept: String?, _ lacking: LackingEntries?
  ) -> String {
    let what = "\(file), with \(counts.words)"
    guard let kept else { return "This creates the campground at \(place) from \(what)" }
    let than = lacking.map { " (\($0.words))" } ?? ""
    return "This puts \(what)\(than), in the place of the campground at \(place), which is kept as \(kept)"
  }
}
