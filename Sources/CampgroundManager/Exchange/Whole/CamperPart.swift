import JSONText
import Persistence

/// The campers. One that was merged into a camper of a later line has its pointer when all are there.
final class CamperPart: WholePart {
  private let things: ThingPart<CamperTable>
  private var merged: [Camper] = []
  var name: StaticString { things.name }
  var tables: [StaticString] { things.tables }

  init(store: Store) {
    things = ThingPart(name: "campers", store: store, table: CamperTable(store: store), tables: ["camper"])
  }

  func forEachLine(_ body: (String) throws -> Void) throws { try things.forEachLine(body) }

  func keep(_ line: JSONValue) throws {
    var camper = try Camper.read(line)
    if let keeper = camper.mergedInto, keeper > camper.id {
      merged.append(camper)
      camper.mergedInto = nil
    }
    try things.table.insert(camper, as: camper.id)
  }

  func finish() throws {
    for camper in merged { try things.table.update(camper) }
    merged = []
  }
}

/// The identity of the campground. A new store has one of its own, which makes way.
struct IdentityPart: WholePart {
  let name: StaticString = "campground"
  let store: Store
  let tables: [StaticString] = ["campground"]
  let isAlwaysThere = true

  func forEachLine(_ body: (String) throws -> Void) throws {
    let identity = try CampgroundIdentity(of: store).text
    try body(JSONWriter.text { $0.field("identity", identity) })
  }

  func keep(_ line: JSONValue) throws {
    guard let identity = line["identity"]?.string, line.members?.count == 1, CampgroundIdentity.isDrawn(identity) else {
      throw StoreError.unreadableImage
    }
    try CampgroundIdentity.replace(by: identity, in: store)
  }
}
