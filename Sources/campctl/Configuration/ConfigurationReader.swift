import Arguments
import CampgroundManager
import JSONText

/// Reads the lines of a configuration file: `key = value`, comments, and sections such as `[store lakeside]`,
/// `[chain all]` and `[report late-payers]`.
struct ConfigurationReader {
  private let file: ConfigurationFile
  private let home: String?
  private(set) var settings: [(key: ConfigurationKey, value: String, place: ConfigurationPlace)] = []
  private(set) var stores: [NamedStore] = []
  private(set) var reports: [SavedReport] = []
  /// The names of all sections, also of those without a location that can be used.
  private(set) var names: [(name: String, line: Int)] = []
  private(set) var problems: [ConfigurationProblem] = []
  private var line = 0
  private var section = Section.top
  /// The keys of the section so far, and their lines.
  private var keys: [(key: String, line: Int)] = []

  private enum Section: Equatable {
    case top
    case store(String, line: Int, isChain: Bool)
    /// The last of the reports.
    case report
    case unknown
  }

  /// Reads the contents; a location in `~` is below the given home.
  init(_ bytes: [UInt8], of file: ConfigurationFile, home: String?) {
    (self.file, self.home) = (file, home)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      self.line += 1
      read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
    endSection()
    problems.sort { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) {
    let trimmed = Self.trimmed(bytes)
    let text = String(decoding: trimmed, as: UTF8.self)
    guard text.utf8.elementsEqual(trimmed) else { return refuse(.invalidEncoding) }
    if text.isEmpty || text.hasPrefix("#") { return }
    // No other problem of the line may repeat it.
    if StoreServer.hasPassword(in: text) { return refuse(.location(.password)) }
    if text.hasPrefix("[") { return begin(text) }
    guard let sign = trimmed.firstIndex(of: UInt8(ascii: "=")) else { return refuse(.notASetting(text)) }
    let key = String(decoding: Self.trimmed(trimmed[..<sign]), as: UTF8.self)
    let value = String(decoding: Self.trimmed(trimmed[(sign + 1)...]), as: UTF8.self)
    if key.hasSteering || value.hasSteering { return refuse(.controlCharacter) }
    set(key, value)
  }

  /// Begins a section.
  private mutating func begin(_ text: String) {
    endSection()
    section = .unknown
    let words = text.dropFirst().dropLast().split { $0 == " " || $0 == "\t" }.map(String.init)
    guard text.hasSuffix("]"), let word = words.first, ["store", "chain", "report"].contains(word), words.count > 1
    else { return refuse(.unknownSection(text)) }
    let name = words.dropFirst().joined(separator: " ")
    guard PlainName.isName(name) else { return refuse(.invalidName(name, of: word)) }
    if word == "report" { return beginReport(name) }
    guard !StoreLocation.isMemory(name) else { return refuse(.reservedName(name)) }
    if let earlier = names.first(where: { $0.name == name }) { return refuse(.repeatedStore(name, line: earlier.line)) }
    section = .store(name, line: line, isChain: word == "chain")
    names.append((name, line))
  }

  private mutating func beginReport(_ name: String) {
    if let earlier = reports.first(where: { $0.name == name }) {
      return refuse(.repeatedReport(name, line: earlier.place.line))
    }
    section = .report
    reports.append(SavedReport(name: name, place: ConfigurationPlace(file: file.path, line: line)))
  }

  /// Ends a section; that of a store must have had a location, and that of a report a command.
  private mutating func endSection() {
    if section == .report, let report = reports.last, report.values[.command] == nil {
      problems.append(ConfigurationProblem(file: file.path, line: report.place.line, .noCommand(report.name)))
    }
    if case .store(let name, let line, _) = section, !keys.contains(where: { $0.key == "location" }) {
      problems.append(ConfigurationProblem(file: file.path, line: line, .noLocation(name)))
    }
    keys = []
  }

  private mutating func set(_ key: String, _ value: String) {
    if section == .unknown { return }
    if let fault = fault(of: key) { return refuse(fault) }
    if let earlier = keys.first(where: { $0.key == key }) { return refuse(.repeatedKey(key, line: earlier.line)) }
    keys.append((key, line))
    // Quotes in a filter are its own.
    if section == .report {
      if value.isEmpty { return refuse(.emptyValue(key)) }
      reports[reports.count - 1].values[SavedReport.SectionKey(rawValue: key) ?? .title] = value
      return
    }
    do throws(ValueFault) {
      let value = ConfigurationText(key: key, value: value, home: home)
      try value.requirePlain()
      let place = ConfigurationPlace(file: file.path, line: line)
      if case .store(let name, _, let isChain) = section {
        return stores.append(NamedStore(name: name, target: try value.target(isChain: isChain), place: place))
      }
      guard let known = ConfigurationKey(rawValue: key) else { return }
      settings.append((known, try value.read(as: known, isForMachine: file.isForMachine), place))
    } catch {
      refuse(error.fault)
    }
  }

  /// The fault of a key that does not belong where it stands; nil for one that does.
  private func fault(of key: String) -> ConfigurationProblem.Fault? {
    let isKnown = ConfigurationKey(rawValue: key) != nil
    if case .store = section {
      if key == "location" { return nil }
      return isKnown ? .keyInSection(key) : .unknownKey(key, near: Suggestion.nearest(to: key, among: ["location"]))
    }
    if section == .report {
      let keys = SavedReport.SectionKey.allCases.map(\.rawValue)
      if keys.contains(key) { return nil }
      return isKnown ? .keyInSection(key) : .unknownKey(key, near: Suggestion.nearest(to: key, among: keys))
    }
    if isKnown { return nil }
    if key == "location" { return .locationOutside }
    if key.lowercased() == "now" { return .pretendedTime }
    return .unknownKey(key, near: Suggestion.nearest(to: key, among: ConfigurationKey.allCases.map(\.rawValue)))
  }

  private mutating func refuse(_ fault: ConfigurationProblem.Fault) {
    problems.append(ConfigurationProblem(file: file.path, line: line, fault))
  }

  /// The bytes without blanks and tabs at their ends.
  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let last = bytes.lastIndex(where: { !isBlank($0) }) else { return [] }
    return bytes[...last].drop(while: isBlank)
  }
}
