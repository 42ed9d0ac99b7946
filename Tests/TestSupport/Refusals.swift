import CampgroundManager
import Testing

/// The error of a request that is refused.
package func rejected(
  at line: SourceLocation = #_sourceLocation, by request: () throws -> some Any
) throws -> CampingError {
  try #require(throws: CampingError.self, sourceLocation: line) { _ = try request() }
}

extension TestCampground {
  /// The error of a refused request, after which nothing may have changed.
  package func refusal(
    at line: SourceLocation = #_sourceLocation, of request: () throws -> some Any
  ) throws -> CampingError {
    let (before, entries) = (try Contents(of: self), try count("command"))
    let error = try rejected(at: line, by: request)
    #expect(try Contents(of: self) == before, sourceLocation: line)
    #expect(try count("command") == entries, sourceLocation: line)
    return error
  }

  /// The problems of a request, which has none when it is done.
  package func problems(of request: () throws -> some Any) throws -> [Problem] {
    do {
      _ = try request()
      return []
    } catch let error as CampingError {
      return error.problems
    }
  }
}

extension [Problem] {
  /// Each with its value, such as `closedToArrival 2027-07-04`.
  package var withValues: [String] { map { "\($0.name) \($0.value ?? "")" } }

  /// Each with its field, such as `nightly: invalidAmount`.
  package var byField: [String] { map { "\($0.field ?? ""): \($0.name)" } }
}
