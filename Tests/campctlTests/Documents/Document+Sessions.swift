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

  /// The text with the answers of the recorded sessions in its blocks.
  func recordedAnew() throws -> String {
    var parts = text.components(separatedBy: "\n```console\n")
    for index in parts.indices.dropFirst() {
      let end = parts[index].range(of: "\n```")?.lowerBound ?? parts[index].endIndex
      guard let steps = try Self.recorded(RecordedSession.steps(of: String(parts[index][..<end]))) else { continue }
      parts[index] = steps.map(Self.text).joined(separator: "\n\n") + parts[index][end...]
    }
    return parts.joined(separator: "\n```console\n")
  }

  private static func text(_ step: RecordedSession.Step) -> String {
    let command = "$ " + step.command.replacingOccurrences(of: "\n", with: "\n> ")
    return step.output.isEmpty ? command : command + "\n" + step.output
  }
}
