/// A campground in a PostgreSQL server: `postgresql://host/database?campground=lakeside`.
public struct StoreServer: Hashable, Sendable {
  /// The address of the database as libpq reads it, without a password and without our parameter.
  package let url: String
  /// The name of the campground, which is that of its schema in the database.
  package let campground: String

  /// The name of a campground in an address that gives none.
  static let defaultCampground = "campground"

  init(url: String, campground: String) { (self.url, self.campground) = (url, campground) }

  /// Another campground in the same database.
  func named(_ campground: String) -> StoreServer { StoreServer(url: url, campground: campground) }

  /// Reads the address; nil for a text that is none, such as the path of a file.
  package init?(_ text: String) throws(StoreLocationProblem) {
    guard let address = try Self.address(text) else { return nil }
    guard Self.isName(address.campground) else { throw .campgroundName(address.campground) }
    (url, campground) = address
  }

  /// The parts of an address, with whatever stands as the name of the campground; nil for a text that is none.
  static func address(_ text: String) throws(StoreLocationProblem) -> (url: String, campground: String)? {
    guard isAddress(text) else { return nil }
    if hasPassword(in: text) || isSettingsWithPassword(text) { throw .password }
    guard let address = ServerAddress(text) else { throw .malformedAddress }
    let names = address.values(of: "campground")
    guard names.count < 2 else { throw .malformedAddress }
    return (address.text(without: "campground"), names.first ?? defaultCampground)
  }

  /// True for the name that a campground can have: a schema's that no shell and no statement reads otherwise.
  static func isName(_ text: String) -> Bool {
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    return text.utf8.count <= 63 && text.utf8.first.map(isLetter) == true && !text.hasPrefix("pg_")
      && text.utf8.allSatisfy { isLetter($0) || "0123456789_-".utf8.contains($0) }
  }
}

extension StoreServer: CustomStringConvertible {
  /// The text that `init(_:)` reads back.
  public var description: String {
    campground == Self.defaultCampground ? url : Self.text(url, campground: campground)
  }

  static func text(_ url: String, campground: String) -> String {
    "\(url)\(url.utf8.contains(UInt8(ascii: "?")) ? "&" : "?")campground=\(campground)"
  }
}
