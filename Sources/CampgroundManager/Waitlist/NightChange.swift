#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Which nights a command has given back, and which it has taken.
///
/// Nights are told by site and day alone: one with another price is the same night.
struct NightChange: Hashable {
  private(set) var freed: Set<Night> = []
  private(set) var taken: Set<Night> = []

  /// Adds what one holder held and holds; nights that go from one to another are neither freed nor taken.
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
  /// By the journal's images of what held the nights before and after.
  init(_ changes: [JournalChange]) throws {
    for change in changes { add(try Self.nights(change.before), try Self.nights(change.after)) }
  }

  private static func nights(_ image: String?) throws -> [Night] {
    try image.flatMap { try JSONDecoder().decode(Holder.self, from: Data($0.utf8)).nights } ?? []
  }

  /// Whatever has nights; other things have none.
  private struct Holder: Decodable {
    let nights: [Night]?
  }
}
