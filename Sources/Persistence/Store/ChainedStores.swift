/// The campgrounds of a chain that this role may read, each as a store that can only be read, in the order of their names.
///
/// Reads of all travel together, in as many flights as those of one. Some hundred campgrounds are read in groups: a server
/// has room for the locks of that number of tables in one transaction. The last reference to it takes leave of the server.
package final class ChainedStores {
  package let names: [String]
  package let stores: [Store]
  #if PostgreSQL
    private let groups: [(places: Range<Int>, chain: PostgreSQLChain)]
    private let link: PostgreSQLLink

    /// The number of campgrounds in one transaction.
    private static let limit = 50

    /// Connects, and looks which campgrounds there are; throws ``StoreError``, also for one that is named in the chain
    /// and may not be read.
    package init(_ chain: StoreChain, schema: Schema, busyTimeout: Duration = .seconds(10)) throws {
      let link = try PostgreSQLLink(chain.database, within: busyTimeout)
      let names = try PostgreSQLChain.names(of: chain, over: link)
      guard !names.isEmpty else { throw StoreError.unusable(path: chain.description, .emptyChain) }
      let tables = PostgreSQLTables(schema)
      let connections = names.map {
        PostgreSQLConnection(chain.server($0), tables: tables, busyTimeout: busyTimeout, over: link)
      }
      stores = connections.map {
        Store(.server($0.server), on: .postgresql($0), schema: schema, busyTimeout: busyTimeout)
      }
      groups = stride(from: 0, to: names.count, by: Self.limit).map { start in
        let places = start..<min(start + Self.limit, names.count)
        return (places, PostgreSQLChain(Array(connections[places]), over: link))
      }
      (self.link, self.names) = (link, names)
    }

    /// The names of the campgrounds that the chain names, or of all that this role may read.
    package static func names(of chain: StoreChain, busyTimeout: Duration = .seconds(10)) throws -> [String] {
      if let names = chain.names { return names }
      return try PostgreSQLChain.names(of: chain, over: PostgreSQLLink(chain.database, within: busyTimeout))
    }

    /// The number of round trips so far, beside those of connecting.
    package var flights: Int { link.flights }

    /// Calls the body with each store until it has all of its answers, and returns what it has returned or thrown.
    ///
    /// The body is called several times, so it changes nothing. Throws ``StoreError`` when the server is lost.
    package func read<Value>(_ body: (_ place: Int) throws -> Value) throws -> [Result<Value, any Error>] {
      try groups.flatMap { group in
        var results: [Result<Value, any Error>?] = group.places.map { _ in nil }
        do {
          try Self.look(group, &results, body)
          while results.contains(where: { $0 == nil }) {
            try group.chain.fly()
            try Self.look(group, &results, body)
          }
        } catch {
          if link.isLost { throw error }
        }
        group.chain.end()
        return zip(group.places, results).map { place, result in result ?? Result { try body(place) } }
      }
    }

    /// Tries the bodies that have not ended.
    private static func look<Value>(
      _ group: (places: Range<Int>, chain: PostgreSQLChain), _ results: inout [Result<Value, any Error>?],
      _ body: (_ place: Int) throws -> Value
    ) throws {
      for index in results.indices where results[index] == nil {
        let result = Result { try body(group.places.lowerBound + index) }
        if !group.chain.isLacking(index) { results[index] = result }
      }
    }
  #else
    package init(_ chain: StoreChain, schema: Schema, busyTimeout: Duration = .seconds(10)) throws {
      throw StoreError.unusable(path: chain.description, .needsPostgreSQL)
    }

    package static func names(of chain: StoreChain, busyTimeout: Duration = .seconds(10)) throws -> [String] {
      throw StoreError.unusable(path: chain.description, .needsPostgreSQL)
    }

    package var flights: Int { 0 }
    package func read<Value>(_ body: (_ place: Int) throws -> Value) throws -> [Result<Value, any Error>] { [] }
  #endif
}
