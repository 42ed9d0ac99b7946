import JSONText

/// The text that a template makes: its own words, and the values that stand in it.
protocol MustacheOutput {
  mutating func append(words: String) throws
  /// Adds a value, which is not escaped when it is raw.
  mutating func append(value: String, isRaw: Bool) throws
}

/// The answer that a template shows.
enum MustacheAnswer {
  case one(JSONValue)
  /// A list, of which only one thing at a time is in memory.
  case list(_ each: ((JSONValue) throws -> Void) throws -> Void)
}

/// Fills in a template with the values of an answer.
final class MustacheFiller<Output: MustacheOutput> {
  /// The template of a name, each line of it behind an indentation; nil when there is none, which is as an empty one.
  typealias Partials = (_ name: String, _ indentation: String) throws -> MustacheTemplate?

  private(set) var output: Output
  /// The names that no value had wherever they stood, and where they stood first, in the order in which they were met.
  private(set) var missing: [(name: MustacheName, file: String, keys: [String])] = []
  private let partials: Partials
  private let answer: MustacheAnswer
  /// The values in whose sections the place is, the innermost last.
  private var values: [JSONValue]
  /// The templates in which it is.
  private var files: [String] = []
  private var found: Set<String> = []
  private var passes = 0

  static var greatestDepth: Int { 20 }
  static var mostPasses: Int { 10_000_000 }

  init(_ answer: MustacheAnswer, into output: Output, partials: @escaping Partials) {
    (self.answer, self.output, self.partials) = (answer, output, partials)
    if case .one(let value) = answer { values = [value] } else { values = [.null] }
  }

  func fill(_ template: MustacheTemplate) throws {
    files.append(template.file)
    try fill(template.nodes)
    files.removeLast()
    if files.isEmpty { missing.removeAll { found.contains($0.name.text) } }
  }

  private func fill(_ nodes: [MustacheNode]) throws {
    for node in nodes {
      switch node {
      case .text(let words): try output.append(words: words)
      case .value(let name, let isRaw): try output.append(value: value(of: name)?.words ?? "", isRaw: isRaw)
      case .section(let name, let isInverted, let nodes):
        if isInverted {
          if try isNothing(name) { try fill(nodes) }
        } else {
          try each(name) { try self.pass(name, $0, nodes) }
        }
      case .partial(let name, let indentation): try fill(name, indentation)
      }
    }
  }

  private func fill(_ partial: MustacheName, _ indentation: String) throws {
    guard files.count <= Self.greatestDepth else {
      throw mistake(.deepPartials(limit: Self.greatestDepth), at: partial)
    }
    if let template = try partials(partial.text, indentation) { try fill(template) }
  }

  private func pass(_ name: MustacheName, _ value: JSONValue, _ nodes: [MustacheNode]) throws {
    passes += 1
    guard passes <= Self.mostPasses else { throw mistake(.manyPasses(limit: Self.mostPasses), at: name) }
    values.append(value)
    defer { values.removeLast() }
    try fill(nodes)
  }

  /// Calls the body with each value for which a section stands.
  private func each(_ name: MustacheName, _ body: (JSONValue) throws -> Void) throws {
    if values.count == 1, name.keys.isEmpty, case .list(let each) = answer { return try each(body) }
    switch value(of: name) {
    case nil, .null, .flag(false): break
    case .list(let values): for value in values { try body(value) }
    case let value?: try body(value)
    }
  }

  private func isNothing(_ name: MustacheName) throws -> Bool {
    do { try each(name) { _ in throw Something() } } catch is Something { return false }
    return true
  }

  private struct Something: Error {}

  private func value(of name: MustacheName) -> JSONValue? {
    let keys = name.keys
    guard let first = keys.first else { return values.last }
    guard let outer = values.last(where: { $0[first] != nil }), var value = outer[first] else {
      miss(name, beside: values.last)
      return nil
    }
    for key in keys.dropFirst() where value != .null {
      guard let inner = value[key] else {
        miss(name, beside: value)
        return nil
      }
      value = inner
    }
    found.insert(name.text)
    return value
  }

  private func miss(_ name: MustacheName, beside value: JSONValue?) {
    guard missing.count < 10, !missing.contains(where: { $0.name.text == name.text }) else { return }
    missing.append((name, files.last ?? "", value?.members?.map(\.key) ?? []))
  }

  private func mistake(_ fault: MustacheMistake.Fault, at name: MustacheName) -> MustacheMistake {
    MustacheMistake(file: files.last ?? "", place: name.place, fault: fault)
  }
}

extension JSONValue {
  /// The words of a value in a template: nothing for null, the things of a list with commas between them.
  fileprivate var words: String {
    switch self {
    case .null: ""
    case .text(let text): text
    case .list(let values): values.map(\.words).joined(separator: ", ")
    case .flag, .number, .otherNumber, .object: text
    }
  }
}
