import CampgroundManager

/// The state of a campground as one line of JSON, in every format but CSV.
struct HealthView: View {
  let health: CampgroundHealth
  let engine: (name: String, version: String)
  /// The newest backup, and its time in seconds since 1970; nil where no folder was given, or has none.
  let backup: (file: String, seconds: Int)?
  let now: Int

  func write(to fields: inout some FieldWriter) {
    fields.field("version", Release.version)
    fields.field("schema", health.schema)
    fields.field("engine", engine.name)
    fields.field("engineVersion", engine.version)
    write("newestEntry", health.newest.map(Entry.init), to: &fields)
    write("newestBackup", backup.map { Copy(file: $0.file, seconds: $0.seconds, age: now - $0.seconds) }, to: &fields)
    if let standbys = health.standbys {
      fields.objects("standbys", standbys) { standby, fields in
        fields.field("name", standby.name)
        fields.field("state", standby.state)
        fields.field("lagBytes", standby.lagBytes)
      }
    } else {
      fields.field("standbys", .null)
    }
    fields.field("clockSecondsAhead", health.secondsAhead)
    fields.field("ok", true)
  }

  private func write(_ key: StaticString, _ thing: (some FieldWritable)?, to fields: inout some FieldWriter) {
    guard let thing else { return fields.field(key, .null) }
    fields.object(key) { thing.write(to: &$0) }
  }

  var label: String { "ok" }
  var isJSON: Bool { true }
  var text: String { String(decoding: JSONWriter.object(self), as: UTF8.self) }

  private struct Entry: FieldWritable {
    let id: EntryID
    let seconds: Int

    func write(to fields: inout some FieldWriter) {
      fields.field("id", id)
      fields.field("at", UTCTime.text(seconds))
    }
  }

  private struct Copy: FieldWritable {
    let file: String
    let seconds: Int
    let age: Int

    func write(to fields: inout some FieldWriter) {
      fields.field("file", file)
      fields.field("at", UTCTime.text(seconds))
      fields.field("ageSeconds", age)
    }
  }
}
