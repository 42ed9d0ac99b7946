import Arguments
import CampgroundManager

/// The defaults of a person and of a machine, from their configuration files.
struct Configuration: Sendable {
  /// The files that were looked for, the person's before the machine's.
  private(set) var files: [ConfigurationFile]
  /// The stores with a name, each name once.
  private(set) var stores: [NamedStore] = []
  /// The reports of the user's own, each name once.
  private(set) var reports: [SavedReport] = []
  private var settings: [(key: ConfigurationKey, value: ConfiguredValue)] = []

  /// Reads the files; an earlier one wins over a later one. Throws ``Failure`` with all problems of all files.
  init(
    _ files: [ConfigurationFile], home: String?,
    contents: (ConfigurationFile) throws(ConfigurationProblem) -> [UInt8]? = { file throws(ConfigurationProblem) in
      try file.contents()
    }
  ) throws(Failure) {
    var problems: [ConfigurationProblem] = []
    var names: [String] = []
    self.files = files
    for index in files.indices {
      let file = files[index]
      do throws(ConfigurationProblem) {
        guard let bytes = try contents(file) else { continue }
        self.files[index].isFound = true
        let reader = ConfigurationReader(bytes, of: file, home: home)
        add(reader)
        names += reader.names.map(\.name)
        problems += reader.problems
      } catch {
        problems.append(error)
      }
    }
    problems += unknownStores(names)
    if !problems.isEmpty { throw Failure(problems) }
  }

  private mutating func add(_ reader: ConfigurationReader) {
    for store in reader.stores where self.store(named: store.name) == nil { stores.append(store) }
    for report in reader.reports where !reports.contains(where: { $0.name == report.name }) { reports.append(report) }
    settings += reader.settings.map { ($0.key, ConfiguredValue($0.value, .line($0.place))) }
  }

  /// The names of stores that no file has, where files choose them.
  private func unknownStores(_ names: [String]) -> [ConfigurationProblem] {
    settings.compactMap { key, value in
      guard key == .store, case .line(let place) = value.origin, PlainName.isName(value.value),
        !StoreLocation.isMemory(value.value), !names.contains(value.value)
      else { return nil }
      let near = Suggestion.nearest(to: value.value, among: names)
      return ConfigurationProblem(file: place.file, line: place.line, .unknownStore(value.value, near: near))
    }
  }
}

extension Configuration {
  /// The value of the first file that sets it; nil when none does.
  func value(_ key: ConfigurationKey) -> ConfiguredValue? { settings.first { $0.key == key }?.value }

  func store(named name: String) -> NamedStore? { stores.first { $0.name == name } }

  /// The store or the chain of a name, or of a location as a person writes it.
  func target(_ text: String) throws(StoreLocationProblem) -> StoreTarget {
    if let store = store(named: text) { return store.target }
    return try StoreTarget(text)
  }
}
