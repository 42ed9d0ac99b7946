/// The arguments under a title that every command takes which has that title.
struct SharedArguments {
  let title: String
  let arguments: [ArgumentDescription]
  private let count: Int

  init(_ title: String, of commands: [CommandDescription]) {
    let lists = commands.compactMap { command in command.sections.first { $0.title == title }?.arguments }
    self.title = title
    arguments = (lists.first ?? []).filter { argument in
      lists.allSatisfy { $0.contains(where: argument.isExplained(like:)) }
    }
    count = lists.count
  }

  /// The sentence that reports which commands take them.
  func heading(among commands: [CommandDescription]) -> String {
    count == commands.count ? "Every command takes these options." : "\(count) commands take these options."
  }

  /// True when one of them explains this argument, too.
  func covers(_ argument: ArgumentDescription) -> Bool { arguments.contains(where: argument.isExplained(like:)) }
}

extension ArgumentDescription {
  /// True when the other one has the same names and the same explanation.
  fileprivate func isExplained(like other: ArgumentDescription) -> Bool {
    names == other.names && explanation == other.explanation
  }
}
