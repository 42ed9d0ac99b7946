import Arguments
import CampgroundManager

/// Copies the campground into a file.
struct Backup: ReadCommand {
  @Required var file: String

  static let help = CommandHelp(
    "Copy the campground into a new file, and check the copy.",
    discussion: """
      The copy shows one moment, and other processes can go on writing. The file must not exist yet, appears whole \
      or not at all, can be read by you alone, and is a campground like any other: --store FILE opens it. It is \
      kept only if campctl check finds no problem in it.
      """,
    examples: ["campctl backup 2027-07-04.sqlite"])

  static let arguments: [Argument] = [
    positional("file", .text.named("file", completion: .file), "The file to create.") { $0.file = $1 }
  ]

  /// A refused batch keeps nothing, and a file would stay.
  static var standsInBatch: Bool { false }

  func perform(in campground: Campground) throws -> Response {
    if file.isEmpty { throw Failure.usage(.emptyPath) }
    let new = try NewFile(file)
    let contents = try new.fill(campground.backUp(into:))
    guard let counts = contents.counts, contents.found.isSound else { throw Failure(contents.found) }
    return Response(FileView(file: file, bytes: try new.put(), text: "Made \(file), with \(counts.words)."))
  }
}
