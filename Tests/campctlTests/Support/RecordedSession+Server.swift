import Foundation
import TestSupport
import Testing

@testable import campctl

/// The recorded sessions on a server, where each finds its campground begun and empty.
extension RecordedSession {
  /// The sessions that run on files alone, with the reason.
  static let ofFiles = [
    "backups": "it puts files back that a restore has kept beside the campground's",
    "configuration": "it names files in a configuration, which counts less than the variable with the server's place",
  ]

  /// The sessions that the tests' engine can replay.
  static let replayed = TestEngine.isPostgreSQL ? all.filter { ofFiles[$0.name] == nil } : all

  static let defaultPlace = "~/.local/share/campctl/campground.sqlite"

  /// The lines of a recording that a server answers otherwise.
  private static let differences = [
    ("Began a new campground at \(defaultPlace).\n", ""),
    (
      """
      Error: There is no campground at \(defaultPlace) yet.
      Hint: The first command that writes creates it, for example: campctl add-site 1
      [78]
      """, "There are no sites yet."
    ),
  ]

  /// The hint of ``forget-camper`` about what a server keeps.
  private static let hintOfServer = """
    Hint: The server's write-ahead log and its archives, replicas, dumps and the server's own logs may hold the name, too, until \
    its administrator removes it there.

    """

  /// The text as the tests' engine answers.
  var expected: String {
    get throws {
      guard TestEngine.isPostgreSQL else { return try text }
      return try Self.differences.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
  }

  /// The answers of a server, as those of a file are recorded.
  static func masked(_ replayed: String, at place: ServedPlace) -> String {
    replayed.replacingOccurrences(of: place.location.description, with: defaultPlace)
      .replacingOccurrences(of: hintOfServer, with: "").replacingOccurrences(of: Hints.openToAll + "\n", with: "")
  }
}

extension TestEngine {
  /// The condition of a test that is about a file, or decided before a store is opened, and so runs on no server.
  static func ofFiles(_ reason: Comment) -> ConditionTrait { .enabled(if: !isPostgreSQL, reason) }
}
