import Arguments
import CampgroundManager

/// Copies the campground into a file, or into a folder of dated backups.
struct Backup: ReadCommand {
  @Required var file: String
  var rotate: Int?

  static let help = CommandHelp(
    "Copy the campground into a new file, and check the copy.",
    discussion: """
      The copy shows one moment, and other processes can go on writing. The file must not exist yet, appears whole \
      or not at all, can be read by you alone, and is a campground like any other: --store FILE opens it, also where \
      the campground is on a server. It is kept only if campctl check finds no problem in it. With --rotate the argument is a folder, which is made if it \
      is missing: the backup gets the day and the time in its name, and once it is checked, this campground's \
      backups there that are more than DAYS days older are removed. A backup with a journal entry that the campground \
      lacks stays.
      """,
    examples: ["campctl backup 2027-07-04.sqlite", "campctl backup ~/backups --rotate 30"])

  static let arguments: [Argument<Self>] = [
    positional("file", .text.named("file", completion: .file), "The file to create; with --rotate, the folder.") {
      $0.file = $1
    },
    option(
      "rotate", .number.named("days"),
      "Add a dated backup to a folder, and remove those more than DAYS days older (1 to 3650)."
    ) {
      $0.rotate = $1
    },
  ]

  static var fileUse: FileUse { .made }

  var looksAtCampground: Bool { false }

  func perform(in campground: Campground) throws -> Response {
    if file.isEmpty { throw Failure.usage(.emptyPath) }
    guard let rotate else { return Response(try backUp(campground, into: file)) }
    guard Self.days ~= rotate else {
      throw CampingError(.invalidRequest, [.settings(.outOfRange(rotate, Self.days, field: "rotate"))])
    }
    let (folder, now) = (try BackupFolder(file, of: campground), campground.clock.now)
    var made = try backUp(campground, into: folder.place(at: now))
    do throws(UnremovedBackup) {
      made.removed = try folder.removeBackups(before: now.day.advanced(by: -rotate))
    } catch {
      throw Failure(error, made: made.file)
    }
    return Response(made)
  }

  private static let days = 1...3650

  private func backUp(_ campground: Campground, into file: String) throws -> BackupView {
    let new = try NewFile(file)
    let contents = try new.fill(campground.backUp(into:))
    guard let counts = contents.counts, contents.found.isSound else { throw Failure(contents.found) }
    return BackupView(file: file, bytes: try new.put(), counts: counts)
  }
}
