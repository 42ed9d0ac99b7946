import TestSupport
import Testing

extension TestEngine {
  /// For a test with statements that SQLite alone reads: it damages a store, or looks into the engine's own tables.
  static let ofFiles: ConditionTrait = .enabled(if: !isPostgreSQL, "its statements are SQLite's own")
}
