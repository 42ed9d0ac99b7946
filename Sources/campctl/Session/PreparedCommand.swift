import CampgroundManager

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A command with what it asks for, whichever command it is and wherever it came from.
struct PreparedCommand {
  /// As the contract calls it, such as `import sites`.
  let name: String
  let access: Store.Access
  var terms: Terms
  let toleratesMissingZone: Bool
  let warning: (Campground) throws -> String?
  private let request: () throws -> String
  private let body: (Campground) throws -> Answer

  /// Does it, under its terms.
  func perform(in campground: Campground) throws -> Answer {
    let terms = try terms.writeTerms(for: "\(name) \(try request())")
    return try campground.writing(terms, actor: Terms.actor(self.terms.actor)) { try body(campground) }
  }
}

extension PreparedCommand {
  init<Command: CampgroundCommand>(_ command: Command.Type, _ request: Command.Request, _ terms: Terms) {
    self.init(
      name: Command.name, access: Command.access(for: request), terms: terms,
      toleratesMissingZone: Command.toleratesMissingZone, warning: { try Command.warning(request, in: $0) },
      request: { try Self.text(request) }, body: { try Command.perform(request, in: $0) })
  }

  /// Does it in a process of its own, and says what came of it.
  func run(in session: Session) throws {
    try session.print(try session.run(self), isWrite: access == .create)
  }

  /// Equal for equal requests.
  private static func text(_ request: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(request), as: UTF8.self)
  }
}

extension CampgroundCommand {
  static func prepared(_ request: Request, _ terms: Terms) -> PreparedCommand {
    PreparedCommand(Self.self, request, terms)
  }
}
