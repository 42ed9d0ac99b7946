import Arguments
import CampgroundManager

/// The arguments of every import of a table.
struct TableArguments: ArgumentSet, Sendable {
  var map: [ColumnMap.Pair] = []
  var mapValue: [ColumnMap.Pair] = []
  var saveMap: Slug?
  var useMap: Slug?
  var dates: DayOrder?
  var preview = false
  var rejects: String?
  var keepGoing = false
  var maxSize = InputFile.usualLimit

  static let arguments: [Argument<Self>] = .of(
    [
      flag("preview", "Show how each column is read and what would come in, and save nothing.") { $0.preview = $1 },
      flag("keep-going", "Import the good rows, and report the refused ones.") { $0.keepGoing = $1 },
      option(
        "rejects", .text.named("file", completion: .file),
        "A new file for the refused rows in their own columns, each with its problem."
      ) { $0.rejects = $1 },
      maxSize { $0.maxSize = $1 },
    ],
    ([
      repeated(
        "map", .columnPair,
        "Read a column as one of ours, such as 'Their name=camper', or one of its values, such as 'Status: OK=reserved'; - does not read it."
      ) { $0.map = $1 },
      repeated(
        "map-value", .valuePair,
        "Read a value of a column, such as 'Status=OK=reserved', where a column has the name that --map would take."
      ) { $0.mapValue = $1 },
      option("save-map", .slug.named("name"), "Keep the maps of this command under a name.") { $0.saveMap = $1 },
      option("use-map", .slug.named("name"), "Read the columns as a kept map has them.") { $0.useMap = $1 },
      option("dates", .dayOrder, "The order of days in figures: mdy, dmy or ymd (default: found out).") {
        $0.dates = $1
      },
    ] as [Argument<Self>]).titled("Columns"))

  /// The terms of the import of a file; throws ``Failure`` for an unknown column or map.
  func request(of file: String, in campground: Campground, columns: [String]) throws -> TableImportRequest {
    var request = TableImportRequest()
    request.file = file == "-" ? file : file.split(separator: "/").last.map(String.init) ?? file
    if let useMap {
      let maps = try campground.settings.settings.contact.maps
      guard let saved = maps.first(where: { $0.name == useMap.description }) else {
        throw Failure.usage(.unknownMap(useMap.description, maps.map(\.name)))
      }
      request.map = saved.map
    }
    // A value has a colon before it, of which only the file shows whether it belongs to a name.
    for pair in map where pair.ours != "-" && !pair.theirs.contains(":") && !columns.contains(pair.ours) {
      throw Failure.usage(.unknownColumn(pair.ours, columns))
    }
    try requireApart(columns)
    for pair in map + mapValue { request.map.add(pair) }
    (request.saveMap, request.dates, request.keepsGoing) = (saveMap?.description, dates, keepGoing || preview)
    request.isPreview = preview
    return request
  }

  /// Throws for two maps of one column, theirs or ours, and of one value.
  private func requireApart(_ columns: [String]) throws(Failure) {
    let pairs = map + mapValue
    for (place, pair) in pairs.enumerated() {
      let other = pairs[..<place].first { other in
        let isSame = (other.theirs, other.value) == (pair.theirs, pair.value)
        return isSame || pair.value == nil && other.ours == pair.ours && columns.contains(pair.ours)
      }
      if let other { throw .usage(.crossedMaps(other.written, pair.written)) }
    }
  }
}

extension ColumnMap.Pair {
  /// The pair as `--map` or `--map-value` has it.
  var written: String { [theirs, value, ours].compactMap(\.self).joined(separator: "=") }

  /// The option with the pair as one word of a shell.
  var option: String { "\(value == nil ? "--map" : "--map-value") \(Phrases.shellWord(written))" }
}

extension ValueReader<ColumnMap.Pair> {
  fileprivate static var columnPair: Self {
    text("theirs=ours", reason: "it is written like 'Their name=camper'") { text in
      guard let mark = text.lastIndex(of: "="), mark > text.startIndex else { return nil }
      let ours = text[text.index(after: mark)...]
      return ours.isEmpty ? nil : ColumnMap.Pair(theirs: String(text[..<mark]), ours: String(ours))
    }
  }
}

extension ValueReader<ColumnMap.Pair> {
  fileprivate static var valuePair: Self {
    text("theirs=value=ours", reason: "it is written like 'Status=OK=reserved'") { text in
      guard let last = text.lastIndex(of: "="), let first = text.firstIndex(of: "="), first > text.startIndex else {
        return nil
      }
      let ours = String(text[text.index(after: last)...])
      guard first < last, text.index(after: first) < last, !ours.isEmpty else { return nil }
      return ColumnMap.Pair(
        theirs: String(text[..<first]), value: String(text[text.index(after: first)..<last]), ours: ours)
    }
  }
}

extension ValueReader<DayOrder> {
  fileprivate static var dayOrder: Self { text("order", reason: "it is mdy, dmy or ymd") { DayOrder($0) } }
}
