import ArgumentParser
import CampgroundManager

/// Takes back the last command, or the one named.
struct Undo: WriteCommand {
  static let standsInBatch = false
  static let configuration = CommandConfiguration(
    abstract: "Take back the last command, or the one named.",
    discussion: """
      A batch is taken back whole. What was changed since, or whose nights are taken, is refused. Undoing an undo's own \
      entry does again what it took back.
      """)

  @Argument(help: "The journal's entry, such as o-12; the newest that is no undo and not undone unless said.")
  var entry: EntryReference?

  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    var entry: EntryReference?
  }

  var request: Request { Request(entry: entry) }

  static func access(for request: Request) -> Store.Access { .existing }

  static func warning(_ request: Request, in campground: Campground) throws -> String? {
    let target = try campground.undo.target(request.entry)
    let batch = target.isBatch ? " and the whole batch that it came in" : ""
    return "This takes back \(target.entry.id), \(target.entry.command) by \(target.entry.actor)\(batch)"
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let written = try campground.undo.undo(request.entry).map(UndoneReport.init)
    return .wrote(written, written.text)
  }
}
