import Arguments
import CampgroundManager

/// Copies the campground into a file.
struct Backup: ReadCommand {
  @Required var file: String

  static let help = CommandHelp(
    "Copy the campground into a new file, and check the copy.",
    discussion: """
      The copy is all as of one moment, and others may go on writing. The file must not be there yet, appears whole or \
      not at all, can be read by you alone, and is a campground like any other: --store FILE looks into it. It is kept \
      only if campctl check finds nothing in it.
      """,
    examples: ["campctl backup 2027-07-04.sqlite"])

  static let arguments: [Argument] = [
    positional("file", .text.named("file", completion: .file), "The file to make.") { $0.file = $1 }
  ]

  /// A refused batch keeps nothing, and a file would stay.
  static var standsInBatch: Bool { false }

  func perform(in campground: Campground) throws -> Response {
    if file.isEmpty { throw Failure.usage("The file's path is empty", field: "file") }
    let new = try NewFile(file)
    let contents = try new.fill(campground.backUp(into:))
    guard let counts = contents.counts, contents.found.isSound else { throw Failure(contents.found) }
    return Response(FileView(file: file, bytes: try new.put(), text: "Made \(file), with \(counts.words)."))
  }
}
