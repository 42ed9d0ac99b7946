import CampgroundManager

extension Failure: FieldWritable {
  func write(to fields: inout some FieldWriter) {
    fields.field("domain", "CampingManager")
    fields.field("code", Int(code))
    fields.field("name", name)
    fields.field("message", message)
    fields.objects("problems", problems) { problem, fields in
      fields.field("name", problem.name)
      fields.field("field", problem.field)
      fields.field("value", problem.value)
      fields.field("problem", problem.sentence)
      if case .ofCampground(let name, _) = problem { fields.field("campground", name) }
      if case .cell(let cell) = problem { fields.field("row", cell.row) }
      if case .value(let value) = problem {
        fields.field("row", value.row)
        fields.field("count", value.count)
      }
    }
    write(conflict, to: &fields)
    write(alternatives, to: &fields)
    if let line { fields.field("line", line) }
    if let applied {
      fields.field("applied", [.yes, .no].contains(applied) ? .flag(applied == .yes) : .null)
    }
  }

  private func write(_ conflict: Conflict?, to fields: inout some FieldWriter) {
    guard let conflict else { return fields.field("conflict", .null) }
    fields.object("conflict") { fields in
      fields.field("site", conflict.site)
      fields.field("arrival", conflict.arrival)
      fields.field("departure", conflict.departure)
      fields.field("holder", conflict.holder.description)
      fields.field("status", conflict.holder.status)
    }
  }

  private func write(_ alternatives: Alternatives?, to fields: inout some FieldWriter) {
    guard let alternatives else { return fields.field("alternatives", .null) }
    fields.object("alternatives") { fields in
      fields.list("sites", alternatives.sites)
      fields.objects("stays", alternatives.stays) { stay, fields in
        fields.field("arrival", stay.arrival)
        fields.field("departure", stay.departure)
      }
      fields.objects("parts", alternatives.parts) { part, fields in
        fields.field("site", part.site)
        fields.field("arrival", part.stay.arrival)
        fields.field("departure", part.stay.departure)
      }
      write(alternatives.longer, to: &fields)
    }
  }

  private func write(_ longer: LongerStay?, to fields: inout some FieldWriter) {
    fields.field("addedNights", longer.map { .list($0.sites.map(\.fieldValue)) } ?? .null)
    guard let coming = longer?.comes else { return fields.field("comes", .null) }
    fields.object("comes") { fields in
      fields.field("reservation", coming.reservation)
      fields.field("arrival", coming.arrival)
      fields.list("sites", coming.sites)
    }
  }
}
