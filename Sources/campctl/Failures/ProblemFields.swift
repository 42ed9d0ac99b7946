/// The name, field and value of a problem, which scripts read.
typealias ProblemFields = (name: String, field: String?, value: String?)
