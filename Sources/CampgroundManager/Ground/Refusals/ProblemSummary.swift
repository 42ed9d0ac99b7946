/// The name, field and value of a problem, which scripts read.
struct ProblemSummary {
  let name: Problem.Name
  let field: String?
  let value: String?

  init(_ name: Problem.Name, _ field: String?, _ value: some CustomStringConvertible) {
    self.init(name, field: field, value: value.description)
  }

  init(_ name: Problem.Name, _ field: String? = nil) {
    self.init(name, field: field, value: nil)
  }

  init(_ name: Problem.Name, field: String?, value: String?) {
    self.name = name
    self.field = field
    self.value = value
  }
}
