import CampgroundManager

/// The card on a site's post.
struct PlacardView: View {
  let placard: Placard
  /// True when the whole name is shown, to everybody who passes by.
  let isFullName: Bool
  /// The campground's phone number, to be shown.
  var phone: String?

  func write(to fields: inout some FieldWriter) {
    fields.field("site", placard.segment.site)
    fields.field("loop", placard.loop)
    fields.field("reservation", placard.reservation.id)
    fields.field("name", name)
    fields.field("arrival", placard.segment.arrival)
    fields.field("departure", placard.segment.departure)
    fields.field("nights", placard.segment.arrival.distance(to: placard.segment.departure))
    fields.field("phone", phone)
  }
}

extension PlacardView {
  var label: String { placard.segment.site.text }
  var text: String { block.joined(separator: "\n") }

  /// `Bacon L.`, or the whole name on request.
  var name: String {
    let full = placard.reservation.camper.fullName
    let words = full.split(whereSeparator: \.isWhitespace)
    guard !isFullName, words.count > 1, let initial = words.last?.first else { return full }
    return "\(words[0]) \(initial)."
  }

  /// `Sun 4 July`.
  var arrival: String { DayWords.short(placard.segment.arrival) }
  var departure: String { DayWords.short(placard.segment.departure) }

  /// The placard as a block of text.
  var block: [String] { ["SITE \(label)", name, "\(arrival) to \(departure)"] + (phone.map { [$0] } ?? []) }
}

/// Placards, which people read as blocks.
struct PlacardList: Listing {
  let placards: [PlacardView]
  let empty: String
  var keys: [String] { RowWriter.keys(of: PlacardView(placard: .blank, isFullName: true)) }

  func each(_ body: (PlacardView) throws -> Void) throws { try placards.forEach(body) }

  func lines(on screen: Screen) -> [String] {
    Array(placards.map { $0.block.map { TerminalText.sanitized($0) } }.joined(separator: [""]))
  }
}
