import Foundation

/// The recordings that this run of the tests is to write anew, by name: `CAMPCTL_RECORD="frontdesk quotes"`.
enum Recording {
  static let names = (ProcessInfo.processInfo.environment["CAMPCTL_RECORD"] ?? "").split(separator: " ").map(
    String.init)
}
