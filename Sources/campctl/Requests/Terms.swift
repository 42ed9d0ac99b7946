import CampgroundManager

/// How a write is to be done, as a command line or a line of JSON says it.
struct Terms: Equatable {
  var actor: String?
  var key: String?
  var dryRun: Bool
  var ifVersion: Int?
  var yes: Bool

  init(actor: String? = nil, key: String? = nil, dryRun: Bool = false, ifVersion: Int? = nil, yes: Bool = false) {
    self.actor = actor
    self.key = key
    self.dryRun = dryRun
    self.ifVersion = ifVersion
    self.yes = yes
  }

  init(_ line: LineFields) throws {
    actor = try line.optional("actor")
    key = try line.optional("key")
    dryRun = try line.flag("dryRun")
    ifVersion = try line.optional("ifVersion")
    yes = try line.flag("yes")
  }

  /// For a request whose text is the same whenever the request is.
  func writeTerms(for request: @autoclosure () throws -> String) throws -> WriteTerms {
    var terms = WriteTerms()
    terms.isDryRun = dryRun
    terms.expectedVersion = ifVersion
    if key == "" { throw Failure.usage("A key cannot be empty", field: "key") }
    if let key { terms.key = RequestKey(key, request: try request()) }
    return terms
  }

  /// Who does it: as said, or as the environment says.
  static func actor(_ said: String?) -> String {
    said.flatMap { $0.isEmpty ? nil : $0 } ?? actorOfProcess
  }

  private static let actorOfProcess =
    Environment.variable("CAMPCTL_ACTOR") ?? Environment.variable("USER") ?? "unknown"
}
