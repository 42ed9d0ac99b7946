import Arguments
import CampgroundManager

/// Follows the commits of every process, an entry a line.
struct Watch: SessionCommand {
  var since: String?

  static let help = CommandHelp(
    "Follow the entries that every process commits, as JSON lines.",
    discussion: """
      The output begins with the next entry, or after --since, and ends when it is interrupted. Going on with \
      --since and the last entry that was read loses none and repeats none.
      """,
    examples: ["campctl watch --since o-12"])

  static let arguments: [Argument<Self>] = [
    option(
      "since", .text.named("entry", completion: .of(.entry)),
      "The entry to begin after, such as o-12; 0 begins with the first (default: the newest)."
    ) {
      $0.since = $1
    }
  ]

  func run(_ invocation: Invocation, in session: Session) throws {
    Signals.hold()
    let campground = try session.open(.existing)
    let output = OutputStream(file: 1)
    var last = try start(in: campground)
    var seen: Int?
    repeat {
      // A number that another connection's commit changes; getting it reads no entry.
      let version = try campground.store.dataVersion
      if version != seen {
        seen = version
        guard let newest = try follow(campground, after: last, to: output) else { return }
        last = newest
      }
      if output.isReaderGone(within: 100) { return }
    } while !Signals.areWaiting
    throw Failure.interrupted
  }

  private func start(in campground: Campground) throws -> EntryID {
    guard let since else { return try campground.log.newest }
    if since == "0" { return EntryID(rawValue: 0) }
    guard let id = EntryID(since) ?? Digits.value(of: since.utf8).map({ EntryID(rawValue: Int64($0)) }) else {
      throw Failure.usage(.sinceNoEntry)
    }
    try campground.log.requireWritten(id)
    return id
  }

  /// Prints the new entries and returns the last one; nil when the reader has gone away.
  private func follow(_ campground: Campground, after last: EntryID, to output: OutputStream) throws -> EntryID? {
    do {
      return try campground.log.forEachEntry(after: last) { entry in
        try output.write(JSONWriter.object(LogEntryView(entry: entry)))
        try output.write(CollectionOfOne(UInt8(ascii: "\n")))
        try output.flush()
      }
    } catch let error as OutputError where error.isReaderGone {
      return nil
    }
  }
}
