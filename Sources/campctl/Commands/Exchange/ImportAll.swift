import Arguments
import CampgroundManager

/// Imports a whole campground from a folder into an empty store.
struct ImportAll: SessionCommand {
  @Required var folder: String
  var dryRun = false
  var yes = false
  var maxSize = InputFile.usualLimit

  static let help = CommandHelp(
    "Import a whole campground from a folder of export all into an empty store.",
    discussion: """
      The campground is the same as before: with its ids, keys and journal, and without an entry of this command. \
      The store must be new or empty. A folder that lacks a file, has another or a symbolic link, or was changed is refused whole; only what file \
      managers leave, such as .DS_Store and Thumbs.db, is passed over. The campground is kept only if campctl check \
      finds no problem in it.
      """,
    examples: ["campctl import all wawona --store wawona.sqlite", "campctl import all wawona --dry-run"])

  static let arguments: [Argument<Self>] = [
    positional("folder", .text.named("folder", completion: .folder), "The folder of export all.") { $0.folder = $1 },
    flag("dry-run", "Rehearse: read and check the folder, save nothing.") { $0.dryRun = $1 }.short("n"),
    flag("yes", "Answer yes to every confirmation.") { $0.yes = $1 },
    maxSize { $0.maxSize = $1 },
  ]

  func run(_ invocation: Invocation, in session: Session) throws {
    if folder.isEmpty { throw Failure.usage(.emptyPath) }
    let taken = try imported(in: session)
    let view = TakenView(folder: folder, store: "\(session.location)", taken: taken, isDryRun: dryRun)
    try session.print(Response(view), isWrite: !dryRun)
  }

  /// A new store appears whole or not at all.
  private func imported(in session: Session) throws -> TakenCampground {
    guard let new = try session.newStore() else {
      return try session.open(.create).importAll(from: folder, atMost: maxSize, dryRun: dryRun)
    }
    let taken = try new.campground.importAll(from: folder, atMost: maxSize, dryRun: dryRun)
    if dryRun { return taken }
    guard try new.store.put() else { throw CampingError(.invalidRequest, [.report(.storeNotEmpty)]) }
    session.tellBeginning()
    return taken
  }
}

/// A whole campground that came in from a folder.
struct TakenView: View {
  let folder: String
  let store: String
  let taken: TakenCampground
  let isDryRun: Bool

  func write(to fields: inout some FieldWriter) {
    fields.field("folder", folder)
    fields.field("store", store)
    fields.field("lines", taken.lines)
    fields.field("journal", taken.hasJournal)
    fields.field("sites", taken.counts.sites)
    fields.field("campers", taken.counts.campers)
    fields.field("reservations", taken.counts.reservations)
    fields.field("nights", taken.counts.nights)
    fields.field("entries", taken.counts.entries)
    fields.field("changed", true)
    fields.field("replayed", false)
    fields.field("dryRun", isDryRun)
  }

  var label: String { store }

  var text: String {
    let would = isDryRun ? "Dry run, nothing is kept: " : ""
    return "\(would)Imported \(folder), with \(taken.counts.words)."
  }
}
