import Persistence

/// The places of an export's rows by their facilities, so that one reading serves the import of every facility.
///
/// The rows themselves stay in the files: the export has some millions, of which one facility's are needed at a time.
/// The places are in a passing store, which holds no more than its cache in memory.
package final class RIDBIndex {
  /// The files whose rows have places here.
  enum File: Int {
    case campsites, attributes, equipment
  }

  let folder: RIDBFolder
  private let store: Store
  let campsites: CSVTable<CampsiteColumn>
  let attributes: CSVTable<AttributeColumn>?
  let equipment: CSVTable<EquipmentColumn>?
  /// The facilities that have campsites, by name.
  package private(set) var campgrounds: [RIDBCampground] = []
  /// The numbers of the facilities in the store, from 1.
  private(set) var numbers: [String: Int] = [:]

  /// The number for rows that count for each facility: those behind an open quote may belong to any.
  private static let ofAll = 0
  /// The number for campsites that belong to no facility.
  static let ofNone = -1

  /// Reads an export, and checks now and then whether to continue; throws ``ImportError``.
  package init(ofExport path: String, atMost limit: Int = InputFile.usualLimit, goOn: () throws -> Void) throws {
    folder = try RIDBFolder(path, atMost: limit)
    campsites = try folder.campsites()
    attributes = try folder.table(AttributeColumn.self)
    equipment = try folder.table(EquipmentColumn.self)
    store = try .passing(
      """
      CREATE TABLE campsite (id TEXT NOT NULL, facility INTEGER NOT NULL);
      CREATE INDEX campsite_id ON campsite (id);
      CREATE TABLE place (facility INTEGER NOT NULL, file INTEGER NOT NULL, line INTEGER NOT NULL,
        position INTEGER NOT NULL);
      CREATE INDEX place_order ON place (facility, file, line, position);
      """)
    try store.write {
      try readCampsites(goOn)
      try read(attributes, .attributes, id: .campsite) { row in
        if row.line.isMultiple(of: 4096) { try goOn() }
        return row.flaw != nil || row.featureName != nil
      }
      try read(equipment, .equipment, id: .campsite) { row in
        if row.line.isMultiple(of: 4096) { try goOn() }
        return true
      }
    }
  }

  private func readCampsites(_ goOn: () throws -> Void) throws {
    var count = RIDBCampgroundCount()
    try campsites.forEachRow { row in
      if row.line.isMultiple(of: 4096) { try goOn() }
      count.add(row)
      let facility = row.flaw == .openQuote ? Self.ofAll : number(of: row[.facility])
      try keep(row.place, .campsites, of: facility)
      guard facility > 0, !row[.id].isEmpty else { return }
      try store.execute("INSERT INTO campsite (id, facility) VALUES (\(row[.id]), \(facility))")
    }
    campgrounds = try count.campgrounds(named: folder)
  }

  private func number(of facility: String) -> Int {
    if facility.isEmpty { return Self.ofNone }
    if let number = numbers[facility] { return number }
    numbers[facility] = numbers.count + 1
    return numbers.count
  }

  /// Keeps the places of the rows of a file that may say something about a campsite.
  private func read<Column>(
    _ table: CSVTable<Column>?, _ file: File, id: Column, where isUsable: (CSVRow<Column>) throws -> Bool
  ) throws {
    var (last, facilities) = ("", [Int]())
    try table?.forEachRow { row in
      let isUsable = try isUsable(row)
      if row.flaw == .openQuote { return try keep(row.place, file, of: Self.ofAll) }
      let campsite = row[id]
      guard !campsite.isEmpty, isUsable else { return }
      // Most rows have the same campsite as the one before.
      if campsite != last {
        facilities = try store.rows("SELECT DISTINCT facility FROM campsite WHERE id = \(campsite)") { try $0[0] }
        last = campsite
      }
      for facility in facilities { try keep(row.place, file, of: facility) }
    }
  }

  private func keep(_ place: CSVPlace, _ file: File, of facility: Int) throws {
    try store.execute(
      """
      INSERT INTO place (facility, file, line, position)
      VALUES (\(facility), \(file.rawValue), \(place.line), \(place.position))
      """)
  }

  /// Calls the body with the rows of a facility in one file, in its order.
  func forEachRow<Column>(
    of facility: Int, _ file: File, in table: CSVTable<Column>?, _ body: (CSVRow<Column>) throws -> Void
  ) throws {
    guard let table else { return }
    defer { table.release() }
    var (record, count) = (CSVRecord(), 0)
    for facility in facility > 0 ? [facility, Self.ofAll] : [facility] {
      try store.forEach(
        "SELECT position, line FROM place WHERE facility = \(facility) AND file = \(file.rawValue) ORDER BY line"
      ) { place in
        let place = CSVPlace(position: try place[0], line: try place[1])
        if let row = table.row(at: place, reusing: &record) { try body(row) }
        // Each may have brought a stretch of the file with it.
        count += 1
        if count.isMultiple(of: 64) { table.release() }
      }
    }
  }
}
