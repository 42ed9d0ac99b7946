import Arguments
import CampgroundManager

/// The arguments of every import of a table.
struct TableArguments: ArgumentSet, Sendable {
  var map: [ColumnMap.Pair] = []
  var saveMap: Slug?
  var useMap: Slug?
  var dates: DayOrder?
  var preview = false
  var rejects: String?
  var keepGoing = false

  static let arguments: [Argument] = .of(
    [
      flag("preview", "Show how each column is read and what would come in, and save nothing.") { $0.preview = $1 },
      flag("keep-going", "Import the good rows, and report the refused ones.") { $0.keepGoing = $1 },
      option(
        "rejects", .text.named("file", completion: .file),
        "A new file for the refused rows in their own columns, each with its problem."
      ) { $0.rejects = $1 },
    ],
    ([
      repeated(
        "map", .columnPair, "Read a column as one of ours, such as 'Their name=camper'; - does not read it."
      ) { $0.map = $1 },
      option("save-map", .slug.named("name"), "Keep the columns of --map under a name.") { $0.saveMap = $1 },
      option("use-map", .slug.named("name"), "Read the columns as a kept map has them.") { $0.useMap = $1 },
      option("dates", .dayOrder, "The order of days in figures: mdy, dmy or ymd (default: found out).") {
        $0.dates = $1
      },
    ] as [Argument]).titled("Columns"))

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
    request.map.pairs += map
    for pair in map where pair.ours != "-" && !columns.contains(pair.ours) {
      throw Failure.usage(.unknownColumn(pair.ours, columns))
    }
    for (place, pair) in map.enumerated() {
      let others = map[..<place]
      if let other = others.first(where: { $0.theirs == pair.theirs || $0.ours == pair.ours && pair.ours != "-" }) {
        throw Failure.usage(.crossedMaps("\(other.theirs)=\(other.ours)", "\(pair.theirs)=\(pair.ours)"))
      }
    }
    (request.saveMap, request.dates, request.keepsGoing) = (saveMap?.description, dates, keepGoing || preview)
    return request
  }
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

extension ValueReader<DayOrder> {
  fileprivate static var dayOrder: Self { text("order", reason: "it is mdy, dmy or ymd") { DayOrder($0) } }
}
