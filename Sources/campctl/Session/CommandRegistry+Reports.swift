import Arguments
import CampgroundManager

/// The reports of the user's own, which are commands as built-in ones are.
extension CommandRegistry {
  /// The built-in commands, and the reports of a configuration; a built-in name wins.
  func adding(_ reports: [SavedReport]) -> CommandRegistry {
    let own = reports.filter { entry(named: $0.fullName) == nil }
    if own.isEmpty { return self }
    let entries = own.map { report in
      // One of a command that is not there is refused when it is run.
      Entry(of: report, (try? find(report.words[...]))?.entry.type() ?? others[0].type())
    }
    let groups = groups.map { group in
      group.entries.contains { $0.name == "report" }
        ? Group(group.name, group.summary, group.entries + entries) : group
    }
    return CommandRegistry(groups: groups, everyday: everyday, others: others, former: former)
  }

  /// The same with those of this process; where its files cannot be read, the command that needs them is refused.
  static var ofProcess: CommandRegistry { campctl.adding((try? Configuration.ofProcess())?.reports ?? []) }

  /// Throws ``Failure`` when the files that may have a report cannot be read.
  static func requireReadableReports() throws(Failure) { _ = try Configuration.ofProcess() }

  /// The command of a report, and its words with those behind its name. Throws ``Failure`` unless it only reads.
  func command(
    of report: SavedReport, with given: ArraySlice<String>
  ) throws(Failure) -> (entry: Entry, rest: ArraySlice<String>) {
    let words = report.words
    guard let (entry, rest) = try Self.campctl.find(words[...]), entry.type() is any ReadCommand.Type else {
      throw .usage(.reportWithoutLook(report.name, command: report.values[.command]))
    }
    let reader = entry.reader
    let refused = reader.given(rest).values.map { reader.arguments[$0.place] }.first {
      ["store", "yes"].contains($0.name) || $0.completion.isPath && $0.name != "template"
    }
    if let refused {
      throw .usage(
        .reportWithOption(report.name, refused.isByPlace ? refused.name : "--\(refused.name)", line: report.line))
    }
    return (entry, report.words(with: given)[(words.count - rest.count)...])
  }
}
