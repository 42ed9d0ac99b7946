import Arguments
import Basics
import CampgroundManager

/// The text behind a key of a configuration file.
struct ConfigurationText {
  let key: String
  let value: String
  let home: String?

  /// Throws for an empty value, for quotes around it, and for a comment behind it: in each the file says something else
  /// than it seems to.
  func requirePlain() throws(ValueFault) {
    if value.isEmpty { throw ValueFault(.emptyValue(key)) }
    if value.hasPrefix("\"") || value.hasPrefix("'") { throw ValueFault(.quotes(key, value)) }
    if value.hasPrefix("#") || value.contains(" #") { throw ValueFault(.comment(key, value)) }
  }

  /// The value in the form in which an option takes it.
  func read(as key: ConfigurationKey, isForMachine: Bool) throws(ValueFault) -> String {
    switch key {
    case .store where PlainName.isName(value): return value
    case .store: return try target().description
    case .actor: return value
    case .color: return try choice(among: ColorChoice.allCases.map(\.rawValue))
    case .format where isForMachine: throw ValueFault(.formatOfMachine(value))
    case .format: return try choice(among: OutputFormat.allCases.map(\.rawValue))
    case .letters: return try path()
    }
  }

  /// A store, or a chain of campgrounds.
  func target() throws(ValueFault) -> StoreTarget {
    do throws(StoreLocationProblem) {
      if let chain = try StoreChain(value) { return .chain(chain) }
    } catch {
      throw ValueFault(.location(error))
    }
    return .store(try location())
  }

  /// The same for a section, which says by its word whether it names a chain.
  func target(isChain: Bool) throws(ValueFault) -> StoreTarget {
    let target = try target()
    guard (target.chain != nil) == isChain else { throw ValueFault(isChain ? .oneInChain : .chainInStore) }
    return target
  }

  /// The place of a store: a path that does not depend on the folder in which a command runs, `memory`, or a server.
  private func location() throws(ValueFault) -> StoreLocation {
    if value == "memory" { return .memory }
    if value.hasPrefix("/") { return .file(value) }
    do throws(StoreLocationProblem) {
      if let server = try StoreServer(value) { return .server(server) }
    } catch {
      throw ValueFault(.location(error))
    }
    return .file(try path())
  }

  /// A path that does not depend on the folder in which a command runs.
  private func path() throws(ValueFault) -> String {
    if value.hasPrefix("/") { return value }
    guard value.hasPrefix("~/") else { throw ValueFault(.relativeLocation(key, value)) }
    guard let home else { throw ValueFault(.noHome(key, value)) }
    return home + value.dropFirst()
  }

  private func choice(among choices: [String]) throws(ValueFault) -> String {
    if choices.contains(value) { return value }
    throw ValueFault(.unknownValue(key, value, among: choices, near: Suggestion.nearest(to: value, among: choices)))
  }
}

/// The reason why a value cannot be used.
struct ValueFault: Error {
  let fault: ConfigurationProblem.Fault

  init(_ fault: ConfigurationProblem.Fault) { self.fault = fault }
}
