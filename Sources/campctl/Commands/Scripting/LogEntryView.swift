import CampgroundManager

/// An entry of the journal.
struct LogEntryView: ListedView {
  let entry: LogEntry
  /// The server's own word on it; nil when it has none.
  var witness: EntryWitness?
  /// True when that is shown.
  var hasWitness = false
  var label: String { entry.id.description }

  func write(to fields: inout some FieldWriter) {
    fields.field("id", entry.id)
    fields.field("at", at)
    fields.field("actor", entry.actor)
    fields.field("command", entry.command)
    fields.field("key", entry.key)
    fields.field("batch", entry.batch)
    fields.field("undoneBy", entry.undoneBy)
    fields.objects("changes", entry.changes) { change, fields in
      fields.field("kind", change.kind)
      fields.field("id", change.id)
      fields.field("before", change.before.map(FieldValue.json) ?? .null)
      fields.field("after", change.after.map(FieldValue.json) ?? .null)
    }
    fields.field("request", .json(entry.request))
    guard hasWitness else { return }
    fields.field("role", witness?.role)
    fields.field("serverTime", witness.map { UTCTime.text($0.seconds) })
    fields.field("clock", witness?.clock.rawValue)
  }

  static var blank: Self { LogEntryView(entry: .blank, hasWitness: true) }
  static var columns: [TextColumn] { [.left("ID"), .left("AT"), .flexible("ACTOR"), .left("COMMAND")] }
  var cells: [String] { [label, at, entry.actor, entry.command] }

  var text: String { "\(label)  \(at)  \(entry.actor)  \(entry.command)" }

  private var at: String { UTCTime.text(entry.seconds) }
}
