import JSONText

/// The nights that a command has freed, and those that it has taken.
///
/// Nights are equal by site and day alone: one with another price is the same night.
struct NightChange: Hashable {
  private(set) var freed: Set<Night> = []
  private(set) var taken: Set<Night> = []

  /// The change that takes this one back.
  var reversed: NightChange {
    var reversed = NightChange()
    (reversed.freed, reversed.taken) = (taken, freed)
    return reversed
  }

  /// Adds the former and the present nights of one holder; nights that go from one to another are neither freed nor
  /// taken.
  mutating func add(_ before: [Night], _ after: [Night]) {
    if before.isEmpty, after.isEmpty { return }
    let (held, holds) = (Self.unpriced(before), Self.unpriced(after))
    let (given, gotten) = (held.subtracting(holds), holds.subtracting(held))
    (freed, taken) = (
      freed.subtracting(gotten).union(given.subtracting(taken)),
      taken.subtracting(given).union(gotten.subtracting(freed))
    )
  }

  private static func unpriced(_ nights: [Night]) -> Set<Night> {
    Set(nights.map { Night(site: $0.site, night: $0.night, price: nil) })
  }
}

extension NightChange {
  /// Reads the nights from the journal's images of their holders before and after.
  init(_ changes: [JournalChange]) throws {
    for change in changes { try add(change) }
  }

  mutating func add(_ change: JournalChange) throws {
    add(try Self.nights(change.before), try Self.nights(change.after))
  }

  /// A reservation names each of its nights, a block the first and the day after the last.
  private static func nights(_ image: String?) throws -> [Night] {
    guard let image = try image.map(JSONValue.init(stored:)) else { return [] }
    if let nights = image["nights"]?.list { return try nights.map(Night.read) }
    guard image["from"] != nil else { return [] }
    let block = try Block.read(image)
    guard block.from < block.before else { return [] }
    return (block.from..<block.before).map { Night(site: block.site, night: $0, price: nil) }
  }
}
