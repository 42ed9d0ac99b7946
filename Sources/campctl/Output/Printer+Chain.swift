import CampgroundManager

/// The answers of a chain: each campground's is written by itself, and all are printed as one.
extension Printer {
  /// The part of a campground in the answer; throws ``Failure`` for a page, which belongs to one campground.
  func part(_ response: Response, of campground: String?) throws -> ChainPart {
    var part = ChainPart(campground: campground, content: try content(response, of: campground))
    (part.notes, part.status, part.sums) = (response.notes, response.status, response.sums)
    return part
  }

  /// The part with the sums over all campgrounds; none for other answers than reports, and for a table of CSV, whose rows
  /// are added up by their reader.
  func sums(of parts: [ChainPart]) throws -> [ChainPart] {
    let sums = parts.compactMap(\.sums)
    guard !format.isTable, !quiet, sums.count > 1, let first = sums.first else { return [] }
    let currencies = Set(sums.compactMap { $0.currency?.description }).sorted()
    guard currencies.count < 2 else {
      let words = "nothing is added up, since there are several currencies: \(Phrases.list(currencies))."
      return [ChainPart(campground: nil, content: .nothing(""), notes: [words])]
    }
    return [try part(first.together(with: Array(sums.dropFirst())), of: nil)]
  }

  private func content(_ response: Response, of campground: String?) throws -> ChainPart.Content {
    switch response.body {
    case .document: throw Failure.usage(.pageOfChain)
    case .many(let listing): return try content(listing, of: campground)
    case .one(let item):
      if !format.isJSON, let table = item.table { return try content(table, of: campground) }
      switch format {
      case .json, .jsonl: return .objects([JSONWriter.object(ChainItem(campground: campground, thing: item))])
      case .csv, .ods: return Self.rows(RowWriter.keys(of: item), [item], of: campground)
      case .text where quiet: return .ids([item.label])
      case .text where item.isJSON: return .objects([JSONWriter.object(ChainItem(campground: campground, thing: item))])
      case .text: return .lines(lines(item))
      }
    }
  }

  private func content(_ listing: some Listing, of campground: String?) throws -> ChainPart.Content {
    if format == .text, !quiet {
      if let table = try listing.tabled, !table.rows.isEmpty { return .table(table.columns, table.rows) }
      let lines = try listing.lines(on: screen)
      return lines.isEmpty ? .nothing(listing.empty) : .lines(lines)
    }
    var items: [any View] = []
    try listing.each { items.append($0) }
    switch format {
    case .json, .jsonl: return .objects(items.map { JSONWriter.object(ChainItem(campground: campground, thing: $0)) })
    case .csv, .ods: return Self.rows(listing.keys, items, of: campground)
    case .text: return .ids(items.map(\.label))
    }
  }

  private static func rows(_ keys: [String], _ items: [any View], of campground: String?) -> ChainPart.Content {
    .rows(
      keys: ["campground"] + keys,
      items.map { RowWriter.cells(of: ChainItem(campground: campground, thing: $0)) })
  }

  private func lines(_ item: ResponseItem) -> [String] {
    if let drawn = item.drawn { return drawn.lines(on: screen) }
    return item.text.isEmpty ? [] : [TerminalText.sanitized(item.text, keepingLines: true)]
  }
}
