import Persistence

/// The identity of a campground in the calendars of others. It is drawn once, with the store, so that no other campground
/// has it.
struct CampgroundIdentity: Hashable {
  /// The first version of the schema whose stores have one.
  static let firstVersion = 13

  let text: String

  /// The identity of an open store.
  init(of store: Store) throws {
    guard let text = try store.value("SELECT identity FROM campground", as: String.self) else {
      throw StoreError.corrupt("it has no identity")
    }
    self.text = text
  }

  /// The part of an event's id behind the `@`.
  private var host: String { "\(text).campctl" }

  /// The id of an event; of several for one thing, each later one has its place in it.
  func uid(_ name: String, place: Int = 1) -> String { Self.uid(of: "\(name)@\(host)", place: place) }

  /// The id with its place before the `@`, or at its end.
  static func uid(of uid: String, place: Int) -> String {
    guard place > 1 else { return uid }
    let at = uid.lastIndex(of: "@") ?? uid.endIndex
    return "\(uid[..<at])-\(place)\(uid[at...])"
  }

  /// True for the id of one of our own events.
  func isOwn(_ uid: String) -> Bool { uid.hasSuffix("@\(host)") }
}

extension CampgroundIdentity {
  /// Draws the identity of a new store. A store with a journal has sent the time of its first entry to others already.
  package static func draw(in store: Store) throws {
    let beginning = try store.value("SELECT at FROM command ORDER BY id LIMIT 1", as: Int.self)
    let random = String(UInt64.random(in: .min ... .max), radix: 16)
    let text = beginning.map(CalendarService.stamp) ?? Digits.padded(random, to: 16)
    try store.execute("INSERT INTO campground (id, identity) VALUES (1, \(text))")
  }

  /// True for a text that `draw` can have made.
  static func isDrawn(_ text: String) -> Bool {
    let digits = text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt8(ascii: "a")
      default: byte
      }
    }
    return digits.elementsEqual("00000000T000000Z".utf8)
      || digits.count == 16 && digits.allSatisfy { "0a".utf8.contains($0) }
  }

  /// Gives a store the identity of the campground that is taken into it.
  static func replace(by text: String, in store: Store) throws {
    try store.execute("UPDATE campground SET identity = \(text)")
  }
}
