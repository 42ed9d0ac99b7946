extension Document {
  /// The recorded steps that a block shows: those of one session, in its order; nil when no session has them.
  ///
  /// Of several sessions, the one whose answers agree most often.
  static func recorded(_ shown: [RecordedSession.Step]) throws -> [RecordedSession.Step]? {
    let found = try RecordedSession.all.compactMap { steps(of: shown.map(\.command), in: try $0.steps) }
    return found.max { agreeing($0, shown) < agreeing($1, shown) }
  }

  /// The steps with these commands, each behind the one before.
  private static func steps(of commands: [String], in session: [RecordedSession.Step]) -> [RecordedSession.Step]? {
    var rest = session[...]
    var found: [RecordedSession.Step] = []
    for command in commands {
      guard let index = rest.firstIndex(where: { $0.command == command }) else { return nil }
      found.append(rest[index])
      rest = rest[(index + 1)...]
    }
    return found
  }

  private static func agreeing(_ found: [RecordedSession.Step], _ shown: [RecordedSession.Step]) -> Int {
    zip(found, shown).count { $0 == $1 }
  }
}

extension RecordedSession.Step {
  /// The step as a block shows it.
  var text: String {
    let shown = "$ " + command.replacingOccurrences(of: "\n", with: "\n> ")
    return output.isEmpty ? shown : shown + "\n" + output
  }
}
