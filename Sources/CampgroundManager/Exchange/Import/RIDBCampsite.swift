/// A row of the campsites that a guest can reserve for the night.
struct RIDBCampsite {
  let row: Int
  /// The database's id, by which other files name it; when blank, nothing more is known.
  let id: String
  let number: SiteNumber
  /// The type as given, such as `STANDARD NONELECTRIC`; may be blank.
  let type: String
  let loop: String
  let accessible: String
}

extension RIDBCampsite {
  /// Reads a row of the chosen facility, or returns the reason why it cannot be reserved.
  static func read(_ row: CSVRow<CampsiteColumn>) -> Result<RIDBCampsite, RIDBRowProblem> {
    if let flaw = row.flaw { return .failure(.flaw(flaw)) }
    guard !row[.facility].isEmpty else { return .failure(.noFacility) }
    let name = row[.name]
    guard let number = SiteNumber(name) else { return .failure(.noName) }
    guard !name.unicodeScalars.contains("\u{FFFD}") else { return .failure(.brokenText(number)) }
    guard row[.use].lowercased() == "overnight" else { return .failure(.use(number, row[.use])) }
    guard row[.type].lowercased() != "management" else { return .failure(.management(number)) }
    return .success(
      RIDBCampsite(
        row: row.line, id: row[.id], number: number, type: row[.type], loop: row[.loop],
        accessible: row[.accessible]))
  }
}

extension RIDBCampsite {
  private static let hookupWords: Set<String> = ["electric", "nonelectric"]

  /// True when its type promises electricity: `STANDARD ELECTRIC`.
  var hasElectricType: Bool { typeWords.last == "electric" }

  /// `STANDARD` for `STANDARD NONELECTRIC`.
  var typeWithoutHookup: String {
    let words = typeWords
    let isHookup = words.last.map(Self.hookupWords.contains) ?? false
    return (isHookup ? words.dropLast() : words[...]).joined(separator: " ")
  }

  private var typeWords: [String] { type.lowercased().split(separator: " ").map(String.init) }
}
