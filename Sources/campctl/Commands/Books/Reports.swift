import ArgumentParser

/// What a campground has done and earned.
struct Reports: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Report how full the campground is, and what it earns.",
    subcommands: [
      ReportOccupancy.self, ReportRevenue.self, ReportNoShows.self, ReportCancellations.self, ReportLeadTime.self,
      ReportLengthOfStay.self,
    ])
}
