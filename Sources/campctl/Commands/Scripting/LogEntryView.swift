import CampgroundManager

/// An entry of the journal.
struct LogEntryView: View {
  let entry: LogEntry
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
  }

  var text: String { "\(label)  \(at)  \(entry.actor)  \(entry.command)" }

  private var at: String { UTCTime.text(entry.seconds) }
}
