import JSONText
import Persistence

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

  func take(_ line: JSONValue) throws {
    guard let identity = line["identity"]?.string, line.members?.count == 1, CampgroundIdentity.isDrawn(identity) else {
      throw StoreError.unreadableImage
    }
    try CampgroundIdentity.replace(by: identity, in: store)
  }
}
