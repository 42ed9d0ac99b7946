import TestSupport
import Testing

extension TestEngine {
  /// For a test that is about a file, and so runs on no server.
  static func ofFiles(_ reason: Comment) -> ConditionTrait { .enabled(if: !isPostgreSQL, reason) }
}
