import Persistence

/// Answers statements of SQL that people type, which read views of the campground and nothing else.
package final class QueryService {
  private let store: Store
  private let clock: CampgroundClock

  init(store: Store, clock: CampgroundClock) { (self.store, self.clock) = (store, clock) }

  /// The parameter that every statement may name, with the campground's today.
  package static let today = "today"

  /// The functions that a statement may call, some of them on one engine alone.
  package static let functions = functionsOfBoth + functionsOfFiles + functionsOfServers
  package static let functionsOfBoth = GivenWords.functions.sorted()
  package static let functionsOfFiles = GivenWords.functionsOfSQLite.sorted()
  package static let functionsOfServers = GivenWords.functionsOfPostgreSQL.sorted()

  /// The answer to a statement, whose parameters have these values.
  ///
  /// Throws ``GivenRefusal`` for a statement that would do more than to read views, is wrong, or takes too much.
  package func answer(
    _ text: String, values: [String: String] = [:], limits: GivenLimits = GivenLimits()
  ) throws -> GivenAnswer {
    try store.read {
      let now = clock.now
      let words = QueryWords(
        dialect: store.givenDialect, now: now.seconds, today: now.day.number,
        currency: try SettingsTable(store: store).settings().currency)
      var values = values
      if values[Self.today] == nil, GivenQuery.names(Self.today, in: text) { values[Self.today] = now.day.description }
      let views = QueryView.all.map { $0.given(words) }
      var query = try GivenQuery(text, about: views, values: values, in: words.dialect)
      query.limits = limits
      return try store.answer(query)
    }
  }
}
