/// A thing for people, one field a line, its names aligned; missing values are left out.
struct Lines {
  private let fields: [(name: String, value: String)]

  init(_ fields: [(String, String?)]) {
    self.fields = fields.compactMap { name, value in value.map { (name, $0) } }
  }

  var text: String {
    zip(fields, names).map { $1 + TerminalText.sanitized($0.value) }.joined(separator: "\n")
  }

  /// The lines, a value that is too long for one wrapped beside its name.
  func lines(width: Int) -> [String] {
    zip(fields, names).flatMap { field, name in
      let line = name + TerminalText.sanitized(field.value)
      if DisplayWidth.of(line) <= width { return [line] }
      let indent = String(repeating: " ", count: name.count)
      let lines = WrappedText.lines(field.value, width: width, indent: indent)
      return [name + (lines.first?.dropFirst(name.count) ?? "")] + lines.dropFirst()
    }
  }

  /// The names, each with the blanks before its value.
  private var names: [String] {
    let width = fields.map(\.name.count).max() ?? 0
    return fields.map { $0.name + String(repeating: " ", count: width - $0.name.count + 2) }
  }
}
