import JSONText
import Persistence

/// The things of a kind, each as its image in the journal: so no field of it can be forgotten.
struct ThingPart<Table: JournaledTable>: WholePart {
  let name: StaticString
  let store: Store
  let table: Table
  /// The tables of the things; the first has a row for each.
  let tables: [StaticString]
  /// The column by whose numbers the table's things are known.
  var key: StaticString = "id"
  /// The images of things that are not the journal's.
  var images: (Table, [Int64]) throws -> [Int64: String] = { try $0.imageTexts(of: $1) }
  var put: (Table, Table.Image) throws -> Void = { table, image in
    try table.requireReferences(removing: []) { [image] }
    try table.requireRoom(for: [image])
    try table.requirePlace(for: image, as: image.journalNumber)
    try table.restore(image, as: image.journalNumber)
  }

  func forEachLine(_ body: (String) throws -> Void) throws {
    try Slices.forEachSlice(in: store, slice: numbers) { numbers in
      let images = try images(table, numbers)
      for number in numbers {
        guard let image = images[number] else { throw StoreError.corrupt("\(name) \(number) cannot be read") }
        try body(image)
      }
    }
  }

  private func numbers(after last: Int64?, limit: Int) throws -> [Int64] {
    let (key, table) = (SQL(stringLiteral: key), SQL(stringLiteral: tables[0]))
    return try store.rows(
      "SELECT \(key) FROM \(table) WHERE \(key) > \(last ?? .min) ORDER BY \(key) LIMIT \(limit)"
    ) { try $0[0] }
  }

  func keep(_ line: JSONValue) throws {
    guard line["version"] != nil else { throw StoreError.unreadableImage }
    try put(table, Table.Image.read(line))
  }
}
