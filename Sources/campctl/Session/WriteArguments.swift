import Arguments
import CampgroundManager

/// The arguments of every command that writes: its terms and its actor.
struct WriteArguments: ArgumentSet, Sendable {
  var actor: String?
  var key: String?
  var dryRun = false
  var ifVersion: Int?
  var yes = false

  static let arguments: [Argument<Self>] = common.titled("Writing")

  /// The arguments of a command that changes an existing thing.
  static let changing: [Argument<Self>] = .of(
    common,
    [option("if-version", .number, "Refuse if the record's version is not this one.") { $0.ifVersion = $1 }]
  ).titled("Writing")

  private static let common: [Argument<Self>] = [
    option(
      "actor", .text.named("name"),
      "The actor's name in the journal (default: CAMPCTL_ACTOR, the configured one, or the user's name)."
    ) { $0.actor = $1 }.lastCounts(),
    option(
      "key", .text("key", reason: "it contains U+0000") { $0.utf8.contains(0) ? nil : $0 },
      "Idempotency key: repeating the request with it returns the first answer and changes nothing."
    ) { $0.key = $1 },
    flag("dry-run", "Rehearse: print the result, save nothing.") { $0.dryRun = $1 }.short("n"),
    flag("yes", "Answer yes to every confirmation.") { $0.yes = $1 },
  ]
}

extension WriteArguments {
  /// The terms of a write; equal requests must have equal texts.
  func terms(for request: @autoclosure () -> String) throws -> WriteTerms {
    var terms = WriteTerms()
    terms.isDryRun = dryRun
    terms.expectedVersion = ifVersion
    if key == "" { throw Failure.usage(.emptyKey) }
    if let key { terms.key = RequestKey(key, request: request()) }
    return terms
  }

  /// The actor: the given one, or that of the environment and the configuration.
  static func actor(_ given: String?) throws(Failure) -> String {
    if let given, !given.isEmpty { return given }
    if let actorOfProcess { return actorOfProcess }
    return try Configuration.ofProcess().actor.value
  }

  /// Looked up once for all lines of a batch; nil where the configuration cannot be read.
  private static let actorOfProcess = (try? Configuration.ofProcess())?.actor.value
}

/// The name that a line of a batch gives to the thing that it makes.
struct LineName: ArgumentSet, Sendable {
  var name: String?

  /// The mark before a name where a later line refers to it.
  static let mark = UInt8(ascii: "@")

  static let arguments: [Argument<Self>] = [
    option("as", .text("name", reason: reason, named), "A name for the result, which later lines write as @name.") {
      $0.name = $1
    }
  ]

  private static let reason = "a name is written in letters, digits, hyphens and underscores"

  private static func named(_ text: String) -> String? { PlainName.isName(text) ? text : nil }
}
