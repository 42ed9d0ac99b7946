/// The name, field and value of a problem, which scripts read.
struct ProblemSummary {
  let name: ProblemName
  let field: String?
  let value: String?

  init(_ name: ProblemName, _ field: String?, _ value: some CustomStringConvertible) {
    self.init(name, field: field, value: value.description)
  }

  init(_ name: ProblemName, _ field: String? = nil) {
    self.init(name, field: field, value: nil)
  }

  init(_ name: ProblemName, field: String?, value: String?) {
    self.name = name
    self.field = field
    self.value = value
  }
}
