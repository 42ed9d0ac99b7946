import Persistence

/// Checks that every thing of one kind is as the journal last recorded it, and that no other exists.
struct JournalCheck: StoreCheck {
  let store: Store
  let table: any JournaledTable

  private var kind: String { type(of: table).kind }

  var looks: [Look] { [compare, lookForOthers] }

  private func compare(_ found: inout Checkup) throws {
    try Slices.forEach(in: store, .large, slice: slice) { thing in
      if let problem = thing.problem { found.add(problem) }
    }
  }

  private func lookForOthers(_ found: inout Checkup) throws {
    try store.read {
      guard try JournalTable(store: store).isWhole else { return }
      let (kind, numbers) = (kind, type(of: table).numbers)
      try store.forEach(
        """
        SELECT thing.id FROM (\(numbers)) AS thing
        WHERE NOT EXISTS (SELECT 1 FROM change WHERE change.kind = \(kind) AND change.thing = thing.id)
        """
      ) { found.add(.check(.notInJournal(kind: kind, try $0[0]))) }
    }
  }

  /// A thing that the journal records, and its problem.
  private struct CheckedImage {
    let number: Int64
    var problem: Problem?
  }

  /// Reads rows and compares them while the row and the journal are as of one moment.
  private func slice(after last: CheckedImage?, limit: Int) throws -> [CheckedImage] {
    let images = try store.rows(
      """
      SELECT change.thing, change.after FROM change JOIN (
        SELECT max(id) AS id FROM change WHERE kind = \(kind) AND thing > \(last?.number ?? 0)
        GROUP BY thing ORDER BY thing LIMIT \(limit)) AS newest ON newest.id = change.id
      ORDER BY change.thing
      """
    ) { (number: try $0[0] as Int64, image: try $0[1] as String?) }
    let rows = try rows(images.map(\.number), table)
    return try images.map { number, image in
      CheckedImage(number: number, problem: try problem(of: number, image, rows, table))
    }
  }

  /// The images of some things as their rows are now; nil when one cannot be read, and each has to be read by itself.
  private func rows<Table: JournaledTable>(_ numbers: [Int64], _ table: Table) throws -> [Int64: String]? {
    var (rows, found) = ([Int64: String]?.none, Checkup())
    try found.inspect(kind) { _ in rows = try table.imageTexts(of: numbers) }
    return rows
  }

  private func problem<Table: JournaledTable>(
    of number: Int64, _ image: String?, _ rows: [Int64: String]?, _ table: Table
  ) throws -> Problem? {
    var found = Checkup()
    try found.inspect("\(kind) \(number)") { found in
      let now = if let rows { rows[number] } else { try table.imageText(of: number) }
      // They are usually equal to the letter; an older release may have written other fields, or in another order.
      if now == image { return }
      if let now, let image, try Table.image(now) == Table.image(image) { return }
      let label = try (image ?? now).map { table.label(of: number, try Table.image($0)) } ?? String(number)
      let difference: JournalDifference = now == nil ? .lost : image == nil ? .leftOver : .changed
      found.add(.check(.differsFromJournal(kind: kind, label: label, difference)))
    }
    return found.problems.first
  }
}
