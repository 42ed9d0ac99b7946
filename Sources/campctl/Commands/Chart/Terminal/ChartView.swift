import CampgroundManager

/// The tape chart, for programs as its data, and drawn for people.
struct ChartView: View {
  let chart: Chart
  /// The given width in columns; by default that of the terminal.
  var width: Int?

  var label: String { "\(chart.from) to \(chart.before)" }

  func write(to fields: inout some FieldWriter) {
    fields.field("from", chart.from)
    fields.field("before", chart.before)
    fields.field("today", chart.today)
    fields.objects("sites", chart.loops.flatMap(\.rows)) { row, fields in
      fields.field("site", row.site.siteNumber)
      fields.field("loop", row.site.loop)
      fields.field("type", row.site.type)
      fields.objects("bars", row.bars) { $0.write(to: &$1) }
    }
    fields.objects("occupancy", chart.occupancy) { $0.write(to: &$1) }
  }
}

extension ChartBar {
  fileprivate func write(to fields: inout some FieldWriter) {
    fields.field("kind", kind.rawValue)
    fields.field("id", id)
    fields.field("status", status?.rawValue)
    fields.field("label", label)
    fields.field("from", from)
    fields.field("before", before)
  }
}

extension NightOccupancy {
  fileprivate func write(to fields: inout some FieldWriter) {
    fields.field("night", night)
    fields.field("occupied", occupied)
    fields.field("blocked", blocked)
    fields.field("sites", sites)
    // A share to the thousandth; the shortest text of such a number has no more digits.
    let share = ratio.map { ($0 * 1000).rounded() / 1000 }
    fields.field("occupancy", share.map { .json($0.description) } ?? .null)
  }
}
