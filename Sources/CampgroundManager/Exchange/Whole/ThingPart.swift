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
  /// The image of a thing that is not the journal's.
  var image: ((Table, Int64) throws -> String?)?
  var put: (Table, Table.Image) throws -> Void = {
    try $0.requireRoom(removing: [], restoring: [$1])
    try $0.restore($1, as: $1.journalNumber)
  }

  func forEachLine(_ body: (String) throws -> Void) throws {
    var last = Int64.min
    while true {
      let numbers = try numbers(after: last)
      let images = try images(of: numbers)
      for number in numbers {
        guard let image = images[number] else { throw StoreError.corrupt("\(name) \(number) cannot be read") }
        try body(image)
      }
      guard let end = numbers.last else { return }
      last = end
    }
  }

  private func images(of numbers: [Int64]) throws -> [Int64: String] {
    guard let image else { return try table.imageTexts(of: numbers) }
    var images: [Int64: String] = [:]
    for number in numbers { images[number] = try image(table, number) }
    return images
  }

  private func numbers(after last: Int64) throws -> [Int64] {
    let (key, table) = (SQL(stringLiteral: key), SQL(stringLiteral: tables[0]))
    return try store.rows("SELECT \(key) FROM \(table) WHERE \(key) > \(last) ORDER BY \(key) LIMIT 500") { try $0[0] }
  }

  func keep(_ line: JSONValue) throws {
    guard line["version"] != nil else { throw StoreError.unreadableImage }
    try put(table, Table.Image.read(line))
  }
}
