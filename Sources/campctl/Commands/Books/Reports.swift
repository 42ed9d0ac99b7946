import ArgumentParser

/// What a campground has done and earned.
struct Reports: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Report what the campground earns.", subcommands: [ReportRevenue.self])
}
