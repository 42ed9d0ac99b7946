import CampgroundManager
import TestSupport
import Testing

/// Expects a refusal, after which nothing may have changed.
func refusal(
  of camp: TestCampground, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Void
) throws -> CampingError {
  let before = try Contents(of: camp)
  let entries = try camp.count("command")
  let error = try #require(throws: CampingError.self, sourceLocation: sourceLocation) { try body() }
  #expect(try Contents(of: camp) == before, sourceLocation: sourceLocation)
  #expect(try camp.count("command") == entries, sourceLocation: sourceLocation)
  return error
}
