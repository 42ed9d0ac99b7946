import ArgumentParser
import CampgroundManager

/// Copies the campground into a file.
struct Backup: ReadCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copy the campground into a new file, and check the copy.",
    discussion: """
      It is all as of one moment, and others may go on writing. The file must not be there yet, appears whole or not at \
      all, can be read by you alone, and is a campground like any other: --store FILE looks into it. It is kept only if \
      campctl check finds nothing in it.
      """)

  @Argument(help: "The file to make.", completion: .file())
  var file: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let file: String
  }

  var request: Request { Request(file: file) }

  /// A refused batch keeps nothing, and a file would stay.
  static var standsInBatch: Bool { false }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    if request.file.isEmpty { throw Failure.usage("The file's path is empty", field: "file") }
    let file = try NewFile(request.file)
    let contents = try file.fill(campground.backUp(into:))
    guard let counts = contents.counts, contents.found.isSound else { throw Failure(contents.found) }
    return .show(BackupReport(file: request.file, bytes: try file.put(), counts: counts))
  }
}
