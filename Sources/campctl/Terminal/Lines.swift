/// A thing for people, one field a line, its names aligned; missing values are left out.
struct Lines {
  private let fields: [(name: String, value: String)]

  init(_ fields: [(String, String?)]) {
    self.fields = fields.compactMap { name, value in value.map { (name, $0) } }
  }

  var text: String {
    let width = fields.map(\.name.count).max() ?? 0
    return fields.map { field in
      field.name + String(repeating: " ", count: width - field.name.count + 2) + TerminalText.sanitized(field.value)
    }.joined(separator: "\n")
  }
}
