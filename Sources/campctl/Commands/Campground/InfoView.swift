import CampgroundManager

/// The kind and the size of a store.
struct InfoView: View {
  let store: StoreLocation
  let engine: (name: String, version: String)
  let schema: Int
  let today: Day
  let counts: CampgroundCounts

  func write(to fields: inout some FieldWriter) {
    fields.field("store", store.description)
    fields.field("engine", engine.name)
    fields.field("engineVersion", engine.version)
    fields.field("schema", schema)
    fields.field("today", today)
    fields.object("counts") { fields in
      fields.field("sites", counts.sites)
      fields.field("campers", counts.campers)
      fields.field("reservations", counts.reservations)
      fields.field("nights", counts.nights)
      fields.field("entries", counts.entries)
    }
  }

  var label: String { store.description }

  var text: String {
    Lines([
      ("Store", store.description), ("Engine", "\(engine.name) \(engine.version)"),
      ("Schema", String(schema)), ("Today", today.dated), ("Sites", String(counts.sites)),
      ("Campers", String(counts.campers)), ("Reservations", String(counts.reservations)),
      ("Nights taken", String(counts.nights)), ("Journal entries", String(counts.entries)),
    ]).text
  }
}
