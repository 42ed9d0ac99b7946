import CampgroundManager

/// A block, and the parties that it displaces.
struct BlockView: ListedView {
  let blocked: Blocked
  static var blank: Self { BlockView(blocked: .blank) }
  private var block: Block { blocked.block }

  func write(to fields: inout some FieldWriter) {
    Self.write(block, to: &fields)
    fields.field("version", block.version)
  }

  static func write(_ block: Block, to fields: inout some FieldWriter) {
    fields.field("id", block.id)
    fields.field("site", block.site)
    fields.field("from", block.from)
    fields.field("before", block.before)
    fields.field("nights", block.numberOfNights)
    fields.field("reason", block.reason)
    fields.field("feed", block.feed)
    fields.list("displaced", block.displaced)
  }

  var label: String { block.id.description }
  var text: String { cells.joined(separator: "  ") }

  static var columns: [TextColumn] {
    [
      .left("ID"), .left("SITE"), .left("FROM"), .left("BEFORE"), .right("NIGHTS"), .flexible("REASON"),
      .flexible("DISPLACED"),
    ]
  }

  var cells: [String] {
    let displaced = block.displaced.map(\.description).joined(separator: ", ")
    return [
      label, block.site.text, block.from.dated, block.before.dated, String(block.numberOfNights),
      block.reason, displaced,
    ]
  }

  var daysWords: String { Self.daysWords(of: block) }

  /// `2027-07-04 to 2027-07-07 (3 nights)`.
  static func daysWords(of block: Block) -> String {
    "\(block.from.dated) to \(block.before.dated) (\(Phrases.nights(block.numberOfNights)))"
  }

  /// The notes about parties that have to be called, and the reason.
  var displacedNotes: [String] {
    blocked.displaced.map { reservation in
      let lost = block.displacedNights.filter { $0.reservation == reservation.id }.count
      let camper = reservation.camper
      return "\(camper.fullName), \(camper.phoneNumber), has lost \(Phrases.nights(lost)) on site \(block.site) "
        + "(\(reservation.id?.description ?? ""), \(reservation.arrival.dated) to \(reservation.departure.dated))."
        + (reservation.id.flatMap { blocked.places[$0] }.map(Self.placeWords) ?? "")
    }
  }
}

extension BlockView {
  /// ` Sites 14 and 15 are free for these nights.`
  private static func placeWords(_ sites: [SiteNumber]) -> String {
    if sites.isEmpty { return " No other site that fits is free for all of these nights." }
    let (noun, are) = (Phrases.noun(sites.count, "Site"), Phrases.noun(sites.count, "is", "are"))
    return " \(noun) \(Phrases.list(sites.map(\.description))) \(are) free for these nights."
  }
}

/// A block that was ended.
struct UnblockView: View {
  let unblocked: Unblocked

  func write(to fields: inout some FieldWriter) {
    BlockView.write(unblocked.block, to: &fields)
    fields.list("returnedTo", unblocked.returned.compactMap(\.id))
    fields.field("version", unblocked.block.version)
  }

  var label: String { unblocked.block.id.description }
  var text: String { label }
}
